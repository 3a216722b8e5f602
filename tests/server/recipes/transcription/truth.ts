import type { Transcription } from '../../../../contract/recipes/transcription-endpoints.ts';

/** What stands in a recipe of the table, written by the hand that wrote the recipe. */
export interface Truth {
  title: string;
  servings: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  ingredients: { amount: number | null; unit: string | null; item: string }[];
  steps: string[];
}

const numberOf = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : Number(text));

/** `title: …`, `servings: …`, `prep: …`, `cook: …`, then `- amount | unit | item` and `# step`. */
export function truthOf(text: string): Truth {
  const lines = text.split('\n');
  const said = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  return {
    title: said('title') ?? '',
    servings: numberOf(said('servings')),
    prepMinutes: numberOf(said('prep')),
    cookMinutes: numberOf(said('cook')),
    ingredients: lines.flatMap((line) => {
      if (!line.startsWith('-')) return [];
      const [amount, unit = '', item = ''] = line.slice(1).split('|');
      return [{ amount: numberOf(amount), unit: unit.trim() === '' ? null : unit.trim(), item: item.trim() }];
    }),
    steps: lines.flatMap((line) => (line.startsWith('#') ? [line.slice(1).trim()] : [])),
  };
}

/** The words of a text, as they are counted: each character of those that are written without spaces. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** How many of the first are among the second, each as often as it stands there. */
function shared(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

interface Score {
  right: number;
  all: number;
}
export const noScore: Score = { right: 0, all: 0 };
export const sum = (one: Score, other: Score): Score => ({ right: one.right + other.right, all: one.all + other.all });
export const shareOf = ({ right, all }: Score): number => (all === 0 ? 1 : right / all);

const words = ({ title, ingredients, steps }: { title: string; ingredients: readonly { item: string }[]; steps: readonly string[] }) =>
  wordsOf([title, ...ingredients.map(({ item }) => item), ...steps].join('\n'));
const said = (text: string) => wordsOf(text).join(' ');

/** How much of a recipe was read: words that are right, fields that are right, and what is wrong with the others. */
export function scoreOf(truth: Truth, read: Transcription): { words: Score; fields: Score; wrong: string[] } {
  const expected = words(truth);
  const found = words({ title: read.title.text, ingredients: read.ingredients, steps: read.steps.map(({ text }) => text) });
  const pairs: [string, unknown, unknown][] = [
    ['title', said(truth.title), said(read.title.text)],
    ['servings', truth.servings, read.servings],
    ['prep', truth.prepMinutes, read.prepMinutes],
    ['cook', truth.cookMinutes, read.cookMinutes],
    ...truth.ingredients.flatMap(({ amount, unit, item }, index): [string, unknown, unknown][] => {
      const other = read.ingredients[index];
      return [
        [`amount ${index}`, amount, other?.amount],
        [`unit ${index}`, unit, other?.unit],
        [`item ${index}`, said(item), said(other?.item ?? '-')],
      ];
    }),
    ...truth.steps.map((text, index): [string, unknown, unknown] => [`step ${index}`, said(text), said(read.steps[index]?.text ?? '')]),
    // A line too many is a line wrong.
    ...read.ingredients.slice(truth.ingredients.length).map(({ item }): [string, unknown, unknown] => ['no ingredient', null, item]),
    ...read.steps.slice(truth.steps.length).map(({ text }): [string, unknown, unknown] => ['no step', null, text]),
  ];
  const wrong = pairs.filter(([, one, other]) => one !== other).map(([name, one, other]) => `${name}: ${String(one)} <> ${String(other)}`);
  return {
    // A word that was made up counts like one that is missing.
    words: { right: shared(expected, found), all: Math.max(expected.length, found.length) },
    fields: { right: pairs.length - wrong.length, all: pairs.length },
    wrong,
  };
}
