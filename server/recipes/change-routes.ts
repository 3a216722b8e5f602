import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { invalidFields } from '../http/failure.ts';
import { route } from '../http/routes.ts';
import { pageLanguage } from '../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken, type KeyedLimit } from '../limits/rate-limit.ts';
import { requireCompany, requireOwnHands } from '../sign-in/viewer.ts';
import { eraseRecipes } from './erase-recipes.ts';
import { keptOfflineOf } from './kept-offline.ts';
import { setPhoto } from './photo.ts';
import { changeRecipes, copyRecipe, setTitle, titleOfCopy } from './changes.ts';
import { findRecipe } from './routes.ts';
import { wishesToKeep } from './versions/held-wishes.ts';
import { asRecipe, asSummary, trashLife } from './stored-recipe.ts';

/** Copies that one account makes, of its own recipes and of shared ones. */
export const copyLimit = (userGuid: string): KeyedLimit => ({ key: `recipe copies ${userGuid}`, limit: 120, windowSeconds: 3_600 });

/** Photo changes by one account: adding, removing and restoring. */
const photoLimit = (userGuid: string): KeyedLimit => ({ key: `recipe photos ${userGuid}`, limit: 300, windowSeconds: 3_600 });

/** The company in the path, for its own members only: impersonating staff change nothing. */
export async function requireOwnCompany(request: FastifyRequest, uri: string | undefined) {
  const found = await requireCompany(request, uri);
  await requireOwnHands(request);
  return { ...found, reader: { viewer: found.viewer, language: pageLanguage(found.viewer, request) } };
}

/** Owner actions on recipes: titles, favourites, tags, copies, the trash. */
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

  route(app, endpoints.eraseRecipes, {
    handler: async ({ request, body: { guids } }) => {
      const { companies } = await requireOwnHands(request);
      return { erased: await eraseRecipes(db, { companies: companies.map(({ guid }) => guid), guids }) };
    },
  });

  route(app, endpoints.listKeptOffline, {
    handler: async ({ request }) => {
      const { companies } = await requireOwnHands(request);
      return { recipes: await keptOfflineOf(db, companies) };
    },
  });

  route(app, endpoints.setRecipePhoto, {
    handler: async ({ request, params, body: { photoGuid } }) => {
      const { viewer, company, reader } = await requireOwnCompany(request, params['companyUri']);
      const { guid } = await findRecipe(db, company.guid, params['guid']);
      await takeToken(db, clock, photoLimit(viewer.userGuid));
      await setPhoto(db, clock.now(), { guid, companyGuid: company.guid, photoGuid });
      return asRecipe(await findRecipe(db, company.guid, guid), company.uri, reader);
    },
  });

  route(app, endpoints.renameRecipe, {
    handler: async ({ request, params, body: { title } }) => {
      const { company, reader } = await requireOwnCompany(request, params['companyUri']);
      const { guid } = await findRecipe(db, company.guid, params['guid']);
      await setTitle(db, clock.now(), guid, title);
      return asRecipe(await findRecipe(db, company.guid, guid), company.uri, reader);
    },
  });

  route(app, endpoints.copyRecipe, {
    handler: async ({ request, params, body: { copyKey } }) => {
      const { viewer, company, reader } = await requireOwnCompany(request, params['companyUri']);
      const original = await findRecipe(db, company.guid, params['guid']);
      await takeToken(db, clock, copyLimit(viewer.userGuid));
      const { title } = asRecipe(original, company.uri, reader);
      const copy = await copyRecipe(
        db,
        { now: clock.now(), fairUse: config.fairUse },
        {
          copied: { ...original, excluded: original.excluded ?? (await wishesToKeep(db, original)), title: titleOfCopy(title) },
          copyKey,
          userGuid: viewer.userGuid,
        },
      );
      return asSummary(copy, company.uri, reader);
    },
  });
}
