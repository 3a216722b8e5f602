import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Locale } from '../../../../contract/shell/locales.ts';

/*
 * Fonts for text in pictures: from packages, so that servers need none installed. Together they cover the scripts of all languages and Cyrillic.
 * Licences: SIL Open Font License 1.1, and Apache 2.0 for Kosugi Maru.
 */

const require = createRequire(import.meta.url);

const fonts = [
  ['Fraunces SemiBold', 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf'],
  ['Noto Sans Arabic SemiBold', 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'],
  ['Noto Sans Hebrew SemiBold', 'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'],
  ['Noto Sans Devanagari SemiBold', 'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'],
  ['Kosugi Maru', 'kosugi-maru/400Regular/KosugiMaru_400Regular.ttf'],
  ['ZCOOL XiaoWei', 'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'],
] as const;

/** The offset of a font table: https://learn.microsoft.com/typography/opentype/spec/otff */
function tableAt(font: Buffer, name: string): number {
  for (let at = 12, left = font.readUInt16BE(4); left > 0; at += 16, left -= 1)
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  throw new Error(`A font has no table "${name}".`);
}

/** Adds the code points of a `cmap` subtable in format 4: segments of the first plane. */
function addSegments(font: Buffer, at: number, points: Set<number>): void {
  const doubled = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + doubled + 2;
  for (let of = 0; of < doubled; of += 2) {
    const [start, end, delta] = [font.readUInt16BE(starts + of), font.readUInt16BE(ends + of), font.readUInt16BE(starts + doubled + of)];
    const rangeAt = starts + 2 * doubled + of;
    const range = font.readUInt16BE(rangeAt);
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const glyph = range === 0 ? (point + delta) % 0x1_00_00 : font.readUInt16BE(rangeAt + range + 2 * (point - start));
      if (glyph !== 0) points.add(point);
    }
  }
}

/** The same for format 12: groups of all planes. */
function addGroups(font: Buffer, at: number, points: Set<number>): void {
  for (let group = at + 16, left = font.readUInt32BE(at + 12); left > 0; group += 12, left -= 1) {
    const end = font.readUInt32BE(group + 4);
    for (let point = font.readUInt32BE(group); point <= end; point += 1) points.add(point);
  }
}

/** Adds the code points that a font covers: https://learn.microsoft.com/typography/opentype/spec/cmap */
function addPoints(font: Buffer, points: Set<number>): void {
  const cmap = tableAt(font, 'cmap');
  const end = cmap + 4 + 8 * font.readUInt16BE(cmap + 2);
  for (let record = cmap + 4; record < end; record += 8) {
    const [platform, at] = [font.readUInt16BE(record), cmap + font.readUInt32BE(record + 4)];
    const format = font.readUInt16BE(at);
    // The other tables are Macintosh ones and add nothing.
    if (platform !== 0 && platform !== 3) continue;
    if (format === 4) addSegments(font, at, points);
    if (format === 12) addGroups(font, at, points);
  }
}

/** Registers a font with the process-wide library that renders text. */
const makeKnown = (family: string, fontfile: string) =>
  sharp({ text: { text: 'a', font: `${family} 10`, fontfile } })
    .raw()
    .toBuffer();

async function load(): Promise<ReadonlySet<number>> {
  const points = new Set<number>();
  for (const [family, file] of fonts) {
    const path = require.resolve(`@expo-google-fonts/${file}`);
    addPoints(await readFile(path), points);
    await makeKnown(family, path);
  }
  return points;
}

let loaded: Promise<ReadonlySet<number>> | null = null;

/** Characters without a glyph: spaces, direction marks, joiners and variation selectors. */
const shapeless = /[\s\p{Cf}\p{Variation_Selector}]/u;
const emoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20E3)(?:\u200D|\p{Variation_Selector})*/gu;

/** The text without emojis; null when a letter has no font, because empty boxes are worse than no text. */
export async function settable(text: string): Promise<string | null> {
  const points = await (loaded ??= load());
  const words = text
    .normalize('NFC')
    .replaceAll(emoji, '')
    .replaceAll(/\p{Cc}|\s+/gu, ' ')
    .trim();
  const hasAll = [...words].every((letter) => shapeless.test(letter) || points.has(letter.codePointAt(0) ?? 0));
  return words !== '' && hasAll ? words : null;
}

/** Font families for a language, best first: Chinese and Japanese draw the same characters differently. */
export function familiesFor(language: string): string {
  const chinese: Locale = 'zh-Hans';
  const families = fonts.map(([family]) => family);
  return (language === chinese ? [...families.slice(0, -2), ...families.slice(-2).toReversed()] : families).join(', ');
}
