import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { invalidFields } from '../../http/failure.ts';
import { route } from '../../http/routes.ts';
import { pageLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { requireOwnHands, requireViewer } from '../../sign-in/viewer.ts';
import { shownWish } from '@anydish/kitchen/foods';
import { isKnownWish } from '@anydish/kitchen/read';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import { profileOf, saveProfile } from './profile.ts';

/** An account's diets and allergies, and the foods that can be named in them. */
export function registerProfile(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.getDiet, {
    handler: async ({ request }) => {
      const viewer = await requireOwnHands(request);
      const language = pageLanguage(viewer, request);
      return { wishes: (await profileOf(db, viewer.userGuid)).map((wish) => shownWish(wish, 'profile', language)) };
    },
  });

  route(app, endpoints.saveDiet, {
    handler: async ({ request, body }) => {
      const viewer = await requireOwnHands(request);
      const language = pageLanguage(viewer, request);
      const strange = body.wishes.find((wish) => !isKnownWish(wish));
      if (strange !== undefined) throw invalidFields({ wishes: i18n._('The kitchen does not know this: {name}.', { name: strange.id }) });
      const saved = await saveProfile(db, clock, viewer.userGuid, body.wishes);
      return { wishes: saved.map((wish) => shownWish(wish, 'profile', language)) };
    },
  });

  route(app, endpoints.suggestFoods, {
    handler: async ({ request, query }) => {
      const viewer = await requireViewer(request);
      const asked = [query.q ?? '', pageLanguage(viewer, request)] as const;
      return { foods: await readUntrusted('suggest', [...asked], { owner: viewer.userGuid, field: 'q' }) };
    },
  });
}
