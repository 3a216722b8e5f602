import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import { plainBody, provenBody } from '../server/scripted-cook.ts';
import type { TestServer, TestUser } from './test-server.ts';

/** Dishes whose pictures differ in vessel, ground and pieces. */
const dishes: readonly [title: string, cuisine: string, foods: string][] = [
  ['Tomato soup', 'Italian', 'tomatoes, onions, basil, olive oil'],
  ['Pizza Margherita', 'Italian', 'flour, yeast, tomato passata, mozzarella, basil'],
  ['Greek salad', 'Greek', 'cucumber, tomatoes, feta, black olives, red onions'],
  ['Chicken curry', 'Indian', 'chicken breast, coconut milk, onions, ginger, curry powder, rice'],
  ['Pancakes', 'American', 'flour, milk, eggs, butter'],
  ['Shakshuka', 'Israeli', 'eggs, tomato passata, red bell pepper, onions, parsley, cumin'],
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
    ingredients: foods.split(', ').map((item) => ({ amount: 2, unit: 'tbsp' as const, item, note: null, scales: true, replaces: null })),
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
