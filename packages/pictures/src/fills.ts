import { between, type Chance } from './chance.ts';
import { mix, shade } from './palette.ts';
import { pastaFills, waves } from './pasta.ts';
import { area, type Fill, gleams, liquid, spread } from './spread.ts';
import type { Surface } from './surface.ts';
import { circle, ellipse, faint, line, path, put, ring } from './svg.ts';

const soup: Fill = (surface, tone, chance) =>
  liquid(surface, tone, chance) +
  faint(
    0.6,
    spread(surface, 13, chance, 0.86)
      .map(({ x, y }) => ring(x, y, between(chance, 4, 11), shade(tone, 0.32), 3))
      .join(''),
  ) +
  gleams(surface, tone);

const cream: Fill = (surface, tone, chance) => {
  const { x, y, rx } = surface;
  const pale = mix(tone, '#fffaf0', 0.72);
  const turn = between(chance, -30, 30);
  return (
    liquid(surface, tone, chance) +
    faint(0.35, line(`M${x - rx * 0.7} ${y}A${rx * 0.7} ${rx * 0.7} 0 0 1 ${x} ${y - rx * 0.7}`, shade(tone, 0.5), 10)) +
    put(
      { x, y, turn },
      line(
        `M${-rx * 0.52} ${rx * 0.1}C${-rx * 0.4} ${-rx * 0.5} ${rx * 0.3} ${-rx * 0.56} ${rx * 0.46} ${-rx * 0.12}C${rx * 0.58} ${rx * 0.3} ${-rx * 0.04} ${rx * 0.5} ${-rx * 0.2} ${rx * 0.16}C${-rx * 0.28} ${-rx * 0.1} ${rx * 0.1} ${-rx * 0.2} ${rx * 0.14} ${rx * 0.04}`.replaceAll(
          /(?<![\d.])\d+\.\d+/gu,
          (figure) => String(Math.round(Number(figure))),
        ),
        pale,
        9,
      ),
    )
  );
};

const lumps = (surface: Surface, tone: string, chance: Chance, count: number, r: number) =>
  spread(surface, count, chance, 0.84)
    .map(({ x, y, turn }) => put({ x, y, turn }, ellipse(0, 0, r, r * 0.72, tone)))
    .join('');

const stew: Fill = (surface, tone, chance) =>
  liquid(surface, tone, chance) +
  lumps(surface, shade(tone, 0.1), chance, 11, 27) +
  lumps(surface, shade(tone, -0.08), chance, 8, 15) +
  gleams(surface, tone);

const grains = (surface: Surface, tone: string, chance: Chance, count = 74) => {
  const at = (share: number) =>
    spread(surface, count, chance, share)
      .map(({ x, y, turn }) => {
        const angle = (turn * Math.PI) / 180;
        return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(angle) * 10)} ${Math.round(Math.sin(angle) * 10)}`;
      })
      .join('');
  return line(at(0.94), shade(tone, -0.13), 6) + line(at(0.92), shade(tone, 0.45), 6);
};

const rice: Fill = (surface, tone, chance) => area(surface, shade(tone, -0.06), 6) + grains(surface, tone, chance);

const dots: Fill = (surface, tone, chance) =>
  area(surface, tone, 4) +
  [
    [-0.12, 6],
    [0.3, 5],
  ]
    .map(([by = 0, r = 5]) =>
      spread(surface, 46, chance, 0.93)
        .map(({ x, y }) => circle(x, y, r, shade(tone, by)))
        .join(''),
    )
    .join('');

/** Rice on one side, sauce on the other. */
const halved: Fill = (surface, tone, chance) => {
  const { x, y, rx } = surface;
  const white = '#fff9ea';
  const mound: Surface = { x: x - rx * 0.4, y: y - rx * 0.32, rx: rx * 0.52, ry: rx * 0.52, isBox: false };
  return (
    stew(surface, tone, chance) +
    circle(mound.x + 5, mound.y + 7, mound.rx, shade(tone, -0.22)) +
    circle(mound.x, mound.y, mound.rx, shade(white, -0.07)) +
    grains(mound, white, chance, 34)
  );
};

const noodleSoup: Fill = (surface, tone, chance) =>
  soup(surface, tone, chance) + waves({ ...surface, y: surface.y + 26, rx: surface.rx * 0.86 }, '#ffe2a1', chance);

const mash: Fill = (surface, tone) => {
  const { x, y, rx } = surface;
  const sweep = (r: number, stroke: string, width: number) =>
    line(`M${Math.round(x - r)} ${y}A${Math.round(r)} ${Math.round(r)} 0 1 1 ${x} ${Math.round(y + r)}`, stroke, width);
  return (
    area(surface, shade(tone, -0.1), 4) +
    area(surface, tone, 12) +
    sweep(rx * 0.72, shade(tone, -0.1), 9) +
    sweep(rx * 0.46, shade(tone, 0.35), 9) +
    sweep(rx * 0.24, shade(tone, -0.1), 8)
  );
};

const greens: Fill = (surface, _tone, chance) =>
  spread(surface, 15, chance, 0.9)
    .map(({ x, y, turn }, at) =>
      put(
        { x, y, turn, scale: 1.02 },
        path(
          'M-48 10C-58-12-40-22-42-34-28-34-24-50-8-44 4-54 18-46 22-38 38-40 40-24 46-16 56-4 46 8 46 20 40 34 26 30 16 42 2 42-8 50-20 40-34 40-36 24-48 10Z',
          ['#5fa64c', '#7dbb55', '#9bcf68'][at % 3] ?? '#7dbb55',
        ) + line('M-30 18C-12 6 12-6 34-18', '#c3e08d', 4),
      ),
    )
    .join('');

/** A browned top: gratins, pasta bakes. */
const bake: Fill = (surface, tone, chance) =>
  area(surface, shade(tone, -0.3), 0, 54) +
  area(surface, tone, 6, 50) +
  faint(0.75, lumps(surface, '#c97a2b', chance, 16, 22)) +
  lumps(surface, shade(tone, 0.4), chance, 13, 16) +
  faint(0.6, lumps(surface, '#a8602a', chance, 9, 9));

const crumbs: Fill = (surface, tone, chance) =>
  area(surface, shade(tone, -0.25), 0, 54) +
  spread(surface, 46, chance, 0.94)
    .map(({ x, y, turn }, at) =>
      put(
        { x, y, turn, scale: 0.34 },
        path('M-40 10-30-30 14-42 44-6 26 36-20 40Z', ['#d99a4e', '#ecc489', '#c98338'][at % 3] ?? '#d99a4e'),
      ),
    )
    .join('');

const dip: Fill = (surface, tone) => {
  const { x, y, rx } = surface;
  const arc = (r: number, stroke: string, width: number) =>
    line(`M${Math.round(x - r)} ${y}A${Math.round(r)} ${Math.round(r)} 0 1 0 ${x} ${Math.round(y - r)}`, stroke, width);
  return (
    area(surface, shade(tone, -0.12), 0) +
    area(surface, tone, 7) +
    arc(rx * 0.66, shade(tone, -0.1), 13) +
    arc(rx * 0.62, shade(tone, 0.3), 5) +
    arc(rx * 0.34, shade(tone, -0.1), 12) +
    arc(rx * 0.3, shade(tone, 0.3), 5)
  );
};

const sauce: Fill = (surface, tone, chance) =>
  liquid(surface, tone, chance) +
  faint(0.5, line(`M${surface.x - 60} ${surface.y + 26}q30-26 60 0t60 0`, shade(tone, 0.3), 10)) +
  gleams(surface, tone);

export const fills: Readonly<Record<string, Fill>> = {
  ...pastaFills,
  none: () => '',
  soup, cream, sauce, stew, rice, mash, greens, bake, dip,
  'rice-and-sauce': halved,
  'noodle-soup': noodleSoup,
  grain: dots,
  porridge: (surface, tone, chance) => liquid(surface, tone, chance) + dots({ ...surface, rx: surface.rx - 8, ry: surface.ry - 8 }, tone, chance),
  crumble: crumbs,
  smooth: (surface, tone, chance) => liquid(surface, tone, chance) + gleams(surface, tone),
}; // prettier-ignore
