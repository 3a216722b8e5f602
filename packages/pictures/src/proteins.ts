import { shade } from './palette.ts';
import type { Shape } from './pieces.ts';
import { around, box, circle, ellipse, faint, line, path, put, ring } from './svg.ts';

const light = '#fff7e6';

/** Meat, fish, eggs, cheese, bread and what is made of them. */
export const proteins: Readonly<Record<string, Shape>> = {
  egg: { size: 'hero', r: 40, count: 2, draw: (a, b) => ellipse(1, 3, 50, 42, shade(a, -0.12)) + ellipse(0, 0, 49, 40, a) + circle(-3, 2, 23, b) + circle(-11, -6, 6, light) },
  fried: { size: 'hero', r: 54, count: 2, draw: (a, b) => put({ x: 1, y: 4 }, path('M-46-6C-52-30-26-42-8-36 8-52 40-44 42-20 56-6 48 22 30 24 24 44-8 46-16 34-38 40-54 18-46-6Z', '#e3b878')) + path('M-46-6C-52-30-26-42-8-36 8-52 40-44 42-20 56-6 48 22 30 24 24 44-8 46-16 34-38 40-54 18-46-6Z', a) + circle(2, -4, 20, b) + circle(-5, -11, 5, light) },
  shrimp: {
    size: 'chunk', r: 30, count: 5,
    draw: (a, b) => path('M30-34C-10-52-52-22-44 16-38 44-2 52 20 36L10 20C-6 26-18 18-18 4-18-12 4-18 22-10Z', a) + path('M20 36 46 48 40 34 52 24 32 22 10 20Z', b) + line('M-2-40-6-18M-30-28-14-10M-44-2-20 4M-34 30-14 18M-6 42-2 22', b, 5) + circle(24, -24, 4, '#3c2620'),
  },
  fillet: { size: 'hero', r: 84, count: 1, draw: (a, b) => put({ x: 1, y: 5 }, path('M-48 8C-46-16-8-30 26-24 44-20 52-6 48 6 40 24-4 30-30 26-42 24-49 18-48 8Z', shade(a, -0.22))) + path('M-48 8C-46-16-8-30 26-24 44-20 52-6 48 6 40 24-4 30-30 26-42 24-49 18-48 8Z', a) + line('M-28-6 -20 8-28 18M-12-12-2 4-10 18M6-16 16 2 8 17M24-16 33 0 27 13', b, 3.5) },
  flakes: { size: 'chunk', r: 25, count: 6, draw: (a, b) => put({ x: 2, y: 5 }, path('M-46 10C-44-20-14-38 16-32 44-26 50 4 40 18 14 36-40 38-46 10Z', shade(a, -0.14))) + path('M-46 10C-44-20-14-38 16-32 44-26 50 4 40 18 14 36-40 38-46 10Z', a) + line('M-26-8C-14-2-14 12-20 22M0-18C12-8 12 12 6 24M24-16C34-4 32 8 28 16', b, 5) },
  steak: { size: 'hero', r: 78, count: 1, draw: (a, b) => path('M-48 4C-50-26-18-38 10-32 38-28 52-12 48 10 42 34 8 30-10 34-30 38-46 24-48 4Z', b) + path('M-41 4C-42-19-15-29 10-24 32-20 44-8 41 9 36 26 8 22-11 26-27 29-40 19-41 4Z', a) + line('M-26-14-4 18M-6-20 18 14M16-18 32 6', shade(a, -0.3), 4) },
  medallions: { size: 'hero', r: 66, count: 1, draw: (a, b) => [0, 1, 2, 3].map((at) => put({ x: -27 + at * 18, y: 6 - at * 4, turn: -14 }, ellipse(0, 0, 21, 27, b) + ellipse(-2.5, -1, 16, 22, a))).join('') },
  cutlet: { size: 'hero', r: 66, count: 2, draw: (a, b) => line('M14 12 44 42', '#f7e6c4', 12) + path('M-48-8C-48-38-8-48 16-36 38-24 34 8 18 18 4 30-12 22-24 20-40 18-48 8-48-8Z', b) + path('M-40-8C-40-30-8-39 12-30 28-20 26 4 12 11 2 20-12 14-22 12-34 11-40 4-40-8Z', a) },
  drumstick: {
    size: 'hero', r: 58, count: 2,
    draw: (a, b) => line('M8 10 36 38', '#fff3d9', 11) + circle(41, 35, 8, '#fff3d9') + circle(35, 42, 8, '#fff3d9') + path('M-46-14C-44-42-12-52 8-34 24-20 26 0 20 18 2 26-18 24-32 14-42 8-47-2-46-14Z', a) + line('M-34-12C-32-26-20-34-8-32', b, 6) + faint(0.5, line('M-24 4C-12 12 0 14 8 12', b, 5)),
  },
  wing: { size: 'hero', r: 46, count: 4, draw: (a, b) => path('M-48 20C-44-10-20-14-6-24 12-42 40-36 46-18 50 0 30 6 18 6 4 24-30 42-48 20Z', a) + line('M-32 18C-24 4-12 0 0-8', b, 6) },
  bird: {
    size: 'hero', r: 104, count: 1, isUpright: true,
    draw: (a, b) => ellipse(0, 6, 44, 33, a) + path('M-38 14C-52 10-54 32-40 36-28 38-14 34-10 26-18 14-28 12-38 14Z', b) + path('M38 14C52 10 54 32 40 36 28 38 14 34 10 26 18 14 28 12 38 14Z', b) + circle(-47, 38, 4, '#fff3d9') + circle(-50, 33, 4, '#fff3d9') + circle(47, 38, 4, '#fff3d9') + circle(50, 33, 4, '#fff3d9') + path('M-26-14C-40-14-46 0-38 8-28 4-24-6-26-14Zm52 0C40-14 46 0 38 8 28 4 24-6 26-14Z', b) + faint(0.4, line('M-18-14C-8-22 8-22 16-15', light, 5)),
  },
  joint: { size: 'hero', r: 86, count: 1, draw: (a, b, c) => path('M-48 2C-46-22-16-30 14-26 40-24 50-8 46 8 40 28-4 30-24 26-42 24-50 14-48 2Z', b) + ellipse(29, -1, 17, 23, a) + ellipse(29, -1, 12, 18, c) + line('M-32-14-28 20M-16-20-12 23M0-22 4 23', shade(b, -0.25), 3.5) },
  ribs: { size: 'hero', r: 74, count: 1, draw: (a, b) => box(-46, -24, 92, 46, 14, a) + line('M-30-18V28M-12-18V28M6-18V28M24-18V28', b, 5) + line('M-30 24v8M-12 24v8M6 24v8M24 24v8', '#fff3d9', 7) },
  meatball: { size: 'chunk', r: 31, count: 6, draw: (a, b) => circle(0, 0, 48, a) + line('M-20-6l8 4M8-22l6 6M14 12l-8 4M-10 20l8 2M-4-4l6 2', b, 6) + faint(0.35, line('M-34-8C-30-24-18-34-6-36', light, 7)) },
  patty: { size: 'hero', r: 46, count: 3, draw: (a, b) => circle(0, 0, 48, b) + circle(-2, -3, 43, a) + line('M-26-14 20-24M-32 4 30-10M-24 22 26 8', b, 6) },
  sausage: { size: 'hero', r: 68, count: 3, draw: (a, b) => line('M-36 8Q0-22 36 4', a, 21) + faint(0.4, line('M-34 2Q0-24 30-4', light, 4)) + line('M-18-10-12 2M-2-14 3-1M14-11 17 1', b, 3.5) },
  coin: { size: 'chunk', r: 20, count: 7, draw: (a, b) => circle(0, 0, 50, b) + circle(0, 0, 42, a) + circle(-14, -10, 6, shade(a, 0.4)) + circle(12, -16, 4, shade(a, 0.4)) + circle(8, 14, 6, shade(a, 0.4)) + circle(-14, 16, 4, shade(a, 0.4)) },
  bacon: { size: 'chunk', r: 34, count: 5, draw: (a, b) => line('M-44 0Q-28-18-12 0T18 0 44 0', a, 24) + line('M-44 3Q-28-15-12 3T18 3 44 3', b, 7) },
  fold: { size: 'chunk', r: 30, count: 4, draw: (a, b) => path('M-44 14C-50-20-18-44 14-38 46-32 54 4 34 28 8 46-38 44-44 14Z', a) + line('M-30 18C-30-12-6-26 16-20M-12 26C-10 4 8-6 24 0', b, 6) },
  crumbed: { size: 'hero', r: 92, count: 1, draw: (a, b) => path('M-48 0C-50-22-26-34-4-28 18-38 48-24 47-2 50 22 20 32 0 28-24 36-48 22-48 0Z', b) + path('M-45-1C-46-20-24-30-4-25 16-34 44-21 43-2 45 18 18 27 0 24-22 30-44 18-45-1Z', a) + line('M-28-8l5 4M-10-18l5 2M8-8l6-2M26-12l4 5M-20 12l6-2M0 6l4 5M20 10l6-3M34 2l2 4', b, 3.5) },
  nugget: { size: 'chunk', r: 28, count: 6, draw: (a, b) => path('M-46 0C-46-28-18-34-4-30 18-44 48-22 44 2 48 28 18 38 0 30-22 40-46 24-46 0Z', a) + line('M-24-8l8 6M4-16l8 2M20 4l-6 6M-14 14l8 2', b, 6) },
  curd: { size: 'chunk', r: 23, count: 7, draw: (a, b) => path('M-44 4C-46-18-26-34-8-28 6-44 36-36 40-12 52 8 34 34 12 30-6 46-42 32-44 4Z', a) + line('M-20 2C-16-8-6-12 4-8M2 14C10 8 18 6 26 10', b, 6) },
  crumble: { size: 'small', r: 13, count: 14, draw: (a, b) => path('M-40 10-30-30 14-42 44-6 26 36-20 40Z', a) + path('M-40 10-20 40 26 36 44-6 8 8Z', b) },
  slabs: { size: 'hero', r: 46, count: 2, draw: (a, b) => box(-34, -30, 80, 66, 10, b) + box(-42, -38, 80, 66, 10, a) },
  mozzarella: { size: 'chunk', r: 27, count: 5, draw: (a, b) => circle(2, 3, 48, b) + path('M-46 0C-44-32-18-48 6-45 36-42 48-18 44 6 38 34 12 46-8 42-34 38-48 22-46 0Z', a) },
  wedge: { size: 'chunk', r: 30, count: 4, draw: (a, b) => path('M-48 22 34-30C44-20 48-4 46 22Z', a) + path('M-48 22H46V36H-48Z', b) + circle(16, 2, 7, b) + circle(32, 12, 5, b) },
  roll: { size: 'hero', r: 62, count: 1, isUpright: true, draw: (a, b) => path('M-46 14C-50-22-24-36 0-36 24-36 50-22 46 14 40 30-40 30-46 14Z', a) + path('M-43 20C-20 30 20 30 43 20 36 30-36 30-43 20Z', b) + faint(0.4, line('M-30-8C-26-18-16-24-6-25', light, 6)) },
  crouton: { size: 'chunk', r: 17, count: 8, draw: (a, b) => box(-44, -44, 88, 88, 16, b) + box(-36, -38, 70, 68, 12, a) + circle(-12, -14, 5, b) + circle(14, -2, 4, b) + circle(-6, 16, 5, b) },
  bread: { size: 'hero', r: 56, count: 2, draw: (a, b) => path('M-42-16C-52-42-16-46 0-44 16-46 52-42 42-16L40 36Q38 44 30 44H-30Q-38 44-40 36Z', b) + path('M-34-18C-40-34-14-37 0-36 14-37 40-34 34-18L32 30Q31 35 25 35H-25Q-31 35-32 30Z', a) + circle(-12, -8, 4, shade(a, -0.12)) + circle(12, 4, 3, shade(a, -0.12)) + circle(-4, 18, 4, shade(a, -0.12)) },
  flat: { size: 'hero', r: 60, count: 1, draw: (a, b) => path('M-46 30C-50-10-10-48 40-44 50 0 10 44-46 30Z', a) + circle(-14, 10, 7, b) + circle(10, -10, 6, b) + circle(12, 12, 5, b) + circle(-26, 20, 4, b) + circle(26, -28, 5, b) },
  chip: { size: 'chunk', r: 27, count: 7, draw: (a, b) => path('M-42 32C-44 26-8-40 0-42 8-42 44 26 42 32 34 42-34 42-42 32Z', a) + circle(-8, 8, 4, b) + circle(12, 18, 4, b) + circle(4, -10, 3, b) },
  nori: { size: 'hero', r: 46, count: 2, draw: (a, b) => box(-40, -42, 80, 84, 4, a) + faint(0.5, line('M-28-26h40M-16 0h44M-28 22h36', b, 4)) },
  swirl: { size: 'chunk', r: 27, count: 2, draw: (a, b) => circle(0, 0, 50, a) + line('M-2 4C4-6 14 2 8 12-2 26-28 18-24-8-20-32 16-38 30-16', b, 8) },
  shell: { size: 'chunk', r: 28, count: 6, draw: (a, b, c) => path('M-48 6C-44-32 4-48 44-24 52-18 50-8 44-2 20 32-46 40-48 6Z', a) + path('M-38 6C-34-20 6-34 36-18 14 20-36 28-38 6Z', c) + ellipse(-4, 0, 18, 12, b) },
  tentacle: { size: 'chunk', r: 28, count: 4, draw: (a, b) => line('M-40 26C-44-30 30-44 36-8 38 18 2 22 4 2', a, 18) + [[-40, 10], [-30, -12], [-10, -24], [14, -24], [32, -10]].map(([x = 0, y = 0]) => circle(x, y, 4, b)).join('') },
  square: { size: 'small', r: 14, count: 9, draw: (a, b) => box(-42, -42, 84, 84, 12, b) + box(-42, -42, 70, 70, 10, a) },
  dollop: { size: 'hero', r: 38, count: 1, draw: (a, b) => put({ x: 2, y: 5 }, path('M-46 6C-50-24-20-32-10-38-2-50 20-48 22-34 46-34 54 0 38 16 34 40-2 44-14 34-36 40-46 24-46 6Z', shade(a, -0.16))) + path('M-46 6C-50-24-20-32-10-38-2-50 20-48 22-34 46-34 54 0 38 16 34 40-2 44-14 34-36 40-46 24-46 6Z', a) + line('M-26 6C-22-18 18-24 24 0 26 18-2 22-4 8', b, 7) },
  scoop: { size: 'hero', r: 46, count: 2, draw: (a, b) => circle(0, -2, 46, a) + path('M-46 4C-48 22-34 22-30 14-26 30-10 28-6 16 0 30 16 28 18 14 24 26 46 24 46 4Z', b) + faint(0.5, line('M-28-12C-24-26-12-33-2-34', light, 7)) },
  pat: { size: 'chunk', r: 24, count: 1, draw: (a, b) => path('M-40-20 20-34 42-6-18 12Z', a) + path('M-40-20-18 12-18 30-40-2Z', b) + path('M-18 12 42-6V12L-18 30Z', shade(b, -0.08)) },
  prawncracker: { size: 'chunk', r: 28, count: 4, draw: (a, b) => ring(0, 0, 36, a, 24, b) },
  ladyfinger: { size: 'chunk', r: 40, count: 4, draw: (a, b) => box(-46, -16, 92, 32, 16, a) + line('M-26-8v16M-6-8v16M14-8v16', b, 4) },
  pancakeRoll: { size: 'hero', r: 60, count: 2, draw: (a, b) => box(-48, -18, 96, 36, 18, a) + line('M-40-4H38M-34 8h52', b, 4) },
  gyoza: { size: 'chunk', r: 40, count: 5, draw: (a, b) => path('M-48 14C-46-20-20-34 0-34 20-34 46-20 48 14 30 30-30 30-48 14Z', a) + path('M-44 18C-26 30 26 30 44 18 34 32-34 32-44 18Z', b) + line('M-30-16-24-2M-12-24-9-8M8-24 9-8M26-18 22-3', b, 5) },
  ovals: { size: 'small', r: 18, count: 12, draw: (a, b) => ellipse(0, 0, 48, 33, a) + line('M-22-14v28M-6-18v36M10-18v36', b, 5) },
  rosette: { size: 'chunk', r: 21, count: 6, draw: (a, b) => circle(0, 0, 48, a) + around(5, 26).map(({ x, y }) => circle(x, y, 17, b)).join('') + circle(0, 0, 15, a) },
}; // prettier-ignore
