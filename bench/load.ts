import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

/** GET requests per second over ten connections, from a process of its own. @throws Error when any is not answered well. */
export async function requestsPerSecond(address: string, { cookie, seconds }: { cookie: string; seconds: number }): Promise<number> {
  const args = [autocannon, '--json', '--no-progress', '-c', '10', '-d', String(seconds), '-H', `cookie=${cookie}`, address];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { requests, non2xx, errors } = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} answers were no success, ${errors} requests failed.`);
  return requests.average;
}
