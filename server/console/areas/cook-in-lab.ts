import type { Selectable, Transaction } from 'kysely';
import { create, nullable, object, string } from 'superstruct';
import { maxDescriptionLength, servingsRange } from '../../../contract/kitchen/kitchen.ts';
import type { ShownWish } from '../../../contract/kitchen/wishes.ts';
import { isLocale, sourceLocale } from '../../../contract/shell/locales.ts';
import { cutText } from '../../../contract/text.ts';
import { isGuid, newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { requireTryable, startTries } from '../lab/start.ts';
import { longestCaseName } from './case-form.ts';

type Tx = Transaction<Database>;
type Services = Pick<Deps, 'clock' | 'files'>;
type Recipe = Pick<Selectable<Database['recipes']>, 'guid' | 'job_guid' | 'body' | 'title' | 'language' | 'photo_guid'>;

const labels = (wishes: readonly ShownWish[]): string => wishes.map(({ label }) => label).join(', ');

/** The order in words: as typed, with its form fields; for an order that is no longer kept, from the recipe. */
async function wordsOf(tx: Tx, { job_guid: job, body, title }: Recipe): Promise<string> {
  const order = job === null ? undefined : await tx.selectFrom('recipe_jobs').select('request').where('guid', '=', job).executeTakeFirst();
  const typed = order?.request.description.trim() ?? '';
  const wishes = body.wishes ?? [];
  const parts = typed === '' ? [title ?? body.title, labels(wishes)] : [typed, labels(wishes.filter(({ source }) => source !== 'read'))];
  return cutText(parts.filter((part) => part !== '').join('. '), maxDescriptionLength);
}

/** A copy of the recipe's photo, because the original is deleted with the recipe. Resolves to null without one. */
async function copyPhoto(tx: Tx, { clock, files }: Services, { guid: recipe_guid, photo_guid: photo }: Recipe): Promise<string | null> {
  const found =
    photo === null ? undefined : await tx.selectFrom('photos').select(['bytes', 'file']).where('guid', '=', photo).executeTakeFirst();
  // Within the transaction, so the copy goes into the row; the next move takes it to the store.
  const bytes = found === undefined ? null : await files.read(found);
  if (bytes === null) return null;
  const guid = newGuid();
  await tx
    .insertInto('pictures')
    .values({ guid, area: 'cases', bytes, wide: bytes, created_at: clock.now(), is_kept: true, recipe_guid })
    .execute();
  return guid;
}

/** The case of a recipe, created when missing. No version is required to pass it. */
async function caseOf(tx: Tx, services: Services, recipe: Recipe): Promise<{ guid: string; isNew: boolean }> {
  const known = await tx
    .selectFrom('prompt_cases')
    .select('guid')
    .where('recipe_guid', '=', recipe.guid)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (known !== undefined) return { guid: known.guid, isNew: false };
  const { body, title, language } = recipe;
  const guid = newGuid();
  await tx
    .insertInto('prompt_cases')
    .values({
      guid,
      name: cutText(title ?? body.title, longestCaseName),
      description: await wordsOf(tx, recipe),
      language: isLocale(language) ? language : sourceLocale,
      servings: Math.min(Math.max(body.servings, servingsRange.min), servingsRange.max),
      expects: 'recipe',
      is_required: false,
      never_says: '',
      photo_guid: await copyPhoto(tx, services, recipe),
      recipe_guid: recipe.guid,
      created_at: services.clock.now(),
    })
    .execute();
  return { guid, isNew: true };
}

const inverseSchema = object({ case: nullable(string()) });

/** Cooks a recipe's order again with another prompt version, as a case of the lab. The recipe itself stays unchanged. */
export const cookInLab: ActionSource = {
  check: async ({ deps, actor, answer: prompt }) => {
    const version = isGuid(prompt)
      ? await deps.db.selectFrom('prompts').select('guid').where('guid', '=', prompt).executeTakeFirst()
      : undefined;
    if (version === undefined) throw invalidFields({ answer: i18n._('Please choose a version.') });
    await requireTryable(deps, { prompt, by: actor.userGuid });
  },
  run: async (tx, { deps: { clock, config, files }, actor, answer: prompt }, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid } of rows) {
      const recipe = await tx
        .selectFrom('recipes')
        .select(['guid', 'job_guid', 'body', 'title', 'language', 'photo_guid'])
        .where('guid', '=', guid)
        .executeTakeFirstOrThrow();
      const made = await caseOf(tx, { clock, files }, recipe);
      await startTries(tx, clock.now(), { prompt, cases: [made.guid], by: actor.userGuid, model: config.ai?.model ?? '' });
      done.set(guid, { inverse: { case: made.isNew ? made.guid : null } });
    }
    return done;
  },
  /** Removes the case from the lab with its photo; finished tries stay, because they were paid for. */
  undo: async (tx, { deps: { clock } }, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) {
      const { case: made } = create(inverse, inverseSchema);
      const removed =
        made === null
          ? undefined
          : await tx
              .updateTable('prompt_cases')
              .set({ removed_at: clock.now() })
              .where('guid', '=', made)
              .where('removed_at', 'is', null)
              .returning('guid')
              .executeTakeFirst();
      done.set(guid, removed === undefined ? { left: 'alreadySo' } : { inverse: {} });
    }
    return done;
  },
};
