import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { endpoints } from '../../contract/endpoints.ts';
import { rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { categoriesOf } from './categories/public-category.ts';
import { requireCompany, requireViewer } from '../sign-in/viewer.ts';
import type { Database } from '../db/schema.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { readGuid, readParams } from '../http/read.ts';
import { sendLinkedData } from './linked-data.ts';
import { route } from '../http/routes.ts';
import { takeToken, type KeyedLimit } from '../limits/rate-limit.ts';
import { pageLanguage } from '../language/request-language.ts';
import { toSchemaOrg } from '../../contract/recipes/schema-org.ts';
import { i18n } from '@anydish/language/sentence';
import { searchRecipes } from './search/search.ts';
import { asRecipe, type RecipeRow } from './stored-recipe.ts';

const pageSize = { usual: 20, most: 200 } as const;

/** A recipe of a company, in the trash or not. @throws Failure notFound */
export async function findRecipe(db: Kysely<Database>, companyGuid: string, guid: string | undefined): Promise<RecipeRow> {
  const row = await db
    .selectFrom('recipes')
    .selectAll()
    .where('guid', '=', readGuid(guid))
    .where('company_guid', '=', companyGuid)
    .executeTakeFirst();
  if (row === undefined) throw new Failure('notFound', i18n._('Recipe not found.'));
  return row;
}

/** Text searches per user: one in three seconds, as fast as a person types for long. */
const searches = (userGuid: string): KeyedLimit => ({ key: `recipe searches ${userGuid}`, limit: 300, windowSeconds: 15 * 60 });

function readLimit(text: string | undefined): number {
  if (text === undefined) return pageSize.usual;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > pageSize.most)
    throw invalidFields({ limit: i18n._('This must be a whole number from 1 to {most, number}.', { most: pageSize.most }) });
  return limit;
}

/** Recipes of the viewer's own companies. */
export function registerRecipes(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.listRecipes, {
    handler: async ({ request, query }) => {
      const viewer = await requireViewer(request);
      const limit = readLimit(query.limit);
      if ((query.q ?? '') !== '') await takeToken(db, clock, searches(viewer.userGuid));
      const companies = new Map(viewer.companies.map(({ guid, uri }) => [guid, uri]));
      if (companies.size === 0) return { items: [], next: null };
      const reader = { viewer, language: pageLanguage(viewer, request) };
      return searchRecipes(db, { companies, userGuid: viewer.userGuid, query, reader, limit });
    },
  });

  route(app, endpoints.getRecipe, {
    handler: async ({ request, params }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      const language = pageLanguage(viewer, request);
      const row = await findRecipe(db, company.guid, params['guid']);
      return { ...asRecipe(row, company.uri, { viewer, language }), categories: await categoriesOf(db, row.guid, language) };
    },
  });

  app.get(rawPaths.schemaOrg, async (request, reply) => {
    const params = readParams(request);
    const { viewer, company } = await requireCompany(request, params['companyUri']);
    const row = await findRecipe(db, company.guid, params['guid']);
    const recipe = asRecipe(row, company.uri, { viewer, language: pageLanguage(viewer, request) });
    return sendLinkedData(reply, recipe.title, toSchemaOrg(recipe, app.deps.config.publicUrl));
  });
}
