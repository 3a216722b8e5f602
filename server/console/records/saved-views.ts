import type { Kysely } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import { writeQuery } from '../../../contract/console/query.ts';
import type { SavedView } from '../../../contract/console/shapes.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { queryDetails } from '../audit/query-details.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { readAddress } from '../engine/pages.ts';
import type { Actor, Source } from '../engine/source.ts';
import { nothing } from './read-record.ts';

/** Maximum number of saved lists shown. */
const mostViews = 100;

/** A viewer's own saved lists of an area and those that colleagues share, by name. */
export async function listViews(db: Kysely<Database>, area: AreaName, { userGuid }: Actor): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('console_views')
    .select(['guid', 'name', 'query', 'is_shared', 'user_guid'])
    .where('area', '=', area)
    .where((is) => is.or([is('user_guid', '=', userGuid), is('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('guid')
    .limit(mostViews * 5)
    .execute();
  return rows.map(({ guid, name, query, is_shared: isShared, user_guid: owner }) => ({
    guid,
    name,
    query,
    isShared,
    isOwn: owner === userGuid,
  }));
}

interface NewView {
  name: string;
  query: string;
  isShared: boolean;
}

/** Saves the current list settings, without the page. @throws Failure invalidInput */
export async function saveView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { area, source, actor }: { area: AreaName; source: Source; actor: Actor },
  view: NewView,
): Promise<SavedView> {
  const name = view.name.trim();
  if (name === '') throw invalidFields({ name: i18n._('Please enter a name') });
  const { query } = readAddress(source, view.query);
  const text = new URLSearchParams(writeQuery(source.area, { ...query, after: null })).toString();
  const { count } = await db
    .selectFrom('console_views')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_guid', '=', actor.userGuid)
    .where('area', '=', area)
    .executeTakeFirstOrThrow();
  if (count >= mostViews) throw invalidFields({ name: i18n._('You have saved too many lists. Please remove one first.') });
  const guid = newGuid();
  const row = { guid, user_guid: actor.userGuid, area, name, query: text, is_shared: view.isShared, created_at: clock.now() };
  await inTransaction(db, async (tx) => {
    await tx.insertInto('console_views').values(row).execute();
    const details = { row: guid, isShared: view.isShared ? 'yes' : 'no', ...queryDetails(text) };
    await writeAudit(tx, clock, {
      action: `${area}.view.saved`,
      actorGuid: actor.userGuid,
      place: actor.place,
      subjectGuid: null,
      details,
    });
  });
  return { guid, name, query: text, isShared: view.isShared, isOwn: true };
}

/** @throws Failure notFound for another user's list */
export function removeView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  area: AreaName,
  { userGuid, place }: Actor,
  guid: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('console_views')
      .where('guid', '=', guid)
      .where('area', '=', area)
      .where('user_guid', '=', userGuid)
      .returning('guid')
      .executeTakeFirst();
    if (!removed) throw nothing();
    await writeAudit(tx, clock, { action: `${area}.view.removed`, actorGuid: userGuid, place, subjectGuid: null, details: { row: guid } });
  });
}
