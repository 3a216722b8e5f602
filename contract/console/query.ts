import { isDay } from '../text.ts';
import type { Area } from './area.ts';

/** The query of an area, as in its address: `?q=ada&isSuspended=yes&createdAt=2026-01-01..2026-01-31&sort=-createdAt&columns=email,name`. */
export interface Query {
  /** The search text; '' for everything. */
  search: string;
  /** Filter id -> its value, normalised by `readQuery`. */
  filters: Readonly<Record<string, string>>;
  sort: { column: string; isDescending: boolean };
  /** Null: the default columns. */
  columns: readonly string[] | null;
  /** The row before this page, signed by the server; null for the first page. */
  after: string | null;
}

/** Unknown parts of an address: they are ignored, and the page says so. */
export interface Dropped {
  name: string;
  value: string;
}

const longest = 200;

function filterValue(filter: Area['filters'][string], value: string): string | null {
  if (value === '' || value.length > longest) return null;
  switch (filter.kind) {
    case 'flag':
      return value === 'yes' || value === 'no' ? value : null;
    case 'text':
      return value.trim() === '' ? null : value.trim();
    case 'choice': {
      const chosen = value.split(',');
      const known = filter.options.filter((option) => chosen.includes(option));
      return known.length === chosen.length ? known.join(',') : null;
    }
    case 'time': {
      const [from = '', to = '', ...more] = value.split('..');
      const isRange = more.length === 0 && value.includes('..') && from + to !== '' && [from, to].every((end) => end === '' || isDay(end));
      return isRange && (from === '' || to === '' || from <= to) ? value : null;
    }
  }
}

function readSort(area: Area, text: string): Query['sort'] | null {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return Object.hasOwn(area.columns, column) && area.columns[column]?.isSortable === true ? { column, isDescending } : null;
}

/** The days of a `time` filter in milliseconds since 1970, UTC, from the first to the last moment; null for an open end. */
export function daysOf(value: string): { from: number | null; to: number | null } {
  const [from = '', to = ''] = value.split('..');
  const dayLength = 86_400_000;
  return { from: from === '' ? null : Date.parse(from), to: to === '' ? null : Date.parse(to) + dayLength - 1 };
}

/** Parses a query from an address. Server and browser share this function, so nothing unchecked reaches SQL. */
export function readQuery(area: Area, params: Iterable<readonly [string, string]>): { query: Query; dropped: Dropped[] } {
  const dropped: Dropped[] = [];
  const filters: Record<string, string> = {};
  let search = '';
  let after: string | null = null;
  let sort = readSort(area, area.sort) ?? { column: area.titleColumn, isDescending: false };
  let columns: string[] | null = null;
  for (const [name, value] of params) {
    const filter = Object.hasOwn(area.filters, name) ? area.filters[name] : undefined;
    const filtered = filter === undefined ? null : filterValue(filter, value);
    const sorted = name === 'sort' ? readSort(area, value) : null;
    const chosen = value.split(',').filter((column) => Object.hasOwn(area.columns, column));
    if (filtered !== null) filters[name] = filtered;
    else if (name === 'q' && value.length <= longest) search = value.trim();
    else if (name === 'after' && /^[\w-]{1,1000}$/.test(value)) after = value;
    else if (sorted !== null) sort = sorted;
    else if (name === 'columns' && chosen.length > 0 && chosen.length === value.split(',').length) columns = [...new Set(chosen)];
    else dropped.push({ name, value });
  }
  return { query: { search, filters, sort, columns, after }, dropped };
}

/** The query as pairs of an address, without default values. */
export function writeQuery(area: Area, { search, filters, sort, columns, after }: Query): [string, string][] {
  const params = new Map<string, string>();
  if (search !== '') params.set('q', search);
  for (const name of Object.keys(area.filters)) if (filters[name] !== undefined) params.set(name, filters[name]);
  const sortText = `${sort.isDescending ? '-' : ''}${sort.column}`;
  if (sortText !== area.sort) params.set('sort', sortText);
  if (columns !== null) params.set('columns', columns.join(','));
  if (after !== null) params.set('after', after);
  return [...params];
}
