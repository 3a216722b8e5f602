import { Unusable, emptyDraft, stepsOf } from '../import/draft.ts';
import { scalingNote } from '../import/scaling-note.ts';
import { toBody } from '../import/body-in-thread.ts';
import { writtenIn } from '../../../contract/recipes/quantities.ts';
import type { TranscribedRecipe } from '../../../contract/recipes/transcription-endpoints.ts';
import type { Ingredient } from '../../../contract/recipes/recipe.ts';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../http/failure.ts';
import { profileOf } from '../../kitchen/profile/profile.ts';
import { i18n } from '@anydish/language/sentence';
import { copyRecipe } from '../changes.ts';
import type { Reader } from '../stored-recipe.ts';

interface Keeper {
  userGuid: string;
  company: { guid: string; uri: string };
  reader: Reader;
}

/** Text after the first comma, or in brackets at the end, becomes the food's note. */
function ingredientOf({ amount, unit, item }: TranscribedRecipe['ingredients'][number]): Ingredient {
  const text = item.trim();
  const [, bracketed, inBrackets] = /^(.{2,}?)\s*[(（]([^()（）]+)[)）]$/u.exec(text) ?? [];
  const comma = /[,،、]\s*/u.exec(text);
  const [name, note] =
    bracketed !== undefined && inBrackets !== undefined
      ? [bracketed, inBrackets]
      : comma === null || comma.index < 2
        ? [text, '']
        : [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)];
  const read = { amount, unit, item: name, note: note === '' ? null : note, scales: amount !== null, replaces: null };
  return { ...read, ...scalingNote(read) };
}

/** The photo, if it belongs to the company and still exists. */
async function photoOf({ db }: Pick<Deps, 'db'>, companyGuid: string, guid: string | null): Promise<string | null> {
  if (guid === null) return null;
  const photo = await db
    .selectFrom('photos')
    .select('guid')
    .where('guid', '=', guid)
    .where('company_guid', '=', companyGuid)
    .executeTakeFirst();
  return photo?.guid ?? null;
}

/**
 * Creates a recipe from the corrected reading, with labels computed as for an import. The same key creates one recipe.
 * @throws Failure invalidInput, conflict for a user who has the maximum number of recipes
 */
export async function keepTranscribed(
  services: Pick<Deps, 'db' | 'clock' | 'config'>,
  { userGuid, company, reader }: Keeper,
  kept: TranscribedRecipe,
): Promise<string> {
  const { db, clock, config } = services;
  const { title, servings, prepMinutes, cookMinutes, ingredients, steps, notes, photoGuid, origin, requestKey } = kept;
  const draft = {
    ...emptyDraft,
    title: title.trim(),
    servings,
    prepMinutes,
    cookMinutes,
    ingredients: ingredients.filter(({ item }) => item.trim() !== '').map(ingredientOf),
    steps: steps.flatMap(({ text }) => stepsOf(text)),
  };
  if (draft.title === '') throw invalidFields({ title: i18n._('This field is required.') });
  const { body } = await toBody(draft, reader.language, await profileOf(db, userGuid), userGuid).catch((error: unknown) => {
    if (error instanceof Unusable) throw invalidFields({ ingredients: i18n._('A recipe needs an ingredient and a step.') });
    throw error;
  });
  const now = clock.now();
  const copied = {
    company_guid: company.guid,
    body,
    plan: null,
    cooked_by: { kind: 'imported' as const, model: null, promptVersion: null, isImprovised: false, origin },
    unit_system: writtenIn(body.ingredients),
    photo_guid: await photoOf(services, company.guid, photoGuid),
    more_photos: [],
    tags: [],
    collections: [],
    title: null,
    origin: null,
    excluded: [],
  };
  const { guid } = await copyRecipe(db, { now, fairUse: config.fairUse }, { copied, copyKey: requestKey, userGuid, note: notes.trim() });
  return guid;
}
