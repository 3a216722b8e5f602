import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Session } from '../contract/entities.ts';
import type { ApiError } from '../contract/errors.ts';
import type { SignInMethod } from '../contract/providers.ts';
import {
  editEmail,
  editPassword,
  emptyForm,
  findProblems,
  isFilledIn,
  noProblems,
  type Credentials,
  type CredentialsEvent,
  type CredentialsForm,
} from './credentials.ts';
import { defaultPage, profilePage } from './limits.ts';
import { anybody, popUpMachine, type ThirdPartyReported } from './pop-up.machine.ts';
import { keepError } from './failure.ts';

export interface SignInInput {
  email: string;
  sourcePage: string | null;
  /** How this browser signed in last. */
  lastMethod: SignInMethod | null;
  /** What went wrong with a sign-in by another site that left this page and came back. */
  error: ApiError | null;
  newId: () => string;
}

export type SignInEvent = CredentialsEvent | ThirdPartyReported;

type SignInContext = CredentialsForm & SignInInput & { isNewUser: boolean };

/** Spec 4, password login: on success the session is saved and the user goes to the stored source page or /account. */
export const signInMachine = setup({
  types: {} as {
    context: SignInContext;
    input: SignInInput;
    events: SignInEvent;
    output: { redirectTo: string };
    tags: 'busy';
    children: { popUp: 'popUp'; signIn: 'signIn' };
  },
  actors: { popUp: popUpMachine } as {
    popUp: typeof popUpMachine;
    signIn: PromiseActorLogic<Session, Credentials>;
  },
  actions: {
    // Spec 5: errors clear on edit, of either field.
    setEmail: assign(({ context }, params: { email: string }) => ({ ...editEmail(context, params.email), problems: noProblems })),
    setPassword: assign(({ context }, params: { password: string }) => ({
      ...editPassword(context, params.password),
      problems: noProblems,
    })),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign({ error: (_, params: { error: ApiError | null }) => params.error }),
    keepResult: assign({ isNewUser: (_, params: ThirdPartyReported) => params.result.isNewUser }),
    forgetPassword: assign({ password: '' }),
    /** Holes for the composition root: the other forms of the way in, the session actor, the browser's memory. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    saveSession: (_, _params: { session: Session | null }) => undefined,
    rememberMethod: (_, _params: { method: SignInMethod }) => undefined,
  },
  guards: {
    isFilledIn: ({ context }) => isFilledIn(context),
    isSignedIn: (_, params: ThirdPartyReported) => params.result.status,
  },
}).createMachine({
  id: 'signIn',
  description: 'Signs in by e-mail and password, or through another site.',
  context: ({ input }) => ({ ...emptyForm(input.email), ...input, isNewUser: false }),
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
        onError: { target: 'editing', actions: keepError },
      },
    },
    signedIn: { type: 'final', description: 'The session is saved; the way leads on.' },
  },
});
