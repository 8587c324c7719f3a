//! The rules of access.js: each finds a page made bad on purpose.

use crate::webdriver::{Browser, DESK};

/// The rules, as a script that returns what it finds.
pub(crate) const ACCESS: &str = include_str!("access.js");

const GOOD: &str = "\
    <header><nav aria-label=Site><a href=/>Home</a></nav></header>\
    <main><h1>Games</h1><p>A text with <a href=/x>a link</a>.</p>\
    <h2>Two</h2><ul><li>one</li></ul>\
    <table><caption>Points</caption><tr><th>You</th><td>3</td></tr></table>\
    <form><label for=n>Name</label><input id=n><button aria-pressed=false>Go</button>\
    <fieldset><legend>Level</legend><label><input type=radio name=l> one</label></fieldset></form>\
    <svg role=img aria-label=Quilt width=9 height=9></svg><img alt='' src=x></main>\
    <p id=live role=status></p>";

/// What the rules find on a page with this body and head.
fn found(browser: &Browser, html: &str, head: &str, body: &str) -> Vec<String> {
    let style = "body{background:#fff;color:#222;font:16px sans-serif}\
                 a,button,input,select{display:inline-block;min-width:44px;min-height:44px}";
    let page = format!(
        "<!doctype html><html {html}><head>{head}<style>{style}</style></head><body>{body}</body></html>"
    );
    let page: String = page.bytes().map(|it| format!("%{it:02x}")).collect();
    browser.go(&format!("data:text/html;charset=utf-8,{page}"));
    // From now on the focus shows as it does for a keyboard.
    browser.press("\u{E004}");
    let found = browser.js(ACCESS);
    let found = found.as_array().unwrap_or_else(|| panic!("{body}: {found}"));
    found.iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_rule_finds_a_page_made_bad_on_purpose() {
    let browser = Browser::open("rules", DESK);
    browser.prefer("light", "reduce");
    let title = "<title>Games</title>";
    let fine = found(&browser, "lang=en", title, GOOD);
    assert!(fine.is_empty(), "{fine:#?}");
    for (rule, bad) in [
        ("id", "<p id=n>twice</p>"),
        ("reference", "<p aria-describedby=nobody>text</p>"),
        ("reference", "<a href='#nowhere'>there</a>"),
        ("reference", "<label for=nobody>text</label>"),
        ("name", "<button></button>"),
        ("name", "<button><svg aria-hidden=true></svg></button>"),
        ("name", "<input type=text>"),
        ("name", "<a href=/y aria-label=' '></a>"),
        ("picture", "<img src=x>"),
        ("picture", "<svg width=9 height=9></svg>"),
        ("picture", "<div role=img style='width:9px;height:9px'></div>"),
        ("group", "<fieldset><input aria-label=x></fieldset>"),
        ("group", "<div role=group><button>a</button></div>"),
        ("group", "<label><input type=radio name=z> z</label>"),
        ("label", "<button aria-label=Other>Write</button>"),
        ("role", "<div role=buton>text</div>"),
        ("structure", "<div role=listitem>text</div>"),
        ("structure", "<div role=gridcell>text</div>"),
        ("state", "<button aria-pressed=yes>text</button>"),
        ("state", "<a href=/z aria-current=now>text</a>"),
        ("heading", "<h4>Deep</h4>"),
        ("heading", "<h1>Again</h1>"),
        ("heading", "<h2> </h2>"),
        ("landmark", "<div role=main>text</div>"),
        ("landmark", "<nav><a href=/q>text</a></nav>"),
        ("list", "<ul><div>text</div></ul>"),
        ("list", "<div><li>text</li></div>"),
        ("table", "<table><caption>x</caption><tr><td>1</td></tr></table>"),
        ("table", "<table><tr><th>a</th></tr></table>"),
        ("table", "<table><caption>x</caption><tr><th></th></tr></table>"),
        ("tabindex", "<div tabindex=3>text</div>"),
        ("hidden", "<div aria-hidden=true><button>text</button></div>"),
        ("nested", "<a href=/n><span role=button>text</span></a>"),
        ("focus", "<button style='outline:none'>text</button>"),
        ("focus", "<span role=button tabindex=0 style='outline:none'>text</span>"),
        (
            "target",
            "<button style='min-width:0;min-height:0;width:9px;height:9px;padding:0'>a</button><button>b</button>",
        ),
        ("contrast", "<p style='color:#999'>pale</p>"),
        ("contrast", "<p style='color:#fff;background:#ddd'>pale</p>"),
        ("contrast", "<p style='opacity:.4'>pale</p>"),
        ("contrast", "<p style='color:color-mix(in srgb, black 30%, white)'>pale</p>"),
        ("lang", "<p lang=x1>text</p>"),
    ] {
        let body = GOOD.replace("</main>", &format!("{bad}</main>"));
        let found = found(&browser, "lang=en", title, &body);
        let is_found = found.iter().any(|it| it.starts_with(&format!("{rule}:")));
        assert!(is_found, "{rule} {bad}: {found:#?}");
        let others: Vec<_> =
            found.iter().filter(|it| !it.starts_with(&format!("{rule}:"))).collect();
        assert!(others.is_empty(), "{rule} {bad}: {others:#?}");
    }
    let zoom = format!("{title}<meta name=viewport content='width=device-width,user-scalable=no'>");
    for (rule, html, head, body) in [
        ("lang", "", title, GOOD.to_owned()),
        ("title", "lang=en", "", GOOD.to_owned()),
        ("zoom", "lang=en", &*zoom, GOOD.to_owned()),
        ("region", "lang=en", title, format!("<div>astray</div>{GOOD}")),
        ("live", "lang=en", title, GOOD.replace("role=status", "")),
        ("landmark", "lang=en", title, GOOD.replace("main>", "div>")),
        ("heading", "lang=en", title, GOOD.replace("h1>", "p>")),
    ] {
        let found = found(&browser, html, head, &body);
        let is_found = found.iter().any(|it| it.starts_with(&format!("{rule}:")));
        assert!(is_found, "{rule}: {found:#?}");
    }
    // What is legible in the light may not be in the dark.
    let dark = "<meta name=color-scheme content='light dark'>\
                <style>p.d{background:light-dark(#fff,#222);color:#222}</style>";
    let head = format!("{title}{dark}");
    let body = GOOD.replace("</main>", "<p class=d>text</p></main>");
    assert_eq!(found(&browser, "lang=en", &head, &body), [""; 0]);
    browser.prefer("dark", "reduce");
    let found = found(&browser, "lang=en", &head, &body);
    assert!(found.iter().any(|it| it.starts_with("contrast:")), "{found:#?}");
}
