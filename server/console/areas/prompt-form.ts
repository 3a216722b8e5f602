import { sql, type Transaction } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { promptNames, type PromptName } from '../../../contract/console/prompt-areas.ts';
import type { Cell } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { currentPrompt } from '../../kitchen/openai/prompt.ts';
import { promptProblems } from '../../kitchen/openai/prompt-problems.ts';
import { notePast, requirePassed } from '../lab/gate.ts';
import type { Source } from '../engine/source.ts';

const known: readonly string[] = areas.prompts.filters.label.options;

const bump = (tx: Transaction<Database>, guid: string) =>
  tx
    .updateTable('prompts')
    .set({ row_version: sql`row_version + 1` })
    .where('guid', '=', guid)
    .execute();

interface Version {
  guid: string;
  name: string;
}

/** Moves labels to a version. Production can move but never be removed: the kitchen reads it. */
async function giveLabels(tx: Transaction<Database>, deps: Deps, { guid, name }: Version, given: Cell | undefined): Promise<void> {
  if (given === undefined) return;
  const wanted = Array.isArray(given) ? given : [];
  const unknown = wanted.filter((label) => !known.includes(label));
  if (unknown.length > 0)
    throw invalidFields({ 'fields.labels': i18n._('This must be one of these: {choices}.', { choices: [...known] }) });
  // Concurrent moves of one label are serialised.
  await sql`select guid from prompts where name = ${name} order by guid for update`.execute(tx);
  const labels = await tx.selectFrom('prompt_labels').select(['label', 'prompt_guid']).where('name', '=', name).execute();
  const own = labels.filter((label) => label.prompt_guid === guid).map(({ label }) => label);
  if (own.includes('production') && !wanted.includes('production'))
    throw invalidFields({
      'fields.labels': i18n._('The kitchen needs a production version. Please give the label to another version instead.'),
    });
  const [added, dropped] = [wanted.filter((label) => !own.includes(label)), own.filter((label) => !wanted.includes(label))];
  for (const label of dropped) await tx.deleteFrom('prompt_labels').where('name', '=', name).where('label', '=', label).execute();
  for (const label of added) {
    const before = labels.find((other) => other.label === label);
    if (label === 'production') {
      await requirePassed(tx, guid, deps.config.ai?.model ?? null);
      if (before) await notePast(tx, before.prompt_guid, deps.clock.now());
    }
    if (before) await bump(tx, before.prompt_guid);
    await tx
      .insertInto('prompt_labels')
      .values({ name, label, prompt_guid: guid })
      .onConflict((conflict) => conflict.columns(['name', 'label']).doUpdateSet({ prompt_guid: guid }))
      .execute();
  }
  if (added.length + dropped.length > 0) await bump(tx, guid);
}

export const savePrompt: NonNullable<Source['save']> = async (tx, { deps }, guid, { labels }) => {
  const version = await tx.selectFrom('prompts').select(['guid', 'name']).where('guid', '=', guid).executeTakeFirstOrThrow();
  await giveLabels(tx, deps, version, labels);
};

/** The prompt that a new version belongs to; older tabs do not send it. @throws Failure invalidInput under `name` */
function nameIn(given: Cell | undefined): PromptName {
  const name = promptNames.find((one) => one === (given ?? 'recipe'));
  if (name === undefined)
    throw invalidFields({ 'fields.name': i18n._('This must be one of these: {choices}.', { choices: [...promptNames] }) });
  return name;
}

/** A new version, which never changes afterwards. */
export const createPrompt: NonNullable<Source['create']> = async (tx, { deps, actor }, { name: given, body, note, labels }) => {
  const name = nameIn(given);
  if (typeof body !== 'string' || body.trim() === '') throw invalidFields({ 'fields.body': i18n._('This field is required.') });
  const { missing, unknown } = promptProblems(name, body);
  if (missing.length > 0)
    throw invalidFields({ 'fields.body': i18n._('These fields are missing in the prompt: {names}.', { names: missing.join(', ') }) });
  if (unknown.length > 0)
    throw invalidFields({ 'fields.body': i18n._('These fields in the prompt do not exist: {names}.', { names: unknown.join(', ') }) });
  // If the built-in version was never stored, store it first as production: otherwise the new version would be the only one and bypass the gate.
  await currentPrompt(tx, deps.clock, name);
  const { last } = await tx
    .selectFrom('prompts')
    .select((is) => is.fn.max('version').as('last'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const guid = newGuid();
  const text = typeof note === 'string' ? note.trim() : '';
  await tx
    .insertInto('prompts')
    .values({ guid, name, version: (last ?? 0) + 1, body, note: text, author_guid: actor.userGuid, created_at: deps.clock.now() })
    .execute();
  await giveLabels(tx, deps, { guid, name }, labels);
  return guid;
};
