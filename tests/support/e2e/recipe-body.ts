import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import type { TestServer } from './test-server.ts';

/** What a recipe says, to be stored again with something else in it. */
export async function bodyOf({ db }: TestServer, guid: string): Promise<RecipeBody> {
  const { body } = await db.selectFrom('recipes').select('body').where('guid', '=', guid).executeTakeFirstOrThrow();
  return body;
}
