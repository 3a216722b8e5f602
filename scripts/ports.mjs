import { createConnection, createServer } from 'node:net';

/** Resolves to `port` if nobody has it, or for 0 to a free one. Rejects when it is taken. */
export function freePort(port = 0, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}

/** Whether somebody listens on a port of this machine. */
export function isTaken(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
