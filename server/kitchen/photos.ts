import sharp from 'sharp';
import { maxPhotoBytes, photoKind } from '../../contract/photo.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { i18n } from '../language/sentence.ts';

/** A photo as the kitchen keeps it: a JPEG, upright, without metadata. */
export interface CleanPhoto {
  bytes: Buffer;
  width: number;
  height: number;
}

const longestSide = 1_536;
// A 48 MP telephone photo passes; a few kB that unfold to gigabytes do not (ASVS 5.2.6).
const maxPixels = 50_000_000;

const unreadable = () => new Failure('unsupportedMedia', i18n._('This is not a photo that we can read. Please use a JPEG, PNG or WebP.'));
const damaged = () =>
  new Failure('unsupportedMedia', i18n._('This photo is damaged and cannot be read. Please take it again or choose another one.'));
const heic = () =>
  new Failure(
    'unsupportedMedia',
    i18n._(
      'HEIC photos cannot be read here. Please save it as JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible, or share the photo as JPEG.',
    ),
  );
export const tooManyBytes = (): Failure =>
  new Failure(
    'tooLarge',
    i18n._('This photo is larger than {megabytes, number} MB. Please choose a smaller one.', { megabytes: maxPhotoBytes / 1024 / 1024 }),
  );
const tooManyPixels = () =>
  new Failure(
    'tooLarge',
    i18n._('This photo has more than {millions, number} million pixels. Please choose a smaller one.', { millions: maxPixels / 1_000_000 }),
  );

/**
 * Checks what was uploaded by its bytes, never by its name, and makes it the photo that is kept: turned upright, at most
 * 1536 px, nothing of its metadata (place, camera), re-encoded.
 * @throws Failure invalidInput (empty), unsupportedMedia (no photo, HEIC, damaged), tooLarge (bytes or pixels)
 */
export async function cleanPhoto(bytes: Buffer): Promise<CleanPhoto> {
  if (bytes.length === 0) throw invalidFields({ photo: i18n._('This file is empty. Please choose another photo.') });
  if (bytes.length > maxPhotoBytes) throw tooManyBytes();
  const kind = photoKind(bytes.subarray(0, 16));
  if (kind === null) throw unreadable();
  if (kind === 'heic') throw heic();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Error && /pixel limit/i.test(error.message) ? tooManyPixels() : damaged();
  }
}
