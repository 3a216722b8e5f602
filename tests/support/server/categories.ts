import { locales } from '../../../contract/shell/locales.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { newShareId, pathOf } from '../../../server/recipes/sharing/shared.ts';
import { addRecipe } from './recipes.ts';
import type { TestApp, TestViewer } from './app.ts';

/** Resolves to the guid of a category that is called the same in every language. */
export async function addCategory({ db, clock }: TestApp, slug: string, name: string, parent: string | null = null): Promise<string> {
  const guid = newGuid();
  const names = JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, locale === 'de' ? `${name} (de)` : name])));
  await db.insertInto('categories').values({ guid, slug, parent_guid: parent, position: 1, names, created_at: clock.now() }).execute();
  return guid;
}

interface Listed {
  title?: string;
  isListed?: boolean;
  category?: string;
}

/** A recipe that its owner has shared. Resolves to its guid and the path of its page. */
export async function addShared(server: TestApp, owner: TestViewer, { title = 'Toast', isListed = true, category }: Listed = {}) {
  const { db, clock } = server;
  const guid = await addRecipe(server, owner, { body: { title } });
  const link = { id: newShareId(), slug: 'toast' };
  await db
    .insertInto('shared_recipes')
    .values({ ...link, recipe_guid: guid, is_listed: isListed, shared_at: clock.now(), changed_at: clock.now() })
    .execute();
  await db.updateTable('recipes').set({ share_id: link.id }).where('guid', '=', guid).execute();
  if (category !== undefined)
    await db.insertInto('recipe_categories').values({ recipe_guid: guid, category_guid: category, came_from: null }).execute();
  return { guid, path: pathOf(link) };
}
