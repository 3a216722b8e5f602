import type { AppActor } from '../app/app-context.tsx';
import type { FlowRecorder } from '../recording/flow-recorder.ts';
import { mayRecordFlows } from '../recording/may-record-flows.ts';

/**
 * What records the flows of this tab, fetched when it is first asked for. From the moment that staff is known to be here the flows
 * are recorded, so that the events before a bug are there when it shows; nobody else's browser fetches a line of it.
 */
export function createFlowRecords(app: AppActor): () => Promise<FlowRecorder> {
  let recorder: Promise<FlowRecorder> | null = null;
  const begin = async () => {
    try {
      const { FlowRecorder } = await import('../recording/flow-recorder.ts');
      const begun = new FlowRecorder();
      begun.join(app);
      return begun;
    } catch (error) {
      // The next call fetches it again.
      recorder = null;
      throw error;
    }
  };
  const records = () => (recorder ??= begin());
  app.subscribe(({ children }) => {
    const session = children.session?.getSnapshot().context.session;
    if (recorder !== null || session === undefined || !mayRecordFlows(session)) return;
    // The page of the recordings says so, and asks again.
    records().catch(() => undefined);
  });
  return records;
}
