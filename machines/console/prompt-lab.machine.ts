import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Lab } from '../../contract/console/lab.ts';
import { isError, type ApiError } from '../../contract/errors.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { proofGuards, proving, unproven } from '../parts/proof.ts';
import { stepUpMachine, type StepUpAbout } from '../sign-in/step-up.machine.ts';
import { refusalGuards, refusals, refused } from './refused.ts';

interface LabInput {
  /** The version under test. */
  guid: string;
}

/** A version of the prompt, as seen when the decision was made. */
interface Chosen {
  guid: string;
  rowVersion: number;
  labels: readonly string[];
}

interface Order {
  guid: string;
  cases: string[];
  /** A second version to try on the same cases. */
  beside?: string;
}

interface LabContext extends LabInput {
  /** The version to compare with; null for production. */
  other: string | null;
  lab: Lab | null;
  /** The pending order: a test run, or a promotion to production. */
  order: Order | null;
  chosen: Chosen | null;
  error: ApiError | null;
}

export type LabEvent =
  | ({ type: 'tries.requested' } & Order)
  | { type: 'cancel.requested'; guid: string }
  | { type: 'other.chosen'; guid: string }
  | { type: 'production.requested'; version: Chosen }
  | { type: 'production.confirmed' }
  | { type: 'production.dismissed' }
  | LoaderEvent;

const aboutPromotion = ({ lab, chosen }: LabContext): StepUpAbout => {
  const version = lab?.versions.find(({ guid }) => guid === chosen?.guid)?.version;
  return { area: 'prompts', action: null, deed: 'promote', title: version === undefined ? null : String(version), rows: 1 };
};

const isOpen = (one: Lab['cases'][number]['mine']): boolean => one?.state === 'waiting' || one?.state === 'running';

/** Tests a prompt version on cases, compared with another version, before it goes to production. */
export const promptLabMachine = setup({
  types: {} as {
    context: LabContext;
    input: LabInput;
    events: LabEvent;
    tags: 'busy';
    children: { stepUp: 'stepUp' };
  },
  actors: { stepUp: stepUpMachine } as {
    stepUp: typeof stepUpMachine;
    loadLab: PromiseActorLogic<Lab, { guid: string; other: string | null }>;
    startTries: PromiseActorLogic<unknown, Order>;
    cancelTries: PromiseActorLogic<unknown, { guid: string }>;
    moveProduction: PromiseActorLogic<unknown, Chosen>;
  },
  actions: {
    keepLab: assign((_, { lab }: { lab: Lab }) => ({ lab, error: null })),
    keepOther: assign((_, { guid }: { guid: string }) => ({ other: guid })),
    keepOrder: assign((_, { guid, cases, beside }: Order) => ({
      order: { guid, cases, ...(beside !== undefined && { beside }) },
      error: null,
    })),
    keepChosen: assign((_, { version }: { version: Chosen }) => ({ chosen: version, error: null })),
    keepError: assign(kept),
  },
  guards: {
    isUnderWay: ({ context: { lab } }) => lab?.cases.some(({ mine, others }) => isOpen(mine) || isOpen(others)) === true,
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    ...proofGuards,
    ...refusalGuards,
  },
  delays: { nextLook: 2_000 },
}).createMachine({
  id: 'promptLab',
  description: 'Tries a version of the prompt on cases, beside another version, and makes it production.',
  context: ({ input }) => ({ ...input, other: null, lab: null, order: null, chosen: null, error: null }),
  initial: 'loading',
  states: {
    loading: load('The version, its cases and what came of them are being fetched; those that are there stay.', {
      src: 'loadLab',
      input: ({ context: { guid, other } }) => ({ guid, other }),
      onDone: { target: 'shown', actions: { type: 'keepLab', params: ({ event }) => ({ lab: event.output }) } },
      onError: [{ guard: { type: 'isMissing', params: thrown }, target: 'missing' }, ...refused],
    }),
    missing: { description: 'There is no such version.' },
    ...refusals,
    failed: failed('The lab could not be fetched.', 'loading'),
    shown: {
      description: 'Cases and results are shown. What the server tries it goes on trying, whether or not somebody looks.',
      on: {
        'tries.requested': { target: 'starting', actions: { type: 'keepOrder', params: ({ event }) => event } },
        'cancel.requested': {
          target: 'cancelling',
          actions: { type: 'keepOrder', params: ({ event }) => ({ guid: event.guid, cases: [] }) },
        },
        'other.chosen': { target: 'loading', actions: { type: 'keepOther', params: ({ event }) => event } },
        'production.requested': { target: 'confirming', actions: { type: 'keepChosen', params: ({ event }) => event } },
      },
      initial: 'deciding',
      states: {
        deciding: { description: 'Passed at once.', always: [{ guard: 'isUnderWay', target: 'watching' }, 'calm'] },
        calm: { description: 'Nothing is being tried.' },
        watching: { description: 'Something is being tried, so the page looks again soon.', after: { nextLook: 'looking' } },
        looking: {
          description: 'The results so far are being fetched.',
          invoke: {
            id: 'look',
            src: 'loadLab',
            input: ({ context: { guid, other } }) => ({ guid, other }),
            onDone: { target: 'deciding', actions: { type: 'keepLab', params: ({ event }) => ({ lab: event.output }) } },
            onError: 'watching',
          },
        },
      },
    },
    confirming: {
      description: 'What changes, what passed and who will be served is shown; nothing has moved yet.',
      on: { 'production.confirmed': 'moving', 'production.dismissed': 'shown' },
    },
    starting: load('The server takes the tries.', {
      src: 'startTries',
      input: ({ context: { guid, order } }) => order ?? { guid, cases: [] },
      onDone: 'loading',
      onError: { target: 'shown', actions: keepError },
    }),
    cancelling: load('The server stops the tries of a version.', {
      src: 'cancelTries',
      input: ({ context: { guid, order } }) => ({ guid: order?.guid ?? guid }),
      onDone: 'loading',
      onError: { target: 'shown', actions: keepError },
    }),
    moving: load('The label is being moved. The next recipe is cooked by that version.', {
      src: 'moveProduction',
      input: ({ context: { guid, chosen } }) => chosen ?? { guid, rowVersion: 0, labels: [] },
      onDone: 'loading',
      onError: [unproven('proving'), { target: 'shown', actions: keepError }],
    }),
    proving: proving('A box asks for a second step before production moves.', {
      purpose: 'saveRecord',
      given: 'moving',
      closed: 'shown',
      about: aboutPromotion,
    }),
  },
});
