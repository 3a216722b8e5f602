import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { idOfLink, sharedPath } from '../../../contract/recipes/share-path.ts';
import type { ShareState } from '../../../contract/recipes/share-endpoints.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import type { RecipeRow } from '../stored-recipe.ts';

type ShareRow = Selectable<Database['shared_recipes']>;

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Twelve of 62 characters, 71 bits: an unlisted link cannot be guessed. */
export const newShareId = (): string => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

/** The path at the time of sharing: it does not change with the title. */
export const pathOf = ({ slug, id }: Pick<ShareRow, 'slug' | 'id'>): string => `/r/${slug === '' ? '' : `${slug}-`}${id}`;

/** The public address of the owner's photo; null when there is none, or when it is not shared. */
export const photoPathOf = (share: Pick<ShareRow, 'slug' | 'id' | 'shows_photo'>, row: Pick<RecipeRow, 'photo_guid'>): string | null =>
  share.shows_photo && row.photo_guid !== null ? `${pathOf(share)}/photo.jpg` : null;

/** The title's words in a link. */
export const slugFor = (title: string): string =>
  sharedPath(title, '')
    .replace(/^\/r\//, '')
    .replace(/-$/, '');

/** A readable recipe, or why it is not. */
export type Found = { state: 'open'; share: ShareRow; row: RecipeRow } | { state: 'withdrawn' } | { state: 'missing' };

/** The target of a link. Recipes in the trash, or of suspended accounts, are not shown. A former link never becomes unknown. */
export async function findShared(db: Kysely<Database>, link: string | undefined): Promise<Found> {
  const id = idOfLink(link ?? '');
  if (id === null) return { state: 'missing' };
  const share = await db.selectFrom('shared_recipes').selectAll().where('id', '=', id).executeTakeFirst();
  if (share === undefined) {
    const ended = await db.selectFrom('ended_links').select('id').where('id', '=', id).executeTakeFirst();
    return { state: ended === undefined ? 'missing' : 'withdrawn' };
  }
  const row = await db
    .selectFrom('recipes')
    .selectAll('recipes')
    .innerJoin('users', 'users.guid', 'recipes.user_guid')
    .where('recipes.guid', '=', share.recipe_guid)
    .where('trashed_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
  return share.withdrawn_at !== null || row === undefined ? { state: 'withdrawn' } : { state: 'open', share, row };
}

/** Recipes featured on the landing page, newest first; only public and listed ones. */
export async function featuredRecipes(db: Kysely<Database>, most: number): Promise<{ share: ShareRow; row: RecipeRow }[]> {
  const shares = await db
    .selectFrom('shared_recipes')
    .selectAll()
    .where('featured_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('is_listed', '=', true)
    .orderBy('featured_at', 'desc')
    .limit(most * 4)
    .execute();
  const found = await Promise.all(shares.map(({ id }) => findShared(db, id)));
  return found.flatMap((one) => (one.state === 'open' ? [one] : [])).slice(0, most);
}

/** @throws Failure notFound or withdrawn */
export async function requireShared(db: Kysely<Database>, link: string | undefined): Promise<Extract<Found, { state: 'open' }>> {
  const found = await findShared(db, link);
  if (found.state === 'missing') throw new Failure('notFound', i18n._('Recipe not found.'));
  if (found.state === 'withdrawn') throw new Failure('withdrawn', i18n._('This recipe is no longer shared.'));
  return found;
}

/** A recipe's link as its owner sees it. */
export async function shareStateOf(
  db: Kysely<Database>,
  { guid, photo_guid }: Pick<RecipeRow, 'guid' | 'photo_guid'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<ShareState> {
  const rows = await db.selectFrom('shared_recipes').selectAll().where('recipe_guid', '=', guid).execute();
  const living = rows.find(({ withdrawn_at }) => withdrawn_at === null);
  const barred = rows.find(({ withdrawn_by_staff }) => withdrawn_by_staff);
  return {
    share:
      living === undefined
        ? null
        : { path: pathOf(living), address: publicUrl + pathOf(living), isListed: living.is_listed, showsPhoto: living.shows_photo },
    barredFor: barred === undefined ? null : (barred.withdrawn_reason ?? ''),
    hasPhoto: photo_guid !== null,
  };
}
