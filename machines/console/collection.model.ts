import type { Area } from '../../contract/console/area.ts';
import { runLimits } from '../../contract/console/console-endpoints.ts';
import type { AreaName } from '../../contract/console/areas.ts';
import type { Row, RowPage, Selection } from '../../contract/console/shapes.ts';
import { readQuery, writeQuery, type Dropped, type Query } from '../../contract/console/query.ts';
import type { ApiError } from '../../contract/errors.ts';
import type { Chosen } from './bulk-action.model.ts';

/** The pairs of an address's query. */
export type Params = readonly (readonly [string, string])[];

export interface CollectionInput {
  name: AreaName;
  area: Area;
  /** What the address says. */
  params: Params;
  newId: () => string;
}

export interface CollectionContext extends Omit<CollectionInput, 'params'> {
  query: Query;
  /** What the address says that means nothing here. */
  dropped: readonly Dropped[];
  page: RowPage | null;
  /** Where the pages before this one begin, first page first; empty where that is not known. */
  trail: readonly (string | null)[];
  chosen: readonly Chosen[];
  /** From where a range is chosen: the row that was chosen last. */
  anchor: string | null;
  /** All that match, as they were at a moment; null while single rows are chosen. */
  all: Selection | null;
  /** The guids of those that were taken out of all that match again. */
  except: readonly string[];
  /** The action that was asked for. */
  action: string | null;
  error: ApiError | null;
}

export type CollectionEvent =
  | { type: 'query.arrived'; params: Params }
  | { type: 'search.changed'; text: string }
  /** `value` is what the address will say; null takes the filter away. */
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
  /** For the rows that are chosen. */
  | { type: 'action.requested'; action: string };

/** A query as text, as it stands in an address and in a call. */
export const queryText = (area: Area, query: Query): string =>
  writeQuery(area, query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** What a selection of all that match is made of: the query without page and columns. */
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

/** Nothing chosen: rows that are no longer in sight must not be acted on. */
export const noSelection = { chosen: [], anchor: null, all: null, except: [] } as const;

/** Another query, from its first page. What was chosen under other filters is let go of. */
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

/** The same column again turns the order round. */
export function sorted({ query }: CollectionContext, column: string): Partial<CollectionContext> {
  const isDescending = query.sort.column === column && !query.sort.isDescending;
  return { query: { ...query, sort: { column, isDescending }, after: null }, trail: [], dropped: [] };
}

export function arrived({ area }: CollectionContext, params: Params): Partial<CollectionContext> {
  return { ...readQuery(area, params), ...noSelection, trail: [] };
}

/** What the server could not make sense of either, such as a page token of other filters. */
export const alsoDropped = ({ dropped }: CollectionContext, page: RowPage): Dropped[] => [
  ...dropped,
  ...page.dropped.filter(({ name, value }) => dropped.every((known) => known.name !== name || known.value !== value)),
];

export const nextPage = ({ query, page, trail }: CollectionContext): Partial<CollectionContext> => ({
  query: { ...query, after: page?.next ?? null },
  trail: [...trail, query.after],
});

/** Where it is not known where the page before this one begins, the first page is. */
export const previousPage = ({ query, trail }: CollectionContext): Partial<CollectionContext> => ({
  query: { ...query, after: trail.at(-1) ?? null },
  trail: trail.slice(0, -1),
});

const titleOf = (area: Area, { guid, cells }: Row): string => String(cells[area.titleColumn] ?? guid);

const choiceOf = (area: Area, row: Row): Chosen => ({ guid: row.guid, version: row.version, title: titleOf(area, row) });

/** No more than can be acted on at once: for more there is all that match. */
const add = (chosen: readonly Chosen[], more: readonly Chosen[]): Chosen[] =>
  [...chosen, ...more.filter(({ guid }) => chosen.every((one) => one.guid !== guid))].slice(0, runLimits.mostPicked);

/** Nothing can be chosen besides. */
export const isFull = ({ chosen }: Pick<CollectionContext, 'chosen'>): boolean => chosen.length >= runLimits.mostPicked;

type Choice = Pick<CollectionContext, 'chosen' | 'all' | 'except'>;

export const isChosen = ({ chosen, all, except }: Choice, guid: string): boolean =>
  all === null ? chosen.some((one) => one.guid === guid) : !except.includes(guid);

/** How many rows are chosen. */
export const chosenCount = ({ chosen, all, except }: Choice): number => (all === null ? chosen.length : all.rows - except.length);

/** Rows chosen, or not any more. Of all that match those that are not are kept apart; where none is left, nothing is chosen. */
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

/** A row, or with Shift all from the one chosen last. In all that match a range becomes what its first row is. */
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
