import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { cookedOnProblem } from '../../../contract/recipes/feedback-endpoints.ts';
import { Failure } from '../../http/failure.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken, type KeyedLimit } from '../../limits/rate-limit.ts';
import { requireCompany } from '../../sign-in/viewer.ts';
import { requireOwnCompany } from '../change-routes.ts';
import { findRecipe } from '../routes.ts';
import type { RecipeRow } from '../stored-recipe.ts';
import { findVersion } from '../versions/versions.ts';
import { addCooking, cookingsOf, removeCooking } from './cookings.ts';
import { checkWords, fileReport } from './reports.ts';
import { giveThumb, thumbsOf } from './thumbs.ts';

const hour = 3_600;
const limits = {
  thumbs: (userGuid: string): KeyedLimit => ({ key: `recipe thumbs ${userGuid}`, limit: 600, windowSeconds: hour }),
  cookings: (userGuid: string): KeyedLimit => ({ key: `recipe cookings ${userGuid}`, limit: 120, windowSeconds: hour }),
  /** Each report may send a mail to staff. */
  reports: (userGuid: string): KeyedLimit => ({ key: `recipe reports ${userGuid}`, limit: 20, windowSeconds: hour }),
} as const;

/** The largest offset ahead of UTC: accepts days that have begun somewhere. */
const farthestAhead = 14 * 60 * 60_000;
const latestDay = (now: number) => new Date(now + farthestAhead).toISOString().slice(0, 10);

/** Owner feedback on recipes: thumbs, cooking records and problem reports. */
export function registerFeedback(app: FastifyInstance): void {
  const { deps } = app;
  const { db, clock } = deps;

  async function ownVersion(request: Parameters<typeof requireOwnCompany>[0], params: Record<string, string>, version: number) {
    const { viewer, company } = await requireOwnCompany(request, params['companyUri']);
    const found = await findVersion(db, await findRecipe(db, company.guid, params['guid']), version);
    if (found === null) throw new Failure('notFound', i18n._('This version is no longer kept.'));
    return { viewer, row: found.row } satisfies { viewer: unknown; row: RecipeRow };
  }

  route(app, endpoints.getFeedback, {
    handler: async ({ request, params, query }) => {
      const { company } = await requireCompany(request, params['companyUri']);
      const { guid } = await findRecipe(db, company.guid, params['guid']);
      return { thumbs: await thumbsOf(db, guid), cookings: await cookingsOf(db, guid, query.before) };
    },
  });

  route(app, endpoints.giveThumb, {
    handler: async ({ request, params, body: { version, thumb } }) => {
      const { viewer, row } = await ownVersion(request, params, version);
      await takeToken(db, clock, limits.thumbs(viewer.userGuid));
      await giveThumb(db, clock.now(), row, thumb);
      return {};
    },
  });

  route(app, endpoints.addCooking, {
    handler: async ({ request, params, body: { version, ...said } }) => {
      const { viewer, row } = await ownVersion(request, params, version);
      refuseProblems({ cookedOn: cookedOnProblem(said.cookedOn, latestDay(clock.now())) });
      await takeToken(db, clock, limits.cookings(viewer.userGuid));
      await addCooking(db, clock.now(), row, said);
      return cookingsOf(db, row.guid, undefined);
    },
  });

  route(app, endpoints.removeCooking, {
    handler: async ({ request, params }) => {
      const { company } = await requireOwnCompany(request, params['companyUri']);
      const { guid } = await findRecipe(db, company.guid, params['guid']);
      return removeCooking(db, guid, readGuid(params['cooking']));
    },
  });

  route(app, endpoints.reportRecipe, {
    handler: async ({ request, params, body: { version, ...told } }) => {
      const { viewer, row } = await ownVersion(request, params, version);
      checkWords(told.words);
      await takeToken(db, clock, limits.reports(viewer.userGuid));
      await fileReport(deps, row, { ...told, share: null });
      return {};
    },
  });
}
