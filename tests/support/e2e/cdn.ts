import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { dist } from './built.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

export interface Cdn extends AsyncDisposable {
  /** What CDN_URL is to be: an origin and a path. */
  url: string;
  /** What was asked for, below that. */
  asked: string[];
  /** Answers nothing while true. */
  isDown: boolean;
}

/** A content-delivery network with what is built, at an origin of its own. */
export async function startCdn(): Promise<Cdn> {
  const cdn: Cdn = {
    url: '',
    asked: [],
    isDown: false,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/v1\//, '');
    cdn.asked.push(path);
    const answer = async () => {
      if (cdn.isDown) return request.socket.destroy();
      const body = await readFile(join(dist, path)).catch(() => null);
      const type = types[extname(path)] ?? 'application/octet-stream';
      response.writeHead(body === null ? 404 : 200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    };
    void answer();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cdn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return cdn;
}
