import { assign, sendTo, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { Run } from '../../contract/console/shapes.ts';
import { isError, type ApiError } from '../../contract/errors.ts';
import { thrown } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';
import { proofGuards, proving, unproven } from '../parts/proof.ts';
import { timings } from '../parts/timings.ts';
import { stepUpMachine } from '../sign-in/step-up.machine.ts';
import { isUnderWay } from './bulk-action.model.ts';
import { isUndoableDeed, runOf, undoAbout, type Deed } from './undo-notice.model.ts';

/** Events of this notice for the console frame. */
export interface UndoOffer {
  type: 'undo.offer.changed';
  id: string;
  isOffered: boolean;
}

interface UndoNoticeInput {
  id: string;
  deed: Deed;
  parent: ActorRef<Snapshot<unknown>, UndoOffer>;
}

interface UndoNoticeContext extends UndoNoticeInput {
  /** It was undone directly, without a run. */
  isUndone: boolean;
}

export type UndoNoticeEvent = { type: 'undo.requested' };

const tellParent = (isOffered: boolean) => ({ type: 'tellParent', params: { isOffered } }) as const;

/** Reports a console action on whatever page is open: when it is finished, with an undo for a while. */
export const undoNoticeMachine = setup({
  types: {} as {
    context: UndoNoticeContext;
    input: UndoNoticeInput;
    events: UndoNoticeEvent;
    tags: 'busy';
    children: { stepUp: 'stepUp' };
  },
  actors: { stepUp: stepUpMachine } as {
    stepUp: typeof stepUpMachine;
    getRun: PromiseActorLogic<Run, { guid: string }>;
    /** Shows the notice. True when the user chooses undo, false when the notice expires. */
    offerUndo: PromiseActorLogic<boolean, { deed: Deed }>;
    /** Undoes it: by a run, which takes time, or directly (null). */
    undo: PromiseActorLogic<Run | null, { deed: Deed }>;
  },
  actions: {
    keepRun: assign(({ context }, { run }: { run: Run | null }) => ({
      deed: run === null ? context.deed : ({ ...(context.deed.kind === 'run' ? context.deed : {}), kind: 'run', run } as const),
    })),
    noteUndone: assign({ isUndone: true }),
    /** Holes: report the action, its undo or an error; tell the affected lists to reload. */
    tellEnd: (_, _params: { deed: Deed; isUndone: boolean }) => undefined,
    tellFailure: (_, _params: { error: ApiError }) => undefined,
    tellRows: (_, _params: { deed: Deed }) => undefined,
    tellParent: sendTo(
      ({ context }) => context.parent,
      ({ context }, { isOffered }: { isOffered: boolean }): UndoOffer => ({ type: 'undo.offer.changed', id: context.id, isOffered }),
    ),
  },
  guards: {
    isUnderWay: ({ context }) => isUnderWay(runOf(context.deed)),
    isUndoable: ({ context }) => isUndoableDeed(context.deed),
    isYes: (_, { output }: { output: boolean }) => output,
    canBeUndone: (_, { run }: { run: Run }) => !isUnderWay(run) && isUndoableDeed({ kind: 'run', run }),
    isRun: (_, { run }: { run: Run | null }) => run !== null,
    ...proofGuards,
    isTooLate: (_, params: { error: ApiError }) => isError(params.error, 'conflict') || isError(params.error, 'notFound'),
  },
  delays: { pollPause: timings.runPoll },
}).createMachine({
  id: 'undoNotice',
  description: 'Tells what was done at the console when it is over, and takes it back on request.',
  context: ({ input }) => ({ ...input, isUndone: false }),
  initial: 'judging',
  states: {
    judging: {
      description: 'Passed at once: it goes on, can be taken back, or is only told.',
      always: [{ guard: 'isUnderWay', target: 'pausing' }, { guard: 'isUndoable', target: 'offering' }, 'told'],
    },
    pausing: {
      description: 'The server is at work; how far it is, is asked in a moment.',
      after: { pollPause: 'watching' },
    },
    watching: {
      description: 'The server is asked whether the run is over.',
      invoke: {
        id: 'getRun',
        src: 'getRun',
        input: ({ context: { deed } }) => ({ guid: runOf(deed)?.guid ?? '' }),
        onDone: [
          {
            guard: { type: 'canBeUndone', params: ({ event }) => ({ run: event.output }) },
            target: 'offering',
            actions: [
              { type: 'keepRun', params: ({ event }) => ({ run: event.output }) },
              { type: 'tellRows', params: ({ event }) => ({ deed: { kind: 'run', run: event.output } }) },
            ],
          },
          { target: 'judging', actions: { type: 'keepRun', params: ({ event }) => ({ run: event.output }) } },
        ],
        onError: 'pausing',
      },
    },
    offering: {
      description: 'What was done is told, and can be taken back for a while.',
      entry: tellParent(true),
      exit: tellParent(false),
      invoke: {
        id: 'offerUndo',
        src: 'offerUndo',
        input: ({ context: { deed } }) => ({ deed }),
        onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: 'undoing' }, { target: 'gone' }],
        onError: 'gone',
      },
      on: { 'undo.requested': 'undoing' },
    },
    undoing: load('The server is told to bring everything back to what it was.', {
      src: 'undo',
      input: ({ context: { deed } }) => ({ deed }),
      onDone: [
        {
          guard: { type: 'isRun', params: ({ event }) => ({ run: event.output }) },
          target: 'judging',
          actions: { type: 'keepRun', params: ({ event }) => ({ run: event.output }) },
        },
        { target: 'told', actions: 'noteUndone' },
      ],
      onError: [
        unproven('steppingUp'),
        { guard: { type: 'isTooLate', params: thrown }, target: 'gone', actions: { type: 'tellFailure', params: thrown } },
        { target: 'offering', actions: { type: 'tellFailure', params: thrown } },
      ],
    }),
    steppingUp: proving('A box asks for a second step. With it the rows are brought back; without, it is offered again.', {
      purpose: 'bulkAction',
      given: 'undoing',
      closed: 'offering',
      about: ({ deed }: UndoNoticeContext) => undoAbout(deed),
    }),
    told: {
      type: 'final',
      description: 'It is over, and nothing of it is taken back: it was an undo, or an action that said so before.',
      entry: [
        { type: 'tellRows', params: ({ context }) => context },
        { type: 'tellEnd', params: ({ context }) => context },
      ],
    },
    gone: { type: 'final', description: 'Nobody wanted it back, or it is too late.' },
  },
});
