import { blob } from './blob.ts';
import { between, type Chance } from './chance.ts';
import { colour, mix, shade } from './palette.ts';
import { place, shapeOf } from './place.ts';
import { bits, cast, nonLeaf, on, type Scene, sizeOf, type Table } from './scene.ts';
import { spread } from './spread.ts';
import { box, circle, faint, line, path, put, ring } from './svg.ts';

const muffins = ({ tone, pieces, seed, chance }: Table): Scene => {
  const cup = pickCup(chance);
  const places = [
    [112, 176, 0.86],
    [288, 176, 0.86],
    [200, 250, 1.08],
  ];
  return {
    body: places
      .map(([x = 0, y = 0, scale = 1]) =>
        put(
          { x, y, scale },
          cast('<ellipse cx="6" cy="86" rx="66" ry="13"/>') +
            path('M-58 6H58L44 80Q42 88 34 88H-34Q-42 88-44 80Z', cup) +
            line('M-36 14-30 82M-12 14-10 84M12 14 10 84M36 14 30 82', shade(cup, -0.18), 5) +
            path('M-72 8C-84-20-54-40-44-44-30-72 30-72 44-44 60-40 84-20 72 8 62 22-62 22-72 8Z', tone) +
            path('M-70 10C-60 24 60 24 70 10 64 20 30 22 0 22-30 22-64 20-70 10Z', shade(tone, -0.18)) +
            faint(0.4, line('M-46-20C-40-40-24-50-6-52', '#fff3d9', 7)),
        ),
      )
      .join(''),
    pieces: places.flatMap(([x = 0, y = 0, scale = 1], at) =>
      bits(pieces, on(x, y - 18 * scale, 48 * scale, 28 * scale), `${seed}${at}`, 0.62 * scale, 3),
    ),
  };
};

const pickCup = (chance: Chance) => ['#c9684c', '#4a8b97', '#7a9673', '#e6b65e'][Math.floor(chance() * 4)] ?? '#c9684c';

const biscuits = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [
    [-62, -66],
    [34, -74],
    [-84, 22],
    [2, 2],
    [84, -6],
    [-30, 82],
    [62, 74],
  ];
  return {
    body: places
      .map(([across = 0, down = 0]) =>
        put(
          { x: x + across, y: y + down, turn: between(chance, 0, 90) },
          cast('<circle cx="3" cy="7" r="43"/>') +
            path(blob(44, chance, 0.04), shade(tone, -0.18)) +
            path(blob(40, chance, 0.04), tone) +
            faint(0.5, line('M-22-10l8 3M6-26l6 6M18 12l-8 4M-8 22l6 2', shade(tone, -0.2), 4)),
        ),
      )
      .join(''),
    pieces: places.flatMap(([across = 0, down = 0], at) => bits(nonLeaf(pieces), on(x + across, y + down, 28), `${seed}${at}`, 0.5, 2)),
  };
};

const squares = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [
    [-72, -60],
    [22, -66],
    [-58, 30],
    [42, 28],
    [-6, 84],
  ];
  return {
    body: places
      .map(([across = 0, down = 0]) =>
        put(
          { x: x + across, y: y + down, turn: between(chance, -10, 10) },
          cast(box(-38, -30, 88, 92, 10, 'inherit')) +
            box(-44, -40, 88, 94, 10, shade(tone, -0.28)) +
            box(-44, -44, 88, 80, 10, tone) +
            line('M-28-22 6-30M-20 20 24 12M2-8 30-14', shade(tone, 0.18), 4),
        ),
      )
      .join(''),
    pieces: places.flatMap(([across = 0, down = 0], at) => bits(nonLeaf(pieces), on(x + across, y + down - 4, 30), `${seed}${at}`, 0.6, 3)),
  };
};

const truffles = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [
    [-52, -70],
    [36, -72],
    [-84, 4],
    [0, 0],
    [82, 0],
    [-44, 72],
    [46, 72],
  ];
  const crumb = nonLeaf(pieces)
    .map(({ look }) => shapeOf(look))
    .find((found) => found?.shape.size === 'crumb' || found?.shape.size === 'small');
  const coat = crumb?.colours[0] ?? shade(tone, 0.25);
  return {
    body: places
      .map(([across = 0, down = 0]) =>
        put(
          { x: x + across, y: y + down },
          cast('<circle cx="4" cy="9" r="38"/>') +
            circle(0, 0, 39, shade(tone, -0.2)) +
            circle(-2, -3, 36, tone) +
            spread(on(-2, -3, 30), 9, chance)
              .map(({ x: a, y: b }) => circle(a, b, 2.6, coat))
              .join('') +
            faint(0.45, line('M-25-9C-21-21-12-27-2-28', '#fff3d9', 6)),
        ),
      )
      .join(''),
    pieces: bits(
      nonLeaf(pieces).filter(({ look }) => sizeOf(look) === 'chunk'),
      on(x, y, 90),
      seed,
      0.7,
      2,
    ),
  };
};

const doughnuts = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [
    [-60, -48],
    [66, -30],
    [-8, 72],
  ];
  const glazes = [colour('pink'), colour('cocoa'), colour('cream')];
  return {
    body: places
      .map(([across = 0, down = 0], at) =>
        put(
          { x: x + across, y: y + down },
          cast('<circle cx="5" cy="9" r="66"/>') +
            ring(0, 0, 44, shade(tone, -0.14), 46) +
            ring(0, 0, 44, tone, 38) +
            ring(-1, -2, 44, pieces.length === 0 ? shade(tone, 0.25) : (glazes[at] ?? tone), 27) +
            faint(
              0.6,
              spread(on(0, 0, 62), 22, chance)
                .filter(({ x: a, y: b }) => Math.hypot(a, b) > 34 && Math.hypot(a, b) < 55)
                .map(({ x: a, y: b }) => circle(a, b, 3, '#fffaf0'))
                .join(''),
            ),
        ),
      )
      .join(''),
    pieces: bits(
      nonLeaf(pieces).filter(({ look }) => sizeOf(look) === 'crumb'),
      on(x, y, 80),
      seed,
      1,
      2,
    ),
  };
};

const meringue = ({ surface: { x, y }, tone, seed, pieces, chance }: Table): Scene => ({
  body: put(
    { x, y },
    cast('<circle cx="7" cy="13" r="126"/>') +
      path(blob(130, chance, 0.07, 13), shade(tone, -0.12)) +
      path(blob(120, chance, 0.07, 13), mix(tone, '#ffffff', 0.4)) +
      path(blob(86, chance, 0.05, 11), shade(tone, -0.06)) +
      path(blob(80, chance, 0.06, 11), '#fffdf6'),
  ),
  pieces: place(pieces, on(x, y, 70), { seed }),
});

export const sweetScenes: Readonly<Record<string, (table: Table) => Scene>> = { muffins, biscuits, squares, truffles, doughnuts, meringue };
