import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { activityMachine } from '../../../machines/console/activity.machine.ts';
import { createAddressQuery } from '../../services/address-query.ts';
import { watchRows } from '../../services/console-news.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeBulkAction } from './bulk-action.ts';

/** Bulk actions; "/console/activity?only=stuck" lists runs that take too long. */
export const openActivity: OpenFlow = (scope) => {
  const { params, write } = createAddressQuery();
  const logic = activityMachine.provide({
    actors: {
      bulkAction: composeBulkAction(scope),
      watchRows,
      loadRuns: scope.call(consoleEndpoints.listRuns, {
        send: ({ before, only }: { before: string | null; only: 'stuck' | null }) => ({
          ...(before !== null && { before }),
          ...(only !== null && { only }),
        }),
      }),
    },
    actions: { writeAddress: () => write({ query: '', isReplacing: true }) },
  });
  const isStuck = params.some(([name, value]) => name === 'only' && value === 'stuck');
  return flowOf(logic, { only: isStuck ? 'stuck' : null, newId: scope.newId });
};
