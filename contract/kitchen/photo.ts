/** The largest photo that the kitchen takes, in bytes. */
export const maxPhotoBytes = 20 * 1024 * 1024;

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic';

const startsWith = (bytes: Uint8Array, expected: readonly number[], offset = 0) =>
  expected.every((byte, index) => bytes[offset + index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * What a file is by its first 16 bytes, not by its name; null for anything else.
 * Signatures: JPEG (ITU-T T.81), PNG (W3C PNG 5.2), WebP (RFC 9649), HEIC (ISO 23008-12 brands).
 */
export function photoKind(head: Uint8Array): PhotoKind | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 4, 8) === 'ftyp' && ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].includes(ascii(head, 8, 12))) return 'heic';
  return null;
}
