import { create } from 'superstruct';
import {
  diets,
  recipeSchema,
  stepSchema,
  units,
  type Ingredient,
  type Recipe,
  type Step,
  type Unit,
} from '../../contract/recipes/recipe.ts';
import { cutText } from '../../contract/text.ts';
import { identify, factsOf } from '@anydish/kitchen/prove';
import { dietUris, furtherFields, toSchemaOrg } from '../../contract/recipes/schema-org.ts';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const firstNumber = (value: unknown): number | null => {
  const [first] = listOf(value);
  if (typeof first === 'number') return first;
  const found = typeof first === 'string' ? /\d+(?:\.\d+)?/.exec(first)?.[0] : undefined;
  return found === undefined ? null : Number(found);
};

/** Minutes of an ISO 8601 duration; null for anything else. */
export function fromDuration(value: unknown): number | null {
  const match = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+)S)?)?$/.exec(typeof value === 'string' ? value : '');
  if (match === null) return null;
  const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (days ?? 0) * 1_440 + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60;
}

const isUnit = (text: string | undefined): text is Unit => units.some((unit) => unit === text);

/** Splits "400 g spaghetti, broken"; a line without an amount is an item to taste. */
export function fromLine(written: string): Ingredient {
  const line = cutText(written.trim(), 1_000).replace(/\s+/g, ' ');
  const match = /^(\d+(?:\.\d+)?)\s+(?:(fl oz|\S+)\s+)?(.+)$/.exec(line);
  const hasUnit = isUnit(match?.[2]);
  const rest = match === null ? line.trim() : hasUnit ? (match[3] ?? '') : line.trim().replace(/^\S+\s+/, '');
  const comma = rest.indexOf(', ');
  return {
    amount: match === null ? null : Number(match[1]),
    unit: isUnit(match?.[2]) ? match[2] : null,
    item: cutText(comma < 0 ? rest : rest.slice(0, comma), 120),
    note: comma < 0 ? null : cutText(rest.slice(comma + 2), 200),
    scales: match !== null,
    replaces: null,
  };
}

function readSteps(source: Json): Step[] {
  const further = listOf(source['anydish:steps']);
  return listOf(source['recipeInstructions']).flatMap((entry, index) => {
    const text = isJson(entry) ? textOf(entry['text']) : textOf(entry);
    const more = further[index];
    const step = { uses: [], ...(isJson(more) ? more : {}), text, minutes: isJson(entry) ? fromDuration(entry['timeRequired']) : null };
    return text === null ? [] : [create(step, stepSchema)];
  });
}

export function readNutrition(value: unknown) {
  if (!isJson(value)) return null;
  const kcal = firstNumber(value['calories']);
  const protein = firstNumber(value['proteinContent']);
  const fat = firstNumber(value['fatContent']);
  const carbohydrate = firstNumber(value['carbohydrateContent']);
  return kcal === null || protein === null || fat === null || carbohydrate === null ? null : { kcal, protein, fat, carbohydrate };
}

/** What is known about a list of English names. */
const allergensOf = (items: readonly string[]) =>
  factsOf({ ingredients: items.map((text) => identify([{ text, language: 'en' }])), mentioned: [], carbohydrate: null }).allergens;

/**
 * Converts a schema.org/Recipe: exactly when AnyDish wrote it, otherwise from the standard properties.
 * @throws superstruct's StructError when it is not a usable recipe
 */
export function fromSchemaOrg(source: Json): Recipe {
  const own = source['anydish:ingredients'];
  const ingredients = Array.isArray(own) ? own : listOf(source['recipeIngredient']).map((line) => fromLine(String(line)));
  const claimed = listOf(source['suitableForDiet']).map(String);
  const language = textOf(source['inLanguage']);
  const recipe = {
    ...(language === null ? {} : { language }),
    guid: textOf(source['identifier']),
    companyUri: textOf(source['anydish:companyUri']) ?? '',
    title: textOf(source['name']),
    summary: textOf(source['description']) ?? textOf(source['name']),
    cuisine: textOf(source['recipeCuisine']),
    servings: firstNumber(source['recipeYield']) ?? 4,
    createdAt: Date.parse(String(source['dateCreated'] ?? source['datePublished'])),
    prepMinutes: fromDuration(source['prepTime']),
    cookMinutes: fromDuration(source['cookTime']),
    unitSystem: source['anydish:unitSystem'] ?? 'metric',
    photoGuid: textOf(source['anydish:photoGuid']),
    ...(Array.isArray(source['anydish:morePhotoGuids']) && { morePhotoGuids: source['anydish:morePhotoGuids'] }),
    ingredients,
    steps: readSteps(source),
    diets: diets.filter((diet) => claimed.some((uri) => uri.endsWith(dietUris[diet].replace('https://schema.org/', '')))),
    allergens: source['anydish:allergens'] ?? allergensOf(listOf(source['recipeIngredient']).map((line) => fromLine(String(line)).item)),
    nutrition: readNutrition(source['nutrition']),
    ...Object.fromEntries(
      furtherFields.flatMap((name) => (source[`anydish:${name}`] === undefined ? [] : [[name, source[`anydish:${name}`]]])),
    ),
    assumptions: listOf(source['anydish:assumptions']),
    cookedBy: source['anydish:cookedBy'] ?? { kind: 'built-in', model: null, promptVersion: null, isImprovised: false },
  };
  return create(recipe, recipeSchema);
}

function differences(before: unknown, after: unknown, path: string): string[] {
  if (Array.isArray(before) && Array.isArray(after))
    return before.flatMap((item, index) => differences(item, after[index], `${path}[${index}]`));
  if (isJson(before) && isJson(after))
    return Object.keys(before).flatMap((key) => differences(before[key], after[key], path === '' ? key : `${path}.${key}`));
  return Object.is(before, after) ? [] : [path];
}

/** Paths that a recipe loses in a round trip through schema.org; `standardOnly`: as read by a client that ignores `anydish:`. */
export function lossOf(recipe: Recipe, { standardOnly = false } = {}): string[] {
  const written = toSchemaOrg(recipe, 'https://example.com');
  const seen = standardOnly ? Object.fromEntries(Object.entries(written).filter(([key]) => !key.startsWith('anydish:'))) : written;
  const wire: unknown = JSON.parse(JSON.stringify(seen));
  return isJson(wire) ? differences(recipe, fromSchemaOrg(wire), '') : [''];
}
