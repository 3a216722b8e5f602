import { blob } from './blob.ts';
import { between, type Chance } from './chance.ts';
import { coloursOf } from './pieces.ts';
import type { Piece } from './dish.ts';
import { spread } from './fills.ts';
import { colour, mix, shade } from './palette.ts';
import { place, type Placed, shapeOf } from './place.ts';
import { around, box, circle, ellipse, faint, line, path, put, ring } from './svg.ts';
import type { Surface } from './vessels.ts';

export interface Table {
  surface: Surface;
  /** Hex. */
  tone: string;
  /** Hex; null for none. */
  sauce: string | null;
  seed: string;
  pieces: readonly Piece[];
  chance: Chance;
}

/** Pieces on top of the body; `front` is above them. */
export interface Scene {
  body: string;
  pieces?: readonly Placed[];
  front?: string;
}

const cast = (inner: string) => `<g fill="#2a1c08" opacity=".15">${inner}</g>`;
const on = (x: number, y: number, rx: number, ry = rx): Surface => ({ x, y, rx, ry, isBox: false });

const nonLeaf = (pieces: readonly Piece[]) => pieces.filter(({ look }) => shapeOf(look)?.shape.size !== 'leaf');

/** Small versions of the foods, for what lies on something small. */
const bits = (pieces: readonly Piece[], surface: Surface, seed: string, scale: number, most = 4): Placed[] =>
  place(pieces.slice(0, most), surface, { seed, scale });

const pizza = ({ surface: { x, y }, tone, sauce, seed, pieces, chance }: Table): Scene => ({
  body:
    cast(put({ x: x + 7, y: y + 13 }, path(blob(142, chance, 0.02, 14), 'inherit').replace(' fill="inherit"', ''))) +
    put({ x, y }, path(blob(142, chance, 0.02, 14), '#c98338') + path(blob(138, chance, 0.02, 14), '#e3ae65') + around(13, 129, chance() * 90).map(({ x: across, y: down }) => circle(across, down, between(chance, 4, 8), '#b06c2e')).join('') + path(blob(120, chance, 0.02, 14), sauce ?? shade(tone, -0.1)) + path(blob(109, chance, 0.05, 12), shade(tone, -0.04)) + spread(on(0, 0, 96), 9, chance).map(({ x: a, y: b }) => put({ x: a, y: b }, path(blob(between(chance, 17, 26), chance, 0.12, 7), shade(tone, 0.3)))).join('')),
  pieces: place(pieces, on(x, y, 108), { seed, scale: 0.98 }),
  front: line(`M${x - 130} ${y}H${x + 130}M${x - 65} ${y - 113}L${x + 65} ${y + 113}M${x + 65} ${y - 113}L${x - 65} ${y + 113}`, '#7a4a1f', 2.5).replace('/>', ' opacity=".28"/>'),
});

const flatbread = ({ surface: { x, y }, tone, seed, pieces, chance }: Table): Scene => ({
  body:
    put({ x: x + 22, y: y - 22, turn: 20 }, cast(ellipse(6, 12, 124, 104, 'inherit').replace(' fill="inherit"', '')) + path(blob(118, chance, 0.05, 11), shade(tone, -0.14)) + path(blob(113, chance, 0.05, 11), shade(tone, -0.05))) +
    put({ x: x - 10, y: y + 12 }, cast(ellipse(6, 10, 122, 118, 'inherit').replace(' fill="inherit"', '')) + path(blob(122, chance, 0.05, 11), shade(tone, -0.16)) + path(blob(117, chance, 0.05, 11), tone) + spread(on(0, 0, 102), 12, chance).map(({ x: a, y: b }) => ellipse(a, b, between(chance, 6, 15), between(chance, 5, 11), '#b06c2e')).join('').replaceAll('"/>', '" opacity=".75"/>')),
  pieces: place(pieces, on(x - 10, y + 12, 94), { seed, scale: 0.8 }),
});

const toast = ({ surface: { x, y }, tone, seed, pieces, chance }: Table): Scene => {
  const slice = (across: number, down: number, turn: number) =>
    put({ x: across, y: down, turn, scale: 1.72 }, cast(path('M-38-10C-48-36-12-40 4-38 20-40 56-36 46-10L44 42Q42 50 34 50H-26Q-34 50-36 42Z', 'inherit').replace(' fill="inherit"', '')) + path('M-42-16C-52-42-16-46 0-44 16-46 52-42 42-16L40 36Q38 44 30 44H-30Q-38 44-40 36Z', '#b06c2e') + path('M-36-17C-44-36-14-40 0-38 14-40 44-36 36-17L34 32Q33 38 26 38H-26Q-33 38-34 32Z', '#ecc489') + put({ x: 0, y: 0 }, path('M-30-18C-36-32-10-34 2-32 16-34 36-30 30-14 32 4 30 14 29 28 20 35-16 32-26 31-32 16-28 2-30-18Z', tone)) + line('M-20-16C-8-24 6-18 16-22', shade(tone, 0.3), 4));
  const first = on(132, y - 22, 46, 50);
  const second = on(270, y + 26, 46, 50);
  return {
    body: slice(132, y - 22, -9) + slice(270, y + 26, 8) + (chance() < 0 ? String(x) : ''),
    pieces: [...bits(pieces, first, seed, 0.62, 6), ...bits(pieces, second, `${seed}2`, 0.62, 6)],
  };
};

const loaf = ({ surface: { x, y }, tone, pieces, seed }: Table): Scene => ({
  body:
    put({ x, y, turn: -18 }, cast('<rect x="-128" y="-58" width="272" height="150" rx="72"/>') + box(-138, -76, 276, 150, 74, shade(tone, -0.2)) + box(-138, -80, 276, 140, 70, tone) + faint(0.35, line('M-106-30C-96-52-70-62-40-64', '#fff3d9', 9)) + [-78, -26, 26, 78].map((at) => put({ x: at, y: -8, turn: 24 }, ellipse(0, 0, 12, 46, '#f4d9a6') + ellipse(3, 2, 7, 40, '#e3b878'))).join('')),
  pieces: bits(pieces, on(x, y - 8, 108, 46), seed, 0.8, 5),
});

const baguette = ({ surface: { x, y }, tone, pieces, seed }: Table): Scene => ({
  body: [-46, 46].map((at) => put({ x: x + at * 0.6, y: y + at, turn: -36 }, cast('<rect x="-150" y="-22" width="312" height="70" rx="35"/>') + box(-156, -36, 312, 68, 34, shade(tone, -0.18)) + box(-156, -38, 312, 62, 31, tone) + [-104, -52, 0, 52, 104].map((a) => put({ x: a, y: -6, turn: 62 }, ellipse(0, 0, 27, 9, '#f4d9a6'))).join(''))).join(''),
  pieces: bits(pieces, on(x, y, 90), seed, 0.7, 4),
});

/** Round rolls; `mark` is drawn on each. */
const rolls = (mark: (chance: Chance, tone: string) => string) => ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [[-56, -54], [52, -58], [-72, 36], [4, 4], [74, 34], [-8, 76]];
  return {
    body: places.map(([across = 0, down = 0]) => put({ x: x + across, y: y + down }, cast('<circle cx="4" cy="8" r="47"/>') + circle(0, 0, 47, shade(tone, -0.2)) + circle(-1, -3, 44, tone) + mark(chance, tone) + faint(0.4, line('M-30-8C-26-24-14-32 0-33', '#fff3d9', 6)))).join(''),
    pieces: places.flatMap(([across = 0, down = 0], at) => bits(nonLeaf(pieces), on(x + across, y + down - 2, 28), `${seed}${at}`, 0.5, 3).map(({ food, svg }) => ({ food, svg }))).slice(0, 18),
  };
};

const muffins = ({ tone, pieces, seed, chance }: Table): Scene => {
  const cup = pickCup(chance);
  const places = [[112, 176, 0.86], [288, 176, 0.86], [200, 250, 1.08]];
  return {
    body: places.map(([x = 0, y = 0, scale = 1]) => put({ x, y, scale }, cast('<ellipse cx="6" cy="86" rx="66" ry="13"/>') + path('M-58 6H58L44 80Q42 88 34 88H-34Q-42 88-44 80Z', cup) + line('M-36 14-30 82M-12 14-10 84M12 14 10 84M36 14 30 82', shade(cup, -0.18), 5) + path('M-72 8C-84-20-54-40-44-44-30-72 30-72 44-44 60-40 84-20 72 8 62 22-62 22-72 8Z', tone) + path('M-70 10C-60 24 60 24 70 10 64 20 30 22 0 22-30 22-64 20-70 10Z', shade(tone, -0.18)) + faint(0.4, line('M-46-20C-40-40-24-50-6-52', '#fff3d9', 7)))).join(''),
    pieces: places.flatMap(([x = 0, y = 0, scale = 1], at) => bits(pieces, on(x, y - 18 * scale, 48 * scale, 28 * scale), `${seed}${at}`, 0.62 * scale, 3)),
  };
};

const pickCup = (chance: Chance) => ['#c9684c', '#4a8b97', '#7a9673', '#e6b65e'][Math.floor(chance() * 4)] ?? '#c9684c';

const biscuits = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [[-62, -66], [34, -74], [-84, 22], [2, 2], [84, -6], [-30, 82], [62, 74]];
  return {
    body: places.map(([across = 0, down = 0]) => put({ x: x + across, y: y + down, turn: between(chance, 0, 90) }, cast('<circle cx="3" cy="7" r="43"/>') + path(blob(44, chance, 0.04), shade(tone, -0.18)) + path(blob(40, chance, 0.04), tone) + faint(0.5, line('M-22-10l8 3M6-26l6 6M18 12l-8 4M-8 22l6 2', shade(tone, -0.2), 4)))).join(''),
    pieces: places.flatMap(([across = 0, down = 0], at) => bits(nonLeaf(pieces), on(x + across, y + down, 28), `${seed}${at}`, 0.5, 2)),
  };
};

const squares = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [[-72, -60], [22, -66], [-58, 30], [42, 28], [-6, 84]];
  return {
    body: places.map(([across = 0, down = 0]) => put({ x: x + across, y: y + down, turn: between(chance, -10, 10) }, cast(box(-38, -30, 88, 92, 10, 'inherit').replace(' fill="inherit"', '')) + box(-44, -40, 88, 94, 10, shade(tone, -0.28)) + box(-44, -44, 88, 80, 10, tone) + line('M-28-22 6-30M-20 20 24 12M2-8 30-14', shade(tone, 0.18), 4))).join(''),
    pieces: places.flatMap(([across = 0, down = 0], at) => bits(nonLeaf(pieces), on(x + across, y + down - 4, 30), `${seed}${at}`, 0.6, 3)),
  };
};

const truffles = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [[-52, -70], [36, -72], [-84, 4], [0, 0], [82, 0], [-44, 72], [46, 72]];
  const crumb = nonLeaf(pieces).map(({ look }) => shapeOf(look)).find((found) => found?.shape.size === 'crumb' || found?.shape.size === 'small');
  const coat = crumb?.colours[0] ?? shade(tone, 0.25);
  return {
    body: places.map(([across = 0, down = 0]) => put({ x: x + across, y: y + down }, cast('<circle cx="4" cy="9" r="38"/>') + circle(0, 0, 39, shade(tone, -0.2)) + circle(-2, -3, 36, tone) + spread(on(-2, -3, 30), 9, chance).map(({ x: a, y: b }) => circle(a, b, 2.6, coat)).join('') + faint(0.45, line('M-25-9C-21-21-12-27-2-28', '#fff3d9', 6)))).join(''),
    pieces: bits(nonLeaf(pieces).filter(({ look }) => shapeOf(look)?.shape.size === 'chunk'), on(x, y, 90), seed, 0.7, 2),
  };
};

const doughnuts = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const places = [[-60, -48], [66, -30], [-8, 72]];
  const glazes = [colour('pink'), colour('cocoa'), colour('cream')];
  return {
    body: places.map(([across = 0, down = 0], at) => put({ x: x + across, y: y + down }, cast('<circle cx="5" cy="9" r="66"/>') + ring(0, 0, 44, shade(tone, -0.14), 46) + ring(0, 0, 44, tone, 38) + ring(-1, -2, 44, pieces.length === 0 ? shade(tone, 0.25) : (glazes[at] ?? tone), 27) + faint(0.6, spread(on(0, 0, 62), 22, chance).filter(({ x: a, y: b }) => Math.hypot(a, b) > 34 && Math.hypot(a, b) < 55).map(({ x: a, y: b }) => circle(a, b, 3, '#fffaf0')).join('')))).join(''),
    pieces: bits(nonLeaf(pieces).filter(({ look }) => shapeOf(look)?.shape.size === 'crumb'), on(x, y, 80), seed, 1, 2),
  };
};

const tart = ({ surface: { x, y }, tone, seed, pieces }: Table): Scene => ({
  body:
    cast(`<circle cx="${x + 6}" cy="${y + 12}" r="140"/>`) + circle(x, y, 132, '#b06c2e') + around(30, 131).map((at) => circle(x + at.x, y + at.y, 13, '#d99a4e')).join('') + circle(x, y, 128, '#e3ae65') + circle(x, y, 116, shade(tone, -0.16)) + circle(x, y + 1, 111, tone) + faint(0.4, line(`M${x - 82} ${y - 32}A88 88 0 0 1 ${x - 20} ${y - 86}`, '#fff7e6', 8)),
  pieces: place(pieces, on(x, y, 102), { seed, scale: 1.02 }),
});

const pie = ({ surface: { x, y }, tone, seed, pieces, chance }: Table): Scene => {
  const strips = [-66, -22, 22, 66].map((at) => {
    const half = Math.round(Math.sqrt(118 ** 2 - at ** 2));
    return `M${-half} ${at}H${half}`;
  }).join('');
  const under = place(nonLeaf(pieces), on(x, y, 100), { seed, scale: 0.9 });
  return {
    body: cast(`<circle cx="${x + 6}" cy="${y + 13}" r="144"/>`) + circle(x, y, 146, '#8d867a') + circle(x, y, 140, '#b9bfbd') + around(26, 128).map((at) => circle(x + at.x, y + at.y, 16, '#c98338')).join('') + circle(x, y, 122, shade(tone, -0.25)) + circle(x, y, 116, tone),
    pieces: under,
    front: put({ x, y, turn: between(chance, 20, 50) }, line(strips, '#b06c2e', 25) + line(strips, '#e3ae65', 20) + `<g transform="rotate(90)">${line(strips, '#b06c2e', 25) + line(strips, '#ecbc76', 20)}</g>`) + around(30, 130).map((at) => circle(x + at.x, y + at.y, 13, '#dfa65c')).join(''),
  };
};

/** A covered pie: slits and a crimped edge. */
const lid = ({ surface: { x, y }, tone, seed, pieces }: Table): Scene => ({
  body: cast(`<circle cx="${x + 6}" cy="${y + 13}" r="144"/>`) + circle(x, y, 146, '#8d867a') + around(28, 128).map((at) => circle(x + at.x, y + at.y, 17, '#c98338')).join('') + circle(x, y, 126, '#c98338') + circle(x - 2, y - 3, 120, '#dda257') + faint(0.4, line(`M${x - 86} ${y - 38}A94 94 0 0 1 ${x - 26} ${y - 90}`, '#fff7e6', 9)) + around(5, 46, -90).map((at) => put({ x: x + at.x, y: y + at.y, turn: at.turn }, ellipse(0, 0, 27, 9, shade(tone, -0.3)) + ellipse(0, 1, 22, 6, tone))).join(''),
  pieces: bits(pieces.filter(({ look }) => shapeOf(look)?.shape.size === 'leaf'), on(x, y, 60), seed, 1, 1),
});

const pastry = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const form = 'M-62 22C-60-24-28-46 0-46 28-46 60-24 62 22 40 38-40 38-62 22Z';
  const places = [[-62, -52, -20], [58, -34, 12], [-34, 58, 8], [72, 66, -14]];
  return {
    body: places.map(([across = 0, down = 0, turn = 0]) => put({ x: x + across, y: y + down, turn }, cast(path(form, 'inherit').replace(' fill="inherit"', ' transform="translate(5 10)"')) + path(form, shade(tone, -0.18)) + path('M-54 15C-52-20-26-40 0-40 26-40 52-20 54 15 36 27-36 27-54 15Z', tone) + line('M-50 27-46 16M-34 32-31 20M-17 34-15 23M0 35V23M17 34 15 23M34 32 31 20M50 27 46 16', shade(tone, -0.24), 4) + faint(0.4, line('M-36-6C-30-22-16-30-2-31', '#fff3d9', 6)))).join('') + (chance() < 0 ? seed : ''),
    pieces: bits(pieces.filter(({ look }) => shapeOf(look)?.shape.size === 'leaf' || shapeOf(look)?.shape.size === 'crumb'), on(x, y, 100), seed, 0.8, 2),
  };
};

const dough = ({ surface: { x, y }, tone, chance }: Table): Scene => ({
  body: faint(0.8, spread(on(x, y, 136), 70, chance).map(({ x: a, y: b }) => circle(a, b, between(chance, 1.5, 4), '#fffaf0')).join('')) + put({ x, y: y + 4 }, cast('<circle cx="6" cy="12" r="96"/>') + path(blob(98, chance, 0.04, 10), shade(tone, -0.14)) + path(blob(92, chance, 0.04, 10), tone) + line('M-50-10C-36-46 14-52 44-26', shade(tone, 0.4), 9) + line('M-20 30C0 44 30 40 46 22', shade(tone, -0.14), 6)),
});

const meringue = ({ surface: { x, y }, tone, seed, pieces, chance }: Table): Scene => ({
  body: put({ x, y }, cast('<circle cx="7" cy="13" r="126"/>') + path(blob(130, chance, 0.07, 13), shade(tone, -0.12)) + path(blob(120, chance, 0.07, 13), mix(tone, '#ffffff', 0.4)) + path(blob(86, chance, 0.05, 11), shade(tone, -0.06)) + path(blob(80, chance, 0.06, 11), '#fffdf6')),
  pieces: place(pieces, on(x, y, 70), { seed }),
});

const plain = () => '';
const cross = () => line('M-34-2H34M0-36V34', '#fff3d9', 8);
const curl = (_: Chance, tone: string) => line('M-2 2C2-6 12 0 6 8-4 18-22 8-16-10-8-28 22-26 26-2 28 22 2 36-16 30', shade(tone, -0.34), 7) + line('M-30-20Q0-6 30 14M-22 12Q6 6 32-12', '#fff7e6', 5);
const hole = (_: Chance, tone: string) => circle(0, -2, 12, shade(tone, -0.4));

export const bakedScenes: Readonly<Record<string, (table: Table) => Scene>> = {
  pizza, flatbread, toast, loaf, baguette, muffins, biscuits, squares, truffles, doughnuts, tart, pie, lid, pastry, dough, meringue,
  rolls: rolls(plain), 'cross-buns': rolls(cross), 'swirl-buns': rolls(curl), bagels: rolls(hole),
}; // prettier-ignore

/** The first colour of each food, for layers and fillings. */
export const firstColours = (pieces: readonly Piece[]): { food: string; fill: string; look: string }[] =>
  pieces.map(({ food, look }) => ({ food, look, fill: coloursOf(look.split(' ').slice(1))[0] }));
