import { areas } from '../../../contract/console/areas.ts';
import type { bulkActionMachine } from '../../../machines/console/bulk-action.machine.ts';
import type { BulkActionInput } from '../../../machines/console/bulk-action.model.ts';
import type { Fixture } from '../../support/fixture.ts';
import type { World } from '../../support/world.ts';
import { failure } from '../samples.ts';
import { stepUpFixture } from '../sign-in/step-up.fixture.ts';
import { leftRow, partly, run, running } from './console-samples.ts';

type Fixed = Fixture<typeof bulkActionMachine>;

export const askedFor = ({ newId }: World, change: Partial<BulkActionInput> = {}): BulkActionInput => ({
  area: 'users',
  action: 'suspend',
  description: areas.users.actions.suspend,
  rows: [{ guid: 'guid-ada', version: 1, title: 'ada@anydish.example' }],
  selection: null,
  except: [],
  answer: '',
  query: null,
  run: null,
  newId,
  ...change,
});

/** Has no choice. */
const lifted = (world: World) => askedFor(world, { action: 'liftSuspension', description: areas.users.actions.liftSuspension });
const assigned = (world: World) =>
  askedFor(world, { area: 'recipes', action: 'assignCategory', description: areas.recipes.actions.assignCategory });
const withdrawn = (world: World) => askedFor(world, { area: 'recipes', action: 'withdraw', description: areas.recipes.actions.withdraw });
const cooked = (world: World) => askedFor(world, { area: 'recipes', action: 'cookInLab', description: areas.recipes.actions.cookInLab });
const reviewed = (world: World) => askedFor(world, { description: null, rows: [], run: run() });

export const bulkActionFixture: Fixed = {
  inputs: { asked: askedFor, lifted, assigned, cooked, withdrawn, reviewed },
  events: {
    'answer.changed': { reason: { answer: 'Sends spam' }, choice: { answer: 'guid-soups' } },
    'mail.switched': { off: { isMailed: false }, on: { isMailed: true } },
    'run.confirmed': 'bare',
    'cancel.requested': 'bare',
    'more.requested': 'bare',
    'undo.requested': 'bare',
    'retry.requested': 'bare',
  },
  outputs: {
    showBox: { closed: null },
    loadChoices: { soups: [{ guid: 'guid-soups', title: 'Soups' }] },
    startRun: { done: run(), partly, running },
    getRun: { done: run(), running },
    cancelRun: { done: run({ state: 'cancelled', done: 1 }) },
    undoRun: { running },
    loadReport: { last: { rows: [leftRow('ada')], next: null }, more: { rows: [leftRow('bob')], next: 'report-2' } },
    stepUp: { given: { isDone: true }, closed: { isDone: false } },
  },
  errors: {
    loadChoices: { offline: failure('unknown') },
    startRun: { refused: failure('notAllowed'), stepUp: failure('stepUpRequired'), factorless: failure('secondFactorRequired') },
    getRun: { offline: failure('unknown') },
    cancelRun: { offline: failure('unknown') },
    loadReport: { offline: failure('unknown') },
    undoRun: { refused: failure('conflict'), stepUp: failure('stepUpRequired'), factorless: failure('secondFactorRequired') },
  },
  children: { stepUp: { fixture: stepUpFixture, ends: { given: 'given', closed: 'closed' } } },
};

/** How a calling flow reaches its ends, by action. */
const scriptOf = (inputs: Fixed['inputs']) => ({
  fixture: { ...bulkActionFixture, inputs },
  ends: { left: 'left', closed: 'closed' },
});
export const bulkActionScripts = {
  asked: scriptOf({ asked: askedFor }),
  lifted: scriptOf({ lifted }),
  reviewed: scriptOf({ reviewed }),
} as const;
export const bulkActionEnds = { left: { hasRun: true }, closed: { hasRun: false } };
