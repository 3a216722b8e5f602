import { blob } from './blob.ts';
import { between, type Chance } from './chance.ts';
import { shade } from './palette.ts';
import { place } from './place.ts';
import { bits, cast, nonLeaf, on, type Scene, sizeOf, type Table } from './scene.ts';
import { spread } from './spread.ts';
import { around, box, circle, ellipse, faint, line, path, put } from './svg.ts';

const pizza = ({ surface: { x, y }, tone, sauce, seed, pieces, chance }: Table): Scene => ({
  body:
    cast(put({ x: x + 7, y: y + 13 }, path(blob(142, chance, 0.02, 14), 'inherit'))) +
    put(
      { x, y },
      path(blob(142, chance, 0.02, 14), '#c98338') +
        path(blob(138, chance, 0.02, 14), '#e3ae65') +
        around(13, 129, chance() * 90)
          .map(({ x: across, y: down }) => circle(across, down, between(chance, 4, 8), '#b06c2e'))
          .join('') +
        path(blob(120, chance, 0.02, 14), sauce ?? shade(tone, -0.1)) +
        path(blob(109, chance, 0.05, 12), shade(tone, -0.04)) +
        spread(on(0, 0, 96), 9, chance)
          .map(({ x: a, y: b }) => put({ x: a, y: b }, path(blob(between(chance, 17, 26), chance, 0.12, 7), shade(tone, 0.3))))
          .join(''),
    ),
  pieces: place(pieces, on(x, y, 108), { seed, scale: 0.98 }),
  front: line(
    `M${x - 130} ${y}H${x + 130}M${x - 65} ${y - 113}L${x + 65} ${y + 113}M${x + 65} ${y - 113}L${x - 65} ${y + 113}`,
    '#7a4a1f',
    2.5,
  ).replace('/>', ' opacity=".28"/>'),
});

const flatbread = ({ surface: { x, y }, tone, seed, pieces, chance }: Table): Scene => ({
  body:
    put(
      { x: x + 22, y: y - 22, turn: 20 },
      cast(ellipse(6, 12, 124, 104, 'inherit')) +
        path(blob(118, chance, 0.05, 11), shade(tone, -0.14)) +
        path(blob(113, chance, 0.05, 11), shade(tone, -0.05)),
    ) +
    put(
      { x: x - 10, y: y + 12 },
      cast(ellipse(6, 10, 122, 118, 'inherit')) +
        path(blob(122, chance, 0.05, 11), shade(tone, -0.16)) +
        path(blob(117, chance, 0.05, 11), tone) +
        spread(on(0, 0, 102), 12, chance)
          .map(({ x: a, y: b }) => ellipse(a, b, between(chance, 6, 15), between(chance, 5, 11), '#b06c2e'))
          .join('')
          .replaceAll('"/>', '" opacity=".75"/>'),
    ),
  pieces: place(pieces, on(x - 10, y + 12, 94), { seed, scale: 0.8 }),
});

const toast = ({ surface: { y }, tone, seed, pieces }: Table): Scene => {
  const slice = (across: number, down: number, turn: number) =>
    put(
      { x: across, y: down, turn, scale: 1.72 },
      cast(path('M-38-10C-48-36-12-40 4-38 20-40 56-36 46-10L44 42Q42 50 34 50H-26Q-34 50-36 42Z', 'inherit')) +
        path('M-42-16C-52-42-16-46 0-44 16-46 52-42 42-16L40 36Q38 44 30 44H-30Q-38 44-40 36Z', '#b06c2e') +
        path('M-36-17C-44-36-14-40 0-38 14-40 44-36 36-17L34 32Q33 38 26 38H-26Q-33 38-34 32Z', '#ecc489') +
        put(
          { x: 0, y: 0 },
          path('M-30-18C-36-32-10-34 2-32 16-34 36-30 30-14 32 4 30 14 29 28 20 35-16 32-26 31-32 16-28 2-30-18Z', tone),
        ) +
        line('M-20-16C-8-24 6-18 16-22', shade(tone, 0.3), 4),
    );
  const first = on(132, y - 22, 46, 50);
  const second = on(270, y + 26, 46, 50);
  return {
    body: slice(132, y - 22, -9) + slice(270, y + 26, 8),
    pieces: [...bits(pieces, first, seed, 0.62, 6), ...bits(pieces, second, `${seed}2`, 0.62, 6)],
  };
};

const loaf = ({ surface: { x, y }, tone, pieces, seed }: Table): Scene => ({
  body: put(
    { x, y, turn: -18 },
    cast('<rect x="-128" y="-58" width="272" height="150" rx="72"/>') +
      box(-138, -76, 276, 150, 74, shade(tone, -0.2)) +
      box(-138, -80, 276, 140, 70, tone) +
      faint(0.35, line('M-106-30C-96-52-70-62-40-64', '#fff3d9', 9)) +
      [-78, -26, 26, 78]
        .map((at) => put({ x: at, y: -8, turn: 24 }, ellipse(0, 0, 12, 46, '#f4d9a6') + ellipse(3, 2, 7, 40, '#e3b878')))
        .join(''),
  ),
  pieces: bits(pieces, on(x, y - 8, 108, 46), seed, 0.8, 5),
});

const baguette = ({ surface: { x, y }, tone, pieces, seed }: Table): Scene => ({
  body: [-46, 46]
    .map((at) =>
      put(
        { x: x + at * 0.6, y: y + at, turn: -36 },
        cast('<rect x="-150" y="-22" width="312" height="70" rx="35"/>') +
          box(-156, -36, 312, 68, 34, shade(tone, -0.18)) +
          box(-156, -38, 312, 62, 31, tone) +
          [-104, -52, 0, 52, 104].map((a) => put({ x: a, y: -6, turn: 62 }, ellipse(0, 0, 27, 9, '#f4d9a6'))).join(''),
      ),
    )
    .join(''),
  pieces: bits(pieces, on(x, y, 90), seed, 0.7, 4),
});

/** Round rolls; `mark` is drawn on each. */
const rolls =
  (mark: (chance: Chance, tone: string) => string) =>
  ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
    const places = [
      [-56, -54],
      [52, -58],
      [-72, 36],
      [4, 4],
      [74, 34],
      [-8, 76],
    ];
    return {
      body: places
        .map(([across = 0, down = 0]) =>
          put(
            { x: x + across, y: y + down },
            cast('<circle cx="4" cy="8" r="47"/>') +
              circle(0, 0, 47, shade(tone, -0.2)) +
              circle(-1, -3, 44, tone) +
              mark(chance, tone) +
              faint(0.4, line('M-30-8C-26-24-14-32 0-33', '#fff3d9', 6)),
          ),
        )
        .join(''),
      pieces: places
        .flatMap(([across = 0, down = 0], at) =>
          bits(nonLeaf(pieces), on(x + across, y + down - 2, 28), `${seed}${at}`, 0.5, 3).map(({ food, svg }) => ({ food, svg })),
        )
        .slice(0, 18),
    };
  };

const pastry = ({ surface: { x, y }, tone, pieces, seed }: Table): Scene => {
  const form = 'M-62 22C-60-24-28-46 0-46 28-46 60-24 62 22 40 38-40 38-62 22Z';
  const places = [
    [-62, -52, -20],
    [58, -34, 12],
    [-34, 58, 8],
    [72, 66, -14],
  ];
  return {
    body: places
      .map(([across = 0, down = 0, turn = 0]) =>
        put(
          { x: x + across, y: y + down, turn },
          cast(path(form, 'inherit')) +
            path(form, shade(tone, -0.18)) +
            path('M-54 15C-52-20-26-40 0-40 26-40 52-20 54 15 36 27-36 27-54 15Z', tone) +
            line('M-50 27-46 16M-34 32-31 20M-17 34-15 23M0 35V23M17 34 15 23M34 32 31 20M50 27 46 16', shade(tone, -0.24), 4) +
            faint(0.4, line('M-36-6C-30-22-16-30-2-31', '#fff3d9', 6)),
        ),
      )
      .join(''),
    pieces: bits(
      pieces.filter(({ look }) => sizeOf(look) === 'leaf' || sizeOf(look) === 'crumb'),
      on(x, y, 100),
      seed,
      0.8,
      2,
    ),
  };
};

const dough = ({ surface: { x, y }, tone, chance }: Table): Scene => ({
  body:
    faint(
      0.8,
      spread(on(x, y, 136), 70, chance)
        .map(({ x: a, y: b }) => circle(a, b, between(chance, 1.5, 4), '#fffaf0'))
        .join(''),
    ) +
    put(
      { x, y: y + 4 },
      cast('<circle cx="6" cy="12" r="96"/>') +
        path(blob(98, chance, 0.04, 10), shade(tone, -0.14)) +
        path(blob(92, chance, 0.04, 10), tone) +
        line('M-50-10C-36-46 14-52 44-26', shade(tone, 0.4), 9) +
        line('M-20 30C0 44 30 40 46 22', shade(tone, -0.14), 6),
    ),
});

const plain = () => '';
const cross = () => line('M-34-2H34M0-36V34', '#fff3d9', 8);
const curl = (_: Chance, tone: string) =>
  line('M-2 2C2-6 12 0 6 8-4 18-22 8-16-10-8-28 22-26 26-2 28 22 2 36-16 30', shade(tone, -0.34), 7) +
  line('M-30-20Q0-6 30 14M-22 12Q6 6 32-12', '#fff7e6', 5);
const hole = (_: Chance, tone: string) => circle(0, -2, 12, shade(tone, -0.4));

export const breadScenes: Readonly<Record<string, (table: Table) => Scene>> = {
  pizza, flatbread, toast, loaf, baguette, pastry, dough,
  rolls: rolls(plain), 'cross-buns': rolls(cross), 'swirl-buns': rolls(curl), bagels: rolls(hole),
}; // prettier-ignore
