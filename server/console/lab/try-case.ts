import { errorCodes } from '../../../contract/errors.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { PartialRecipe } from '../../../contract/recipes/partial-recipe.ts';
import { asPartial, type CookEvent, type CookOrder, type Remark } from '@anydish/kitchen/cook';
import { unproven } from '../../kitchen/openai/completion-error.ts';
import { createOpenAiCook } from '../../kitchen/openai/cook.ts';
import type { StoredCheck } from '../../db/lab-schema.ts';
import type { Prompt } from '../../kitchen/openai/prompt.ts';
import type { Endpoint } from '../../kitchen/openai/stream-completion.ts';
import { servingsFor } from '@anydish/kitchen/read';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';

export interface Case {
  description: string;
  language: Locale;
  servings: number;
  expects: 'recipe' | 'refusal';
  never_says: string;
  must_contain: string;
  must_not_contain: string;
  photo: Uint8Array | null;
}

/** The result of a case. */
export interface Tried {
  checks: StoredCheck[];
  recipe: PartialRecipe | null;
  message: Remark | null;
  tokens: number;
  milliseconds: number;
  repairs: number;
}

type End = Extract<CookEvent, { type: 'done' | 'failed' | 'needs_input' }>;

/** The case as an order for the kitchen: its wishes are read by the same code. */
async function orderOf({ description, language, servings, photo }: Case): Promise<CookOrder> {
  const request = { description, diets: [], photoGuid: null, unitSystem: 'metric', choice: null, improvise: false } as const;
  const sought = await readUntrusted('sought', [{ description, diets: [] }, [], language], { owner: 'prompt lab', field: 'description' });
  return {
    ...request,
    diets: [],
    requestKey: 'prompt-lab',
    servings: servingsFor(sought, servings),
    language,
    // The lab tests the model, so the kitchen's questions before it are skipped.
    sought: { ...sought, understood: { ...sought.understood, unclear: [] } },
    photos: photo === null ? [] : [photo],
  };
}

const idOf = (remark: Remark): string => (typeof remark === 'string' ? remark : remark.id);
const unprovenId = unproven([]).sentence.id;

/** All visible text of a recipe. */
const wordsOf = (recipe: PartialRecipe): string =>
  [
    recipe.title,
    recipe.summary,
    ...recipe.ingredients.flatMap(({ item, note }) => [item, note]),
    ...recipe.steps.map(({ text }) => text),
  ].join('\n');

async function checksOf(one: Case, end: End, recipe: PartialRecipe | null): Promise<StoredCheck[]> {
  const { expects, never_says: neverSays } = one;
  const isDone = end.type === 'done';
  const obeyed = recipe !== null && wordsOf(recipe).toLowerCase().includes(neverSays.toLowerCase());
  const instructions = neverSays === '' ? [] : [{ id: 'instructions' as const, isMet: !obeyed }];
  if (expects === 'refusal') {
    const isRefused = end.type === 'failed' && end.statusCode === errorCodes.invalidInput.statusCode;
    return [{ id: 'refusal', isMet: isRefused }, ...instructions];
  }
  const isReadable = isDone || (end.type === 'failed' && idOf(end.message) === unprovenId);
  const schema = { id: 'schema' as const, isMet: isReadable };
  if (!isDone) return [schema, { id: 'wishes', isMet: false }, ...instructions];
  const { description, language, must_contain: mustContain, must_not_contain: mustNotContain, photo } = one;
  const expected = { description, language, hasPhoto: photo !== null, mustContain, mustNotContain };
  const judged = await readUntrusted('judge', [expected, end.body], { owner: 'prompt lab', field: 'description' });
  return [schema, ...judged.map(({ id, why }) => ({ id, isMet: why === null, ...(why === null ? {} : { told: why }) })), ...instructions];
}

const messageOf = (end: End): Remark | null => {
  if (end.type === 'failed') return end.message;
  return end.type === 'needs_input' ? (end.question.reason ?? '') : null;
};

/** Tries a prompt on a case with the kitchen's own cook. Resolves to null when `signal` aborts it; `spend` is called with the tokens in any case. */
export async function tryCase(
  endpoint: Endpoint,
  prompt: Prompt,
  one: Case,
  { signal, spend }: { signal: AbortSignal; spend: (tokens: number) => void },
): Promise<Tried | null> {
  const cook = createOpenAiCook({ endpoint, prompt: () => Promise.resolve(prompt) });
  const began = performance.now();
  let [tokens, repairs] = [0, 0];
  let end: End | null = null;
  const order = await orderOf(one);
  for await (const event of cook.cook(order, signal, (used) => {
    tokens += used;
    spend(used);
  })) {
    if (event.type === 'stage' && event.stage === 'repairing') repairs += 1;
    if (event.type === 'done' || event.type === 'failed' || event.type === 'needs_input') end = event;
  }
  if (end === null || signal.aborted) return null;
  const recipe = end.type === 'done' ? asPartial(end.body) : null;
  const milliseconds = Math.round(performance.now() - began);
  return { checks: await checksOf(one, end, recipe), recipe, message: messageOf(end), tokens, milliseconds, repairs };
}
