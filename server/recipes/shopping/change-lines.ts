import { sql, type Kysely, type Transaction } from 'kysely';
import { mostLines, type ShoppingChange } from '../../../contract/recipes/shopping.ts';
import { addMeasures } from '../../../contract/recipes/shopping-measures.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { linesOf } from './lists.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import type { TypedLine } from './typed-line.ts';

/** Clock error of a device, in milliseconds, above which its times are corrected. */
const clockError = 10_000;

interface Reader {
  /** The typist's language. */
  language: Locale;
  /** Whose turn in the reading queue it takes. */
  owner: string;
}

interface Changed {
  listGuid: string;
  changes: readonly ShoppingChange[];
  /** When the device sent them, by its own clock. */
  sentAt: number;
  now: number;
}

/** The typed text of each change. */
type Typed = ReadonlyMap<ShoppingChange, TypedLine>;

/** When a change happened, by the server's clock. Never in the future, so that later changes win. */
const timeOf = (at: number, { sentAt, now }: Changed) => Math.min(now, Math.abs(now - sentAt) > clockError ? at + now - sentAt : at);

/** Locks the list to serialise changes of its lines, and increases its version. */
export async function lockList(tx: Transaction<Database>, listGuid: string, now: number): Promise<void> {
  await tx
    .updateTable('shopping_lists')
    .set({ version: sql`version + 1`, updated_at: now })
    .where('guid', '=', listGuid)
    .execute();
}

/** @throws Failure conflict above the maximum number of lines */
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

/** Merges with an existing line of the same food. */
async function mergeInto(tx: Transaction<Database>, listGuid: string, { text, food, measures }: TypedLine): Promise<boolean> {
  if (food === null) return false;
  const old = (await linesOf(tx, listGuid)).find((line) => line.food === food && !line.is_ticked);
  if (old === undefined) return false;
  await tx
    .updateTable('shopping_lines')
    .set({ text, measures: JSON.stringify(addMeasures([...old.measures, ...measures], old.density)) })
    .where('list_guid', '=', listGuid)
    .where('guid', '=', old.guid)
    .execute();
  return true;
}

/** A line with pending changes stays separate. A merged line stays known, so that it is not added again. */
async function addTyped(tx: Transaction<Database>, change: ShoppingChange, changed: Changed & { typed: Typed }): Promise<void> {
  const { listGuid, changes, typed, now } = changed;
  const line = typed.get(change);
  if (line === undefined) return;
  const isKnown = await tx
    .selectFrom('shopping_lines')
    .select('guid')
    .where('list_guid', '=', listGuid)
    .where('guid', '=', change.line)
    .executeTakeFirst();
  if (isKnown !== undefined) return;
  const isLast = changes.every((other) => other === change || other.line !== change.line);
  const isMerged = isLast && (await mergeInto(tx, listGuid, line));
  const { isPoured, measures, ...read } = line;
  const plain = { recipes: '[]', is_ticked: false, ticked_at: 0, removed_at: isMerged ? now : null };
  const row = { ...read, ...plain, is_poured: isPoured, measures: JSON.stringify(measures), created_at: timeOf(change.at, changed) };
  await tx
    .insertInto('shopping_lines')
    .values({ list_guid: listGuid, guid: change.line, ...row })
    .execute();
}

/** Independent of the order of arrival: the later tick wins; at equal times, ticked wins. Removed lines stay removed. */
async function apply(tx: Transaction<Database>, change: ShoppingChange, changed: Changed & { typed: Typed }): Promise<void> {
  const { listGuid, now } = changed;
  const at = timeOf(change.at, changed);
  const line = () => tx.updateTable('shopping_lines').where('list_guid', '=', listGuid).where('guid', '=', change.line);
  if (change.kind === 'removed') {
    await line().where('removed_at', 'is', null).set({ removed_at: now }).execute();
  } else if (change.kind === 'added') {
    await addTyped(tx, change, changed);
  } else {
    const isTicked = change.kind === 'ticked';
    await line()
      .where('ticked_at', isTicked ? '<=' : '<', at)
      .set({ is_ticked: isTicked, ticked_at: at })
      .execute();
  }
}

/** Typed text is parsed before the list is locked. */
async function readAll(changes: readonly ShoppingChange[], { language, owner }: Reader): Promise<Typed> {
  const added = changes.filter(({ kind, text }) => kind === 'added' && (text?.trim() ?? '') !== '');
  if (added.length === 0) return new Map();
  const lines = await readUntrusted('typed', [added.map(({ text }) => text?.trim() ?? ''), language], { owner, field: 'changes' });
  return new Map(added.flatMap((change, index) => (lines[index] === undefined ? [] : [[change, lines[index]] as const])));
}

/** Applies the changes of devices, each once, even if sent again. */
export async function changeLines(db: Kysely<Database>, changed: Changed, reader: Reader): Promise<void> {
  const typed = await readAll(changed.changes, reader);
  await inTransaction(db, async (tx) => {
    await lockList(tx, changed.listGuid, changed.now);
    for (const change of changed.changes) await apply(tx, change, { ...changed, typed });
    if (changed.changes.some(({ kind }) => kind === 'added')) await refuseTooMany(tx, changed.listGuid);
  });
}
