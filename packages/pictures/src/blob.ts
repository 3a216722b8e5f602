import { between, type Chance } from './chance.ts';
import { around } from './svg.ts';

/** A wavy closed outline around the origin. */
export function blob(r: number, chance: Chance, wobble = 0.06, corners = 9): string {
  const points = around(corners, 1, chance() * 360).map(({ x, y }) => {
    const far = r * between(chance, 1 - wobble, 1 + wobble);
    return { x: x * far, y: y * far };
  });
  const middle = (at: number) => {
    const [a, b] = [points[at % corners], points[(at + 1) % corners]];
    return `${Math.round(((a?.x ?? 0) + (b?.x ?? 0)) / 2)} ${Math.round(((a?.y ?? 0) + (b?.y ?? 0)) / 2)}`;
  };
  return `M${middle(0)}${points.map((_, at) => `Q${Math.round(points[(at + 1) % corners]?.x ?? 0)} ${Math.round(points[(at + 1) % corners]?.y ?? 0)} ${middle(at + 1)}`).join('')}Z`;
}
