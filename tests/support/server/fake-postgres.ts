import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const message = (type: string, body = ''): Buffer => {
  const bytes = Buffer.from(body, 'latin1');
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};
const ready = message('Z', 'I');
const done = message('C', 'SELECT 0\0');
/** What each message of a client is answered with; what is not here is answered with nothing. */
const answers: Readonly<Record<string, Buffer>> = {
  P: message('1'),
  B: message('2'),
  D: message('n'),
  E: done,
  S: ready,
  Q: Buffer.concat([done, ready]),
};

export interface FakePostgres {
  url: string;
  /** While it is true, connections and questions are taken and nothing is answered: a server that hangs. */
  isHung: boolean;
  /** How many connections were made. */
  connections: number;
  close: () => void;
}

/** As much of PostgreSQL's protocol as it takes to answer everything with nothing, or not at all. */
export async function startFakePostgres(): Promise<FakePostgres> {
  const sockets = new Set<Socket>();
  const fake: FakePostgres = { url: '', isHung: false, connections: 0, close: () => undefined };
  const server = createServer((socket) => {
    sockets.add(socket);
    fake.connections += 1;
    let waiting = Buffer.alloc(0);
    let hasStarted = false;
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      waiting = Buffer.concat([waiting, part]);
      for (;;) {
        // The first message has no type before its length.
        const offset = hasStarted ? 1 : 0;
        if (waiting.length < offset + 4 || waiting.length < offset + waiting.readInt32BE(offset)) return;
        const type = hasStarted ? waiting.toString('latin1', 0, 1) : 'startup';
        waiting = waiting.subarray(offset + waiting.readInt32BE(offset));
        hasStarted = true;
        if (fake.isHung) continue;
        const answer = type === 'startup' ? Buffer.concat([message('R', '\0\0\0\0'), ready]) : answers[type];
        if (answer !== undefined) socket.write(answer);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.url = `postgres://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/anydish`;
  fake.close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return fake;
}
