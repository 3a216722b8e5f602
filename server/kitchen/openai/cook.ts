import { Allow, parse } from 'partial-json';
import { validate } from 'superstruct';
import { fromWire } from '../../../contract/casing.ts';
import { sourceLocale, type Locale } from '../../../contract/locales.ts';
import type { PartialRecipe, RecipeBody } from '../../../contract/recipe.ts';
import { i18n } from '../../language/sentence.ts';
import { inWords } from '../../language/speech.ts';
import { adapt, type Adapted, type Target } from '../adapt/adapt.ts';
import { checkTranslated } from '../adapt/check-translated.ts';
import { readWishes, targetOf } from '../adapt/read-wishes.ts';
import { asPartial, type Cook, type CookEvent, type CookOrder } from '../cook.ts';
import { CompletionError, noFood, unusable } from './completion-error.ts';
import { answerSchema, type Draft } from './draft.ts';
import { draftJsonSchema } from './draft-json-schema.ts';
import { firstMessages, repairMessages, type Message } from './messages.ts';
import type { Prompt } from './prompt.ts';
import { streamCompletion, type Endpoint } from './stream-completion.ts';
import { toBody, toPartial } from './to-body.ts';

export interface OpenAiOptions {
  endpoint: Endpoint;
  /** Design 7: the prompt comes from the prompt store. */
  prompt: () => Promise<Prompt>;
  /** How long the provider may be silent, in milliseconds. */
  idleLimit?: number;
}

const betweenPartials = 50;

/** What an answer turned out to be. `problem` is told to the model, in English. */
type Checked = { kind: 'recipe'; body: RecipeBody } | { kind: 'not-food'; reason: string } | { kind: 'wrong'; problem: string };

function parsed(answer: string): unknown {
  try {
    // Some models wrap JSON in a code fence however they are asked not to.
    return JSON.parse(answer.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return undefined;
  }
}

const notChecked = (language: Locale) => (items: readonly string[]) =>
  inWords(i18n._('Not checked for allergens and diets: {items}.', { items }), language);

/** What code knows about food, it knows in English. */
function adaptDraft(draft: Draft, target: Target, language: Locale): Adapted {
  const body = toBody(draft, language);
  if (language === sourceLocale) return adapt(body, target, { swaps: {}, refuses: [] });
  const names = draft.ingredients.map(({ item, itemInEnglish = '' }) => (itemInEnglish.trim() === '' ? item : itemInEnglish));
  return checkTranslated(body, names, target, notChecked(language));
}

function check(answer: string, target: Target, language: Locale): Checked {
  const wire = parsed(answer);
  if (wire === undefined) return { kind: 'wrong', problem: 'it is not valid JSON.' };
  const value = fromWire(wire);
  if (typeof value === 'object' && value !== null && 'isFood' in value && value.isFood === false) {
    const reason = 'notFoodReason' in value && typeof value.notFoodReason === 'string' ? value.notFoodReason.trim().slice(0, 300) : '';
    return { kind: 'not-food', reason };
  }
  const [error, draft] = validate(value, answerSchema);
  if (error !== undefined || !draft.isFood)
    return { kind: 'wrong', problem: `it does not fit the schema (${(error?.message ?? 'is_food').slice(0, 600)}).` };
  const adapted = adaptDraft(draft, target, language);
  if (adapted.ok) return { kind: 'recipe', body: adapted.body };
  const broken = adapted.unmet.map(({ wish, item }) => `${item ?? 'it'} does not go with "${wish}"`).join('; ');
  return { kind: 'wrong', problem: `the wishes are not met: ${broken}.` };
}

function readPartial(answer: string): PartialRecipe | null {
  try {
    // A number that is still growing ("15" of "150") would be wrong for a moment.
    const value: unknown = parse(answer, Allow.ALL - Allow.NUM);
    return toPartial(value);
  } catch {
    return null;
  }
}

const failed = ({ statusCode, sentence, retryAfter }: CompletionError): CookEvent => ({
  type: 'failed',
  statusCode,
  message: sentence,
  retryAfter,
});

/** A cook that asks any endpoint that speaks OpenAI's chat completions with streaming, structured output and image input. */
export function createOpenAiCook({ endpoint, prompt, idleLimit = 60_000 }: OpenAiOptions): Cook {
  /** Streams one answer; yields what is readable so far, returns all of it. */
  async function* ask(messages: readonly Message[], signal: AbortSignal): AsyncGenerator<CookEvent, string> {
    let answer = '';
    let shownAt = 0;
    let shown = '';
    for await (const piece of streamCompletion({ endpoint, messages, jsonSchema: draftJsonSchema, signal, idleLimit })) {
      if (answer === '') yield { type: 'stage', stage: 'writing' };
      answer += piece;
      if (performance.now() - shownAt < betweenPartials) continue;
      const recipe = readPartial(answer);
      const text = JSON.stringify(recipe);
      if (recipe === null || text === shown) continue;
      shownAt = performance.now();
      shown = text;
      yield { type: 'partial', recipe };
    }
    return answer;
  }

  async function* work(order: CookOrder, signal: AbortSignal): AsyncGenerator<CookEvent> {
    yield { type: 'stage', stage: 'reading' };
    const { version, body: instructions } = await prompt();
    const target = targetOf(order, readWishes(order.description));
    let messages = firstMessages(instructions, order, target);
    if (order.photo !== null) yield { type: 'stage', stage: 'looking' };
    for (const isRepair of [false, true]) {
      if (isRepair) yield { type: 'stage', stage: 'repairing' };
      const answer = yield* ask(messages, signal);
      if (signal.aborted) return;
      yield { type: 'stage', stage: 'checking' };
      const checked = check(answer, target, order.language);
      if (checked.kind === 'not-food') throw noFood(checked.reason);
      if (checked.kind === 'recipe') {
        yield { type: 'stage', stage: 'adapting' };
        yield { type: 'partial', recipe: asPartial(checked.body) };
        yield {
          type: 'done',
          body: checked.body,
          cookedBy: { kind: 'openai-compatible', model: endpoint.model, promptVersion: version, isImprovised: false },
        };
        return;
      }
      messages = repairMessages(messages, answer, checked.problem);
    }
    throw unusable();
  }

  return {
    kind: 'openai-compatible',
    async *cook(order, signal) {
      try {
        yield* work(order, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CompletionError)) throw error;
        yield failed(error);
      }
    },
  };
}
