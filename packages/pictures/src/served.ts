import { blob } from './blob.ts';
import { mix, shade } from './palette.ts';
import { place, type Placed, shapeOf } from './place.ts';
import { cast, firstColours, on, type Scene, sizeOf, type Table } from './scene.ts';
import { spread } from './spread.ts';
import { around, box, circle, ellipse, faint, line, path, put } from './svg.ts';

const sushi = ({ surface: { x, y }, tone, pieces }: Table): Scene => {
  const places = [
    [-78, -56],
    [4, -66],
    [84, -56],
    [-78, 36],
    [4, 28],
    [84, 38],
  ];
  const fillings = firstColours(pieces)
    .filter(({ look }) => ['hero', 'chunk'].includes(sizeOf(look) ?? '') && !look.startsWith('nori'))
    .slice(0, 4);
  const one = (at: number): Placed => {
    const inner = [0, 1, 2].map((by) => fillings[(at + by) % Math.max(1, fillings.length)]).filter((each) => each !== undefined);
    const [across = 0, down = 0] = places[at] ?? [];
    return {
      food: inner.map(({ food }) => food).join(' '),
      svg: put(
        { x: x + across, y: y + down },
        cast('<circle cx="5" cy="12" r="42"/>') +
          circle(0, 6, 42, '#1d3026') +
          circle(0, 0, 42, '#2c4436') +
          circle(0, 0, 35, tone) +
          around(12, 29)
            .map((dot) => circle(dot.x, dot.y, 3, shade(tone, -0.08)))
            .join('') +
          around(3, 9, 90)
            .map((dot, by) => circle(dot.x, dot.y, 10, inner[by % Math.max(1, inner.length)]?.fill ?? shade(tone, -0.06)))
            .join(''),
      ),
    };
  };
  return {
    body: put(
      { x: x + 90, y: y + 112 },
      path(
        blob(20, () => 0.5, 0.1),
        '#9bcf68',
      ).replace('#9bcf68', shade(tone, -0.14)),
    ),
    pieces: places.map((_, at) => one(at)),
  };
};

const skewers = ({ surface: { x, y }, pieces, seed, tone }: Table): Scene => {
  const bits = pieces.filter(({ look }) => ['hero', 'chunk', 'small'].includes(sizeOf(look) ?? '')).slice(0, 4);
  const loose = pieces.filter(({ look }) => ['leaf', 'crumb'].includes(sizeOf(look) ?? '')).slice(0, 2);
  const rows = [-62, 0, 62];
  const sticks = rows
    .map((row) => put({ x, y: y + row, turn: -14 }, line('M-162 0H170', '#8a5f33', 7) + line('M-162-1H170', '#d9a76c', 4)))
    .join('');
  const threaded = rows.flatMap((row, high) =>
    [-100, -50, 0, 50, 100].map((across, at) => {
      const piece = bits[(at + high) % Math.max(1, bits.length)];
      const found = piece === undefined ? undefined : shapeOf(piece.look);
      const form =
        found === undefined || piece === undefined
          ? box(-40, -40, 80, 80, 24, shade(tone, -0.16)) + box(-40, -42, 76, 74, 22, tone)
          : found.shape.draw(...found.colours);
      return {
        food: piece?.food ?? '',
        svg: put({ x, y: y + row, turn: -14 }, put({ x: across, y: 0, turn: found?.shape.isUpright ? 0 : at * 40, scale: 0.58 }, form)),
      };
    }),
  );
  return { body: sticks, pieces: [...threaded, ...place(loose, on(x, y, 110), { seed })] };
};

const omelette = ({ surface: { x, y }, tone, pieces, seed }: Table): Scene => ({
  body: put(
    { x, y: y - 8, turn: -12 },
    cast('<path d="M-112 42C-116-40-56-84 8-84 72-84 126-38 124 42 88 68-76 68-112 42Z" transform="translate(4 10)"/>') +
      path('M-116 36C-120-46-60-88 4-88 68-88 122-44 120 36 84 64-80 64-116 36Z', shade(tone, -0.16)) +
      path('M-110 26C-112-44-56-82 4-82 64-82 114-42 112 26 60 40-60 42-110 26Z', tone) +
      faint(
        0.5,
        ellipse(-40, -30, 26, 12, '#c97a2b') +
          ellipse(36, -46, 30, 12, '#c97a2b') +
          ellipse(60, -4, 22, 9, '#c97a2b') +
          ellipse(-14, 6, 30, 9, '#c97a2b'),
      ) +
      faint(0.5, line('M-84-10C-74-42-48-60-20-66', '#fffaf0', 8)),
  ),
  pieces: place(pieces, on(x + 4, y + 30, 92, 44), { seed, scale: 0.8, most: 6 }),
});

const waffle = ({ surface: { x, y }, tone, pieces, seed }: Table): Scene => {
  const cells = [-2, -1, 0, 1, 2]
    .flatMap((row) => [-2, -1, 0, 1, 2].map((column) => ({ a: column * 44, b: row * 44 })))
    .filter(({ a, b }) => Math.hypot(a, b) < 106);
  return {
    body: put(
      { x, y, turn: 8 },
      cast('<circle cx="6" cy="12" r="124"/>') +
        circle(0, 0, 124, shade(tone, -0.16)) +
        circle(0, -3, 121, tone) +
        cells
          .map(({ a, b }) => box(a - 16, b - 18, 32, 32, 6, shade(tone, -0.28)) + box(a - 16, b - 14, 32, 28, 6, shade(tone, -0.18)))
          .join(''),
    ),
    pieces: place(pieces, on(x, y, 72), { seed, scale: 1 }),
  };
};

/** The same thing several times, from above. */
const several =
  (places: readonly (readonly [number, number, number])[], form: (tone: string) => string, scale = 1) =>
  ({ surface: { x, y }, tone, pieces, seed }: Table): Scene => ({
    body: places.map(([across, down, turn]) => put({ x: x + across, y: y + down, turn, scale }, form(tone))).join(''),
    pieces: place(pieces, on(x, y, 88), { seed, scale: 0.72, most: 4 }),
  });

const gyoza = (tone: string) =>
  cast('<ellipse cx="3" cy="10" rx="50" ry="32"/>') +
  path('M-48 14C-46-20-20-34 0-34 20-34 46-20 48 14 30 30-30 30-48 14Z', shade(tone, -0.14)) +
  path('M-45 11C-42-19-20-32 0-32 20-32 42-19 45 11 26 22-26 22-45 11Z', tone) +
  line('M-32-17-25-3M-15-28-11-12M4-30 4-14M22-24 17-9M36-12 29 0', shade(tone, -0.2), 4.5);
const springRoll = (tone: string) =>
  cast('<rect x="-70" y="-14" width="150" height="46" rx="22"/>') +
  box(-76, -24, 152, 46, 21, shade(tone, -0.2)) +
  box(-76, -26, 152, 38, 19, tone) +
  line('M-40-24C-22-12-20 2-34 16M24-25C40-14 42 0 30 16', shade(tone, -0.24), 5) +
  faint(0.4, line('M-60-12H40', '#fff3d9', 5));
const fritter = (tone: string) =>
  cast('<circle cx="4" cy="10" r="47"/>') +
  circle(0, 0, 48, shade(tone, -0.26)) +
  circle(-1, -4, 44, tone) +
  line('M-24-14l10 6M4-26l8 6M20 8l-10 4M-18 18l10 2M-4-4l8 2', shade(tone, -0.22), 6) +
  faint(0.35, line('M-34-12C-28-28-16-34-4-35', '#fff3d9', 6));
const six: readonly (readonly [number, number, number])[] = [
  [-52, -66, -8],
  [48, -62, 14],
  [-82, 12, 8],
  [6, 8, -12],
  [84, 20, 6],
  [-30, 78, -6],
  [52, 82, 12],
];

/** Vegetables cut in half and filled. */
const halves = ({ surface: { x, y }, tone, pieces, seed, chance }: Table): Scene => {
  const skin = pieces.map(({ look }) => look).find((look) => /^(strip|disc|cube|crescent|half|shred|spinach|ruffle)/u.test(look));
  const outside = skin === undefined ? tone : (shapeOf(skin)?.colours[0] ?? tone);
  const boats = [
    [-58, -26, -66],
    [58, -12, -66],
    [6, 64, -66],
  ].slice(0, 3);
  const rest = pieces.filter(({ look }) => look !== skin);
  return {
    body: boats
      .map(([across = 0, down = 0, turn = 0]) =>
        put(
          { x: x + across, y: y + down, turn },
          cast('<ellipse cx="-4" cy="12" rx="92" ry="46"/>') +
            path('M-92 0C-88-46-30-52 10-48 52-46 92-36 92 0 92 36 52 46 10 48-30 52-88 46-92 0Z', outside) +
            path('M-80 0C-76-36-26-42 10-39 48-37 80-29 80 0 80 29 48 37 10 39-26 42-76 36-80 0Z', shade(outside, 0.45)) +
            path('M-72 0C-68-31-24-36 10-34 44-32 72-25 72 0 72 25 44 32 10 34-24 36-68 31-72 0Z', mix('#d99a4e', tone, 0.25)) +
            faint(
              0.6,
              spread(on(0, 0, 60, 26), 12, chance)
                .map((at) => circle(at.x, at.y, 5, '#fff3d9'))
                .join(''),
            ),
        ),
      )
      .join(''),
    pieces: boats.flatMap(([across = 0, down = 0], at) =>
      place(rest.slice(0, 4), on(x + across, y + down, 30, 54), { seed: `${seed}${at}`, scale: 0.6 }),
    ),
  };
};

export const servedScenes: Readonly<Record<string, (table: Table) => Scene>> = {
  sushi, skewers, omelette, waffle, halves,
  dumplings: several(six, gyoza, 0.96),
  'spring-rolls': several([[0, -66, -14], [-10, -14, -10], [8, 38, -16], [-4, 88, -12]], springRoll, 1.08),
  fritters: several(six, fritter, 0.9),
}; // prettier-ignore
