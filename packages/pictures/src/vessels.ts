import { type Chance, pick } from './chance.ts';
import { palette, shade } from './palette.ts';
import { around, box, circle, ellipse, faint, line, path, put, ring } from './svg.ts';

/** Where food lies in a vessel: a disc, or a box with its half sizes. */
export interface Surface {
  x: number;
  y: number;
  rx: number;
  ry: number;
  isBox: boolean;
}

export interface DrawnVessel {
  surface: Surface;
  back: string;
  /** Drawn over the food: the rim of a glass. */
  front?: string;
}

const shadow = (inner: string) => `<g fill="#2a1c08" opacity=".14">${inner}</g>`;
const castEllipse = (x: number, y: number, rx: number, ry: number) => shadow(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`);
const castBox = (x: number, y: number, width: number, height: number, rx: number, turn = '') =>
  shadow(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"${turn}/>`);
const disc = (x: number, y: number, r: number): Surface => ({ x, y, rx: r, ry: r, isBox: false });
const glint = (d: string, width = 5) => faint(0.5, line(d, '#ffffff', width));

/** Outside and inside of a ceramic. */
const glazes: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#33413a', '#4a5d52'], ['#b9583f', '#d0755a'], ['#2f6b78', '#4a8b97'], ['#f0e2c8', '#fbf3e3'], ['#7a9673', '#98b190'], ['#d3993a', '#e6b65e'],
  ['#454f7d', '#626c9b'], ['#e7b7a0', '#f4d3c2'],
]; // prettier-ignore

/** Dark and light ceramics by the food: pale food in a pale bowl does not show. */
function glazeFor(chance: Chance, tone: string): readonly [string, string] {
  const glaze = pick(chance, glazes);
  const isPale = ['white', 'cream', 'ivory', 'noodle', 'dough', 'butter', 'ice', 'mint'].includes(tone);
  return isPale && (glaze[1] === '#fbf3e3' || glaze[1] === '#f4d3c2') ? ['#2f6b78', '#4a8b97'] : glaze;
}

const wood = (inner: string) => inner + line('M70 150H330M64 250H336M92 300H308', '#b07c45', 3);

type Draw = (chance: Chance, tone: string) => DrawnVessel;

const plate: Draw = (chance) => {
  const [edge, well] = pick(chance, [['#e7dcc6', '#fffdf8'], ['#e7dcc6', '#fffdf8'], ['#3f7f8c', '#f7fbfa'], ['#c8694d', '#fdf6ee'], ['#7a9673', '#fafbf4']] as const);
  return {
    surface: disc(200, 204, 108),
    back: castEllipse(208, 218, 160, 158) + circle(200, 204, 160, edge) + circle(200, 202, 152, well) + ring(200, 204, 116, shade(well, -0.06), 5, shade(well, -0.02)) + glint('M72 160A136 136 0 0 1 132 88'),
  };
};

/** The vessels seen from above. */
export const fromAbove: Readonly<Record<string, Draw>> = {
  plate,
  bowl: (chance, tone) => {
    const [outside, inside] = glazeFor(chance, tone);
    return {
      surface: disc(200, 204, 124),
      back: castEllipse(209, 219, 156, 154) + circle(200, 204, 156, outside) + circle(200, 203, 145, inside) + glint('M74 164A132 132 0 0 1 128 94'),
    };
  },
  pot: (chance) => {
    const [outside, inside] = pick(chance, [['#b9432f', '#d5644c'], ['#2f6b78', '#4a8b97'], ['#33413a', '#4a5d52'], ['#d3993a', '#e6b65e']] as const);
    const handle = (x: number) => box(x, 168, 50, 72, 22, shade(outside, -0.18)) + box(x + 13, 184, 24, 40, 12, 'none').replace('fill="none"', 'fill="#000" fill-opacity=".18"');
    return {
      surface: disc(200, 204, 122),
      back: castEllipse(209, 220, 156, 152) + handle(18) + handle(332) + circle(200, 204, 150, outside) + circle(200, 203, 139, inside) + glint('M78 168A128 128 0 0 1 130 98'),
    };
  },
  pan: () => ({
    surface: disc(186, 216, 116),
    back: castEllipse(195, 231, 148, 146) + put({ x: 186, y: 216, turn: -45 }, box(130, -17, 96, 34, 12, '#3c2620') + box(205, -7, 14, 14, 7, '#8a5230') + box(126, -13, 30, 26, 6, '#8d867a')) + circle(186, 216, 146, '#3a403d') + circle(186, 215, 134, '#565d59') + circle(186, 217, 124, '#4a504d') + glint('M66 180A126 126 0 0 1 116 112'),
  }),
  board: () => ({
    surface: disc(200, 200, 132),
    back: castBox(48, 60, 320, 304, 40) + box(40, 48, 320, 304, 40, '#c58f57') + box(40, 48, 320, 292, 40, '#d9a76c') + wood('') + ring(200, 72, 9, '#b07c45', 5, '#8a5f33'),
  }),
  tin: () => ({
    surface: { x: 200, y: 204, rx: 140, ry: 106, isBox: true },
    back: castBox(36, 84, 346, 262, 34) + box(26, 72, 348, 264, 34, '#7d8482') + box(32, 74, 336, 256, 30, '#9aa19e') + box(48, 88, 304, 232, 20, '#5f6664'),
  }),
  dish: (chance) => {
    const [outside, inside] = pick(chance, [['#b9583f', '#e9dcc4'], ['#2f6b78', '#f3ead8'], ['#d3993a', '#f6ecd9'], ['#7a9673', '#f3ead8']] as const);
    return {
      surface: { x: 200, y: 204, rx: 130, ry: 100, isBox: true },
      back: castBox(44, 92, 330, 248, 80) + box(14, 170, 372, 68, 30, shade(outside, -0.14)) + box(36, 78, 328, 250, 76, outside) + box(46, 84, 308, 236, 68, inside),
    };
  },
  basket: () => ({
    surface: disc(200, 204, 120),
    back: castEllipse(209, 219, 156, 154) + circle(200, 204, 156, '#b57f49') + around(28, 148).map(({ x, y, turn }) => put({ x: 200 + x, y: 204 + y, turn }, box(-10, -13, 20, 26, 9, '#d9a76c'))).join('') + circle(200, 204, 134, '#8a5f33') + circle(200, 204, 130, '#d9a76c') + circle(200, 204, 124, '#f4e6cb') + path('M96 150 140 96 176 110 214 84 262 104 306 150 318 210 300 262 252 304 200 320 148 308 104 264 84 214Z', '#fff6e2'),
  }),
  none: () => ({ surface: disc(200, 204, 130), back: '' }),
};

const base = (rx: number, y = 338) => castEllipse(206, y + 4, rx, 17);

/** The vessels seen from the side, on a table. `liquid` is drawn between back and front. */
export interface Standing {
  /** The outline of what is inside, as a path. */
  inside: string;
  /** The surface of the content. */
  top: { x: number; y: number; rx: number; ry: number };
  back: string;
  front: string;
}

export const standing: Readonly<Record<string, (tone: string) => Standing>> = {
  glass: () => ({
    inside: 'M128 118 146 322Q148 334 160 334H240Q252 334 254 322L272 118Z',
    top: { x: 200, y: 118, rx: 72, ry: 17 },
    back: base(86) + faint(0.55, path('M118 70 138 326Q140 342 156 342H244Q260 342 262 326L282 70Z', '#ffffff')) + ellipse(200, 70, 82, 18, '#ffffff'),
    front: faint(0.4, path('M140 110 154 300Q156 312 164 314L152 108Z', '#ffffff')) + `<ellipse cx="200" cy="70" rx="80" ry="17" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>`,
  }),
  tumbler: () => ({
    inside: 'M116 152 124 322Q125 334 138 334H262Q275 334 276 322L284 152Z',
    top: { x: 200, y: 152, rx: 84, ry: 19 },
    back: base(100) + faint(0.55, path('M106 112 116 326Q117 342 134 342H266Q283 342 284 326L294 112Z', '#ffffff')) + ellipse(200, 112, 94, 20, '#ffffff'),
    front: faint(0.4, path('M128 146 136 300Q138 312 146 314L140 144Z', '#ffffff')) + `<ellipse cx="200" cy="112" rx="92" ry="19" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>`,
  }),
  mug: () => ({
    inside: 'M0 0Z',
    top: { x: 186, y: 150, rx: 92, ry: 24 },
    back: base(130, 342) + ellipse(194, 338, 140, 24, '#e7dcc6') + ellipse(194, 332, 140, 24, '#fffdf8') + ellipse(194, 330, 92, 14, '#efe6d3') + line('M274 186C330 176 336 258 262 264', '#b9583f', 22) + path('M84 148C84 236 110 322 148 334H224C262 322 288 236 288 148Z', '#c9684c') + path('M84 148C84 236 110 322 148 334H166C132 320 112 236 110 148Z', '#d98266') + ellipse(186, 148, 102, 30, '#e9a58d') + ellipse(186, 150, 94, 25, '#8f4632'),
    front: '',
  }),
  coupe: () => ({
    inside: 'M92 126C96 214 150 244 200 244 250 244 304 214 308 126Z',
    top: { x: 200, y: 126, rx: 108, ry: 26 },
    back: base(84, 340) + ellipse(200, 336, 74, 15, '#e3efee') + path('M190 238H210L216 330H184Z', '#d3e5e4') + ellipse(200, 332, 60, 10, '#f4fafa') + faint(0.7, path('M84 112C86 222 148 254 200 254 252 254 314 222 316 112Z', '#ffffff')),
    front: faint(0.45, path('M102 132C108 186 128 214 146 224 128 196 118 166 116 136Z', '#ffffff')),
  }),
  jar: () => ({
    inside: 'M112 142Q112 128 126 126H274Q288 128 288 142V312Q288 332 268 332H132Q112 332 112 312Z',
    top: { x: 200, y: 134, rx: 88, ry: 12 },
    back: base(112) + faint(0.6, path('M100 138Q100 112 124 106V88H276V106Q300 112 300 138V316Q300 342 274 342H126Q100 342 100 316Z', '#ffffff')),
    front: faint(0.45, path('M122 148Q122 140 130 140V312Q122 308 122 300Z', '#ffffff')) + box(116, 52, 168, 50, 12, '#c9684c') + box(116, 52, 168, 16, 8, '#dd866b') + line('M132 76V94M154 76V94M176 76V94M198 76V94M220 76V94M242 76V94M264 76V94', '#a9503a', 4),
  }),
};

/** Colours of the ground behind the picture by the tone of the food. */
export function groundOf(tone: string): 'green' | 'warm' | 'cool' | 'sun' | 'rose' {
  if (['tomato', 'red', 'carrot', 'pumpkin', 'broth', 'turmeric', 'brick', 'ember', 'stew', 'lentil', 'bean', 'roast'].includes(tone)) return 'green';
  if (['pea', 'leaf', 'deep', 'sage', 'olive', 'avocado', 'apple', 'lime'].includes(tone)) return 'sun';
  if (['beet', 'berry', 'magenta', 'plum', 'crimson', 'wine', 'purple', 'pink', 'lilac', 'blueberry'].includes(tone)) return 'rose';
  if (['white', 'ivory', 'ice', 'mint', 'noodle'].includes(tone)) return 'cool';
  return 'warm';
}

export const woodColour = palette['wood'] ?? '#c58f57';
