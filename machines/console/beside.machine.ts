import { assign, setup, stopChild, type ActorRefFrom, type CallbackActorLogic, type EventObject } from 'xstate';
import type { Area } from '../../contract/console/area.ts';
import type { AreaName } from '../../contract/console/areas.ts';
import type { LeftRecord } from './record.model.ts';
import { recordMachine } from './record.machine.ts';

interface BesideInput {
  name: AreaName;
  area: Area;
  /** The record in the address; null for none. */
  guid: string | null;
  newId: () => string;
}

interface BesideContext extends BesideInput {
  /** What was typed and not saved in records that were left, by guid. */
  left: Readonly<Record<string, LeftRecord>>;
  /** The flow of the open record. */
  record: ActorRefFrom<typeof recordMachine> | null;
}

export type BesideEvent =
  | { type: 'record.opened'; guid: string }
  | { type: 'record.closed' }
  /** The address names another record, or none. */
  | { type: 'address.arrived'; guid: string | null };

const points = { type: 'point', params: ({ event: { guid } }: { event: { guid: string | null } }) => ({ guid }) } as const;

/** One record beside the list of its area. */
export const besideMachine = setup({
  types: {} as { context: BesideContext; input: BesideInput; events: BesideEvent; children: { watchAddress: 'watchAddress' } },
  actors: { record: recordMachine } as {
    record: typeof recordMachine;
    /** Sends `address.arrived` when the address changes from outside this machine. */
    watchAddress: CallbackActorLogic<EventObject>;
  },
  actions: {
    begin: assign(({ context: { name, area, guid, newId, left }, spawn }) => ({
      record: spawn('record', { id: 'record', input: { name, area, guid, newId, left: left[guid ?? ''] } }),
    })),
    /** What was typed in the record that is left comes back with it. */
    keepTyped: assign(({ context: { record, left } }) => {
      if (record === null) return {};
      const { guid, edits, suggested } = record.getSnapshot().context;
      return { left: { ...left, [guid ?? '']: { edits, suggested } }, record: null };
    }),
    point: assign((_, { guid }: { guid: string | null }) => ({ guid })),
    /** Hole: the address bar. */
    writeAddress: (_, _params: { guid: string | null }) => undefined,
  },
  guards: {
    isAny: (_, { guid }: { guid: string | null }) => guid !== null,
    isOther: ({ context }, { guid }: { guid: string | null }) => context.guid !== guid,
  },
}).createMachine({
  id: 'beside',
  description: 'Shows a record beside its list, one at a time. What was typed in it stays when another is opened.',
  context: ({ input }) => ({ ...input, left: {}, record: null }),
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Passed at once.',
      always: [{ guard: { type: 'isAny', params: ({ context: { guid } }) => ({ guid }) }, target: 'open' }, 'closed'],
    },
    closed: {
      description: 'The list has the whole width.',
      on: {
        'record.opened': { target: 'open', actions: [points, { type: 'writeAddress', params: ({ event }) => event }] },
        'address.arrived': { guard: { type: 'isAny', params: ({ event }) => event }, target: 'open', actions: points },
      },
    },
    open: {
      description: 'A record stands beside the list.',
      entry: 'begin',
      exit: [stopChild('record'), 'keepTyped'],
      on: {
        'record.opened': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'open',
          reenter: true,
          actions: [points, { type: 'writeAddress', params: ({ event }) => event }],
        },
        'record.closed': {
          target: 'closed',
          actions: [
            { type: 'point', params: { guid: null } },
            { type: 'writeAddress', params: { guid: null } },
          ],
        },
        'address.arrived': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'deciding',
          actions: points,
        },
      },
    },
  },
});
