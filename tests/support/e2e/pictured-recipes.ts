import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import { plainBody, provenBody } from '../server/scripted-cook.ts';
import type { TestServer, TestUser } from './test-server.ts';

/** Dishes whose pictures differ in vessel, ground and pieces; their foods by id. */
const dishes: readonly [title: string, cuisine: string, foods: string][] = [
  ['Tomato soup', 'Italian', 'tomato, onion, fresh-basil, olive-oil'],
  ['Pizza Margherita', 'Italian', 'plain-flour, yeast, passata, mozzarella, fresh-basil'],
  ['Greek salad', 'Greek', 'cucumber, tomato, feta, black-olive, red-onion'],
  ['Chicken curry', 'Indian', 'chicken-breast, coconut-milk, onion, fresh-ginger, basmati-rice'],
  ['Pancakes', 'American', 'plain-flour, whole-milk, egg, unsalted-butter'],
  ['Shakshuka', 'Israeli', 'egg, passata, red-pepper, onion, fresh-parsley'],
];

const work = [
  'Chop the vegetables, and warm the oil in a wide pan over a medium heat.',
  'Fry everything gently until it is soft and golden; stir now and then.',
  'Season, let it rest for a moment, and serve it warm.',
];

const bodyOf = ([title, cuisine, foods]: (typeof dishes)[number]): RecipeBody =>
  provenBody({
    ...plainBody,
    title,
    cuisine,
    summary: 'A dish for every day, made of few things.',
    prepMinutes: 10,
    cookMinutes: 20,
    ingredients: foods
      .split(', ')
      .map((food) => ({ amount: 2, unit: null, item: food.replace('-', ' '), food, note: null, scales: true, replaces: null })),
    steps: work.map((text, place) => ({ text, minutes: place === 1 ? 12 : null, uses: [place] })),
    assumptions: [],
  });

/** Six dishes in the user's cookbook. Resolves to the newest one's guid. */
export async function addPicturedRecipes(server: TestServer, user: TestUser): Promise<string> {
  const guids = await server.addRecipes(user, dishes.length);
  for (const [place, dish] of dishes.entries()) {
    const body = bodyOf(dish);
    await server.db
      .updateTable('recipes')
      .set({ body: JSON.stringify(body), title: body.title })
      .where('guid', '=', guids.at(-1 - place) ?? '')
      .execute();
  }
  return guids[0] ?? '';
}
