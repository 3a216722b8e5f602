import { validate } from 'superstruct';
import { fromWire } from '../../../contract/casing.ts';
import { sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import { cutText } from '../../../contract/text.ts';
import { showRecipe } from '../../../contract/recipes/recipe-math.ts';
import { i18n } from '@anydish/language/sentence';
import { inWords } from '../../language/speech.ts';
import { dangersOfRecipe, type CookOrder } from '@anydish/kitchen/cook';
import { identify, mentionedBesides, type Breach, type Identity, prove, type ProvenBody, textsSaidIn } from '@anydish/kitchen/prove';
import { wishLabel } from '@anydish/kitchen/foods';
import { keptWishes } from '@anydish/kitchen/read';
import { objectOf } from './answer.ts';
import { answerSchema, type ModelRecipe } from './model-recipe.ts';
import { cleanTexts, echoes, implausible } from './plausible.ts';
import { tidyModelRecipe } from './tidy-model-recipe.ts';
import { toBody } from './to-body.ts';
import { listOfWishes, wishesRead, withWishes, type WishesRead } from './wishes-read.ts';

/** The result of checking an answer. `problem` is sent to the model, in English. */
export type Checked =
  | { kind: 'recipe'; body: ProvenBody }
  | { kind: 'not-food'; reason: string }
  /** The list breaks a wish, or contains an unknown food. */
  | { kind: 'unproven'; problem: string; wishes: string[] }
  | { kind: 'wrong'; problem: string };

/** The check of an answer, and what the model read, which counts for an unusable answer, too. */
export type CheckedAnswer = Checked & WishesRead;

/** The lexicon entry of an ingredient: by both of its names, and by its stated components when the names are unknown. */
function identityOf({ item, itemInEnglish = '', madeOf = [] }: ModelRecipe['ingredients'][number], language: Locale): Identity {
  const known = identify([
    { text: item, language },
    { text: itemInEnglish, language: sourceLocale },
  ]);
  if (known.length > 0 || madeOf.length === 0) return known;
  const parts = madeOf.map((part) => identify([{ text: part, language: sourceLocale }]));
  // One unknown component makes the whole ingredient unknown.
  return parts.some((part) => part.length === 0) ? [] : parts.flat();
}

function problemOf(breaches: readonly Breach[], modelRecipe: ModelRecipe): string {
  const lines = breaches.map(({ wish, ingredient, food }) => {
    const name = ingredient === null ? null : (modelRecipe.ingredients[ingredient]?.item ?? null);
    const wanted = wishLabel(wish, sourceLocale);
    if (name === null) return `the texts speak of ${food ?? 'something'}, which does not go with "${wanted}"`;
    if (food !== null) return `"${name}" does not go with "${wanted}" (it is or contains ${food})`;
    return `nobody knows what "${name}" is made of, so "${wanted}" cannot be checked: name it plainly, or list its parts in English in "made_of"`;
  });
  return `the wishes are not kept: ${[...new Set(lines)].join('; ')}.`;
}

/** As many as a recipe may have. */
const mostNotes = 20;

const notChecked = (items: readonly string[], language: Locale) =>
  inWords(i18n._('Not checked for allergens and diets: {items}.', { items }), language);

function proven(modelRecipe: ModelRecipe, order: Omit<CookOrder, 'photos'>): Checked {
  const { language, sought } = order;
  const identities = modelRecipe.ingredients.map((ingredient) => identityOf(ingredient, language));
  const body = toBody(modelRecipe, identities, language);
  const evidence = {
    ingredients: identities,
    ...mentionedBesides(body.title, textsSaidIn(body), identities, language),
    carbohydrate: body.nutrition?.carbohydrate ?? null,
  };
  const unknown = body.ingredients.filter((_, index) => identities[index]?.length === 0).map(({ item }) => item);
  const warnings = dangersOfRecipe(body, language).map((sentence) => inWords(sentence, language));
  const own = unknown.length === 0 ? warnings : [...warnings, notChecked(unknown, language)];
  const wishes = keptWishes(sought.wishes, language);
  const said = { ...body, wishes, assumptions: [...body.assumptions.slice(0, mostNotes - own.length), ...own] };
  const shown = showRecipe(said, { servings: order.servings, unitSystem: order.unitSystem });
  const proof = prove(shown, evidence, sought.wishes);
  if (proof.ok) return { kind: 'recipe', body: proof.body };
  const broken = [...new Set(proof.breaches.map(({ wish }) => wishLabel(wish, language)))];
  return { kind: 'unproven', problem: problemOf(proof.breaches, modelRecipe), wishes: broken };
}

const nothingRead: WishesRead = { excluded: [], unclear: [] };

/**
 * Reads an answer in any dialect and checks it against the schema, plausibility and the wishes. `prompt`: the instructions, which an answer must not
 * repeat.
 */
export function checkAnswer(answer: string, order: Omit<CookOrder, 'photos'>, prompt: string): CheckedAnswer {
  const wire = objectOf(answer);
  if (wire === null) return { kind: 'wrong', problem: 'it is not valid JSON.', ...nothingRead };
  const tidy = tidyModelRecipe(cleanTexts(fromWire(wire)) as Record<string, unknown>);
  const read = wishesRead(listOfWishes(tidy) ?? [], order);
  const checked = echoes(answer, prompt)
    ? { kind: 'wrong' as const, problem: 'it repeats its instructions.' }
    : checkTidy(tidy, withWishes(order, read.excluded));
  return { ...checked, ...read };
}

function checkTidy(tidy: Readonly<Record<string, unknown>>, order: Omit<CookOrder, 'photos'>): Checked {
  const value = tidy['isFood'] === true && tidy['servings'] === null ? { ...tidy, servings: order.servings } : tidy;
  const [error, modelRecipe] = validate(value, answerSchema);
  if (error !== undefined) return { kind: 'wrong', problem: `it does not fit the schema (${cutText(error.message, 600)}).` };
  if (!modelRecipe.isFood) return { kind: 'not-food', reason: cutText((modelRecipe.notFoodReason ?? '').trim(), 300) };
  const impossible = implausible(modelRecipe);
  return impossible === null ? proven(modelRecipe, order) : { kind: 'wrong', problem: impossible };
}
