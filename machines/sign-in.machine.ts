import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Session } from '../contract/entities.ts';
import { asApiError, isError, type ApiError } from '../contract/errors.ts';
import { oauthProblemOf } from '../contract/oauth.ts';
import type { SignInMethod } from '../contract/providers.ts';
import { editEmail, editPassword, emptyForm, findProblems, isFilledIn, type Credentials } from './credentials.ts';
import { defaultPage, limits, profilePage } from './limits.ts';
import { anybody, popUpMachine, type ThirdPartyReported } from './pop-up.machine.ts';
import type { Asked, SignInContext, SignInEvent, SignInInput } from './sign-in.model.ts';

/** Spec 4, password login: on success the session is saved and the user goes to the stored source page or /account. */
export const signInMachine = setup({
  types: {} as {
    context: SignInContext;
    input: SignInInput;
    events: SignInEvent;
    output: { redirectTo: string };
    tags: 'busy';
    children: {
      popUp: 'popUp';
      signIn: 'signIn';
      awaitPasskey: 'awaitPasskey';
      askPasskey: 'askPasskey';
      signInByPasskey: 'signInByPasskey';
      confirmSignIn: 'confirmSignIn';
    };
  },
  actors: { popUp: popUpMachine } as {
    popUp: typeof popUpMachine;
    signIn: PromiseActorLogic<Session, Credentials>;
    confirmSignIn: PromiseActorLogic<Session, { code: string }>;
    /** Offers the passkeys of this browser in the autofill of the e-mail field, and waits until one is chosen there. */
    awaitPasskey: PromiseActorLogic<Asked>;
    /** Has the browser ask for a passkey in a box of its own. */
    askPasskey: PromiseActorLogic<Asked>;
    signInByPasskey: PromiseActorLogic<Session, Asked>;
  },
  actions: {
    setEmail: assign(({ context }, params: { email: string }) => editEmail(context, params.email)),
    setPassword: assign(({ context }, params: { password: string }) => editPassword(context, params.password)),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign({ error: (_, params: { error: ApiError | null }) => params.error }),
    keepResult: assign({ isNewUser: (_, params: ThirdPartyReported) => params.result.isNewUser }),
    keepAssertion: assign((_, { assertion }: Asked) => ({ assertion, error: null })),
    clearError: assign({ error: null }),
    /** It is good once. */
    forgetAssertion: assign({ assertion: null }),
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
    hasPasskeys: ({ context }) => context.hasPasskeys,
    isChosen: (_, { assertion }: Asked) => assertion !== null,
  },
  delays: { challengeRenewal: limits.challengeRenewal },
}).createMachine({
  id: 'signIn',
  description: 'Signs in by e-mail and password, by a passkey, or through another site.',
  context: ({ input }) => ({ ...emptyForm(input.email), ...input, assertion: null, isNewUser: false, code: '', codeProblem: null }),
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
      description: 'E-mail and password are being typed, and the passkeys of this browser offered beside what it fills in.',
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
      invoke: {
        id: 'awaitPasskey',
        src: 'awaitPasskey',
        onDone: {
          guard: { type: 'isChosen', params: ({ event }) => event.output },
          target: 'entering',
          actions: { type: 'keepAssertion', params: ({ event }) => event.output },
        },
        // Nobody asked for it: where it does not work, the form is what it always was.
        onError: {},
      },
      // What the server wants to have signed is good for some minutes only, and a form may stand open for hours.
      after: { challengeRenewal: { guard: 'hasPasskeys', target: 'editing', reenter: true } },
      on: {
        'email.changed': {
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            { type: 'rememberEmail', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
        'form.submitted': [{ guard: 'isFilledIn', target: 'submitting' }, { actions: 'showProblems' }],
        'passkey.requested': { guard: 'hasPasskeys', target: 'asking', actions: 'clearError' },
      },
    },
    asking: {
      description: 'The browser is asking for a passkey.',
      tags: 'busy',
      invoke: {
        id: 'askPasskey',
        src: 'askPasskey',
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.output },
            target: 'entering',
            actions: { type: 'keepAssertion', params: ({ event }) => event.output },
          },
          // Closing the question is no failure.
          { target: 'editing' },
        ],
        onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
      },
    },
    entering: {
      description: 'The server is checking the passkey.',
      tags: 'busy',
      exit: 'forgetAssertion',
      invoke: {
        id: 'signInByPasskey',
        src: 'signInByPasskey',
        input: ({ context }) => ({ assertion: context.assertion }),
        onDone: {
          target: 'signedIn',
          actions: [
            'forgetPassword',
            { type: 'saveSession', params: ({ event }) => ({ session: event.output }) },
            { type: 'rememberMethod', params: { method: 'passkey' } },
          ],
        },
        onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
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
