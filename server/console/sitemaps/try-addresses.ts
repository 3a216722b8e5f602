import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { createFindings } from './check-files.ts';

/** Maximum number of addresses to request; larger maps are sampled evenly. */
const mostTried = 20_000;
/** Time limit in milliseconds: the server also has readers to serve. */
const longest = 30_000;
const atOnce = 4;
const noteEvery = 250;

/** The indexes to request. Avoids a step that would always hit the same language: a page has eleven addresses. */
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

/** Ordered so that any prefix is spread over the whole list, wherever the time ends. */
function spread(urls: readonly string[]): string[] {
  // A step near the golden section that shares no divisor with the length visits each index once.
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
  /** A clock in milliseconds, for the time limit. */
  now?: () => number;
}

/** The problem of the answer at an address; null for a page that search engines may list there. */
async function problemAt(app: FastifyInstance, url: string, origin: string): Promise<string | null> {
  const { statusCode, headers, body } = await app.inject({ url: url.slice(origin.length), headers: { accept: 'text/html' } });
  if (statusCode !== 200) return String(statusCode);
  if (headers['x-robots-tag'] !== undefined) return String(headers['x-robots-tag']);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  return canonical === url ? null : `canonical ${canonical ?? '–'}`;
}

/** Requests pages like a search engine, through the server's own routes, until the time is up. The findings include the number requested. */
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
    // Lets waiting requests run first.
    await setImmediate();
  }
}
