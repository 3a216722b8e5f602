import { sql, type Kysely, type Transaction } from 'kysely';
import { mostLines, type ShoppingChange } from '../../../contract/recipes/shopping.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '../../language/sentence.ts';

/** Milliseconds by which a device's clock may be wrong before its times are set right. */
const clockError = 10_000;

interface Changed {
  listGuid: string;
  changes: readonly ShoppingChange[];
  /** When the device sent them, by its own clock. */
  sentAt: number;
  now: number;
}

/** When something was done, by our clock. Never later than now: what comes afterwards is to hold. */
const timeOf = (at: number, { sentAt, now }: Changed) => Math.min(now, Math.abs(now - sentAt) > clockError ? at + now - sentAt : at);

/** Locks the list, so that its lines change one after the other, and counts a change. */
export async function lockList(tx: Transaction<Database>, listGuid: string, now: number): Promise<void> {
  await tx
    .updateTable('shopping_lists')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('guid', '=', listGuid)
    .execute();
}

/** @throws Failure conflict for a list with more lines than it may have */
export async function refuseTooMany(tx: Transaction<Database>, listGuid: string): Promise<void> {
  const { count } = await tx
    .selectFrom('shopping_lines')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('list_guid', '=', listGuid)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) > mostLines)
    throw new Failure('conflict', i18n._('A shopping list holds at most {most, number} lines.', { most: mostLines }));
}

/** The order in which changes arrive makes no difference: of two ticks the later one holds, of two at once the one that ticks. What is removed stays removed. */
async function apply(tx: Transaction<Database>, change: ShoppingChange, changed: Changed): Promise<void> {
  const { listGuid, now } = changed;
  const at = timeOf(change.at, changed);
  const line = () => tx.updateTable('shopping_lines').where('list_guid', '=', listGuid).where('guid', '=', change.line);
  if (change.kind === 'removed') {
    await line().where('removed_at', 'is', null).set({ removed_at: now }).execute();
  } else if (change.kind === 'added') {
    const text = change.text?.trim() ?? '';
    if (text === '') return;
    const plain = { food: null, measures: '[]', density: null, is_poured: false, recipes: '[]', is_ticked: false, removed_at: null };
    await tx
      .insertInto('shopping_lines')
      .values({ list_guid: listGuid, guid: change.line, text, ...plain, ticked_at: 0, created_at: at })
      .onConflict((conflict) => conflict.columns(['list_guid', 'guid']).doNothing())
      .execute();
  } else {
    const isTicked = change.kind === 'ticked';
    await line()
      .where('ticked_at', isTicked ? '<=' : '<', at)
      .set({ is_ticked: isTicked, ticked_at: at })
      .execute();
  }
}

/** Does what devices have done, each thing once however often it is sent. */
export const changeLines = (db: Kysely<Database>, changed: Changed): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockList(tx, changed.listGuid, changed.now);
    for (const change of changed.changes) await apply(tx, change, changed);
    if (changed.changes.some(({ kind }) => kind === 'added')) await refuseTooMany(tx, changed.listGuid);
  });
