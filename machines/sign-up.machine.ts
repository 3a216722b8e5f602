import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Session, SignUpState } from '../contract/entities.ts';
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
import { defaultPage, limits } from './limits.ts';
import { profileMachine } from './profile.machine.ts';
import type { TokenReplaced } from './resend.machine.ts';
import { verificationMachine, type VerificationOutput } from './verification.machine.ts';

/** The three routes of a sign-up: /sign-up, /sign-up/verification, /sign-up/profile. */
export type SignUpStep = 'form' | 'verification' | 'profile';

interface SignUpInput {
  step: SignUpStep;
  /** What this tab remembers of a sign-up that was begun before a reload. */
  stored: SignUpState | null;
  sourcePage: string | null;
  session: Session;
  now: () => number;
}

type SignUpContext = CredentialsForm & {
  step: SignUpStep;
  token: string | null;
  resendAt: number;
  sourcePage: string | null;
  session: Session;
  now: () => number;
};

export type SignUpEvent = CredentialsEvent | TokenReplaced | { type: 'step.opened'; step: SignUpStep };

const firstCompanyPage = (session: Session): string | null => {
  const company = session.extra.companies?.[0];
  return company === undefined ? null : `/ai/${company.uri}/new`;
};

const asSignUpState = (context: SignUpContext): SignUpState => ({
  email: context.email,
  signUpVerificationToken: context.token ?? '',
  sourcePage: context.sourcePage,
  resendAt: context.resendAt,
});

/** Spec 4, sign-up: account, code, profile, and on to the kitchen. */
export const signUpMachine = setup({
  types: {} as {
    context: SignUpContext;
    input: SignUpInput;
    events: SignUpEvent;
    output: { redirectTo: string };
    tags: 'busy';
    children: { verification: 'verification'; profile: 'profile'; createAccount: 'createAccount' };
  },
  actors: { verification: verificationMachine, profile: profileMachine } as {
    verification: typeof verificationMachine;
    profile: typeof profileMachine;
    createAccount: PromiseActorLogic<{ token: string }, Credentials>;
  },
  actions: {
    setEmail: assign(({ context }, params: { email: string }) => editEmail(context, params.email)),
    setPassword: assign(({ context }, params: { password: string }) => editPassword(context, params.password)),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign({ error: (_, params: { error: ApiError }) => params.error }),
    setStep: assign({ step: (_, params: { step: SignUpStep }) => params.step }),
    keepToken: assign((_, params: { token: string; resendAt: number }) => params),
    settleCredentials: assign({ email: ({ context }) => context.email.trim(), password: '' }),
    forgetToken: assign({ token: null, error: null }),
    keepSession: assign({ session: ({ context }, params: VerificationOutput) => params.session ?? context.session }),
    /** Holes for the composition root: the other forms of the way in, the tab's memory, the session actor, the address bar. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    rememberSignUp: (_, _params: SignUpState) => undefined,
    forgetSignUp: () => undefined,
    saveSession: (_, _params: VerificationOutput) => undefined,
    showStep: (_, _params: { step: SignUpStep }) => undefined,
  },
  guards: {
    isFilledIn: ({ context }) => isFilledIn(context),
    wantsVerification: ({ context }) => context.step === 'verification' && context.token !== null,
    // A confirmed address without a name has one step left, whichever address was opened.
    wantsProfile: ({ context: { step, session } }) => session.isVerified && (step === 'profile' || session.fullName === ''),
    wantsForm: ({ context }) => context.step === 'form',
    isStep: (_, params: { opened: SignUpStep; current: SignUpStep }) => params.opened === params.current,
    isConfirmed: (_, params: VerificationOutput) => params.session !== null,
  },
}).createMachine({
  id: 'signUp',
  description: 'From an e-mail address and a password to an account with a name.',
  context: ({ input }) => ({
    ...emptyForm(input.stored?.email),
    step: input.step,
    token: input.stored?.signUpVerificationToken ?? null,
    resendAt: input.stored?.resendAt ?? 0,
    sourcePage: input.stored?.sourcePage ?? input.sourcePage,
    session: input.session,
    now: input.now,
  }),
  output: ({ context }) => {
    // Only a verified user finishes a sign-up; whoever lacks what a step needs starts at the sign-in.
    const redirectTo = context.session.isVerified ? (firstCompanyPage(context.session) ?? context.sourcePage ?? defaultPage) : '/login';
    return { redirectTo };
  },
  on: {
    'step.opened': { target: '.choosing', actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) } },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Which step the address asks for, and whether it may be entered.',
      always: [
        { guard: 'wantsForm', target: 'form' },
        { guard: 'wantsVerification', target: 'verifying' },
        { guard: 'wantsProfile', target: 'naming' },
        // Spec 2: a verification screen with no e-mail or token in state redirects to /login.
        { target: 'left' },
      ],
    },
    form: {
      description: 'E-mail and password are being typed.',
      on: {
        'email.changed': {
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            { type: 'rememberEmail', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
        'form.submitted': [{ guard: 'isFilledIn', target: 'creating' }, { actions: 'showProblems' }],
      },
    },
    creating: {
      description: 'The account is being created and a code mailed.',
      tags: 'busy',
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ context }) => ({ email: context.email.trim(), password: context.password }),
        onDone: {
          target: 'verifying',
          actions: [
            'settleCredentials',
            {
              type: 'keepToken',
              params: ({ context, event }) => ({ token: event.output.token, resendAt: context.now() + limits.resendCooldown }),
            },
            { type: 'rememberSignUp', params: ({ context }) => asSignUpState(context) },
          ],
        },
        onError: { target: 'form', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
      },
    },
    verifying: {
      description: 'The code from the mail is awaited.',
      entry: { type: 'showStep', params: { step: 'verification' } },
      on: {
        'token.replaced': {
          actions: [
            { type: 'keepToken', params: ({ event }) => ({ token: event.token, resendAt: event.resendAt }) },
            { type: 'rememberSignUp', params: ({ context }) => asSignUpState(context) },
          ],
        },
        // The address follows the state here; being told so must not start the step anew.
        'step.opened': { guard: { type: 'isStep', params: ({ event }) => ({ opened: event.step, current: 'verification' as const }) } },
      },
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context, self }) => ({
          email: context.email,
          token: context.token ?? '',
          resendAt: context.resendAt,
          now: context.now,
          parent: self,
        }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'naming',
            actions: [
              'forgetSignUp',
              'forgetToken',
              { type: 'keepSession', params: ({ event }) => event.output },
              { type: 'saveSession', params: ({ event }) => event.output },
            ],
          },
          { target: 'form', actions: ['forgetSignUp', 'forgetToken', { type: 'showStep', params: { step: 'form' } }] },
        ],
      },
    },
    naming: {
      description: 'The last step: the full name.',
      entry: { type: 'showStep', params: { step: 'profile' } },
      on: {
        'step.opened': { guard: { type: 'isStep', params: ({ event }) => ({ opened: event.step, current: 'profile' as const }) } },
      },
      invoke: {
        id: 'profile',
        src: 'profile',
        input: ({ context }) => ({ fullName: context.session.fullName }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'keepSession', params: ({ event }) => event.output },
            { type: 'saveSession', params: ({ event }) => event.output },
          ],
        },
      },
    },
    done: { type: 'final', description: 'The account is ready; the kitchen waits.' },
    left: { type: 'final', description: 'Nothing to go on with; the way leads to the sign-in.' },
  },
});
