import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { collectionNameProblem } from '../../../contract/recipes/collections.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { readGuid } from '../../http/read.ts';
import { route } from '../../http/routes.ts';
import { takeToken, type KeyedLimit } from '../../limits/rate-limit.ts';
import { requireOwnHands, requireViewer } from '../../sign-in/viewer.ts';
import { requireOwnCompany } from '../change-routes.ts';
import { collectionsOf, createCollection, deleteCollection, orderCollections, renameCollection } from './collections.ts';

/** Creating and renaming collections, per account. */
const namingLimit = (userGuid: string): KeyedLimit => ({ key: `collections ${userGuid}`, limit: 600, windowSeconds: 3_600 });

/** Owner actions on collections. Every answer holds all collections. */
export function registerCollections(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.listCollections, {
    handler: async ({ request }) => ({ collections: await collectionsOf(db, (await requireViewer(request)).companies) }),
  });

  route(app, endpoints.createCollection, {
    handler: async ({ request, params, body: { guid, name } }) => {
      const { viewer, company } = await requireOwnCompany(request, params['companyUri']);
      refuseProblems({ name: collectionNameProblem(name) });
      await takeToken(db, clock, namingLimit(viewer.userGuid));
      await createCollection(db, clock.now(), { companyGuid: company.guid, guid, name });
      return { collections: await collectionsOf(db, viewer.companies) };
    },
  });

  route(app, endpoints.renameCollection, {
    handler: async ({ request, params, body: { name } }) => {
      const { viewer, company } = await requireOwnCompany(request, params['companyUri']);
      const guid = readGuid(params['guid']);
      refuseProblems({ name: collectionNameProblem(name) });
      await takeToken(db, clock, namingLimit(viewer.userGuid));
      await renameCollection(db, { companyGuid: company.guid, guid, name });
      return { collections: await collectionsOf(db, viewer.companies) };
    },
  });

  route(app, endpoints.deleteCollection, {
    handler: async ({ request, params }) => {
      const { viewer, company } = await requireOwnCompany(request, params['companyUri']);
      await deleteCollection(db, { companyGuid: company.guid, guid: readGuid(params['guid']) });
      return { collections: await collectionsOf(db, viewer.companies) };
    },
  });

  route(app, endpoints.orderCollections, {
    handler: async ({ request, body: { guids } }) => {
      const { companies } = await requireOwnHands(request);
      await orderCollections(db, companies, guids);
      return { collections: await collectionsOf(db, companies) };
    },
  });
}
