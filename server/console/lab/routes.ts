import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { promptNames } from '../../../contract/console/prompt-areas.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { isGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidFields } from '../../http/failure.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { i18n } from '@anydish/language/sentence';
import { currentPrompt } from '../../kitchen/openai/prompt.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Actor } from '../engine/source.ts';
import { hasFlag, requireStaff } from '../gate.ts';
import { nothing } from '../records/read-record.ts';
import { labOf } from './lab.ts';
import { requireTryable, startTries } from './start.ts';
import { createTryStore } from './try-store.ts';
import { createLabLane } from './worker.ts';

const needs = { flags: ['canManagePrompts'] } as const;

/** The lab: results of a prompt version, starting tries, and the worker that runs them. Returns the function that wakes the worker. */
export function registerLab(app: FastifyInstance): () => void {
  const { deps } = app;
  const { db, clock, config } = deps;
  const store = createTryStore(deps, deps.workers);
  const worker = createLabLane({ deps, workers: deps.workers, store, log: app.log });
  deps.workers.lookFor({ isWaiting: store.isWaiting, wake: worker.wake });
  app.addHook('onReady', async () => {
    // Prompts can be read and edited before any order has stored them, and without a model.
    for (const name of promptNames) await currentPrompt(db, clock, name);
  });
  app.addHook('preClose', worker.stop);

  const note = (
    tx: Kysely<Database>,
    kind: 'started' | 'cancelled',
    { userGuid: actorGuid, place }: Actor,
    details: { row: string; cases: number },
  ) => writeAudit(tx, clock, { action: `prompts.tries.${kind}`, actorGuid, place, subjectGuid: null, details });

  route(app, endpoints.getLab, {
    handler: async ({ request, params, query }) => {
      const viewer = await requireStaff(request, needs);
      const { other } = query;
      if (other !== undefined && !isGuid(other)) throw invalidFields({ other: i18n._('This value is not accepted.') });
      const viewing = {
        now: clock.now(),
        other: other ?? null,
        model: config.ai?.model ?? null,
        language: requestLanguage(request),
        seesRecipes: hasFlag(viewer, 'canManageRecipes'),
      };
      return labOf(db, readGuid(params['guid']), viewing);
    },
  });

  route(app, endpoints.startTries, {
    handler: async ({ request, params, body }) => {
      const actor = await requireStaff(request, needs);
      const prompt = readGuid(params['guid']);
      const { userGuid: by } = actor;
      const { cases, beside } = body;
      const prompts = beside === undefined || beside === prompt ? [prompt] : [prompt, beside];
      for (const one of prompts) await requireTryable(deps, { prompt: one, by });
      const started = await inTransaction(db, async (tx) => {
        let all = 0;
        for (const one of prompts) {
          const count = await startTries(tx, clock.now(), { prompt: one, cases, by, model: config.ai?.model ?? '' });
          await note(tx, 'started', actor, { row: one, cases: count });
          all += count;
        }
        return all;
      });
      worker.wake();
      return { started };
    },
  });

  route(app, endpoints.cancelTries, {
    handler: async ({ request, params }) => {
      const actor = await requireStaff(request, needs);
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
        await note(tx, 'cancelled', actor, { row: prompt, cases: Number(numUpdatedRows) });
      });
      return {};
    },
  });

  return worker.wake;
}
