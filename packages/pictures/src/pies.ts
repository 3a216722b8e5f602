import { between } from './chance.ts';
import { shade } from './palette.ts';
import { place } from './place.ts';
import { bits, cast, nonLeaf, on, type Scene, sizeOf, type Table } from './scene.ts';
import { around, circle, ellipse, faint, line, put } from './svg.ts';

const tart = ({ surface: { x, y }, tone, seed, pieces }: Table): Scene => ({
  body:
    cast(`<circle cx="${x + 6}" cy="${y + 12}" r="140"/>`) +
    circle(x, y, 132, '#b06c2e') +
    around(30, 131)
      .map((at) => circle(x + at.x, y + at.y, 13, '#d99a4e'))
      .join('') +
    circle(x, y, 128, '#e3ae65') +
    circle(x, y, 116, shade(tone, -0.16)) +
    circle(x, y + 1, 111, tone) +
    faint(0.4, line(`M${x - 82} ${y - 32}A88 88 0 0 1 ${x - 20} ${y - 86}`, '#fff7e6', 8)),
  pieces: place(pieces, on(x, y, 102), { seed, scale: 1.02 }),
});

const pie = ({ surface: { x, y }, tone, seed, pieces, chance }: Table): Scene => {
  const strips = [-66, -22, 22, 66]
    .map((at) => {
      const half = Math.round(Math.sqrt(118 ** 2 - at ** 2));
      return `M${-half} ${at}H${half}`;
    })
    .join('');
  const under = place(nonLeaf(pieces), on(x, y, 100), { seed, scale: 0.9 });
  return {
    body:
      cast(`<circle cx="${x + 6}" cy="${y + 13}" r="144"/>`) +
      circle(x, y, 146, '#8d867a') +
      circle(x, y, 140, '#b9bfbd') +
      around(26, 128)
        .map((at) => circle(x + at.x, y + at.y, 16, '#c98338'))
        .join('') +
      circle(x, y, 122, shade(tone, -0.25)) +
      circle(x, y, 116, tone),
    pieces: under,
    front:
      put(
        { x, y, turn: between(chance, 20, 50) },
        line(strips, '#b06c2e', 25) +
          line(strips, '#e3ae65', 20) +
          put({ x: 0, y: 0, turn: 90 }, line(strips, '#b06c2e', 25) + line(strips, '#ecbc76', 20)),
      ) +
      around(30, 130)
        .map((at) => circle(x + at.x, y + at.y, 13, '#dfa65c'))
        .join(''),
  };
};

/** A covered pie: slits and a crimped edge. */
const lid = ({ surface: { x, y }, tone, seed, pieces }: Table): Scene => ({
  body:
    cast(`<circle cx="${x + 6}" cy="${y + 13}" r="144"/>`) +
    circle(x, y, 146, '#8d867a') +
    around(28, 128)
      .map((at) => circle(x + at.x, y + at.y, 17, '#c98338'))
      .join('') +
    circle(x, y, 126, '#c98338') +
    circle(x - 2, y - 3, 120, '#dda257') +
    faint(0.4, line(`M${x - 86} ${y - 38}A94 94 0 0 1 ${x - 26} ${y - 90}`, '#fff7e6', 9)) +
    around(5, 46, -90)
      .map((at) => put({ x: x + at.x, y: y + at.y, turn: at.turn }, ellipse(0, 0, 27, 9, shade(tone, -0.3)) + ellipse(0, 1, 22, 6, tone)))
      .join(''),
  pieces: bits(
    pieces.filter(({ look }) => sizeOf(look) === 'leaf'),
    on(x, y, 60),
    seed,
    1,
    1,
  ),
});

export const pieScenes: Readonly<Record<string, (table: Table) => Scene>> = { tart, pie, lid };
