import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { toWire } from '../../contract/casing.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { isLocale, sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import { sampleEndpoints, type Sample } from '../../contract/kitchen/samples.ts';
import { readQuery } from '../http/read.ts';
import { dishOf } from './dishes/all.ts';
import { planOf } from './dishes/plan-of.ts';
import { prove } from './wishes/proven.ts';
import { writeRecipe } from './writing/write-recipe.ts';

/** Three for different tables, of about one length, so that choosing moves nothing: with meat, with eggs, and without either. */
const dishIds = ['miso-ramen', 'shakshuka', 'ratatouille'];

/** As the built-in cook writes it, for as many as the dish is made for. @throws Error for a dish that cannot be proven. */
function cookSample(id: string, language: Locale): Sample {
  const dish = dishOf(id);
  if (dish === null) throw new Error(`There is no dish "${id}".`);
  const plan = planOf(dish);
  const body = writeRecipe(plan, { language, servings: dish.makes.servings, unitSystem: 'metric' });
  const proof = prove(body, { ingredients: plan.ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate: null }, []);
  if (!proof.ok) throw new Error(`"${id}" is not proven.`);
  return { id, recipe: proof.body };
}

interface Answer {
  body: string;
  tag: string;
}

function answerIn(language: Locale): Answer {
  const envelope: Envelope = { status_code: 0, status_text: 'OK', payload: toWire(dishIds.map((id) => cookSample(id, language))) };
  const body = JSON.stringify(envelope);
  // Weak: compressed or not, it says the same.
  return { body, tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** What the landing page shows: no session is looked up and no row read, so that a crowd of visitors costs nothing. */
export function registerSamples(app: FastifyInstance): void {
  const answers = new Map<Locale, Answer>();
  app.get(sampleEndpoints.listSamples.path, (request, reply) => {
    const { language: wished } = readQuery(sampleEndpoints.listSamples.query, request);
    const language = isLocale(wished) ? wished : sourceLocale;
    const { body, tag } = answers.get(language) ?? answerIn(language);
    answers.set(language, { body, tag });
    void reply.header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400').header('etag', tag);
    const known = new Set((request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim()));
    if (known.has(tag) || known.has('*')) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
