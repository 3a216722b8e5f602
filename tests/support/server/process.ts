import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../../server/main.mjs');

export interface Server {
  child: ChildProcess;
  /** What it has said so far. */
  said: { out: string; err: string };
  /** Resolves once `pattern` was said on stdout; rejects when the process ends before. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Resolves to the exit code, or the signal's name. */
  ended: Promise<number | string>;
}

/** The real server as a process of its own. Only `env` and the PATH reach it. */
export function startProcess(env: Record<string, string>): Server {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', WARM_UP: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = once(child, 'close').then(([code, signal]) => (typeof code === 'number' ? code : String(signal)));
  const says = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(said.out);
      if (match) return match;
      const isOver = await Promise.race([ended.then(() => true), once(child.stdout, 'data').then(() => false)]);
      if (isOver && !pattern.test(said.out)) throw new Error(`The server ended without saying ${pattern}: ${said.out}${said.err}`);
    }
  };
  return { child, said, says, ended };
}
