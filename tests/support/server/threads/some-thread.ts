import { parentPort } from 'node:worker_threads';
import type { Asked } from '../../../../server/untrusted/station.ts';

const waiting = new Int32Array(new SharedArrayBuffer(4));
/** How often this thread has loaded something. */
let loads = 0;

/** Work of a thread for tests: answers, never ends, takes all memory, loads words, or throws where nobody catches it. */
parentPort?.on('message', ({ task, input }: Asked) => {
  if (task === 'forever') for (;;);
  if (task === 'load') {
    parentPort?.postMessage('loading');
    Atomics.wait(waiting, 0, 0, Number(input[0]));
    loads += 1;
    parentPort?.postMessage('loaded');
    if (input.length > 1) for (;;);
  }
  if (task === 'memory') {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, Math.random));
  }
  if (task === 'throw') throw new Error('thrown in the thread');
  parentPort?.postMessage({ ok: true, output: task === 'loads' ? loads : input[0] });
});
parentPort?.postMessage('ready');
