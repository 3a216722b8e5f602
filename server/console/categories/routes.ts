import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { Failure } from '../../http/failure.ts';
import { goneSignal } from '../../http/gone-signal.ts';
import { networkOf } from '../../http/network.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { i18n } from '@anydish/language/sentence';
import { charge, requireSome } from '../../limits/budgets.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { consoleLimits } from '../limits.ts';
import { hasFlag, requireStaff } from '../gate.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { place, withLastMove } from './moves.ts';
import { suggestedNames } from './suggested-names.ts';
import { choicesOf } from './tree.ts';

const needs = { flags: ['canManageCategories'] } as const;

const noMore = i18n._('No more names can be suggested today. Please come back tomorrow.');

/** The category tree, changes of its order, and suggested names. */
export function registerCategoryTree(app: FastifyInstance): void {
  const { db, clock, config } = app.deps;

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

  route(app, endpoints.suggestNames, {
    handler: async ({ request, reply, body: { names, languages } }) => {
      const { userGuid, place: from } = await requireStaff(request, needs);
      const { ai: endpoint, budgets } = config;
      if (endpoint === null)
        throw new Failure(
          'conflict',
          i18n._('No AI endpoint is set up, so no names can be suggested. The operator of this site can set one.'),
        );
      await takeToken(db, clock, consoleLimits.names(userGuid));
      const [services, spender] = [
        { db, clock, budgets },
        { userGuid, network: networkOf(request.ip) },
      ];
      await requireSome(services, 'tokens', spender, { own: noMore, site: noMore });
      const details = { name: names[0]?.name ?? '', languages: languages.join(', ') };
      await writeAudit(db, clock, { action: 'categories.names.suggested', actorGuid: userGuid, place: from, subjectGuid: null, details });
      let spent = 0;
      const asking = { endpoint, signal: goneSignal(reply), owner: userGuid, spend: (tokens: number) => void (spent += tokens) };
      try {
        return await suggestedNames({ names, languages: [...new Set(languages)] }, asking);
      } finally {
        if (spent > 0) await charge(services, 'tokens', spent, spender);
      }
    },
  });
}
