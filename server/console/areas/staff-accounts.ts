import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Outcome } from '../engine/source.ts';
import { holdManagers, letGo } from './staff-flags.ts';

type Rows = readonly { guid: string }[];

/** Which of these locked accounts are staff. */
async function staffAmong(tx: Transaction<Database>, rows: Rows): Promise<string[]> {
  if (rows.length === 0) return [];
  const guids = rows.map(({ guid }) => guid);
  const staff = await tx.selectFrom('users').select('guid').where('guid', 'in', guids).where('staff', 'is not', null).execute();
  return staff.map(({ guid }) => guid);
}

/** Without the flag to manage admins, staff can suspend and reopen no staff account but their own, because that would grant or remove permissions. */
export async function refuseStaff(tx: Transaction<Database>, actorGuid: string, rows: Rows): Promise<Map<string, Outcome>> {
  const others = (await staffAmong(tx, rows)).filter((guid) => guid !== actorGuid);
  if (others.length === 0 || (await holdManagers(tx, actorGuid)).isActor) return new Map();
  return new Map(others.map((guid): [string, Outcome] => [guid, { left: 'isStaff' }]));
}

/**
 * Why accounts cannot be suspended, for those that cannot: nobody suspends themselves, only admin managers suspend staff, and at least one admin
 * manager who can sign in remains. Locks the managers until the transaction ends.
 */
export async function refuseShutOut(tx: Transaction<Database>, actorGuid: string, rows: Rows): Promise<Map<string, Outcome>> {
  const refused = new Map<string, Outcome>();
  const staff = await staffAmong(tx, rows);
  if (rows.some(({ guid }) => guid === actorGuid)) refused.set(actorGuid, { left: 'notAllowed' });
  const others = staff.filter((guid) => guid !== actorGuid);
  if (others.length === 0) return refused;
  const managers = await holdManagers(tx, actorGuid);
  for (const guid of others) {
    if (!managers.isActor) refused.set(guid, { left: 'isStaff' });
    else if (!letGo(managers, guid)) refused.set(guid, { left: 'lastManager' });
  }
  return refused;
}
