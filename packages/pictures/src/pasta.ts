import { blob } from './blob.ts';
import { between } from './chance.ts';
import { shade } from './palette.ts';
import { area, type Fill, spread } from './spread.ts';
import { around, box, circle, ellipse, faint, line, path, put } from './svg.ts';

export const waves: Fill = ({ x, y, rx }, tone, chance) => {
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

/** A nest of long pasta. */
const spaghetti: Fill = ({ x, y, rx }, tone, chance) => {
  const arcs = (radius: number, count: number, stroke: string, width: number) =>
    line(
      around(count, radius * 0.38, chance() * 360)
        .map(({ x: across, y: down, turn }) => {
          const r = radius * 0.6;
          const [a, b] = [((turn - 118) * Math.PI) / 180, ((turn + 118) * Math.PI) / 180];
          const point = (angle: number) => `${Math.round(x + across + Math.cos(angle) * r)} ${Math.round(y + down + Math.sin(angle) * r)}`;
          return `M${point(a)}A${Math.round(r)} ${Math.round(r)} 0 1 1 ${point(b)}`;
        })
        .join(''),
      stroke,
      width,
    );
  return (
    circle(x + 4, y + 7, rx * 0.94, '#00000018') +
    circle(x, y, rx * 0.92, shade(tone, -0.2)) +
    arcs(rx * 0.94, 11, shade(tone, -0.1), 9) +
    arcs(rx * 0.92, 9, tone, 9) +
    arcs(rx * 0.6, 7, shade(tone, 0.3), 7) +
    arcs(rx * 0.34, 5, tone, 7)
  );
};

/** Many pieces of one form, close together. */
const heap =
  (count: number, size: number, form: (tone: string) => string): Fill =>
  (surface, tone, chance) =>
    area(surface, shade(tone, -0.24), 6) +
    spread(surface, count, chance, 0.93)
      .map(({ x, y, turn }, at) => put({ x, y, turn, scale: size }, form(at % 3 === 0 ? shade(tone, 0.18) : tone)))
      .toReversed()
      .join('');

const tube = (tone: string) =>
  box(-42, -14, 84, 28, 8, shade(tone, -0.18)) + path('M-42-14H34L42 12H-34Z', tone) + line('M-34-4H30M-30 5H32', shade(tone, -0.12), 3);
const elbow = (tone: string) =>
  line('M-28 22C-36-24 28-36 32 12', shade(tone, -0.16), 27) +
  line('M-28 18C-34-24 26-36 31 10', tone, 20) +
  ellipse(-28, 22, 9, 6, shade(tone, -0.34));
const bow = (tone: string) =>
  path('M-44-28-36-10-46 6-36 16-44 30 0 8 44 30 36 16 46 6 36-10 44-28 0-8Z', tone) + ellipse(0, 0, 9, 13, shade(tone, -0.16));
const parcel = (tone: string) =>
  box(-40, -40, 80, 80, 9, shade(tone, -0.14)) + box(-36, -37, 70, 69, 7, tone) + circle(0, 0, 24, shade(tone, 0.3));
const dumpling = (tone: string) =>
  ellipse(2, 4, 42, 30, shade(tone, -0.18)) + ellipse(0, 0, 42, 28, tone) + line('M-18-12v22M-2-16v28M14-14v24', shade(tone, -0.14), 5);

/** A sauce in the middle of pasta. */
export const ladled: Fill = ({ x, y, rx }, tone, chance) =>
  put(
    { x, y },
    path(blob(rx * 0.62, chance, 0.12), shade(tone, -0.12)) +
      path(blob(rx * 0.56, chance, 0.12), tone) +
      faint(0.5, line(`M${Math.round(-rx * 0.3)} ${Math.round(-rx * 0.16)}q20-22 46-14`, shade(tone, 0.4), 7)),
  );

export const pastaFills: Readonly<Record<string, Fill>> = {
  noodles,
  spaghetti,
  penne: heap(26, 0.62, tube),
  macaroni: heap(30, 0.56, elbow),
  bows: heap(22, 0.68, bow),
  parcels: heap(15, 0.8, parcel),
  gnocchi: heap(22, 0.72, dumpling),
};
