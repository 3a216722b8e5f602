import { expect, expectTypeOf, test } from 'vitest';
import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../../contract/errors.ts';
import { keepError, kept } from '../../../machines/parts/failure.ts';
import { failed, load, loadSilently, type LoaderEvent, saving } from '../../../machines/parts/loader.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

interface Context {
  words: readonly string[];
  error: ApiError | null;
}

const machine = setup({
  types: {} as { context: Context; events: LoaderEvent | { type: 'form.submitted' }; tags: 'busy' | 'form' },
  actors: {} as {
    loadWords: PromiseActorLogic<readonly string[]>;
    countWords: PromiseActorLogic<number, { words: readonly string[] }>;
  },
  actions: {
    keepWords: assign({ words: (_, params: { words: readonly string[] }) => params.words, error: null }),
    keepError: assign(kept),
  },
}).createMachine({
  id: 'words',
  context: { words: [], error: null },
  initial: 'loading',
  states: {
    loading: load('Words are fetched.', {
      src: 'loadWords',
      onDone: {
        target: 'listed',
        actions: {
          type: 'keepWords',
          params: ({ event }) => {
            expectTypeOf(event.output).toEqualTypeOf<readonly string[]>();
            return { words: event.output };
          },
        },
      },
      onError: { target: 'failed', actions: keepError },
    }),
    failed: failed('No words came.', 'loading'),
    listed: { on: { 'form.submitted': 'counting' } },
    counting: saving('Words are sent.', {
      src: 'countWords',
      input: ({ context }) => ({ words: context.words }),
      onDone: 'listed',
      onError: { target: 'listed', actions: keepError },
    }),
  },
});

const start = () => onStage(machine, () => undefined);

test('a load is busy, is named like its hole, and passes its result on', async () => {
  const { actor, answer } = start();
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', children: { loadWords: expect.anything() } });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await answer('loadWords', ['salt']);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { words: ['salt'], error: null } });
});

test('a silent load carries no tag', () => {
  expect(loadSilently('Words are fetched.', { src: 'loadWords' })).toEqual({
    description: 'Words are fetched.',
    invoke: { id: 'loadWords', src: 'loadWords' },
  });
});

test.each(['retry.requested', 'network.returned', 'viewer.returned'] as const)('a load that failed is repeated by %s', async (type) => {
  const { actor, calls, refuse, answer } = start();
  await refuse('loadWords', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { error: failure('unknown') } });
  actor.send({ type });
  expect(calls).toHaveLength(2);
  await answer('loadWords', []);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { error: null } });
});

test('a sent form stays visible, keeps its error, and is not resent by the network', async () => {
  const { actor, calls, answer, refuse } = start();
  await answer('loadWords', ['salt']);
  actor.send({ type: 'form.submitted' });
  expect([actor.getSnapshot().hasTag('busy'), actor.getSnapshot().hasTag('form')]).toEqual([true, true]);
  expect(calls.at(-1)?.input).toEqual({ words: ['salt'] });
  await refuse('countWords', failure('invalidInput'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'listed', context: { error: failure('invalidInput'), words: ['salt'] } });
  actor.send({ type: 'network.returned' });
  actor.send({ type: 'viewer.returned' });
  expect(calls).toHaveLength(2);
});
