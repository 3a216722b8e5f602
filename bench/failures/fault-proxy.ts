import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * `away`: connections are closed at once, also those that are open. `silent`: they stay open, and nothing comes through. `slow`: every piece is late.
 * `cutting`: now and then a connection ends in the middle.
 */
export type Fault = 'none' | 'away' | 'silent' | 'slow' | 'cutting';

const lateness = 40;
/** One of so many pieces is the last of its connection. */
const pieces = 150;

/** Stands before a server, and spoils connections to it while it is told to. */
export class FaultProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #target: number;
  #fault: Fault = 'none';
  #ended = Promise.withResolvers<void>();

  private constructor(server: Server, port: number, target: number) {
    this.#server = server;
    this.port = port;
    this.#target = target;
  }

  static async before(port: number): Promise<FaultProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new FaultProxy(server, (server.address() as AddressInfo).port, port);
    server.on('connection', (socket) => proxy.#join(socket));
    return proxy;
  }

  /** New connections lead to another port; those that are open stay where they are. */
  leadTo(port: number): void {
    this.#target = port;
  }

  set(fault: Fault): void {
    this.#fault = fault;
    this.#ended.resolve();
    this.#ended = Promise.withResolvers();
    if (fault === 'away') for (const socket of this.#sockets) socket.destroy();
  }

  #join(socket: Socket): void {
    if (this.#fault === 'away') {
      socket.destroy();
      return;
    }
    const server = connect(this.#target, '127.0.0.1');
    for (const one of [socket, server]) {
      const other = one === socket ? server : socket;
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.on('data', (piece: Buffer) => void this.#pass(one, other, piece));
      one.on('end', () => other.end());
    }
  }

  async #pass(from: Socket, to: Socket, piece: Buffer): Promise<void> {
    from.pause();
    while (this.#fault === 'silent') await this.#ended.promise;
    if (this.#fault === 'slow') await wait(lateness);
    if (this.#fault === 'cutting' && randomInt(pieces) === 0) {
      to.write(piece.subarray(0, piece.length / 2));
      from.destroy();
      return;
    }
    if (!to.destroyed) to.write(piece);
    from.resume();
  }

  async close(): Promise<void> {
    this.set('none');
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
