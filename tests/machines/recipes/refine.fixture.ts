import type { Comparison } from '../../../contract/recipes/version-endpoints.ts';
import type { refineMachine } from '../../../machines/recipes/refine.machine.ts';
import type { StoredRefinement } from '../../../machines/recipes/refine.model.ts';
import type { Fixture } from '../../support/fixture.ts';
import { jobEvents } from '../kitchen/kitchen.fixture.ts';
import { company, failure, recipe } from '../samples.ts';

export const vegan = { kind: 'diet', id: 'vegan' } as const;
const original = { ...recipe, version: 1 };
export const comparison: Comparison = {
  before: original,
  recipe: {
    ...original,
    version: 2,
    ingredients: [{ amount: 200, unit: 'g', item: 'tofu', note: null, scales: true, replaces: 'eggs' }],
  },
};
export const stored = (change: Partial<StoredRefinement> = {}): StoredRefinement => ({
  text: 'softer',
  wish: null,
  requestKey: null,
  jobGuid: null,
  ...change,
});

export const refineFixture: Fixture<typeof refineMachine> = {
  inputs: { opened: ({ newId, parent }) => ({ companyUri: company.uri, guid: recipe.guid, newId, page: parent }) },
  events: {
    'text.changed': { softer: { text: 'softer' } },
    'chip.chosen': { vegan: { wish: vegan } },
    'change.submitted': 'bare',
    'cancel.requested': 'bare',
    'version.kept': 'bare',
    'undo.requested': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'job.happened': {
      stage: { event: jobEvents.stage },
      partial: { event: jobEvents.partial },
      done: { event: jobEvents.done },
      question: { event: jobEvents.question },
      failed: { event: jobEvents.failed },
      cancelled: { event: jobEvents.cancelled },
    },
    'stream.changed': { broken: { isConnected: false } },
  },
  outputs: {
    loadRefinement: {
      nothing: null,
      typed: stored(),
      running: stored({ requestKey: 'key-1', jobGuid: 'job-1' }),
      onItsWay: stored({ requestKey: 'key-1' }),
    },
    startChange: { started: { jobGuid: 'job-2' } },
    cancelJob: { stopped: { status: 'cancelled' }, tooLate: { status: 'done' } },
    loadComparison: { compared: comparison, alone: { ...comparison, before: null } },
    restore: { original: { ...original, version: 3 } },
  },
  errors: {
    loadRefinement: { broken: failure('unknown') },
    startChange: { tooMany: failure('tooManyRequests') },
    watchJob: { gone: failure('notFound') },
    cancelJob: { offline: failure('unknown') },
    loadComparison: { offline: failure('unknown') },
    restore: { refused: failure('invalidInput', { to: 'This version holds peanuts.' }) },
  },
};
