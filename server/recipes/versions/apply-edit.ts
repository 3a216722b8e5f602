import { itemName } from '../../../contract/recipes/recipe-math.ts';
import type { Ingredient, RecipeBody, Step } from '../../../contract/recipes/recipe.ts';
import type { RecipeEdit } from '../../../contract/recipes/version-endpoints.ts';
import { foodTree, isPoured } from '@anydish/kitchen/foods';
import { identify } from '@anydish/kitchen/prove';
import { judged, languageOf } from './judge.ts';

type Line = RecipeEdit['ingredients'][number];

const counted = /⟨(\d+):([^⟩]*)⟩/g;

/** References in a sentence follow their lines; words for a deleted line stay as they were. */
function retold(template: string, ingredients: readonly Ingredient[], moved: ReadonlyMap<number, number>): string {
  return template.replace(counted, (_, at: string, words: string) => {
    const to = moved.get(Number(at));
    if (to !== undefined) return `⟨${to}:${words}⟩`;
    const [one = '', many = one] = words.split('|');
    return (ingredients[Number(at)]?.amount ?? 0) > 1.2 ? many : one;
  });
}

/** The lexicon's entry for an edited line. */
export function described({ item, unit }: Pick<Line, 'item' | 'unit'>, language: ReturnType<typeof languageOf>): Partial<Ingredient> {
  const [food, ...others] = identify([{ text: item, language }]);
  if (food === undefined || others.length > 0) return { food: null, density: null, each: null };
  const { weights } = foodTree().food(food);
  return { food, density: weights.get('ml') ?? null, isPoured: isPoured(food), each: weights.get(unit ?? 'each') ?? null };
}

/** Some ingredients keep their typed names. */
const withoutPlural = ({ plural: _, ...rest }: Ingredient): Ingredient => rest;

function editedLine(line: Line, before: RecipeBody): Ingredient {
  const { amount, unit } = line;
  const item = line.item.trim();
  const was = line.from === null ? undefined : before.ingredients[line.from];
  if (was === undefined)
    return { amount, unit, item, note: null, scales: amount !== null, replaces: null, ...described({ item, unit }, languageOf(before)) };
  const isSame = item === was.item || item === itemName(was);
  const scales = was.amount === null && amount !== null ? true : was.scales;
  if (!isSame) {
    return { ...withoutPlural(was), amount, unit, item, scales, replaces: null, ...described({ item, unit }, languageOf(before)) };
  }
  if (unit === was.unit) return { ...was, amount, scales };
  return { ...withoutPlural(was), amount, unit, item, scales, each: described({ item, unit }, languageOf(before)).each ?? null };
}

function editedStep(line: RecipeEdit['steps'][number], before: RecipeBody, moved: ReadonlyMap<number, number>): Step {
  const text = line.text.trim();
  const was = line.from === null ? undefined : before.steps[line.from];
  if (was === undefined) return { text, minutes: null, uses: [], time: 'working' };
  const kept = was.uses.flatMap((at, place) => {
    const to = moved.get(at);
    return to === undefined ? [] : [{ to, share: was.shares?.[place] ?? null }];
  });
  const { template, shares, ...rest } = was;
  const step = {
    ...rest,
    text,
    uses: kept.map(({ to }) => to),
    ...(shares === undefined ? {} : { shares: kept.map(({ share }) => share) }),
  };
  return text === was.text.trim() && template !== undefined
    ? { ...step, text: was.text, template: retold(template, before.ingredients, moved) }
    : step;
}

const sameLines = (one: readonly Ingredient[], other: readonly Ingredient[]) => JSON.stringify(one) === JSON.stringify(other);

/** The recipe after an edit, in the language in which it was shown. Its labels are still those of `before`. */
function applyEdit(before: RecipeBody, { title, ingredients, steps }: Omit<RecipeEdit, 'version'>): RecipeBody {
  const moved = new Map(ingredients.flatMap(({ from }, to) => (from === null ? [] : [[from, to] as const])));
  const lines = ingredients.map((line) => {
    const edited = editedLine(line, before);
    const { noteTemplate } = edited;
    return noteTemplate === undefined ? edited : { ...edited, noteTemplate: retold(noteTemplate, before.ingredients, moved) };
  });
  const isSameList = sameLines(lines, before.ingredients);
  return {
    ...before,
    title: title.trim(),
    ingredients: lines,
    steps: steps.map((step) => editedStep(step, before, moved)),
    // The nutrition of the new list is unknown.
    nutrition: isSameList ? before.nutrition : null,
    isEdited: true,
  };
}

/** The same with labels and warnings computed from its own list. */
export const editedBody = (
  before: RecipeBody,
  edit: Omit<RecipeEdit, 'version'>,
  ...[cook, wishes]: [cook: Parameters<typeof judged>[2], wishes: Parameters<typeof judged>[3]]
): RecipeBody => judged(applyEdit(before, edit), before, cook, wishes);
