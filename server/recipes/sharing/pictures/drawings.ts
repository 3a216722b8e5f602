import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';

/** A recipe; only its kind of dish matters. */
type Kind = Partial<Pick<RecipeBody, 'kind'>>;

/** Each drawing fits a square of 100. */
const vessels = {
  bowl: '<ellipse cx="50" cy="84" rx="34" ry="6" fill="#e9dfcb"/><path d="M10 44h80c0 24-15 38-27 41v3H37v-3C25 82 10 68 10 44Z" fill="#33413a"/><ellipse cx="50" cy="44" rx="40" ry="10" fill="#4a5d52"/><ellipse cx="50" cy="44" rx="35" ry="7.5" fill="FOOD"/><circle cx="40" cy="43" r="3" fill="#4f9f4a"/><circle cx="56" cy="46" r="2.5" fill="#cbe68c"/><circle cx="64" cy="42" r="3" fill="#e4573d"/><path d="M36 30c-4-6 4-8 0-14M50 28c-4-6 4-8 0-14M64 30c-4-6 4-8 0-14" fill="none" stroke="#d8cfbb" stroke-width="3" stroke-linecap="round"/>',
  plate:
    '<ellipse cx="50" cy="88" rx="40" ry="5" fill="#e9dfcb"/><circle cx="50" cy="50" r="40" fill="#ffffff" stroke="#e3dccb" stroke-width="2"/><circle cx="50" cy="50" r="28" fill="#fbf7ee"/><path d="M30 54c2-16 14-24 24-20s20 10 14 24-36 12-38-4Z" fill="FOOD"/><path d="M56 36c8-8 16-6 18-4-2 8-10 10-18 4Z" fill="#4f9f4a"/><circle cx="42" cy="58" r="4" fill="#e4573d"/><circle cx="56" cy="60" r="3" fill="#cbe68c"/>',
  pan: '<ellipse cx="44" cy="82" rx="36" ry="5" fill="#e9dfcb"/><rect x="74" y="46" width="24" height="7" rx="3.5" fill="#2b2b2b"/><circle cx="42" cy="50" r="36" fill="#33413a"/><circle cx="42" cy="50" r="31" fill="#4a5d52"/><path d="M22 52c0-14 14-22 24-18s20 14 14 24-38 12-38-6Z" fill="FOOD"/><circle cx="36" cy="46" r="4" fill="#cbe68c"/><circle cx="50" cy="56" r="4" fill="#e4573d"/><circle cx="46" cy="42" r="3" fill="#4f9f4a"/>',
  cake: '<ellipse cx="50" cy="84" rx="40" ry="6" fill="#e9dfcb"/><ellipse cx="50" cy="78" rx="40" ry="8" fill="#ffffff" stroke="#e3dccb" stroke-width="2"/><path d="M20 44c0-6 60-6 60 0v30c0 6-60 6-60 0Z" fill="FOOD"/><path d="M20 44c0 8 6 12 10 6s8 8 14 4 8 6 14 0 8 6 12 0 10 2 10-10c0-8-60-8-60 0Z" fill="#fff3d9"/><circle cx="50" cy="34" r="6" fill="#e4573d"/><path d="M50 28c2-6 6-8 10-8" fill="none" stroke="#2f7d41" stroke-width="2"/>',
  glass:
    '<ellipse cx="50" cy="90" rx="24" ry="4" fill="#e9dfcb"/><path d="M28 14h44l-6 74H34Z" fill="#ffffff" stroke="#d8cfbb" stroke-width="2"/><path d="M30 34h40l-4.5 51h-31Z" fill="FOOD"/><path d="M62 4 50 60" stroke="#e4573d" stroke-width="4" stroke-linecap="round"/><circle cx="70" cy="18" r="11" fill="#cbe68c" stroke="#4f9f4a" stroke-width="3"/>',
} as const;
type Vessel = keyof typeof vessels;

/** Vessel, colours of food and background, and the kinds of dish it represents. */
type Drawing = readonly [vessel: Vessel, food: string, ground: string, kinds: string];

/** The default for other kinds. */
const usual: Drawing = ['plate', '#ffe2a1', '#f0f8dc', 'pasta dumpling pizza flatbread sandwich toast wrap taco'];
const drawings: readonly Drawing[] = [
  ['bowl', '#eea63c', '#ffeed8', 'soup cream-soup hotpot stock porridge stew chilli curry beans noodles'],
  ['bowl', '#8cc540', '#f0f8dc', 'salad bowl dip spread pesto chutney pickle vegetables fruit-salad'],
  ['pan', '#f0b45a', '#ffeed8', 'stir-fry fritter omelette eggs pancake waffle casserole gratin traybake risotto rice'],
  ['cake', '#d98a4a', '#fde9e4', 'cake cheesecake brownie tart pie bread roll scone muffin biscuit doughnut pudding mousse crumble quiche'],
  ['cake', '#f5c3cf', '#e8f1f8', 'ice-cream sorbet jelly sweets dessert'],
  ['glass', '#f59a23', '#e8f1f8', 'smoothie milkshake juice lemonade iced-drink cocktail hot-drink'],
  ['plate', '#8fb7cc', '#e8f1f8', 'fish-dish seafood-dish sushi'],
  ['plate', '#a34f3a', '#ffeed8', 'roast schnitzel steak meatball burger sausage-dish skewer'],
  usual,
];
const byKind = new Map(drawings.flatMap((drawing) => drawing[3].split(' ').map((kind) => [kind, drawing] as const)));

const drawingOf = ({ kind }: Kind): Drawing => byKind.get(kind ?? '') ?? usual;

export interface Size {
  width: number;
  height: number;
}

/** Size of link previews (https://ogp.me). */
export const previewSize = { width: 1_200, height: 630 } as const satisfies Size;

const paper = '#fffcf6';

/** The dish centred in a square of `side` at `left` and `top`, on a larger round background. */
export function dishAt(recipe: Kind, { left, top, side }: { left: number; top: number; side: number }): string {
  const [vessel, food, ground] = drawingOf(recipe);
  return `<circle cx="${left + side / 2}" cy="${top + side / 2}" r="${side * 0.62}" fill="${ground}"/>
    <g transform="translate(${left} ${top}) scale(${side / 100})">${vessels[vessel].replaceAll('FOOD', food)}</g>`;
}

/** An SVG with the brand background and two circles. */
export function onPaper(recipe: Kind, { width, height }: Size, inside: string): Buffer {
  const [, , ground] = drawingOf(recipe);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>
    <circle cx="${width - 70}" cy="-40" r="330" fill="${ground}"/><circle cx="-20" cy="${height - 30}" r="260" fill="${ground}"/>${inside}</svg>`);
}

const mark = readFileSync(join(import.meta.dirname, '../../../../public/favicon.svg'));
const marks = new Map<number, Promise<Buffer>>();

/** The logo as a PNG of `side` x `side`. */
export function markOf(side: number): Promise<Buffer> {
  const drawn = marks.get(side) ?? sharp(mark, { density: 300 }).resize(side, side).png().toBuffer();
  marks.set(side, drawn);
  return drawn;
}

async function draw(recipe: Kind, size: Size, format: 'png' | 'jpeg'): Promise<Buffer> {
  const { width, height } = size;
  const side = height * 0.73;
  const picture = sharp(onPaper(recipe, size, dishAt(recipe, { left: (width - side) / 2, top: (height - side) / 2, side }))).composite([
    { input: await markOf(96), left: width - 136, top: height - 136 },
  ]);
  return format === 'png' ? picture.png({ compressionLevel: 9, palette: true }).toBuffer() : picture.jpeg({ quality: 86 }).toBuffer();
}

// Anyone can request it, and drawing takes a tenth of a second: each of the few pictures is drawn once.
const drawn = new Map<string, Promise<Buffer>>();

/** The dish of a recipe's kind with the logo, without text. */
export function drawDish(recipe: Kind, size: Size, format: 'png' | 'jpeg' = 'jpeg'): Promise<Buffer> {
  const key = `${drawings.indexOf(drawingOf(recipe))} ${size.width} ${size.height} ${format}`;
  const picture = drawn.get(key) ?? draw(recipe, size, format);
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return picture;
}
