import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { activityMachine } from '../../../machines/console/activity.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeBulkAction } from './bulk-action.ts';

export const openActivity: OpenFlow = (scope) => {
  const logic = activityMachine.provide({
    actors: {
      bulkAction: composeBulkAction(scope),
      loadRuns: scope.call(consoleEndpoints.listRuns, {
        send: ({ before }: { before: string | null }) => (before === null ? {} : { before }),
      }),
    },
  });
  return flowOf(logic, { newId: scope.newId });
};
