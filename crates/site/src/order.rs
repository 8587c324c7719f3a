//! The order of a program's functions: kin stand together.
//!
//! What is compiled from one generic text differs in few bytes. DEFLATE looks back
//! 32 KB and no further, so it sees the likeness only of neighbours.

use std::error::Error;

use wasm_encoder::{
    CodeSection, CustomSection, FunctionSection, Module,
    reencode::{self, Reencode},
};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionSectionReader, KnownCustom, Name, Parser,
    Payload, TypeRef,
};

/// The program with its functions in the order of their names, and without the names.
///
/// # Errors
///
/// If it is no program.
pub(crate) fn by_kin(wasm: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut found = Found::read(wasm)?;
    found.names.resize(found.sizes.len(), String::new());
    let mut order: Vec<usize> = (0..found.sizes.len()).collect();
    order.sort_by_key(|&it| (&found.names[it], found.sizes[it]));
    let mut places = vec![0; order.len()];
    for (place, &it) in order.iter().enumerate() {
        places[it] = found.n_imported + u32::try_from(place)?;
    }
    let mut reorder = Reorder { n_imported: found.n_imported, order, places };
    let mut module = Module::new();
    reorder.parse_core_module(&mut module, Parser::new(0), wasm).map_err(|it| it.to_string())?;
    Ok(module.finish())
}

/// What must be known of a program before anything is moved.
#[derive(Default)]
struct Found {
    n_imported: u32,
    /// The size of each function of the program's own.
    sizes: Vec<usize>,
    /// The name of each, without what tells kin apart.
    names: Vec<String>,
}

impl Found {
    fn read(wasm: &[u8]) -> Result<Found, Box<dyn Error>> {
        let mut found = Found::default();
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        if matches!(import?.ty, TypeRef::Func(_) | TypeRef::FuncExact(_)) {
                            found.n_imported += 1;
                        }
                    }
                }
                Payload::CodeSectionEntry(body) => found.sizes.push(body.range().len()),
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(names) = section.as_known() {
                        for part in names {
                            if let Name::Function(names) = part? {
                                found.name(names)?;
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(found)
    }

    fn name(&mut self, names: wasmparser::NameMap<'_>) -> Result<(), Box<dyn Error>> {
        for name in names {
            let name = name?;
            let Some(at) = name.index.checked_sub(self.n_imported) else { continue };
            let at = at as usize;
            if self.names.len() <= at {
                self.names.resize(at + 1, String::new());
            }
            self.names[at] = kin(name.name);
        }
        Ok(())
    }
}

/// A name without the hash that ends it and the types that a generic text is for.
fn kin(name: &str) -> String {
    let hash = name.rsplit_once("::h").filter(|(_, it)| it.len() == 16);
    let name = hash.map_or(name, |(name, _)| name);
    let (mut kept, mut depth, mut last) = (String::new(), 0_usize, ' ');
    for it in name.chars() {
        match it {
            '<' if 0 < depth || last.is_alphanumeric() || "_:".contains(last) => depth += 1,
            '>' if 0 < depth && last != '-' => depth -= 1,
            _ if depth == 0 => kept.push(it),
            _ => {}
        }
        last = it;
    }
    kept
}

/// Writes the program anew, every function at its new place.
struct Reorder {
    n_imported: u32,
    /// Which function comes first, which second...
    order: Vec<usize>,
    /// The new index of each.
    places: Vec<u32>,
}

impl Reencode for Reorder {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, index: u32) -> Result<u32, reencode::Error> {
        let own = index.checked_sub(self.n_imported);
        Ok(own.and_then(|it| self.places.get(it as usize).copied()).unwrap_or(index))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for &it in &self.order {
            functions.function(types[it]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let bodies: Vec<_> = section.into_iter().collect::<Result<_, _>>()?;
        for it in self.order.clone() {
            self.parse_function_body(code, bodies[it].clone())?;
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        module: &mut Module,
        section: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        if section.name() != "name" {
            let data = section.data().into();
            module.section(&CustomSection { name: section.name().into(), data });
        }
        Ok(())
    }
}
