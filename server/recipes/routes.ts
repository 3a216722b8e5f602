import type { FastifyInstance } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { endpoints } from '../../contract/endpoints.ts';
import { rawPaths } from '../../contract/kitchen/kitchen-endpoints.ts';
import { sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import type { Recipe, RecipeSummary } from '../../contract/recipes/recipe.ts';
import { requireCompany, requireViewer } from '../sign-in/viewer.ts';
import { isGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { readGuid, readParams } from '../http/read.ts';
import { route } from '../http/routes.ts';
import { pageLanguage } from '../language/request-language.ts';
import { inReadersLanguage } from '../kitchen/rewrite.ts';
import { toSchemaOrg } from './schema-org.ts';
import { i18n } from '../language/sentence.ts';

const pageSize = { usual: 20, most: 50 } as const;

type Row = Selectable<Database['recipes']>;

const asRecipe = (row: Row, companyUri: string, language: Locale): Recipe => ({
  language: sourceLocale,
  ...inReadersLanguage(row, language),
  guid: row.guid,
  companyUri,
  createdAt: row.created_at,
  unitSystem: row.unit_system,
  photoGuid: row.photo_guid,
  cookedBy: row.cooked_by,
});

function asSummary(row: Row, companyUri: string, language: Locale): RecipeSummary {
  const { title, summary, cuisine, servings, prepMinutes, cookMinutes, kind, wishes } = inReadersLanguage(row, language);
  const totalMinutes = prepMinutes === null && cookMinutes === null ? null : (prepMinutes ?? 0) + (cookMinutes ?? 0);
  return {
    guid: row.guid,
    companyUri,
    title,
    summary,
    cuisine,
    createdAt: row.created_at,
    totalMinutes,
    servings,
    photoGuid: row.photo_guid,
    cookedBy: row.cooked_by,
    ...(kind === undefined ? {} : { kind }),
    ...(wishes === undefined ? {} : { wishes }),
  };
}

async function findRecipe(
  db: Kysely<Database>,
  company: { guid: string; uri: string },
  guid: string | undefined,
  language: Locale,
): Promise<Recipe> {
  const row = await db
    .selectFrom('recipes')
    .selectAll()
    .where('guid', '=', readGuid(guid))
    .where('company_guid', '=', company.guid)
    .executeTakeFirst();
  if (row === undefined) throw new Failure('notFound', i18n._('Recipe not found.'));
  return asRecipe(row, company.uri, language);
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
        .$if(before !== undefined, (select) => select.where('guid', '<', before ?? ''))
        .orderBy('guid', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      return {
        items: page.map((row) => asSummary(row, uris.get(row.company_guid) ?? '', pageLanguage(viewer, request))),
        next: rows.length > limit ? (page.at(-1)?.guid ?? null) : null,
      };
    },
  });

  route(app, endpoints.getRecipe, {
    handler: async ({ request, params }) => {
      const { viewer, company } = await requireCompany(request, params['companyUri']);
      return findRecipe(db, company, params['guid'], pageLanguage(viewer, request));
    },
  });

  app.get(rawPaths.schemaOrg, async (request, reply) => {
    const params = readParams(request);
    const { viewer, company } = await requireCompany(request, params['companyUri']);
    const recipe = await findRecipe(db, company, params['guid'], pageLanguage(viewer, request));
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
