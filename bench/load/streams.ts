import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { kitchenNewsPath } from '../../contract/kitchen/kitchen-news.ts';
import { progress, told, type Figure } from '../report.ts';
import { anyAddress } from '../visitor.ts';
import type { Stage } from './calls.ts';
import { coresDuring, memoryOf, mostFiles, tellCores } from './processor.ts';

/** Streams that are being opened at the same time. */
const atOnce = 50;
/** Files that a process has open besides. */
const others = 200;

/** Opens one, and resolves when its first events are there. */
function openStream(url: string, cookie: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  const lines = [`GET ${kitchenNewsPath} HTTP/1.1`, 'host: localhost', `cookie: ${cookie}`, `x-forwarded-for: ${anyAddress()}`];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return new Promise((opened, failed) => {
    let text = '';
    const read = (part: string) => {
      text += part;
      if (!text.startsWith('HTTP/1.1 200')) failed(new Error(`a stream was answered with ${text.slice(9, 12)}`));
      if (!text.includes('event: timers')) return;
      socket.off('data', read).resume();
      opened(socket);
    };
    socket.on('data', read);
    socket.once('error', failed).once('close', () => failed(new Error('a stream ended early')));
  });
}

/** Transactions that a database has seen: every statement of an open stream is one. Null for the embedded one. */
async function transactionsOf(databaseUrl: string | null): Promise<number | null> {
  if (databaseUrl === null) return null;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.count ?? 0);
}

/** Every server holds its share of the streams, and every stream is of another person. */
export async function streamFigures(
  { urls, measured, guests }: Stage,
  { streams, idle }: { streams: number; idle: number },
  databaseUrl: string | null,
): Promise<Figure[]> {
  const room = mostFiles() - others;
  const count = Math.min(streams, room, guests.length);
  if (count < streams)
    progress(`Only ${count} of ${streams} streams: a process may open ${mostFiles()} files here. Raise it with ulimit -n.`);
  const memory = () => measured.servers.reduce((sum, pid) => sum + memoryOf(pid), 0);
  const [before, start] = [memory(), performance.now()];
  const open: Socket[] = [];
  let next = 0;
  const opener = async () => {
    while (next < count) {
      const place = next;
      next += 1;
      open.push(await openStream(urls[place % urls.length] ?? '', guests[place]?.cookie ?? ''));
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, count) }, opener));
    const seconds = (performance.now() - start) / 1_000;
    // The statements that opened them are counted within a second.
    await wait(Math.min(idle, 2) * 1_000);
    const [kibi, seen, since] = [((memory() - before) * 1_024) / count, await transactionsOf(databaseUrl), performance.now()];
    const [, cores] = await coresDuring(measured, () => wait(idle * 1_000));
    const later = await transactionsOf(databaseUrl);
    const lost = open.filter(({ destroyed }) => destroyed).length;
    const perSecond = seen === null || later === null ? null : (later - seen) / ((performance.now() - since) / 1_000);
    const queries = perSecond === null ? 'not counted in the embedded database' : `${perSecond.toFixed(1)} a second for all of them`;
    return [
      told(`${count} open streams`, `opened in ${seconds.toFixed(1)} s (${(count / seconds).toFixed(0)} a second), ${lost} lost`, {
        seconds,
      }),
      told('  memory of the servers for each', `${kibi.toFixed(1)} KiB`, { kibi }),
      told('  statements while nothing happens', queries, { perSecond: perSecond ?? 0 }),
      told('  processors while nothing happens', tellCores(cores), { ...cores }),
    ];
  } finally {
    for (const socket of open) socket.destroy();
  }
}
