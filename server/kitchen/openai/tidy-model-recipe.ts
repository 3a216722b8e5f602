import { units, type Unit } from '../../../contract/recipes/recipe.ts';
import { fromLine } from '../../recipes/read-schema-org.ts';
import { readKinds } from './wishes-read.ts';

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Model names of our units; any other name counts the item itself and goes into the note. */
const unitNames: Readonly<Record<Unit, string>> = {
  g: 'g gram grams gr gm gms grammes',
  kg: 'kg kilo kilos kilogram kilograms',
  ml: 'ml milliliter milliliters millilitre millilitres cc',
  l: 'l liter liters litre litres lt',
  tsp: 'tsp tsps teaspoon teaspoons t',
  tbsp: 'tbsp tbsps tablespoon tablespoons tbs tbl',
  cup: 'cup cups c',
  'fl oz': 'fl-oz floz fluid-ounce fluid-ounces',
  oz: 'oz ounce ounces',
  lb: 'lb lbs pound pounds',
  pinch: 'pinch pinches dash dashes',
  clove: 'clove cloves',
  slice: 'slice slices',
  can: 'can cans tin tins',
  bunch: 'bunch bunches',
  sprig: 'sprig sprigs',
  handful: 'handful handfuls',
  stalk: 'stalk stalks stick sticks rib ribs',
  leaf: 'leaf leaves',
  sheet: 'sheet sheets',
  piece: 'piece pieces pc pcs',
};
const byName = new Map(units.flatMap((unit) => unitNames[unit].split(' ').map((name) => [name, unit] as const)));

const counted = new Set(['', 'whole', 'unit', 'units', 'each', 'medium', 'large', 'small', 'none', 'null', 'item', 'items', 'to taste']);

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };

/** A number, also as text: "200", "1.5", "1,5", "1/2", "1 1/2", "½", "2-3" (the middle). Null for other values. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(',', '.');
  const range = /^(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)/.exec(text);
  if (range !== null) return (Number(range[1]) + Number(range[2])) / 2;
  const mixed = /^(\d+)?\s*([½¼¾⅓⅔⅛])/.exec(text);
  if (mixed !== null) return Number(mixed[1] ?? 0) + (fractions[mixed[2] ?? ''] ?? 0);
  const fraction = /^(?:(\d+)\s+)?(\d+)\/(\d+)/.exec(text);
  if (fraction !== null && Number(fraction[3]) > 0) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const plain = /^\d+(?:\.\d+)?/.exec(text)?.[0];
  return plain === undefined ? null : Number(plain);
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const whole = (value: unknown): number | null => {
  const number = numberOf(value);
  return number === null ? null : Math.round(number);
};

function tidyUnit(value: unknown): { unit: Unit | null; strange: string | null } {
  const name = (textOf(value) ?? '').trim().toLowerCase().replace(/\.$/, '').replace(/\s+/g, '-');
  const unit = byName.get(name);
  if (unit !== undefined) return { unit, strange: null };
  return { unit: null, strange: counted.has(name.replace(/-/g, ' ')) ? null : name.replace(/-/g, ' ') };
}

/** One ingredient in any form; null when it names no food. */
function tidyIngredient(value: unknown): Json | null {
  if (typeof value === 'string') return value.trim() === '' ? null : { ...fromLine(value), itemInEnglish: value };
  if (!isJson(value)) return null;
  const item = textOf(value['item'] ?? value['name'] ?? value['ingredient'])?.trim() ?? '';
  if (item === '') return null;
  const { unit, strange } = tidyUnit(value['unit']);
  const note = [strange, textOf(value['note'] ?? value['notes'])].filter((part) => part !== null && part !== '').join(', ');
  const amount = numberOf(value['amount'] ?? value['quantity']);
  return {
    amount: amount === 0 ? null : amount,
    unit,
    item,
    itemInEnglish: textOf(value['itemInEnglish'] ?? value['englishName']) ?? '',
    note: note === '' ? null : note,
    scales: value['scales'] !== false,
    madeOf: listOf(value['madeOf']).flatMap((part) => textOf(part) ?? []),
  };
}

/** A wish in any form; a kind that nobody knows is an exclusion. Null when it names nothing. */
function tidyWish(value: unknown): Json | null {
  const source = isJson(value) ? value : { words: value };
  const words = textOf(source['words'] ?? source['name'] ?? source['food'])?.trim() ?? '';
  const inEnglish = textOf(source['inEnglish'])?.trim() ?? '';
  const kind = readKinds.find((known) => known === source['kind']) ?? 'leave_out';
  return words === '' && inEnglish === '' ? null : { kind, words: words === '' ? inEnglish : words, inEnglish };
}

function tidyStep(value: unknown): Json | null {
  const text =
    typeof value === 'string'
      ? value
      : isJson(value)
        ? textOf(value['text'] ?? value['description'] ?? value['instruction'] ?? value['step'])
        : null;
  if (text === null || text.trim() === '') return null;
  const source = isJson(value) ? value : {};
  return {
    text: text.replace(/^\s*(?:step\s*)?\d+[.):]\s*/i, ''),
    minutes: numberOf(source['minutes'] ?? source['duration']),
    uses: listOf(source['uses']).flatMap((index) => whole(index) ?? []),
  };
}

function tidyNutrition(value: unknown): Json | null {
  if (!isJson(value)) return null;
  const kcal = numberOf(value['kcal'] ?? value['calories']);
  const protein = numberOf(value['protein']);
  const fat = numberOf(value['fat']);
  const carbohydrate = numberOf(value['carbohydrate'] ?? value['carbohydrates'] ?? value['carbs']);
  return kcal === null || protein === null || fat === null || carbohydrate === null ? null : { kcal, protein, fat, carbohydrate };
}

const isNo = (value: unknown) => value === false || value === 'false' || value === 0 || value === 'no';

/** An answer in our own form (camelCase): converts numbers written as texts and other names of units and fields, and fills in optional values. */
export function tidyModelRecipe(value: Json): Json {
  if (isNo(value['isFood'])) return { isFood: false, notFoodReason: textOf(value['notFoodReason']) };
  return {
    wishes: listOf(value['wishes']).flatMap((wish) => tidyWish(wish) ?? []),
    isFood: true,
    notFoodReason: null,
    title: textOf(value['title'] ?? value['name'] ?? value['recipeName']) ?? '',
    summary: textOf(value['summary'] ?? value['description']) ?? '',
    cuisine: textOf(value['cuisine']),
    servings: whole(value['servings'] ?? value['yield']),
    prepMinutes: numberOf(value['prepMinutes'] ?? value['prepTime']),
    cookMinutes: numberOf(value['cookMinutes'] ?? value['cookTime']),
    ingredients: listOf(value['ingredients']).flatMap((item) => tidyIngredient(item) ?? []),
    steps: listOf(value['steps'] ?? value['instructions'] ?? value['directions'] ?? value['method']).flatMap(
      (step) => tidyStep(step) ?? [],
    ),
    nutrition: tidyNutrition(value['nutrition']),
    assumptions: listOf(value['assumptions']).flatMap((line) => textOf(line) ?? []),
  };
}
