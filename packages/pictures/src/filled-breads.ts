import { shade } from './palette.ts';
import { place, type Placed } from './place.ts';
import { firstColours, on, type Scene, sizeOf, type Table } from './scene.ts';
import { spread } from './spread.ts';
import { box, circle, ellipse, faint, line, path, put } from './svg.ts';
import { table, wooden } from './tables.ts';

/** A layer of a burger or a sandwich: leaves are ruffled, cheese hangs over, the rest is a band. */
function layer(look: string, fill: string, y: number, half: number): { svg: string; high: number } {
  const name = look.split(' ')[0] ?? '';
  const x = 200;
  if (['ruffle', 'spinach', 'basil', 'clover', 'shred', 'sprout', 'frond'].includes(name)) {
    const count = 9;
    const step = (half * 2 + 24) / count;
    return {
      svg:
        path(`M${x - half - 12} ${y - 6}${`q${step / 2} 22 ${step} 0`.repeat(count)}l-14-12H${x - half + 2}Z`, fill) +
        line(`M${x - half} ${y - 9}H${x + half}`, shade(fill, 0.3), 4),
      high: 15,
    };
  }
  if (['wedge', 'slabs', 'curd', 'mozzarella'].includes(name))
    return {
      svg:
        box(x - half - 6, y - 12, half * 2 + 12, 13, 5, fill) +
        path(
          `M${x - half * 0.7} ${y - 4}h${half * 0.7}l${-half * 0.35} 26ZM${x + half * 0.2} ${y - 4}h${half * 0.66}l${-half * 0.3} 22Z`,
          fill,
        ),
      high: 11,
    };
  if (['patty', 'chunk', 'steak', 'nugget', 'crumbed', 'fillet', 'meatball', 'flakes', 'cutlet', 'medallions'].includes(name))
    return {
      svg:
        box(x - half - 2, y - 38, half * 2 + 4, 40, 18, shade(fill, -0.2)) +
        box(x - half - 2, y - 40, half * 2 + 4, 34, 16, fill) +
        line(`M${x - half * 0.6} ${y - 26}h20M${x - 8} ${y - 20}h18M${x + half * 0.4} ${y - 27}h20`, shade(fill, -0.25), 5),
      high: 37,
    };
  if (['tomato', 'cherry', 'seeded', 'disc', 'onion', 'wheel', 'hoop', 'coin', 'slice'].includes(name))
    return {
      svg: [-0.52, 0.02, 0.54]
        .map(
          (at) =>
            box(x + at * half * 1.1 - half * 0.36, y - 14, half * 0.72, 14, 7, fill) +
            line(`M${Math.round(x + at * half * 1.1 - half * 0.26)} ${y - 8}h${Math.round(half * 0.5)}`, shade(fill, 0.35), 3),
        )
        .join(''),
      high: 13,
    };
  return {
    svg:
      box(x - half + 2, y - 15, half * 2 - 4, 16, 8, fill) + faint(0.4, line(`M${x - half * 0.8} ${y - 10}h${half * 0.9}`, '#fff7e6', 3)),
    high: 14,
  };
}

function stack({ pieces }: Table, from: number, half: number, most: number): { layers: Placed[]; top: number } {
  const rank = (look: string) => ({ hero: 0, chunk: 1, small: 3, leaf: 4, crumb: 5 })[sizeOf(look) ?? 'crumb'];
  const chosen = firstColours(pieces)
    .filter(({ look }) => sizeOf(look) !== 'small' && !['seed', 'dust', 'flake', 'chop'].includes(look.split(' ')[0] ?? ''))
    .slice(0, most);
  const sorted = chosen.toSorted((a, b) => rank(a.look) - rank(b.look));
  let top = from;
  const layers = sorted.map(({ food, look, fill }) => {
    const { svg, high } = layer(look, fill, top, half);
    top -= high;
    return { food, svg };
  });
  return { layers, top };
}

const burger = (given: Table): Scene => {
  const { tone, chance, pieces } = given;
  const { layers, top } = stack(given, 276, 112, 6);
  const hasSeeds = pieces.some(({ look }) => look.startsWith('seed'));
  const bun = put(
    { x: 200, y: top },
    path('M-122 0C-126-70-70-104 0-104 70-104 126-70 122 0 110 14-110 14-122 0Z', tone) +
      path('M-121 2C-96 14 96 14 121 2 110 14-110 14-121 2Z', shade(tone, -0.2)) +
      faint(0.45, line('M-92-42C-80-66-52-80-24-84', '#fff3d9', 10)) +
      (hasSeeds
        ? spread(on(0, -58, 78, 32), 16, chance)
            .map(({ x, y }) => ellipse(x, y, 5, 3, '#fff3d9'))
            .join('')
        : ''),
  );
  return {
    body:
      wooden() +
      path('M88 278H312V296C312 318 296 324 276 324H124C104 324 88 318 88 296Z', shade(tone, -0.06)) +
      box(88, 274, 224, 13, 6, '#f4d9a6'),
    pieces: layers,
    front: bun,
  };
};

const sandwich = (given: Table): Scene => {
  const { tone } = given;
  const { layers: thin, top: thinTop } = stack(given, 0, 118, 5);
  // Thicker than in a burger: there are fewer.
  const layers = thin.map(({ food, svg }) => ({ food, svg: `<g transform="translate(0 278)scale(1 1.7)">${svg}</g>` }));
  const top = 278 + thinTop * 1.7;
  const bread = (y: number) =>
    box(76, y - 48, 248, 54, 20, '#b06c2e') +
    box(82, y - 43, 236, 44, 16, tone) +
    faint(
      0.5,
      circle(120, y - 18, 3, shade(tone, -0.15)) +
        circle(172, y - 12, 4, shade(tone, -0.15)) +
        circle(236, y - 20, 3, shade(tone, -0.15)) +
        circle(286, y - 13, 4, shade(tone, -0.15)),
    );
  return {
    body: wooden() + bread(322),
    pieces: layers,
    front: bread(top + 2) + line(`M200 ${top - 104}V${top - 40}`, '#b07c45', 6) + circle(200, top - 108, 11, '#c9684c'),
  };
};

const taco = ({ tone, pieces, seed }: Table): Scene => {
  const shell = (x: number, turn: number, inner: string) =>
    put(
      { x, y: 224, turn },
      path('M-76 74C-84-24-38-72 6-72 50-72 90-24 84 74Z', shade(tone, -0.24)) +
        inner +
        path('M-78 82C-86-10-42-52 0-52 42-52 86-10 78 82 60 92-60 92-78 82Z', tone) +
        [
          [-36, 40],
          [8, 6],
          [34, 52],
          [-6, 66],
          [-44, -2],
        ]
          .map(([a = 0, b = 0]) => ellipse(a, b, 8, 5, shade(tone, -0.22)))
          .join(''),
    );
  const filling = (at: number) => place(pieces.slice(0, 6), on(2, -48, 62, 24), { seed: `${seed}${at}`, scale: 0.72 });
  const wrapped = (at: number, x: number, turn: number) => {
    const inner = filling(at);
    return { food: inner.map(({ food }) => food).join(' '), svg: shell(x, turn, inner.map(({ svg }) => svg).join('')) };
  };
  return { body: table(178, 314), pieces: [wrapped(1, 118, -8), wrapped(2, 284, 8), wrapped(3, 200, 0)] };
};

const wrap = ({ tone, pieces, seed, chance }: Table): Scene => {
  const half = (x: number, y: number, turn: number, at: number) => {
    const cut = on(0, -74, 34, 24);
    const fillings = place(pieces.slice(0, 6), cut, { seed: `${seed}${at}`, scale: 0.52 });
    return {
      food: fillings.map(({ food }) => food).join(' '),
      svg: put(
        { x, y, turn },
        path('M-58-72V88Q-56 112 0 112 56 112 58 88V-72Z', tone) +
          path('M20-60V106Q56 104 58 88V-72Z', shade(tone, -0.08)) +
          ellipse(0, -74, 58, 38, shade(tone, -0.14)) +
          ellipse(0, -74, 49, 31, '#fff3d9') +
          fillings.map(({ svg }) => svg).join('') +
          spread(on(0, 20, 46, 70), 8, chance)
            .map(({ x: a, y: b }) => ellipse(a, b, 9, 6, shade(tone, -0.2)))
            .join(''),
      ),
    };
  };
  return { body: wooden(), pieces: [half(136, 214, -14, 1), half(262, 226, 12, 2)] };
};

export const filledScenes: Readonly<Record<string, (table: Table) => Scene>> = { burger, sandwich, taco, wrap };
