import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

/*
 * Reads a ZIP by its central directory, one entry after the other. Entry names only find entries and never become paths.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */

const inflate = promisify(inflateRaw);
const mega = 1024 * 1024;

export interface ZipLimits {
  entries: number;
  /** Maximum size of the central directory, which is read at once. */
  list: number;
  /** Maximum unpacked bytes of all entries, and of one. */
  total: number;
  entry: number;
  /** Maximum compression ratio; small entries may exceed it. */
  ratio: number;
}

export const zipLimits: ZipLimits = { entries: 12_000, list: 8 * mega, total: 600 * mega, entry: 60 * mega, ratio: 200 };

/** Below this size the ratio is ignored. */
const smallEntry = mega;

/** The file is not a ZIP, or cannot be read. */
export class BadZip extends Error {
  /** True for one that unpacks to more than the limit. */
  readonly isBomb: boolean;

  constructor(message: string, { isBomb = false } = {}) {
    super(message);
    this.isBomb = isBomb;
  }
}

const bomb = (message: string) => new BadZip(message, { isBomb: true });

export interface ZipEntry {
  name: string;
  /** Its unpacked bytes. */
  size: number;
  /** @throws BadZip when this entry is damaged, encrypted, or uses another compression */
  read: () => Promise<Buffer>;
}

interface Listed {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const signatures = { entry: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 } as const;
const heads = { entry: 30, listed: 46, end: 22 } as const;
/** The lowest bit of the flags. */
const isEncrypted = 1;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead < length) throw new BadZip('It ends too early.');
  return bytes;
}

/** The position of the central directory, and its number of entries. A comment of up to 65,535 bytes may follow it. */
async function findList(file: FileHandle, size: number): Promise<{ count: number; length: number; offset: number }> {
  const from = Math.max(0, size - heads.end - 0xffff);
  const tail = await readAt(file, from, size - from);
  for (let at = tail.length - heads.end; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== signatures.end) continue;
    const [count, length, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    if (offset + length <= from + at) return { count, length, offset };
  }
  throw new BadZip('It has no list of its entries.');
}

function readList(list: Buffer, count: number): Listed[] {
  const found: Listed[] = [];
  for (let at = 0; found.length < count;) {
    if (at + heads.listed > list.length || list.readUInt32LE(at) !== signatures.listed) throw new BadZip('Its list is damaged.');
    const [name, extra, comment] = [list.readUInt16LE(at + 28), list.readUInt16LE(at + 30), list.readUInt16LE(at + 32)];
    found.push({
      name: list.toString('utf8', at + heads.listed, at + heads.listed + name),
      flags: list.readUInt16LE(at + 8),
      method: list.readUInt16LE(at + 10),
      crc: list.readUInt32LE(at + 16),
      packed: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    });
    at += heads.listed + name + extra + comment;
  }
  return found;
}

/** Sizes come from the directory. Unpacking enforces them, so they bound the total. */
function requireSound(listed: readonly Listed[], end: number, limits: ZipLimits): void {
  if (listed.reduce((sum, { size }) => sum + size, 0) > limits.total) throw bomb('It unpacks to too much.');
  if (listed.some(({ size, packed }) => size > smallEntry && size > packed * limits.ratio)) throw bomb('An entry is packed too well.');
  const ordered = listed.toSorted((a, b) => a.offset - b.offset);
  // Overlapping entries: a small file that is unpacked again and again.
  ordered.forEach(({ offset, packed }, index) => {
    if (offset + heads.entry + packed > (ordered[index + 1]?.offset ?? end)) throw bomb('Its entries overlap.');
  });
}

async function readEntry(file: FileHandle, { flags, method, crc, packed, size, offset }: Listed, most: number): Promise<Buffer> {
  if (flags % 2 === isEncrypted || size > most || packed > most) throw new BadZip('This entry cannot be read.');
  const head = await readAt(file, offset, heads.entry);
  if (head.readUInt32LE(0) !== signatures.entry) throw new BadZip('This entry is not there.');
  const bytes = await readAt(file, offset + heads.entry + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
  const unpacked = method === 0 ? bytes : method === 8 ? await inflateTo(bytes, size) : null;
  if (unpacked?.length !== size || crc32(unpacked) !== crc) throw new BadZip('This entry is damaged.');
  return unpacked;
}

async function inflateTo(bytes: Buffer, size: number): Promise<Buffer> {
  try {
    return await inflate(bytes, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw new BadZip('This entry is damaged.');
  }
}

/** The entries of a ZIP of `size` bytes, in directory order. @throws BadZip */
export async function openZip(file: FileHandle, size: number, limits: ZipLimits = zipLimits): Promise<ZipEntry[]> {
  if (size < heads.end) throw new BadZip('It is too short.');
  const { count, length, offset } = await findList(file, size);
  if (count > limits.entries || length > limits.list) throw bomb('It has too many entries.');
  const listed = readList(await readAt(file, offset, length), count);
  requireSound(listed, offset, limits);
  return listed.map((entry) => ({ name: entry.name, size: entry.size, read: () => readEntry(file, entry, limits.entry) }));
}
