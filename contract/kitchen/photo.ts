/** Maximum size of an uploaded photo, in bytes. */
export const maxPhotoBytes = 20 * 1024 * 1024;
/** Maximum size of a file that a browser converts before the upload, in bytes: a phone's full resolution. */
export const maxChosenBytes = 80 * 1024 * 1024;
/** The longest side of a stored photo, in pixels. */
export const photoSide = 1_536;
/** Maximum photos per order. */
export const mostPhotos = 4;

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Number of bytes that identify a file type. */
export const photoHead = 64;

const startsWith = (bytes: Uint8Array, expected: readonly number[], offset = 0) =>
  expected.every((byte, index) => bytes[offset + index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** The major brand of an ISO file, then its compatible brands, within the head. */
function brandsOf(head: Uint8Array): string[] {
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0));
  const compatible = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) => 16 + index * 4);
  return [8, ...compatible].map((at) => ascii(head, at, at + 4));
}

/**
 * The type of a file by its first bytes (`photoHead`), not by its name; null for other types. Signatures: JPEG (ITU-T T.81), PNG (W3C PNG 5.2), WebP
 * (RFC 9649), AVIF (AV1 Image File Format 6), HEIC (ISO 23008-12 brands).
 */
export function photoKind(head: Uint8Array): PhotoKind | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (head.length < 16 || ascii(head, 4, 8) !== 'ftyp') return null;
  const brands = brandsOf(head);
  if (brands.includes('avif')) return 'avif';
  // The generic image brand is nearly always a phone's HEIC.
  return brands.some((brand) => heicBrands.has(brand)) || ['mif1', 'msf1'].includes(brands[0] ?? '') ? 'heic' : null;
}

/** Widths in which photos are sent, in pixels. */
export const photoWidths = [320, 640, 1280] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** The attributes of an image that shows a photo of the server in the width that it needs; `sizes` as in HTML. Other addresses stay as they are. */
export const photoSource = (address: string, sizes: string): { src: string; srcSet?: string; sizes?: string } =>
  address.startsWith('/') && !address.includes('?')
    ? { src: address, srcSet: photoWidths.map((width) => `${address}?w=${width} ${width}w`).join(', '), sizes }
    : { src: address };
