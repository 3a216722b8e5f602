import type { FlowActor, FlowStep, RecordedEvent } from '../../machines/developer/flow-viewer.model.ts';
import { transitionId } from './flow-graph.ts';
import { isRunning, type RawStep, type Trail } from './flow-recorder.ts';
import { redact } from './redact.ts';

const asEvent = (value: unknown, type: string): RecordedEvent =>
  typeof value === 'object' && value !== null ? { ...value, type } : { type };

/** A step as plain data without secrets, which may leave the tab. */
export const publicStep = ({ index, at, event, from, snapshot, taken }: RawStep): FlowStep => ({
  index,
  at,
  event: asEvent(redact(event), event.type),
  from,
  value: snapshot.value,
  status: snapshot.status,
  states: snapshot._nodes.map((node) => node.id),
  taken: taken.map(transitionId),
  context: redact(snapshot.context),
});

/** An actor as shown outside its tab. `tabId` makes its key unique among tabs. */
export const publicActor = ({ ref, machineId, steps }: Trail, tabId: string): FlowActor => ({
  key: `${tabId}/${ref.sessionId}`,
  tabId,
  name: ref.id,
  machineId,
  isRunning: isRunning(ref),
  steps: steps.map(publicStep),
});
