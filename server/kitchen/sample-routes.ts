import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { publicBodyIn } from '../recipes/sharing/public-recipe.ts';
import { featuredRecipes, pathOf } from '../recipes/sharing/shared.ts';
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

/** In milliseconds. */
const keptFor = 60_000;

interface Answer {
  body: string;
  tag: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
}

/** Those that staff chose last, else the three. */
async function samplesIn(db: Kysely<Database>, language: Locale): Promise<Sample[]> {
  const chosen = await featuredRecipes(db, dishIds.length);
  const shown = chosen.map(({ share, row }): Sample => ({ id: share.id, recipe: publicBodyIn(row, language), path: pathOf(share) }));
  return shown.length > 0 ? shown : dishIds.map((id) => cookSample(id, language));
}

function answerOf(samples: readonly Sample[], at: number): Answer {
  const envelope: Envelope = { status_code: 0, status_text: 'OK', payload: toWire(samples) };
  const body = JSON.stringify(envelope);
  // Weak: compressed or not, it says the same.
  return { body, tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`, at };
}

/** What the landing page shows: no session is looked up, and rows are read once a minute in each language, so that a crowd of visitors costs nothing. */
export function registerSamples(app: FastifyInstance): void {
  const { db, clock } = app.deps;
  const answers = new Map<Locale, Promise<Answer>>();
  const answerIn = async (language: Locale): Promise<Answer> => {
    const kept = await answers.get(language);
    if (kept !== undefined && Math.abs(clock.now() - kept.at) < keptFor) return kept;
    const fresh = samplesIn(db, language).then((samples) => answerOf(samples, clock.now()));
    answers.set(language, fresh);
    fresh.catch(() => answers.delete(language));
    return fresh;
  };
  app.get(sampleEndpoints.listSamples.path, async (request, reply) => {
    const { language: wished } = readQuery(sampleEndpoints.listSamples.query, request);
    const { body, tag } = await answerIn(isLocale(wished) ? wished : sourceLocale);
    // What is withdrawn is gone from caches soon.
    void reply.header('cache-control', 'public, max-age=300').header('etag', tag);
    const known = new Set((request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim()));
    if (known.has(tag) || known.has('*')) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
