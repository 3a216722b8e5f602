/*
 * The text of a file of dishes: ids at the beginning of a line, their fields below. `data/README.md` explains it to cooks.
 *
 *   pea-soup
 *     title: Pea soup
 *     kinds: soup
 *     list:
 *       400 g frozen-pea
 */

/** A field: the words after its colon, or the lines below it. Lines are counted from 1. */
export interface DishField {
  line: number;
  text: string;
  lines: readonly { line: number; text: string }[];
}

/** A dish as raw fields. */
export interface DishEntry {
  id: string;
  line: number;
  fields: ReadonlyMap<string, DishField>;
}

/** An error with its place: `data/dishes/soups.txt:12: "3 pise leek" is no ingredient`. */
export const faultAt = (file: string, line: number, what: string): Error => new Error(`data/${file}:${line}: ${what}`);

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Splits a file into dishes and fields. @throws Error that names the invalid line */
export function readDishEntries(file: string, text: string): DishEntry[] {
  const entries: {
    id: string;
    line: number;
    fields: Map<string, { line: number; text: string; lines: { line: number; text: string }[] }>;
  }[] = [];
  let last: { lines: { line: number; text: string }[] } | null = null;
  text.split('\n').forEach((raw, index) => {
    const line = index + 1;
    const said = raw.trim();
    if (said === '' || raw.startsWith('#')) return;
    const indent = indentOf(raw);
    const entry = entries.at(-1);
    if (indent === 0) {
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(said)) throw faultAt(file, line, `"${said}" is no id of a dish: small letters and hyphens`);
      entries.push({ id: said, line, fields: new Map() });
      last = null;
    } else if (indent === 2 && entry !== undefined) {
      const [, name = '', words = ''] = /^([a-z]+):\s*(.*)$/.exec(said) ?? [];
      if (name === '') throw faultAt(file, line, `"${said}" is no field: a field is a word with a colon`);
      if (entry.fields.has(name)) throw faultAt(file, line, `${entry.id} has "${name}" twice`);
      const field = { line, text: words, lines: [] };
      entry.fields.set(name, field);
      last = field;
    } else if (indent === 4 && last !== null) last.lines.push({ line, text: said });
    else throw faultAt(file, line, 'a dish begins at the margin, its fields after two spaces, their lines after four');
  });
  return entries;
}
