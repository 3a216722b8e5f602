import { errorCodes, type ErrorName } from '../../contract/errors.ts';

/**
 * A refusal that the client is told about: one of the contract's errors with a sentence for the user.
 * `payload` is in camelCase, for instance `{ retryAfter: 30 }` or a table field -> message.
 */
export class Failure extends Error {
  readonly code: ErrorName;
  readonly payload: unknown;

  constructor(name: ErrorName, message: string, payload: unknown = null) {
    super(message);
    this.name = 'Failure';
    this.code = name;
    this.payload = payload;
  }

  get statusCode(): number {
    return errorCodes[this.code].statusCode;
  }

  get http(): number {
    return errorCodes[this.code].http;
  }
}

/** Invalid input with its message under each field; the fields are named in camelCase. */
export function invalidFields(fields: Record<string, string>): Failure {
  const messages = Object.values(fields);
  return new Failure('invalidInput', messages.length === 1 ? (messages[0] ?? '') : 'Please check the marked fields.', fields);
}
