import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/** A try `r` of case `c` that is valid for the current case and model. */
export const isFresh = (model: string | null) => sql<boolean>`(r.case_version = c.row_version and r.model = ${model ?? ''}::text)`;

/** A try `r` whose answer met all expectations of the case. */
export const hasPassed = sql<boolean>`(r.state = 'done' and not exists (
  select 1 from jsonb_array_elements(r.checks) as k (one) where not (k.one ->> 'isMet')::boolean))`;

/** The names of the required cases that a version has yet to pass with this model; only the recipe prompt has cases. */
export async function missingOf(db: Kysely<Database>, promptGuid: string, model: string | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.name from prompt_cases c join prompts p on p.guid = ${promptGuid} and p.name = 'recipe' where c.is_required and c.removed_at is null and not exists (
      select 1 from prompt_tries r where r.case_guid = c.guid and r.prompt_guid = p.guid and ${hasPassed} and ${isFresh(model)})
    order by lower(c.name), c.guid`.execute(db);
  return rows.map(({ name }) => name);
}

/** Without required cases every version would pass. Prompts other than the recipe prompt have no cases. */
async function hasNoneToPass(db: Kysely<Database>, promptGuid: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from prompts p where p.guid = ${promptGuid} and p.name = 'recipe'
      and not exists (select 1 from prompt_cases c where c.is_required and c.removed_at is null)`.execute(db);
  return rows.length > 0;
}

export async function wasProduction(db: Kysely<Database>, promptGuid: string): Promise<boolean> {
  const past = await db.selectFrom('past_productions').select('until').where('prompt_guid', '=', promptGuid).executeTakeFirst();
  return past !== undefined;
}

/** Records that a version stops being production, so that it can become production again. */
export async function notePast(tx: Kysely<Database>, promptGuid: string, until: number): Promise<void> {
  await tx
    .insertInto('past_productions')
    .values({ prompt_guid: promptGuid, until })
    .onConflict((conflict) => conflict.column('prompt_guid').doUpdateSet({ until }))
    .execute();
}

/** A version must pass every required case, at least one, to become production. Former production versions are exempt. */
export async function requirePassed(tx: Kysely<Database>, promptGuid: string, model: string | null): Promise<void> {
  if (await wasProduction(tx, promptGuid)) return;
  if (await hasNoneToPass(tx, promptGuid))
    throw invalidFields({
      'fields.labels': i18n._('No test case is required, so nothing shows that this version is good. Please make at least one required.'),
    });
  const missing = await missingOf(tx, promptGuid, model);
  if (missing.length === 0) return;
  throw invalidFields({
    'fields.labels': i18n._('This version has yet to pass these cases in the lab: {names}.', { names: missing }),
  });
}
