import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { promptNames } from '../../../contract/console/prompt-areas.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { isGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { i18n } from '../../language/sentence.ts';
import { requireSome } from '../../limits/budgets.ts';
import { currentPrompt } from '../../kitchen/openai/prompt.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { consoleLimits } from '../limits.ts';
import { requireStaff } from '../gate.ts';
import { nothing } from '../records/read-record.ts';
import { labOf } from './lab.ts';
import { createLabWorker } from './worker.ts';

const wakeEvery = 10_000;
const needs = { flags: ['canManagePrompts'] } as const;

const noMoreToday = {
  own: i18n._('We cannot make any more recipes for you today. Please come back tomorrow.'),
  site: i18n._('The kitchen has reached its limit for today. Please come back tomorrow.'),
};

/** Puts cases before a version; what is under way with it already stays. Resolves to how many were begun. */
async function start(db: Kysely<Database>, now: number, given: { prompt: string; cases: readonly string[]; by: string; model: string }) {
  const { prompt, cases, by, model } = given;
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

/** The lab: what came of trying a version of the prompt, trying it, and the worker that does. */
export function registerLab(app: FastifyInstance): void {
  const { deps } = app;
  const { db, clock, config } = deps;
  const worker = createLabWorker(deps, app.log);
  const timer = setInterval(worker.wake, wakeEvery);
  timer.unref();
  app.addHook('onReady', async () => {
    // What a model is told can be seen before anybody has asked it.
    if (config.ai !== null) for (const name of promptNames) await currentPrompt(db, clock, name);
    worker.wake();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await worker.stop();
  });

  const note = (tx: Kysely<Database>, kind: 'started' | 'cancelled', actorGuid: string, details: { row: string; cases: number }) =>
    writeAudit(tx, clock, { action: `prompts.tries.${kind}`, actorGuid, subjectGuid: null, details });

  route(app, endpoints.getLab, {
    handler: async ({ request, params, query }) => {
      await requireStaff(request, needs);
      const { other } = query;
      if (other !== undefined && !isGuid(other)) throw invalidFields({ other: i18n._('This value is not accepted.') });
      const viewing = { other: other ?? null, model: config.ai?.model ?? null, language: requestLanguage(request) };
      return labOf(db, readGuid(params['guid']), viewing);
    },
  });

  route(app, endpoints.startTries, {
    handler: async ({ request, params, body }) => {
      const { userGuid: by } = await requireStaff(request, needs);
      const prompt = readGuid(params['guid']);
      if (config.ai === null)
        throw new Failure('conflict', i18n._('No AI endpoint is set up, so nothing can be tried. The operator of this site can set one.'));
      const tried = await db.selectFrom('prompts').select('name').where('guid', '=', prompt).executeTakeFirst();
      if (tried !== undefined && tried.name !== 'recipe')
        throw new Failure(
          'conflict',
          i18n._('The test cases are dishes to cook. A prompt for copying written recipes cannot be tried on them.'),
        );
      const spender = { userGuid: by, network: null };
      await requireSome({ db, clock, budgets: config.budgets }, 'tokens', spender, noMoreToday);
      await takeToken(db, clock, consoleLimits.lab(by));
      const { model } = config.ai;
      const started = await inTransaction(db, async (tx) => {
        const count = await start(tx, clock.now(), { prompt, cases: body.cases, by, model });
        await note(tx, 'started', by, { row: prompt, cases: count });
        return count;
      });
      worker.wake();
      return { started };
    },
  });

  route(app, endpoints.cancelTries, {
    handler: async ({ request, params }) => {
      const { userGuid: by } = await requireStaff(request, needs);
      const prompt = readGuid(params['guid']);
      const known = await db.selectFrom('prompts').select('guid').where('guid', '=', prompt).executeTakeFirst();
      if (!known) throw nothing();
      await inTransaction(db, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('prompt_tries')
          .set({ state: 'cancelled', leased_by: null, leased_until: null })
          .where('prompt_guid', '=', prompt)
          .where('state', 'in', ['waiting', 'running'])
          .executeTakeFirstOrThrow();
        await note(tx, 'cancelled', by, { row: prompt, cases: Number(numUpdatedRows) });
      });
      return {};
    },
  });
}
