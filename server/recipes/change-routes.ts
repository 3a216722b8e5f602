import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { invalidFields } from '../http/failure.ts';
import { route } from '../http/routes.ts';
import { pageLanguage } from '../language/request-language.ts';
import { i18n } from '../language/sentence.ts';
import { takeToken } from '../limits/rate-limit.ts';
import { requireCompany, requireOwnHands } from '../sign-in/viewer.ts';
import { changeRecipes, copyRecipe, setTitle } from './changes.ts';
import { findRecipe } from './routes.ts';
import { asRecipe, asSummary, trashLife } from './stored-recipe.ts';

const copiesPerHour = 120;

/** The company in the path, for its own people: staff in another's place change nothing. */
async function requireOwnCompany(request: FastifyRequest, uri: string | undefined) {
  const found = await requireCompany(request, uri);
  await requireOwnHands(request);
  return { ...found, reader: { viewer: found.viewer, language: pageLanguage(found.viewer, request) } };
}

/** What owners do with their recipes: titles, favourites, tags, copies, the trash. */
export function registerRecipeChanges(app: FastifyInstance): void {
  const { db, clock, config } = app.deps;

  route(app, endpoints.changeRecipes, {
    handler: async ({ request, body: { guids, change } }) => {
      const viewer = await requireOwnHands(request);
      for (const field of ['addTag', 'removeTag'] as const)
        if (change[field]?.trim() === '') throw invalidFields({ [`change.${field}`]: i18n._('This field is required.') });
      const companies = viewer.companies.map(({ guid }) => guid);
      const now = clock.now();
      const changed = companies.length === 0 ? [] : await changeRecipes(db, now, { companies, guids, change });
      return { changed, deletesAt: change.isInTrash === true ? now + trashLife : null };
    },
  });

  route(app, endpoints.renameRecipe, {
    handler: async ({ request, params, body: { title } }) => {
      const { company, reader } = await requireOwnCompany(request, params['companyUri']);
      const { guid } = await findRecipe(db, company.guid, params['guid']);
      await setTitle(db, guid, title);
      return asRecipe(await findRecipe(db, company.guid, guid), company.uri, reader);
    },
  });

  route(app, endpoints.copyRecipe, {
    handler: async ({ request, params, body: { copyKey } }) => {
      const { viewer, company, reader } = await requireOwnCompany(request, params['companyUri']);
      const original = await findRecipe(db, company.guid, params['guid']);
      await takeToken(db, clock, { key: `recipe copies ${viewer.userGuid}`, limit: copiesPerHour, windowSeconds: 3_600 });
      const { title } = asRecipe(original, company.uri, reader);
      const copy = await copyRecipe(
        db,
        { now: clock.now(), fairUse: config.fairUse },
        { original, title, copyKey, userGuid: viewer.userGuid },
      );
      return asSummary(copy, company.uri, reader);
    },
  });
}
