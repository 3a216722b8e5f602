import type { AppActor } from '../app/app-context.tsx';
import type { FlowRecorder } from '../recording/flow-recorder.ts';
import { mayRecordFlows } from '../recording/may-record-flows.ts';

/**
 * Records the flows of this tab; loaded on first use. Recording starts once the user is known to be staff, so that a bug report
 * contains the events before the bug. Other users never load this code.
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
    // The recordings page shows the error and offers a retry.
    records().catch(() => undefined);
  });
  return records;
}
