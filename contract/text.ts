import { define, type Struct } from 'superstruct';

// Unpaired surrogates and ASCII controls except tab and line feed: not all databases store them, and pages cannot show them.
const unwanted = /(?![\t\n\u007F-\u009F])[\p{Cc}\p{Cs}]/u;
const halves = /\p{Cs}/gu;
const controls = /(?![\t\n\u007F-\u009F])\p{Cc}/gu;

/** True for text that can be stored, sent and shown. */
export const isText = (value: string): boolean => !unwanted.test(value);

/**
 * Cleans text from sources that get no error message: a model, a provider, a User-Agent. Unpaired surrogates become U+FFFD, controls are removed.
 * User input is validated by `text()` instead.
 */
export const asText = (value: string): string =>
  isText(value) ? value : value.replaceAll('\r\n', '\n').replaceAll(halves, '\uFFFD').replaceAll(controls, '');

/** The text of a request: well-formed. Wrap it in `size` to limit its length. */
export const text = (): Struct<string, null> => define('text', (value) => typeof value === 'string' && isText(value));

const guidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The key of something, in a request. */
export const guid = (): Struct<string, null> => define('guid', (value) => typeof value === 'string' && guidPattern.test(value));

/** At most `most` UTF-16 units of `value`, cut between what readers see as letters (https://unicode.org/reports/tr29). */
export function cutText(value: string, most: number): string {
  if (value.length <= most) return value;
  let end = 0;
  // One letter more than fits is enough to know where the last one ends; a letter of thousands of marks is none.
  for (const { index, segment } of new Intl.Segmenter().segment(value.slice(0, most + 200))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return value.slice(0, end);
}

/** Whether a value is a day of the calendar: '2026-02-28'. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);
