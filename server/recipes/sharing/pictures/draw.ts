import sharp, { type OverlayOptions } from 'sharp';
import { directionOf } from '../../../../contract/shell/locales.ts';
import type { Picture } from '../../../../contract/recipes/picture.ts';
import { escapeHtml } from '../../../mail/escape-html.ts';
import { dishAt, markOf, onPaper, previewSize } from './drawings.ts';
import { familiesFor, settable } from './fonts.ts';

/** The content of a picture. */
export interface Scene {
  title: string;
  /** Duration and servings. */
  facts: string;
  productName: string;
  dish: Picture;
  language: string;
  /** The owner's photo, if it is public. */
  photo: Buffer | null;
}

const { width, height } = previewSize;
const margin = 72;
/** Where the text ends and the dish begins. */
const column = 588;
const photoWidth = 500;
const markSide = 60;
const longestWord = 40;
const ink = '#26332b';
const quiet = '#55635a';

interface Words {
  picture: Buffer;
  wide: number;
  high: number;
}

/** Renders text in a box: up to `most` pixels high, or as small as the box requires. Null when it cannot be rendered. */
async function set(
  text: string,
  { language, colour, most, high }: { language: string; colour: string; most: number; high: number },
): Promise<Words | null> {
  const words = await settable(text);
  if (words === null) return null;
  const common = {
    text: `<span foreground="${colour}" lang="${escapeHtml(language)}">${escapeHtml(words)}</span>`,
    font: `${familiesFor(language)} ${most}`,
    width: column,
    rgba: true,
    // A long word is set smaller; an extremely long one is broken.
    wrap: words.split(' ').some((word) => word.length > longestWord) ? 'word-char' : 'word',
  } as const;
  const draw = async (size: { dpi: number } | { height: number }): Promise<Words> => {
    const { data, info } = await sharp({ text: { ...common, ...size } })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { picture: data, wide: info.width, high: info.height };
  };
  // At 72 dpi a point is a pixel.
  const asWished = await draw({ dpi: 72 });
  return asWished.high <= high && asWished.wide <= column ? asWished : draw({ height: high });
}

/** A 1200 x 630 JPEG: title, duration, servings, the dish or its photo, and the name of the site. */
export async function drawPreview({ title, facts, productName, dish: picture, language, photo }: Scene): Promise<Buffer> {
  const isMirrored = directionOf(language) === 'rtl';
  const [head, below, name] = await Promise.all([
    set(title, { language, colour: ink, most: 66, high: 330 }),
    set(facts, { language, colour: quiet, most: 32, high: 80 }),
    set(productName, { language, colour: ink, most: 34, high: 48 }),
  ]);
  /** From the side where reading begins. */
  const at = (start: number, wide: number) => Math.round(isMirrored ? width - start - wide : start);
  const parts: OverlayOptions[] = [];
  const gap = 30;
  const foot = height - margin - markSide;
  const block = (head?.high ?? 0) + (head !== null && below !== null ? gap : 0) + (below?.high ?? 0);
  let top = Math.max(margin, Math.round((foot - gap - block) / 2 + margin / 2));
  for (const words of [head, below]) {
    if (words === null) continue;
    parts.push({ input: words.picture, left: at(margin, words.wide), top });
    top += words.high + gap;
  }
  parts.push({ input: await markOf(markSide), left: at(margin, markSide), top: foot });
  if (name !== null)
    parts.push({ input: name.picture, left: at(margin + markSide + 18, name.wide), top: Math.round(foot + (markSide - name.high) / 2) });
  if (photo !== null) {
    const cropped = await sharp(photo).resize(photoWidth, height, { fit: 'cover', position: 'attention' }).toBuffer();
    parts.push({ input: cropped, left: at(width - photoWidth, photoWidth), top: 0 });
  }
  const side = 470;
  const dish = photo === null ? dishAt(picture, { left: at(width - side - 48, side), top: (height - side) / 2, side }) : '';
  return sharp(onPaper(picture, previewSize, dish))
    .composite(parts)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A photo in another aspect ratio as a JPEG: the most detailed part, never enlarged. */
export async function cropPhoto(photo: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const ratio = size.width / size.height;
  const of = await sharp(photo).metadata();
  const wide = Math.max(1, Math.floor(Math.min(size.width, of.width, of.height * ratio)));
  return sharp(photo)
    .resize(wide, Math.max(1, Math.round(wide / ratio)), { fit: 'cover', position: 'attention' })
    .jpeg({ quality: 84 })
    .toBuffer();
}
