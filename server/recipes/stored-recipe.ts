import type { Selectable } from 'kysely';
import { trashDays } from '../../contract/recipes/recipe-endpoints.ts';
import type { Recipe, RecipeSummary, Shelf } from '../../contract/recipes/recipe.ts';
import { sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import type { Database } from '../db/schema.ts';
import { inReadersLanguage } from '@anydish/kitchen/write';
import { pictureOf } from './picture.ts';
import type { Viewer } from '../sign-in/viewer-rows.ts';

/** How long the trash keeps a recipe, in milliseconds. */
export const trashLife = trashDays * 24 * 60 * 60_000;

export type RecipeRow = Selectable<Database['recipes']>;

/** The reader and their language. */
export interface Reader {
  viewer: Pick<Viewer, 'impersonation'>;
  language: Locale;
}

const shelfOf = (
  { favourite_at, tags, collections, offline_at, title, trashed_at, share_id, origin }: RecipeRow,
  { viewer }: Reader,
): Shelf => ({
  isFavourite: favourite_at !== null,
  tags,
  collections,
  isKeptOffline: offline_at !== null,
  isRenamed: title !== null,
  deletesAt: trashed_at === null ? null : trashed_at + trashLife,
  isShared: share_id !== null,
  origin,
  permissions: { canView: true, canMakeFavorite: viewer.impersonation === null },
});

/** A stored recipe as sent to its reader. */
export function asRecipe(row: RecipeRow, companyUri: string, reader: Reader): Recipe {
  const body = inReadersLanguage(row, reader.language);
  return {
    language: sourceLocale,
    ...body,
    title: row.title ?? body.title,
    picture: pictureOf(row),
    guid: row.guid,
    companyUri,
    createdAt: row.created_at,
    unitSystem: row.unit_system,
    photoGuid: row.photo_guid,
    ...(row.more_photos.length > 0 && { morePhotoGuids: row.more_photos }),
    cookedBy: row.cooked_by,
    version: row.version,
    shelf: shelfOf(row, reader),
  };
}

/** The same as a list entry. */
export function asSummary(row: RecipeRow, companyUri: string, reader: Reader): RecipeSummary {
  const { title, summary, cuisine, servings, prepMinutes, cookMinutes, kind, wishes } = inReadersLanguage(row, reader.language);
  const totalMinutes = prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return {
    guid: row.guid,
    companyUri,
    title: row.title ?? title,
    summary,
    cuisine,
    createdAt: row.created_at,
    totalMinutes,
    servings,
    photoGuid: row.photo_guid,
    picture: pictureOf(row),
    cookedBy: row.cooked_by,
    shelf: shelfOf(row, reader),
    ...(kind === undefined ? {} : { kind }),
    ...(wishes === undefined ? {} : { wishes }),
  };
}
