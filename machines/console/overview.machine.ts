import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { consoleEndpoints } from '../../contract/console/console-endpoints.ts';
import type { ApiError } from '../../contract/errors.ts';
import { kept } from '../parts/failure.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { refusalGuards, refusals, refused } from './refused.ts';

export type Overview = (typeof consoleEndpoints.getOverview.payload)['TYPE'];

/** The number of days in the plots. */
export const overviewSpans = [7, 30, 90] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

interface OverviewContext {
  days: OverviewSpan;
  overview: Overview | null;
  error: ApiError | null;
}

export type OverviewEvent = { type: 'span.chosen'; days: OverviewSpan } | LoaderEvent;

/** Start page of the console: open tasks and key figures. */
export const overviewMachine = setup({
  types: {} as { context: OverviewContext; events: OverviewEvent; tags: 'busy' },
  actors: {} as { loadOverview: PromiseActorLogic<Overview, { days: OverviewSpan }> },
  actions: {
    keepOverview: assign((_, { overview }: { overview: Overview }) => ({ overview, error: null })),
    setSpan: assign((_, { days }: { days: OverviewSpan }) => ({ days })),
    keepError: assign(kept),
  },
  guards: {
    ...refusalGuards,
  },
}).createMachine({
  id: 'overview',
  description: 'Shows what needs a person now, and the figures of the last days.',
  context: { days: 30, overview: null, error: null },
  initial: 'loading',
  states: {
    loading: load('The figures are being fetched; those that are there stay.', {
      src: 'loadOverview',
      input: ({ context: { days } }) => ({ days }),
      onDone: { target: 'shown', actions: { type: 'keepOverview', params: ({ event }) => ({ overview: event.output }) } },
      onError: refused,
    }),
    ...refusals,
    failed: failed('The figures could not be fetched.', 'loading'),
    shown: {
      description: 'The figures are shown.',
      on: { 'span.chosen': { target: 'loading', actions: { type: 'setSpan', params: ({ event }) => event } } },
    },
  },
});
