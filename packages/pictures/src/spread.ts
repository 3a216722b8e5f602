import { between, type Chance } from './chance.ts';
import { shade } from './palette.ts';
import type { Surface } from './surface.ts';
import { box, circle, faint, line } from './svg.ts';

/** What fills a vessel: drawn on its surface, below the pieces. */
export type Fill = (surface: Surface, tone: string, chance: Chance) => string;

/** Evenly spread places on a surface, from the middle outwards. */
export function spread(
  { x, y, rx, ry, isBox }: Surface,
  count: number,
  chance: Chance,
  share = 1,
): { x: number; y: number; turn: number }[] {
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

export const area = ({ x, y, rx, ry, isBox }: Surface, fill: string, inset = 0, round = 26) =>
  isBox ? box(x - rx + inset, y - ry + inset, (rx - inset) * 2, (ry - inset) * 2, round, fill) : circle(x, y, rx - inset, fill);

export const liquid: Fill = (surface, tone) => area(surface, shade(tone, -0.14)) + area(surface, tone, 8);

export const gleams = ({ x, y, rx, ry }: Surface, tone: string) =>
  faint(
    0.55,
    line(`M${x - rx * 0.74} ${y - ry * 0.3}Q${x - rx * 0.62} ${y - ry * 0.62} ${x - rx * 0.3} ${y - ry * 0.76}`, shade(tone, 0.45), 7),
  );
