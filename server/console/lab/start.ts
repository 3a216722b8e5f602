import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { requireSome } from '../../limits/budgets.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { consoleLimits } from '../limits.ts';

const noMoreToday = {
  own: i18n._('We cannot make any more recipes for you today. Please come back tomorrow.'),
  site: i18n._('The kitchen has reached its limit for today. Please come back tomorrow.'),
};

/** @throws Failure conflict when nothing, or not this prompt, can be tried; tooManyRequests */
export async function requireTryable({ db, clock, config }: Deps, { prompt, by }: { prompt: string; by: string }): Promise<void> {
  if (config.ai === null)
    throw new Failure('conflict', i18n._('No AI endpoint is set up, so nothing can be tried. The operator of this site can set one.'));
  const tried = await db.selectFrom('prompts').select('name').where('guid', '=', prompt).executeTakeFirst();
  if (tried !== undefined && tried.name !== 'recipe')
    throw new Failure(
      'conflict',
      i18n._('The test cases are dishes to cook. A prompt for copying written recipes cannot be tried on them.'),
    );
  await requireSome({ db, clock, budgets: config.budgets }, 'tokens', { userGuid: by, network: null }, noMoreToday);
  await takeToken(db, clock, consoleLimits.lab(by));
}

interface Order {
  prompt: string;
  cases: readonly string[];
  by: string;
  model: string;
}

/** Queues cases for a version; tries in progress stay. Resolves to the number queued. */
export async function startTries(db: Kysely<Database>, now: number, { prompt, cases, by, model }: Order): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into prompt_tries (prompt_guid, case_guid, case_version, model, state, started_by, started_at)
    select p.guid, c.guid, c.row_version, ${model}, 'waiting', ${by}, ${now} from prompts p, prompt_cases c
    where p.guid = ${prompt} and c.guid in (${sql.join([...cases])}) and c.removed_at is null
    on conflict (prompt_guid, case_guid) do update set
      case_version = excluded.case_version, model = excluded.model, state = 'waiting', started_by = excluded.started_by,
      started_at = excluded.started_at, checks = '[]', recipe = null, message = null, tokens = 0, milliseconds = 0, repairs = 0, attempts = 0
    where prompt_tries.state not in ('waiting', 'running')`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
