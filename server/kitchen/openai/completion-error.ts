import { errorCodes } from '../../../contract/errors.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';

/** Why a model gave no answer, in words for the user; `statusCode` is one of the contract's. Never holds a key or the provider's own text. */
export class CompletionError extends Error {
  readonly statusCode: number;
  readonly sentence: Sentence;
  /** Seconds that the provider asked to wait, or a sensible delay before a retry. */
  readonly retryAfter: number | null;
  /** True for failures that may pass soon. */
  readonly isPassing: boolean;
  /** Seconds that the provider itself asked to wait; null when it named none. */
  readonly asked: number | null;

  constructor(
    name: keyof typeof errorCodes,
    sentence: Sentence,
    retryAfter: number | null = null,
    isPassing = false,
    asked: number | null = null,
  ) {
    super(sentence.id);
    this.name = 'CompletionError';
    this.statusCode = errorCodes[name].statusCode;
    this.sentence = sentence;
    this.retryAfter = retryAfter;
    this.isPassing = isPassing;
    this.asked = asked;
  }
}

export const cutOff = () =>
  new CompletionError(
    'kitchenUnavailable',
    i18n._("The kitchen's answer broke off before the recipe was finished. Your description and photo are kept; you can try again."),
    5,
    true,
  );
export const silent = () =>
  new CompletionError(
    'kitchenUnavailable',
    i18n._('The kitchen did not answer in time. Your description and photo are kept; you can try again.'),
    10,
  );
export const unreachable = () =>
  new CompletionError(
    'kitchenUnavailable',
    i18n._('The kitchen could not be reached. Your description and photo are kept; you can try again.'),
    10,
    true,
  );
export const declined = () =>
  new CompletionError('invalidInput', i18n._('The kitchen declined to write a recipe for this. Please describe the dish in other words.'));
/** `reason` is the model's own sentence, in the requested language; '' when it gives none. */
export const noFood = (reason: string) =>
  new CompletionError(
    'invalidInput',
    reason === ''
      ? i18n._('This does not seem to be something to eat.')
      : i18n._('This does not seem to be something to eat. {reason}', { reason }),
  );
export const unusable = () =>
  new CompletionError(
    'kitchenUnavailable',
    i18n._(
      'The kitchen answered twice with something that is not a complete recipe. Your description and photo are kept; you can try again.',
    ),
    5,
  );

/** The answer could not be proven to keep the wishes, even after a retry. */
export const unproven = (wishes: readonly string[]) =>
  new CompletionError(
    'kitchenUnavailable',
    i18n._(
      'The kitchen could not confirm that the recipe meets this: {wishes}. To be safe, it is not shown. Please try again, or change your request.',
      {
        wishes,
      },
    ),
    5,
  );
export const tooLong = () =>
  new CompletionError(
    'kitchenUnavailable',
    i18n._('The recipe became too long for the kitchen. Please ask for something simpler. Your description and photo are kept.'),
  );

/** Seconds from a Retry-After header, which may also be a date (RFC 9110, 10.2.3); null without one. */
export function secondsToWait(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(86_400, Math.max(0, Math.ceil(seconds))) : null;
}

/** The user's message for an HTTP status other than 2xx. */
export function refusedBy(status: number, retryAfter: number | null): CompletionError {
  if (status === 401 || status === 403) {
    return new CompletionError(
      'kitchenUnavailable',
      i18n._(
        "The kitchen's provider refused its key. The operator of this site has to set a valid one. Your description and photo are kept.",
      ),
    );
  }
  if (status === 429)
    return new CompletionError(
      'kitchenUnavailable',
      i18n._('The kitchen has too many requests at the moment. Your description and photo are kept; you can try again.'),
      retryAfter ?? 30,
      true,
      retryAfter,
    );
  if (status === 404)
    return new CompletionError(
      'kitchenUnavailable',
      i18n._(
        "The kitchen's provider does not have its model. The operator of this site has to check the settings. Your description and photo are kept.",
      ),
    );
  if (status === 413) return new CompletionError('tooLarge', i18n._('The photo is too large for the kitchen. Please take a smaller one.'));
  if (status >= 400 && status < 500)
    return new CompletionError(
      'kitchenUnavailable',
      i18n._("The kitchen's provider did not accept the request (HTTP {status}). Your description and photo are kept; you can try again.", {
        status,
      }),
    );
  return new CompletionError(
    'kitchenUnavailable',
    i18n._('The kitchen has a problem at the moment (HTTP {status}). Your description and photo are kept; you can try again.', { status }),
    retryAfter ?? 10,
    status === 502 || status === 503 || status === 504,
    retryAfter,
  );
}
