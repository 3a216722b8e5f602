import { colour, shade } from './palette.ts';
import { around, box, circle, ellipse, faint, line, path, put, ring } from './svg.ts';

/** How pieces of a shape are placed. `hero`: one to three large ones; `chunk`: bites; `small`: many; `leaf`: on top; `crumb`: scattered. */
export type Size = 'hero' | 'chunk' | 'small' | 'leaf' | 'crumb';

export interface Shape {
  size: Size;
  /** The radius when placed, in the picture's units: the picture is 400 wide. */
  r: number;
  /** How many are drawn at most. */
  count: number;
  /** True for what must not be turned freely. */
  isUpright?: boolean;
  /** Draws it within 50 units of the origin, in up to three colours (hex). */
  draw: (a: string, b: string, c: string) => string;
}

const light = '#fff7e6';
const gleam = (d: string, width = 5): string => faint(0.45, line(d, light, width));

/** Vegetables, fruits, herbs and everything cut from them. */
export const plants: Readonly<Record<string, Shape>> = {
  wheel: {
    size: 'chunk', r: 25, count: 4,
    draw: (a, b) => circle(0, 0, 50, a) + circle(0, 0, 39, b) + line('M0-32V32M-28-16 28 16M-28 16 28-16', shade(b, 0.55), 6),
  },
  tomato: {
    size: 'chunk', r: 23, count: 4,
    draw: (a, b) => circle(0, 0, 50, a) + circle(0, 0, 38, b) + around(3, 19, 30).map((at) => put(at, ellipse(0, 0, 15, 10, shade(a, -0.08)) + ellipse(2, -1, 4, 2.5, '#ffe2a1'))).join(''),
  },
  cherry: {
    size: 'chunk', r: 19, count: 6,
    draw: (a, b) => circle(0, 0, 50, a) + path('M0-20c10-20 22-18 26-14-8 2-12 8-26 14Zm0 0c-10-20-22-18-26-14 8 2 12 8 26 14Zm0 0c-2 14-2 16 0 22 4-6 4-14 0-22Z', b) + gleam('M-34 6C-30 24-16 34-2 35', 7),
  },
  disc: {
    size: 'chunk', r: 17, count: 8,
    draw: (a, b) => circle(0, 0, 50, a) + circle(-2, -2, 38, b) + circle(-2, -2, 13, a),
  },
  seeded: {
    size: 'chunk', r: 22, count: 6,
    draw: (a, b, c) => circle(0, 0, 50, a) + circle(0, 0, 42, b) + around(6, 20).map((at) => put(at, ellipse(0, 0, 7, 3.5, c))).join(''),
  },
  kiwi: {
    size: 'chunk', r: 23, count: 4,
    draw: (a, b) => circle(0, 0, 50, '#8a5230') + circle(0, 0, 45, a) + circle(0, 0, 16, b) + around(10, 25).map(({ x, y }) => circle(x, y, 4, '#2f2a2c')).join(''),
  },
  hoop: { size: 'small', r: 10, count: 14, draw: (a, b) => ring(0, 0, 38, a, 22, b) },
  onion: {
    size: 'chunk', r: 21, count: 4,
    draw: (a, b) => ring(0, 0, 42, a, 11) + ring(2, 1, 24, b, 8),
  },
  ball: { size: 'small', r: 9, count: 16, draw: (a) => circle(0, 0, 50, a) + gleam('M-28-4C-26-20-14-28-4-29', 11) },
  bean: {
    size: 'small', r: 13, count: 14,
    draw: (a) => path('M-46 6C-50-24-18-38 4-30 30-40 54-18 46 10 40 34 14 34 4 18-8 36-42 34-46 6Z', a) + gleam('M-30 0c0-10 8-16 18-16', 9),
  },
  cube: {
    size: 'chunk', r: 18, count: 8,
    draw: (a, b) => box(-42, -42, 86, 86, 18, b) + box(-42, -42, 72, 70, 16, a),
  },
  chunk: {
    size: 'chunk', r: 23, count: 7,
    draw: (a, b) => path('M-44-6C-44-36-10-46 14-40 42-34 50-8 42 16 34 42-6 46-28 36-44 28-46 10-44-6Z', a) + line('M-22-8C-12-22 8-24 20-14M-14 14C-4 6 8 6 18 12', b, 8),
  },
  strip: {
    size: 'chunk', r: 24, count: 7,
    draw: (a, b) => line('M-40 14Q0-30 40 12', a, 19) + line('M-34 10Q0-26 30 3', b, 5),
  },
  pod: {
    size: 'chunk', r: 29, count: 6,
    draw: (a, b) => line('M-44 8Q0-16 44-2', a, 16) + line('M-36 3Q0-15 34-5', b, 4),
  },
  spear: {
    size: 'chunk', r: 40, count: 5,
    draw: (a, b) => line('M-46 0H24', a, 13) + path('M16-9C28-15 42-10 50 0 42 10 28 15 16 9Z', b) + line('M-18-6l7 7M4-6l7 7', b, 4),
  },
  basil: {
    size: 'leaf', r: 24, count: 4,
    draw: (a, b) => path('M-48 4C-30-34 20-36 48 0 18 34-28 36-48 4Z', a) + path('M-48 4C-28 36 18 34 48 0Z', b) + line('M-40 3 30 1', shade(b, -0.15), 3),
  },
  pair: {
    size: 'leaf', r: 25, count: 3, isUpright: true,
    draw: (a, b) => path('M0 40C2-6 24-30 50-28 50 10 30 36 0 40Z', b) + path('M0 40C-40 36-52 6-48-24-14-22 4 2 0 40Z', a),
  },
  clover: {
    size: 'leaf', r: 15, count: 6,
    draw: (a, b) => line('M0 44V6', b, 6) + circle(0, -22, 23, a) + circle(-24, 2, 20, b) + circle(24, 2, 20, a) + circle(0, 0, 16, a),
  },
  frond: {
    size: 'leaf', r: 24, count: 4,
    draw: (a) => line('M0 48C0 10 2-16 0-44M1 26-22 6M1 26 24 6M1 2-20-20M1 2 22-20M0-20-12-36M0-20 12-36', a, 7),
  },
  needle: {
    size: 'leaf', r: 27, count: 3,
    draw: (a, b) => line('M-48 0H44', b, 5) + line('M-34 0-44-16M-16 0-28-20M2 0-10-20M20 0 8-19M36 0 26-16M-34 0-44 16M-16 0-28 20M2 0-10 20M20 0 8 19M36 0 26 16', a, 7),
  },
  bay: { size: 'leaf', r: 28, count: 1, draw: (a, b) => path('M-50 0C-22-26 24-26 50 0 24 26-22 26-50 0Z', a) + line('M-44 0H40M-14 0l12-12M8 0 20-11M-14 0l12 12M8 0l12 11', b, 4) },
  ruffle: {
    size: 'hero', r: 58, count: 3,
    draw: (a, b) => path('M-48 10C-58-12-40-22-42-34-28-34-24-50-8-44 4-54 18-46 22-38 38-40 40-24 46-16 56-4 46 8 46 20 40 34 26 30 16 42 2 42-8 50-20 40-34 40-36 24-48 10Z', a) + line('M-30 18C-12 6 12-6 34-18M-8 6-12-20M8-3 18 18', b, 5),
  },
  spinach: {
    size: 'chunk', r: 26, count: 6,
    draw: (a, b) => path('M-46 0C-36-26-8-34 14-24 34-16 44-8 48 0 44 8 34 16 14 24-8 34-36 26-46 0Z', a) + line('M-46 0H30M-14 0 2-12M-14 0 2 12', b, 4),
  },
  floret: {
    size: 'chunk', r: 26, count: 6, isUpright: true,
    draw: (a, b) => path('M-12 8-8 48H10L14 8Z', shade(a, 0.45)) + circle(-24, 2, 23, b) + circle(24, 2, 23, b) + circle(0, -18, 27, a) + circle(-2, 6, 20, a) + faint(0.5, circle(-8, -24, 5, light) + circle(6, -14, 4, light) + circle(-26, -3, 4, light) + circle(22, -3, 4, light)),
  },
  mushroom: {
    size: 'chunk', r: 24, count: 5,
    draw: (a, b) => path('M-14-2-10 46H10L14-2Z', b) + path('M-48 6C-50-30-24-46 0-46 24-46 50-30 48 6 34 16-34 16-48 6Z', a) + path('M-34 3C-34-20-16-31 0-31 16-31 34-20 34 3 20 9-20 9-34 3Z', b) + line('M-18 0C-16-12-8-18 0-18 8-18 16-12 18 0', a, 4),
  },
  olive: { size: 'small', r: 13, count: 7, draw: (a, b) => circle(0, 0, 50, a) + circle(4, 2, 20, b) + gleam('M-34-4C-32-22-18-32-6-34', 8) },
  chilli: {
    size: 'chunk', r: 30, count: 2,
    draw: (a, b) => path('M-30-18C-10-30 8-18 18-4 28 10 38 16 50 16 30 32 4 26-12 10-22 0-34-4-30-18Z', a) + line('M-32-16C-42-18-44-26-48-26', b, 8) + gleam('M-18-14C-4-18 6-6 14 4', 5),
  },
  slice: { size: 'small', r: 11, count: 8, draw: (a, b) => ring(0, 0, 38, a, 18, b) + circle(-8, 0, 6, light) + circle(10, 6, 6, light) },
  kernel: { size: 'small', r: 8, count: 18, draw: (a, b) => path('M0-46C36-40 48 0 34 34 14 50-14 50-34 34-48 0-36-40 0-46Z', a) + circle(-8, -10, 12, b) },
  strawberry: {
    size: 'chunk', r: 24, count: 5,
    draw: (a, b) => path('M0 48C-30 34-50-4-34-26-20-42-8-30 0-28 8-30 20-42 34-26 50-4 30 34 0 48Z', a) + path('M0-24-24-30-14-40-18-50 0-42 18-50 14-40 24-30Z', b) + [[-16, -4], [14, -6], [-2, 12], [-14, 20], [14, 18]].map(([x = 0, y = 0]) => ellipse(x, y, 3.5, 5, '#ffe2a1')).join(''),
  },
  blueberry: { size: 'small', r: 13, count: 10, draw: (a, b) => circle(0, 0, 50, a) + path('M0-26 8-10 24-12 14 2 20 18 2 12-12 20-10 4-24-8-8-12Z', b) + gleam('M-36 2C-34-22-18-34-8-36', 7) },
  raspberry: {
    size: 'small', r: 17, count: 8,
    draw: (a, b) => path('M-40-10C-40-40 40-40 40-10 40 20 14 46 0 46-14 46-40 20-40-10Z', b) + [[-20, -22], [6, -26], [26, -14], [-30, -2], [-6, -4], [18, 6], [-16, 18], [4, 24]].map(([x = 0, y = 0]) => circle(x, y, 14, a)).join('') + faint(0.5, circle(-22, -25, 4, light) + circle(4, -29, 4, light) + circle(-8, -7, 4, light)),
  },
  cherries: { size: 'chunk', r: 26, count: 4, isUpright: true, draw: (a, b) => line('M-22 14C-18-18 0-36 18-46 20-20 22 0 24 16', b, 5) + circle(-22, 22, 23, a) + circle(24, 24, 23, shade(a, -0.15)) + gleam('M-36 18C-34 10-28 6-22 6', 5) },
  banana: { size: 'chunk', r: 20, count: 7, draw: (a, b) => circle(0, 0, 50, a) + circle(0, 0, 42, b) + around(3, 12, 90).map(({ x, y }) => circle(x, y, 4, '#a6763f')).join('') },
  crescent: { size: 'chunk', r: 28, count: 6, draw: (a, b) => path('M-48-10C-20 44 24 42 48-14 20 8-18 10-48-10Z', a) + path('M-40-4C-16 28 20 26 40-8 18 8-16 12-40-4Z', b) },
  fan: {
    size: 'hero', r: 46, count: 2,
    draw: (a, b) => [0, 1, 2, 3, 4].map((at) => put({ x: -30 + at * 15, y: at % 2, turn: -6 }, path('M-18-36C8-38 20-12 16 14 12 34-4 42-16 36 4 14 2-14-18-36Z', b) + path('M-12-26C6-24 14-8 11 11 9 24 0 32-7 30 8 10 6-12-12-26Z', a))).join(''),
  },
  avocado: { size: 'hero', r: 44, count: 2, draw: (a, b) => path('M-4-50C22-50 40-8 40 14 40 36 22 50 0 50-22 50-40 36-40 14-40-8-24-50-4-50Z', b) + path('M-4-42C16-42 32-6 32 14 32 32 18 42 0 42-18 42-32 32-32 14-32-6-18-42-4-42Z', a) + circle(0, 14, 18, '#8a5230') + gleam('M-8 10C-7 4-3 2 1 2', 5) },
  half: { size: 'chunk', r: 30, count: 4, draw: (a, b, c) => circle(0, 0, 48, b) + circle(0, 0, 40, a) + circle(0, 2, 16, c) },
  nut: { size: 'small', r: 12, count: 12, draw: (a, b) => path('M-48 2C-30-30 20-34 48 0 20 34-30 32-48 2Z', a) + line('M-30 2C-10-10 14-10 32-2', b, 6) },
  walnut: { size: 'small', r: 17, count: 8, draw: (a, b) => path('M0-44C20-54 50-30 42-4 52 22 26 48 0 40-26 48-52 22-42-4-50-30-20-54 0-44Z', a) + line('M0-36V34M-22-26C-12-14-28-4-18 8-26 18-14 22-12 26M22-26C12-14 28-4 18 8 26 18 14 22 12 26', b, 6) },
  flake: { size: 'crumb', r: 9, count: 22, draw: (a) => line('M-40 8Q0-18 40 4', a, 22) },
  seed: { size: 'crumb', r: 5, count: 34, draw: (a) => ellipse(0, 0, 50, 28, a) },
  dust: { size: 'crumb', r: 3.2, count: 40, draw: (a) => circle(0, 0, 50, a) },
  shred: { size: 'crumb', r: 15, count: 24, draw: (a) => line('M-44 4Q0-18 44 2', a, 15) },
  chop: { size: 'crumb', r: 6, count: 26, draw: (a) => box(-44, -28, 88, 56, 14, a) },
  star: { size: 'small', r: 20, count: 2, draw: (a, b) => around(8, 28).map((at) => put(at, path('M-26 0C-10-12 12-10 24 0 12 10-10 12-26 0Z', a))).join('') + around(8, 30).map(({ x, y }) => circle(x, y, 5, b)).join('') },
  stick: { size: 'chunk', r: 36, count: 1, draw: (a, b) => line('M-44 0H44', a, 18) + line('M-42-3H42', b, 4) + circle(46, 0, 6, b) },
  fig: { size: 'chunk', r: 25, count: 4, draw: (a, b) => path('M0-50C10-34 44-18 44 10 44 34 22 48 0 48-22 48-44 34-44 10-44-18-10-34 0-50Z', a) + ellipse(0, 12, 33, 28, b) + around(9, 15).map(({ x, y }) => circle(x, y + 12, 3, '#ffe2a1')).join('') },
  sprout: { size: 'crumb', r: 22, count: 14, draw: (a, b) => line('M-42 12C-20-24 16 18 38-8', a, 9) + circle(40, -9, 9, b) },
  pineapple: { size: 'chunk', r: 26, count: 4, draw: (a, b) => ring(0, 0, 33, a, 30) + line('M0-44V-24M31-31 18-18M44 0H24M31 31 18 18M0 44V24M-31 31-18 18M-44 0H-24M-31-31-18-18', b, 4) },
  cob: { size: 'hero', r: 46, count: 2, draw: (a, b) => box(-46, -20, 92, 40, 20, a) + line('M-34-8h68M-36 6h70', b, 5) + line('M-26-16v32M-10-18v36M6-18v36M22-17v34', b, 3) },
}; // prettier-ignore

/** The colours of a look: `tomato red blush`. */
export const coloursOf = (names: readonly string[]): [string, string, string] => {
  const [one, two, three] = names;
  const a = colour(one);
  const b = two === undefined ? shade(a, -0.16) : colour(two);
  return [a, b, three === undefined ? shade(a, -0.3) : colour(three)];
};
