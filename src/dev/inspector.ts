import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import { actorsBelow, machineSnapshot } from '../recording/flow-recorder.ts';
import { redact } from '../recording/redact.ts';

/** An inspection event without secrets. */
// Objects keep their keys; only values are masked or replaced.
const withoutSecrets = (event: StatelyInspectionEvent): StatelyInspectionEvent => redact(event) as StatelyInspectionEvent;

/** Opens the Stately inspector on its maker's site and shows it the actors at and below `root`. Needs pop-ups. */
export function inspectFlows(root: AnyActorRef): void {
  const inspector = createBrowserInspector({ serialize: withoutSecrets });
  for (const ref of actorsBelow(root)) inspector.actor(ref, machineSnapshot(ref) ?? {});
  root.system.inspect(inspector.inspect);
}
