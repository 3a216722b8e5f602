import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a scanner to its end, at most for `seconds`. Resolves to all that it said. */
export async function runTool(
  path: string,
  args: readonly string[],
  { folder, seconds }: { folder: string; seconds: number },
): Promise<string> {
  // Neither reads nor writes what its user keeps at home.
  const child = spawn(path, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, PYTHONUNBUFFERED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void said.push(text));
  const timer = setTimeout(() => child.kill('SIGTERM'), seconds * 1000);
  await once(child, 'close');
  clearTimeout(timer);
  return said.join('');
}

/** What a scanner believes to have found. */
export interface Finding {
  severity: 'low' | 'medium' | 'high' | 'explained';
  text: string;
}
