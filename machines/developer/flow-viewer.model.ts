/** An event as it was recorded: its type, and its fields with their secrets masked. */
export type RecordedEvent = Readonly<Record<string, unknown>> & { type: string };

/** What one event made of an actor. Everything in it is plain data without secrets. */
export interface FlowStep {
  /** Counts the steps of the actor; the oldest ones may be gone. */
  index: number;
  /** Milliseconds since 1970. */
  at: number;
  event: RecordedEvent;
  /** Name of the actor that sent the event; null: the actor itself, or the view. */
  from: string | null;
  value: unknown;
  status: string;
  /** Ids of the states that the actor is in, from the outside in. */
  states: readonly string[];
  /** Ids of the transitions that the event took. */
  taken: readonly string[];
  context: unknown;
}

/** A running flow in some tab of this browser. */
export interface FlowActor {
  /** Unique among all tabs. */
  key: string;
  tabId: string;
  /** Its name in its tab: "session". */
  name: string;
  machineId: string;
  isRunning: boolean;
  steps: readonly FlowStep[];
}

export interface FlowTab {
  id: string;
  /** When it was opened; milliseconds since 1970. */
  openedAt: number;
  /** Where in the site it is. */
  path: string;
}

/** What tabs tell a viewer. */
export type TabSignal =
  | { type: 'tab.described'; tab: FlowTab; actors: readonly FlowActor[] }
  | { type: 'tab.closed'; tabId: string }
  | { type: 'actor.started'; actor: FlowActor }
  | { type: 'actor.ended'; key: string }
  | { type: 'step.happened'; key: string; step: FlowStep };

/** What the address asks to see: a machine, and perhaps one of its states. */
export interface FlowTarget {
  machineId: string;
  stateId: string | null;
}

/** What can be taken out of the viewer. */
export type FlowExport = 'svg' | 'mermaid' | 'recording';

export type FlowViewerEvent =
  | TabSignal
  | { type: 'target.opened'; target: FlowTarget }
  | { type: 'actor.chosen'; key: string }
  | { type: 'pause.requested' }
  | { type: 'resume.requested' }
  | { type: 'step.chosen'; index: number }
  | { type: 'step.moved'; by: -1 | 1 }
  | { type: 'event.submitted'; eventType: string; fields: string }
  | { type: 'export.requested'; what: FlowExport };

export interface FlowViewerContext {
  target: FlowTarget;
  tabs: readonly FlowTab[];
  actors: readonly FlowActor[];
  /** The actor that the reader chose; null: the newest of the machine. */
  chosenKey: string | null;
  /** The step that is looked at while paused. */
  index: number;
  /** The event whose fields could not be read. */
  unreadable: string | null;
}

/** More than a person steps through; what is older is forgotten. */
export const mostSteps = 500;

/** The actor that is shown: the chosen one, else the newest of the machine, one that runs before one that has ended. */
export function shownActor({ actors, chosenKey, target }: FlowViewerContext): FlowActor | null {
  const ofMachine = actors.filter((actor) => actor.machineId === target.machineId);
  const chosen = ofMachine.find((actor) => actor.key === chosenKey);
  return chosen ?? ofMachine.findLast((actor) => actor.isRunning) ?? ofMachine.at(-1) ?? null;
}

/** The step `by` steps from the one at `index`, or the last one there is in that direction. */
export function stepNear(actor: FlowActor | null, index: number, by: number): FlowStep | null {
  const steps = actor?.steps ?? [];
  const found = steps.findLastIndex((step) => step.index <= index);
  return steps[Math.min(Math.max(found + by, 0), steps.length - 1)] ?? null;
}

export const lastIndex = (context: FlowViewerContext): number => shownActor(context)?.steps.at(-1)?.index ?? 0;

/** The fields of an event from what was typed; nothing typed means no fields. Null: it is no JSON object. */
export function readFields(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The actors after what a tab has told. */
export function afterSignal({ actors, tabs }: FlowViewerContext, signal: TabSignal): Pick<FlowViewerContext, 'actors' | 'tabs'> {
  const change = (key: string, changed: (actor: FlowActor) => FlowActor) =>
    actors.map((actor) => (actor.key === key ? changed(actor) : actor));
  switch (signal.type) {
    case 'tab.described':
      return {
        tabs: [...tabs.filter(({ id }) => id !== signal.tab.id), signal.tab],
        actors: [...actors.filter(({ tabId }) => tabId !== signal.tab.id), ...signal.actors],
      };
    case 'tab.closed':
      // What a closed tab did can still be read.
      return {
        tabs: tabs.filter(({ id }) => id !== signal.tabId),
        actors: actors.map((actor) => (actor.tabId === signal.tabId ? { ...actor, isRunning: false } : actor)),
      };
    case 'actor.started':
      return { tabs, actors: [...actors.filter(({ key }) => key !== signal.actor.key), signal.actor] };
    case 'actor.ended':
      return { tabs, actors: change(signal.key, (actor) => ({ ...actor, isRunning: false })) };
    case 'step.happened':
      return { tabs, actors: change(signal.key, (actor) => ({ ...actor, steps: [...actor.steps, signal.step].slice(-mostSteps) })) };
  }
}
