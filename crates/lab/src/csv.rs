//! Rows as text: one game a line, with commas.

use kit::MAX_COUNTERS;

use crate::{Row, Winner};

/// The columns that every game has, before its own counters.
pub(crate) const COLUMNS: [&str; 5] = ["seed", "human", "automa", "winner", "actions"];

/// The first line.
pub(crate) fn head(counters: &[String]) -> String {
    let names = COLUMNS.into_iter().chain(counters.iter().map(String::as_str));
    names.collect::<Vec<_>>().join(",") + "\n"
}

/// Writes a row behind others.
pub(crate) fn write(row: &Row, n_counters: usize, out: &mut String) {
    use std::fmt::Write;
    let Row { seed, human, automa, winner, actions, tally } = row;
    write!(out, "{seed},{human},{automa},{winner},{actions}").expect("a text takes anything");
    for count in &tally[..n_counters] {
        write!(out, ",{count}").expect("a text takes anything");
    }
    out.push('\n');
}

/// Reads a line; nothing if it is no row of so many counters.
pub(crate) fn read(line: &str, n_counters: usize) -> Option<Row> {
    let mut cells = line.split(',');
    let mut row = Row {
        seed: cells.next()?.parse().ok()?,
        human: cells.next()?.parse().ok()?,
        automa: cells.next()?.parse().ok()?,
        winner: cells.next()?.parse::<Winner>().ok()?,
        actions: cells.next()?.parse().ok()?,
        tally: [0; MAX_COUNTERS],
    };
    for count in row.tally.get_mut(..n_counters)? {
        *count = cells.next()?.parse().ok()?;
    }
    cells.next().is_none().then_some(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_reads_as_it_is_written() {
        let mut tally = [0; MAX_COUNTERS];
        (tally[0], tally[1]) = (-7, 12);
        let row =
            Row { seed: 9, human: -157, automa: 40, winner: Winner::Automa, actions: 61, tally };
        let mut text = String::new();
        write(&row, 2, &mut text);
        assert_eq!(text, "9,-157,40,automa,61,-7,12\n");
        assert_eq!(read(text.trim_end(), 2), Some(row));
        for spoilt in
            ["", "9,-157,40,automa,61,-7", "9,-157,40,nobody,61,-7,12", "9,1,2,draw,3,4,5,6"]
        {
            assert_eq!(read(spoilt, 2), None, "{spoilt}");
        }
    }
}
