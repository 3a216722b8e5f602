import type { FastifyReply } from 'fastify';
import { toWire } from '../../contract/casing.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { requestLanguage } from '../language/request-language.ts';
import { inWords } from '../language/speech.ts';
import type { Failure } from './failure.ts';

const json = 'application/json; charset=utf-8';

function sendEnvelope(reply: FastifyReply, http: number, envelope: Envelope): FastifyReply {
  // Answers are made for one viewer and must not be cached.
  return reply.code(http).type(json).header('cache-control', 'no-store').send(envelope);
}

/** Answers `payload` (camelCase) in a success envelope. */
export const sendPayload = (reply: FastifyReply, payload: unknown): FastifyReply =>
  sendEnvelope(reply, 200, { status_code: 0, status_text: 'OK', payload: toWire(payload) });

/** An answer that stays open. */
export const isEventStream = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/event-stream');

function retryAfter(payload: unknown): number | null {
  if (typeof payload !== 'object' || payload === null || !('retryAfter' in payload)) return null;
  return typeof payload.retryAfter === 'number' ? payload.retryAfter : null;
}

/** Answers a failure in its envelope, in the reader's language, with its HTTP status; `http` overrides the status. */
export function sendFailure(reply: FastifyReply, failure: Failure, http = failure.http): FastifyReply {
  const language = requestLanguage(reply.request);
  const payload =
    failure.fields !== null
      ? Object.fromEntries(Object.entries(failure.fields).map(([field, sentence]) => [field, inWords(sentence, language)]))
      : failure.payload;
  const seconds = retryAfter(payload);
  if (seconds !== null) void reply.header('retry-after', seconds);
  const text = inWords(failure.sentence, language);
  return sendEnvelope(reply, http, { status_code: failure.statusCode, status_text: text, payload: toWire(payload) });
}
