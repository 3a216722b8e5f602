import { fromPromise } from 'xstate';
import { staffFlags } from '../../../contract/console/areas.ts';
import { consoleEndpoints, pageLengths } from '../../../contract/console/console-endpoints.ts';
import { bulkActionMachine, type BulkActionRef } from '../../../machines/console/bulk-action.machine.ts';
import type { BulkActionContext } from '../../../machines/console/bulk-action.model.ts';
import { boxes } from '../../pages/boxes.ts';
import type { FlowScope } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';

/** An action on rows of any area, in a box above the page of the flow that asks for it. */
export function composeBulkAction(scope: FlowScope) {
  const { api, call, openBox } = scope;
  const loadChoices = fromPromise<BulkActionContext['choices'], { asks: 'category' | 'flag' }>(async ({ input: { asks }, signal }) => {
    if (asks === 'flag') return staffFlags.map((flag) => ({ guid: flag, title: flag }));
    const query = { query: '', limit: String(pageLengths.most) };
    const { rows } = await api(consoleEndpoints.listRows, { params: { area: 'categories' }, query, signal });
    return rows.map(({ guid, cells }) => ({ guid, title: String(cells['name'] ?? guid) }));
  });
  return bulkActionMachine.provide({
    actors: {
      loadChoices,
      startRun: call(consoleEndpoints.startRun),
      getRun: call(consoleEndpoints.getRun),
      cancelRun: call(consoleEndpoints.cancelRun),
      undoRun: call(consoleEndpoints.undoRun),
      loadReport: call(consoleEndpoints.getReport, {
        send: ({ guid, after }: { guid: string; after: string | null }) => ({ guid, ...(after !== null && { after }) }),
      }),
      stepUp: composeStepUp(scope),
      showBox: fromPromise<unknown, { flow: BulkActionRef }>(({ input, signal }) =>
        openBox(async () => (await boxes.bulkAction())(input), signal),
      ),
    },
  });
}
