import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { publicBodyIn } from '../recipes/sharing/public-recipe.ts';
import { pictureOf } from '../recipes/picture.ts';
import { featuredRecipes, pathOf } from '../recipes/sharing/shared.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import { sampleEndpoints, type Sample } from '../../contract/kitchen/samples.ts';
import { keepByLanguage, languageOf, publicAnswer, sendPublic } from '../http/kept-answers.ts';
import { readQuery } from '../http/read.ts';
import { dishOf } from '@anydish/kitchen/dishes';
import { planOf } from '@anydish/kitchen/plan';
import { prove } from '@anydish/kitchen/prove';
import { writeRecipe } from '@anydish/kitchen/write';

/** Three dishes for different diets (meat, vegetarian, vegan), of similar length, so that switching does not shift the layout. */
const dishIds = ['miso-ramen', 'shakshuka', 'ratatouille'];

/** As the built-in cook writes it, for the dish's default servings. @throws Error for a dish that cannot be proven. */
function cookSample(id: string, language: Locale): Sample {
  const dish = dishOf(id);
  if (dish === null) throw new Error(`There is no dish "${id}".`);
  const plan = planOf(dish);
  const body = writeRecipe(plan, { language, servings: dish.makes.servings, unitSystem: 'metric' });
  const proof = prove(body, { ingredients: plan.ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate: null }, []);
  if (!proof.ok) throw new Error(`"${id}" is not proven.`);
  return { id, recipe: { ...proof.body, picture: pictureOf({ body, plan }) } };
}

/** The dishes that staff chose last, or the default three. */
async function samplesIn(db: Kysely<Database>, language: Locale): Promise<Sample[]> {
  const chosen = await featuredRecipes(db, dishIds.length);
  const shown = chosen.map(({ share, row }): Sample => ({ id: share.id, recipe: publicBodyIn(row, language), path: pathOf(share) }));
  return shown.length > 0 ? shown : dishIds.map((id) => cookSample(id, language));
}

/** Samples for the landing page: no session lookup, and rows are read once a minute per language. */
export function registerSamples(app: FastifyInstance): void {
  const { db, clock } = app.deps;
  const answerIn = keepByLanguage(clock, async (language) => publicAnswer(await samplesIn(db, language)));
  app.get(sampleEndpoints.listSamples.path, async (request, reply) => {
    const { language } = readQuery(sampleEndpoints.listSamples.query, request);
    return sendPublic(request, reply, await answerIn(languageOf(language)));
  });
}
