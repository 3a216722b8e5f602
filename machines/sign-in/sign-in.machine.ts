import { oauthProblemOf } from '../../contract/sign-in/oauth.ts';
import { emptyForm } from './credentials.ts';
import { defaultPage, profilePage } from '../shell/start-page.ts';
import { anybody } from './pop-up.machine.ts';
import { keepError, thrown } from '../parts/failure.ts';
import { signInSetup } from './sign-in.setup.ts';

export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description: 'Signs in by e-mail and password, by a passkey, or through another site.',
  context: ({ input }) => ({ ...emptyForm(input.email), ...input, assertion: null, isNewUser: false, code: '', codeProblem: null }),
  // A new user of a third party goes to the profile step.
  output: ({ context }) => ({ redirectTo: context.isNewUser ? profilePage : (context.sourcePage ?? defaultPage) }),
  invoke: {
    id: 'popUp',
    src: 'popUp',
    input: ({ context, self }) => ({ loginState: anybody, newId: context.newId, parent: self }),
  },
  on: {
    'oauth.reported': [
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
      invoke: {
        id: 'awaitPasskey',
        src: 'awaitPasskey',
        onDone: {
          guard: { type: 'isChosen', params: ({ event }) => event.output },
          target: 'entering',
          actions: { type: 'keepAssertion', params: ({ event }) => event.output },
        },
        // Not requested by the user: where it fails, the form works as usual.
        onError: {},
      },
      // The challenge is valid for a few minutes only, but a form may stay open for hours.
      after: { challengeRenewal: { guard: 'hasPasskeys', target: 'editing', reenter: true } },
      // The first step succeeded: by password or third party, also after a full-page sign-in.
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
          // Closing the dialog is not an error.
          { target: 'editing' },
        ],
        onError: { target: 'editing', actions: keepError },
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
        onError: { target: 'editing', actions: keepError },
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
            guard: { type: 'isExpired', params: thrown },
            target: 'editing',
            actions: ['forgetCode', keepError],
          },
          { target: 'coding', actions: keepError },
        ],
      },
    },
    signedIn: { type: 'final', description: 'The session is saved; the way leads on.' },
  },
});
