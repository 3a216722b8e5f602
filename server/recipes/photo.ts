import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/** SQL condition: a row of `photos` is unused by any recipe, cooking record or running order. */
export const isPhotoUnused = sql<boolean>`not exists (select from recipes where recipes.photo_guid = photos.guid)
  and not exists (select from recipes where more_photos @> array[photos.guid::text])
  and not exists (select from recipe_cookings where recipe_cookings.photo_guid = photos.guid)
  and not exists (select from recipe_jobs where status = 'cooking'
    and (request ->> 'photoGuid' = photos.guid::text or request -> 'morePhotoGuids' @> to_jsonb(photos.guid::text)))`;

/** A photo of the company, locked so that it is not swept before it is used. @throws Failure invalidInput */
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
 * Sets a recipe's photo. If a shared link shows the old photo, it shows the new one; for a first photo, the owner must choose again. Unused photos
 * are swept a day later, so that this can be undone. `now` in milliseconds since 1970.
 * @throws Failure notFound, and invalidInput for a photo of another company
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
    // A removed photo can be restored for a day.
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
