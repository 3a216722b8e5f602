import { assign, setup } from 'xstate';
import type { Chunk, pageMachine } from '../../../machines/shell/page.machine.ts';
import type { Returned } from '../../../machines/parts/loader.ts';
import type { AnyFixture, Fixture } from '../../support/fixture.ts';

/** A minimal page flow: it handles address and retry events, and ends with a path. */
const flowMachine = setup({
  types: {} as {
    events: { type: 'finished' } | { type: 'moved'; path: string } | Returned | { type: 'language.changed' };
    input: { name: string };
    context: { name: string; path: string | null; heard: readonly string[] };
    output: { redirectTo: string | null };
  },
  actions: {
    note: assign({ heard: ({ context, event }) => [...context.heard, event.type] }),
    follow: assign({ path: (_, params: { path: string }) => params.path }),
  },
}).createMachine({
  id: 'flow',
  context: ({ input }) => ({ ...input, path: null, heard: [] }),
  output: { redirectTo: '/account' },
  on: {
    moved: { actions: { type: 'follow', params: ({ event }) => ({ path: event.path }) } },
    'network.returned': { actions: 'note' },
    'viewer.returned': { actions: 'note' },
    'language.changed': { actions: 'note' },
  },
  initial: 'open',
  states: { open: { on: { finished: 'ended' } }, ended: { type: 'final' } },
});

const flowFixture: AnyFixture = {
  inputs: { named: () => ({ name: 'kitchen' }) },
  events: {
    finished: 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'language.changed': 'bare',
    moved: { on: { path: '/privacy' } },
  },
};

export const chunkWithFlow: Chunk = {
  flow: { logic: flowMachine, input: { name: 'kitchen' } },
  eventFor: ({ path }) => ({ type: 'moved', path }),
};

export const chunkWithoutFlow: Chunk = { flow: null, eventFor: () => null };

export const pageFixture: Fixture<typeof pageMachine> = {
  inputs: { opened: () => ({ chunkId: 'kitchen', address: { path: '/ai/adas-kitchen/new', params: { companyUri: 'adas-kitchen' } } }) },
  events: {
    'retry.requested': 'bare',
    'reload.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'language.changed': 'bare',
    'address.changed': { elsewhere: { address: { path: '/ai/second/new', params: { companyUri: 'second' } } } },
  },
  outputs: {
    loadChunk: { withFlow: chunkWithFlow, withoutFlow: chunkWithoutFlow, standIn: { ...chunkWithFlow, isStandIn: true } },
    inspectFailure: {
      sameBuild: { failure: { chunkId: 'kitchen', kind: 'missing', address: '/webapp/webapp.kitchen.js' }, newBuild: null },
      stuck: { failure: { chunkId: 'kitchen', kind: 'timeout', address: '/webapp/webapp.kitchen.js' }, newBuild: null },
      newBuild: { failure: { chunkId: 'kitchen', kind: 'missing', address: '/webapp/webapp.kitchen.js' }, newBuild: 'app.2.js' },
    },
    flow: { finished: { redirectTo: '/account' } },
  },
  errors: {
    loadChunk: { missing: { kind: 'missing', address: '/webapp/webapp.kitchen.js' } },
    inspectFailure: { broken: new Error('broken') },
  },
  children: { flow: { fixture: flowFixture, ends: { finished: 'ended' } } },
};
