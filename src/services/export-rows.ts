import { exportAddress, readTotal, totalHeader, type ExportTotal, type WantedRows } from '../../contract/console/export.ts';
import { failureOf } from './envelope-client.ts';
import type { OpenFile } from './file-places.ts';

const [quote, lineFeed] = [0x22, 0x0a];

/** Counts the lines of a CSV file from byte chunks of any length. A line feed inside a quoted cell does not end a line. RFC 4180. */
export function createLineCounter(): (bytes: Uint8Array) => number {
  let [lines, isQuoted] = [0, false];
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) lines += 1;
    }
    return lines;
  };
}

/** Milliseconds between progress reports, and before yielding to the page. */
const [tellEvery, turn] = [150, 30];

interface Writing {
  file: OpenFile;
  signal: AbortSignal;
  onProgress: (rows: number, total: ExportTotal | null) => void;
}

/**
 * Streams rows into a file, holding one chunk in memory at a time. Resolves with their number. @throws ApiError when the server
 * refuses, an Error when the stream breaks. The caller deletes what was written until then.
 */
export async function writeRows(wanted: WantedRows, { file, signal, onProgress }: Writing): Promise<number> {
  const response = await fetch(exportAddress(wanted), { signal, headers: { accept: 'text/csv, application/json' } });
  if (!response.ok || response.body === null) throw await failureOf(response);
  const total = readTotal(response.headers.get(totalHeader));
  const count = createLineCounter();
  let [rows, told, began] = [0, -Infinity, performance.now()];
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    // The first line has the column names.
    rows = Math.max(0, count(read.value) - 1);
    await file.write(read.value);
    const now = performance.now();
    if (now - told >= tellEvery) {
      told = now;
      onProgress(rows, total);
    }
    // Buffered chunks resolve without yielding to the page, so yield explicitly.
    if (now - began >= turn) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      began = performance.now();
    }
  }
  return rows;
}
