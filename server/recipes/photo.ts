import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/** That nothing shows a row of `photos`: no recipe, no cooking, and no order that is being cooked. */
export const isPhotoUnused = sql<boolean>`not exists (select from recipes where recipes.photo_guid = photos.guid)
  and not exists (select from recipes where more_photos @> array[photos.guid::text])
  and not exists (select from recipe_cookings where recipe_cookings.photo_guid = photos.guid)
  and not exists (select from recipe_jobs where status = 'cooking'
    and (request ->> 'photoGuid' = photos.guid::text or request -> 'morePhotoGuids' @> to_jsonb(photos.guid::text)))`;

/** A photo of the company, held so that it is not swept before something shows it. @throws Failure invalidInput */
async function holdPhoto(tx: Kysely<Database>, companyGuid: string, guid: string): Promise<void> {
  const photo = await tx
    .selectFrom('photos')
    .select('guid')
    .where('guid', '=', guid)
    .where('company_guid', '=', companyGuid)
    .forKeyShare()
    .executeTakeFirst();
  if (photo === undefined) throw invalidFields({ photoGuid: i18n._('This photo is no longer available. Please add it again.') });
}

interface Shown {
  guid: string;
  companyGuid: string;
  /** Null: the recipe has none. */
  photoGuid: string | null;
}

/**
 * Shows a photo with a recipe. A link that shows the photo shows the one that takes its place; where there was none, the owner says anew
 * whether a link shows it. What is shown no more is swept a day later, so that this can be taken back. `now` in milliseconds since 1970.
 * @throws Failure notFound, and invalidInput for a photo that is not the company's
 */
export function setPhoto(db: Kysely<Database>, now: number, { guid, companyGuid, photoGuid }: Shown): Promise<void> {
  return inTransaction(db, async (tx) => {
    const held = await tx
      .selectFrom('recipes')
      .select('photo_guid')
      .where('guid', '=', guid)
      .where('company_guid', '=', companyGuid)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) throw new Failure('notFound', i18n._('Recipe not found.'));
    if (held.photo_guid === photoGuid) return;
    // What is taken away can be brought back for a day.
    if (held.photo_guid !== null) await tx.updateTable('photos').set({ created_at: now }).where('guid', '=', held.photo_guid).execute();
    if (photoGuid !== null) await holdPhoto(tx, companyGuid, photoGuid);
    await tx.updateTable('recipes').set({ photo_guid: photoGuid }).where('guid', '=', guid).execute();
    await tx
      .updateTable('shared_recipes')
      .set({ changed_at: now, ...(held.photo_guid === null && { shows_photo: false }) })
      .where('recipe_guid', '=', guid)
      .execute();
  });
}
