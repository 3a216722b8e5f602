import type { Kysely } from 'kysely';
import { newGuid } from '../../../server/db/guid.ts';
import type { Database } from '../../../server/db/schema.ts';

/** Reports a recipe, by its owner or by a visitor of the link. Resolves to the report's guid. */
export async function addReport(
  { db, clock }: { db: Kysely<Database>; clock: { now: () => number } },
  recipe: string,
  link: string | null = null,
): Promise<string> {
  const guid = newGuid();
  const words = { kind: 'unsafe', words: 'It burns.' } as const;
  await db
    .insertInto('recipe_reports')
    .values({ guid, recipe_guid: recipe, share_id: link, version: 1, ...words, request_key: guid, created_at: clock.now() })
    .execute();
  return guid;
}
