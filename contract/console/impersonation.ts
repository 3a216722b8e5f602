import { object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { sessionSchema } from '../entities.ts';

/** Length of the reason. In code points, trimmed. */
export const reasonLength = { min: 3, max: 500 } as const;

export type ReasonProblem = 'reason.required' | 'reason.short' | 'reason.long';

export function reasonProblem(reason: string): ReasonProblem | null {
  const { length } = [...reason.trim()];
  if (length === 0) return 'reason.required';
  if (length < reasonLength.min) return 'reason.short';
  return length > reasonLength.max ? 'reason.long' : null;
}

/** The user that staff are about to impersonate. */
export const loginSubjectSchema = type({ guid: string(), email: string(), fullName: string() });
export type LoginSubject = Infer<typeof loginSubjectSchema>;

/** Impersonation: staff log in as another user. The way back is a page: see console-paths.ts. */
export const impersonationEndpoints = {
  getLoginSubject: endpoint({
    method: 'GET',
    path: '/api/console/users/:guid/login',
    body: null,
    query: null,
    payload: loginSubjectSchema,
    errors: ['notSignedIn', 'notAllowed', 'notFound', 'secondFactorRequired'],
  }),
  loginAsUser: endpoint({
    method: 'POST',
    path: '/api/console/users/:guid/login',
    body: object({ reason: size(text(), 0, 5_000) }),
    query: null,
    payload: sessionSchema,
    errors: [
      'invalidInput',
      'notSignedIn',
      'notAllowed',
      'notFound',
      'conflict',
      'tooManyRequests',
      'stepUpRequired',
      'secondFactorRequired',
    ],
  }),
} as const;
