import { fillPath } from '../endpoint.ts';
import type { AreaName } from './areas.ts';
import { consoleExportPath } from './console-endpoints.ts';

/** Which rows, as a list's query without its page, and which columns. */
export interface WantedRows {
  area: AreaName;
  query: string;
  columns: readonly string[];
}

/** Where they are to be had. It works as a plain link, too. */
export const exportAddress = ({ area, query, columns }: WantedRows): string =>
  `${fillPath(consoleExportPath, { area })}?query=${encodeURIComponent(query)}&columns=${columns.map(encodeURIComponent).join(',')}`;

/** How many rows a file will have: counted, or about so many where counting them all would keep everybody waiting. */
export interface ExportTotal {
  rows: number;
  isAbout: boolean;
}

/** The header of an export that says how many rows follow: "12430", or "~1000000" for about so many. */
export const totalHeader = 'x-total-count';

export const writeTotal = ({ rows, isAbout }: ExportTotal): string => `${isAbout ? '~' : ''}${rows}`;

/** Null for what says nothing: a server of another version, or something between it and the browser. */
export function readTotal(text: string | null): ExportTotal | null {
  const found = /^(~?)(\d{1,15})$/.exec(text ?? '');
  return found === null ? null : { rows: Number(found[2]), isAbout: found[1] === '~' };
}

/** What the file is called. `at` in milliseconds since 1970. */
export const exportFileName = (area: AreaName, at: number): string => `anydish-${area}-${new Date(at).toISOString().slice(0, 10)}.csv`;
