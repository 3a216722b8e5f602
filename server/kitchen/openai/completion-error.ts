import { errorCodes } from '../../../contract/errors.ts';

/** Why a model gave no answer, as the user is told; `statusCode` is one of the contract's. Never holds a key or the provider's own text. */
export class CompletionError extends Error {
  readonly statusCode: number;
  readonly retryAfter: number | null;

  constructor(name: keyof typeof errorCodes, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'CompletionError';
    this.statusCode = errorCodes[name].statusCode;
    this.retryAfter = retryAfter;
  }
}

const kept = 'Your description and photo are kept; you can try again.';

export const cutOff = () =>
  new CompletionError('kitchenUnavailable', `The kitchen's answer broke off before the recipe was finished. ${kept}`, 5);
export const silent = () => new CompletionError('kitchenUnavailable', `The kitchen did not answer in time. ${kept}`, 10);
export const unreachable = () => new CompletionError('kitchenUnavailable', `The kitchen could not be reached. ${kept}`, 10);
export const declined = () =>
  new CompletionError('invalidInput', 'The kitchen declined to write a recipe for this. Please describe the dish in other words.');
export const unusable = () =>
  new CompletionError('kitchenUnavailable', `The kitchen answered twice with something that is not a complete recipe. ${kept}`, 5);

/** Seconds from a Retry-After header, which may also be a date (RFC 9110, 10.2.3); null when it says nothing. */
export function secondsToWait(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(86_400, Math.max(0, Math.ceil(seconds))) : null;
}

/** What an HTTP status other than 2xx means for the user. */
export function refusedBy(status: number, retryAfter: number | null): CompletionError {
  if (status === 401 || status === 403) {
    return new CompletionError(
      'kitchenUnavailable',
      "The kitchen's key was refused by its provider. Whoever runs this site must set a valid one. Your description and photo are kept.",
    );
  }
  if (status === 429)
    return new CompletionError('kitchenUnavailable', `The kitchen has too many orders at the moment. ${kept}`, retryAfter ?? 30);
  if (status === 404)
    return new CompletionError(
      'kitchenUnavailable',
      "The kitchen's model was not found at its provider. Whoever runs this site must check the settings. Your description and photo are kept.",
    );
  if (status === 413) return new CompletionError('tooLarge', 'The photo is too large for the kitchen. Please take a smaller one.');
  if (status >= 400 && status < 500)
    return new CompletionError('kitchenUnavailable', `The kitchen's provider did not accept the order (HTTP ${status}). ${kept}`);
  return new CompletionError('kitchenUnavailable', `The kitchen has a fault at the moment (HTTP ${status}). ${kept}`, retryAfter ?? 10);
}
