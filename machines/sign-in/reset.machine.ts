import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import type { ResetOutcome } from '../../contract/account/account-endpoints.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { ResetState } from '../../contract/entities.ts';
import { codeProblem, emailProblem, isCode, passwordProblem } from '../../contract/validation.ts';
import { timings } from '../parts/timings.ts';
import { resendMachine } from './resend.machine.ts';
import { asResetState, confirmed, noProblems, resumed, type ResetContext, type ResetEvent, type ResetInput } from './reset.model.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';

/** Password reset: 'email', then 'verification', where six digits reveal the new password; then /login. */
export const resetMachine = setup({
  types: {} as {
    context: ResetContext;
    input: ResetInput;
    events: ResetEvent;
    output: { redirectTo: string };
    tags: 'busy' | 'newPassword' | 'keeping';
    children: { resend: 'resend'; requestReset: 'requestReset'; confirmReset: 'confirmReset' };
  },
  actors: { resend: resendMachine } as {
    resend: typeof resendMachine;
    requestReset: PromiseActorLogic<{ token: string }, { email: string }>;
    confirmReset: PromiseActorLogic<ResetOutcome, { token: string; code: string; password: string; keep: string[] | null }>;
  },
  actions: {
    setEmail: assign(({ context }, { email }: { email: string }) => ({
      email,
      problems: { ...context.problems, email: null },
      error: null,
    })),
    setCode: assign(({ context }, { code }: { code: string }) => ({ code, problems: { ...context.problems, code: null }, error: null })),
    setPassword: assign(({ context }, { password }: { password: string }) => ({
      password,
      problems: { ...context.problems, password: null },
      error: null,
    })),
    // A lost password may mean a break-in: third-party connections are removed, unless the owner confirms them.
    askWhatToKeep: assign((_, { outcome }: { outcome: ResetOutcome }) => ({
      connections: outcome?.connections ?? [],
      passkeys: outcome?.passkeys ?? [],
      keep: [],
      error: null,
    })),
    noteSecond: assign({ isSecond: true }),
    setKept: assign({ keep: (_, { keep }: { keep: string[] }) => keep }),
    forgetConnections: assign({ connections: [], passkeys: [], keep: [] }),
    settleEmail: assign({ email: ({ context }) => context.email.trim() }),
    requireEmail: assign({ problems: ({ context }) => ({ ...noProblems, email: emailProblem(context.email) }) }),
    requireCode: assign({ problems: ({ context }) => ({ ...noProblems, code: codeProblem(context.code) }) }),
    requirePassword: assign({ problems: ({ context }) => ({ ...noProblems, password: passwordProblem(context.password) }) }),
    // A newer code replaces the older one; the typed new password stays.
    keepToken: assign((_, params: { token: string; resendAt: number }) => ({
      ...params,
      code: '',
      isSecond: false,
      problems: noProblems,
      error: null,
    })),
    keepError: assign(kept),
    tellResend: sendTo('resend', (_, { error }: { error: ApiError }) => ({ type: 'code.refused' as const, error })),
    forgetToken: assign({ token: '', code: '', isSecond: false, problems: noProblems, error: null }),
    forgetSecrets: assign({ token: '', code: '', password: '' }),
    /** Holes for the composition root: other sign-in pages, storage of the tab, a toast on the next page. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    rememberReset: (_, _params: ResetState) => undefined,
    forgetReset: () => undefined,
    announceSuccess: () => undefined,
  },
  guards: {
    isUnderWay: ({ context }) => context.token !== '',
    hasEmail: ({ context }) => emailProblem(context.email) === null,
    hasCode: ({ context }) => isCode(context.code),
    lacksCode: ({ context }) => !isCode(context.code),
    isSecondAsked: (_, { outcome }: { outcome: ResetOutcome }) => outcome?.token !== undefined,
    isAsked: (_, { outcome }: { outcome: ResetOutcome }) => outcome !== null,
    hasPassword: ({ context }) => passwordProblem(context.password) === null,
  },
}).createMachine({
  id: 'reset',
  description: 'Replaces a forgotten password by means of a code sent by mail.',
  context: ({ input }) => {
    const { email, token, resendAt } = resumed(input) ?? { email: input.email, token: '', resendAt: 0 };
    return {
      email,
      token,
      resendAt,
      now: input.now,
      code: '',
      password: '',
      problems: noProblems,
      error: null,
      connections: [],
      passkeys: [],
      keep: [],
      isSecond: false,
    };
  },
  output: { redirectTo: '/login' },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Whether a reset was begun before a reload.',
      always: [{ guard: 'isUnderWay', target: 'verification' }, { target: 'email' }],
    },
    email: {
      description: 'Step one: the e-mail address is being typed.',
      on: {
        'email.changed': {
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            { type: 'rememberEmail', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'form.submitted': [{ guard: 'hasEmail', target: 'requesting', actions: 'settleEmail' }, { actions: 'requireEmail' }],
      },
    },
    requesting: {
      description: 'A code is being asked for. The answer is the same whether or not there is such an account.',
      tags: 'busy',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'verification',
          actions: [
            {
              type: 'keepToken',
              params: ({ context, event }) => ({ token: event.output.token, resendAt: context.now() + timings.resendCooldown }),
            },
            { type: 'rememberReset', params: ({ context }) => asResetState(context) },
          ],
        },
        onError: { target: 'email', actions: keepError },
      },
    },
    verification: {
      description: 'Step two: the code from the mail, and with its sixth digit the new password.',
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context, self }) => ({ email: context.email, readyAt: context.resendAt, now: context.now, parent: self }),
      },
      on: {
        'token.replaced': {
          actions: [
            { type: 'keepToken', params: ({ event }) => ({ token: event.token, resendAt: event.resendAt }) },
            { type: 'rememberReset', params: ({ context }) => asResetState(context) },
          ],
        },
      },
      initial: 'enteringCode',
      states: {
        enteringCode: {
          description: 'The six boxes wait for digits.',
          entry: 'forgetConnections',
          // Once six digits are entered a new-password field appears.
          always: { guard: 'hasCode', target: 'choosingPassword' },
          on: {
            'code.changed': { actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) } },
            'form.submitted': { actions: 'requireCode' },
            'email.change.requested': { target: '#reset.email', actions: ['forgetToken', 'forgetReset'] },
          },
        },
        choosingPassword: {
          description: 'The new password is being typed; the digits may still change.',
          tags: 'newPassword',
          always: { guard: 'lacksCode', target: 'enteringCode' },
          on: {
            'code.changed': { actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) } },
            'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
            'form.submitted': [{ guard: 'hasPassword', target: 'confirming' }, { actions: 'requirePassword' }],
            'email.change.requested': { target: '#reset.email', actions: ['forgetToken', 'forgetReset'] },
          },
        },
        choosingKept: {
          description: 'The code is right. Which of the connected sign-ins and passkeys go on opening the account is being chosen.',
          tags: ['newPassword', 'keeping'],
          always: { guard: 'lacksCode', target: 'enteringCode' },
          on: {
            'keep.changed': { actions: { type: 'setKept', params: ({ event }) => ({ keep: event.keep }) } },
            'code.changed': { actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) } },
            'password.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
            'form.submitted': [{ guard: 'hasPassword', target: 'confirmingKept' }, { actions: 'requirePassword' }],
            'email.change.requested': { target: '#reset.email', actions: ['forgetToken', 'forgetReset'] },
          },
        },
        confirming: {
          description: 'The server is checking the code and the new password.',
          tags: ['busy', 'newPassword'],
          invoke: {
            id: 'confirmReset',
            src: 'confirmReset',
            input: ({ context: { token, code, password } }) => ({ token, code, password, keep: null }),
            onDone: confirmed,
            onError: { target: 'choosingPassword', actions: [keepError, { type: 'tellResend', params: thrown }] },
          },
        },
        confirmingKept: {
          description: 'The server is checking them again, and is told which sign-ins stay.',
          tags: ['busy', 'newPassword', 'keeping'],
          invoke: {
            id: 'confirmReset',
            src: 'confirmReset',
            input: ({ context: { token, code, password, keep } }) => ({ token, code, password, keep }),
            onDone: confirmed,
            onError: { target: 'choosingKept', actions: [keepError, { type: 'tellResend', params: thrown }] },
          },
        },
      },
    },
    done: { type: 'final', description: 'The new password is in force.' },
  },
});
