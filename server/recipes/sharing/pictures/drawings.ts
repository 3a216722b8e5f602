import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawDish, grounds } from '@anydish/pictures/draw';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import { pictureOfKind } from '../../picture.ts';

export interface Size {
  width: number;
  height: number;
}

/** Size of link previews (https://ogp.me). */
export const previewSize = { width: 1_200, height: 630 } as const satisfies Size;

const paper = '#fffcf6';

const coloursOf = ({ ground }: Picture) => grounds.light[ground];

/** The dish centred in a square of `side` at `left` and `top`, on a larger disc. */
export function dishAt(picture: Picture, { left, top, side }: { left: number; top: number; side: number }): string {
  const [ground] = coloursOf(picture);
  const disc = `<circle cx="${left + side / 2}" cy="${top + side / 2}" r="${side * 0.6}" fill="${ground}"/>`;
  return disc + drawDish(picture).replace('<svg ', `<svg x="${left}" y="${top}" width="${side}" height="${side}" `);
}

/** An SVG with the brand background and two circles. */
export function onPaper(picture: Picture, { width, height }: Size, inside: string): Buffer {
  const [, glow] = coloursOf(picture);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>
    <circle cx="${width - 70}" cy="-40" r="330" fill="${glow}"/><circle cx="-20" cy="${height - 30}" r="260" fill="${glow}"/>${inside}</svg>`);
}

const mark = readFileSync(join(import.meta.dirname, '../../../../public/favicon.svg'));
const marks = new Map<number, Promise<Buffer>>();

/** The logo as a PNG of `side` x `side`. */
export function markOf(side: number): Promise<Buffer> {
  const drawn = marks.get(side) ?? sharp(mark, { density: 300 }).resize(side, side).png().toBuffer();
  marks.set(side, drawn);
  return drawn;
}

/** The dish with the logo, without text. */
export async function drawAlone(picture: Picture, size: Size, format: 'png' | 'jpeg' = 'jpeg'): Promise<Buffer> {
  const { width, height } = size;
  const side = height * 0.8;
  const drawn = sharp(onPaper(picture, size, dishAt(picture, { left: (width - side) / 2, top: (height - side) / 2, side }))).composite([
    { input: await markOf(96), left: width - 136, top: height - 136 },
  ]);
  return format === 'png' ? drawn.png({ compressionLevel: 9, palette: true }).toBuffer() : drawn.jpeg({ quality: 86 }).toBuffer();
}

// Anyone can request it, and drawing takes a tenth of a second: each of the few pictures is drawn once.
const drawn = new Map<string, Promise<Buffer>>();

/** A dish of this kind without its foods. */
export function drawKind(kind: string | undefined, size: Size, format: 'png' | 'jpeg' = 'jpeg'): Promise<Buffer> {
  const plain = pictureOfKind(kind);
  const key = `${plain.vessel} ${plain.base} ${size.width} ${size.height} ${format}`;
  const picture = drawn.get(key) ?? drawAlone(plain, size, format);
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return picture;
}
