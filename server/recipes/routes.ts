import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { endpoints } from '../../contract/endpoints.ts';
import { rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { requireCompany, requireViewer } from '../sign-in/viewer.ts';
import { isGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { readGuid, readParams } from '../http/read.ts';
import { route } from '../http/routes.ts';
import { pageLanguage } from '../language/request-language.ts';
import { toSchemaOrg } from './schema-org.ts';
import { i18n } from '../language/sentence.ts';
import { asRecipe, asSummary, type RecipeRow } from './stored-recipe.ts';

const pageSize = { usual: 20, most: 50 } as const;

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

function readLimit(text: string | undefined): number {
  if (text === undefined) return pageSize.usual;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > pageSize.most)
    throw invalidFields({ limit: i18n._('This must be a whole number from 1 to {most, number}.', { most: pageSize.most }) });
  return limit;
}

/** Recipes of the viewer's own companies. */
export function registerRecipes(app: FastifyInstance): void {
  const { db } = app.deps;

  route(app, endpoints.listRecipes, {
    handler: async ({ request, query }) => {
      const viewer = await requireViewer(request);
      const limit = readLimit(query.limit);
      const { before } = query;
      if (before !== undefined && !isGuid(before)) throw invalidFields({ before: i18n._('This is not the key of a recipe.') });
      const uris = new Map(viewer.companies.map(({ guid, uri }) => [guid, uri]));
      if (uris.size === 0) return { items: [], next: null };
      // Keys grow with time: the order by key is the order by age, and a page is found without counting.
      const rows = await db
        .selectFrom('recipes')
        .selectAll()
        .where('company_guid', 'in', [...uris.keys()])
        .where('trashed_at', query.place === 'trash' ? 'is not' : 'is', null)
        .$if(before !== undefined, (select) => select.where('guid', '<', before ?? ''))
        .orderBy('guid', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      return {
        items: page.map((row) => asSummary(row, uris.get(row.company_guid) ?? '', { viewer, language: pageLanguage(viewer, request) })),
        next: rows.length > limit ? (page.at(-1)?.guid ?? null) : null,
      };
    },
  });

  route(app, endpoints.getRecipe, {
    handler: async ({ request, params }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      return asRecipe(await findRecipe(db, company.guid, params['guid']), company.uri, { viewer, language: pageLanguage(viewer, request) });
    },
  });

  app.get(rawPaths.schemaOrg, async (request, reply) => {
    const params = readParams(request);
    const { viewer, company } = await requireCompany(request, params['companyUri']);
    const row = await findRecipe(db, company.guid, params['guid']);
    const recipe = asRecipe(row, company.uri, { viewer, language: pageLanguage(viewer, request) });
    const name = recipe.title
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase();
    return reply
      .type('application/ld+json; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name === '' ? 'recipe' : name}.json"` })
      .send(JSON.stringify(toSchemaOrg(recipe, app.deps.config.publicUrl), null, 2));
  });
}
