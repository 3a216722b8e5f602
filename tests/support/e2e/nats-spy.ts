import { wsconnect } from '@nats-io/nats-core';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * Listens to subjects with somebody's token, and tells what the server of messages says to each. It is a thread of its own: the library knows one kind
 * of connection at a time, and the product's server in the same process has another.
 */

const { url, token, subjects } = workerData as { url: string; token: string; subjects: readonly string[] };
const connection = await wsconnect({ servers: url, reconnect: false, authenticator: () => ({ jwt: token, nkey: '', sig: '' }) });
const answers = subjects.map(
  (subject) =>
    new Promise<string>((resolve) => {
      connection.subscribe(subject, { callback: (error) => resolve(error?.message ?? 'heard') });
    }),
);
parentPort?.postMessage(await Promise.all(answers));
await connection.close();
