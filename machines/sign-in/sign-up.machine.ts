import { timings } from '../parts/timings.ts';
import { anybody } from './pop-up.machine.ts';
import { keepError } from '../parts/failure.ts';
import { asSignUpState, beginningOf, redirectOf } from './sign-up.model.ts';
import { signUpSetup } from './sign-up.setup.ts';

/** Sign-up: account, code, profile, then the kitchen. */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  description: 'From an e-mail address and a password, or a passkey, to an account with a name.',
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
      // A new user goes to the profile step, an existing one back.
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
        // A verification screen without an e-mail or token in state redirects to /login.
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
        'passkey.requested': [
          { guard: 'hasEmail', target: 'offering', actions: 'beginAnew' },
          { guard: 'hasPasskeys', actions: 'showEmailProblem' },
        ],
      },
    },
    offering: {
      description: 'The server is asked whether the address is free, and what the passkey is made of.',
      tags: 'busy',
      invoke: {
        id: 'beginPasskey',
        src: 'beginPasskey',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'making', actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) } },
        onError: { target: 'form', actions: keepError },
      },
    },
    making: {
      description: 'The browser is asking where the passkey goes.',
      tags: 'busy',
      invoke: {
        id: 'makePasskey',
        src: 'makePasskey',
        input: ({ context }) => ({ options: context.options }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'binding',
            actions: { type: 'keepRegistration', params: ({ event }) => event.output },
          },
          // Closing the dialog is not an error.
          { target: 'form', actions: 'forgetPasskey' },
        ],
        onError: { target: 'form', actions: ['forgetPasskey', keepError] },
      },
    },
    binding: {
      description: 'The server is taking the passkey, and a code is mailed.',
      tags: 'busy',
      exit: 'forgetPasskey',
      invoke: {
        id: 'createByPasskey',
        src: 'createByPasskey',
        input: ({ context }) => ({ registration: context.registration }),
        onDone: {
          target: 'verifying',
          actions: [
            'settleCredentials',
            { type: 'setWay', params: { isByPasskey: true } },
            {
              type: 'keepToken',
              params: ({ context, event }) => ({ token: event.output.token, resendAt: context.now() + timings.resendCooldown }),
            },
            { type: 'rememberSignUp', params: ({ context }) => asSignUpState(context) },
          ],
        },
        onError: { target: 'form', actions: keepError },
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
            { type: 'setWay', params: { isByPasskey: false } },
            {
              type: 'keepToken',
              params: ({ context, event }) => ({ token: event.output.token, resendAt: context.now() + timings.resendCooldown }),
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
        // The address follows the state; the resulting address event must not restart the step.
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
            guard: { type: 'isConfirmedByPasskey', params: ({ event }) => event.output },
            target: 'makingCodes',
            actions: [
              'forgetSignUp',
              'forgetToken',
              { type: 'keepSession', params: ({ event }) => event.output },
              { type: 'saveSession', params: ({ event }) => event.output },
            ],
          },
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
    makingCodes: {
      description: 'Recovery codes are being made. Without them the sign-up goes on; the settings make some.',
      // A reload continues with the name.
      entry: { type: 'showStep', params: { step: 'profile' } },
      tags: 'busy',
      on: {
        'step.opened': { guard: { type: 'isStep', params: ({ event }) => ({ opened: event.step, current: 'profile' as const }) } },
      },
      invoke: {
        id: 'makeCodes',
        src: 'makeCodes',
        onDone: { target: 'showingCodes', actions: { type: 'keepCodes', params: ({ event }) => ({ codes: event.output }) } },
        onError: { target: 'naming' },
      },
    },
    showingCodes: {
      description: 'The recovery codes are shown, this once.',
      exit: 'forgetCodes',
      on: {
        'codes.kept': 'naming',
        'step.opened': { guard: { type: 'isStep', params: ({ event }) => ({ opened: event.step, current: 'profile' as const }) } },
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
