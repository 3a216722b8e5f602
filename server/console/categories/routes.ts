import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { consoleLimits } from '../limits.ts';
import { hasFlag, requireStaff } from '../gate.ts';
import { place, withLastMove } from './moves.ts';
import { choicesOf } from './tree.ts';

const needs = { flags: ['canManageCategories'] } as const;

/** The category tree and changes of its order. */
export function registerCategoryTree(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.getCategoryTree, {
    handler: async ({ request }) => {
      const { userGuid } = await requireStaff(request, needs);
      return withLastMove(db, clock.now(), userGuid);
    },
  });

  route(app, endpoints.getCategoryChoices, {
    handler: async ({ request }) => {
      const viewer = await requireStaff(request);
      // Assigning categories to recipes requires only their names.
      if (!hasFlag(viewer, 'canManageRecipes')) await requireStaff(request, needs);
      return choicesOf(db);
    },
  });

  route(app, endpoints.moveCategory, {
    handler: async ({ request, params, body }) => {
      const actor = await requireStaff(request, needs);
      const guid = readGuid(params['guid']);
      await takeToken(db, clock, consoleLimits.changes(actor.userGuid));
      return place({ db, clock }, actor, { guid, ...body });
    },
  });
}
