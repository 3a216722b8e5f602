import { assign, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { AreaName } from '../../contract/console/areas.ts';
import type { Run } from '../../contract/console/shapes.ts';
import { isError, type ApiError } from '../../contract/errors.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';
import { load } from '../parts/loader.ts';
import { proofGuards, proving, unproven } from '../parts/proof.ts';
import { stepUpMachine } from '../sign-in/step-up.machine.ts';
import {
  aboutOf,
  answerProblem,
  choiceAsked,
  choiceOrder,
  isNews,
  isUnderWay,
  isUndoable,
  leftOf,
  ofRun,
  targetsOf,
  type BulkActionContext,
  type BulkActionEvent,
  type BulkActionInput,
  type BulkActionState,
  type ChoiceOrder,
  type LeftRow,
  type OfRun,
  type Targets,
} from './bulk-action.model.ts';

type Choices = BulkActionContext['choices'];

/** The actor type for the view: a machine that passes itself on cannot infer its own type. */
export type BulkActionRef = ActorRef<
  Snapshot<unknown> & {
    context: BulkActionContext;
    matches: (state: BulkActionState) => boolean;
    hasTag: (tag: 'busy' | 'run') => boolean;
  },
  BulkActionEvent
>;

/** One action on many rows, in a box: question, run, report and undo. The server executes the run; closing the box does not stop it. */
export const bulkActionMachine = setup({
  types: {} as {
    context: BulkActionContext;
    input: BulkActionInput;
    events: BulkActionEvent;
    output: { hasRun: boolean };
    tags: 'busy' | 'run';
    children: { stepUp: 'stepUp' };
  },
  actors: { stepUp: stepUpMachine } as {
    stepUp: typeof stepUpMachine;
    /** Shows the box until it is closed or this flow ends. */
    showBox: PromiseActorLogic<unknown, { flow: BulkActionRef }>;
    loadChoices: PromiseActorLogic<Choices, ChoiceOrder>;
    startRun: PromiseActorLogic<
      Run,
      { area: AreaName; action: string; targets: Targets; answer: string | null; isMailed: boolean; requestKey: string }
    >;
    getRun: PromiseActorLogic<Run, OfRun>;
    cancelRun: PromiseActorLogic<Run, OfRun>;
    undoRun: PromiseActorLogic<Run, OfRun>;
    loadReport: PromiseActorLogic<{ rows: LeftRow[]; next: string | null }, OfRun & { after: string | null }>;
  },
  actions: {
    keepChoices: assign((_, { choices }: { choices: Choices }) => ({ choices, error: null })),
    setAnswer: assign((_, { answer }: { answer: string }) => ({ answer, problem: null, error: null })),
    setMailed: assign((_, { isMailed }: { isMailed: boolean }) => ({ isMailed })),
    showProblem: assign({ problem: ({ context }) => answerProblem(context) }),
    keepRun: assign((_, { run }: { run: Run }) => ({ run, error: null })),
    forgetReport: assign({ report: [], next: null }),
    append: assign(({ context }, { rows, next }: { rows: LeftRow[]; next: string | null }) => ({
      report: [...context.report, ...rows],
      next,
      error: null,
    })),
    keepError: assign(kept),
    /** Hole: a run started here is reported after the box is closed. */
    tellRun: (_, _params: { run: Run | null; title: string | null }) => undefined,
  },
  guards: {
    isNews: ({ context }) => isNews(context),
    hasRun: ({ context }) => context.run !== null,
    asksForChoice: ({ context }) => choiceAsked(context) !== null,
    isAnswered: ({ context }) => answerProblem(context) === null,
    isUnderWay: ({ context }) => isUnderWay(context.run),
    hasLeft: ({ context }) => context.run !== null && leftOf(context.run) > 0,
    hasMore: ({ context }) => context.next !== null,
    isUndoable: ({ context }) => isUndoable(context.run),
    ...proofGuards,
    isFactorless: (_, params: { error: ApiError }) => isError(params.error, 'secondFactorRequired'),
  },
  delays: { pollPause: timings.runPoll },
}).createMachine({
  id: 'bulkAction',
  description: 'Asks for an action on rows, runs it, reports on it and undoes it.',
  context: ({ input }) => ({
    ...input,
    reviewed: input.run?.guid ?? null,
    isMailed: true,
    choices: [],
    problem: null,
    requestKey: input.newId(),
    report: [],
    next: null,
    error: null,
  }),
  output: ({ context }) => ({ hasRun: context.run !== null }),
  invoke: {
    id: 'showBox',
    src: 'showBox',
    // The box sends events of this machine; a machine cannot refer to its own type.
    input: ({ self }) => ({ flow: self }),
    onDone: [
      {
        guard: 'isNews',
        target: '.left',
        actions: { type: 'tellRun', params: ({ context }) => ({ run: context.run, title: aboutOf(context).title }) },
      },
      { guard: 'hasRun', target: '.left' },
      { target: '.closed' },
    ],
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'Passed at once: a run is looked at again, or an action is asked for.',
      always: [{ guard: 'hasRun', target: 'judging' }, { guard: 'asksForChoice', target: 'loadingChoices' }, 'asking'],
    },
    loadingChoices: load('What can be chosen is being fetched.', {
      src: 'loadChoices',
      input: ({ context }) => choiceOrder(context),
      onDone: { target: 'asking', actions: { type: 'keepChoices', params: ({ event }) => ({ choices: event.output }) } },
      onError: { target: 'choicesFailed', actions: keepError },
    }),
    choicesFailed: { description: 'What can be chosen could not be fetched.', on: { 'retry.requested': 'loadingChoices' } },
    factorless: { description: 'The viewer has to set up a second factor first; the box leads there.' },
    asking: {
      description: 'The rows, their number and the moment are shown, and what else the action asks for.',
      on: {
        'answer.changed': { actions: { type: 'setAnswer', params: ({ event }) => event } },
        'mail.switched': { actions: { type: 'setMailed', params: ({ event }) => event } },
        'run.confirmed': [{ guard: 'isAnswered', target: 'starting' }, { actions: 'showProblem' }],
      },
    },
    starting: load('The order is being sent.', {
      src: 'startRun',
      input: ({ context }) => ({
        area: context.area,
        action: context.action,
        targets: targetsOf(context),
        answer: context.answer === '' ? null : context.answer,
        isMailed: context.isMailed,
        requestKey: context.requestKey,
      }),
      onDone: { target: 'judging', actions: { type: 'keepRun', params: ({ event }) => ({ run: event.output }) } },
      onError: [
        unproven('provingToStart'),
        { guard: { type: 'isFactorless', params: thrown }, target: 'factorless' },
        { target: 'asking', actions: keepError },
      ],
    }),
    provingToStart: proving('A box asks for a second step. With it the order goes on; without, it is as if nothing was pressed.', {
      purpose: 'bulkAction',
      given: 'starting',
      closed: 'asking',
      about: aboutOf,
    }),
    judging: {
      description: 'Passed at once: the run goes on, or is over.',
      always: [{ guard: 'isUnderWay', target: 'pausing' }, { guard: 'hasLeft', target: 'reporting' }, 'done'],
    },
    pausing: {
      description: 'The server is at work; how far it is, is asked in a moment.',
      tags: 'run',
      on: { 'cancel.requested': 'cancelling' },
      after: { pollPause: 'watching' },
    },
    watching: {
      description: 'The server is asked how far the run is.',
      tags: 'run',
      on: { 'cancel.requested': 'cancelling' },
      invoke: {
        id: 'getRun',
        src: 'getRun',
        input: ofRun,
        onDone: { target: 'judging', actions: { type: 'keepRun', params: ({ event }) => ({ run: event.output }) } },
        onError: { target: 'pausing', actions: keepError },
      },
    },
    cancelling: {
      description: 'The server is told to stop after the present row.',
      tags: ['busy', 'run'],
      invoke: {
        id: 'cancelRun',
        src: 'cancelRun',
        input: ofRun,
        onDone: { target: 'judging', actions: { type: 'keepRun', params: ({ event }) => ({ run: event.output }) } },
        onError: { target: 'pausing', actions: keepError },
      },
    },
    reporting: load('The skipped rows are being fetched.', {
      src: 'loadReport',
      input: ({ context }) => ({ ...ofRun({ context }), after: context.next }),
      onDone: { target: 'done', actions: { type: 'append', params: ({ event }) => event.output } },
      onError: { target: 'reportFailed', actions: keepError },
    }),
    reportFailed: { description: 'The skipped rows could not be fetched.', on: { 'retry.requested': 'reporting' } },
    done: {
      description: 'The run is over: what was done, what was not, and the way back.',
      on: {
        'more.requested': { guard: 'hasMore', target: 'reporting' },
        'undo.requested': { guard: 'isUndoable', target: 'undoing' },
      },
    },
    undoing: load('The server is told to bring the rows back to what they were.', {
      src: 'undoRun',
      input: ofRun,
      onDone: {
        target: 'judging',
        actions: ['forgetReport', { type: 'keepRun', params: ({ event }) => ({ run: event.output }) }],
      },
      onError: [
        unproven('provingToUndo'),
        { guard: { type: 'isFactorless', params: thrown }, target: 'factorless' },
        { target: 'done', actions: keepError },
      ],
    }),
    provingToUndo: proving('A box asks for a second step. With it the rows are brought back; without, the report is shown again.', {
      purpose: 'bulkAction',
      given: 'undoing',
      closed: 'done',
      about: (context: BulkActionContext) => ({ ...aboutOf(context), deed: 'undo' as const }),
    }),
    closed: { type: 'final', description: 'The box was closed before anything began.' },
    left: { type: 'final', description: 'The box is closed; a run that is not over goes on by itself.' },
  },
});
