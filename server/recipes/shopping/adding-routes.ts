import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/routes.ts';
import { pageLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../../limits/rate-limit.ts';
import { requireOwnHands } from '../../sign-in/viewer.ts';
import { asRecipe } from '../stored-recipe.ts';
import { addRecipes } from './add-recipes.ts';
import { pantryName } from './at-the-shop.ts';
import { ownList, type ListRow } from './lists.ts';
import { pantryOf } from './pantry.ts';

const additionsPerHour = 600;

/** Adds recipe ingredients to the owner's list. `tell` announces the changed list. */
export function registerAdding(app: FastifyInstance, tell: (list: ListRow) => Promise<void>): void {
  const { db, clock } = app.deps;

  route(app, endpoints.addToShopping, {
    handler: async ({ request, body: { addKey, recipes, unitSystem } }) => {
      const viewer = await requireOwnHands(request);
      await takeToken(db, clock, { key: `shopping additions ${viewer.userGuid}`, limit: additionsPerHour, windowSeconds: 3_600 });
      const companies = viewer.companies.map(({ guid }) => guid);
      const guids = recipes.map(({ guid }) => guid);
      const rows =
        companies.length === 0
          ? []
          : await db.selectFrom('recipes').selectAll().where('guid', 'in', guids).where('company_guid', 'in', companies).execute();
      const reader = { viewer, language: pageLanguage(viewer, request) };
      const found = new Map(rows.map((row) => [row.guid, asRecipe(row, '', reader)]));
      const scaled = recipes.flatMap(({ guid, servings }) => {
        const recipe = found.get(guid.toLowerCase());
        return recipe === undefined
          ? []
          : { title: recipe.title, factor: (servings ?? recipe.servings) / recipe.servings, ingredients: recipe.ingredients };
      });
      if (scaled.length === 0) throw new Failure('notFound', i18n._('Recipe not found.'));
      const now = clock.now();
      const list = await ownList(db, now, viewer.userGuid);
      const pantry = new Set(await pantryOf(db, viewer.userGuid));
      const { added, atHome } = await addRecipes(db, {
        listGuid: list.guid,
        addKey,
        recipes: scaled,
        pantry,
        unitSystem: unitSystem ?? rows[0]?.unit_system ?? 'metric',
        now,
      });
      await tell(list);
      return { added, atHome: atHome.map((food) => pantryName(food, reader.language)) };
    },
  });
}
