import { between } from './chance.ts';
import { standing } from './glassware.ts';
import { mix, shade } from './palette.ts';
import { place, shapeOf } from './place.ts';
import { on, type Scene, sizeOf, type Table } from './scene.ts';
import { spread } from './spread.ts';
import { box, circle, ellipse, faint, line, path, put } from './svg.ts';
import { table } from './tables.ts';

const iceCream = ({ tone, pieces, seed }: Table): Scene => {
  const glass = standing['coupe']?.('') ?? { back: '', front: '' };
  const scoop = (x: number, y: number, fill: string) =>
    put(
      { x, y },
      circle(0, 0, 58, shade(fill, -0.1)) +
        circle(-2, -3, 54, fill) +
        faint(0.6, line('M-36-12C-30-32-16-40 0-41', '#fff', 8)) +
        line('M-16 16l10 6M14-4l10 4M10 26l8-4', shade(fill, -0.12), 5),
    );
  return {
    body:
      glass.back +
      scoop(146, 104, shade(tone, 0.14)) +
      scoop(254, 104, shade(tone, -0.06)) +
      scoop(200, 66, tone) +
      path('M92 126C96 214 150 244 200 244 250 244 304 214 308 126Z', tone).replace('/>', ' opacity=".55"/>'),
    pieces: place(pieces, on(200, 66, 82, 38), { seed, scale: 0.86 }),
    front: glass.front,
  };
};

const mousse = ({ tone, pieces, seed }: Table): Scene => {
  const glass = standing['coupe']?.('') ?? { back: '', front: '' };
  return {
    body:
      glass.back +
      path('M92 126C96 214 150 244 200 244 250 244 304 214 308 126Z', tone) +
      path('M98 160C150 178 250 178 302 160L296 178C246 196 152 196 104 178Z', mix(tone, '#fffaf0', 0.6)).replace('/>', ' opacity=".7"/>') +
      put(
        { x: 200, y: 112 },
        path('M-106 18C-104-16-62-20-46-30-30-66 22-72 40-36 66-24 106-18 106 18 70 42-70 42-106 18Z', shade(tone, 0.12)) +
          line('M-74 8C-30 26 44 24 78 2M-40-14C-10 2 26 0 46-18', shade(tone, 0.35), 8),
      ),
    pieces: place(pieces, on(200, 96, 66, 18), { seed, scale: 0.95 }),
    front: glass.front,
  };
};

/** Turned out of a mould: jelly, caramel custard, steamed pudding. */
const pudding = ({ tone, pieces, seed }: Table): Scene => ({
  body:
    table() +
    path('M96 290 116 164C118 146 130 142 144 142H256C270 142 282 146 284 164L304 290C306 318 94 318 96 290Z', tone) +
    path(
      'M116 166C118 146 130 142 144 142H256C270 142 282 146 284 166 290 196 270 190 262 214 252 196 238 206 226 226 216 200 190 196 176 216 168 200 150 200 136 216 130 194 110 198 116 166Z',
      shade(tone, -0.34),
    ) +
    ellipse(200, 152, 76, 16, shade(tone, -0.22)) +
    faint(0.5, line('M124 236 118 284', '#fff7e6', 9)),
  pieces: place(pieces, on(200, 148, 62, 12), { seed, scale: 0.9 }),
});

const jelly = ({ tone, pieces, seed }: Table): Scene => ({
  body:
    table() +
    faint(
      0.88,
      path(
        'M84 292C84 260 100 250 98 220 96 190 116 184 118 162 122 138 150 136 164 148 174 124 226 124 236 148 250 136 278 138 282 162 284 184 304 190 302 220 300 250 316 260 316 292 316 320 84 320 84 292Z',
        tone,
      ) + line('M164 150C156 190 150 250 150 302M236 150C244 190 250 250 250 302M200 134V306', shade(tone, -0.16), 6),
    ) +
    faint(0.6, line('M122 176C114 200 112 220 112 240', '#ffffff', 9)),
  pieces: place(pieces, on(200, 240, 84, 46), { seed, scale: 0.8 }),
});

/** Drinks: the liquid, its fruit and ice inside, a wheel at the rim. */
const drink =
  (vessel: string, isThick: boolean) =>
  ({ tone, pieces, seed, chance }: Table): Scene => {
    const glass = (standing[vessel] ?? standing['glass'])?.('');
    if (glass === undefined) return { body: '' };
    const { x, y, rx, ry } = glass.top;
    const round = pieces.filter(({ look }) =>
      ['wheel', 'strawberry', 'pineapple', 'kiwi', 'crescent', 'wedge', 'cherries', 'seeded'].includes(look.split(' ')[0] ?? ''),
    );
    const inner = pieces.filter((piece) => !round.slice(0, 1).includes(piece));
    const rim = round.slice(0, 1).map(({ food, look }) => {
      const found = shapeOf(look);
      return {
        food,
        svg: found === undefined ? '' : put({ x: x + rx * 1.04, y: y - 34, turn: 14, scale: 0.86 }, found.shape.draw(...found.colours)),
      };
    });
    const deep = isThick
      ? place(inner, on(x, y - 2, rx * 0.72, ry * 0.5), { seed, scale: 0.7, most: 4 })
      : place(inner, on(x, y + 96, rx * 0.58, 78), { seed, scale: 0.86, most: 4 });
    const bubbles = isThick
      ? ''
      : faint(
          0.5,
          spread(on(x, y + 100, rx * 0.66, 84), 12, chance)
            .map((at) => circle(at.x, at.y, 3.5, '#fff'))
            .join(''),
        );
    return {
      body:
        glass.back +
        (isThick ? '' : line(`M${x - 26} 320 ${x + 34} 20`, '#c9684c', 9)) +
        faint(isThick ? 1 : 0.86, path(glass.inside, tone)) +
        faint(
          0.4,
          path(glass.inside, shade(tone, 0.3)).replace('/>', ` transform="translate(${x} 0)scale(.3 1)translate(${-x - 80} 0)"/>`),
        ) +
        ellipse(x, y, rx, ry, shade(tone, isThick ? 0.35 : 0.2)) +
        ellipse(x, y + 1, rx * 0.84, ry * 0.7, shade(tone, isThick ? 0.5 : 0.3)) +
        bubbles,
      pieces: [...deep, ...rim],
      front: glass.front,
    };
  };

const mug = ({ tone, pieces, seed }: Table): Scene => {
  const cup = standing['mug']?.('');
  if (cup === undefined) return { body: '' };
  const { x, y, rx, ry } = cup.top;
  return {
    body:
      cup.back +
      ellipse(x, y + 3, rx - 4, ry - 3, shade(tone, -0.12)) +
      ellipse(x, y + 4, rx - 10, ry - 6, tone) +
      faint(0.6, line(`M${x - 50} ${y}C${x - 30} ${y - 8} ${x - 6} ${y - 10} ${x + 16} ${y - 9}`, shade(tone, 0.5), 5)),
    pieces: place(pieces, on(x, y + 2, rx * 0.66, ry * 0.5), { seed, scale: 0.74, most: 3 }),
  };
};

const jar = ({ tone, pieces, seed, chance }: Table): Scene => {
  const glass = standing['jar']?.('');
  if (glass === undefined) return { body: '' };
  return {
    body:
      glass.back +
      path(glass.inside, tone) +
      path('M112 148C150 164 250 128 288 146V312Q288 332 268 332H132Q112 332 112 312Z', shade(tone, -0.1)).replace(
        '/>',
        ' opacity=".4"/>',
      ) +
      faint(
        0.35,
        spread(on(200, 230, 74, 84), 12, chance)
          .map((at) => circle(at.x, at.y, between(chance, 4, 11), shade(tone, 0.3)))
          .join(''),
      ),
    pieces: place(pieces, on(200, 232, 68, 78), { seed, scale: 0.86, most: 5 }),
    front: glass.front + box(142, 196, 116, 76, 10, '#fffaf0') + faint(0.5, line('M164 222h72M164 244h46', '#8d867a', 6)),
  };
};

const fries = ({ tone, pieces, seed, chance }: Table): Scene => {
  const sticks = Array.from({ length: 19 }, (_, at) =>
    put(
      { x: 118 + at * 9, y: 196 + between(chance, -46, 6), turn: between(chance, -16, 16) + (at - 9) * 1.6 },
      box(-10, -80, 21, 170, 5, shade(tone, -0.16)) + box(-10, -80, 15, 168, 5, at % 3 === 0 ? shade(tone, 0.2) : tone),
    ),
  ).join('');
  return {
    body:
      table(170, 326) +
      sticks +
      path('M92 196C130 226 270 226 308 196L284 324Q282 336 268 336H132Q118 336 116 324Z', '#c9684c') +
      path('M92 196C130 226 270 226 308 196L304 216C266 246 134 246 96 216Z', '#e08b6f') +
      faint(0.25, line('M128 240 142 326M170 250 176 330M230 250 224 330M272 240 258 326', '#fff', 8)),
    pieces: place(
      pieces.filter(({ look }) => sizeOf(look) !== 'chunk'),
      on(200, 156, 84, 40),
      { seed, scale: 0.8, most: 4 },
    ),
  };
};

export const glassScenes: Readonly<Record<string, (table: Table) => Scene>> = {
  mousse, pudding, jelly, fries, jam: jar, 'ice-cream': iceCream,
  drink: drink('glass', false), cocktail: drink('tumbler', false), smoothie: drink('glass', true), 'hot-drink': mug,
}; // prettier-ignore
