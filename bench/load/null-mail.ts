import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface NullMail extends Disposable {
  url: string;
  /** Mails that were taken, and forgotten. */
  taken: () => number;
}

/** A mail server that says yes to everything, for as little as that can cost. */
export async function openNullMail(): Promise<NullMail> {
  let taken = 0;
  const server = createServer((socket) => {
    let isText = false;
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.setEncoding('latin1').write('220 null\r\n');
    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const isEnd = isText && line === '.';
        if (isText && !isEnd) continue;
        taken += isEnd ? 1 : 0;
        isText = line.toUpperCase() === 'DATA';
        socket.write(isText ? '354 go on\r\n' : '250 yes\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken: () => taken, [Symbol.dispose]: () => void server.close() };
}
