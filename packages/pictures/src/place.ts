import { between, chanceOf } from './chance.ts';
import type { Piece } from './dish.ts';
import { coloursOf, plants, type Shape, type Size } from './pieces.ts';
import { proteins } from './proteins.ts';
import { spread } from './spread.ts';
import { put } from './svg.ts';
import type { Surface } from './surface.ts';

/** A food drawn on a surface. */
export interface Placed {
  food: string;
  svg: string;
}

const shapes: ReadonlyMap<string, Shape> = new Map(Object.entries({ ...plants, ...proteins }));

/** The shape and colours of a look; undefined for one of a newer description. */
export function shapeOf(look: string): { shape: Shape; colours: [string, string, string] } | undefined {
  const [name = '', ...colours] = look.split(' ');
  const shape = shapes.get(name);
  return shape === undefined ? undefined : { shape, colours: coloursOf(colours) };
}

const order: Readonly<Record<Size, number>> = { chunk: 1, hero: 2, small: 3, leaf: 4, crumb: 5 };
/** Large, but below the rest. */
const beds = new Set(['ruffle', 'bread', 'flat', 'nori']);
const slots: Readonly<Record<Size, number>> = { hero: 4, chunk: 23, small: 47, leaf: 9, crumb: 61 };
/** How far from the middle, as a share of the surface. */
const reach: Readonly<Record<Size, number>> = { hero: 0.52, chunk: 0.84, small: 0.84, leaf: 0.5, crumb: 0.84 };
/** Steps through the slots, so that one food is spread over the surface. */
const stride: Readonly<Record<Size, number>> = { hero: 1, chunk: 9, small: 19, leaf: 2, crumb: 1 };

interface Options {
  seed: string;
  /** Pieces are drawn this much larger. */
  scale?: number;
  /** True where each food lies together. */
  isGrouped?: boolean;
  /** True where the first food is what the dish is made of: there is more of it. */
  isAlone?: boolean;
  most?: number;
}

/** Foods of one size are put next to each other, or spread. A food's places depend only on the foods before it: more foods move none. */
export function place(
  pieces: readonly Piece[],
  surface: Surface,
  { seed, scale = 1, isGrouped = false, isAlone = false, most = 8 }: Options,
): Placed[] {
  const taken: Record<Size, number> = { hero: 0, chunk: 0, small: 0, leaf: 0, crumb: 0 };
  let groups = 0;
  const drawn: { rank: number; placed: Placed }[] = [];
  for (const { food, look } of pieces.slice(0, most)) {
    const found = shapeOf(look);
    if (found === undefined) continue;
    const { shape, colours } = found;
    const { size } = shape;
    const chance = chanceOf(`${seed}/${food}`);
    const points = spread(surface, slots[size], chanceOf(`${seed}/${size}`), reach[size]);
    const r = (shape.r * scale) / 50;
    const form = shape.draw(...colours);
    const one = (x: number, y: number) =>
      put(
        { x, y, turn: shape.isUpright ? between(chance, -16, 16) : between(chance, 0, 360), scale: r * between(chance, 0.92, 1.08) },
        form,
      );
    let svg = '';
    if (size === 'crumb') {
      svg = spread(surface, shape.count, chance, reach.crumb)
        .map(({ x, y }) => one(x, y))
        .join('');
    } else if (size === 'hero') {
      const left = 4 - taken.hero;
      const count = Math.min(shape.count, left);
      svg = heroPlaces(surface, taken.hero, count, shape.r)
        .map(({ x, y }) =>
          put({ x, y, turn: shape.isUpright ? 0 : between(chance, -32, 18), scale: Math.min(r, Math.max(shape.r, 100) / 50) }, form),
        )
        .join('');
      taken.hero += count;
    } else if (isGrouped && size !== 'leaf') {
      const angle = ((chanceOf(seed)() * 360 + groups * 137.5) * Math.PI) / 180;
      const middle = { x: surface.x + Math.cos(angle) * surface.rx * 0.54, y: surface.y + Math.sin(angle) * surface.ry * 0.54 };
      const near: Surface = { ...middle, rx: surface.rx * 0.37, ry: surface.ry * 0.37, isBox: false };
      svg = spread(near, Math.min(shape.count, size === 'small' ? 12 : 6), chance, 0.95)
        .map(({ x, y }) => one(x, y))
        .join('');
      groups += 1;
    } else {
      const count = isAlone && size !== 'leaf' && drawn.length === 0 ? shape.count * 1.8 : shape.count;
      for (let at = 0; at < count && taken[size] < slots[size]; at += 1) {
        const point = points[(taken[size] * stride[size]) % slots[size]];
        if (point !== undefined) svg += one(point.x + between(chance, -4, 4), point.y + between(chance, -4, 4));
        taken[size] += 1;
      }
    }
    if (svg !== '') drawn.push({ rank: beds.has(look.split(' ')[0] ?? '') ? 0 : order[size], placed: { food, svg } });
  }
  return drawn.toSorted((a, b) => a.rank - b.rank).map(({ placed }) => placed);
}

/** Large foods lie around the middle; a single huge one lies in it. */
function heroPlaces({ x, y, rx, ry }: Surface, before: number, count: number, r: number): { x: number; y: number }[] {
  if (before === 0 && count === 1 && r > 70) return [{ x, y }];
  const places = [
    [-0.34, -0.3],
    [0.38, 0.12],
    [-0.2, 0.44],
    [0.3, -0.46],
  ];
  return Array.from({ length: count }, (_, at) => {
    const [across = 0, down = 0] = places[(before + at) % places.length] ?? [];
    return { x: x + across * rx, y: y + down * ry };
  });
}
