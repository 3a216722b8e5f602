import { patternOf } from '@anydish/language/words';
import { endHead, ingredientsHead, methodHead, notesHead, partHead } from './said-words.ts';
import { withoutBullet } from './source-lines.ts';

export type Part = 'ingredients' | 'method' | 'notes' | 'end';

const heads: readonly [Part, string][] = [
  ['ingredients', ingredientsHead],
  ['method', methodHead],
  ['notes', notesHead],
  ['end', endHead],
];

/** "Ingredients (for 4)", "Zutaten für 4 Personen:": what may follow the heading word. */
const behind = String.raw`\s*(?:[(（[].{0,40}[)）\]]|(?:${patternOf('heading.for')})\s*\p{Nd}.{0,24}|\p{Nd}{1,2}\s*(?:${patternOf('serving.eaters')}))?\s*`;
const patterns = heads.map(([part, words]) => ({
  part,
  alone: new RegExp(`^(?:${patternOf('heading.article')})?(?:${words})${behind}[:：.\\-–—]*$`, 'iu'),
  before: new RegExp(`^(?:${words})(?:\\s*[(（][^()（）]{0,40}[)）])?\\s*[:：]\\s*(\\S.*)$`, 'iu'),
}));

/** The line without heading marks: "## **Method**", "=== Steps ===". */
const bareHead = (line: string): string =>
  withoutBullet(line)
    .replace(/^#{1,6}\s*/u, '')
    .replace(/^[=~_*]+\s*|\s*[=~_*]+$/gu, '')
    .replace(/^[【［〔〈《＜[]\s*([^】］〕〉》＞\]]{1,40})[】］〕〉》＞\]]\s*/u, '$1 ')
    .trim();

/** The section that a line starts, and the rest of the line; null for other lines. */
export function headOf(line: string): { part: Part; rest: string; said: string } | null {
  const [first = '', ...cells] = line.split('\t');
  // The header of a table: "Ingredient", "Amount".
  const text = bareHead(cells.some((cell) => /\p{N}/u.test(cell)) ? line : first);
  if (text === '' || text.length > 200) return null;
  for (const { part, alone } of patterns) if (alone.test(text)) return { part, rest: '', said: text };
  for (const { part, before } of patterns) {
    const [, rest] = before.exec(text) ?? [];
    if (rest !== undefined) return { part, rest, said: text };
  }
  return null;
}

const behindHead = `(?:${patternOf('heading.for')})`;
const kindOf = new RegExp(`^(?:${patternOf('heading.kind')})$`, 'iu');
const headFor = new RegExp(`^(?:${ingredientsHead})\\s+(${behindHead}\\s?\\p{L}.*)$`, 'iu');

/** "Dry ingredients", "Zutaten für den Teig": the heading of an ingredient group; null for other lines. */
export function ingredientPart(line: string): string | null {
  const text = bareHead(line).replace(/\s*[:：]+$/u, '');
  if (text === '' || text.length > 60 || /\p{Nd}/u.test(text) || headOf(line) !== null) return null;
  const [, part] = headFor.exec(text) ?? [];
  return part ?? (kindOf.test(text) ? text : null);
}

const begins = new RegExp(`^(?:${partHead})(?![\\p{L}\\p{M}])`, 'iu');

/** "For the sauce:" and similar, without marks; null for other lines. */
export function partOf(line: string): string | null {
  const text = bareHead(line);
  if (text === '' || text.length > 60 || /\p{Nd}/u.test(text)) return null;
  const isMarked = /[:：]$/u.test(text) || /^\s*(?:#{2,6}\s|【|［|＜|〈|==)/u.test(line);
  const isSaid = begins.test(text) && text.length <= 40 && !/[.!,]/u.test(text);
  return isMarked || isSaid ? text.replace(/\s*[:：]+$/u, '') : null;
}
