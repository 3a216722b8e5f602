import type { ResetOutcome } from '../../contract/account/account-endpoints.ts';
import type { Keepable } from '../../contract/account/connections.ts';
import type { ResetState } from '../../contract/entities.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { ProblemId } from '../../contract/validation.ts';
import { timings } from '../parts/timings.ts';
import type { TokenReplaced } from './resend.machine.ts';

/** Initial data of a reset. */
export interface ResetInput {
  /** Input from the previous form; empty without any. */
  email: string;
  /** What this tab stores of a reset that started before a reload. */
  stored: ResetState | null;
  now: () => number;
}

export interface ResetContext extends ResetState {
  now: () => number;
  code: string;
  password: string;
  problems: { email: ProblemId | null; code: ProblemId | null; password: ProblemId | null };
  error: ApiError | null;
  /** Connections of the account, once the server asks which to keep. */
  connections: Keepable[];
  passkeys: { guid: string; name: string }[];
  /** Guids of the connections to keep. */
  keep: string[];
  /** The awaited code is the second one: after failed guesses the server requires two. */
  isSecond: boolean;
}

export type ResetEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'code.changed'; code: string }
  | { type: 'password.changed'; password: string }
  | { type: 'keep.changed'; keep: string[] }
  | { type: 'form.submitted' }
  | { type: 'email.change.requested' }
  | TokenReplaced;

export const noProblems = { email: null, code: null, password: null };

/** The stored reset, if its code may still be valid and it is for the current address. */
export function resumed({ email, stored, now }: ResetInput): ResetState | null {
  if (stored === null || now() >= stored.resendAt + timings.codeLife) return null;
  return email === '' || email.trim() === stored.email ? stored : null;
}

/** What this tab stores until the code is used. */
export const asResetState = ({ email, token, resendAt }: ResetContext): ResetState => ({ email, token, resendAt });

interface Answered {
  context: ResetContext;
  event: { output: ResetOutcome };
}

const outcome = ({ event }: Answered) => ({ outcome: event.output });

/** The next step after the server has checked the code: a second code, a question, or the end. */
export const confirmed = [
  {
    guard: { type: 'isSecondAsked', params: outcome },
    target: 'enteringCode',
    actions: [
      {
        type: 'keepToken',
        params: ({ context, event }: Answered) => ({ token: event.output?.token ?? '', resendAt: context.resendAt }),
      },
      { type: 'rememberReset', params: ({ context }: Answered) => asResetState(context) },
      'noteSecond',
    ],
  },
  { guard: { type: 'isAsked', params: outcome }, target: 'choosingKept', actions: { type: 'askWhatToKeep', params: outcome } },
  {
    target: '#reset.done',
    actions: [
      'forgetSecrets',
      'forgetReset',
      { type: 'rememberEmail', params: ({ context }: Answered) => ({ email: context.email }) },
      'announceSuccess',
    ],
  },
] as const;
