import { assign, setup, type PromiseActorLogic } from 'xstate';
import { kept } from '../parts/failure.ts';
import type { Session } from '../../contract/entities.ts';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Assertion } from '../../contract/sign-in/passkeys.ts';
import type { SignInMethod } from '../../contract/sign-in/providers.ts';
import type { ProblemId } from '../../contract/validation.ts';
import {
  editEmail,
  editPassword,
  findProblems,
  isFilledIn,
  noProblems,
  type Credentials,
  type CredentialsEvent,
  type CredentialsForm,
} from './credentials.ts';
import { timings } from '../parts/timings.ts';
import { popUpMachine, type OauthReported } from './pop-up.machine.ts';

export interface SignInInput {
  email: string;
  sourcePage: string | null;
  /** This browser's last sign-in method. */
  lastMethod: SignInMethod | null;
  /** Error of a third-party sign-in that left this page and came back. */
  error: ApiError | null;
  /** Whether this browser supports passkeys at this address. */
  hasPasskeys: boolean;
  newId: () => string;
}

/** The result of the passkey dialog; null when the user closed it. */
interface Asked {
  assertion: Assertion | null;
}

export type SignInEvent =
  | CredentialsEvent
  | OauthReported
  | { type: 'passkey.requested' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'code.cancelled' };

interface SignInContext extends CredentialsForm, SignInInput, Asked {
  isNewUser: boolean;
  /** Code of the authenticator app, or a recovery code. */
  code: string;
  codeProblem: ProblemId | null;
}

/** Password login: on success the session is saved and the user goes to the stored source page or /account. */

export const signInSetup = setup({
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
    /** Offers this browser's passkeys in the autofill of the e-mail field, and waits until one is chosen. */
    awaitPasskey: PromiseActorLogic<Asked>;
    /** Opens the browser's passkey dialog. */
    askPasskey: PromiseActorLogic<Asked>;
    signInByPasskey: PromiseActorLogic<Session, Asked>;
    confirmSignIn: PromiseActorLogic<Session, { code: string }>;
  },
  actions: {
    // Errors clear on edit, of either field.
    setEmail: assign(({ context }, params: { email: string }) => ({ ...editEmail(context, params.email), problems: noProblems })),
    setPassword: assign(({ context }, params: { password: string }) => ({
      ...editPassword(context, params.password),
      problems: noProblems,
    })),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign(kept),
    keepResult: assign({ isNewUser: (_, params: OauthReported) => params.result.isNewUser }),
    keepAssertion: assign((_, { assertion }: Asked) => ({ assertion, error: null })),
    clearError: assign({ error: null }),
    /** It is valid once. */
    forgetAssertion: assign({ assertion: null }),
    forgetPassword: assign({ password: '' }),
    setCode: assign((_, params: { code: string }) => ({ code: params.code, codeProblem: null, error: null })),
    showCodeProblem: assign({ codeProblem: 'code.invalid' }),
    forgetCode: assign({ code: '', codeProblem: null, error: null }),
    /** Holes for the composition root: other sign-in pages, the session actor, storage of the browser. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    saveSession: (_, _params: { session: Session | null }) => undefined,
    rememberMethod: (_, _params: { method: SignInMethod }) => undefined,
  },
  guards: {
    isFilledIn: ({ context }) => isFilledIn(context),
    isCodeRequired: ({ context }) => isError(context.error, 'secondStepRequired'),
    hasCode: ({ context }) => context.code.trim() !== '',
    isExpired: (_, params: { error: ApiError }) => isError(params.error, 'codeExpired'),
    isSignedIn: (_, params: OauthReported) => params.result.status,
    hasPasskeys: ({ context }) => context.hasPasskeys,
    isChosen: (_, { assertion }: Asked) => assertion !== null,
  },
  delays: { challengeRenewal: timings.challengeRenewal },
});
