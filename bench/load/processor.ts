import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Of one process, from proc(5), in ticks of a hundredth of a second. Null: it has ended. */
interface Ticks {
  parent: number;
  own: number;
  /** Of children that have ended. */
  ended: number;
}

function ticksOf(pid: number): Ticks | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const sum = (...places: number[]) => places.reduce((total, place) => total + (fields[place] ?? 0), 0);
    return { parent: fields[1] ?? 0, own: sum(11, 12), ended: sum(13, 14) };
  } catch {
    return null;
  }
}

export const parentOf = (pid: number): number | null => ticksOf(pid)?.parent ?? null;

/** Ticks of a process and of all its children. */
function ticksOfFamily(parent: number): number {
  const { own, ended } = ticksOf(parent) ?? { own: 0, ended: 0 };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map((pid) => ticksOf(Number(pid))).filter((ticks) => ticks?.parent === parent);
  return children.reduce((sum, ticks) => sum + (ticks?.own ?? 0), own + ended);
}

/** Megabytes (MiB) that a process holds in memory. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

/** Files and sockets that a process may have open: Node raises its limit to the hard one. */
export function mostFiles(): number {
  const [, hard = ''] = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
}

/** Whose processor time is measured. `database` is null for the embedded one, which is part of the server. */
export interface Measured {
  servers: readonly number[];
  database: number | null;
}

export interface Cores {
  server: number;
  database: number;
  load: number;
}

/** How many cores were busy during `work`, and for whom. */
export async function coresDuring<Result>({ servers, database }: Measured, work: () => Promise<Result>): Promise<[Result, Cores]> {
  const look = () => ({
    server: servers.reduce((sum, pid) => sum + (ticksOf(pid)?.own ?? 0), 0) / 100,
    database: database === null ? 0 : ticksOfFamily(database) / 100,
    load: (process.cpuUsage().user + process.cpuUsage().system) / 1_000_000,
  });
  const [before, start] = [look(), performance.now()];
  const result = await work();
  const seconds = (performance.now() - start) / 1_000;
  const after = look();
  const share = (name: keyof Cores) => (after[name] - before[name]) / seconds;
  return [result, { server: share('server'), database: share('database'), load: share('load') }];
}

/** Resolves when the servers have nothing to do: one that has just started warms up its kitchen. After half a minute in any case. */
export async function settled({ servers }: Measured): Promise<void> {
  for (let tries = 0; tries < 30; tries += 1) {
    const [, { server }] = await coresDuring({ servers, database: null }, () => wait(1_000));
    if (server < 0.05 * servers.length) return;
  }
}

const words = { server: 'server', database: 'database', load: 'load generator' } as const;

/** Milliseconds of processor time for each of `count` things that are done in a second: what a busy machine changes least. */
export const tellCost = ({ server, database }: Cores, perSecond: number): string => {
  const ms = (cores: number) => `${((cores * 1_000) / perSecond).toFixed(2)} ms`;
  return `each takes ${ms(server)} of a core in the server, ${ms(database)} in the database`;
};

/** As a person reads it. */
export const tellCores = (cores: Cores): string =>
  `cores busy: ${(['server', 'database', 'load'] as const).map((name) => `${words[name]} ${cores[name].toFixed(2)}`).join(', ')} of ${availableParallelism()}`;
