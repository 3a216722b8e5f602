import { dishOf } from '@anydish/kitchen/dishes';
import { planOf } from '@anydish/kitchen/plan';
import { prepareVocabulary } from '@anydish/kitchen/read';
import { is } from 'superstruct';
import { beforeAll, expect, test } from 'vitest';
import { pictureSchema } from '../../../contract/recipes/picture.ts';
import { readPartial } from '../../../server/kitchen/openai/read-partial.ts';
import { pictureOf, pictureOfKind, withPicture } from '../../../server/recipes/picture.ts';

beforeAll(() => prepareVocabulary('en'));

function planFor(id: string) {
  const dish = dishOf(id);
  if (dish === null) throw new Error(`There is no dish "${id}".`);
  return planOf(dish);
}
const foodsIn = ({ pieces, beside }: ReturnType<typeof pictureOf>) => [...pieces, ...beside].map(({ food }) => food);

test('a recipe with a plan is drawn from the plan, after its swaps', () => {
  const plan = planFor('chicken-stir-fry');
  const body = { title: 'Stir-fry', ingredients: [] };
  expect(foodsIn(pictureOf({ body, plan }))).toContain('chicken-breast');
  const ingredients = plan.ingredients.map((each) =>
    each.food === 'chicken-breast' ? { ...each, food: 'firm-tofu', was: each.food } : each,
  );
  const swapped = foodsIn(pictureOf({ body, plan: { ...plan, ingredients } }));
  expect(swapped).toContain('firm-tofu');
  expect(swapped).not.toContain('chicken-breast');
});

test('a recipe without a plan is drawn from the foods of its list; unknown ones are left out', () => {
  const body = { title: 'Gemüsesuppe', ingredients: [{ food: 'carrot' }, { food: null }, { food: 'moon-cheese' }, {}] };
  const picture = pictureOf({ body, plan: null });
  expect(is(picture, pictureSchema)).toBe(true);
  expect([picture.base, foodsIn(picture)]).toEqual(['soup', ['carrot']]);
});

test('a kind alone is drawn without foods', () => {
  expect(pictureOfKind('pizza')).toMatchObject({ base: 'pizza', pieces: [], beside: [] });
  expect(foodsIn(pictureOfKind(undefined))).toEqual([]);
});

test('an unfinished answer has foods for its picture, but for those that break a wish', () => {
  const answer = '{"title": "Noodles", "ingredients": [{"item": "carrots"}, {"item": "peanuts"}, {"item": "udon noodles"}';
  const foodsFor = (wishes: Parameters<typeof readPartial>[1]['wishes']) =>
    readPartial(answer, { language: 'en', wishes })?.ingredients.map(({ food }) => food);
  expect(foodsFor([])).toEqual(['carrot', expect.stringContaining('peanut'), 'udon-noodle']);
  expect(foodsFor([{ kind: 'allergy', id: 'peanut' }])).toEqual(['carrot', undefined, 'udon-noodle']);
});

test('a picture grows with the list, and there is none without foods', () => {
  const recipe = { title: 'Soup', summary: null, servings: null, steps: [] };
  const line = (food: string) => ({ amount: null, unit: null, item: food, note: null, food });
  expect(withPicture({ ...recipe, ingredients: [] }).picture).toBeUndefined();
  const one = withPicture({ ...recipe, ingredients: [line('carrot')] }).picture;
  const two = withPicture({ ...recipe, ingredients: [line('carrot'), line('fresh-parsley')] }).picture;
  expect(two).toEqual({ ...one, pieces: [...(one?.pieces ?? []), expect.objectContaining({ food: 'fresh-parsley' })] });
});
