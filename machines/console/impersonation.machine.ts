import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import { reasonProblem, type LoginSubject, type ReasonProblem } from '../../contract/console/impersonation.ts';
import { failed, loadSilently, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { proofGuards, proving, unproven } from '../parts/proof.ts';
import { stepUpMachine } from '../sign-in/step-up.machine.ts';

interface ImpersonationInput {
  /** Staff with the permission flag, signed in as themselves. */
  mayLoginAsUser: boolean;
  userGuid: string;
}

interface ImpersonationContext extends ImpersonationInput {
  /** The target user; details are loaded only after the reason is accepted. */
  user: LoginSubject | null;
  reason: string;
  problem: ReasonProblem | null;
  error: ApiError | null;
}

export type ImpersonationEvent = { type: 'reason.changed'; reason: string } | { type: 'impersonation.submitted' } | LoaderEvent;

/** /console/users/{guid}/login: staff give a reason and then act as the user. The banner leads back. */
export const impersonationMachine = setup({
  types: {} as {
    context: ImpersonationContext;
    input: ImpersonationInput;
    events: ImpersonationEvent;
    output: { redirectTo: null };
    tags: 'busy';
    children: { stepUp: 'stepUp' };
  },
  actors: { stepUp: stepUpMachine } as {
    stepUp: typeof stepUpMachine;
    loadUser: PromiseActorLogic<LoginSubject, { userGuid: string }>;
    loginAsUser: PromiseActorLogic<unknown, { userGuid: string; reason: string }>;
  },
  actions: {
    keepUser: assign({ user: (_, params: { user: LoginSubject }) => params.user, error: null }),
    setReason: assign({ reason: (_, params: { reason: string }) => params.reason, problem: null, error: null }),
    showProblem: assign({ problem: ({ context }) => reasonProblem(context.reason) }),
    keepError: assign(kept),
    /** Hole: reloads the product, so that no data of the previous user stays in this tab. */
    startOver: (_) => undefined,
  },
  guards: {
    mayLoginAsUser: ({ context }) => context.mayLoginAsUser,
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    isFactorless: (_, params: { error: ApiError }) => isError(params.error, 'secondFactorRequired'),
    ...proofGuards,
    isValid: ({ context }) => reasonProblem(context.reason) === null,
  },
}).createMachine({
  id: 'impersonation',
  description: 'Logs a member of staff in as another user.',
  context: ({ input }) => ({ ...input, user: null, reason: '', problem: null, error: null }),
  output: { redirectTo: null },
  initial: 'opening',
  states: {
    opening: {
      description: 'Passed at once.',
      always: [{ guard: 'mayLoginAsUser', target: 'loading' }, 'denied'],
    },
    denied: { description: 'The viewer lacks `canLoginAsUser`; nothing of the user was fetched.' },
    loading: loadSilently('The user is being looked up.', {
      src: 'loadUser',
      input: ({ context }) => ({ userGuid: context.userGuid }),
      onDone: { target: 'editing', actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) } },
      onError: [
        { guard: { type: 'isMissing', params: thrown }, target: 'missing' },
        { guard: { type: 'isFactorless', params: thrown }, target: 'factorless' },
        { target: 'failed', actions: keepError },
      ],
    }),
    factorless: { description: 'The viewer has to set up a second factor first; the page leads there.' },
    missing: { description: 'User not found.' },
    failed: failed('The user could not be looked up.', 'loading'),
    editing: {
      description: 'The user is shown; the reason is being typed.',
      on: {
        'reason.changed': { actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) } },
        'impersonation.submitted': [{ guard: 'isValid', target: 'beginning' }, { actions: 'showProblem' }],
      },
    },
    beginning: {
      description: 'The server is asked for a session of the user’s.',
      tags: 'busy',
      invoke: {
        id: 'loginAsUser',
        src: 'loginAsUser',
        input: ({ context }) => ({ userGuid: context.userGuid, reason: context.reason }),
        onDone: { target: 'begun', actions: 'startOver' },
        onError: [
          unproven('steppingUp'),
          { guard: { type: 'isFactorless', params: thrown }, target: 'factorless' },
          { target: 'editing', actions: keepError },
        ],
      },
    },
    steppingUp: proving('A box asks for a second step. With it the login goes on; without, it is as if nothing was pressed.', {
      purpose: 'loginAsUser',
      given: 'beginning',
      closed: 'editing',
      about: ({ user }: ImpersonationContext) => ({
        area: 'users',
        action: null,
        deed: 'login' as const,
        title: user?.email ?? null,
        rows: 1,
      }),
    }),
    begun: { type: 'final', description: 'This browser is the user’s now; the product is being loaded anew.' },
  },
});
