import { assign, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import { keepError, kept } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';
import { type ApiError } from '../../contract/errors.ts';
import type { Assertion } from '../../contract/sign-in/passkeys.ts';
import type { StepUpProof, StepUpWays } from '../../contract/sign-in/second-steps.ts';
import { codeProblem, passwordProblem, type ProblemId } from '../../contract/validation.ts';

/** The action that needs step-up authentication; the view has its text. */
export type StepUpPurpose = 'loginAsUser' | 'bulkAction' | 'saveRecord';

/** The console action that waits for the step: on whom, or on how many rows. */
export interface StepUpAbout {
  area: string;
  /** Of the area; null for a deed that is none of its actions. */
  action: string | null;
  /** `undo`: of the action, or of what was put back. `correct`: the content of a recipe. `promote`: a prompt; `publish`: a sitemap. */
  deed?: 'undo' | 'login' | 'correct' | 'save' | 'restore' | 'promote' | 'publish';
  /** Null for several rows. */
  title: string | null;
  rows: number;
}

interface StepUpInput {
  purpose: StepUpPurpose;
  about?: StepUpAbout | undefined;
}

/** The result of the passkey dialog; null when the user closed it. */
interface Asked {
  assertion: Assertion | null;
}

interface StepUpContext extends StepUpInput, Asked {
  /** The account's methods for step-up authentication; null before they are loaded. */
  ways: StepUpWays | null;
  /** The app's code or the password, whichever is requested. */
  code: string;
  password: string;
  problem: ProblemId | null;
  error: ApiError | null;
  isDone: boolean;
}

export type StepUpEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'password.changed'; password: string }
  | { type: 'form.submitted' }
  | { type: 'passkey.requested' }
  | { type: 'retry.requested' };

/** The states that the view distinguishes. */
type StepUpState = 'loading' | 'failed' | 'factorless' | 'asking' | 'askingPasskey' | 'checking' | 'given' | 'closed';

/** The actor type for the view: a machine that passes itself on cannot infer its own type. */
export type StepUpRef = ActorRef<
  Snapshot<unknown> & { context: StepUpContext; matches: (state: StepUpState) => boolean; hasTag: (tag: 'busy') => boolean },
  StepUpEvent
>;

const findProblem = ({ ways, code, password }: StepUpContext): ProblemId | null =>
  ways?.code === true ? codeProblem(code.replaceAll(/\s/g, '')) : passwordProblem(password);

/**
 * Step-up authentication in a box above the page. The output says whether it succeeded; then the calling flow continues. Closing the
 * box means no.
 */
export const stepUpMachine = setup({
  types: {} as { context: StepUpContext; input: StepUpInput; events: StepUpEvent; output: { isDone: boolean }; tags: 'busy' },
  actors: {} as {
    /** Shows the box until it is closed or this flow ends. */
    showBox: PromiseActorLogic<unknown, { flow: StepUpRef }>;
    loadWays: PromiseActorLogic<StepUpWays>;
    /** Asks the browser for a passkey of the account. */
    askPasskey: PromiseActorLogic<Asked>;
    stepUp: PromiseActorLogic<unknown, StepUpProof>;
  },
  actions: {
    keepWays: assign({ ways: (_, params: { ways: StepUpWays }) => params.ways }),
    setCode: assign((_, { code }: { code: string }) => ({ code, problem: null, error: null })),
    setPassword: assign((_, { password }: { password: string }) => ({ password, problem: null, error: null })),
    showProblem: assign({ problem: ({ context }) => findProblem(context) }),
    keepError: assign(kept),
    keepAssertion: assign((_, { assertion }: Asked) => ({ assertion, problem: null, error: null })),
    noteDone: assign({ isDone: true, code: '', password: '', assertion: null }),
  },
  guards: {
    hasWay: (_, { ways }: { ways: StepUpWays }) => ways.code || ways.password || ways.passkey,
    isChosen: (_, { assertion }: Asked) => assertion !== null,
    hasPasskey: ({ context }) => context.ways?.passkey === true,
    isFilledIn: ({ context }) => findProblem(context) === null,
  },
}).createMachine({
  id: 'stepUp',
  description: 'Asks whether it is still the owner of the account, before something that can do harm.',
  context: ({ input }) => ({ ...input, ways: null, code: '', password: '', assertion: null, problem: null, error: null, isDone: false }),
  output: ({ context }) => ({ isDone: context.isDone }),
  invoke: {
    id: 'showBox',
    src: 'showBox',
    // The box sends events of this machine; a machine cannot refer to its own type.
    input: ({ self }) => ({ flow: self }),
    onDone: '.closed',
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'What the account has for a second step is being asked.',
      invoke: {
        id: 'loadWays',
        src: 'loadWays',
        onDone: [
          {
            guard: { type: 'hasWay', params: ({ event }) => ({ ways: event.output }) },
            target: 'asking',
            actions: { type: 'keepWays', params: ({ event }) => ({ ways: event.output }) },
          },
          { target: 'factorless' },
        ],
        onError: 'failed',
      },
    },
    failed: { description: 'The answer did not come.', on: { 'retry.requested': 'loading' } },
    factorless: { description: 'The account has nothing to give a second step with; the box leads to where that is set up.' },
    asking: {
      description: 'The code of the app, or the password, is being typed.',
      on: {
        'code.changed': { actions: { type: 'setCode', params: ({ event }) => event } },
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'isFilledIn', target: 'checking', actions: { type: 'keepAssertion', params: { assertion: null } } },
          { actions: 'showProblem' },
        ],
        'passkey.requested': { guard: 'hasPasskey', target: 'askingPasskey' },
      },
    },
    askingPasskey: load('The browser asks for a passkey of the account.', {
      src: 'askPasskey',
      onDone: [
        {
          guard: { type: 'isChosen', params: ({ event }) => event.output },
          target: 'checking',
          actions: { type: 'keepAssertion', params: ({ event }) => event.output },
        },
        { target: 'asking' },
      ],
      onError: { target: 'asking', actions: keepError },
    }),
    checking: load('The server is checking what was typed.', {
      src: 'stepUp',
      input: ({ context: { ways, code, password, assertion } }) => {
        if (assertion !== null) return { assertion };
        return ways?.code === true ? { code } : { password };
      },
      onDone: { target: 'given', actions: 'noteDone' },
      onError: { target: 'asking', actions: keepError },
    }),
    given: { type: 'final', description: 'The second step was given; the box goes.' },
    closed: { type: 'final', description: 'The box was closed, so nothing is done.' },
  },
});
