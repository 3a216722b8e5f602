/*
 * All that a recipe says to its reader. Whatever is said is evidence of what is in it, so fields are not chosen but left out: one that is new
 * is read.
 */

/** Fields that hold codes and figures of ours, what was worked out from the rest, and what is no longer in it. */
const unsaid: ReadonlySet<string> = new Set([
  'language',
  'unit',
  'food',
  'kind',
  'growth',
  'time',
  'makes',
  'allergens',
  'diets',
  'labels',
  'checks',
  'wishes',
  'broken',
  'replaces',
]);

/** A sentence with marks, once for one and once for several of each ingredient. */
const bothNumbers = (text: string) =>
  text.includes('⟨')
    ? [0, 1].map((which) =>
        text.replace(/⟨([^:⟩]+):([^⟩]*)⟩/g, (_, what: string, words: string) =>
          /^\d+$/.test(what) ? (words.split('|')[which] ?? words) : '',
        ),
      )
    : [text];

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* bothNumbers(value);
  else if (Array.isArray(value)) for (const one of value) yield* stringsIn(one);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value)) if (!unsaid.has(key)) yield* stringsIn(inside);
}

/** Every text of a recipe, in whatever field it stands, each once. */
export const textsSaidIn = (recipe: object): string[] => [...new Set(stringsIn(recipe))];
