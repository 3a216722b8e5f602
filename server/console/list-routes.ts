import type { FastifyInstance } from 'fastify';
import { pageLengths } from '../../contract/console/console-endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { invalidFields } from '../http/failure.ts';
import { readGuid } from '../http/read.ts';
import { route } from '../http/routes.ts';
import { requestLanguage } from '../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../limits/rate-limit.ts';
import { consoleLimits } from './limits.ts';
import { pageOf, readAddress } from './engine/pages.ts';
import { findRows } from './find.ts';
import { areasOf, readArea, requireStaff } from './gate.ts';
import { overviewOf } from './overview.ts';
import { listViews, removeView, saveView } from './records/saved-views.ts';
import { sources } from './sources.ts';

/** The page size. @throws Failure invalidInput */
function readLimit(text: string | undefined): number {
  if (text === undefined) return pageLengths.usual;
  const limit = Number(text);
  if (/^\d{1,3}$/.test(text) && limit >= 1 && limit <= pageLengths.most) return limit;
  throw invalidFields({ limit: i18n._('This must be {bound, number} at most.', { bound: pageLengths.most }) });
}

/** Read routes for staff: lists, saved lists, the palette and the overview. */
export function registerConsoleLists(app: FastifyInstance): void {
  const { db, clock, reads } = app.deps;

  route(app, endpoints.listRows, {
    handler: async ({ request, params, query }) => {
      const { name, area } = readArea(params['area']);
      await requireStaff(request, { flags: [area.needs] });
      const source = sources[name];
      const read = { ...readAddress(source, query.query ?? ''), limit: readLimit(query.limit), language: requestLanguage(request) };
      return pageOf({ db, clock }, name, source, read);
    },
  });

  route(app, endpoints.listViews, {
    handler: async ({ request, params }) => {
      const { name, area } = readArea(params['area']);
      return listViews(db, name, await requireStaff(request, { flags: [area.needs] }));
    },
  });

  route(app, endpoints.saveView, {
    handler: async ({ request, params, body }) => {
      const { name, area } = readArea(params['area']);
      const actor = await requireStaff(request, { flags: [area.needs] });
      await takeToken(db, clock, consoleLimits.views(actor.userGuid));
      return saveView({ db, clock }, { area: name, source: sources[name], actor }, body);
    },
  });

  route(app, endpoints.removeView, {
    handler: async ({ request, params }) => {
      const { name, area } = readArea(params['area']);
      await removeView({ db, clock }, name, await requireStaff(request, { flags: [area.needs] }), readGuid(params['guid']));
      return {};
    },
  });

  route(app, endpoints.find, {
    handler: async ({ request, query }) => findRows({ db, clock }, areasOf(await requireStaff(request)), query.text),
  });

  route(app, endpoints.getOverview, {
    handler: async ({ request, query }) => overviewOf({ db, clock, reads }, await requireStaff(request), query),
  });
}
