import { errorCodes, type ErrorName } from '../../contract/errors.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';

/**
 * A refusal that the client is told about: one of the contract's errors with a sentence for the user, translated into the reader's language when it
 * is answered. `payload` is in camelCase, for instance `{ retryAfter: 30 }`.
 */
export class Failure extends Error {
  readonly code: ErrorName;
  readonly sentence: Sentence;
  readonly payload: unknown;
  /** For invalid input: field -> its problem. */
  readonly fields: Readonly<Record<string, Sentence>> | null;

  constructor(name: ErrorName, sentence: Sentence, payload: unknown = null, fields: Failure['fields'] = null) {
    super(sentence.id);
    this.name = 'Failure';
    this.code = name;
    this.sentence = sentence;
    this.payload = payload;
    this.fields = fields;
  }

  get statusCode(): number {
    return errorCodes[this.code].statusCode;
  }

  get http(): number {
    return errorCodes[this.code].http;
  }
}

/** Invalid input with the problem of each field. Fields are named in camelCase and answered as the payload. */
export function invalidFields(fields: Readonly<Record<string, Sentence>>): Failure {
  const [first, ...others] = Object.values(fields);
  const sentence = first !== undefined && others.length === 0 ? first : i18n._('Please check the marked fields.');
  return new Failure('invalidInput', sentence, null, fields);
}
