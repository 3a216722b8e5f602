import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { EmailChangeState, Session } from '../../contract/entities.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { Account } from '../../contract/account/settings-endpoints.ts';
import { emailProblem, passwordProblem, type ProblemId } from '../../contract/validation.ts';
import { timings } from '../parts/timings.ts';
import type { TokenReplaced } from '../sign-in/resend.machine.ts';
import { verificationMachine, type VerificationOutput } from '../sign-in/verification.machine.ts';
import { failed, load, type LoaderEvent, saving } from '../parts/loader.ts';
import { keepError, kept } from '../parts/failure.ts';

interface EmailChangeInput {
  userGuid: string;
  /** An address typed before a reload; '' without one. */
  email: string;
  /** What this tab stores of a change that started before a reload. */
  stored: EmailChangeState | null;
  now: () => number;
}

interface EmailChangeContext extends EmailChangeState {
  now: () => number;
  hasPassword: boolean;
  currentPassword: string;
  problems: { email: ProblemId | null; currentPassword: ProblemId | null };
  error: ApiError | null;
}

export type EmailChangeEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'currentPassword.changed'; password: string }
  | { type: 'form.submitted' }
  | LoaderEvent
  | TokenReplaced;

const noProblems = { email: null, currentPassword: null };

const findProblems = ({ email, hasPassword, currentPassword }: EmailChangeContext): EmailChangeContext['problems'] => ({
  email: emailProblem(email),
  currentPassword: hasPassword ? passwordProblem(currentPassword) : null,
});

/** The stored change, if its code may still be valid and it belongs to the signed-in account. */
const resumed = ({ userGuid, stored, now }: EmailChangeInput): EmailChangeState | null =>
  stored !== null && stored.userGuid === userGuid && now() < stored.resendAt + timings.codeLife ? stored : null;

const asEmailChangeState = ({ userGuid, email, token, resendAt }: EmailChangeContext): EmailChangeState => ({
  userGuid,
  email,
  token,
  resendAt,
});

/** /account: change the e-mail address. Embeds the verification of the sign-up; after success the user stays on this page. */
export const emailChangeMachine = setup({
  types: {} as {
    context: EmailChangeContext;
    input: EmailChangeInput;
    events: EmailChangeEvent;
    tags: 'busy' | 'form';
    children: { verification: 'verification'; loadAccount: 'loadAccount'; beginChange: 'beginChange' };
  },
  actors: { verification: verificationMachine } as {
    verification: typeof verificationMachine;
    loadAccount: PromiseActorLogic<Account>;
    beginChange: PromiseActorLogic<{ token: string }, { email: string; currentPassword: string }>;
  },
  actions: {
    setEmail: assign(({ context }, { email }: { email: string }) => ({
      email,
      problems: { ...context.problems, email: null },
      error: null,
    })),
    setPassword: assign(({ context }, { password }: { password: string }) => ({
      currentPassword: password,
      problems: { ...context.problems, currentPassword: null },
      error: null,
    })),
    keepAccount: assign({ hasPassword: (_, { account }: { account: Account }) => account.hasPassword }),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign(kept),
    keepToken: assign((_, params: { token: string; resendAt: number }) => params),
    settleForm: assign({ email: ({ context }) => context.email.trim(), currentPassword: '' }),
    forgetToken: assign({ token: '', resendAt: 0 }),
    emptyForm: assign({ email: '', problems: noProblems, error: null }),
    /** Holes: the tab's memory, the session actor. */
    rememberChange: (_, _params: EmailChangeState) => undefined,
    forgetChange: () => undefined,
    /** Unsent input; null when there is none. */
    keepTyped: (_, _params: { email: string | null }) => undefined,
    saveSession: (_, _params: { session: Session | null }) => undefined,
  },
  guards: {
    isUnderWay: ({ context }) => context.token !== '',
    isFilledIn: ({ context }) => Object.values(findProblems(context)).every((problem) => problem === null),
    isConfirmed: (_, { session }: VerificationOutput) => session !== null,
  },
}).createMachine({
  id: 'emailChange',
  description: 'Gives an account another e-mail address, once a code that was mailed there is entered.',
  context: ({ input }) => {
    const { userGuid, now } = input;
    const { email, token, resendAt } = resumed(input) ?? { email: input.email, token: '', resendAt: 0 };
    return { userGuid, email, token, resendAt, now, hasPassword: true, currentPassword: '', problems: noProblems, error: null };
  },
  initial: 'loading',
  states: {
    loading: load('Whether the account has a password to ask for is being asked.', {
      id: 'loadAccount',
      src: 'loadAccount',
      onDone: [
        {
          // The change started before a reload.
          guard: 'isUnderWay',
          target: 'verifying',
          actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
        },
        { target: 'editing', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) } },
      ],
      onError: 'failed',
    }),
    failed: failed('The answer did not come.', 'loading'),
    editing: {
      description: 'The new address is being typed, and the password of the account, if it has one.',
      tags: 'form',
      on: {
        'email.changed': {
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            { type: 'keepTyped', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'currentPassword.changed': { actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) } },
        'form.submitted': [{ guard: 'isFilledIn', target: 'requesting' }, { actions: 'showProblems' }],
      },
    },
    requesting: saving('A code for the new address is being asked for. The answer is the same for one that is taken.', {
      id: 'beginChange',
      src: 'beginChange',
      input: ({ context: { email, currentPassword } }) => ({ email: email.trim(), currentPassword }),
      onDone: {
        target: 'verifying',
        actions: [
          'settleForm',
          {
            type: 'keepToken',
            params: ({ context, event }) => ({ token: event.output.token, resendAt: context.now() + timings.resendCooldown }),
          },
          { type: 'rememberChange', params: ({ context }) => asEmailChangeState(context) },
          { type: 'keepTyped', params: { email: null } },
        ],
      },
      onError: { target: 'editing', actions: keepError },
    }),
    verifying: {
      description: 'The code from the mail is awaited.',
      on: {
        'token.replaced': {
          actions: [
            { type: 'keepToken', params: ({ event }) => ({ token: event.token, resendAt: event.resendAt }) },
            { type: 'rememberChange', params: ({ context }) => asEmailChangeState(context) },
          ],
        },
      },
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context: { email, token, resendAt, now }, self }) => ({ email, token, resendAt, now, parent: self }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'changed',
            actions: ['forgetToken', 'forgetChange', 'emptyForm', { type: 'saveSession', params: ({ event }) => event.output }],
          },
          { target: 'editing', actions: ['forgetToken', 'forgetChange'] },
        ],
      },
    },
    changed: {
      description: 'The account has its new address, and the page says so until the next is typed.',
      tags: 'form',
      on: {
        'email.changed': {
          target: 'editing',
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            { type: 'keepTyped', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'currentPassword.changed': {
          target: 'editing',
          actions: { type: 'setPassword', params: ({ event }) => ({ password: event.password }) },
        },
        'form.submitted': { target: 'editing', actions: 'showProblems' },
      },
    },
  },
});
