import { AsyncLocalStorage } from 'node:async_hooks';

export type Attributes = Record<string, string | number | boolean>;

/** A span that is open. Nothing that a person wrote belongs into it: no address, code, token or word of an order. */
export interface OpenSpan {
  /** As W3C writes it: `00-<trace>-<span>-<flags>`. */
  readonly traceparent: string;
  set: (attributes: Attributes) => void;
  /** Notes a point in time. */
  note: (name: string) => void;
  end: (isFault?: boolean) => void;
}

/** What a piece of work began with, and what it has cost the database. */
export interface Origin {
  /** The request that led to it; null for work that began by itself. */
  readonly requestId: string | null;
  /** Its place in a trace; null without one. */
  readonly traceparent: string | null;
  /** Null when this process writes no traces. */
  readonly span: OpenSpan | null;
  /** Statements so far, and their milliseconds; counted only for traces. */
  statements: number;
  milliseconds: number;
}

type Place = Pick<Origin, 'requestId' | 'traceparent'>;

const current = new AsyncLocalStorage<Origin | null>();

export const newOrigin = ({ requestId, traceparent }: Place, span: OpenSpan | null = null): Origin => ({
  requestId,
  traceparent: span?.traceparent ?? traceparent,
  span,
  statements: 0,
  milliseconds: 0,
});

export const within = <Result>(origin: Origin | null, work: () => Result): Result => current.run(origin, work);

/** The id of the request that this work began with; null for work that began by itself. */
export const requestIdNow = (): string | null => current.getStore()?.requestId ?? null;

/** The span of this work, if there is one. */
export const spanNow = (): OpenSpan | null => current.getStore()?.span ?? null;

const noId = '-';

/** The origin of this work as a job or a mail keeps it, for whichever process goes on with it; null for work that began by itself. */
export function traceNow(): string | null {
  const { requestId = null, traceparent = null } = current.getStore() ?? {};
  if (requestId === null && traceparent === null) return null;
  return [requestId ?? noId, ...(traceparent === null ? [] : [traceparent])].join(' ');
}

/** What `traceNow` wrote. */
export function readTrace(text: string | null): Place {
  const [requestId = noId, traceparent = null] = (text ?? noId).split(' ');
  return { requestId: requestId === noId ? null : requestId, traceparent };
}

/** Counts a statement for the work that waits for it: the log of Kysely. */
export function countStatement({ queryDurationMillis }: { queryDurationMillis: number }): void {
  const origin = current.getStore();
  if (origin === undefined || origin === null) return;
  origin.statements += 1;
  origin.milliseconds += queryDurationMillis;
}
