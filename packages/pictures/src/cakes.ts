import { between } from './chance.ts';
import { mix, shade } from './palette.ts';
import { place } from './place.ts';
import { cast, on, type Scene, type Table } from './scene.ts';
import { ellipse, faint, line, path, put } from './svg.ts';
import { table } from './tables.ts';

const pancakes = ({ tone, pieces, seed, chance }: Table): Scene => {
  const rows = [0, 1, 2, 3, 4]
    .map((at) =>
      put(
        { x: 200 + between(chance, -6, 6), y: 300 - at * 27 },
        path('M-122-8C-126 16-112 24 0 26 112 24 126 16 122-8Z', shade(tone, -0.28)) +
          ellipse(0, -8, 122, 32, shade(tone, 0.34)) +
          ellipse(0, -12, 120, 30, tone),
      ),
    )
    .join('');
  return {
    body:
      table() +
      rows +
      path(
        'M110 178C120 156 280 156 290 178 292 200 268 196 266 214 262 232 250 226 250 206 230 200 216 200 206 206 206 250 188 250 188 208 168 202 156 198 148 204 144 226 128 220 130 200 116 196 108 192 110 178Z',
        '#c97a2b',
      ).replace('/>', ' opacity=".85"/>'),
    pieces: place(pieces, on(200, 172, 74, 16), { seed, scale: 1 }),
  };
};

/** A cake on a stand, one slice open: layers, icing, and what lies on top. */
const cake = ({ tone, pieces, seed, chance }: Table): Scene => {
  const icing = mix(tone, '#fffaf0', 0.74);
  const drops = Array.from({ length: 8 }, () => `q14 ${Math.round(between(chance, 22, 54))} 28 0`).join('');
  return {
    body:
      cast('<ellipse cx="208" cy="358" rx="104" ry="16"/>') +
      path('M176 306H224L244 352H156Z', '#e3efee') +
      ellipse(200, 352, 66, 13, '#d3e5e4') +
      ellipse(200, 306, 170, 32, '#c9dedd') +
      ellipse(200, 300, 170, 31, '#f4fafa') +
      path('M86 176V288C86 314 314 314 314 288V176Z', tone) +
      path('M86 224C86 250 314 250 314 224V238C314 264 86 264 86 238Z', icing) +
      path('M250 160V305C288 302 314 296 314 288V176Z', shade(tone, -0.1)).replace('/>', ' opacity=".5"/>') +
      path(`M86 168V188${drops}V168Z`, icing) +
      ellipse(200, 168, 114, 34, icing) +
      ellipse(198, 165, 100, 27, shade(icing, 0.4)),
    pieces: place(pieces, on(200, 158, 80, 17), { seed, scale: 1.02 }),
  };
};

const cheesecake = ({ tone, pieces, seed }: Table): Scene => ({
  body:
    table(178, 318) +
    path('M60 214V290C60 324 340 324 340 290V214Z', tone) +
    path('M60 266V290C60 324 340 324 340 290V266C340 300 60 300 60 266Z', '#b07a3f') +
    ellipse(200, 214, 140, 42, shade(tone, 0.25)) +
    ellipse(200, 211, 128, 36, shade(tone, 0.5)) +
    path('M200 211 118 250 200 306 282 250Z', shade(tone, -0.04)).replace('/>', ' opacity="0"/>'),
  pieces: place(pieces, on(200, 204, 102, 24), { seed, scale: 1.05 }),
});

/** A loaf-shaped or ring cake without icing. */
const plainCake = ({ tone, pieces, seed }: Table): Scene => ({
  body:
    table(182, 318) +
    path(
      'M58 252C54 204 84 182 116 182H300C338 182 350 214 346 252V296C346 312 336 316 322 316H82C66 316 58 312 58 296Z',
      shade(tone, -0.16),
    ) +
    path('M58 246C54 198 84 176 116 176H300C338 176 350 208 346 246 320 262 84 262 58 246Z', tone) +
    line('M112 208C160 196 246 196 296 206', shade(tone, 0.5), 9) +
    path('M58 248C40 248 40 316 62 316H112C130 316 130 248 112 248Z', shade(tone, 0.42)) +
    line('M74 270h20M82 292h18', shade(tone, -0.06), 5),
  pieces: place(pieces, on(214, 206, 104, 20), { seed, scale: 0.95 }),
});

const scones = ({ tone, pieces, seed }: Table): Scene => {
  const one = (x: number, y: number) =>
    put(
      { x, y },
      path('M-60-22V34C-60 56 60 56 60 34V-22Z', shade(tone, 0.25)) +
        line('M-54 12C-30 22 30 22 54 10', shade(tone, -0.08), 7) +
        ellipse(0, -24, 62, 24, tone) +
        faint(0.5, line('M-38-30C-20-38 8-40 24-37', '#fff3d9', 6)),
    );
  const dots = [
    [122, 214],
    [278, 214],
    [200, 262],
  ].flatMap(([x = 0, y = 0], at) => place(pieces.slice(0, 3), on(x, y, 40, 12), { seed: `${seed}${at}`, scale: 0.6 }));
  return { body: table() + one(122, 238) + one(278, 238) + one(200, 286), pieces: dots };
};

export const cakeScenes: Readonly<Record<string, (table: Table) => Scene>> = {
  pancakes,
  cake,
  cheesecake,
  scones,
  'plain-cake': plainCake,
};
