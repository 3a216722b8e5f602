import { breadScenes } from './breads.ts';
import { cakeScenes } from './cakes.ts';
import { filledScenes } from './filled-breads.ts';
import { glassScenes } from './glasses.ts';
import { ladled } from './pasta.ts';
import type { Scene, Table } from './scene.ts';
import { sweetScenes } from './sweets.ts';
import { chanceOf } from './chance.ts';
import type { Dish, Ground } from './dish.ts';
import { fills } from './fills.ts';
import { colour } from './palette.ts';
import { pieScenes } from './pies.ts';
import { place, type Placed, shapeOf } from './place.ts';
import { servedScenes } from './served.ts';
import { faint, line, path, put } from './svg.ts';
import { fromAbove } from './vessels.ts';

export type Scheme = 'light' | 'dark';

/** The colour behind the picture. */
export const grounds: Readonly<Record<Scheme, Readonly<Record<Ground, readonly [ground: string, glow: string]>>>> = {
  light: { green: ['#e3f0d0', '#f0f8dc'], warm: ['#ffe6cc', '#fff1e0'], cool: ['#d8ebec', '#e9f5f5'], sun: ['#fdeec2', '#fff7dc'], rose: ['#fbdfd8', '#feeeea'] },
  dark: { green: ['#27331f', '#31402a'], warm: ['#3a2c20', '#46372a'], cool: ['#203235', '#2b3f42'], sun: ['#393017', '#453b22'], rose: ['#3b2624', '#48312f'] },
}; // prettier-ignore

const scenes: ReadonlyMap<string, (table: Table) => Scene> = new Map(
  Object.entries({
    ...breadScenes,
    ...sweetScenes,
    ...pieScenes,
    ...filledScenes,
    ...cakeScenes,
    ...glassScenes,
    ...servedScenes,
  }),
);
const surfaces = new Map(Object.entries(fills));
const vessels = new Map(Object.entries(fromAbove));

const grouped = new Set(['greens', 'noodles', 'soup']);
const large = new Set(['none']);

const sceneOf = (table: Table, base: string): Scene => {
  const own = scenes.get(base);
  if (own !== undefined) return own(table);
  const { surface, tone, sauce, chance, seed, pieces } = table;
  const fill = surfaces.get(base);
  return {
    body: (fill?.(surface, tone, chance) ?? '') + (sauce === null ? '' : ladled(surface, sauce, chance)),
    pieces: place(pieces, surface, {
      seed,
      scale: large.has(base) ? 1.34 : 1.06,
      isAlone: large.has(base),
      isGrouped: grouped.has(base),
    }),
  };
};

const steam = faint(0.6, line('M150 54C136 40 164 30 150 14M200 48C186 34 214 24 200 8M250 54C236 40 264 30 250 14', '#ffffff', 9));

const tools: Readonly<Record<string, string>> = {
  chopsticks: line('m296 380 84-250m-60 262 76-226', '#c2492f', 10),
  fork: put({ x: 374, y: 232, turn: 6 }, line('M0-96V-60M-11-96V-64Q-11-46 0-46 11-46 11-64V-96M0-46V96', '#9aa19e', 7)),
  spoon: put({ x: 372, y: 232, turn: 6 }, path('M0-104C20-104 22-56 0-50-22-56-20-104 0-104Z', '#9aa19e') + line('M0-54V96', '#9aa19e', 8)),
};

/** Leaves lie at the upper left, fruit at the lower left: what comes later moves neither. */
const besides = ({ beside }: Dish): Placed[] =>
  beside.slice(0, 2).flatMap(({ food, look }) => {
    const found = shapeOf(look);
    if (found === undefined) return [];
    const { shape, colours } = found;
    const corner = shape.size === 'leaf' ? { x: 62, y: 70, turn: -18, scale: 0.96 } : { x: 62, y: 330, turn: 12, scale: 0.92 };
    return [{ food, svg: put(corner, shape.draw(...colours)) }];
  });

/** The parts of a picture in the order in which they are drawn. A part's content does not change when foods are added at the end. */
interface Part {
  /** The food; empty for the vessel and its base. */
  food: string;
  svg: string;
}

/** The parts of a dish's picture. */
function partsOf(dish: Dish): Part[] {
  const { vessel, base, seed, sauce, tool } = dish;
  const tone = colour(dish.tone);
  const chance = chanceOf(seed);
  const drawn = (vessels.get(vessel) ?? vessels.get('none'))?.(chance, dish.tone);
  if (drawn === undefined) return [];
  const scene = sceneOf(
    { surface: drawn.surface, tone, sauce: sauce === null ? null : colour(sauce), seed, pieces: dish.pieces, chance },
    base,
  );
  const isFlat = vessel === 'board' || vessel === 'tin';
  return [
    ...(isFlat ? [] : besides(dish)),
    { food: '', svg: drawn.back + scene.body },
    ...(scene.pieces ?? []),
    ...(isFlat ? besides(dish) : []),
    { food: '', svg: (scene.front ?? '') + (tool === null ? '' : (tools[tool] ?? '')) + (dish.steam ? steam : '') },
  ].filter(({ svg }) => svg !== '');
}

const frame = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><g stroke-linecap="round" stroke-linejoin="round">${inner}</g></svg>`;

/** Draws a dish as an SVG: square, without ids, scripts or styles. Without a scheme its ground is transparent. */
export function drawDish(dish: Dish, scheme: Scheme | null = null): string {
  const [ground, glow] = scheme === null ? [] : grounds[scheme][dish.ground];
  const behind =
    ground === undefined ? '' : `<path d="M0 0H400V400H0Z" fill="${ground}"/><circle cx="200" cy="196" r="186" fill="${glow}"/>`;
  return frame(
    behind +
      partsOf(dish)
        .map(({ svg }) => svg)
        .join(''),
  );
}

/** The same as a stack of pictures, to show one after the other. */
export const drawParts = (dish: Dish): Part[] => partsOf(dish).map(({ food, svg }) => ({ food, svg: frame(svg) }));
