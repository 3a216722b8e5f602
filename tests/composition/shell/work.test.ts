import { expect, test } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { load } from '../../../machines/parts/loader.ts';
import { watchWork } from '../../../src/composition/shell/work.ts';
import { settled } from '../../support/stage.ts';

/** An app with one page that fetches something when it is told to, and a notice that waits for the end of all work. */
function begin() {
  let answer: () => void = () => undefined;
  const page = setup({
    types: {} as { events: { type: 'start' } },
    actors: { fetchThing: fromPromise<unknown>(() => new Promise<void>((resolve) => (answer = resolve))) },
  }).createMachine({
    initial: 'busy',
    states: { busy: load('Fetching.', { src: 'fetchThing', onDone: 'idle' }), idle: { on: { start: 'busy' } } },
  });
  const app = createActor(
    setup({ types: {} as { children: { page: 'page' } }, actors: { page } }).createMachine({ invoke: { id: 'page', src: 'page' } }),
  ).start();
  const heard: string[] = [];
  const notice = createActor(
    setup({ types: {} as { events: { type: 'work.ended' } }, actors: { watchWork: watchWork(app) } }).createMachine({
      invoke: { src: 'watchWork' },
      on: { 'work.ended': { actions: ({ event }) => void heard.push(event.type) } },
    }),
  );
  return { app, notice, heard, answer: () => answer() };
}

test('work ends with the last answer, however deep the flow that waits for it', async () => {
  const { notice, heard, answer } = begin();
  notice.start();
  expect(heard).toEqual([]);
  answer();
  await settled();
  expect(heard).toContain('work.ended');
});

test('where nothing is being sent, work has ended at once', async () => {
  const { notice, heard, answer } = begin();
  answer();
  await settled();
  notice.start();
  expect(heard).toEqual(['work.ended']);
});

test('nothing is told to nobody', async () => {
  const { app, notice, heard, answer } = begin();
  notice.start();
  notice.stop();
  answer();
  await settled();
  expect([heard, app.getSnapshot().status]).toEqual([[], 'active']);
});
