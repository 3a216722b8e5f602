import { assign, setup, type ObservableActorLogic } from 'xstate';
import {
  afterSignal,
  lastIndex,
  readFields,
  shownActor,
  stepNear,
  type FlowExport,
  type FlowTarget,
  type FlowViewerContext,
  type FlowViewerEvent,
  type RecordedEvent,
  type TabSignal,
} from './flow-viewer.model.ts';

/** /dev/flows: shows the machines as statecharts, and the live actors of other tabs. */
export const flowViewerMachine = setup({
  types: {} as { context: FlowViewerContext; input: { target: FlowTarget }; events: FlowViewerEvent },
  actors: {} as {
    /** Observes the other tabs of this browser and forwards their messages as events. */
    watchTabs: ObservableActorLogic<TabSignal, undefined>;
    /** Observes the part of the address that selects a machine and a state. */
    watchTarget: ObservableActorLogic<{ type: 'target.opened'; target: FlowTarget }, undefined>;
  },
  actions: {
    follow: assign(({ context }, { signal }: { signal: TabSignal }) => afterSignal(context, signal)),
    setTarget: assign({ target: (_, params: { target: FlowTarget }) => params.target, unreadable: null }),
    chooseActor: assign(({ context }, { key }: { key: string }) => {
      const machineId = context.actors.find((actor) => actor.key === key)?.machineId ?? context.target.machineId;
      return { chosenKey: key, target: { machineId, stateId: null }, unreadable: null };
    }),
    stopAtLast: assign({ index: ({ context }) => lastIndex(context) }),
    stopAt: assign({
      index: ({ context }, params: { index: number; by: number }) => stepNear(shownActor(context), params.index, params.by)?.index ?? 0,
    }),
    keepUnreadable: assign({ unreadable: (_, params: { eventType: string }) => params.eventType }),
    clearUnreadable: assign({ unreadable: null }),
    /** Holes for the composition root: the address bar, the tab of the actor, clipboard and downloads. */
    showTarget: (_, _params: { target: FlowTarget }) => undefined,
    sendToActor: (_, _params: { key: string | null; event: RecordedEvent }) => undefined,
    exportFlow: (_, _params: { what: FlowExport; context: FlowViewerContext }) => undefined,
  },
  guards: {
    isReadable: (_, params: { fields: string }) => readFields(params.fields) !== null,
  },
}).createMachine({
  id: 'flowViewer',
  description: 'Shows every flow as a statechart, and those that run in other tabs at work.',
  context: ({ input }) => ({ target: input.target, tabs: [], actors: [], chosenKey: null, index: 0, unreadable: null }),
  invoke: [
    { id: 'watchTabs', src: 'watchTabs' },
    { id: 'watchTarget', src: 'watchTarget' },
  ],
  on: {
    'tab.described': { actions: { type: 'follow', params: ({ event }) => ({ signal: event }) } },
    'tab.closed': { actions: { type: 'follow', params: ({ event }) => ({ signal: event }) } },
    'actor.started': { actions: { type: 'follow', params: ({ event }) => ({ signal: event }) } },
    'actor.ended': { actions: { type: 'follow', params: ({ event }) => ({ signal: event }) } },
    'step.happened': { actions: { type: 'follow', params: ({ event }) => ({ signal: event }) } },
    'target.opened': { target: '.following', actions: { type: 'setTarget', params: ({ event }) => ({ target: event.target }) } },
    'actor.chosen': {
      target: '.following',
      actions: [
        { type: 'chooseActor', params: ({ event }) => ({ key: event.key }) },
        { type: 'showTarget', params: ({ context }) => ({ target: context.target }) },
      ],
    },
    'export.requested': { actions: { type: 'exportFlow', params: ({ context, event }) => ({ what: event.what, context }) } },
  },
  initial: 'following',
  states: {
    following: {
      description: 'The newest step of the actor is shown as it happens; events can be sent to it.',
      on: {
        'pause.requested': { target: 'paused', actions: 'stopAtLast' },
        'step.chosen': { target: 'paused', actions: { type: 'stopAt', params: ({ event }) => ({ index: event.index, by: 0 }) } },
        'step.moved': {
          target: 'paused',
          actions: { type: 'stopAt', params: ({ context, event }) => ({ index: lastIndex(context), by: event.by }) },
        },
        'event.submitted': [
          {
            guard: { type: 'isReadable', params: ({ event }) => ({ fields: event.fields }) },
            actions: [
              'clearUnreadable',
              {
                type: 'sendToActor',
                params: ({ context, event }) => ({
                  key: shownActor(context)?.key ?? null,
                  event: { ...readFields(event.fields), type: event.eventType },
                }),
              },
            ],
          },
          { actions: { type: 'keepUnreadable', params: ({ event }) => ({ eventType: event.eventType }) } },
        ],
      },
    },
    paused: {
      description: 'One step is looked at; what happens meanwhile is kept.',
      on: {
        'resume.requested': 'following',
        'step.chosen': { actions: { type: 'stopAt', params: ({ event }) => ({ index: event.index, by: 0 }) } },
        'step.moved': { actions: { type: 'stopAt', params: ({ context, event }) => ({ index: context.index, by: event.by }) } },
      },
    },
  },
});
