import { fillPath } from '../endpoint.ts';
import type { AreaName } from './areas.ts';
import { consoleExportPath } from './console-endpoints.ts';

/** The rows, as a list's query without its page, and the columns. */
export interface WantedRows {
  area: AreaName;
  query: string;
  columns: readonly string[];
  /** The names of the columns for the first line, in the reader's language. Without them it has their ids. */
  labels?: readonly string[];
}

/** The download address. It works as a plain link, too. */
export const exportAddress = ({ area, query, columns, labels = [] }: WantedRows): string => {
  const rows = `query=${encodeURIComponent(query)}&columns=${columns.map(encodeURIComponent).join(',')}`;
  const names = labels.length === 0 ? '' : `&labels=${encodeURIComponent(labels.join('\n'))}`;
  return `${fillPath(consoleExportPath, { area })}?${rows}${names}`;
};

/** The first line of a file: the given names, if there is one for each column. */
export function headOf(columns: readonly string[], labels: string | undefined): readonly string[] {
  const names = labels?.split('\n') ?? [];
  return names.length === columns.length ? names : columns;
}

/** Number of rows in the file: exact, or an estimate when counting would take too long. */
export interface ExportTotal {
  rows: number;
  isAbout: boolean;
}

/** The header of an export with its number of rows: "12430", or "~1000000" for an estimate. */
export const totalHeader = 'x-total-count';

export const writeTotal = ({ rows, isAbout }: ExportTotal): string => `${isAbout ? '~' : ''}${rows}`;

/** Null for an invalid value: from a server of another version, or a proxy. */
export function readTotal(text: string | null): ExportTotal | null {
  const found = /^(~?)(\d{1,15})$/.exec(text ?? '');
  return found === null ? null : { rows: Number(found[2]), isAbout: found[1] === '~' };
}

/** The file name. `at` in milliseconds since 1970. */
export const exportFileName = (area: AreaName, at: number): string => `anydish-${area}-${new Date(at).toISOString().slice(0, 10)}.csv`;
