/** A recorded event: its type, and its fields with secrets masked. */
export type RecordedEvent = Readonly<Record<string, unknown>> & { type: string };

/** The effect of one event on an actor, as plain data without secrets. */
export interface FlowStep {
  /** Step number of the actor; the oldest steps may have been dropped. */
  index: number;
  /** Milliseconds since 1970. */
  at: number;
  event: RecordedEvent;
  /** Name of the sending actor; null for the actor itself or the view. */
  from: string | null;
  value: unknown;
  status: string;
  /** Ids of the active states, outermost first. */
  states: readonly string[];
  /** Ids of the transitions taken. */
  taken: readonly string[];
  context: unknown;
}

/** A running flow in some tab of this browser. */
export interface FlowActor {
  /** Unique among all tabs. */
  key: string;
  tabId: string;
  /** Its name within its tab: "session". */
  name: string;
  machineId: string;
  isRunning: boolean;
  steps: readonly FlowStep[];
}

export interface FlowTab {
  id: string;
  /** When it was opened; milliseconds since 1970. */
  openedAt: number;
  /** The path of its page. */
  path: string;
}

/** Messages from tabs to a viewer. */
export type TabSignal =
  | { type: 'tab.described'; tab: FlowTab; actors: readonly FlowActor[] }
  | { type: 'tab.closed'; tabId: string }
  | { type: 'actor.started'; actor: FlowActor }
  | { type: 'actor.ended'; key: string }
  | { type: 'step.happened'; key: string; step: FlowStep };

/** The selection in the address: a machine, and optionally a state. */
export interface FlowTarget {
  machineId: string;
  stateId: string | null;
}

/** Exports of the viewer. */
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
  /** The chosen actor; null for the newest of the machine. */
  chosenKey: string | null;
  /** The inspected step while paused. */
  index: number;
  /** The event whose fields were not valid JSON. */
  unreadable: string | null;
}

/** More than a person steps through; older steps are dropped. */
export const mostSteps = 500;

/** The shown actor: the chosen one, else the newest of the machine, running before ended. */
export function shownActor({ actors, chosenKey, target }: FlowViewerContext): FlowActor | null {
  const ofMachine = actors.filter((actor) => actor.machineId === target.machineId);
  const chosen = ofMachine.find((actor) => actor.key === chosenKey);
  return chosen ?? ofMachine.findLast((actor) => actor.isRunning) ?? ofMachine.at(-1) ?? null;
}

/** The step `by` steps from `index`, limited to the first or last step. */
export function stepNear(actor: FlowActor | null, index: number, by: number): FlowStep | null {
  const steps = actor?.steps ?? [];
  const found = steps.findLastIndex((step) => step.index <= index);
  return steps[Math.min(Math.max(found + by, 0), steps.length - 1)] ?? null;
}

export const lastIndex = (context: FlowViewerContext): number => shownActor(context)?.steps.at(-1)?.index ?? 0;

/** Parses the typed event fields; empty input means no fields. Null when it is not a JSON object. */
export function readFields(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The actors after a message from a tab. */
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
      // The steps of a closed tab can still be read.
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
