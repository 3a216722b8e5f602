import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Session } from '../contract/entities.ts';
import { asApiError, type ApiError } from '../contract/errors.ts';
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
import { defaultPage } from './limits.ts';

interface SignInInput {
  email: string;
  sourcePage: string | null;
}

type SignInContext = CredentialsForm & { sourcePage: string | null };

/** Spec 4, password login: on success the session is saved and the user goes to the stored source page or /account. */
export const signInMachine = setup({
  types: {} as {
    context: SignInContext;
    input: SignInInput;
    events: CredentialsEvent;
    output: { redirectTo: string };
    tags: 'busy';
  },
  actors: {} as { signIn: PromiseActorLogic<Session, Credentials> },
  actions: {
    setEmail: assign(({ context }, params: { email: string }) => editEmail(context, params.email)),
    setPassword: assign(({ context }, params: { password: string }) => editPassword(context, params.password)),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign({ error: (_, params: { error: ApiError }) => params.error }),
    forgetPassword: assign({ password: '' }),
    /** Holes for the composition root: the other forms of the way in, the session actor. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    saveSession: (_, _params: { session: Session }) => undefined,
  },
  guards: {
    isFilledIn: ({ context }) => isFilledIn(context),
  },
}).createMachine({
  id: 'signIn',
  description: 'Signs in by e-mail and password.',
  context: ({ input }) => ({ ...emptyForm(input.email), sourcePage: input.sourcePage }),
  output: ({ context }) => ({ redirectTo: context.sourcePage ?? defaultPage }),
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
          actions: ['forgetPassword', { type: 'saveSession', params: ({ event }) => ({ session: event.output }) }],
        },
        onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
      },
    },
    signedIn: { type: 'final', description: 'The session is saved; the way leads on.' },
  },
});
