import type { Area, Field } from '../../../contract/console/area.ts';
import type { Cell } from '../../../contract/console/shapes.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import type { Fields } from '../engine/source.ts';

const longest = { text: 500, longText: 50_000, choices: 50 } as const;

const unknown = i18n._('This field is not known.');
const fixed = i18n._('This field cannot be changed.');

/** The problem of a value for a field of this kind; null for a valid one. */
function problemOf({ kind }: Field, value: Cell): Sentence | null {
  if (value === null) return null;
  switch (kind) {
    case 'number':
    case 'time':
      return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31 ? null : i18n._('This must be a whole number.');
    case 'flag':
      return typeof value === 'boolean' ? null : i18n._('This must be true or false.');
    case 'choices':
      return Array.isArray(value) && value.length <= longest.choices ? null : i18n._('This must be a list.');
    case 'picture':
    case 'choice':
    case 'person':
    case 'recipe':
    case 'recipeSheet':
    case 'text':
    case 'longText':
    case 'numberedText': {
      if (typeof value !== 'string') return i18n._('This must be a text.');
      const most = kind === 'longText' || kind === 'numberedText' ? longest.longText : longest.text;
      const count = most;
      return value.length <= most
        ? null
        : i18n._('{count, plural, one {Please use at most # character.} other {Please use at most # characters.}}', { count });
    }
  }
}

/**
 * Checks the fields of a form. `isNew`: fields that can only be set once are allowed.
 * @throws Failure invalidInput under each field that is read-only or has a value of another kind
 */
export function checkFields(area: Area, fields: Fields, isNew: boolean): Fields {
  const problems: Record<string, Sentence> = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = Object.hasOwn(area.fields, name) ? area.fields[name] : undefined;
    const mayWrite = field?.written === 'always' || (isNew && field?.written === 'once');
    const problem = field === undefined ? unknown : mayWrite ? problemOf(field, value) : fixed;
    if (problem !== null) problems[`fields.${name}`] = problem;
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return fields;
}
