import { assign, fromPromise, setup } from 'xstate';

/** A machine that has one of everything that a diagram can show. */
export const plantedMachine = setup({
  types: {} as {
    context: { code: string };
    events: { type: 'code.changed'; code: string } | { type: 'reset' } | { type: 'noise' };
    tags: 'busy';
  },
  actors: { check: fromPromise<string, { code: string }>(({ input }) => Promise.resolve(input.code)) },
  actions: {
    setCode: assign({ code: (_, params: { code: string }) => params.code }),
    say: (_, _params: { word: string }) => undefined,
  },
  guards: { isLength: (_, params: { code: string; kind: string }) => params.code.length > params.kind.length },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'planted',
  description: 'Has one of everything.',
  context: { code: '' },
  on: { reset: '.open' },
  initial: 'open',
  states: {
    open: {
      description: 'Waits for a code.',
      entry: { type: 'say', params: { word: 'hello' } },
      initial: 'empty',
      on: { noise: {} },
      states: {
        empty: {
          on: {
            'code.changed': [
              {
                guard: { type: 'isLength', params: ({ event }) => ({ code: event.code, kind: 'long' }) },
                target: '#planted.checking',
                actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) },
              },
              {
                guard: { type: 'isLength', params: ({ event }) => ({ code: event.code, kind: 'short' }) },
                target: 'half',
                actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) },
              },
              { actions: { type: 'say', params: { word: 'no' } } },
            ],
          },
        },
        half: { always: { guard: { type: 'isLength', params: ({ context }) => ({ code: context.code, kind: '' }) }, target: 'empty' } },
      },
    },
    checking: {
      description: 'Somebody looks: <it> & "that".',
      tags: 'busy',
      invoke: { id: 'check', src: 'check', input: ({ context }) => ({ code: context.code }), onDone: 'ended', onError: 'open' },
      after: { patience: 'open' },
    },
    ended: { type: 'final', description: 'Over.' },
  },
});
