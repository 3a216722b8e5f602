import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { SignUpState } from '../../contract/entities.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { RegistrationOptions } from '../../contract/sign-in/passkeys.ts';
import type { Provider } from '../../contract/sign-in/providers.ts';
import { emailProblem } from '../../contract/validation.ts';
import { editEmail, editPassword, findProblems, isFilledIn, noProblems, type Credentials } from './credentials.ts';
import { popUpMachine, type OauthReported } from './pop-up.machine.ts';
import { profileMachine } from './profile.machine.ts';
import {
  backFrom,
  type Made,
  type Offered,
  type SignUpContext,
  type SignUpEvent,
  type SignUpInput,
  type SignUpStep,
} from './sign-up.model.ts';
import { verificationMachine, type VerificationOutput } from './verification.machine.ts';

/** Setup of the sign-up flow. */
export const signUpSetup = setup({
  types: {} as {
    context: SignUpContext;
    input: SignUpInput;
    events: SignUpEvent;
    output: { redirectTo: string };
    tags: 'busy';
    children: {
      popUp: 'popUp';
      verification: 'verification';
      profile: 'profile';
      createAccount: 'createAccount';
      beginPasskey: 'beginPasskey';
      makePasskey: 'makePasskey';
      createByPasskey: 'createByPasskey';
      makeCodes: 'makeCodes';
    };
  },
  actors: { popUp: popUpMachine, verification: verificationMachine, profile: profileMachine } as {
    popUp: typeof popUpMachine;
    verification: typeof verificationMachine;
    profile: typeof profileMachine;
    createAccount: PromiseActorLogic<{ token: string }, Credentials>;
    /** Checks the address and returns the options for creating a passkey. */
    beginPasskey: PromiseActorLogic<RegistrationOptions, { email: string }>;
    /** Asks the browser to create a passkey; null when the user closed the dialog. */
    makePasskey: PromiseActorLogic<Made, Offered>;
    createByPasskey: PromiseActorLogic<{ token: string }, Made>;
    /** Recovery codes, in case the passkey is lost. */
    makeCodes: PromiseActorLogic<readonly string[]>;
  },
  actions: {
    setEmail: assign(({ context }, params: { email: string }) => editEmail(context, params.email)),
    setPassword: assign(({ context }, params: { password: string }) => editPassword(context, params.password)),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign({ error: (_, params: { error: ApiError | null }) => params.error }),
    showEmailProblem: assign({ problems: ({ context }) => ({ email: emailProblem(context.email), password: null }) }),
    beginAnew: assign({ problems: noProblems, error: null }),
    keepOptions: assign((_, { options }: Offered) => ({ options })),
    keepRegistration: assign((_, { registration }: Made) => ({ registration })),
    /** Single-use data is dropped. */
    forgetPasskey: assign({ options: null, registration: null }),
    setWay: assign({ isByPasskey: (_, params: { isByPasskey: boolean }) => params.isByPasskey }),
    keepCodes: assign({ codes: (_, params: { codes: readonly string[] }) => params.codes }),
    forgetCodes: assign({ codes: [] }),
    goBack: assign({ redirectTo: ({ context }) => backFrom(context) }),
    setStep: assign({ step: (_, params: { step: SignUpStep }) => params.step }),
    keepToken: assign((_, params: { token: string; resendAt: number }) => params),
    settleCredentials: assign({ email: ({ context }) => context.email.trim(), password: '' }),
    forgetToken: assign({ token: null, error: null }),
    keepSession: assign({ session: ({ context }, params: VerificationOutput) => params.session ?? context.session }),
    /** Holes for the composition root: other sign-in pages, storage of tab and browser, the session actor, navigation. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    rememberSignUp: (_, _params: SignUpState) => undefined,
    forgetSignUp: () => undefined,
    saveSession: (_, _params: VerificationOutput) => undefined,
    showStep: (_, _params: { step: SignUpStep }) => undefined,
    rememberMethod: (_, _params: { method: Provider }) => undefined,
  },
  guards: {
    isFilledIn: ({ context }) => isFilledIn(context),
    hasEmail: ({ context }) => context.hasPasskeys && emailProblem(context.email) === null,
    hasPasskeys: ({ context }) => context.hasPasskeys,
    isMade: (_, { registration }: Made) => registration !== null,
    isConfirmedByPasskey: ({ context }, params: VerificationOutput) => context.isByPasskey && params.session !== null,
    wantsVerification: ({ context }) => context.step === 'verification' && context.token !== null,
    // A confirmed address without a name goes to the last step, from any address.
    wantsProfile: ({ context: { step, session } }) => session.isVerified && (step === 'profile' || session.fullName === ''),
    wantsForm: ({ context }) => context.step === 'form',
    isStep: (_, params: { opened: SignUpStep; current: SignUpStep }) => params.opened === params.current,
    isConfirmed: (_, params: VerificationOutput) => params.session !== null,
    isNewUser: (_, params: OauthReported) => params.result.status && params.result.isNewUser,
    isKnownUser: (_, params: OauthReported) => params.result.status,
  },
});
