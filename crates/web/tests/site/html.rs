//! Sound HTML: what checkers of others find, found here first, on every page that the
//! snapshots walk through. No attribute twice, no id twice, nothing closed by another's
//! tag, no block where only words may stand, nothing to press inside something to press,
//! no role that its element cannot have, no form that nothing sends, and no name without
//! the words that are seen.

use crate::snapshots;

/// Elements that have no end.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];
/// Elements whose letters are no tags.
const RAW: [&str; 3] = ["script", "style", "textarea"];
/// Elements that are no words.
const BLOCKS: [&str; 22] = [
    "address", "article", "aside", "details", "div", "dl", "fieldset", "figure", "footer", "form",
    "h1", "h2", "h3", "header", "main", "nav", "ol", "p", "section", "table", "ul", "pre",
];
/// Elements in which only words may stand.
const WORDS: [&str; 9] = ["p", "summary", "button", "label", "span", "b", "h1", "h2", "h3"];
/// What is pressed.
const PRESSED: [&str; 5] = ["a", "button", "select", "input", "summary"];

/// An element that is open.
struct Open<'a> {
    name: &'a str,
    /// All that stands in its tag.
    tag: &'a str,
    /// Of a form: whether something in it sends it.
    is_sent: bool,
    attributes: Vec<(&'a str, &'a str)>,
    /// The words inside it that are seen.
    seen: String,
}

impl Open<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|it| it.0 == name).map(|it| it.1)
    }

    fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|it| it.split(' ').any(|it| it == class))
    }

    /// Whether its words are for nobody's eyes or for ears alone.
    fn is_unseen(&self) -> bool {
        self.get("aria-hidden") == Some("true")
            || self.get("hidden").is_some()
            || self.has_class("hide")
            || ["title", "desc", "defs"].contains(&self.name)
    }

    fn is_pressed(&self) -> bool {
        let is_hidden = self.name == "input" && self.get("type") == Some("hidden");
        PRESSED.contains(&self.name) && !is_hidden
    }
}

/// The name and the attributes of a tag.
fn read(tag: &str) -> (&str, Vec<(&str, &str)>) {
    let (name, mut rest) = tag.split_once([' ', '\n']).unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start();
        let end = rest.find(['=', ' ', '\n']).unwrap_or(rest.len());
        if end == 0 {
            return (name, attributes);
        }
        let (key, after) = rest.split_at(end);
        match after.strip_prefix("=\"").and_then(|it| it.split_once('"')) {
            Some((value, after)) => {
                attributes.push((key, value));
                rest = after;
            }
            None => {
                attributes.push((key, ""));
                rest = after;
            }
        }
    }
}

/// What is wrong with a page.
#[derive(Default)]
struct Judge<'a> {
    open: Vec<Open<'a>>,
    ids: Vec<&'a str>,
    /// The forms that nothing sends so far: their ids, and where they begin.
    unsent: Vec<(&'a str, &'a str)>,
    /// The forms that controls elsewhere send.
    sent: Vec<&'a str>,
    /// The level of the last heading.
    heading: u8,
    faults: Vec<String>,
}

impl<'a> Judge<'a> {
    fn of(page: &'a str) -> Vec<String> {
        let mut judge = Judge::default();
        let mut rest = page;
        while let Some((words, after)) = rest.split_once('<') {
            judge.words(words);
            let Some((tag, after)) = after.split_once('>') else { break };
            rest = after;
            let Some(name) = judge.tag(tag) else { continue };
            if RAW.contains(&name) {
                let end = format!("</{name}");
                rest = &rest[rest.find(&end).unwrap_or(0)..];
            }
        }
        judge.faults.extend(judge.open.iter().map(|it| format!("{} is never closed", it.name)));
        let is_unsent = |it: &&(&str, &str)| it.0.is_empty() || !judge.sent.contains(&it.0);
        let unsent = judge.unsent.iter().filter(is_unsent);
        judge.faults.extend(unsent.map(|it| format!("nothing sends <{}>", it.1)));
        judge.faults
    }

    fn words(&mut self, words: &str) {
        if self.open.iter().any(Open::is_unseen) {
            return;
        }
        for element in &mut self.open {
            element.seen.push_str(words);
            element.seen.push(' ');
        }
    }

    /// Reads a tag; the name of an element that it opens.
    fn tag(&mut self, tag: &'a str) -> Option<&'a str> {
        if tag.starts_with('!') {
            return None;
        }
        if let Some(name) = tag.strip_prefix('/') {
            match self.open.pop() {
                Some(open) if open.name == name => self.closed(&open),
                open => {
                    let found = open.map_or("nothing", |it| it.name);
                    self.faults.push(format!("</{name}> closes {found}"));
                }
            }
            return None;
        }
        let is_empty = tag.ends_with('/');
        let (name, attributes) = read(tag.trim_end_matches('/'));
        let open = Open { name, tag, is_sent: false, attributes, seen: String::new() };
        self.opened(&open, tag);
        self.sends(&open);
        if is_empty || VOID.contains(&name) {
            return None;
        }
        self.open.push(open);
        Some(name)
    }

    /// What can be said of an element when it begins.
    fn opened(&mut self, element: &Open<'a>, tag: &str) {
        let mut say = |what: &str| self.faults.push(format!("{what}: <{tag}>"));
        for (at, (key, _)) in element.attributes.iter().enumerate() {
            if element.attributes[..at].iter().any(|it| it.0 == *key) {
                say(&format!("{key} twice"));
            }
        }
        let around = |names: &[&str]| self.open.iter().rev().find(|it| names.contains(&it.name));
        if BLOCKS.contains(&element.name)
            && let Some(outer) = around(&WORDS)
            // Headings may stand in a summary.
            && !(outer.name == "summary" && element.name.starts_with('h'))
        {
            say(&format!("{} in {}", element.name, outer.name));
        }
        if element.is_pressed()
            && self.open.iter().any(|it| it.is_pressed() && it.name != "summary")
        {
            say("pressed inside something pressed");
        }
        if let [b'h', level @ b'1'..=b'6'] = element.name.as_bytes() {
            if self.heading + 1 < level - b'0' {
                say("a heading that skips a level");
            }
            self.heading = level - b'0';
        }
        let role = element.get("role");
        if element.name == "a" && role.is_some_and(|it| !["button", "tab", "link"].contains(&it)) {
            say("a link with another role");
        }
        let is_in = |role: &str| self.open.iter().any(|it| it.get("role") == Some(role));
        if role == Some("gridcell") && !is_in("row") || role == Some("row") && !is_in("grid") {
            say("a cell outside its row");
        }
        if let Some(id) = element.attributes.iter().find(|it| it.0 == "id").map(|it| it.1) {
            if self.ids.contains(&id) {
                self.faults.push(format!("id {id} twice"));
            }
            self.ids.push(id);
        }
    }

    /// Notes which form a control sends: a field for letters sends its form by Enter.
    fn sends(&mut self, element: &Open<'a>) {
        let kind = element.get("type").unwrap_or("submit");
        let is_sender = match element.name {
            "button" => kind == "submit",
            "input" => ["submit", "image", "search"].contains(&kind),
            _ => false,
        };
        if !is_sender {
            return;
        }
        let named = element.attributes.iter().find(|it| it.0 == "form").map(|it| it.1);
        match (named, self.open.iter_mut().rev().find(|it| it.name == "form")) {
            (Some(id), _) => self.sent.push(id),
            (None, Some(form)) => form.is_sent = true,
            (None, None) => {}
        }
    }

    /// What can be said of an element when it ends: a form can be sent, the words that are
    /// seen are in its name.
    fn closed(&mut self, element: &Open<'a>) {
        if element.name == "form" && !element.is_sent {
            let id = element.attributes.iter().find(|it| it.0 == "id").map_or("", |it| it.1);
            self.unsent.push((id, element.tag));
        }
        let is_control = element.is_pressed()
            || element.get("role").is_some_and(|it| ["button", "link", "switch"].contains(&it));
        let Some(name) = element.get("aria-label").filter(|_| is_control) else { return };
        let plain = |text: &str| {
            let letters = text.to_lowercase().replace(|it: char| !it.is_alphanumeric(), " ");
            letters.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        let (seen, name) = (plain(&element.seen), plain(name));
        if !name.contains(&seen) {
            self.faults.push(format!("“{seen}” is seen on what is called “{name}”"));
        }
    }
}

/// What is wrong with a page.
pub(crate) fn faults(page: &str) -> Vec<String> {
    Judge::of(page)
}

#[test]
fn the_judge_finds_what_checkers_find() {
    for (page, fault) in [
        ("<td class=\"n\" class=\"x\"></td>", "class twice"),
        ("<details><summary><p>a</p></summary></details>", "p in summary"),
        ("<p><b></p></b>", "closes b"),
        ("<h1>a</h1><h3>b</h3>", "skips a level"),
        ("<button><div></div></button>", "div in button"),
        ("<a href=\"/\"><button>b</button></a>", "pressed inside"),
        ("<a role=\"gridcell\" href=\"/\"></a>", "another role"),
        ("<g role=\"gridcell\"></g>", "outside its row"),
        ("<i id=\"a\"></i><i id=\"a\"></i>", "id a twice"),
        ("<form><button type=\"button\">a</button></form>", "nothing sends"),
        ("<form id=\"f\"></form><button form=\"g\">a</button>", "nothing sends"),
        ("<a aria-label=\"Dudley, coal mine\"><text>II</text></a>", "“ii” is seen"),
    ] {
        let found = Judge::of(page);
        assert!(found.iter().any(|it| it.contains(fault)), "{page}: {found:?}");
    }
    let sent = "<form id=\"f\"></form><button form=\"f\">a</button><form><button>b</button></form>";
    assert_eq!(Judge::of(sent), Vec::<String>::new());
    let sound = "<p>a <b>b</b><br></p><a aria-label=\"Why: the card\"><svg aria-hidden=\"true\"><text>7</text></svg>Why</a>";
    assert_eq!(Judge::of(sound), Vec::<String>::new());
}

#[tokio::test]
async fn every_page_is_sound_html() {
    let mut found = std::collections::BTreeMap::<String, (usize, String)>::new();
    for (name, page) in snapshots::all().await {
        let Some((_, page)) = page.split_once('\n') else { continue };
        if page.starts_with("<!DOCTYPE html>") {
            for fault in Judge::of(page) {
                let fault: String = fault.chars().take(200).collect();
                found.entry(fault).or_insert((0, name.clone())).0 += 1;
            }
        }
    }
    let told: Vec<String> =
        found.iter().map(|(fault, (n, page))| format!("{n} × {fault} ({page})")).collect();
    assert!(told.is_empty(), "{} kinds:\n{}", told.len(), told.join("\n"));
}
