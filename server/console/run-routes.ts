import type { FastifyInstance } from 'fastify';
import { undoableUntil } from '../../contract/console/undo-time.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readGuidCursor } from '../http/cursor.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { readGuid } from '../http/read.ts';
import { route } from '../http/routes.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../limits/rate-limit.ts';
import { consoleLimits } from './limits.ts';
import { areasOf, readArea, requireStaff } from './gate.ts';
import { noteRun } from './runs/note-run.ts';
import { reportOf } from './runs/report.ts';
import { createRunRunner } from './runs/runner.ts';
import { selectAll } from './runs/selections.ts';
import { startRun, startUndo } from './runs/start.ts';
import { findRun, listRuns } from './runs/stored.ts';
import { sources } from './sources.ts';

/** Bulk actions: select, confirm, view, cancel, undo; and the worker that runs them. `wakeLab`: a run may queue tries. */
export function registerConsoleRuns(app: FastifyInstance, wakeLab: () => void): void {
  const { db, clock } = app.deps;
  const runner = createRunRunner(app.deps, app.deps.workers, app.log, wakeLab);
  // Before connections close: the current batch is finished, and the rest released.
  app.addHook('preClose', runner.stop);

  route(app, endpoints.selectAll, {
    handler: async ({ request, params, body }) => {
      const { name, area } = readArea(params['area']);
      const actor = await requireStaff(request, { flags: [area.needs] });
      await takeToken(db, clock, consoleLimits.selections(actor.userGuid));
      return selectAll({ db, clock }, { name, source: sources[name], actor, text: body.query });
    },
  });

  route(app, endpoints.startRun, {
    handler: async ({ request, params, body }) => {
      const { name, area } = readArea(params['area']);
      const rule = Object.hasOwn(area.actions, body.action) ? area.actions[body.action] : undefined;
      const source = sources[name].actions[body.action];
      if (rule === undefined || source === undefined || rule.for === 'page') {
        await requireStaff(request, { flags: [area.needs] });
        throw invalidFields({ action: i18n._('This value is not accepted.') });
      }
      const actor = await requireStaff(request, { flags: [area.needs, rule.needs], needsStepUp: rule.needsStepUp });
      if (rule.for === 'row' && !('rows' in body.targets && body.targets.rows.length === 1))
        throw invalidFields({ targets: i18n._('You can do this to one row at a time.') });
      await source.check?.({ deps: app.deps, actor, answer: body.answer ?? '' });
      await takeToken(db, clock, consoleLimits.runs(actor.userGuid));
      const isSilent = rule.mails === 'optional' && body.isMailed === false;
      const confirmed = { ...body, isSilent, answer: body.answer ?? null, name, undoableUntil: undoableUntil(rule, clock.now()), actor };
      const run = await startRun({ db, clock }, confirmed);
      runner.wake();
      return run;
    },
  });

  route(app, endpoints.listRuns, {
    handler: async ({ request, query }) =>
      listRuns(db, {
        areas: areasOf(await requireStaff(request)),
        before: readGuidCursor('before', query.before),
        stuckAt: query.only === undefined ? null : clock.now(),
      }),
  });

  route(app, endpoints.getRun, {
    handler: async ({ request, params }) => findRun(db, readGuid(params['guid']), areasOf(await requireStaff(request))),
  });

  route(app, endpoints.getReport, {
    handler: async ({ request, params, query }) => {
      const run = await findRun(db, readGuid(params['guid']), areasOf(await requireStaff(request)));
      return reportOf(db, readArea(run.area).name, run.guid, readGuidCursor('after', query.after));
    },
  });

  route(app, endpoints.cancelRun, {
    handler: async ({ request, params }) => {
      const { run, name, actor } = await own(request, params['guid']);
      const { guid, action, total: rows } = run;
      await runner.cancel(guid, (tx) => noteRun(tx, clock, { name, kind: 'cancelled', actor, run: guid, action, rows }));
      return findRun(db, run.guid, [name]);
    },
  });

  route(app, endpoints.undoRun, {
    handler: async ({ request, params }) => {
      const { run, name, actor } = await own(request, params['guid']);
      await takeToken(db, clock, consoleLimits.runs(actor.userGuid));
      const undo = await startUndo({ db, clock }, name, run.guid, actor);
      runner.wake();
      return undo;
    },
  });

  /** A run that the viewer may end or undo: the viewer may perform its action. */
  async function own(request: Parameters<typeof requireStaff>[0], guid: string | undefined) {
    const viewer = await requireStaff(request);
    const run = await findRun(db, readGuid(guid), areasOf(viewer));
    const { name, area } = readArea(run.area);
    const rule = area.actions[run.action];
    if (rule === undefined) throw new Failure('notFound', i18n._('Nothing was found at this address.'));
    const actor = await requireStaff(request, { flags: [area.needs, rule.needs], needsStepUp: rule.needsStepUp });
    return { run, name, actor };
  }
}
