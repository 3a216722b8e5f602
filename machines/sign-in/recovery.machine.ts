import { assign, setup, type PromiseActorLogic } from 'xstate';
import { keepError, kept } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';
import type { Session } from '../../contract/entities.ts';
import { type ApiError } from '../../contract/errors.ts';
import { emailProblem, recoveryCodeProblem, type ProblemId } from '../../contract/validation.ts';

export interface RecoveryInput {
  email: string;
}

interface Recovery {
  email: string;
  code: string;
}

interface RecoveryContext extends Recovery {
  problems: { email: ProblemId | null; code: ProblemId | null };
  error: ApiError | null;
}

export type RecoveryEvent = { type: 'email.changed'; email: string } | { type: 'code.changed'; code: string } | { type: 'form.submitted' };

/** The page where a user creates a new passkey after signing in with a recovery code. */
const passkeysPath = '/account/passkeys';

const problemsOf = ({ email, code }: Recovery) => ({ email: emailProblem(email), code: recoveryCodeProblem(code) });

/** /login/recovery: sign-in with a recovery code, for owners who lost their passkey. */
export const recoveryMachine = setup({
  types: {} as {
    context: RecoveryContext;
    input: RecoveryInput;
    events: RecoveryEvent;
    output: { redirectTo: string };
    tags: 'busy';
  },
  actors: {} as { recover: PromiseActorLogic<Session, Recovery> },
  actions: {
    setEmail: assign(({ context }, { email }: { email: string }) => ({
      email,
      problems: { ...context.problems, email: null },
      error: null,
    })),
    setCode: assign(({ context }, { code }: { code: string }) => ({ code, problems: { ...context.problems, code: null }, error: null })),
    showProblems: assign({ problems: ({ context }) => problemsOf(context) }),
    keepError: assign(kept),
    forgetCode: assign({ code: '' }),
    /** Holes for the composition root: other sign-in pages, the session actor. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    saveSession: (_, _params: { session: Session }) => undefined,
  },
  guards: {
    isFilledIn: ({ context }) => Object.values(problemsOf(context)).every((problem) => problem === null),
  },
}).createMachine({
  id: 'recovery',
  description: 'Signs in by e-mail and a recovery code.',
  context: ({ input }) => ({ ...input, code: '', problems: { email: null, code: null }, error: null }),
  output: { redirectTo: passkeysPath },
  initial: 'editing',
  states: {
    editing: {
      description: 'E-mail and recovery code are being typed.',
      on: {
        'email.changed': {
          actions: [
            { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            { type: 'rememberEmail', params: ({ event }) => ({ email: event.email }) },
          ],
        },
        'code.changed': { actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) } },
        'form.submitted': [{ guard: 'isFilledIn', target: 'submitting' }, { actions: 'showProblems' }],
      },
    },
    submitting: load('The server is checking the code.', {
      src: 'recover',
      input: ({ context }) => ({ email: context.email.trim(), code: context.code }),
      onDone: {
        target: 'signedIn',
        actions: ['forgetCode', { type: 'saveSession', params: ({ event }) => ({ session: event.output }) }],
      },
      onError: { target: 'editing', actions: keepError },
    }),
    signedIn: { type: 'final', description: 'The session is saved; the way leads on.' },
  },
});
