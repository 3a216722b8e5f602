import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import type { AreaName } from '../../contract/console/areas.ts';
import type { RowPage, Selection } from '../../contract/console/shapes.ts';
import { keepError, kept } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { besideMachine } from './beside.machine.ts';
import { bulkActionMachine } from './bulk-action.machine.ts';
import {
  alsoDropped,
  arrived,
  begun,
  chosenCount,
  filtered,
  matchText,
  narrowed,
  nextPage,
  noSelection,
  pageToggled,
  previousPage,
  queryText,
  sorted,
  toggled,
  type CollectionContext,
  type CollectionEvent,
  type CollectionInput,
} from './collection.model.ts';
import { exportMachine } from './export.machine.ts';
import { savedViewsMachine } from './saved-views.machine.ts';
import { refusalGuards, refusals, refused } from './refused.ts';

interface Wanted {
  area: AreaName;
  query: string;
}

const written = (isReplacing: boolean) =>
  ({
    type: 'writeAddress',
    params: ({ context: { area, query } }: { context: CollectionContext }) => ({ query: queryText(area, query), isReplacing }),
  }) as const;
/** Typing replaces the history entry; any other change adds one. */
const [pushed, replaced] = [written(false), written(true)];

/** A list of any console area: the address holds the query, and the rows follow it. */
export const collectionMachine = setup({
  types: {} as {
    context: CollectionContext;
    input: CollectionInput;
    events: CollectionEvent | LoaderEvent;
    tags: 'busy' | 'list';
    children: { savedViews: 'savedViews'; bulkAction: 'bulkAction'; export: 'export'; beside: 'beside' };
  },
  actors: { savedViews: savedViewsMachine, bulkAction: bulkActionMachine, export: exportMachine, beside: besideMachine } as {
    savedViews: typeof savedViewsMachine;
    beside: typeof besideMachine;
    export: typeof exportMachine;
    bulkAction: typeof bulkActionMachine;
    loadPage: PromiseActorLogic<RowPage, Wanted>;
    selectAll: PromiseActorLogic<Selection, Wanted>;
    /** Sends `query.arrived` when the address changes from outside this machine. */
    watchAddress: CallbackActorLogic<EventObject>;
    /** Sends `rows.changed` when an earlier action or its undo changed rows of this area. */
    watchRows: CallbackActorLogic<EventObject, { area: AreaName | null }>;
  },
  actions: {
    change: assign((_, { change }: { change: Partial<CollectionContext> }) => change),
    keepPage: assign(({ context }, { page }: { page: RowPage }) => ({ page, error: null, dropped: alsoDropped(context, page) })),
    keepSelection: assign((_, { all }: { all: Selection }) => ({ ...noSelection, all, error: null })),
    keepAction: assign((_, { action }: { action: string }) => ({ action, error: null })),
    letGo: assign(noSelection),
    keepError: assign(kept),
    /** Hole: the address bar. */
    writeAddress: (_, _params: { query: string; isReplacing: boolean }) => undefined,
  },
  guards: {
    hasNext: ({ context }) => context.page !== null && context.page.next !== null,
    hasPrevious: ({ context }) => context.query.after !== null,
    hasSelection: ({ context }) => chosenCount(context) > 0,
    ...refusalGuards,
    hasRun: (_, { hasRun }: { hasRun: boolean }) => hasRun,
  },
  delays: { typingPause: timings.typingPause },
}).createMachine({
  id: 'collection',
  description: 'A list of the console: search, filters, order, pages, and the rows that are chosen.',
  context: ({ input }) => begun(input),
  invoke: [
    { id: 'watchAddress', src: 'watchAddress' },
    { id: 'watchRows', src: 'watchRows', input: ({ context: { name } }) => ({ area: name }) },
    { id: 'savedViews', src: 'savedViews', input: ({ context: { name } }) => ({ area: name }) },
    { id: 'export', src: 'export', input: ({ context: { name } }) => ({ area: name }) },
    { id: 'beside', src: 'beside', input: ({ context: { name, area, open, newId } }) => ({ name, area, guid: open, newId }) },
  ],
  on: {
    'query.arrived': {
      target: '.loading',
      actions: { type: 'change', params: ({ context, event }) => ({ change: arrived(context, event.params) }) },
    },
    'search.changed': {
      target: '.typing',
      actions: [{ type: 'change', params: ({ context, event }) => ({ change: narrowed(context, { search: event.text }) }) }, replaced],
    },
    'filter.changed': {
      target: '.loading',
      actions: [{ type: 'change', params: ({ context, event }) => ({ change: filtered(context, event.name, event.value) }) }, pushed],
    },
    'filters.cleared': {
      target: '.loading',
      actions: [{ type: 'change', params: ({ context }) => ({ change: narrowed(context, { search: '', filters: {} }) }) }, pushed],
    },
    'sort.requested': {
      target: '.loading',
      actions: [{ type: 'change', params: ({ context, event }) => ({ change: sorted(context, event.column) }) }, pushed],
    },
    'columns.chosen': {
      target: '.loading',
      actions: [
        { type: 'change', params: ({ context, event }) => ({ change: { query: { ...context.query, columns: event.columns } } }) },
        pushed,
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      ...load('The rows are being fetched; those that are there stay.', {
        src: 'loadPage',
        input: ({ context: { name, area, query } }) => ({ area: name, query: queryText(area, query) }),
        onDone: { target: 'listed', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        onError: refused,
      }),
      tags: ['busy', 'list'],
    },
    ...refusals,
    failed: failed('The rows could not be fetched.', 'loading'),
    typing: {
      description: 'A word is being typed into the search; the list waits for a pause.',
      tags: 'list',
      after: { typingPause: 'loading' },
    },
    listed: {
      description: 'The rows are shown and can be chosen.',
      tags: 'list',
      on: {
        'row.toggled': {
          actions: { type: 'change', params: ({ context, event }) => ({ change: toggled(context, event.guid, event.isRange) }) },
        },
        'page.toggled': { actions: { type: 'change', params: ({ context }) => ({ change: pageToggled(context) }) } },
        'all.requested': 'selecting',
        'nextPage.requested': {
          guard: 'hasNext',
          target: 'loading',
          actions: [{ type: 'change', params: ({ context }) => ({ change: nextPage(context) }) }, pushed],
        },
        'previousPage.requested': {
          guard: 'hasPrevious',
          target: 'loading',
          actions: [{ type: 'change', params: ({ context }) => ({ change: previousPage(context) }) }, pushed],
        },
        'selection.cleared': { actions: 'letGo' },
        'rows.changed': 'loading',
        'action.requested': {
          guard: 'hasSelection',
          target: 'acting',
          actions: { type: 'keepAction', params: ({ event }) => event },
        },
      },
    },
    selecting: {
      description: 'The server fixes which rows all those are that match.',
      tags: ['busy', 'list'],
      invoke: {
        id: 'selectAll',
        src: 'selectAll',
        input: ({ context: { name, area, query } }) => ({ area: name, query: matchText(area, query) }),
        onDone: { target: 'listed', actions: { type: 'keepSelection', params: ({ event }) => ({ all: event.output }) } },
        onError: { target: 'listed', actions: keepError },
      },
    },
    acting: {
      description: 'A box above the list asks for the action, runs it and reports.',
      tags: 'list',
      invoke: {
        id: 'bulkAction',
        src: 'bulkAction',
        input: ({ context: { name, area, query, action, chosen, all, except, newId } }) => ({
          area: name,
          action: action ?? '',
          description: area.actions[action ?? ''] ?? null,
          rows: chosen,
          selection: all,
          except,
          query,
          answer: '',
          run: null,
          newId,
        }),
        onDone: [
          { guard: { type: 'hasRun', params: ({ event }) => event.output }, target: 'loading', actions: 'letGo' },
          { target: 'listed' },
        ],
      },
    },
  },
});
