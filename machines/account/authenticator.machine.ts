import { assign, setup, type PromiseActorLogic } from 'xstate';
import { keepError, thrown } from '../parts/failure.ts';
import { load, type Returned } from '../parts/loader.ts';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Authenticator, AuthenticatorKey } from '../../contract/sign-in/second-steps.ts';
import { codeProblem, isCode, passwordProblem, type ProblemId } from '../../contract/validation.ts';

interface AuthenticatorContext {
  /** Null before it is loaded. */
  authenticator: Authenticator | null;
  /** The current password, which each change asks for. */
  password: string;
  /** The secret for the new app; null when none is being set up. */
  key: AuthenticatorKey | null;
  code: string;
  problems: { password: ProblemId | null; code: ProblemId | null };
  error: ApiError | null;
  /** The last change made. */
  news: 'setUp' | 'removed' | null;
}

export type AuthenticatorEvent =
  | { type: 'password.changed'; password: string }
  | { type: 'setUp.requested' }
  | { type: 'removal.requested' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'setUp.cancelled' }
  | { type: 'retry.requested' }
  | Returned;

const noProblems = { password: null, code: null };
const forgotten = { password: '', key: null, code: '', problems: noProblems, error: null };

/** Error of the password field, for accounts with a password. */
const proofProblem = ({ authenticator, password }: AuthenticatorContext): ProblemId | null =>
  authenticator?.hasPassword === true ? passwordProblem(password) : null;

/** /account/authenticator: set up, replace or remove the authenticator app. Each change asks for the password. */
export const authenticatorMachine = setup({
  types: {} as { context: AuthenticatorContext; events: AuthenticatorEvent; tags: 'busy' },
  actors: {} as {
    loadAuthenticator: PromiseActorLogic<Authenticator>;
    beginSetUp: PromiseActorLogic<AuthenticatorKey, { currentPassword: string }>;
    confirmSetUp: PromiseActorLogic<Authenticator, { code: string }>;
    removeAuthenticator: PromiseActorLogic<Authenticator, { currentPassword: string }>;
  },
  actions: {
    keepAuthenticator: assign((_, { authenticator, news }: Pick<AuthenticatorContext, 'authenticator' | 'news'>) => ({
      ...forgotten,
      authenticator,
      news,
    })),
    setPassword: assign((_, { password }: { password: string }) => ({ password, problems: noProblems, error: null, news: null })),
    setCode: assign((_, { code }: { code: string }) => ({ code, problems: noProblems, error: null })),
    showPasswordProblem: assign({ problems: ({ context }) => ({ ...noProblems, password: proofProblem(context) }) }),
    showCodeProblem: assign({ problems: ({ context }) => ({ ...noProblems, code: codeProblem(context.code) }) }),
    keepKey: assign((_, { key }: { key: AuthenticatorKey }) => ({ ...forgotten, key, news: null })),
    forgetKey: assign(() => forgotten),
    keepError: assign({ error: (_, { error }: { error: ApiError }) => error, news: null }),
  },
  guards: {
    isProved: ({ context }) => proofProblem(context) === null,
    isCode: ({ context }) => isCode(context.code),
    isNotOwner: (_, { error }: { error: ApiError }) => isError(error, 'notAllowed'),
    isExpired: (_, { error }: { error: ApiError }) => isError(error, 'codeExpired'),
  },
}).createMachine({
  id: 'authenticator',
  description: 'Sets up, replaces and removes the authenticator app of the account.',
  context: { ...forgotten, authenticator: null, news: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Whether there is an app is being asked.',
      invoke: {
        id: 'loadAuthenticator',
        src: 'loadAuthenticator',
        onDone: {
          target: 'showing',
          actions: { type: 'keepAuthenticator', params: ({ event }) => ({ authenticator: event.output, news: null }) },
        },
        onError: [{ guard: { type: 'isNotOwner', params: thrown }, target: 'denied' }, { target: 'failed' }],
      },
    },
    denied: { description: 'A member of staff in the owner’s place; this is the owner’s alone.' },
    failed: {
      description: 'The answer did not come.',
      on: { 'retry.requested': 'loading', 'network.returned': 'loading', 'viewer.returned': 'loading' },
    },
    showing: {
      description: 'The app, or that there is none, is shown, and the current password is being typed.',
      on: {
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => event } },
        'setUp.requested': [{ guard: 'isProved', target: 'beginning' }, { actions: 'showPasswordProblem' }],
        'removal.requested': [{ guard: 'isProved', target: 'removing' }, { actions: 'showPasswordProblem' }],
      },
    },
    beginning: load('The server is asked for the key of a new app.', {
      src: 'beginSetUp',
      input: ({ context }) => ({ currentPassword: context.password }),
      onDone: { target: 'scanning', actions: { type: 'keepKey', params: ({ event }) => ({ key: event.output }) } },
      onError: { target: 'showing', actions: keepError },
    }),
    scanning: {
      description: 'The key is shown, and the first code of the app is being typed. Until it is right nothing has changed.',
      on: {
        'code.changed': { actions: { type: 'setCode', params: ({ event }) => event } },
        'code.submitted': [{ guard: 'isCode', target: 'confirming' }, { actions: 'showCodeProblem' }],
        'setUp.cancelled': { target: 'showing', actions: 'forgetKey' },
      },
    },
    confirming: load('The server is comparing the first code of the app.', {
      src: 'confirmSetUp',
      input: ({ context }) => ({ code: context.code }),
      onDone: {
        target: 'showing',
        actions: { type: 'keepAuthenticator', params: ({ event }) => ({ authenticator: event.output, news: 'setUp' }) },
      },
      onError: [
        {
          guard: { type: 'isExpired', params: thrown },
          target: 'showing',
          actions: ['forgetKey', keepError],
        },
        { target: 'scanning', actions: keepError },
      ],
    }),
    removing: load('The server is taking the app away.', {
      src: 'removeAuthenticator',
      input: ({ context }) => ({ currentPassword: context.password }),
      onDone: {
        target: 'showing',
        actions: { type: 'keepAuthenticator', params: ({ event }) => ({ authenticator: event.output, news: 'removed' }) },
      },
      onError: { target: 'showing', actions: keepError },
    }),
  },
});
