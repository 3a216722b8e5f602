import { westernDigits } from '@anydish/language/script';
import { itemName } from '../../contract/recipes/recipe-math.ts';
import type { Recipe, Unit } from '../../contract/recipes/recipe.ts';
import type { RecipeEdit } from '../../contract/recipes/version-endpoints.ts';

/** A typed line. `from`: its index in the edited version; null for a new line. */
export interface IngredientLine {
  id: string;
  from: number | null;
  amount: string;
  unit: Unit | null;
  item: string;
}

export interface StepLine {
  id: string;
  from: number | null;
  text: string;
}

/** The form, on top of a version. */
export interface RecipeForm {
  version: number;
  title: string;
  ingredients: IngredientLine[];
  steps: StepLine[];
}

type ListName = 'ingredients' | 'steps';

/** Edits of the lines of a form. */
export type LineEdit =
  | { type: 'ingredient.changed'; id: string; change: Partial<Pick<IngredientLine, 'amount' | 'unit' | 'item'>> }
  | { type: 'step.changed'; id: string; text: string }
  | { type: 'line.added'; list: ListName }
  | { type: 'line.removed'; list: ListName; id: string }
  | { type: 'line.moved'; list: ListName; id: string; by: -1 | 1 };
export type FormEdit = LineEdit | { type: 'title.changed'; title: string };

/** The form after an edit. */
export function edited<Form extends RecipeForm>(form: Form, event: FormEdit, newId: () => string): Form {
  switch (event.type) {
    case 'title.changed':
      return { ...form, title: event.title };
    case 'ingredient.changed':
      return { ...form, ingredients: form.ingredients.map((line) => (line.id === event.id ? { ...line, ...event.change } : line)) };
    case 'step.changed':
      return { ...form, steps: form.steps.map((line) => (line.id === event.id ? { ...line, text: event.text } : line)) };
    case 'line.added':
      return event.list === 'steps'
        ? { ...form, steps: [...form.steps, { id: newId(), from: null, text: '' }] }
        : { ...form, ingredients: [...form.ingredients, { id: newId(), from: null, amount: '', unit: null, item: '' }] };
    case 'line.removed':
      return event.list === 'steps'
        ? { ...form, steps: form.steps.filter(({ id }) => id !== event.id) }
        : { ...form, ingredients: form.ingredients.filter(({ id }) => id !== event.id) };
    case 'line.moved':
      return event.list === 'steps'
        ? { ...form, steps: moved(form.steps, event.id, event.by) }
        : { ...form, ingredients: moved(form.ingredients, event.id, event.by) };
  }
}

export type EditProblem =
  | 'title.missing'
  | 'summary.missing'
  | 'reason.missing'
  | 'amount.unknown'
  | 'item.missing'
  | 'text.missing'
  | 'ingredients.missing'
  | 'steps.missing';

const fractions: Readonly<Record<string, number>> = {
  '¼': 1 / 4, '½': 1 / 2, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8,
}; // prettier-ignore

/** An amount as cooks write it: "1.5", "1,5", "1/2", "1 1/2", "1½", in the digits of any script. Null: empty. Undefined: not readable. */
export function readAmount(typed: string): number | null | undefined {
  const text = westernDigits(typed.normalize('NFC')).replace(/[,٫]/g, '.').trim();
  if (text === '') return null;
  const [, whole = '', top, bottom, sign] =
    /^(\d{1,5}(?:\.\d{1,3})?)?(?:\s*(?:(\d{1,3})\s*[/⁄]\s*(\d{1,3})|([¼½¾⅓⅔⅛⅜⅝⅞])))?$/.exec(text) ?? [];
  const simple = /^(\d{1,3})\s*[/⁄]\s*(\d{1,3})$/.exec(text);
  if (simple !== null) return Number(simple[2]) === 0 ? undefined : Number(simple[1]) / Number(simple[2]);
  if (whole === '' && top === undefined && sign === undefined) return undefined;
  if (bottom !== undefined && Number(bottom) === 0) return undefined;
  const part = sign !== undefined ? (fractions[sign] ?? 0) : top !== undefined ? Number(top) / Number(bottom) : 0;
  return Number(whole) + part;
}

const round = (amount: number) => String(Math.round(amount * 1_000) / 1_000);

/** A version as a form. */
export function formOf(recipe: Recipe, newId: () => string): RecipeForm {
  return {
    version: recipe.version ?? 1,
    title: recipe.title,
    ingredients: recipe.ingredients.map((ingredient, from) => ({
      id: newId(),
      from,
      amount: ingredient.amount === null ? '' : round(ingredient.amount),
      unit: ingredient.unit,
      item: itemName(ingredient),
    })),
    steps: recipe.steps.map(({ text }, from) => ({ id: newId(), from, text })),
  };
}

/** The first error of a form and its line; null when it can be saved. */
export function problemOf({ title, ingredients, steps }: RecipeForm): { problem: EditProblem; line: string | null } | null {
  if (title.trim() === '') return { problem: 'title.missing', line: null };
  if (ingredients.length === 0) return { problem: 'ingredients.missing', line: null };
  if (steps.length === 0) return { problem: 'steps.missing', line: null };
  for (const { id, amount, item } of ingredients) {
    if (item.trim() === '') return { problem: 'item.missing', line: id };
    if (readAmount(amount) === undefined) return { problem: 'amount.unknown', line: id };
  }
  const empty = steps.find(({ text }) => text.trim() === '');
  return empty === undefined ? null : { problem: 'text.missing', line: empty.id };
}

/** An untouched amount is sent unrounded. */
export function editOf({ version, title, ingredients, steps }: RecipeForm, recipe: Recipe): RecipeEdit {
  return {
    version,
    title: title.trim(),
    ingredients: ingredients.map(({ from, amount, unit, item }) => {
      const was = from === null ? null : (recipe.ingredients[from]?.amount ?? null);
      return { from, amount: was !== null && round(was) === amount ? was : (readAmount(amount) ?? null), unit, item: item.trim() };
    }),
    steps: steps.map(({ from, text }) => ({ from, text: text.trim() })),
  };
}

/** The input on top of a newer version: lines with equal text take the newer version's data. */
export function onTopOf(form: RecipeForm, newer: Recipe): RecipeForm {
  const placeOf = (index: number) => (index < 0 ? null : index);
  return {
    ...form,
    version: newer.version ?? form.version,
    ingredients: form.ingredients.map((line) => ({
      ...line,
      from: placeOf(newer.ingredients.findIndex((ingredient) => itemName(ingredient) === line.item)),
    })),
    steps: form.steps.map((line) => ({ ...line, from: placeOf(newer.steps.findIndex(({ text }) => text === line.text)) })),
  };
}

/** The list with the line moved by that many places; it stops at the ends. */
function moved<T extends { id: string }>(lines: T[], id: string, by: -1 | 1): T[] {
  const at = lines.findIndex((line) => line.id === id);
  const [line, other] = [lines[at], lines[at + by]];
  if (line === undefined || other === undefined) return lines;
  return lines.map((one, place) => (place === at ? other : place === at + by ? line : one));
}
