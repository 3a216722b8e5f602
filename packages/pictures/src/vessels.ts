import { type Chance, pick } from './chance.ts';
import { shade } from './palette.ts';
import { castBox, castEllipse, glint } from './shadows.ts';
import type { Surface } from './surface.ts';
import { around, box, circle, line, path, put, ring } from './svg.ts';

export interface DrawnVessel {
  surface: Surface;
  back: string;
  /** Drawn over the food: the rim of a glass. */
  front?: string;
}

const disc = (x: number, y: number, r: number): Surface => ({ x, y, rx: r, ry: r, isBox: false });

/** Outside and inside of a ceramic. */
type Glaze = readonly [outside: string, inside: string];

const glazes: readonly [Glaze, ...Glaze[]] = [
  ['#33413a', '#4a5d52'], ['#b9583f', '#d0755a'], ['#2f6b78', '#4a8b97'], ['#f0e2c8', '#fbf3e3'], ['#7a9673', '#98b190'], ['#d3993a', '#e6b65e'],
  ['#454f7d', '#626c9b'], ['#e7b7a0', '#f4d3c2'],
]; // prettier-ignore

/** Dark and light ceramics by the food: pale food in a pale bowl does not show. */
function glazeFor(chance: Chance, tone: string): Glaze {
  const glaze = pick(chance, glazes);
  const isPale = ['white', 'cream', 'ivory', 'noodle', 'dough', 'butter', 'ice', 'mint'].includes(tone);
  return isPale && (glaze[1] === '#fbf3e3' || glaze[1] === '#f4d3c2') ? ['#2f6b78', '#4a8b97'] : glaze;
}

const planks = line('M70 150H330M64 250H336M92 300H308', '#b07c45', 3);

type Draw = (chance: Chance, tone: string) => DrawnVessel;

const plate: Draw = (chance) => {
  const [edge, well] = pick<Glaze>(chance, [
    ['#e7dcc6', '#fffdf8'],
    ['#e7dcc6', '#fffdf8'],
    ['#3f7f8c', '#f7fbfa'],
    ['#c8694d', '#fdf6ee'],
    ['#7a9673', '#fafbf4'],
  ]);
  return {
    surface: disc(200, 204, 108),
    back:
      castEllipse(208, 218, 160, 158) +
      circle(200, 204, 160, edge) +
      circle(200, 202, 152, well) +
      ring(200, 204, 116, shade(well, -0.06), 5, shade(well, -0.02)) +
      glint('M72 160A136 136 0 0 1 132 88'),
  };
};

/** The vessels seen from above. */
export const fromAbove: Readonly<Record<string, Draw>> = {
  plate,
  bowl: (chance, tone) => {
    const [outside, inside] = glazeFor(chance, tone);
    return {
      surface: disc(200, 204, 124),
      back:
        castEllipse(209, 219, 156, 154) +
        circle(200, 204, 156, outside) +
        circle(200, 203, 145, inside) +
        glint('M74 164A132 132 0 0 1 128 94'),
    };
  },
  pot: (chance) => {
    const [outside, inside] = pick<Glaze>(chance, [
      ['#b9432f', '#d5644c'],
      ['#2f6b78', '#4a8b97'],
      ['#33413a', '#4a5d52'],
      ['#d3993a', '#e6b65e'],
    ]);
    const handle = (x: number) =>
      box(x, 168, 50, 72, 22, shade(outside, -0.18)) +
      box(x + 13, 184, 24, 40, 12, 'none').replace('fill="none"', 'fill="#000" fill-opacity=".18"');
    return {
      surface: disc(200, 204, 122),
      back:
        castEllipse(209, 220, 156, 152) +
        handle(18) +
        handle(332) +
        circle(200, 204, 150, outside) +
        circle(200, 203, 139, inside) +
        glint('M78 168A128 128 0 0 1 130 98'),
    };
  },
  pan: () => ({
    surface: disc(186, 216, 116),
    back:
      castEllipse(195, 231, 148, 146) +
      put(
        { x: 186, y: 216, turn: -45 },
        box(130, -17, 96, 34, 12, '#3c2620') + box(205, -7, 14, 14, 7, '#8a5230') + box(126, -13, 30, 26, 6, '#8d867a'),
      ) +
      circle(186, 216, 146, '#3a403d') +
      circle(186, 215, 134, '#565d59') +
      circle(186, 217, 124, '#4a504d') +
      glint('M66 180A126 126 0 0 1 116 112'),
  }),
  board: () => ({
    surface: disc(200, 200, 132),
    back:
      castBox(48, 60, 320, 304, 40) +
      box(40, 48, 320, 304, 40, '#c58f57') +
      box(40, 48, 320, 292, 40, '#d9a76c') +
      planks +
      ring(200, 72, 9, '#b07c45', 5, '#8a5f33'),
  }),
  tin: () => ({
    surface: { x: 200, y: 204, rx: 140, ry: 106, isBox: true },
    back:
      castBox(36, 84, 346, 262, 34) +
      box(26, 72, 348, 264, 34, '#7d8482') +
      box(32, 74, 336, 256, 30, '#9aa19e') +
      box(48, 88, 304, 232, 20, '#5f6664'),
  }),
  dish: (chance) => {
    const [outside, inside] = pick<Glaze>(chance, [
      ['#b9583f', '#e9dcc4'],
      ['#2f6b78', '#f3ead8'],
      ['#d3993a', '#f6ecd9'],
      ['#7a9673', '#f3ead8'],
    ]);
    return {
      surface: { x: 200, y: 204, rx: 130, ry: 100, isBox: true },
      back:
        castBox(44, 92, 330, 248, 80) +
        box(14, 170, 372, 68, 30, shade(outside, -0.14)) +
        box(36, 78, 328, 250, 76, outside) +
        box(46, 84, 308, 236, 68, inside),
    };
  },
  basket: () => ({
    surface: disc(200, 204, 120),
    back:
      castEllipse(209, 219, 156, 154) +
      circle(200, 204, 156, '#b57f49') +
      around(28, 148)
        .map(({ x, y, turn }) => put({ x: 200 + x, y: 204 + y, turn }, box(-10, -13, 20, 26, 9, '#d9a76c')))
        .join('') +
      circle(200, 204, 134, '#8a5f33') +
      circle(200, 204, 130, '#d9a76c') +
      circle(200, 204, 124, '#f4e6cb') +
      path('M96 150 140 96 176 110 214 84 262 104 306 150 318 210 300 262 252 304 200 320 148 308 104 264 84 214Z', '#fff6e2'),
  }),
  none: () => ({ surface: disc(200, 204, 130), back: '' }),
};
