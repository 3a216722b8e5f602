import { is, nullable, number, string, type, unknown, type Infer } from 'superstruct';

/** Every `status_code` of an envelope with its HTTP status. 0 is success. */
export const errorCodes = {
  unknown: { statusCode: 1, http: 500 },
  invalidInput: { statusCode: 2, http: 400 }, // payload: field -> message
  notSignedIn: { statusCode: 3, http: 401 },
  notAllowed: { statusCode: 4, http: 403 },
  notFound: { statusCode: 5, http: 404 },
  tooManyRequests: { statusCode: 6, http: 429 }, // payload: { retry_after } in seconds
  wrongCode: { statusCode: 7, http: 422 }, // payload: { attempts_left }
  codeExpired: { statusCode: 8, http: 410 },
  emailTaken: { statusCode: 9, http: 409 },
  conflict: { statusCode: 10, http: 409 },
  kitchenUnavailable: { statusCode: 11, http: 503 }, // payload: { retry_after } or null
  tooLarge: { statusCode: 12, http: 413 },
  unsupportedMedia: { statusCode: 13, http: 415 },
  secondStepRequired: { statusCode: 14, http: 401 }, // The password is right; the code of the authenticator app is missing.
  stepUpRequired: { statusCode: 15, http: 403 }, // The last second step in this session is too old.
  secondFactorRequired: { statusCode: 16, http: 403 }, // The account has no second step.
  withdrawn: { statusCode: 17, http: 410 }, // A link to something that its owner, or staff, withdrew.
} as const;

export type ErrorName = keyof typeof errorCodes;

/** The error object as every caller sees it, for every failure. */
export const apiErrorSchema = type({ message: string(), statusCode: number(), payload: nullable(unknown()) });
export type ApiError = Infer<typeof apiErrorSchema>;

/** True when `error` is the server's error `name`. */
export const isError = (error: ApiError | null, name: ErrorName): boolean => error?.statusCode === errorCodes[name].statusCode;

/** Seconds that a 429 or a busy kitchen asks to wait; null when not given. */
export function retryAfterSeconds(error: ApiError): number | null {
  const { payload } = error;
  if (typeof payload !== 'object' || payload === null || !('retryAfter' in payload)) return null;
  const seconds = payload.retryAfter;
  return typeof seconds === 'number' && seconds >= 0 ? seconds : null;
}

/** Remaining tries of a code; null when the error does not say. */
function attemptsLeft({ payload }: ApiError): number | null {
  if (typeof payload !== 'object' || payload === null || !('attemptsLeft' in payload)) return null;
  return typeof payload.attemptsLeft === 'number' ? payload.attemptsLeft : null;
}

/** True when a code has no tries left and a new one must be requested. */
export const isCodeSpent = (error: ApiError): boolean =>
  isError(error, 'codeExpired') || (isError(error, 'wrongCode') && attemptsLeft(error) === 0);

/** The field -> message table of an invalid-input error; empty for any other error. */
export function fieldMessages(error: ApiError | null): Record<string, string> {
  if (!isError(error, 'invalidInput') || typeof error?.payload !== 'object' || error.payload === null) return {};
  const entries = Object.entries(error.payload).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** Any thrown value as an error object: an error object stays itself, anything else gets the default code 1. */
export function asApiError(thrown: unknown): ApiError {
  if (is(thrown, apiErrorSchema)) return { message: thrown.message, statusCode: thrown.statusCode, payload: thrown.payload };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { message, statusCode: errorCodes.unknown.statusCode, payload: null };
}
