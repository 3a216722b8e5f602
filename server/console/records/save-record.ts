import type { Transaction } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import type { Change, ConsoleRecord } from '../../../contract/console/shapes.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cutText } from '../../../contract/text.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import type { Actor, Fields, Source } from '../engine/source.ts';
import { changesSince, noteChanges } from './changes.ts';
import { findFields, nothing, readRecord, type FoundRecord } from './read-record.ts';

interface Target {
  name: AreaName;
  source: Source;
  guid: string;
  actor: Actor;
  /** The reader's. */
  language: Locale;
}

/** The fields that differ. */
function differences(before: Fields, after: Fields): Change['changes'] {
  const changed = Object.entries(after).filter(([name, to]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(to));
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name] ?? null, to }]));
}

const longestValue = 80;
const longestChange = 600;

const inText = (value: unknown): string => {
  const text = value === null || value === '' ? '–' : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > longestValue ? `${cutText(text, longestValue)}…` : text;
};

/** Before and after, for the log: "name: Soups → Soups and stews". A long text is cut; the history of the record has all of it. */
const changeText = (changes: Change['changes']): string =>
  cutText(
    Object.entries(changes)
      .map(([field, { from, to }]) => `${field}: ${inText(from)} → ${inText(to)}`)
      .join('; '),
    longestChange,
  );

/** Logs a change, in its transaction. */
async function note(
  tx: Transaction<Database>,
  { clock }: Deps,
  { name, source, guid, actor }: Target,
  { before, kind }: { before: FoundRecord | null; kind: 'created' | 'saved' | 'restored' },
): Promise<void> {
  const after = await findFields(tx, source, guid);
  if (after === null) throw nothing();
  const written = Object.keys(source.area.fields).filter((field) => source.area.fields[field]?.written !== 'never');
  const only = (fields: Fields): Fields => Object.fromEntries(written.map((field) => [field, fields[field] ?? null]));
  const changes = differences(before === null ? {} : only(before.fields), only(after.fields));
  if (Object.keys(changes).length === 0) return;
  const area = name;
  await noteChanges(tx, clock, [{ area, recordGuid: guid, actorGuid: actor.userGuid, version: after.version, changes }]);
  const subjectGuid = name === 'admins' ? guid : null;
  const title = after.fields[source.area.titleColumn] ?? null;
  const details = { row: guid, ...(subjectGuid === null && title !== null ? { title: inText(title) } : {}), change: changeText(changes) };
  await writeAudit(tx, clock, { action: `${name}.${kind}`, actorGuid: actor.userGuid, place: actor.place, subjectGuid, details });
}

/** Locks a record at the version that the viewer saw. @throws Failure notFound, or conflict with `{ current }` */
async function holdAt(tx: Transaction<Database>, { source, guid, language }: Target, version: number): Promise<FoundRecord> {
  const found = await findFields(tx, source, guid, true);
  if (found === null) throw nothing();
  if (found.version === version) return found;
  const current = await readRecord(tx, source, guid, language);
  throw new Failure('conflict', i18n._('Somebody else changed this meanwhile. Please look at both and save again.'), { current });
}

type Save = NonNullable<Source['save']>;

const saverOf = ({ save }: Source): Save => {
  if (save === undefined) throw nothing();
  return save;
};

/** Saves fields of a record at the version that the viewer saw. @throws Failure notFound, invalidInput, or conflict with `{ current }` */
export function saveRecord(deps: Deps, target: Target, { version, fields }: { version: number; fields: Fields }): Promise<ConsoleRecord> {
  const { source, guid, actor, language } = target;
  return inTransaction(deps.db, async (tx) => {
    const save = saverOf(source);
    const before = await holdAt(tx, target, version);
    await save(tx, { deps, actor }, guid, fields);
    await note(tx, deps, target, { before, kind: 'saved' });
    return readRecord(tx, source, guid, language);
  });
}

/** Creates a record. @throws Failure notFound, invalidInput or conflict */
export function createRecord(deps: Deps, { name, source, actor, language }: Omit<Target, 'guid'>, fields: Fields): Promise<ConsoleRecord> {
  return inTransaction(deps.db, async (tx) => {
    const { create } = source;
    if (create === undefined) throw nothing();
    const guid = await create(tx, { deps, actor }, fields);
    await note(tx, deps, { name, source, guid, actor, language }, { before: null, kind: 'created' });
    return readRecord(tx, source, guid, language);
  });
}

/**
 * Restores a record to its state before a change, as a new change.
 * @throws Failure notFound, invalidInput, or conflict with `{ current }`
 */
export function restoreVersion(deps: Deps, target: Target, { version, to }: { version: number; to: number }): Promise<ConsoleRecord> {
  const { name, source, guid, actor, language } = target;
  return inTransaction(deps.db, async (tx) => {
    const save = saverOf(source);
    const before = await holdAt(tx, target, version);
    const changes = await changesSince(tx, name, guid, to);
    if (!changes.some((change) => change.version === to)) throw invalidFields({ to: i18n._('There is no such change.') });
    const fields: Fields = {};
    // Newest first, so that each field ends with its value before the oldest change.
    for (const change of changes)
      for (const [field, { from }] of Object.entries(change.changes))
        if (source.area.fields[field]?.written === 'always') fields[field] = from;
    await save(tx, { deps, actor }, guid, fields);
    await note(tx, deps, target, { before, kind: 'restored' });
    return readRecord(tx, source, guid, language);
  });
}

/** The fields that a restore would write, to decide whether it requires the second step. */
export async function fieldsOfRestore(deps: Deps, { name, guid }: Pick<Target, 'name' | 'guid'>, to: number): Promise<Fields> {
  const changes = await changesSince(deps.db, name, guid, to);
  return Object.fromEntries(changes.flatMap((change) => Object.entries(change.changes).map(([field, { from }]) => [field, from])));
}
