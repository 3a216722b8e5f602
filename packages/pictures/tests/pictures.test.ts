import { foodTree } from '@anydish/kitchen/foods';
import { assert, asyncProperty, constantFrom, uniqueArray } from 'fast-check';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describeDish } from '../src/describe.ts';
import type { Dish } from '../src/dish.ts';
import { drawDish, drawParts } from '../src/draw.ts';
import { kindInTitle } from '../src/titles.ts';
import { described, foodOf, plans } from './described.ts';

/** Rejects unless it is well-formed. */
const formatOf = async (svg: string) => (await sharp(Buffer.from(svg)).metadata()).format;

const mostBytes = 8 * 1024;
const drawnFoods = ({ pieces, beside }: Dish) => [...pieces, ...beside].map(({ food }) => food);
const allFoods = [...foodTree().foods.values()].filter(({ isKind }) => !isKind).map(({ id }) => id);
const lists = uniqueArray(constantFrom(...allFoods), { minLength: 1, maxLength: 20 });
const unplanned = (foods: readonly string[], title = '') =>
  describeDish({ title, dish: null, kind: null, cuisine: null, foods: foods.map((id) => foodOf(id)) });

describe('every dish of the kitchen', () => {
  test('is drawn as well-formed SVG of at most 8 KiB, compressed', async () => {
    const sizes: number[] = [];
    for (const plan of plans) {
      const svg = drawDish(described(plan), 'light');
      expect(await formatOf(svg), plan.id).toBe('svg');
      expect(svg, plan.id).not.toMatch(/NaN|undefined|Infinity/u);
      sizes.push(gzipSync(svg).length);
    }
    expect(Math.max(...sizes)).toBeLessThan(mostBytes);
    expect(sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThan(mostBytes / 3);
  });

  test('is always drawn the same', () => {
    for (const plan of plans) expect(drawDish(described(plan)), plan.id).toBe(drawDish(described(plan)));
  });

  test('has no ids, scripts or styles, so that several fit on a page with any policy', () => {
    for (const plan of plans)
      expect(drawDish(described(plan), 'dark'), plan.id).not.toMatch(/\s(id|style|class|on\w+)=|<(style|script|use|image)|url\(/u);
  });

  test('shows foods of its list only, also when one was left out', () => {
    for (const plan of plans) {
      const foods = plan.ingredients.map(({ food }) => food);
      for (const left of foods) {
        const rest = foods.filter((food) => food !== left);
        for (const food of drawnFoods(described(plan, rest))) expect(rest, `${plan.id} without ${left}`).toContain(food);
      }
    }
  });

  test('differs from dishes of other kinds: a pizza is no soup', () => {
    const looks = ['pizza', 'soup', 'cake', 'salad', 'pasta', 'burger', 'bread', 'cocktail', 'jam', 'rice', 'dumpling', 'pie'].map(
      (kind) => {
        const plan = plans.find((each) => each.kind === kind);
        if (plan === undefined) throw new Error(`There is no ${kind}.`);
        const { vessel, base } = described(plan);
        return `${vessel} ${base}`;
      },
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('a recipe without a plan', () => {
  test('is drawn from any list of foods, and shows no other food', async () => {
    await assert(
      asyncProperty(lists, async (foods) => {
        const dish = unplanned(foods);
        const svg = drawDish(dish, 'light');
        expect(await formatOf(svg)).toBe('svg');
        expect(gzipSync(svg).length).toBeLessThan(mostBytes);
        for (const food of drawnFoods(dish)) expect(foods).toContain(food);
      }),
      { numRuns: 300 },
    );
  });

  test('is what its title says, in any language', () => {
    const titles = {
      'Margherita pizza': 'pizza',
      'Schneller Schokoladenkuchen': 'cake',
      'Ensalada de garbanzos': 'salad',
      'Tarte aux pommes': 'tart',
    };
    for (const [title, kind] of Object.entries(titles)) expect(kindInTitle(title), title).toBe(kind);
    expect(kindInTitle('チキンカレー')).toBe('curry');
    expect(kindInTitle('Chicken curry with rice')).toBe('curry');
    expect(kindInTitle('Something good')).toBeNull();
  });

  test('is what its foods say without such a title', () => {
    expect(unplanned(['spaghetti', 'tinned-tomato', 'fresh-basil']).base).toBe('spaghetti');
    expect(unplanned(['plain-flour', 'caster-sugar', 'hen-egg', 'baking-powder']).base).toBe('cake');
    expect(unplanned(['romaine-lettuce', 'cucumber', 'feta']).base).toBe('greens');
  });

  test('has pasta, noodles, rice and wraps only where they are in the list', () => {
    const without = ['courgette', 'carrot', 'fresh-garlic'];
    for (const kind of ['pasta', 'noodles', 'rice', 'wrap']) {
      const { base } = describeDish({ title: '', dish: null, kind, cuisine: null, foods: without.map((id) => foodOf(id)) });
      expect(base, kind).toBe('none');
    }
  });
});

/** Scenes with few places of their own, which all foods share. */
const shared = new Set([
  'sushi',
  'skewers',
  'burger',
  'sandwich',
  'taco',
  'wrap',
  'halves',
  'drink',
  'cocktail',
  'smoothie',
  'truffles',
  'fries',
  'pastry',
]);

test('foods that are added at the end move none that are there', () => {
  const moved = plans.flatMap((plan) => {
    const foods = plan.ingredients.map(({ food }) => food);
    const whole = described(plan);
    if (shared.has(whole.base)) return [];
    const parts = new Set(drawParts(whole).map(({ food, svg }) => `${food} ${svg}`));
    const before = foods.map((_, count) => described(plan, foods.slice(0, count + 1)));
    // The first foods can call for another base: noodles are not there yet.
    return before
      .filter(({ base, vessel }) => base === whole.base && vessel === whole.vessel)
      .flatMap((soFar) => drawParts(soFar).filter(({ food, svg }) => food !== '' && !parts.has(`${food} ${svg}`)))
      .map(({ food }) => `${plan.id}: ${food}`);
  });
  expect(moved).toEqual([]);
});

test('a description of a newer version is drawn as far as it is understood', async () => {
  const [plan] = plans;
  if (plan === undefined) throw new Error('There are no dishes.');
  const odd = {
    ...described(plan),
    vessel: 'constructor',
    base: '__proto__',
    tone: 'toString',
    pieces: [{ food: 'x', look: 'valueOf red' }],
  };
  expect(await formatOf(drawDish(odd, 'light'))).toBe('svg');
});

test('nearly every food that is seen in dishes has a look', () => {
  const seen = plans.flatMap((plan) => drawnFoods(described(plan)));
  expect(new Set(seen).size).toBeGreaterThan(250);
});
