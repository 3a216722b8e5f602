import sharp, { type Metadata } from 'sharp';
import { maxPhotoBytes, photoHead, photoKind, photoSide } from '../../contract/kitchen/photo.ts';
import type { ErrorName } from '../../contract/errors.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import { Permits } from './permits.ts';

const signature = 8;

/** True for an animated PNG: its animation chunk precedes the first picture (W3C PNG, third edition, 11.3.6.1). */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = signature; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    // Length, type and checksum around the data.
    at += bytes.readUInt32BE(at) + 12;
  }
  return false;
}

/** A photo as the kitchen stores it: an upright JPEG without metadata. */
export interface CleanPhoto {
  bytes: Buffer;
  width: number;
  height: number;
}

const mega = 1_000_000;
// A 48 MP phone photo passes; decompression bombs do not (ASVS 5.2.6).
const maxPixels = 50 * mega;
/** Decoder memory for formats that are decoded as a whole: 16 million pixels, three colours, 16 bits each. */
const mostHeld = 96 * mega;

// One at a time per process, so that decoding memory is needed only once.
const decoding = new Permits(1, 100);
// Decoded photos are not decoded again.
sharp.cache(false);

/** A photo's problem, in words for its owner, also as the field's problem. */
const refusal = (name: ErrorName, photo: Sentence) => new Failure(name, photo, null, { photo });

const unreadable = () => refusal('unsupportedMedia', i18n._('This is not a photo that we can read. Please use a JPEG, PNG or WebP.'));
const damaged = () =>
  refusal('unsupportedMedia', i18n._('This photo is damaged and cannot be read. Please take it again or choose another one.'));
const heic = () =>
  refusal(
    'unsupportedMedia',
    i18n._(
      'HEIC photos cannot be read here. Please save it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible, or share the photo as JPEG.',
    ),
  );
const animated = () => refusal('unsupportedMedia', i18n._('This picture is animated. Please choose a still one.'));
const interlaced = () =>
  refusal('unsupportedMedia', i18n._('This PNG is interlaced, which we cannot read. Please save it without interlacing, or as a JPEG.'));
export const tooManyBytes = (): Failure =>
  refusal(
    'tooLarge',
    i18n._('This photo is larger than {megabytes, number} MB. Please choose a smaller one.', { megabytes: maxPhotoBytes / 1024 / 1024 }),
  );
const tooManyPixels = () =>
  refusal(
    'tooLarge',
    i18n._('This photo has more than {millions, number} million pixels. Please choose a smaller one.', { millions: maxPixels / mega }),
  );
const tooManyOfTheirKind = (pixels: number) =>
  refusal(
    'tooLarge',
    i18n._(
      'Photos saved in this way can have at most {millions, number} million pixels. Please choose a smaller one, or save it as an ordinary JPEG.',
      { millions: Math.floor(pixels / mega) },
    ),
  );

/** Bytes per pixel that a decoder holds for the whole photo; 0 when it decodes line by line. */
function heldPerPixel({ format, channels, depth, isProgressive }: Metadata): number {
  // Two-byte coefficients until the last scan has arrived.
  if (format === 'jpeg') return isProgressive ? channels * 2 : 0;
  // A lossless WebP is decoded as a whole, and only its decoder recognises it.
  if (format === 'webp') return 4;
  // Three colours, plus half of that for the planes.
  if (format === 'heif') return depth === 'uchar' ? 4.5 : 9;
  // Line by line, but twice the work.
  return depth === 'uchar' ? 0 : channels * 2;
}

/** Estimates the decoding cost from the header. @throws Failure unsupportedMedia, tooLarge */
async function checkCost(bytes: Buffer): Promise<void> {
  const metadata = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const { format, width, height, isProgressive, pages = 1 } = metadata;
  if (pages > 1 || (format === 'png' && isAnimatedPng(bytes))) throw animated();
  if (format === 'png' && isProgressive) throw interlaced();
  const pixels = width * height;
  if (pixels > maxPixels) throw tooManyPixels();
  const most = mostHeld / heldPerPixel(metadata);
  if (pixels > most) throw tooManyOfTheirKind(most);
}

async function decode(bytes: Buffer): Promise<CleanPhoto> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: photoSide, height: photoSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Checks an upload by its bytes, never by its name, and re-encodes it: upright, at most 1536 px, without metadata (place, camera).
 * @throws Failure invalidInput (empty), unsupportedMedia (no photo, HEIC, damaged, animated, interlaced), tooLarge (bytes or pixels),
 * kitchenUnavailable
 */
export async function cleanPhoto(bytes: Buffer): Promise<CleanPhoto> {
  if (bytes.length === 0) throw invalidFields({ photo: i18n._('This file is empty. Please choose another photo.') });
  if (bytes.length > maxPhotoBytes) throw tooManyBytes();
  const kind = photoKind(bytes.subarray(0, photoHead));
  if (kind === null) throw unreadable();
  if (kind === 'heic') throw heic();
  const photo = await decoding.during(async () => {
    try {
      await checkCost(bytes);
      return await decode(bytes);
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw error instanceof Error && /pixel limit/i.test(error.message) ? tooManyPixels() : damaged();
    }
  });
  return photo;
}
