import type { Kysely } from 'kysely';
import { mostKeptOffline, type KeptOffline } from '../../contract/recipes/recipe-endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import type { Database } from '../db/schema.ts';

/** Recipes that these companies keep offline, most recently marked first. */
export async function keptOfflineOf(db: Kysely<Database>, companies: readonly Pick<Company, 'guid' | 'uri'>[]): Promise<KeptOffline[]> {
  if (companies.length === 0) return [];
  const uris = new Map(companies.map(({ guid, uri }) => [guid, uri]));
  const rows = await db
    .selectFrom('recipes')
    .select(['guid', 'company_guid', 'version', 'photo_guid', 'title'])
    .where('company_guid', 'in', [...uris.keys()])
    .where('offline_at', 'is not', null)
    .where('trashed_at', 'is', null)
    .orderBy('offline_at', 'desc')
    .orderBy('guid', 'desc')
    .limit(mostKeptOffline)
    .execute();
  return rows.map(({ guid, company_guid, version, photo_guid, title }) => ({
    companyUri: uris.get(company_guid) ?? '',
    guid,
    version,
    photoGuid: photo_guid,
    title,
  }));
}
