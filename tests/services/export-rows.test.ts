import { parse } from 'csv-parse/sync';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { toWire } from '../../contract/casing.ts';
import { exportAddress, exportFileName, readTotal, totalHeader, writeTotal } from '../../contract/console/export.ts';
import { errorCodes } from '../../contract/errors.ts';
import { createLineCounter, writeRows } from '../../src/services/export-rows.ts';
import type { OpenFile } from '../../src/services/file-places.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const close of closing.splice(0)) close();
});

/** A server on a port that receives the page's own addresses. */
async function serve(listener: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { fetch: real } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
  return asked;
}

function paper() {
  const pieces: Uint8Array[] = [];
  const file: OpenFile = {
    write: (bytes) => {
      pieces.push(bytes);
      return Promise.resolve();
    },
    finish: () => Promise.resolve(),
    drop: () => Promise.resolve(),
  };
  return { file, text: () => Buffer.concat(pieces).toString() };
}

const wanted = { area: 'users', query: 'q=a&b', columns: ['email', 'name'] } as const;
const begun = () => ({ signal: new AbortController().signal, onProgress: vi.fn<(rows: number, total: unknown) => void>() });

test('writes rows as they arrive, and counts them', async () => {
  const lines = Array.from({ length: 20_000 }, (_, row) => `${row}@example.com,"Line\n${row} said ""hello"""\r\n`);
  const asked = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', [totalHeader]: '~21000' });
    response.write('email,name\r\n');
    for (const line of lines) response.write(line);
    response.end();
  });
  const [{ file, text }, begin] = [paper(), begun()];
  expect(await writeRows(wanted, { file, ...begin })).toBe(20_000);
  expect(parse(text())).toHaveLength(20_001);
  expect(asked).toEqual(['/api/console/users/export.csv?query=q%3Da%26b&columns=email,name']);
  expect(begin.onProgress.mock.calls[0]?.[1]).toEqual({ rows: 21_000, isAbout: true });
});

test('reports why the server refuses', async () => {
  const body = { status_code: errorCodes.notAllowed.statusCode, status_text: 'No.', payload: toWire({ flag: 'hasUsersAccess' }) };
  await serve((_, response) => {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await expect(writeRows(wanted, { file: paper().file, ...begun() })).rejects.toMatchObject({
    message: 'No.',
    statusCode: errorCodes.notAllowed.statusCode,
  });
});

test('a broken stream is not a complete file', async () => {
  await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' });
    response.write('email,name\r\na@example.com,Ada\r\n');
    setTimeout(() => response.destroy(), 20);
  });
  await expect(writeRows(wanted, { file: paper().file, ...begun() })).rejects.toThrow('terminated');
});

test('stopping it closes the connection', async () => {
  let isClosed = false;
  await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' });
    response.write('email,name\r\n');
    response.on('close', () => {
      isClosed = true;
    });
  });
  const stopping = new AbortController();
  const written = writeRows(wanted, { ...begun(), file: paper().file, signal: stopping.signal });
  setTimeout(() => stopping.abort(), 20);
  await expect(written).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitUntil(() => isClosed);
});

test.each([1, 2, 3, 7, 1_000])('counts lines in chunks of %i bytes, but not inside a cell', (length) => {
  const bytes = new TextEncoder().encode('a,b\r\n"1\n2","say ""x""\r\n"\r\n🍲,"\n"\r\n');
  const count = createLineCounter();
  let lines = 0;
  for (let at = 0; at < bytes.length; at += length) lines = count(bytes.subarray(at, at + length));
  expect(lines).toBe(3);
});

test('a valid total is returned, anything else is dropped', () => {
  for (const total of [
    { rows: 0, isAbout: false },
    { rows: 1_000_000, isAbout: true },
  ])
    expect(readTotal(writeTotal(total))).toEqual(total);
  for (const odd of [null, '', '-1', '1e9', 'many', '~', '12 430']) expect(readTotal(odd)).toBeNull();
  expect(exportFileName('users', Date.UTC(2026, 0, 15, 23))).toBe('anydish-users-2026-01-15.csv');
  expect(exportAddress({ area: 'audit', query: '', columns: [] })).toBe('/api/console/audit/export.csv?query=&columns=');
});
