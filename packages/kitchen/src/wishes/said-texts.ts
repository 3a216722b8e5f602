/* Collects all texts of a recipe. Any text may reveal an ingredient, so fields are excluded by name: a new field is included by default. */

/** Fields with codes and numbers, derived values, and removed foods. */
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

/** A sentence with marks, in the singular and the plural of each ingredient. */
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

/** Every text of a recipe, from any field, without duplicates. */
export const textsSaidIn = (recipe: object): string[] => [...new Set(stringsIn(recipe))];
