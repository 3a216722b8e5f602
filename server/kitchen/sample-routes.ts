import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { toWire } from '../../contract/casing.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { sourceLocale } from '../../contract/locales.ts';
import { sampleEndpoints, type Sample } from '../../contract/samples.ts';
import { createBuiltInCook } from './built-in/cook.ts';
import { dishById } from './built-in/find-dish.ts';

/** Three for different tables, of about one length, so that choosing moves nothing: with meat, with eggs, and without either. */
const dishIds = ['miso-ramen', 'shakshuka', 'ratatouille'];

const order = {
  requestKey: '',
  description: '',
  photo: null,
  photoGuid: null,
  unitSystem: 'metric',
  diets: [],
  improvise: false,
  language: sourceLocale,
} as const;

/** Cooked as a guest's order is, for as many as the dish is written for. Throws for a dish that the kitchen cannot make. */
async function cookSample(id: string): Promise<Sample> {
  const servings = dishById(id)?.servings ?? 1;
  const { signal } = new AbortController();
  for await (const event of createBuiltInCook().cook({ ...order, diets: [...order.diets], choice: id, servings }, signal))
    if (event.type === 'done') return { id, recipe: event.body };
  throw new Error(`The built-in kitchen did not make "${id}".`);
}

async function answerOf(ids: readonly string[]): Promise<{ body: string; tag: string }> {
  const envelope: Envelope = { status_code: 0, status_text: 'OK', payload: toWire(await Promise.all(ids.map(cookSample))) };
  const body = JSON.stringify(envelope);
  // Weak: compressed or not, it says the same.
  return { body, tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** What the landing page shows: no session is looked up and no row read, so that a crowd of visitors costs nothing. */
export function registerSamples(app: FastifyInstance): void {
  let answer: ReturnType<typeof answerOf> | null = null;
  app.get(sampleEndpoints.listSamples.path, async (request, reply) => {
    answer ??= answerOf(dishIds);
    const { body, tag } = await answer;
    void reply.header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400').header('etag', tag);
    const known = new Set((request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim()));
    if (known.has(tag) || known.has('*')) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
