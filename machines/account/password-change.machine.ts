import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { Account } from '../../contract/account/settings-endpoints.ts';
import { passwordProblem, type ProblemId } from '../../contract/validation.ts';
import { failed, load, type LoaderEvent, saving } from '../parts/loader.ts';
import { keepError, kept } from '../parts/failure.ts';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

interface PasswordChangeContext extends Passwords {
  problems: { currentPassword: ProblemId | null; newPassword: ProblemId | null };
  error: ApiError | null;
}

export type PasswordChangeEvent =
  | { type: 'currentPassword.changed'; password: string }
  | { type: 'newPassword.changed'; password: string }
  | { type: 'form.submitted' }
  | LoaderEvent;

const noProblems = { currentPassword: null, newPassword: null };
const findProblems = ({ currentPassword, newPassword }: Passwords) => ({
  currentPassword: passwordProblem(currentPassword),
  newPassword: passwordProblem(newPassword),
});

/** ASVS 6.2.3: change the password by entering the current one. An account without a password is pointed to the reset. */
export const passwordChangeMachine = setup({
  types: {} as { context: PasswordChangeContext; events: PasswordChangeEvent; tags: 'busy' | 'form' },
  actors: {} as { loadAccount: PromiseActorLogic<Account>; changePassword: PromiseActorLogic<unknown, Passwords> },
  actions: {
    setCurrent: assign(({ context }, { password }: { password: string }) => ({
      currentPassword: password,
      problems: { ...context.problems, currentPassword: null },
      error: null,
    })),
    setNew: assign(({ context }, { password }: { password: string }) => ({
      newPassword: password,
      problems: { ...context.problems, newPassword: null },
      error: null,
    })),
    showProblems: assign({ problems: ({ context }) => findProblems(context) }),
    keepError: assign(kept),
    forgetPasswords: assign({ currentPassword: '', newPassword: '', problems: noProblems, error: null }),
  },
  guards: {
    hasPassword: (_, { account }: { account: Account }) => account.hasPassword,
    isFilledIn: ({ context }) => Object.values(findProblems(context)).every((problem) => problem === null),
  },
}).createMachine({
  id: 'passwordChange',
  description: 'Puts a new password in the place of the current one.',
  context: { currentPassword: '', newPassword: '', problems: noProblems, error: null },
  initial: 'loading',
  states: {
    loading: load('Whether the account has a password is being asked.', {
      src: 'loadAccount',
      onDone: [
        { guard: { type: 'hasPassword', params: ({ event }) => ({ account: event.output }) }, target: 'editing' },
        { target: 'passwordless' },
      ],
      onError: 'failed',
    }),
    failed: failed('The answer did not come.', 'loading'),
    passwordless: { description: 'The account has other ways to sign in only; a code from the mail gives it its first password.' },
    editing: {
      description: 'Both passwords are being typed.',
      tags: 'form',
      on: {
        'currentPassword.changed': { actions: { type: 'setCurrent', params: ({ event }) => ({ password: event.password }) } },
        'newPassword.changed': { actions: { type: 'setNew', params: ({ event }) => ({ password: event.password }) } },
        'form.submitted': [{ guard: 'isFilledIn', target: 'submitting' }, { actions: 'showProblems' }],
      },
    },
    submitting: saving('The server is checking the current password and setting the new one.', {
      src: 'changePassword',
      input: ({ context: { currentPassword, newPassword } }) => ({ currentPassword, newPassword }),
      onDone: { target: 'changed', actions: 'forgetPasswords' },
      onError: { target: 'editing', actions: keepError },
    }),
    changed: {
      description: 'The new password is in force, and the page says so until the next is typed.',
      tags: 'form',
      on: {
        'currentPassword.changed': {
          target: 'editing',
          actions: { type: 'setCurrent', params: ({ event }) => ({ password: event.password }) },
        },
        'newPassword.changed': { target: 'editing', actions: { type: 'setNew', params: ({ event }) => ({ password: event.password }) } },
        'form.submitted': { target: 'editing', actions: 'showProblems' },
      },
    },
  },
});
