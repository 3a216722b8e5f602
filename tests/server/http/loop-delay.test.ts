import Fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchLoopDelay } from '../../../server/http/loop-delay.ts';

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

async function holdsTold(milliseconds: number): Promise<{ held: number; requests: string[] }[]> {
  const told: { held: number; requests: string[] }[] = [];
  const stream = {
    write: (line: string) => {
      const entry = JSON.parse(line);
      if (entry.msg === 'the event loop was held') told.push(entry);
    },
  };
  const app = Fastify({ logger: { level: 'warn', stream } });
  watchLoopDelay(app);
  app.get('/soups/:guid', () => {
    work(milliseconds);
    return {};
  });
  await app.inject('/soups/1?q=secret');
  await pause(100);
  await app.close();
  return told;
}

test('a request that holds the event loop is logged by its route, without what it asked for', async () => {
  const told = await holdsTold(300);
  expect(told.filter(({ requests }) => requests.includes('GET /soups/:guid'))).toHaveLength(1);
  expect(Math.max(...told.map(({ held }) => held))).toBeGreaterThan(200);
  expect(JSON.stringify(told)).not.toContain('secret');
});
