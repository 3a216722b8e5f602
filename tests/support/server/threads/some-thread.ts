import { parentPort } from 'node:worker_threads';
import type { Asked } from '../../../../server/untrusted/station.ts';

/** Work of a thread for tests: answers, never ends, takes all memory, or throws where nobody catches it. */
parentPort?.on('message', ({ task, input }: Asked) => {
  if (task === 'forever') for (;;);
  if (task === 'memory') {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
  }
  if (task === 'throw') throw new Error('thrown in the thread');
  parentPort?.postMessage({ ok: true, output: input[0] });
});
parentPort?.postMessage('ready');
