import { between, type Chance } from './chance.ts';
import { mix, shade } from './palette.ts';
import { blob } from './blob.ts';
import { around, box, circle, ellipse, faint, line, path, put, ring } from './svg.ts';
import type { Surface } from './vessels.ts';

/** What fills a vessel: drawn on its surface, below the pieces. */
export type Fill = (surface: Surface, tone: string, chance: Chance) => string;

/** Evenly spread places on a surface, from the middle outwards. */
export function spread({ x, y, rx, ry, isBox }: Surface, count: number, chance: Chance, share = 1): { x: number; y: number; turn: number }[] {
  const from = chance() * 360;
  return Array.from({ length: count }, (_, at) => {
    const angle = ((from + at * 137.508) * Math.PI) / 180;
    const far = Math.sqrt((at + 0.4) / count) * share;
    let [across, down] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (isBox) {
      // The disc as a box.
      const grow = far === 0 ? 1 : far / Math.max(Math.abs(across), Math.abs(down));
      [across, down] = [across * grow * 0.92, down * grow * 0.92];
    }
    return { x: x + across * rx, y: y + down * ry, turn: between(chance, 0, 360) };
  });
}

const area = ({ x, y, rx, ry, isBox }: Surface, fill: string, inset = 0, round = 26) =>
  isBox ? box(x - rx + inset, y - ry + inset, (rx - inset) * 2, (ry - inset) * 2, round, fill) : circle(x, y, rx - inset, fill);

const liquid: Fill = (surface, tone) => area(surface, shade(tone, -0.14)) + area(surface, tone, 8);

const gleams = ({ x, y, rx, ry }: Surface, tone: string) =>
  faint(0.55, line(`M${x - rx * 0.74} ${y - ry * 0.3}Q${x - rx * 0.62} ${y - ry * 0.62} ${x - rx * 0.3} ${y - ry * 0.76}`, shade(tone, 0.45), 7));

const soup: Fill = (surface, tone, chance) =>
  liquid(surface, tone, chance) +
  faint(0.6, spread(surface, 13, chance, 0.86).map(({ x, y }) => ring(x, y, between(chance, 4, 11), shade(tone, 0.32), 3)).join('')) +
  gleams(surface, tone);

const cream: Fill = (surface, tone, chance) => {
  const { x, y, rx } = surface;
  const pale = mix(tone, '#fffaf0', 0.72);
  const turn = between(chance, -30, 30);
  return liquid(surface, tone, chance) + faint(0.35, line(`M${x - rx * 0.7} ${y}A${rx * 0.7} ${rx * 0.7} 0 0 1 ${x} ${y - rx * 0.7}`, shade(tone, 0.5), 10)) +
    put({ x, y, turn }, line(`M${-rx * 0.52} ${rx * 0.1}C${-rx * 0.4} ${-rx * 0.5} ${rx * 0.3} ${-rx * 0.56} ${rx * 0.46} ${-rx * 0.12}C${rx * 0.58} ${rx * 0.3} ${-rx * 0.04} ${rx * 0.5} ${-rx * 0.2} ${rx * 0.16}C${-rx * 0.28} ${-rx * 0.1} ${rx * 0.1} ${-rx * 0.2} ${rx * 0.14} ${rx * 0.04}`.replaceAll(/-?\d+\.\d+/gu, (figure) => String(Math.round(Number(figure)))), pale, 9));
};

const lumps = (surface: Surface, tone: string, chance: Chance, count: number, r: number) =>
  spread(surface, count, chance, 0.84).map(({ x, y, turn }) => put({ x, y, turn }, ellipse(0, 0, r, r * 0.72, tone))).join('');

const stew: Fill = (surface, tone, chance) =>
  liquid(surface, tone, chance) + lumps(surface, shade(tone, 0.1), chance, 11, 27) + lumps(surface, shade(tone, -0.08), chance, 8, 15) + gleams(surface, tone);

const grains = (surface: Surface, tone: string, chance: Chance, count = 74) => {
  const at = (share: number) => spread(surface, count, chance, share).map(({ x, y, turn }) => {
    const angle = (turn * Math.PI) / 180;
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(angle) * 10)} ${Math.round(Math.sin(angle) * 10)}`;
  }).join('');
  return line(at(0.94), shade(tone, -0.13), 6) + line(at(0.92), shade(tone, 0.45), 6);
};

const rice: Fill = (surface, tone, chance) => area(surface, shade(tone, -0.06), 6) + grains(surface, tone, chance);

const dots: Fill = (surface, tone, chance) =>
  area(surface, tone, 4) + [[-0.12, 6], [0.3, 5]].map(([by = 0, r = 5]) => spread(surface, 46, chance, 0.93).map(({ x, y }) => circle(x, y, r, shade(tone, by))).join('')).join('');

/** Rice on one side, sauce on the other. */
const halved: Fill = (surface, tone, chance) => {
  const { x, y, rx } = surface;
  const white = '#fff9ea';
  const mound: Surface = { x: x - rx * 0.4, y: y - rx * 0.32, rx: rx * 0.52, ry: rx * 0.52, isBox: false };
  return stew(surface, tone, chance) + circle(mound.x + 5, mound.y + 7, mound.rx, shade(tone, -0.22)) + circle(mound.x, mound.y, mound.rx, shade(white, -0.07)) + grains(mound, white, chance, 34);
};

const waves: Fill = ({ x, y, rx }, tone, chance) => {
  const at = (row: number, by: number) => {
    const high = row * 22 + by;
    const half = Math.sqrt(Math.max(0, (rx * 0.9) ** 2 - high ** 2));
    const count = Math.max(2, Math.floor((half * 2) / 44));
    return `M${Math.round(x - count * 22)} ${Math.round(y + high)}q22-30 44 0${'t44 0'.repeat(count - 1)}`;
  };
  const by = between(chance, -4, 4);
  const rows = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  return line(rows.map((row) => at(row, by + 6)).join(''), shade(tone, -0.2), 14) + line(rows.map((row) => at(row, by)).join(''), tone, 13);
};

const noodles: Fill = (surface, tone, chance) => area(surface, shade(tone, -0.24), 4) + waves(surface, tone, chance);

const noodleSoup: Fill = (surface, tone, chance) => soup(surface, tone, chance) + waves({ ...surface, y: surface.y + 26, rx: surface.rx * 0.86 }, '#ffe2a1', chance);

/** A nest of long pasta. */
const spaghetti: Fill = ({ x, y, rx }, tone, chance) => {
  const arcs = (radius: number, count: number, stroke: string, width: number) =>
    line(around(count, radius * 0.38, chance() * 360).map(({ x: across, y: down, turn }) => {
      const r = radius * 0.6;
      const [a, b] = [((turn - 118) * Math.PI) / 180, ((turn + 118) * Math.PI) / 180];
      const point = (angle: number) => `${Math.round(x + across + Math.cos(angle) * r)} ${Math.round(y + down + Math.sin(angle) * r)}`;
      return `M${point(a)}A${Math.round(r)} ${Math.round(r)} 0 1 1 ${point(b)}`;
    }).join(''), stroke, width);
  return circle(x + 4, y + 7, rx * 0.94, '#00000018') + circle(x, y, rx * 0.92, shade(tone, -0.2)) + arcs(rx * 0.94, 11, shade(tone, -0.1), 9) + arcs(rx * 0.92, 9, tone, 9) + arcs(rx * 0.6, 7, shade(tone, 0.3), 7) + arcs(rx * 0.34, 5, tone, 7);
};

/** Many pieces of one form, close together. */
const heap = (count: number, size: number, form: (tone: string) => string): Fill => (surface, tone, chance) =>
  area(surface, shade(tone, -0.24), 6) + spread(surface, count, chance, 0.93).map(({ x, y, turn }, at) => put({ x, y, turn, scale: size }, form(at % 3 === 0 ? shade(tone, 0.18) : tone))).toReversed().join('');

const tube = (tone: string) => box(-42, -14, 84, 28, 8, shade(tone, -0.18)) + path('M-42-14H34L42 12H-34Z', tone) + line('M-34-4H30M-30 5H32', shade(tone, -0.12), 3);
const elbow = (tone: string) => line('M-28 22C-36-24 28-36 32 12', shade(tone, -0.16), 27) + line('M-28 18C-34-24 26-36 31 10', tone, 20) + ellipse(-28, 22, 9, 6, shade(tone, -0.34));
const bow = (tone: string) => path('M-44-28-36-10-46 6-36 16-44 30 0 8 44 30 36 16 46 6 36-10 44-28 0-8Z', tone) + ellipse(0, 0, 9, 13, shade(tone, -0.16));
const parcel = (tone: string) => box(-40, -40, 80, 80, 9, shade(tone, -0.14)) + box(-36, -37, 70, 69, 7, tone) + circle(0, 0, 24, shade(tone, 0.3));
const dumpling = (tone: string) => ellipse(2, 4, 42, 30, shade(tone, -0.18)) + ellipse(0, 0, 42, 28, tone) + line('M-18-12v22M-2-16v28M14-14v24', shade(tone, -0.14), 5);

const mash: Fill = (surface, tone) => {
  const { x, y, rx } = surface;
  const sweep = (r: number, stroke: string, width: number) => line(`M${Math.round(x - r)} ${y}A${Math.round(r)} ${Math.round(r)} 0 1 1 ${x} ${Math.round(y + r)}`, stroke, width);
  return area(surface, shade(tone, -0.1), 4) + area(surface, tone, 12) + sweep(rx * 0.72, shade(tone, -0.1), 9) + sweep(rx * 0.46, shade(tone, 0.35), 9) + sweep(rx * 0.24, shade(tone, -0.1), 8);
};

const greens: Fill = (surface, _tone, chance) =>
  spread(surface, 15, chance, 0.9).map(({ x, y, turn }, at) => put({ x, y, turn, scale: 1.02 }, path('M-48 10C-58-12-40-22-42-34-28-34-24-50-8-44 4-54 18-46 22-38 38-40 40-24 46-16 56-4 46 8 46 20 40 34 26 30 16 42 2 42-8 50-20 40-34 40-36 24-48 10Z', ['#5fa64c', '#7dbb55', '#9bcf68'][at % 3] ?? '#7dbb55') + line('M-30 18C-12 6 12-6 34-18', '#c3e08d', 4))).join('');

/** A browned top: gratins, pasta bakes. */
const bake: Fill = (surface, tone, chance) =>
  area(surface, shade(tone, -0.3), 0, 54) + area(surface, tone, 6, 50) + faint(0.75, lumps(surface, '#c97a2b', chance, 16, 22)) + lumps(surface, shade(tone, 0.4), chance, 13, 16) + faint(0.6, lumps(surface, '#a8602a', chance, 9, 9));

const crumbs: Fill = (surface, tone, chance) =>
  area(surface, shade(tone, -0.25), 0, 54) + spread(surface, 46, chance, 0.94).map(({ x, y, turn }, at) => put({ x, y, turn, scale: 0.34 }, path('M-40 10-30-30 14-42 44-6 26 36-20 40Z', ['#d99a4e', '#ecc489', '#c98338'][at % 3] ?? '#d99a4e'))).join('');

const dip: Fill = (surface, tone) => {
  const { x, y, rx } = surface;
  const arc = (r: number, stroke: string, width: number) => line(`M${Math.round(x - r)} ${y}A${Math.round(r)} ${Math.round(r)} 0 1 0 ${x} ${Math.round(y - r)}`, stroke, width);
  return area(surface, shade(tone, -0.12), 0) + area(surface, tone, 7) + arc(rx * 0.66, shade(tone, -0.1), 13) + arc(rx * 0.62, shade(tone, 0.3), 5) + arc(rx * 0.34, shade(tone, -0.1), 12) + arc(rx * 0.3, shade(tone, 0.3), 5);
};

const sauce: Fill = (surface, tone, chance) => liquid(surface, tone, chance) + faint(0.5, line(`M${surface.x - 60} ${surface.y + 26}q30-26 60 0t60 0`, shade(tone, 0.3), 10)) + gleams(surface, tone);

export const fills: Readonly<Record<string, Fill>> = {
  none: () => '',
  soup, cream, sauce, stew, rice, noodles, spaghetti, mash, greens, bake, dip,
  'rice-and-sauce': halved,
  'noodle-soup': noodleSoup,
  penne: heap(26, 0.62, tube),
  macaroni: heap(30, 0.56, elbow),
  bows: heap(22, 0.68, bow),
  parcels: heap(15, 0.8, parcel),
  gnocchi: heap(22, 0.72, dumpling),
  grain: dots,
  porridge: (surface, tone, chance) => liquid(surface, tone, chance) + dots({ ...surface, rx: surface.rx - 8, ry: surface.ry - 8 }, tone, chance),
  crumble: crumbs,
  smooth: (surface, tone, chance) => liquid(surface, tone, chance) + gleams(surface, tone),
}; // prettier-ignore

/** A sauce in the middle of pasta. */
export const ladled: Fill = ({ x, y, rx }, tone, chance) => put({ x, y }, path(blob(rx * 0.62, chance, 0.12), shade(tone, -0.12)) + path(blob(rx * 0.56, chance, 0.12), tone) + faint(0.5, line(`M${Math.round(-rx * 0.3)} ${Math.round(-rx * 0.16)}q20-22 46-14`, shade(tone, 0.4), 7)));
