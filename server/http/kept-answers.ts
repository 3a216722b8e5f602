import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toWire } from '../../contract/casing.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { isLocale, sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import type { Clock } from '../clock.ts';

/** In milliseconds. */
const keptFor = 60_000;

/** Computes a value once a minute per language, so that many visitors cost nothing. Failures are not cached. */
export function keepByLanguage<Made>(clock: Clock, make: (language: Locale) => Promise<Made>): (language: Locale) => Promise<Made> {
  const kept = new Map<Locale, Promise<{ made: Made; at: number }>>();
  return async (language) => {
    const known = await kept.get(language);
    if (known !== undefined && Math.abs(clock.now() - known.at) < keptFor) return known.made;
    const fresh = make(language).then((made) => ({ made, at: clock.now() }));
    kept.set(language, fresh);
    fresh.catch(() => kept.delete(language));
    return (await fresh).made;
  };
}

/** A call's answer as it is sent to every caller. */
export interface PublicAnswer {
  body: string;
  tag: string;
}

export function publicAnswer(payload: object): PublicAnswer {
  const envelope: Envelope = { status_code: 0, status_text: 'OK', payload: toWire(payload) };
  const body = JSON.stringify(envelope);
  // Weak: the tag is the same with and without compression.
  return { body, tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** The language of a public call, taken from its query, so that caches keep languages apart. */
export const languageOf = (wished: string | undefined): Locale => (isLocale(wished) ? wished : sourceLocale);

/** Sends it with cache headers, or answers 304 when the client has it already. */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, { body, tag }: PublicAnswer): FastifyReply {
  // A short lifetime, so that withdrawn content leaves caches soon.
  void reply.header('cache-control', 'public, max-age=300').header('etag', tag);
  const known = new Set((request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim()));
  if (known.has(tag) || known.has('*')) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
