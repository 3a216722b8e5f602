import type { Product } from '../tests/support/e2e/product.ts';
import { effort } from './effort.ts';
import { quantile } from './statistics.ts';

/** How often each call is made. */
export const { calls } = effort;

/** Calls with somebody's session. Rejects for what is refused. */
export const callerOf =
  (product: Product, cookie: string) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const json = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${product.origin}${path}`, {
      ...json,
      headers: { cookie, origin: product.origin, ...(body && { 'content-type': 'application/json' }) },
    });
    const envelope = (await response.json()) as { payload: T };
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(envelope)}`);
    return envelope.payload;
  };

/** Milliseconds that 95 % of `calls` calls take at most, one after another, after ten that count for nothing. */
export async function p95(act: (turn: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let turn = -10; turn < calls; turn += 1) {
    const start = performance.now();
    await act(Math.max(turn, 0));
    if (turn >= 0) taken.push(performance.now() - start);
  }
  return quantile(taken, 0.95);
}
