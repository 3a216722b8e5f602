import type { DebugEntry } from '../../contract/developer/debug.ts';
import { sourceLocale } from '../../contract/shell/locales.ts';
import { inWords } from '../language/speech.ts';
import type { Deps } from '../deps.ts';

const most = 20;

/** The last exchanges with the kitchen, oldest first. Development only: they hold what people asked for. */
export async function debugEntries({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<DebugEntry[]> {
  if (!config.isEmbedded) return [];
  const jobs = await db
    .selectFrom('recipe_jobs')
    .leftJoin('recipes', 'recipes.job_guid', 'recipe_jobs.guid')
    .select(['recipe_jobs.request', 'recipe_jobs.status', 'recipe_jobs.failure', 'recipes.body'])
    .orderBy('recipe_jobs.guid', 'desc')
    .limit(most)
    .execute();
  return jobs.toReversed().flatMap(({ request, status, failure, body }) => [
    { role: 'user', content: request.description === '' ? '(a photo)' : request.description },
    { role: 'assistant', content: body?.title ?? (failure === null ? status : inWords(failure.message, sourceLocale)) },
  ]);
}
