import { i18n } from '@anydish/language/sentence';
import { StoreError } from '../files/store-error.ts';
import { Failure } from './failure.ts';

const busy = new Failure('unknown', i18n._('The server is busy. Please try again in a moment.'), { retryAfter: 5 });
const full = new Failure('unknown', i18n._('We cannot save anything right now. Please try again in a few minutes.'), { retryAfter: 60 });

// PostgreSQL's own codes, and those of the file system below an embedded database.
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const fullWords = /no space left on device|disk quota exceeded|could not extend file/i;

/** A statement that timed out, a server that is stopping, starting or out of connections, and broken connections. */
const awayCodes = new Set([
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53400',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
/** Driver messages that come without a code. */
const awayWords =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * What the user is told when the cause is a full disk, an unreachable database or object store, not the request; null for any other error. Answered
 * as 503, so that clients and balancers try again.
 */
export function outageOf(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreError) return error.isWrite ? full : busy;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (fullCodes.has(code) || fullWords.test(error.message)) return full;
  if (awayCodes.has(code) || code.startsWith('08') || awayWords.test(error.message)) return busy;
  return null;
}

const statementTimeout = '57014';

/** Whether a statement failed because of an unreachable database or its full disk, so that the same one works later. One that took too long may not. */
export const isDatabaseAway = (error: unknown): boolean =>
  !(error instanceof StoreError) &&
  outageOf(error) !== null &&
  !(error instanceof Error && 'code' in error && error.code === statementTimeout);

/** The process is overloaded or stopping. */
export const tooBusy: Failure = busy;
