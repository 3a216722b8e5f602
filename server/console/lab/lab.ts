import { sql, type Kysely } from 'kysely';
import type { Lab, PromptVersion, Try } from '../../../contract/console/lab.ts';
import type { PromptName } from '../../../contract/console/prompt-areas.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { StoredCheck } from '../../db/lab-schema.ts';
import type { Database } from '../../db/schema.ts';
import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import { asPartial, type Remark } from '@anydish/kitchen/cook';
import { inWords } from '../../language/speech.ts';
import { nothing } from '../records/read-record.ts';
import { hasPassed, isFresh, missingOf, wasProduction } from './gate.ts';

/** Versions in the selection list. */
const mostVersions = 200;

const versionColumns = sql`p.guid, p.version, p.row_version as "rowVersion", p.note,
  array(select l.label from prompt_labels l where l.prompt_guid = p.guid order by l.label) as labels`;

type Version = Lab['version'] & { name: PromptName };

async function versionOf(db: Kysely<Database>, guid: string): Promise<Version | null> {
  const { rows } = await sql<Version>`select ${versionColumns}, p.name, p.body from prompts p where p.guid = ${guid}`.execute(db);
  return rows[0] ?? null;
}

const versionsOf = async (db: Kysely<Database>, name: PromptName): Promise<PromptVersion[]> =>
  (
    await sql<PromptVersion>`
      select ${versionColumns} from prompts p where p.name = ${name} order by p.version desc limit ${mostVersions}`.execute(db)
  ).rows;

/** The previous production version. */
async function previousOf(db: Kysely<Database>, name: PromptName): Promise<PromptVersion | null> {
  const { rows } = await sql<PromptVersion>`
    select ${versionColumns} from past_productions h join prompts p on p.guid = h.prompt_guid where p.name = ${name}
      and not exists (select 1 from prompt_labels l where l.prompt_guid = p.guid and l.label = 'production')
    order by h.until desc limit 1`.execute(db);
  return rows[0] ?? null;
}

type Case = Lab['cases'][number];
type StoredTry = Omit<Try, 'message' | 'checks'> & { guid: string; checks: StoredCheck[]; message: { told: Remark } | null };

async function triesOf(
  db: Kysely<Database>,
  promptGuid: string,
  { model, language }: { model: string | null; language: Locale },
): Promise<ReadonlyMap<string, Try>> {
  const { rows } = await sql<StoredTry>`
    select c.guid, r.state, r.checks, r.recipe, r.message, r.tokens, r.milliseconds, r.repairs,
      ${hasPassed} and ${isFresh(model)} as "isPassed", not ${isFresh(model)} as "isStale"
    from prompt_tries r join prompt_cases c on c.guid = r.case_guid where r.prompt_guid = ${promptGuid}`.execute(db);
  return new Map(
    rows.map(({ guid, message, checks, ...one }) => [
      guid,
      {
        ...one,
        checks: checks.map(({ id, isMet, told }) => ({ id, isMet, why: told === undefined ? null : inWords(told, language) })),
        message: message === null ? null : inWords(message.told, language),
      },
    ]),
  );
}

const dayLong = 86_400_000;

/** Those whom production served in the last 24 hours. */
async function servedOf(db: Kysely<Database>, now: number): Promise<NonNullable<Lab['served']>> {
  const { orders, people } = await db
    .selectFrom('recipe_jobs')
    .select(({ fn }) => [fn.countAll<string>().as('orders'), fn.count<string>('user_guid').distinct().as('people')])
    .where('created_at', '>', now - dayLong)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), people: Number(people) };
}

interface Viewing {
  now: number;
  /** The version to compare with; null for production. */
  other: string | null;
  model: string | null;
  language: Locale;
  /** Cases made from recipes are hidden from staff who may not see recipes. */
  seesRecipes: boolean;
}

/** A version in the lab, beside another one. @throws Failure notFound */
export async function labOf(db: Kysely<Database>, guid: string, { other: chosen, ...viewing }: Viewing): Promise<Lab> {
  const found = await versionOf(db, guid);
  if (found === null) throw nothing();
  const { name, ...version } = found;
  const versions = await versionsOf(db, name);
  const production = versions.find(({ labels }) => labels.includes('production'))?.guid ?? null;
  const otherGuid = chosen ?? production;
  const other = otherGuid === null || otherGuid === guid ? null : await versionOf(db, otherGuid);
  if (other !== null && other.name !== name) throw nothing();
  const mine = await triesOf(db, guid, viewing);
  const others = other === null ? new Map<string, Try>() : await triesOf(db, other.guid, viewing);
  const { rows: cases } = await sql<Omit<Case, 'mine' | 'others' | 'cooked'> & { body: RecipeBody | null }>`
    select c.guid, c.name, c.description, c.expects, c.is_required as "isRequired", c.photo_guid is not null as "hasPhoto",
      c.recipe_guid as "recipeGuid", case when ${viewing.seesRecipes} then r.body end as body
    from prompt_cases c left join recipes r on r.guid = c.recipe_guid where c.removed_at is null and ${name} = 'recipe' order by c.is_required desc, lower(c.name), c.guid`.execute(
    db,
  );
  return {
    name,
    version,
    other,
    versions,
    cases: cases.map(({ body, ...one }) => ({
      ...one,
      cooked: body === null ? null : asPartial(body),
      mine: mine.get(one.guid) ?? null,
      others: others.get(one.guid) ?? null,
    })),
    missing: await missingOf(db, guid, viewing.model),
    wasProduction: await wasProduction(db, guid),
    previous: await previousOf(db, name),
    served: await servedOf(db, viewing.now),
    model: viewing.model,
  };
}
