import { sql, type Kysely } from 'kysely';
import { collectionKey, mostCollections, tidyCollectionName, type Collection } from '../../../contract/recipes/collections.ts';
import type { Company } from '../../../contract/entities.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

type Db = Kysely<Database>;

const noCollection = () => new Failure('notFound', i18n._('Collection not found.'));
const taken = () => invalidFields({ name: i18n._('You already have a collection with this name.') });

/** The collections of these companies, in their owner's order. */
export async function collectionsOf(db: Db, companies: readonly Pick<Company, 'guid' | 'uri'>[]): Promise<Collection[]> {
  if (companies.length === 0) return [];
  const uris = new Map(companies.map(({ guid, uri }) => [guid, uri]));
  const rows = await db
    .selectFrom('collections')
    .select(['guid', 'company_guid', 'name'])
    .where('company_guid', 'in', [...uris.keys()])
    .orderBy('place')
    .orderBy('guid')
    .execute();
  return rows.map(({ guid, company_guid, name }) => ({ guid, companyUri: uris.get(company_guid) ?? '', name }));
}

/** Locks the collections of these companies against concurrent changes. */
export const lockCompanies = (tx: Db, companies: readonly string[]) =>
  tx.selectFrom('companies').select('guid').where('guid', 'in', companies).orderBy('guid').forNoKeyUpdate().execute();

interface Named {
  companyGuid: string;
  guid: string;
  name: string;
}

async function requireFreeName(tx: Db, { companyGuid, guid, name }: Named): Promise<void> {
  const same = await tx
    .selectFrom('collections')
    .select('guid')
    .where('company_guid', '=', companyGuid)
    .where('name_key', '=', collectionKey(name))
    .where('guid', '!=', guid)
    .executeTakeFirst();
  if (same !== undefined) throw taken();
}

/**
 * Creates a collection, last in its company's order. The same key returns the same collection. `now` in milliseconds since 1970.
 * @throws Failure invalidInput for a name in use, conflict at the maximum number
 */
export function createCollection(db: Db, now: number, { companyGuid, guid, name }: Named): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCompanies(tx, [companyGuid]);
    const made = await tx.selectFrom('collections').select('company_guid').where('guid', '=', guid).executeTakeFirst();
    if (made?.company_guid === companyGuid) return;
    // Keys are random: a key that belongs to another user is no accident.
    if (made !== undefined) throw new Failure('conflict', i18n._('This could not be saved. Please try again.'));
    await requireFreeName(tx, { companyGuid, guid, name });
    const { count, last } = await tx
      .selectFrom('collections')
      .select([sql<number>`count(*)::int4`.as('count'), sql<number>`coalesce(max(place), -1)::int4`.as('last')])
      .where('company_guid', '=', companyGuid)
      .executeTakeFirstOrThrow();
    if (count >= mostCollections)
      throw new Failure(
        'conflict',
        i18n._('You have {count, number} collections, which is the maximum. Please delete one first.', { count: mostCollections }),
      );
    await tx
      .insertInto('collections')
      .values({
        guid,
        company_guid: companyGuid,
        name: tidyCollectionName(name),
        name_key: collectionKey(name),
        place: last + 1,
        created_at: now,
      })
      .execute();
  });
}

/** @throws Failure notFound, and invalidInput for a name in use */
export function renameCollection(db: Db, { companyGuid, guid, name }: Named): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCompanies(tx, [companyGuid]);
    await requireFreeName(tx, { companyGuid, guid, name });
    const { numUpdatedRows } = await tx
      .updateTable('collections')
      .set({ name: tidyCollectionName(name), name_key: collectionKey(name) })
      .where('guid', '=', guid)
      .where('company_guid', '=', companyGuid)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw noCollection();
  });
}

/** The recipes of a deleted collection stay. @throws Failure notFound */
export function deleteCollection(db: Db, { companyGuid, guid }: Omit<Named, 'name'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    // First, so that a concurrent addition is either finished or refused.
    const { numDeletedRows } = await tx
      .deleteFrom('collections')
      .where('guid', '=', guid)
      .where('company_guid', '=', companyGuid)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw noCollection();
    await tx
      .updateTable('recipes')
      .set({ collections: sql<string>`collections - ${guid}::text` })
      .where('company_guid', '=', companyGuid)
      .where(sql<boolean>`collections @> to_jsonb(${guid}::text)`)
      .execute();
  });
}

/** Applies this order; collections that are not named follow in their old order. */
export function orderCollections(db: Db, companies: readonly Pick<Company, 'guid' | 'uri'>[], guids: readonly string[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const companyGuids = companies.map(({ guid }) => guid);
    if (companyGuids.length === 0) return;
    await lockCompanies(tx, companyGuids);
    const all = (await collectionsOf(tx, companies)).map(({ guid }) => guid);
    const named = [...new Set(guids)].filter((guid) => all.includes(guid));
    const order = [...named, ...all.filter((guid) => !named.includes(guid))];
    await sql`update collections c set place = o.place - 1
      from unnest(${order}::uuid[]) with ordinality as o (guid, place) where c.guid = o.guid`.execute(tx);
  });
}

/** The collection's company, locked so that it cannot be deleted before the recipe is added. @throws Failure notFound */
export async function holdCollection(tx: Db, companies: readonly string[], guid: string): Promise<string> {
  const row = await tx
    .selectFrom('collections')
    .select('company_guid')
    .where('guid', '=', guid)
    .where('company_guid', 'in', companies)
    .forShare()
    .executeTakeFirst();
  if (row === undefined) throw noCollection();
  return row.company_guid;
}
