import type { Lab, Try } from '../../../contract/console/lab.ts';
import type { promptLabMachine } from '../../../machines/console/prompt-lab.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';
import { stepUpFixture } from '../sign-in/step-up.fixture.ts';

const version = (number: number, labels: string[] = []) => ({
  guid: `guid-v${number}`,
  version: number,
  rowVersion: 1,
  labels,
  note: '',
  body: `Cook well. This is version ${number}.`,
});

export const passed: Try = {
  state: 'done',
  isPassed: true,
  isStale: false,
  checks: [
    { id: 'schema', isMet: true },
    { id: 'wishes', isMet: true },
  ],
  recipe: {
    title: 'Tomato soup',
    summary: 'A red soup.',
    servings: 2,
    ingredients: [{ amount: 800, unit: 'g', item: 'tomatoes', note: 'chopped' }],
    steps: [{ text: 'Simmer the tomatoes.', minutes: 20 }],
  },
  message: null,
  tokens: 1_200,
  milliseconds: 4_200,
  repairs: 0,
};

export const lab = (change: Partial<Lab> = {}, mine: Try | null = passed): Lab => ({
  name: 'recipe',
  version: version(2),
  other: version(1, ['production']),
  versions: [version(3), version(2), version(1, ['production'])],
  cases: [
    {
      guid: 'guid-case',
      name: 'A plain dish',
      description: 'Tomato soup for two',
      expects: 'recipe',
      isRequired: true,
      hasPhoto: false,
      mine,
      others: passed,
    },
  ],
  missing: [],
  wasProduction: false,
  previous: null,
  model: 'taster-1',
  ...change,
});

export const underWay = lab({}, { ...passed, state: 'running', isPassed: false, checks: [], recipe: null });

export const promptLabFixture: Fixture<typeof promptLabMachine> = {
  inputs: { opened: () => ({ guid: 'guid-v2' }) },
  events: {
    'tries.requested': { all: { guid: 'guid-v2', cases: ['guid-case'] } },
    'cancel.requested': { own: { guid: 'guid-v2' } },
    'other.chosen': { third: { guid: 'guid-v3' } },
    'production.requested': { own: { version: { guid: 'guid-v2', rowVersion: 1, labels: [] } } },
    'production.confirmed': 'bare',
    'production.dismissed': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadLab: { calm: lab(), underWay },
    look: { calm: lab(), underWay },
    startTries: { started: { started: 1 } },
    cancelTries: { cancelled: {} },
    moveProduction: { moved: {} },
    stepUp: { given: { isDone: true }, closed: { isDone: false } },
  },
  errors: {
    loadLab: {
      gone: failure('notFound'),
      denied: failure('notAllowed'),
      factorless: failure('secondFactorRequired'),
      offline: failure('unknown'),
    },
    look: { offline: failure('unknown') },
    startTries: { spent: failure('tooManyRequests') },
    cancelTries: { offline: failure('unknown') },
    moveProduction: { stepUp: failure('stepUpRequired'), offline: failure('unknown') },
  },
  children: { stepUp: { fixture: stepUpFixture, ends: { given: 'given', closed: 'closed' } } },
};
