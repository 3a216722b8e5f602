import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { invalidFields } from '../../http/failure.ts';
import { route } from '../../http/routes.ts';
import { foodTree } from '@anydish/kitchen/foods';
import { pageLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { requireOwnHands } from '../../sign-in/viewer.ts';
import { pantryName } from './at-the-shop.ts';
import { pantryOf, savePantry } from './pantry.ts';

/** Foods that an account always has at home. */
export function registerPantry(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.getPantry, {
    handler: async ({ request }) => {
      const viewer = await requireOwnHands(request);
      const language = pageLanguage(viewer, request);
      return { foods: (await pantryOf(db, viewer.userGuid)).map((id) => ({ id, label: pantryName(id, language) })) };
    },
  });

  route(app, endpoints.savePantry, {
    handler: async ({ request, body: { foods } }) => {
      const viewer = await requireOwnHands(request);
      const language = pageLanguage(viewer, request);
      const strange = foods.find((id) => !foodTree().foods.has(id));
      if (strange !== undefined) throw invalidFields({ foods: i18n._('The kitchen does not know this: {name}.', { name: strange }) });
      return { foods: (await savePantry(db, clock, viewer.userGuid, foods)).map((id) => ({ id, label: pantryName(id, language) })) };
    },
  });
}
