import type { Failure as Problem, StructError } from 'superstruct';
import { asText, cutText } from '../../contract/text.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';

// A request may have a thousand problems; report only the first few.
const mostFields = 20;
/** Longest field path in an answer. */
export const longestPath = 100;

const expected: Record<string, Sentence> = {
  string: i18n._('This must be a text.'),
  text: i18n._('This must be a text.'),
  number: i18n._('This must be a number.'),
  integer: i18n._('This must be a whole number.'),
  boolean: i18n._('This must be true or false.'),
  array: i18n._('This must be a list.'),
  object: i18n._('This must be an object.'),
  type: i18n._('This must be an object.'),
  never: i18n._('This field is not known.'),
};

type Bound = 'exactly' | 'most' | 'least';

const lengths: Record<'characters' | 'entries', Record<Bound, (count: number) => Sentence>> = {
  characters: {
    exactly: (count) =>
      i18n._('{count, plural, one {This must have exactly # character.} other {This must have exactly # characters.}}', { count }),
    most: (count) => i18n._('{count, plural, one {Please use at most # character.} other {Please use at most # characters.}}', { count }),
    least: (count) =>
      i18n._('{count, plural, one {Please use at least # character.} other {Please use at least # characters.}}', { count }),
  },
  entries: {
    exactly: (count) =>
      i18n._('{count, plural, one {This must have exactly # entry.} other {This must have exactly # entries.}}', { count }),
    most: (count) => i18n._('{count, plural, one {Please use at most # entry.} other {Please use at most # entries.}}', { count }),
    least: (count) => i18n._('{count, plural, one {Please use at least # entry.} other {Please use at least # entries.}}', { count }),
  },
};

// Superstruct gives a bound only in its message: "between `0` and `24`", "less than or equal to 24".
function boundSentence(problem: Problem): Sentence | null {
  const between = /(?:between `(\d+)` and `(\d+)`|of `(\d+)` but)/.exec(problem.message);
  if (problem.refinement === 'size' && between) {
    const say = lengths[typeof problem.value === 'string' ? 'characters' : 'entries'];
    const [, least, most, exactly] = between;
    if (exactly !== undefined) return say.exactly(Number(exactly));
    const length = typeof problem.value === 'string' || Array.isArray(problem.value) ? problem.value.length : 0;
    return length > Number(most) ? say.most(Number(most)) : say.least(Number(least));
  }
  const bound = Number(/(?:less|greater) than (?:or equal to )?(-?[\d.]+)/.exec(problem.message)?.[1]);
  if (problem.refinement === 'max') return i18n._('This must be {bound, number} at most.', { bound });
  return problem.refinement === 'min' ? i18n._('This must be {bound, number} at least.', { bound }) : null;
}

function sentenceOf(problem: Problem): Sentence {
  if (problem.value === undefined && problem.type !== 'never') return i18n._('This field is required.');
  const choices = /^Expected one of `(.*)`, but received/.exec(problem.message)?.[1];
  if (problem.type === 'enums' && choices !== undefined)
    return i18n._('This must be one of these: {choices}.', { choices: choices.replaceAll('"', '').split(',') });
  const bound = boundSentence(problem);
  if (bound === null && problem.type === 'text' && typeof problem.value === 'string')
    return i18n._('This contains a character that cannot be stored.');
  return bound ?? expected[problem.type] ?? i18n._('This value is not accepted.');
}

/** Field (dotted path, camelCase) -> its problem, without the value, which may be a secret. */
export function problemFields(error: StructError): Record<string, Sentence> {
  const fields = new Map<string, Sentence>();
  for (const problem of error.failures()) {
    const path = asText(cutText(problem.path.map(String).join('.'), longestPath));
    // A value that is not an object has no missing fields.
    const isWithin = [...fields.keys()].some((field) => path === field || path.startsWith(`${field}.`));
    if (path !== '' && !isWithin) fields.set(path, sentenceOf(problem));
    if (fields.size === mostFields) break;
  }
  return Object.fromEntries(fields);
}
