import type { Failure as Problem, StructError } from 'superstruct';

// A request may be wrong in a thousand places; a person reads the first few.
const mostFields = 20;
const mostLetters = 100;

const expected: Record<string, string> = {
  string: 'This must be a text.',
  number: 'This must be a number.',
  integer: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  type: 'This must be an object.',
  never: 'This field is not known.',
};

// Superstruct tells a bound in its message only: "between `0` and `24`", "less than or equal to 24".
function boundText(problem: Problem): string | null {
  const unit = typeof problem.value === 'string' ? ' characters' : ' entries';
  const between = /(?:between `(\d+)` and `(\d+)`|of `(\d+)` but)/.exec(problem.message);
  if (problem.refinement === 'size' && between) {
    const [, least, most, exactly] = between;
    if (exactly !== undefined) return `This must have exactly ${exactly}${unit}.`;
    const length = typeof problem.value === 'string' || Array.isArray(problem.value) ? problem.value.length : 0;
    return length > Number(most) ? `Please use at most ${most}${unit}.` : `Please use at least ${least}${unit}.`;
  }
  const bound = /(?:less|greater) than (?:or equal to )?(-?[\d.]+)/.exec(problem.message)?.[1];
  if (problem.refinement === 'max') return `This must be ${bound} at most.`;
  return problem.refinement === 'min' ? `This must be ${bound} at least.` : null;
}

function textOf(problem: Problem): string {
  if (problem.value === undefined && problem.type !== 'never') return 'This field is required.';
  const choices = /^Expected one of `(.*)`, but received/.exec(problem.message)?.[1];
  if (problem.type === 'enums' && choices !== undefined) return `This must be one of ${choices.replaceAll('"', '').replaceAll(',', ', ')}.`;
  return boundText(problem) ?? expected[problem.type] ?? 'This value is not accepted.';
}

/** Field (dotted path, camelCase) -> what is wrong with it, in English, without the value itself: it may be a secret. */
export function problemFields(error: StructError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const problem of error.failures()) {
    const path = problem.path.map(String).join('.').slice(0, mostLetters);
    // What is no object at all has no fields to miss.
    const isWithin = [...fields.keys()].some((field) => path === field || path.startsWith(`${field}.`));
    if (path !== '' && !isWithin) fields.set(path, textOf(problem));
    if (fields.size === mostFields) break;
  }
  return Object.fromEntries(fields);
}
