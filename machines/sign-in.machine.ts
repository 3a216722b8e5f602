import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Session } from '../contract/entities.ts';
import { asApiError, isError, type ApiError } from '../contract/errors.ts';
import { oauthProblemOf } from '../contract/oauth.ts';
import type { SignInMethod } from '../contract/providers.ts';
import type { ProblemId } from '../contract/validation.ts';
import {
  editEmail,
  editPassword,
  emptyForm,
  findProblems,
  isFilledIn,
  type Credentials,
  type CredentialsEvent,
  type CredentialsForm,
} from './credentials.ts';
import { defaultPage, profilePage } from './limits.ts';
import { anybody, popUpMachine, type ThirdPartyReported } from './pop-up.machine.ts';

export interface SignInInput {
  email: string;
  sourcePage: string | null;
  /** How this browser signed in last. */
  lastMethod: SignInMethod | null;
  /** What went wrong with a sign-in by another site that left this page and came back. */
  error: ApiError | null;
  newId: () => string;
}

export type SignInEvent =
  | CredentialsEvent
  | ThirdPartyReported
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'code.cancelled' };

interface SignInContext extends CredentialsForm, SignInInput {
  isNewUser: boolean;
  /** Of the authenticator app; or a recovery code. */
  code: string;
  codeProblem: ProblemId | null;
}

/** Spec 4, password login: on success the session is saved and the user goes to the stored source page or /account. */
export const signInMachine = setup({
  types: {} as {
    context: SignInContext;
    input: SignInInput;
    events: SignInEvent;
    output: { redirectTo: string };
    tags: 'busy';
    children: { popUp: 'popUp'; signIn: 'signIn'; confirmSignIn: 'confirmSignIn' };
  },
  actors: { popUp: popUpMachine } as {
    popUp: typeof popUpMachine;
    signIn: PromiseActorLogic<Session, Credentials>;
    confirmSignIn: PromiseActorLogic<Session, { code: string }>;
  },
  actions: {
    setEmail: assign(({ context }, params: { email: string }) => editEmail(context, params.email)),
    setPassword: assign(({ context }, params: { password: string }) => editPassword(context, params.password)),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign({ error: (_, params: { error: ApiError | null }) => params.error }),
    keepResult: assign({ isNewUser: (_, params: ThirdPartyReported) => params.result.isNewUser }),
    forgetPassword: assign({ password: '' }),
    setCode: assign((_, params: { code: string }) => ({ code: params.code, codeProblem: null, error: null })),
    showCodeProblem: assign({ codeProblem: 'code.invalid' }),
    forgetCode: assign({ code: '', codeProblem: null, error: null }),
    /** Holes for the composition root: the other forms of the way in, the session actor, the browser's memory. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    saveSession: (_, _params: { session: Session | null }) => undefined,
    rememberMethod: (_, _params: { method: SignInMethod }) => undefined,
  },
  guards: {
    isFilledIn: ({ context }) => isFilledIn(context),
    isCodeRequired: ({ context }) => isError(context.error, 'secondStepRequired'),
    hasCode: ({ context }) => context.code.trim() !== '',
    isExpired: (_, params: { error: ApiError }) => isError(params.error, 'codeExpired'),
    isSignedIn: (_, params: ThirdPartyReported) => params.result.status,
  },
}).createMachine({
  id: 'signIn',
  description: 'Signs in by e-mail and password, or through another site.',
  context: ({ input }) => ({ ...emptyForm(input.email), ...input, isNewUser: false, code: '', codeProblem: null }),
  // Spec 4: a new user of a third party goes to the profile step.
  output: ({ context }) => ({ redirectTo: context.isNewUser ? profilePage : (context.sourcePage ?? defaultPage) }),
  invoke: {
    id: 'popUp',
    src: 'popUp',
    input: ({ context, self }) => ({ loginState: anybody, newId: context.newId, parent: self }),
  },
  on: {
    'thirdParty.reported': [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event },
        target: '.signedIn',
        actions: [
          'forgetPassword',
          { type: 'keepResult', params: ({ event }) => event },
          { type: 'saveSession', params: ({ event }) => ({ session: event.session }) },
          { type: 'rememberMethod', params: ({ event }) => ({ method: event.provider }) },
        ],
      },
      { actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      description: 'E-mail and password are being typed.',
      // The first step was right, here or with another site; also when that took the whole page.
      always: {
        guard: 'isCodeRequired',
        target: 'coding',
        actions: [
          {
            type: 'rememberMethod',
            params: ({ context }) => ({ method: (context.error && oauthProblemOf(context.error)?.provider) ?? 'password' }),
          },
          'forgetPassword',
          'forgetCode',
        ],
      },
      on: {
        'email.changed': {
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            { type: 'rememberEmail', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
        'form.submitted': [{ guard: 'isFilledIn', target: 'submitting' }, { actions: 'showProblems' }],
      },
    },
    submitting: {
      description: 'The server is checking the password.',
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ email: context.email.trim(), password: context.password }),
        onDone: {
          target: 'signedIn',
          actions: [
            'forgetPassword',
            { type: 'saveSession', params: ({ event }) => ({ session: event.output }) },
            { type: 'rememberMethod', params: { method: 'password' } },
          ],
        },
        onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
      },
    },
    coding: {
      description: 'The account asks for the code of its authenticator app, which is being typed.',
      on: {
        'code.changed': { actions: { type: 'setCode', params: ({ event }) => event } },
        'code.submitted': [{ guard: 'hasCode', target: 'confirming' }, { actions: 'showCodeProblem' }],
        'code.cancelled': { target: 'editing', actions: 'forgetCode' },
      },
    },
    confirming: {
      description: 'The server is checking the code.',
      tags: 'busy',
      invoke: {
        id: 'confirmSignIn',
        src: 'confirmSignIn',
        input: ({ context }) => ({ code: context.code }),
        onDone: {
          target: 'signedIn',
          actions: ['forgetCode', { type: 'saveSession', params: ({ event }) => ({ session: event.output }) }],
        },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ error: asApiError(event.error) }) },
            target: 'editing',
            actions: ['forgetCode', { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) }],
          },
          { target: 'coding', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
        ],
      },
    },
    signedIn: { type: 'final', description: 'The session is saved; the way leads on.' },
  },
});
