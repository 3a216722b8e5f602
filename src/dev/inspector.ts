import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import { actorsBelow, machineSnapshot } from '../recording/flow-recorder.ts';
import { redact } from '../recording/redact.ts';

/** An inspection event without its secrets. */
// An object stays an object with the same keys; only what stands in it is masked or named.
const withoutSecrets = (event: StatelyInspectionEvent): StatelyInspectionEvent => redact(event) as StatelyInspectionEvent;

/**
 * Opens the Stately inspector, which stands on a site of its maker, and shows it the actors at and below `root`. The browser must
 * allow pop-ups of this site.
 */
export function inspectFlows(root: AnyActorRef): void {
  const inspector = createBrowserInspector({ serialize: withoutSecrets });
  for (const ref of actorsBelow(root)) inspector.actor(ref, machineSnapshot(ref) ?? {});
  root.system.inspect(inspector.inspect);
}
