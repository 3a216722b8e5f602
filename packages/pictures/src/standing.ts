import { type Scene, type Table, firstColours } from './baked.ts';
import { between } from './chance.ts';
import { spread } from './fills.ts';
import { mix, shade } from './palette.ts';
import { place, type Placed, shapeOf } from './place.ts';
import { box, circle, ellipse, faint, line, path, put } from './svg.ts';
import { standing, type Surface } from './vessels.ts';

const on = (x: number, y: number, rx: number, ry = rx): Surface => ({ x, y, rx, ry, isBox: false });
const cast = (inner: string) => `<g fill="#2a1c08" opacity=".15">${inner}</g>`;
const sizeOf = (look: string) => shapeOf(look)?.shape.size;

/** A wide plate or board under what is seen from the side. */
const table = (rx = 172, y = 322) => cast(ellipse(206, y + 16, rx, 30, 'inherit').replace(' fill="inherit"', '')) + ellipse(200, y + 4, rx, 32, '#e7dcc6') + ellipse(200, y - 3, rx, 31, '#fffdf8') + ellipse(200, y - 3, rx * 0.72, 20, '#f3ecdf');
const wooden = (rx = 176, y = 322) => cast(ellipse(206, y + 18, rx, 30, 'inherit').replace(' fill="inherit"', '')) + path(`M${200 - rx} ${y}V${y + 14}A${rx} 32 0 0 0 ${200 + rx} ${y + 14}V${y}Z`, '#b07c45') + ellipse(200, y, rx, 32, '#d9a76c') + ellipse(200, y, rx * 0.8, 22, '#d1995b');

/** A layer of a burger or a sandwich: leaves are ruffled, cheese hangs over, the rest is a band. */
function layer(look: string, fill: string, y: number, half: number): { svg: string; high: number } {
  const name = look.split(' ')[0] ?? '';
  const x = 200;
  if (['ruffle', 'spinach', 'basil', 'clover', 'shred', 'sprout', 'frond'].includes(name)) {
    const count = 9;
    const step = (half * 2 + 24) / count;
    return { svg: path(`M${x - half - 12} ${y - 6}${`q${step / 2} 22 ${step} 0`.repeat(count)}l-14-12H${x - half + 2}Z`, fill) + line(`M${x - half} ${y - 9}H${x + half}`, shade(fill, 0.3), 4), high: 15 };
  }
  if (['wedge', 'slabs', 'curd', 'mozzarella'].includes(name)) return { svg: box(x - half - 6, y - 12, half * 2 + 12, 13, 5, fill) + path(`M${x - half * 0.7} ${y - 4}h${half * 0.7}l${-half * 0.35} 26ZM${x + half * 0.2} ${y - 4}h${half * 0.66}l${-half * 0.3} 22Z`, fill), high: 11 };
  if (['patty', 'chunk', 'steak', 'nugget', 'crumbed', 'fillet', 'meatball', 'flakes', 'cutlet', 'medallions'].includes(name)) return { svg: box(x - half - 2, y - 38, half * 2 + 4, 40, 18, shade(fill, -0.2)) + box(x - half - 2, y - 40, half * 2 + 4, 34, 16, fill) + line(`M${x - half * 0.6} ${y - 26}h20M${x - 8} ${y - 20}h18M${x + half * 0.4} ${y - 27}h20`, shade(fill, -0.25), 5), high: 37 };
  if (['tomato', 'cherry', 'seeded', 'disc', 'onion', 'wheel', 'hoop', 'coin', 'slice'].includes(name)) return { svg: [-0.52, 0.02, 0.54].map((at) => box(x + at * half * 1.1 - half * 0.36, y - 14, half * 0.72, 14, 7, fill) + line(`M${Math.round(x + at * half * 1.1 - half * 0.26)} ${y - 8}h${Math.round(half * 0.5)}`, shade(fill, 0.35), 3)).join(''), high: 13 };
  return { svg: box(x - half + 2, y - 15, half * 2 - 4, 16, 8, fill) + faint(0.4, line(`M${x - half * 0.8} ${y - 10}h${half * 0.9}`, '#fff7e6', 3)), high: 14 };
}

function stack({ pieces }: Table, from: number, half: number, most: number): { layers: Placed[]; top: number } {
  const rank = (look: string) => ({ hero: 0, chunk: 1, small: 3, leaf: 4, crumb: 5 })[sizeOf(look) ?? 'crumb'];
  const chosen = firstColours(pieces).filter(({ look }) => sizeOf(look) !== 'small' && !['seed', 'dust', 'flake', 'chop'].includes(look.split(' ')[0] ?? '')).slice(0, most);
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
  const bun = put({ x: 200, y: top }, path('M-122 0C-126-70-70-104 0-104 70-104 126-70 122 0 110 14-110 14-122 0Z', tone) + path('M-121 2C-96 14 96 14 121 2 110 14-110 14-121 2Z', shade(tone, -0.2)) + faint(0.45, line('M-92-42C-80-66-52-80-24-84', '#fff3d9', 10)) + (hasSeeds ? spread(on(0, -58, 78, 32), 16, chance).map(({ x, y }) => ellipse(x, y, 5, 3, '#fff3d9')).join('') : ''));
  return { body: wooden() + path('M88 278H312V296C312 318 296 324 276 324H124C104 324 88 318 88 296Z', shade(tone, -0.06)) + box(88, 274, 224, 13, 6, '#f4d9a6'), pieces: layers, front: bun };
};

const sandwich = (given: Table): Scene => {
  const { tone } = given;
  const { layers: thin, top: thinTop } = stack(given, 0, 118, 5);
  // Thicker than in a burger: there are fewer.
  const layers = thin.map(({ food, svg }) => ({ food, svg: `<g transform="translate(0 278)scale(1 1.7)">${svg}</g>` }));
  const top = 278 + thinTop * 1.7;
  const bread = (y: number) => box(76, y - 48, 248, 54, 20, '#b06c2e') + box(82, y - 43, 236, 44, 16, tone) + faint(0.5, circle(120, y - 18, 3, shade(tone, -0.15)) + circle(172, y - 12, 4, shade(tone, -0.15)) + circle(236, y - 20, 3, shade(tone, -0.15)) + circle(286, y - 13, 4, shade(tone, -0.15)));
  return { body: wooden() + bread(322), pieces: layers, front: bread(top + 2) + line(`M200 ${top - 104}V${top - 40}`, '#b07c45', 6) + circle(200, top - 108, 11, '#c9684c') };
};

const taco = ({ tone, pieces, seed }: Table): Scene => {
  const shell = (x: number, turn: number, inner: string) => put({ x, y: 224, turn }, path('M-76 74C-84-24-38-72 6-72 50-72 90-24 84 74Z', shade(tone, -0.24)) + inner + path('M-78 82C-86-10-42-52 0-52 42-52 86-10 78 82 60 92-60 92-78 82Z', tone) + [[-36, 40], [8, 6], [34, 52], [-6, 66], [-44, -2]].map(([a = 0, b = 0]) => ellipse(a, b, 8, 5, shade(tone, -0.22))).join(''));
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
    return { food: fillings.map(({ food }) => food).join(' '), svg: put({ x, y, turn }, path('M-58-72V88Q-56 112 0 112 56 112 58 88V-72Z', tone) + path('M20-60V106Q56 104 58 88V-72Z', shade(tone, -0.08)) + ellipse(0, -74, 58, 38, shade(tone, -0.14)) + ellipse(0, -74, 49, 31, '#fff3d9') + fillings.map(({ svg }) => svg).join('') + spread(on(0, 20, 46, 70), 8, chance).map(({ x: a, y: b }) => ellipse(a, b, 9, 6, shade(tone, -0.2))).join('')) };
  };
  return { body: wooden(), pieces: [half(136, 214, -14, 1), half(262, 226, 12, 2)] };
};

const pancakes = ({ tone, pieces, seed, chance }: Table): Scene => {
  const rows = [0, 1, 2, 3, 4].map((at) => put({ x: 200 + between(chance, -6, 6), y: 300 - at * 27 }, path('M-122-8C-126 16-112 24 0 26 112 24 126 16 122-8Z', shade(tone, -0.28)) + ellipse(0, -8, 122, 32, shade(tone, 0.34)) + ellipse(0, -12, 120, 30, tone))).join('');
  return {
    body: table() + rows + path('M110 178C120 156 280 156 290 178 292 200 268 196 266 214 262 232 250 226 250 206 230 200 216 200 206 206 206 250 188 250 188 208 168 202 156 198 148 204 144 226 128 220 130 200 116 196 108 192 110 178Z', '#c97a2b').replace('/>', ' opacity=".85"/>'),
    pieces: place(pieces, on(200, 172, 74, 16), { seed, scale: 1 }),
  };
};

/** A cake on a stand, one slice open: layers, icing, and what lies on top. */
const cake = ({ tone, pieces, seed, chance }: Table): Scene => {
  const icing = mix(tone, '#fffaf0', 0.74);
  const drops = Array.from({ length: 8 }, () => `q14 ${Math.round(between(chance, 22, 54))} 28 0`).join('');
  return {
    body:
      cast('<ellipse cx="208" cy="358" rx="104" ry="16"/>') + path('M176 306H224L244 352H156Z', '#e3efee') + ellipse(200, 352, 66, 13, '#d3e5e4') + ellipse(200, 306, 170, 32, '#c9dedd') + ellipse(200, 300, 170, 31, '#f4fafa') +
      path('M86 176V288C86 314 314 314 314 288V176Z', tone) + path('M86 224C86 250 314 250 314 224V238C314 264 86 264 86 238Z', icing) + path('M250 160V305C288 302 314 296 314 288V176Z', shade(tone, -0.1)).replace('/>', ' opacity=".5"/>') +
      path(`M86 168V188${drops}V168Z`, icing) + ellipse(200, 168, 114, 34, icing) + ellipse(198, 165, 100, 27, shade(icing, 0.4)),
    pieces: place(pieces, on(200, 158, 80, 17), { seed, scale: 1.02 }),
  };
};

const cheesecake = ({ tone, pieces, seed }: Table): Scene => ({
  body: table(178, 318) + path('M60 214V290C60 324 340 324 340 290V214Z', tone) + path('M60 266V290C60 324 340 324 340 290V266C340 300 60 300 60 266Z', '#b07a3f') + ellipse(200, 214, 140, 42, shade(tone, 0.25)) + ellipse(200, 211, 128, 36, shade(tone, 0.5)) + path('M200 211 118 250 200 306 282 250Z', shade(tone, -0.04)).replace('/>', ' opacity="0"/>'),
  pieces: place(pieces, on(200, 204, 102, 24), { seed, scale: 1.05 }),
});

/** A loaf-shaped or ring cake without icing. */
const plainCake = ({ tone, pieces, seed }: Table): Scene => ({
  body: table(182, 318) + path('M58 252C54 204 84 182 116 182H300C338 182 350 214 346 252V296C346 312 336 316 322 316H82C66 316 58 312 58 296Z', shade(tone, -0.16)) + path('M58 246C54 198 84 176 116 176H300C338 176 350 208 346 246 320 262 84 262 58 246Z', tone) + line('M112 208C160 196 246 196 296 206', shade(tone, 0.5), 9) + path('M58 248C40 248 40 316 62 316H112C130 316 130 248 112 248Z', shade(tone, 0.42)) + line('M74 270h20M82 292h18', shade(tone, -0.06), 5),
  pieces: place(pieces, on(214, 206, 104, 20), { seed, scale: 0.95 }),
});

const scones = ({ tone, pieces, seed }: Table): Scene => {
  const one = (x: number, y: number) => put({ x, y }, path('M-60-22V34C-60 56 60 56 60 34V-22Z', shade(tone, 0.25)) + line('M-54 12C-30 22 30 22 54 10', shade(tone, -0.08), 7) + ellipse(0, -24, 62, 24, tone) + faint(0.5, line('M-38-30C-20-38 8-40 24-37', '#fff3d9', 6)));
  const dots = [[122, 214], [278, 214], [200, 262]].flatMap(([x = 0, y = 0], at) => place(pieces.slice(0, 3), on(x, y, 40, 12), { seed: `${seed}${at}`, scale: 0.6 }));
  return { body: table() + one(122, 238) + one(278, 238) + one(200, 286), pieces: dots };
};

const iceCream = ({ tone, pieces, seed }: Table): Scene => {
  const glass = standing['coupe']?.('') ?? { back: '', front: '' };
  const scoop = (x: number, y: number, fill: string) => put({ x, y }, circle(0, 0, 58, shade(fill, -0.1)) + circle(-2, -3, 54, fill) + faint(0.6, line('M-36-12C-30-32-16-40 0-41', '#fff', 8)) + line('M-16 16l10 6M14-4l10 4M10 26l8-4', shade(fill, -0.12), 5));
  return { body: glass.back + scoop(146, 104, shade(tone, 0.14)) + scoop(254, 104, shade(tone, -0.06)) + scoop(200, 66, tone) + path('M92 126C96 214 150 244 200 244 250 244 304 214 308 126Z', tone).replace('/>', ' opacity=".55"/>'), pieces: place(pieces, on(200, 66, 82, 38), { seed, scale: 0.86 }), front: glass.front };
};

const mousse = ({ tone, pieces, seed }: Table): Scene => {
  const glass = standing['coupe']?.('') ?? { back: '', front: '' };
  return { body: glass.back + path('M92 126C96 214 150 244 200 244 250 244 304 214 308 126Z', tone) + path('M98 160C150 178 250 178 302 160L296 178C246 196 152 196 104 178Z', mix(tone, '#fffaf0', 0.6)).replace('/>', ' opacity=".7"/>') + put({ x: 200, y: 112 }, path('M-106 18C-104-16-62-20-46-30-30-66 22-72 40-36 66-24 106-18 106 18 70 42-70 42-106 18Z', shade(tone, 0.12)) + line('M-74 8C-30 26 44 24 78 2M-40-14C-10 2 26 0 46-18', shade(tone, 0.35), 8)), pieces: place(pieces, on(200, 96, 66, 18), { seed, scale: 0.95 }), front: glass.front };
};

/** Turned out of a mould: jelly, caramel custard, steamed pudding. */
const pudding = ({ tone, pieces, seed }: Table): Scene => ({
  body: table() + path('M96 290 116 164C118 146 130 142 144 142H256C270 142 282 146 284 164L304 290C306 318 94 318 96 290Z', tone) + path('M116 166C118 146 130 142 144 142H256C270 142 282 146 284 166 290 196 270 190 262 214 252 196 238 206 226 226 216 200 190 196 176 216 168 200 150 200 136 216 130 194 110 198 116 166Z', shade(tone, -0.34)) + ellipse(200, 152, 76, 16, shade(tone, -0.22)) + faint(0.5, line('M124 236 118 284', '#fff7e6', 9)),
  pieces: place(pieces, on(200, 148, 62, 12), { seed, scale: 0.9 }),
});

const jelly = ({ tone, pieces, seed }: Table): Scene => ({
  body: table() + faint(0.88, path('M84 292C84 260 100 250 98 220 96 190 116 184 118 162 122 138 150 136 164 148 174 124 226 124 236 148 250 136 278 138 282 162 284 184 304 190 302 220 300 250 316 260 316 292 316 320 84 320 84 292Z', tone) + line('M164 150C156 190 150 250 150 302M236 150C244 190 250 250 250 302M200 134V306', shade(tone, -0.16), 6)) + faint(0.6, line('M122 176C114 200 112 220 112 240', '#ffffff', 9)),
  pieces: place(pieces, on(200, 240, 84, 46), { seed, scale: 0.8 }),
});

/** Drinks: the liquid, its fruit and ice inside, a wheel at the rim. */
const drink = (vessel: string, isThick: boolean) => ({ tone, pieces, seed, chance }: Table): Scene => {
  const glass = (standing[vessel] ?? standing['glass'])?.('');
  if (glass === undefined) return { body: '' };
  const { x, y, rx, ry } = glass.top;
  const round = pieces.filter(({ look }) => ['wheel', 'strawberry', 'pineapple', 'kiwi', 'crescent', 'wedge', 'cherries', 'seeded'].includes(look.split(' ')[0] ?? ''));
  const inner = pieces.filter((piece) => !round.slice(0, 1).includes(piece));
  const rim = round.slice(0, 1).map(({ food, look }) => {
    const found = shapeOf(look);
    return { food, svg: found === undefined ? '' : put({ x: x + rx * 1.04, y: y - 34, turn: 14, scale: 0.86 }, found.shape.draw(...found.colours)) };
  });
  const deep = isThick ? place(inner, on(x, y - 2, rx * 0.72, ry * 0.5), { seed, scale: 0.7, most: 4 }) : place(inner, on(x, y + 96, rx * 0.58, 78), { seed, scale: 0.86, most: 4 });
  const bubbles = isThick ? '' : faint(0.5, spread(on(x, y + 100, rx * 0.66, 84), 12, chance).map((at) => circle(at.x, at.y, 3.5, '#fff')).join(''));
  return {
    body: glass.back + (isThick ? '' : line(`M${x - 26} 320 ${x + 34} 20`, '#c9684c', 9)) + faint(isThick ? 1 : 0.86, path(glass.inside, tone)) + faint(0.4, path(glass.inside, shade(tone, 0.3)).replace('/>', ` transform="translate(${x} 0)scale(.3 1)translate(${-x - 80} 0)"/>`)) + ellipse(x, y, rx, ry, shade(tone, isThick ? 0.35 : 0.2)) + ellipse(x, y + 1, rx * 0.84, ry * 0.7, shade(tone, isThick ? 0.5 : 0.3)) + bubbles,
    pieces: [...deep, ...rim],
    front: glass.front,
  };
};

const mug = ({ tone, pieces, seed }: Table): Scene => {
  const cup = standing['mug']?.('');
  if (cup === undefined) return { body: '' };
  const { x, y, rx, ry } = cup.top;
  return { body: cup.back + ellipse(x, y + 3, rx - 4, ry - 3, shade(tone, -0.12)) + ellipse(x, y + 4, rx - 10, ry - 6, tone) + faint(0.6, line(`M${x - 50} ${y}C${x - 30} ${y - 8} ${x - 6} ${y - 10} ${x + 16} ${y - 9}`, shade(tone, 0.5), 5)), pieces: place(pieces, on(x, y + 2, rx * 0.66, ry * 0.5), { seed, scale: 0.74, most: 3 }) };
};

const jar = ({ tone, pieces, seed, chance }: Table): Scene => {
  const glass = standing['jar']?.('');
  if (glass === undefined) return { body: '' };
  return {
    body: glass.back + path(glass.inside, tone) + path('M112 148C150 164 250 128 288 146V312Q288 332 268 332H132Q112 332 112 312Z', shade(tone, -0.1)).replace('/>', ' opacity=".4"/>') + faint(0.35, spread(on(200, 230, 74, 84), 12, chance).map((at) => circle(at.x, at.y, between(chance, 4, 11), shade(tone, 0.3))).join('')),
    pieces: place(pieces, on(200, 232, 68, 78), { seed, scale: 0.86, most: 5 }),
    front: glass.front + box(142, 196, 116, 76, 10, '#fffaf0') + faint(0.5, line('M164 222h72M164 244h46', '#8d867a', 6)),
  };
};

const fries = ({ tone, pieces, seed, chance }: Table): Scene => {
  const sticks = Array.from({ length: 19 }, (_, at) => put({ x: 118 + at * 9, y: 196 + between(chance, -46, 6), turn: between(chance, -16, 16) + (at - 9) * 1.6 }, box(-10, -80, 21, 170, 5, shade(tone, -0.16)) + box(-10, -80, 15, 168, 5, at % 3 === 0 ? shade(tone, 0.2) : tone))).join('');
  return {
    body: table(170, 326) + sticks + path('M92 196C130 226 270 226 308 196L284 324Q282 336 268 336H132Q118 336 116 324Z', '#c9684c') + path('M92 196C130 226 270 226 308 196L304 216C266 246 134 246 96 216Z', '#e08b6f') + faint(0.25, line('M128 240 142 326M170 250 176 330M230 250 224 330M272 240 258 326', '#fff', 8)),
    pieces: place(pieces.filter(({ look }) => sizeOf(look) !== 'chunk'), on(200, 156, 84, 40), { seed, scale: 0.8, most: 4 }),
  };
};

export const standingScenes: Readonly<Record<string, (table: Table) => Scene>> = {
  burger, sandwich, taco, wrap, pancakes, cake, cheesecake, scones, mousse, pudding, jelly, jam: jar, fries,
  'plain-cake': plainCake, 'ice-cream': iceCream,
  drink: drink('glass', false), cocktail: drink('tumbler', false), smoothie: drink('glass', true), 'hot-drink': mug,
}; // prettier-ignore
