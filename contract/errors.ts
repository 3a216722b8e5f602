import { is, nullable, number, string, type, unknown, type Infer } from 'superstruct';

/** Every `status_code` an envelope may carry, with the HTTP status it travels under. 0 is success. */
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
  stepUpRequired: { statusCode: 15, http: 403 }, // The last second step in this session is too long ago.
  secondFactorRequired: { statusCode: 16, http: 403 }, // The account has nothing to give a second step with.
  withdrawn: { statusCode: 17, http: 410 }, // A link to something that its owner, or staff, shows no more.
} as const;

export type ErrorName = keyof typeof errorCodes;

/** The error object as every caller sees it, for every failure. */
export const apiErrorSchema = type({ message: string(), statusCode: number(), payload: nullable(unknown()) });
export type ApiError = Infer<typeof apiErrorSchema>;

/** True when `error` is the error that the server calls `name`. */
export const isError = (error: ApiError | null, name: ErrorName): boolean => error?.statusCode === errorCodes[name].statusCode;

/** Seconds that a 429 or a busy kitchen asks to wait, or null when it does not say. */
export function retryAfterSeconds(error: ApiError): number | null {
  const { payload } = error;
  if (typeof payload !== 'object' || payload === null || !('retryAfter' in payload)) return null;
  const seconds = payload.retryAfter;
  return typeof seconds === 'number' && seconds >= 0 ? seconds : null;
}

/** How often a code may still be tried; null when the error does not say. */
function attemptsLeft({ payload }: ApiError): number | null {
  if (typeof payload !== 'object' || payload === null || !('attemptsLeft' in payload)) return null;
  return typeof payload.attemptsLeft === 'number' ? payload.attemptsLeft : null;
}

/** True when no try of a code can be right any more: a new one is to be asked for. */
export const isCodeSpent = (error: ApiError): boolean =>
  isError(error, 'codeExpired') || (isError(error, 'wrongCode') && attemptsLeft(error) === 0);

/** The field -> message table of an invalid-input error; empty for any other error. */
export function fieldMessages(error: ApiError | null): Record<string, string> {
  if (!isError(error, 'invalidInput') || typeof error?.payload !== 'object' || error.payload === null) return {};
  const entries = Object.entries(error.payload).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** Anything that was thrown, as an error object: an error object stays itself, anything else gets the default code 1. */
export function asApiError(thrown: unknown): ApiError {
  if (is(thrown, apiErrorSchema)) return { message: thrown.message, statusCode: thrown.statusCode, payload: thrown.payload };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { message, statusCode: errorCodes.unknown.statusCode, payload: null };
}
