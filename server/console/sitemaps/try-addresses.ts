import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { createFindings } from './check-files.ts';

/** So many addresses are asked for; of a larger map every so manieth. */
const mostTried = 20_000;
/** Milliseconds after which no further address is asked for: the server has readers to answer as well. */
const longest = 30_000;
const atOnce = 4;
const noteEvery = 250;

/** Which addresses of so many are asked for. Never one language alone: a page has eleven addresses. */
export function createSample(total: number) {
  const step = Math.max(1, Math.ceil(total / mostTried));
  const stride = step > 1 && step % 11 === 0 ? step + 1 : step;
  const urls: string[] = [];
  let seen = 0;
  return {
    urls,
    add: (url: string) => {
      if (seen % stride === 0) urls.push(url);
      seen += 1;
    },
  };
}

/** So that those who come first are spread over the whole, wherever the time ends. */
function spread(urls: readonly string[]): string[] {
  // A step near the golden section that shares no divisor with the length comes by each once.
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  let step = Math.max(1, Math.round(urls.length * 0.618));
  while (divisor(step, urls.length) > 1) step += 1;
  return urls.map((_, index) => urls[(index * step) % urls.length] ?? '');
}

interface Trying {
  origin: string;
  findings: ReturnType<typeof createFindings>;
  onTried: (count: number) => Promise<void>;
  signal: AbortSignal;
  /** Milliseconds of any kind, for how long there is time. */
  now?: () => number;
}

/** What is wrong with the answer at an address; null for a page that search engines may list under it. */
async function problemAt(app: FastifyInstance, url: string, origin: string): Promise<string | null> {
  const { statusCode, headers, body } = await app.inject({ url: url.slice(origin.length), headers: { accept: 'text/html' } });
  if (statusCode !== 200) return String(statusCode);
  if (headers['x-robots-tag'] !== undefined) return String(headers['x-robots-tag']);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  return canonical === url ? null : `canonical ${canonical ?? '–'}`;
}

/** Asks for pages as a search engine does, through the server's own routes, for as long as there is time. The findings say for how many. */
export async function tryAddresses(
  app: FastifyInstance,
  urls: readonly string[],
  { origin, findings, onTried, signal, now = () => performance.now() }: Trying,
): Promise<void> {
  const own = spread(urls.filter((url) => url.startsWith(`${origin}/`)));
  const begunAt = now();
  let notedAt = -Infinity;
  for (let at = 0; at < own.length && now() - begunAt < longest; at += atOnce) {
    signal.throwIfAborted();
    const some = own.slice(at, at + atOnce);
    const problems = await Promise.all(some.map(async (url) => ({ url, problem: await problemAt(app, url, origin) })));
    for (const { url, problem } of problems) {
      findings.look('reachable');
      if (problem !== null) findings.fail('reachable', `${url}: ${problem}`);
    }
    const isLast = at + atOnce >= own.length || now() - begunAt >= longest;
    if (isLast || now() - notedAt >= noteEvery) {
      notedAt = now();
      await onTried(at + some.length);
    }
    // Those who wait meanwhile come first.
    await setImmediate();
  }
}
