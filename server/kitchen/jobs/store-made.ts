import type { Selectable, Transaction } from 'kysely';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { appendVersion, holdRecipe } from '../../recipes/versions/append-version.ts';
import type { RecipeRow } from '../../recipes/stored-recipe.ts';
import { type CookEvent } from '@anydish/kitchen/cook';
import { wishInWords } from './base.ts';

/** Only proven recipes are stored. */
export type Done = Extract<CookEvent, { type: 'done' }> & {
  excluded: readonly Wish[];
  /** The version that was changed; null for a new recipe. */
  madeFrom: number | null;
  /** How many repair rounds the model needed. */
  repairs: number;
};

type JobRow = Pick<Selectable<Database['recipe_jobs']>, 'guid' | 'company_guid' | 'user_guid' | 'request' | 'language'>;

/** The recipe that a job changes, locked until the transaction ends: null for a job that makes a new one, `gone` for a deleted one. */
export async function heldFor(tx: Transaction<Database>, jobGuid: string): Promise<RecipeRow | null | 'gone'> {
  const job = await tx.selectFrom('recipe_jobs').select('request').where('guid', '=', jobGuid).executeTakeFirst();
  const refines = job?.request.refines;
  return refines === undefined ? null : ((await holdRecipe(tx, refines)) ?? 'gone');
}

interface Made {
  recipeGuid: string;
  /** Null for a new recipe. */
  held: RecipeRow | null;
  done: Done;
}

/** Stores the result of a job: a new recipe, or a version of the locked one. `now` in milliseconds since 1970. */
export async function storeMade(tx: Transaction<Database>, now: number, job: JobRow, { recipeGuid, held, done }: Made): Promise<void> {
  const { body, cookedBy, plan, excluded, madeFrom, repairs } = done;
  if (held === null) {
    await tx
      .insertInto('recipes')
      .values({
        guid: recipeGuid,
        company_guid: job.company_guid,
        user_guid: job.user_guid,
        job_guid: job.guid,
        body: JSON.stringify(body),
        unit_system: job.request.unitSystem,
        photo_guid: job.request.photoGuid,
        more_photos: job.request.morePhotoGuids ?? [],
        cooked_by: JSON.stringify(cookedBy),
        plan: plan === null ? null : JSON.stringify(plan),
        excluded: JSON.stringify(excluded),
        repairs,
        created_at: now,
      })
      .execute();
    return;
  }
  // A different dish gets its own name; for the same dish the owner's name stays.
  const title = held.body.title === body.title ? held.title : null;
  const wish = wishInWords(job.request, job.language ?? sourceLocale);
  await appendVersion(tx, now, held, { kind: 'refined', wish, madeFrom: madeFrom ?? held.version, title, body, plan, cookedBy, excluded });
}
