import { array, is, number, optional, record, string, type, union } from 'superstruct';
import type { Cell } from '../../../contract/console/shapes.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { inWords } from '../../language/speech.ts';
import type { Source } from './source.ts';

const sentenceSchema = type({ id: string(), values: optional(record(string(), union([string(), number(), array(string())]))) });

/** A remark of the kitchen as SQL returns it: a sentence to translate, or plain text. */
function told(cell: unknown, language: Locale): Cell {
  if (typeof cell === 'string') return cell;
  if (!is(cell, sentenceSchema)) return null;
  const { id, values = {} } = cell;
  return inWords({ id, values }, language);
}

/** Cells for their reader: the kitchen's remarks in the reader's language. */
export function toldCells({ remarks = [] }: Pick<Source, 'remarks'>, cells: Record<string, Cell>, language: Locale): Record<string, Cell> {
  const words = remarks.filter((name) => Object.hasOwn(cells, name)).map((name): [string, Cell] => [name, told(cells[name], language)]);
  return words.length === 0 ? cells : { ...cells, ...Object.fromEntries<Cell>(words) };
}
