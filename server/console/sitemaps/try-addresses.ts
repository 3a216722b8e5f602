import type { FastifyInstance } from 'fastify';
import type { createFindings } from './check-files.ts';

/** So many addresses are asked for; of a larger map every so manieth. */
const mostTried = 300;
const atOnce = 4;

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

interface Trying {
  origin: string;
  findings: ReturnType<typeof createFindings>;
  onTried: (count: number) => Promise<void>;
  signal: AbortSignal;
}

/** What is wrong with the answer at an address; null for a page that search engines may list under it. */
async function problemAt(app: FastifyInstance, url: string, origin: string): Promise<string | null> {
  const { statusCode, headers, body } = await app.inject({ url: url.slice(origin.length), headers: { accept: 'text/html' } });
  if (statusCode !== 200) return String(statusCode);
  if (headers['x-robots-tag'] !== undefined) return String(headers['x-robots-tag']);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
  return canonical === url ? null : `canonical ${canonical ?? '–'}`;
}

/** Asks for pages as a search engine does, through the server's own routes. */
export async function tryAddresses(
  app: FastifyInstance,
  urls: readonly string[],
  { origin, findings, onTried, signal }: Trying,
): Promise<void> {
  for (let at = 0; at < urls.length; at += atOnce) {
    signal.throwIfAborted();
    const some = urls.slice(at, at + atOnce).filter((url) => url.startsWith(`${origin}/`));
    const problems = await Promise.all(some.map(async (url) => ({ url, problem: await problemAt(app, url, origin) })));
    for (const { url, problem } of problems) {
      findings.look('reachable');
      if (problem !== null) findings.fail('reachable', `${url}: ${problem}`);
    }
    await onTried(at + some.length);
  }
}
