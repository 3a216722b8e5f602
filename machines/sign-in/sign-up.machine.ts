import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { SignUpState } from '../../contract/entities.ts';
import type { Provider } from '../../contract/sign-in/providers.ts';
import { editEmail, editPassword, findProblems, isFilledIn, type Credentials } from './credentials.ts';
import { limits } from '../parts/limits.ts';
import { anybody, popUpMachine, type OauthReported } from './pop-up.machine.ts';
import { profileMachine } from './profile.machine.ts';
import {
  asSignUpState,
  backFrom,
  beginningOf,
  redirectOf,
  type SignUpContext,
  type SignUpEvent,
  type SignUpInput,
  type SignUpStep,
} from './sign-up.model.ts';
import { verificationMachine, type VerificationOutput } from './verification.machine.ts';
import { keepError, kept } from '../parts/failure.ts';

/** Spec 4, sign-up: account, code, profile, and on to the kitchen. */
export const signUpMachine = setup({
  types: {} as {
    context: SignUpContext;
    input: SignUpInput;
    events: SignUpEvent;
    output: { redirectTo: string };
    tags: 'busy';
    children: { popUp: 'popUp'; verification: 'verification'; profile: 'profile'; createAccount: 'createAccount' };
  },
  actors: { popUp: popUpMachine, verification: verificationMachine, profile: profileMachine } as {
    popUp: typeof popUpMachine;
    verification: typeof verificationMachine;
    profile: typeof profileMachine;
    createAccount: PromiseActorLogic<{ token: string }, Credentials>;
  },
  actions: {
    setEmail: assign(({ context }, params: { email: string }) => editEmail(context, params.email)),
    setPassword: assign(({ context }, params: { password: string }) => editPassword(context, params.password)),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign(kept),
    goBack: assign({ redirectTo: ({ context }) => backFrom(context) }),
    setStep: assign({ step: (_, params: { step: SignUpStep }) => params.step }),
    keepToken: assign((_, params: { token: string; resendAt: number }) => params),
    settleCredentials: assign({ email: ({ context }) => context.email.trim(), password: '' }),
    forgetToken: assign({ token: null, error: null }),
    keepSession: assign({ session: ({ context }, params: VerificationOutput) => params.session ?? context.session }),
    /** Holes for the composition root: the other forms of the way in, the memory of tab and browser, the session actor, the address bar. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    rememberSignUp: (_, _params: SignUpState) => undefined,
    forgetSignUp: () => undefined,
    saveSession: (_, _params: VerificationOutput) => undefined,
    showStep: (_, _params: { step: SignUpStep }) => undefined,
    rememberMethod: (_, _params: { method: Provider }) => undefined,
  },
  guards: {
    isFilledIn: ({ context }) => isFilledIn(context),
    wantsVerification: ({ context }) => context.step === 'verification' && context.token !== null,
    // A confirmed address without a name has one step left, whichever address was opened.
    wantsProfile: ({ context: { step, session } }) => session.isVerified && (step === 'profile' || session.fullName === ''),
    wantsForm: ({ context }) => context.step === 'form',
    isStep: (_, params: { opened: SignUpStep; current: SignUpStep }) => params.opened === params.current,
    isConfirmed: (_, params: VerificationOutput) => params.session !== null,
    isNewUser: (_, params: OauthReported) => params.result.status && params.result.isNewUser,
    isKnownUser: (_, params: OauthReported) => params.result.status,
  },
}).createMachine({
  id: 'signUp',
  description: 'From an e-mail address and a password to an account with a name.',
  context: ({ input }) => beginningOf(input),
  output: ({ context }) => ({ redirectTo: redirectOf(context) }),
  invoke: {
    id: 'popUp',
    src: 'popUp',
    input: ({ context, self }) => ({ loginState: anybody, newId: context.newId, parent: self }),
  },
  on: {
    'step.opened': { target: '.choosing', actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) } },
    'oauth.reported': [
      // Spec 4: a new user goes to the profile step, an existing one back.
      {
        guard: { type: 'isNewUser', params: ({ event }) => event },
        target: '.naming',
        actions: [
          { type: 'keepSession', params: ({ event }) => event },
          { type: 'saveSession', params: ({ event }) => event },
          { type: 'rememberMethod', params: ({ event }) => ({ method: event.provider }) },
        ],
      },
      {
        guard: { type: 'isKnownUser', params: ({ event }) => event },
        target: '.recognized',
        actions: [
          { type: 'keepSession', params: ({ event }) => event },
          { type: 'saveSession', params: ({ event }) => event },
          { type: 'rememberMethod', params: ({ event }) => ({ method: event.provider }) },
          'goBack',
        ],
      },
      { actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
    ],
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
        onError: { target: 'form', actions: keepError },
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
        input: ({ context: { typedName, session } }) => ({ fullName: typedName ?? session.fullName }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'keepSession', params: ({ event }) => event.output },
            { type: 'saveSession', params: ({ event }) => event.output },
          ],
        },
      },
    },
    recognized: { type: 'final', description: 'The user of the other site has an account already.' },
    done: { type: 'final', description: 'The account is ready; the kitchen waits.' },
    left: { type: 'final', description: 'Nothing to go on with; the way leads to the sign-in.' },
  },
});
