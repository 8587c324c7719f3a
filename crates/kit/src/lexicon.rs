//! The lexicon: every text a person sees, in three languages.

use std::{
    collections::{BTreeMap, BTreeSet},
    str::FromStr,
};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::{Arg, Message, message::TOLD};

/// A language people can read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Es];

    /// The two letters it goes by.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Es => "es",
        }
    }

    fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are a language")
    }
}

impl FromStr for Lang {
    type Err = ();

    /// Reads a language tag or a locale: `fr`, `fr-CA`, `fr_FR.UTF-8`.
    fn from_str(tag: &str) -> Result<Lang, ()> {
        let code = tag.get(..2).ok_or(())?;
        let is_bounded = tag[2..].starts_with(['-', '_', '.', '@']) || tag.len() == 2;
        Lang::ALL
            .into_iter()
            .find(|it| is_bounded && it.code() == code.to_ascii_lowercase())
            .ok_or(())
    }
}

/// Whether a game is being written (`DRAFT=1 cargo run …`): what is not said in French or
/// Spanish yet is said in English.
const IS_DRAFT: bool = option_env!("DRAFT").is_some();

/// Texts in every language, checked when they are read.
pub struct Lexicon {
    bundles: [FluentBundle<FluentResource>; 3],
    /// How the ids of names begin that are printed on cards and boards.
    names: &'static [&'static str],
    is_typeset: bool,
}

impl std::fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Lexicon")
    }
}

/// Why catalogues do not make a lexicon.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum LexiconError {
    /// Not Fluent.
    #[error("the {} catalogue cannot be read: {error}", .lang.code())]
    Format {
        /// Which one.
        lang: Lang,
        /// Where and why.
        error: String,
    },
    /// A text is there in English and not here, or takes other variables.
    #[error("`{id}` differs in {} from English", .lang.code())]
    Differs {
        /// Which one.
        lang: Lang,
        /// Which text.
        id: String,
    },
    /// The same text stands twice.
    #[error("`{id}` stands twice in {}", .lang.code())]
    Twice {
        /// Which one.
        lang: Lang,
        /// Which text.
        id: String,
    },
}

impl Lexicon {
    /// Reads catalogues, each in English, French and Spanish; the languages
    /// must have the same ids, attributes and variables. What the first one says, the
    /// kit's, another may say in its own words.
    ///
    /// # Errors
    ///
    /// Names the first text that is missing, doubled or different.
    pub fn parse(catalogues: &[[&str; 3]]) -> Result<Lexicon, LexiconError> {
        for catalogue in catalogues {
            let english = shape(Lang::En, catalogue[0])?;
            for lang in [Lang::Fr, Lang::Es] {
                let here = shape(lang, catalogue[lang as usize])?;
                if let Some(id) = difference(&english, &here).filter(|_| !IS_DRAFT) {
                    return Err(LexiconError::Differs { lang, id });
                }
            }
        }
        Ok(Lexicon {
            bundles: [
                bundle(Lang::En, catalogues)?,
                bundle(Lang::Fr, catalogues)?,
                bundle(Lang::Es, catalogues)?,
            ],
            names: &[],
            is_typeset: false,
        })
    }

    /// The lexicon with texts for pages, where a French sign never begins a line: a
    /// narrow space that does not break stands before it and inside quotation marks.
    #[must_use]
    pub fn typeset(self) -> Lexicon {
        Lexicon { is_typeset: true, ..self }
    }

    /// The lexicon of a game that prints these texts on its cards and boards, by how
    /// their ids begin: they can be read in another language than all others.
    #[must_use]
    pub fn naming(self, names: &'static [&'static str]) -> Lexicon {
        Lexicon { names, ..self }
    }

    /// Whether some texts are names that a box has printed.
    pub fn has_names(&self) -> bool {
        !self.names.is_empty()
    }

    /// Whether there is a text for `message`.
    pub fn has(&self, message: &Message) -> bool {
        self.pattern(Lang::En, message).is_some()
    }

    /// Puts a message into words.
    ///
    /// A text that is missing shows as its id in brackets; a test keeps that
    /// from happening.
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        self.say_as(lang, lang, message)
    }

    /// Puts a message into words, with names as a box in another language has them.
    pub fn say_as(&self, lang: Lang, names: Lang, message: &Message) -> String {
        let is_name = self.names.iter().any(|it| message.id.starts_with(it));
        let lang = if is_name { names } else { lang };
        let Some(pattern) = self.pattern(lang, message) else {
            return format!("[{}]", message.id);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(name.clone(), self.value(lang, names, arg));
        }
        let mut errors = Vec::new();
        let bundle = &self.bundles[lang as usize];
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
        if self.is_typeset && lang == Lang::Fr { bound(&said) } else { said.into_owned() }
    }

    /// Puts a message without variables into words.
    pub fn text(&self, lang: Lang, id: &str) -> String {
        self.say(lang, &Message::new(id))
    }

    fn pattern(&self, lang: Lang, message: &Message) -> Option<&ast::Pattern<&str>> {
        let text = self.bundles[lang as usize].get_message(&message.id)?;
        let attribute = |name: &str| text.get_attribute(name).map(|it| it.value());
        match message.attribute.as_deref() {
            Some(TOLD) => attribute(TOLD).or_else(|| text.value()),
            Some(name) => attribute(name),
            None => text.value(),
        }
    }

    fn value(&self, lang: Lang, names: Lang, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Message(message) => FluentValue::from(self.say_as(lang, names, message)),
            Arg::List(messages) => {
                let said = messages.iter().map(|it| self.say_as(lang, names, it));
                FluentValue::from(said.collect::<Vec<String>>().join(", "))
            }
        }
    }
}

/// A French text in which no sign is parted from its word.
fn bound(text: &str) -> String {
    let mut said = String::with_capacity(text.len() + 8);
    let mut letters = text.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let is_space = letter == ' ' || letter == '\u{a0}';
        let is_before =
            letters.peek().is_some_and(|it| matches!(it, ':' | ';' | '!' | '?' | '»' | '£' | '%'));
        said.push(if is_space && (is_before || before == '«') { '\u{202f}' } else { letter });
        before = letter;
    }
    said
}

fn bundle(
    lang: Lang,
    catalogues: &[[&str; 3]],
) -> Result<FluentBundle<FluentResource>, LexiconError> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    // Without marks around variables: they would stand in terminals and titles.
    bundle.set_use_isolating(false);
    let mut known = BTreeSet::new();
    for (at, catalogue) in catalogues.iter().enumerate() {
        if IS_DRAFT {
            bundle.add_resource_overriding(resource(Lang::En, catalogue)?);
        }
        let resource = resource(lang, catalogue)?;
        // What the first catalogue says for all games, a game may say in its own words.
        for id in resource.entries().filter_map(message_id).filter(|_| at != 0) {
            if !known.insert(id.to_owned()) {
                return Err(LexiconError::Twice { lang, id: id.to_owned() });
            }
        }
        bundle.add_resource_overriding(resource);
    }
    Ok(bundle)
}

fn resource(lang: Lang, catalogue: &[&str; 3]) -> Result<FluentResource, LexiconError> {
    FluentResource::try_new(catalogue[lang as usize].to_owned())
        .map_err(|(_, errors)| LexiconError::Format { lang, error: errors[0].to_string() })
}

fn message_id<'a>(entry: &'a ast::Entry<&'a str>) -> Option<&'a str> {
    match entry {
        ast::Entry::Message(message) => Some(message.id.name),
        _ => None,
    }
}

/// Each text and attribute with the names of its variables.
type Shape = BTreeMap<String, BTreeSet<String>>;

fn shape(lang: Lang, text: &str) -> Result<Shape, LexiconError> {
    let resource = fluent_syntax::parser::parse(text)
        .map_err(|(_, errors)| LexiconError::Format { lang, error: errors[0].to_string() })?;
    let mut shape = Shape::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        let mut variables = BTreeSet::new();
        message.value.iter().for_each(|it| in_pattern(it, &mut variables));
        if shape.insert(id.clone(), variables).is_some() {
            return Err(LexiconError::Twice { lang, id });
        }
        for attribute in &message.attributes {
            let mut variables = BTreeSet::new();
            in_pattern(&attribute.value, &mut variables);
            shape.insert(format!("{id}.{}", attribute.id.name), variables);
        }
    }
    Ok(shape)
}

fn difference(english: &Shape, here: &Shape) -> Option<String> {
    let differs = |(id, variables): &(&String, &BTreeSet<String>)| here.get(*id) != Some(variables);
    let missing = english.iter().find(differs).map(|it| it.0.clone());
    missing.or_else(|| here.keys().find(|it| !english.contains_key(*it)).cloned())
}

fn in_pattern(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, variables),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|it| in_pattern(&it.value, variables));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, variables),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|it| in_inline(it, variables));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str = "A2 = At most { $n ->\n    [one] { $n } button\n   *[other] { $n } buttons\n }.\n    .measure = costs { $cost }\n";
    const FR: &str = "A2 = Au plus { $n ->\n    [one] { $n } bouton\n   *[other] { $n } boutons\n }.\n    .measure = coûte { $cost }\n";
    const ES: &str = "A2 = Como mucho { $n ->\n    [one] { $n } botón\n   *[other] { $n } botones\n }.\n    .measure = cuesta { $cost }\n";

    #[test]
    fn speaks_three_languages() {
        let lexicon = Lexicon::parse(&[[EN, FR, ES]]).unwrap();
        let say = |lang, n: i32| lexicon.say(lang, &Message::new("A2").with("n", n));
        assert_eq!(say(Lang::En, 0), "At most 0 buttons.");
        assert_eq!(say(Lang::Fr, 0), "Au plus 0 bouton.");
        assert_eq!(say(Lang::Es, 3), "Como mucho 3 botones.");
        let measure = Message::new("A2").attribute("measure").with("cost", 2);
        assert_eq!(lexicon.say(Lang::Fr, &measure), "coûte 2");
    }

    #[test]
    fn a_forgotten_text_or_variable_is_an_error() {
        let error = Lexicon::parse(&[[EN, FR, &ES.replace("$cost", "$costo")]]).unwrap_err();
        assert_eq!(error, LexiconError::Differs { lang: Lang::Es, id: "A2.measure".to_owned() });
        let error = Lexicon::parse(&[[EN, &format!("{FR}\nA3 = De trop.\n"), ES]]).unwrap_err();
        assert_eq!(error.to_string(), "`A3` differs in fr from English");
    }

    #[test]
    fn a_game_may_say_in_its_own_words_what_the_kit_says_and_nothing_else_twice() {
        let (all, game) = (["over = Over.\n"; 3], ["over = Sunk.\n"; 3]);
        let lexicon = Lexicon::parse(&[all, game]).unwrap();
        assert_eq!(lexicon.text(Lang::Fr, "over"), "Sunk.");
        let error = Lexicon::parse(&[all, game, game]).unwrap_err();
        assert_eq!(error, LexiconError::Twice { lang: Lang::En, id: "over".to_owned() });
    }

    #[test]
    fn a_french_sign_stays_with_its_word_on_pages() {
        let text = |signs: &str| format!("A = {signs}\n");
        let (en, fr) =
            (text("Go on: “Done”!"), text("Suite : « Fait » ! Ou 2 £ ou 3\u{a0}% ; non ?"));
        let lexicon = Lexicon::parse(&[[&en, &fr, &en]]).unwrap().typeset();
        assert_eq!(
            lexicon.text(Lang::Fr, "A"),
            "Suite\u{202f}: «\u{202f}Fait\u{202f}»\u{202f}! Ou 2\u{202f}£ ou 3\u{202f}%\u{202f}; non\u{202f}?"
        );
        assert_eq!(lexicon.text(Lang::Es, "A"), "Go on: “Done”!");
    }

    #[test]
    fn names_can_be_read_in_the_language_of_the_box() {
        let text =
            |put: &str, card: &str| format!("put = {put} {{ $card }}.\ncard-bridge = {card}\n");
        let texts = [text("Put", "Bridge"), text("Posez", "Pont"), text("Pon", "Puente")];
        let lexicon =
            Lexicon::parse(&[[&texts[0], &texts[1], &texts[2]]]).unwrap().naming(&["card-"]);
        let put = Message::new("put").with("card", Message::new("card-bridge"));
        assert_eq!(lexicon.say_as(Lang::En, Lang::Fr, &put), "Put Pont.");
        assert_eq!(lexicon.say_as(Lang::Fr, Lang::Es, &Message::new("card-bridge")), "Puente");
        assert_eq!(lexicon.say(Lang::En, &put), "Put Bridge.");
    }

    #[test]
    fn a_locale_names_a_language() {
        assert_eq!("fr_CA.UTF-8".parse(), Ok(Lang::Fr));
        assert_eq!("frisian".parse::<Lang>(), Err(()));
        assert_eq!("C".parse::<Lang>(), Err(()));
    }
}
