import { setTimeout as pause } from 'node:timers/promises';
import { CompletionError, tooLong } from './completion-error.ts';
import type { Message } from './messages.ts';
import { streamCompletion, UnknownDialect, type Endpoint, type Format } from './stream-completion.ts';

/** The JSON mode that each endpoint was found to support. */
const known = new Map<string, Format>();
const next: Readonly<Record<Format, Format>> = { json_schema: 'json_object', json_object: 'text', text: 'text' };

/** Delays before retrying an answer that has not begun, in milliseconds, when the provider names none. */
export const usualPauses: readonly number[] = [1_000, 4_000];
/** Token limit of an answer, reasoning included, and the limit after it ran out. A recipe takes about two thousand. */
const room = [8_192, 16_384] as const;
/** Endpoints that use the newer name of that limit. */
const newerNames = new Set<string>();

export interface Asking {
  endpoint: Endpoint;
  messages: readonly Message[];
  jsonSchema: object;
  signal: AbortSignal;
  idleLimit: number;
  /** The deadline for everything, by `performance.now()`. */
  deadline: number;
  pauses: readonly number[];
  /** Called with the token use of each request. */
  spend: (tokens: number) => void;
}

const mayTryAgain = (error: unknown): error is CompletionError => error instanceof CompletionError && error.isPassing;

/**
 * One answer of the model, piece by piece, in the form that its endpoint supports. Failures before the first word are retried after the requested
 * delay, until the deadline; an answer that was too long is requested again with a higher limit. Yields null where an answer starts over.
 */
export async function* askModel({ endpoint, deadline, pauses, ...asking }: Asking): AsyncGenerator<string | null> {
  const name = `${endpoint.baseUrl} ${endpoint.model}`;
  let width = 0;
  for (let attempt = 0; ;) {
    let hasBegun = false;
    const format = known.get(name) ?? 'json_schema';
    try {
      const limit = { name: newerNames.has(name) ? 'max_completion_tokens' : 'max_tokens', most: room[width] ?? room[0] } as const;
      const answer = streamCompletion({ ...asking, endpoint, format, limit });
      for (;;) {
        const piece = await answer.next();
        if (piece.done !== true) {
          hasBegun = true;
          yield piece.value;
          continue;
        }
        if (piece.value !== 'length') {
          known.set(name, format);
          return;
        }
        break;
      }
      width += 1;
      if (width >= room.length) throw tooLong();
      yield null;
    } catch (error) {
      if (error instanceof UnknownDialect && error.part === 'format') {
        known.set(name, next[format]);
        continue;
      }
      if (error instanceof UnknownDialect && error.part === 'limit' && !newerNames.has(name)) {
        newerNames.add(name);
        continue;
      }
      const usual = pauses[attempt];
      attempt += 1;
      if (hasBegun || !mayTryAgain(error) || usual === undefined) throw error;
      const wait = error.asked === null ? usual : error.asked * 1_000;
      if (performance.now() + wait > deadline) throw error;
      await pause(wait, undefined, { signal: asking.signal }).catch(() => undefined);
      if (asking.signal.aborted) return;
    }
  }
}
