import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { crc32, createDeflate, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of these rows: `before` stands between its head and its picture. */
function png(header: Buffer, rows: Buffer, ...before: Buffer[]): Buffer {
  return Buffer.concat([signature, chunk('IHDR', header), ...before, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function headerOf(side: number, { depth, colours, isInterlaced }: { depth: number; colours: number; isInterlaced: boolean }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = depth;
  header[9] = colours;
  header[12] = isInterlaced ? 1 : 0;
  return header;
}

/** A whole, valid PNG in black and white: 110 kB that unfold to gigabytes when `side` is 30,000. */
export function floodPng(side: number): Buffer {
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  return png(headerOf(side, { depth: 1, colours: 0, isInterlaced: false }), rows);
}

/** Adam7 (W3C PNG 8.2): where each of the seven pictures begins, and how far its pixels are apart. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A whole, valid PNG of four colours in 16 bits, interlaced: half a megabyte that its decoder must hold as 8 bytes a pixel. */
export async function interlacedFlood(side: number): Promise<Buffer> {
  const size = passes.reduce((total, [x, y, across, down]) => {
    const [width, height] = [Math.ceil((side - x) / across), Math.ceil((side - y) / down)];
    return total + height * (1 + width * 8);
  }, 0);
  const part = Buffer.alloc(1_000_000);
  function* zeros() {
    for (let left = size; left > 0; left -= part.length) yield part.subarray(0, Math.min(left, part.length));
  }
  const rows = await buffer(Readable.from(zeros()).pipe(createDeflate()));
  return png(headerOf(side, { depth: 16, colours: 6, isInterlaced: true }), rows);
}

/** A PNG that says that it moves (W3C PNG 11.3.6.1). */
export function movingPng(): Buffer {
  const [control, rows] = [Buffer.alloc(8), deflateSync(Buffer.alloc(8 * 9))];
  control.writeUInt32BE(2, 0);
  return png(headerOf(8, { depth: 8, colours: 0, isInterlaced: false }), rows, chunk('acTL', control));
}
