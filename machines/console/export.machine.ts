import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import type { AreaName } from '../../contract/console/areas.ts';
import type { ExportTotal, WantedRows } from '../../contract/console/export.ts';
import type { ApiError } from '../../contract/errors.ts';
import { keepError, kept } from '../parts/failure.ts';
import { refusalGuards } from './refused.ts';

type ExportOrder = Omit<WantedRows, 'area'>;

interface ExportInput {
  area: AreaName;
}

interface ExportContext extends ExportInput {
  order: ExportOrder;
  /** The target file, a browser handle. */
  place: unknown;
  /** Rows received, and the expected total; null while unknown. */
  rows: number;
  total: ExportTotal | null;
  error: ApiError | null;
}

export type ExportEvent =
  | ({ type: 'export.requested' } & ExportOrder)
  | { type: 'rows.arrived'; rows: number; total: ExportTotal | null }
  | { type: 'file.written'; rows: number }
  | { type: 'export.failed'; error: ApiError }
  | { type: 'cancel.requested' }
  | { type: 'retry.requested' }
  | { type: 'note.dismissed' };

/** Exports all matching rows to a file, with progress, cancel and result. */
export const exportMachine = setup({
  types: {} as { context: ExportContext; input: ExportInput; events: ExportEvent; tags: 'busy' },
  actors: {} as {
    /** Asks for the target file where the browser can. Null when the user chose none. */
    choosePlace: PromiseActorLogic<unknown, ExportInput>;
    /** Writes rows as they arrive; sends `rows.arrived`, `file.written` and `export.failed`. Stopping it deletes the partial file. */
    writeRows: CallbackActorLogic<EventObject, WantedRows & { place: unknown }>;
  },
  actions: {
    keepOrder: assign((_, { query, columns, labels = [] }: ExportOrder) => ({ order: { query, columns, labels }, place: null })),
    keepPlace: assign((_, { place }: { place: unknown }) => ({ place })),
    begin: assign({ rows: 0, total: null, error: null }),
    count: assign((_, { rows, total }: { rows: number; total: ExportTotal | null }) => ({ rows, total })),
    countAll: assign((_, { rows }: { rows: number }) => ({ rows, total: { rows, isAbout: false } })),
    keepError: assign(kept),
  },
  guards: {
    isChosen: (_, { place }: { place: unknown }) => place !== null,
    isDenied: refusalGuards.isDenied,
  },
}).createMachine({
  id: 'export',
  description: 'Writes all rows that match into a file, and says how far it is.',
  context: ({ input }) => ({ ...input, order: { query: '', columns: [], labels: [] }, place: null, rows: 0, total: null, error: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being written.',
      on: {
        'export.requested': { target: 'choosing', actions: { type: 'keepOrder', params: ({ event }) => event } },
        'note.dismissed': '.quiet',
      },
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing is said of a file.' },
        saved: { description: 'The file is complete.' },
        cancelled: { description: 'It was stopped, and no file is left.' },
        failed: {
          description: 'The file broke off, and nothing of it is left. It can be begun anew at the same place.',
          on: { 'retry.requested': '#export.running' },
        },
        denied: { description: 'The permission was taken away, perhaps in the middle of the file. Nothing of it is left.' },
      },
    },
    choosing: {
      description: 'The browser asks where the file is to be.',
      invoke: {
        id: 'choosePlace',
        src: 'choosePlace',
        input: ({ context: { area } }) => ({ area }),
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => ({ place: event.output }) },
            target: 'running',
            actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.output }) },
          },
          { target: 'resting' },
        ],
        onError: { target: 'resting.failed', actions: keepError },
      },
    },
    running: {
      description: 'Rows arrive and are written.',
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'writeRows',
        src: 'writeRows',
        input: ({ context: { area, order, place } }) => ({ area, ...order, place }),
      },
      on: {
        'rows.arrived': { actions: { type: 'count', params: ({ event }) => event } },
        'file.written': { target: 'resting.saved', actions: { type: 'countAll', params: ({ event }) => event } },
        'export.failed': [
          {
            guard: { type: 'isDenied', params: ({ event }) => event },
            target: 'resting.denied',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          { target: 'resting.failed', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
        'cancel.requested': 'resting.cancelled',
      },
    },
  },
});
