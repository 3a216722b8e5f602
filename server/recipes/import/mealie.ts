import type { ImportRemark } from '../../../contract/recipes/import-endpoints.ts';
import type { Ingredient } from '../../../contract/recipes/recipe.ts';
import { cutText } from '../../../contract/text.ts';
import { emptyDraft, ingredientsOf, stepsOf, tagsOf, Unusable, type Draft } from './draft.ts';
import { isJson, listOf, type Json } from './json.ts';
import { plainLine, plainText } from './plain-text.ts';
import { minutesIn, servingsIn } from './read-times.ts';
import { unitOf } from './unit-words.ts';

/*
 * Mealie (https://docs.mealie.io). Its exports are ZIPs of `recipes/<name>/<name>.json` with `images/original.webp` beside it, those of one
 * recipe `<name>.json` with `original.webp`. Names of fields are in snake_case there, in camelCase in what the API and the editor give.
 */

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const fieldOf = (source: Json, name: string): unknown => source[name] ?? source[camel(name)];

export const isMealie = (source: Json): boolean =>
  source['@type'] === undefined && typeof source['slug'] === 'string' && Array.isArray(fieldOf(source, 'recipe_ingredient'));

const nameOf = (value: unknown): string => plainLine(isJson(value) ? value['name'] : value);
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 && number <= 100_000 ? number : null;
};

/** An ingredient with a food is already split; one without has everything in its note. */
function ingredientOf(value: unknown): Ingredient[] {
  if (!isJson(value)) return ingredientsOf([value]).ingredients;
  const food = nameOf(value['food']);
  const said = [value['note'], value['display'], fieldOf(value, 'original_text')].map(plainLine).find((text) => text !== '') ?? '';
  if (food === '') return ingredientsOf([said]).ingredients;
  const amount = numberOf(value['quantity']);
  const unitName = nameOf(value['unit']);
  const unit = amount === null || unitName === '' ? null : unitOf(unitName);
  const note = plainLine(value['note']);
  return [
    {
      amount: amount === null ? null : Number(amount.toFixed(3)),
      unit,
      // An unknown unit stays before the food.
      item: cutText(unit === null && unitName !== '' ? `${unitName} ${food}` : food, 120),
      note: note === '' ? null : cutText(note, 200),
      scales: amount !== null,
      replaces: null,
    },
  ];
}

function stepOf(value: unknown): Draft['steps'] {
  if (!isJson(value)) return stepsOf(value);
  const [first, ...others] = stepsOf(value['text']);
  const title = plainLine(value['title']);
  return first === undefined ? [] : [{ ...first, text: title === '' ? first.text : cutText(`${title}: ${first.text}`, 1_000) }, ...others];
}

function noteOf(source: Json): string {
  const notes = listOf(source['notes']).flatMap((note) => {
    const parts = isJson(note) ? [plainLine(note['title']), plainText(note['text'])] : [plainText(note)];
    return parts.filter((part) => part !== '').join('\n');
  });
  const address = plainLine(source['org_url'] ?? source['orgURL'] ?? source['orgUrl']);
  return [...notes, address].filter((part) => part !== '').join('\n\n');
}

/** @throws Unusable */
export function readMealie(source: Json): Draft {
  const title = cutText(plainLine(source['name']), 120);
  if (title === '') throw new Unusable('noTitle', cutText(plainLine(source['slug']), 120));
  const lines = listOf(fieldOf(source, 'recipe_ingredient'));
  const [prep, cook, total] = [
    minutesIn(fieldOf(source, 'prep_time')),
    minutesIn(fieldOf(source, 'perform_time')) ?? minutesIn(fieldOf(source, 'cook_time')),
    minutesIn(fieldOf(source, 'total_time')),
  ];
  const nutrition = source['nutrition'];
  const isRated = numberOf(source['rating']) !== null;
  const remarks: ImportRemark[] = [
    ...(lines.some((line) => isJson(line) && plainLine(line['title']) !== '') ? ['headings' as const] : []),
    ...(isJson(nutrition) && Object.values(nutrition).some((value) => value !== null && value !== '') ? ['nutrition' as const] : []),
    ...(isRated ? ['rating' as const] : []),
    ...(listOf(source['comments']).length > 0 ? ['comments' as const] : []),
    ...(listOf(source['tools']).length > 0 ? ['tools' as const] : []),
    ...(listOf(source['assets']).length > 0 ? ['files' as const] : []),
  ];
  const beside = ['webp', 'jpg', 'jpeg', 'png'].flatMap((kind) => [`images/original.${kind}`, `original.${kind}`]);
  return {
    ...emptyDraft,
    origin: 'Mealie',
    title,
    summary: plainText(source['description']),
    servings: servingsIn(numberOf(fieldOf(source, 'recipe_servings')) ?? fieldOf(source, 'recipe_yield')),
    prepMinutes: prep,
    cookMinutes: cook ?? (prep === null ? total : null),
    ingredients: lines.flatMap(ingredientOf),
    steps: listOf(fieldOf(source, 'recipe_instructions')).flatMap(stepOf),
    tags: tagsOf(source['tags'], fieldOf(source, 'recipe_category'), source['categories']),
    note: noteOf(source),
    photo: { names: beside },
    remarks,
  };
}
