import type { Area } from '../../contract/console/area.ts';
import { runLimits } from '../../contract/console/console-endpoints.ts';
import type { AreaName } from '../../contract/console/areas.ts';
import type { Row, RowPage, Selection } from '../../contract/console/shapes.ts';
import { readQuery, writeQuery, type Dropped, type Query } from '../../contract/console/query.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { Chosen } from './bulk-action.model.ts';

/** Key and value pairs of the query string. */
export type Params = readonly (readonly [string, string])[];

export interface CollectionInput {
  name: AreaName;
  area: Area;
  /** The query read from the address. */
  params: Params;
  /** The record beside the list at first; null for none. */
  open: string | null;
  newId: () => string;
}

export interface CollectionContext extends Omit<CollectionInput, 'params'> {
  query: Query;
  /** Parts of the address that are not valid here. */
  dropped: readonly Dropped[];
  page: RowPage | null;
  /** Cursors of the previous pages, first page first; empty when unknown. */
  trail: readonly (string | null)[];
  chosen: readonly Chosen[];
  /** Anchor of a range: the row chosen last. */
  anchor: string | null;
  /** All matching rows at one moment; null while single rows are chosen. */
  all: Selection | null;
  /** Guids excluded from the selection of all matches. */
  except: readonly string[];
  /** The requested action. */
  action: string | null;
  error: ApiError | null;
}

export type CollectionEvent =
  | { type: 'query.arrived'; params: Params }
  | { type: 'search.changed'; text: string }
  /** `value` is the new value in the address; null removes the filter. */
  | { type: 'filter.changed'; name: string; value: string | null }
  | { type: 'filters.cleared' }
  | { type: 'sort.requested'; column: string }
  | { type: 'columns.chosen'; columns: readonly string[] | null }
  | { type: 'nextPage.requested' }
  | { type: 'previousPage.requested' }
  | { type: 'row.toggled'; guid: string; isRange: boolean }
  | { type: 'page.toggled' }
  | { type: 'all.requested' }
  | { type: 'selection.cleared' }
  | { type: 'rows.changed' }
  /** Applies to the chosen rows. */
  | { type: 'action.requested'; action: string };

/** A query as a string, for the address and for calls. */
export const queryText = (area: Area, query: Query): string =>
  writeQuery(area, query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The query that defines a selection of all matches: without page and columns. */
export const matchText = (area: Area, query: Query): string => queryText(area, { ...query, after: null, columns: null });

export function begun({ params, ...input }: CollectionInput): CollectionContext {
  const { area } = input;
  return {
    ...input,
    ...readQuery(area, params),
    page: null,
    trail: [],
    chosen: [],
    anchor: null,
    all: null,
    except: [],
    action: null,
    error: null,
  };
}

/** Clears the selection: rows out of sight must not be acted on. */
export const noSelection = { chosen: [], anchor: null, all: null, except: [] } as const;

/** A new query starts on its first page and clears the selection. */
export const narrowed = ({ query }: CollectionContext, change: Partial<Query>): Partial<CollectionContext> => ({
  ...noSelection,
  query: { ...query, ...change, after: null },
  trail: [],
  dropped: [],
});

export function filtered(context: CollectionContext, name: string, value: string | null): Partial<CollectionContext> {
  const rest = Object.entries(context.query.filters).filter(([held]) => held !== name);
  return narrowed(context, { filters: Object.fromEntries(value === null ? rest : [...rest, [name, value] as const]) });
}

/** Sorting by the same column again reverses the order. */
export function sorted({ query }: CollectionContext, column: string): Partial<CollectionContext> {
  const isDescending = query.sort.column === column && !query.sort.isDescending;
  return { query: { ...query, sort: { column, isDescending }, after: null }, trail: [], dropped: [] };
}

export function arrived({ area }: CollectionContext, params: Params): Partial<CollectionContext> {
  return { ...readQuery(area, params), ...noSelection, trail: [] };
}

/** Also parts the server rejected, such as a page token of other filters. */
export const alsoDropped = ({ dropped }: CollectionContext, page: RowPage): Dropped[] => [
  ...dropped,
  ...page.dropped.filter(({ name, value }) => dropped.every((known) => known.name !== name || known.value !== value)),
];

export const nextPage = ({ query, page, trail }: CollectionContext): Partial<CollectionContext> => ({
  query: { ...query, after: page?.next ?? null },
  trail: [...trail, query.after],
});

/** Unknown previous page: go to the first one. */
export const previousPage = ({ query, trail }: CollectionContext): Partial<CollectionContext> => ({
  query: { ...query, after: trail.at(-1) ?? null },
  trail: trail.slice(0, -1),
});

const titleOf = (area: Area, { guid, cells }: Row): string => String(cells[area.titleColumn] ?? guid);

const choiceOf = (area: Area, row: Row): Chosen => ({ guid: row.guid, version: row.version, title: titleOf(area, row) });

/** Adds rows up to the limit of one action; beyond it, select all matches. */
const add = (chosen: readonly Chosen[], more: readonly Chosen[]): Chosen[] =>
  [...chosen, ...more.filter(({ guid }) => chosen.every((one) => one.guid !== guid))].slice(0, runLimits.mostPicked);

/** No further row can be chosen. */
export const isFull = ({ chosen }: Pick<CollectionContext, 'chosen'>): boolean => chosen.length >= runLimits.mostPicked;

type Choice = Pick<CollectionContext, 'chosen' | 'all' | 'except'>;

export const isChosen = ({ chosen, all, except }: Choice, guid: string): boolean =>
  all === null ? chosen.some((one) => one.guid === guid) : !except.includes(guid);

/** The number of chosen rows. */
export const chosenCount = ({ chosen, all, except }: Choice): number => (all === null ? chosen.length : all.rows - except.length);

/** Chooses or unchooses rows. In a selection of all matches, exclusions are stored; when no row remains, the selection ends. */
function withRows(context: CollectionContext, rows: readonly Row[], isWanted: boolean): Partial<CollectionContext> {
  const { area, chosen, all, except } = context;
  const guids = rows.map(({ guid }) => guid);
  if (all !== null) {
    const rest = except.filter((guid) => !guids.includes(guid));
    const left = isWanted ? rest : [...rest, ...guids];
    return left.length < all.rows ? { except: left } : noSelection;
  }
  const choices = rows.map((row) => choiceOf(area, row));
  return { chosen: isWanted ? add(chosen, choices) : chosen.filter(({ guid }) => !guids.includes(guid)) };
}

/** One row, or with Shift the range from the row chosen last. In a selection of all matches, a range takes the state of its first row. */
export function toggled(context: CollectionContext, guid: string, isRange: boolean): Partial<CollectionContext> {
  const { page, anchor, all } = context;
  const rows = page?.rows ?? [];
  const [to, from] = [rows.findIndex((row) => row.guid === guid), rows.findIndex((row) => row.guid === anchor)];
  const row = rows[to];
  if (row === undefined) return {};
  if (isRange && anchor !== null && from !== -1) {
    const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    return { anchor: guid, ...withRows(context, range, all === null || isChosen(context, anchor)) };
  }
  return { anchor: guid, ...withRows(context, [row], !isChosen(context, guid)) };
}

export const isPageChosen = (context: Choice & Pick<CollectionContext, 'page'>): boolean =>
  context.page !== null && context.page.rows.length > 0 && context.page.rows.every(({ guid }) => isChosen(context, guid));

/** The whole page, or none of it when all of it was chosen. */
export const pageToggled = (context: CollectionContext): Partial<CollectionContext> => ({
  anchor: null,
  ...withRows(context, context.page?.rows ?? [], !isPageChosen(context)),
});
