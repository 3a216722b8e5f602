import { errorCodes } from '../../../contract/errors.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import {
  asPartial,
  asRefineOrder,
  refusalOf,
  unclearPart,
  type Cook,
  type CookEvent,
  type CookOrder,
  type CookQuestion,
} from '@anydish/kitchen/cook';
import { askModel, usualPauses, type Asking } from './ask-model.ts';
import { withoutThoughts } from './answer.ts';
import { CompletionError, noFood, silent, unproven, unusable } from './completion-error.ts';
import { modelRecipeJsonSchema } from './model-recipe-json-schema.ts';
import { firstMessages, repairMessages, type Message } from './messages.ts';
import type { Prompt } from './prompt.ts';
import type { Endpoint } from './stream-completion.ts';
import { withWishes } from './wishes-read.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';

export interface OpenAiOptions {
  endpoint: Endpoint;
  /** Reads the prompt from the prompt store, so that staff can change it without a release. */
  prompt: () => Promise<Prompt>;
  /** How long the provider may be silent, in milliseconds. */
  idleLimit?: number;
  /** Total time limit, repairs and retries included, in milliseconds. */
  wholeLimit?: number;
  /** Delays before retrying an answer that has not begun, in milliseconds, when the provider names none. */
  pauses?: readonly number[];
}

/** Shared by all requests of one order. */
type Work = Pick<Asking, 'signal' | 'deadline' | 'spend'> & { reads: (promptVersion: number) => void; owner: string };

const betweenPartials = 50;

const failed = ({ statusCode, sentence, retryAfter }: CompletionError): CookEvent => ({
  type: 'failed',
  statusCode,
  message: sentence,
  retryAfter,
});

/** Asks what to leave out. A change cannot ask, so it is refused. */
const askedAbout = (order: CookOrder, unclear: NonNullable<CookQuestion['unclear']>): CookEvent =>
  order.base === undefined
    ? { type: 'needs_input', question: { kind: 'unclear', suggestions: [], ingredients: [], unclear } }
    : { type: 'failed', statusCode: errorCodes.invalidInput.statusCode, message: unclearPart(unclear), retryAfter: null };

/** A cook for any endpoint that speaks OpenAI's chat completions, with streaming and image input. */
export function createOpenAiCook(options: OpenAiOptions): Cook {
  const { endpoint, prompt, idleLimit = 60_000, wholeLimit = 240_000, pauses = usualPauses } = options;
  /** Streams one answer; yields what is readable so far, returns all of it. */
  async function* ask(
    messages: readonly Message[],
    { language, sought }: CookOrder,
    { signal, deadline, spend, owner }: Work,
  ): AsyncGenerator<CookEvent, string> {
    let answer = '';
    let shownAt = 0;
    let shown = '';
    const asking = { endpoint, messages, jsonSchema: modelRecipeJsonSchema, signal, idleLimit, deadline, pauses, spend };
    for await (const piece of askModel(asking)) {
      if (piece === null) {
        answer = '';
        continue;
      }
      if (answer === '') yield { type: 'stage', stage: 'writing' };
      answer += piece;
      if (performance.now() - shownAt < betweenPartials) continue;
      // What cannot be read yet is shown with the next piece.
      const recipe = await readUntrusted('partial', [answer, { language, wishes: sought.wishes }], { owner, field: 'description' }).catch(
        () => null,
      );
      const text = JSON.stringify(recipe);
      if (recipe === null || text === shown) continue;
      shownAt = performance.now();
      shown = text;
      yield { type: 'partial', recipe };
    }
    return answer;
  }

  async function* work(asked: CookOrder, under: Work): AsyncGenerator<CookEvent> {
    let order: CookOrder = asked.base === undefined ? asked : asRefineOrder(asked);
    yield { type: 'stage', stage: 'reading' };
    const refusal = refusalOf(order.sought);
    if (refusal !== null) {
      yield { type: 'failed', statusCode: errorCodes.invalidInput.statusCode, message: refusal, retryAfter: null };
      return;
    }
    const { unclear } = order.sought.understood;
    if (unclear.length > 0) {
      yield askedAbout(order, unclear);
      return;
    }
    const { version, body: instructions } = await prompt();
    under.reads(version);
    let messages = firstMessages(instructions, order, modelRecipeJsonSchema);
    if (order.photos.length > 0) yield { type: 'stage', stage: 'looking' };
    let wishes: string[] = [];
    const excluded: Wish[] = [];
    for (const isRepair of [false, true]) {
      if (isRepair) yield { type: 'stage', stage: 'repairing' };
      const answer = yield* ask(messages, order, under);
      if (under.signal.aborted) return;
      yield { type: 'stage', stage: 'checking' };
      // Photos stay here: the thread that checks the answer does not need them.
      const plain = { ...order, photos: [] };
      const checked = await readUntrusted('answer', [answer, plain, instructions], { owner: under.owner, field: 'description' });
      if (checked.unclear.length > 0) {
        yield askedAbout(order, checked.unclear);
        return;
      }
      // What the model read once counts, also if its next answer forgets it.
      order = withWishes(order, checked.excluded);
      excluded.push(...checked.excluded);
      if (checked.kind === 'not-food') throw noFood(checked.reason);
      if (checked.kind === 'recipe') {
        yield { type: 'partial', recipe: asPartial(checked.body) };
        const cookedBy = { kind: 'openai-compatible', model: endpoint.model, promptVersion: version, isImprovised: false } as const;
        yield { type: 'done', body: checked.body, cookedBy, plan: null, excluded };
        return;
      }
      wishes = checked.kind === 'unproven' ? checked.wishes : [];
      messages = repairMessages(messages, withoutThoughts(answer), checked.problem);
    }
    throw wishes.length > 0 ? unproven(wishes) : unusable();
  }

  return {
    kind: 'openai-compatible',
    async *cook(order, signal, spend = () => undefined, reads = () => undefined) {
      const whole = AbortSignal.timeout(wholeLimit);
      try {
        yield* work(order, {
          signal: AbortSignal.any([signal, whole]),
          deadline: performance.now() + wholeLimit,
          spend,
          reads,
          owner: order.requestKey,
        });
        if (whole.aborted && !signal.aborted) throw silent();
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof CompletionError)) throw error;
        yield failed(whole.aborted ? silent() : error);
      }
    },
  };
}
