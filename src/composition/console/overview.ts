import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { overviewMachine, type OverviewSpan } from '../../../machines/console/overview.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openOverview: OpenFlow = ({ call }) => {
  const logic = overviewMachine.provide({
    actors: {
      loadOverview: call(consoleEndpoints.getOverview, {
        send: ({ days }: { days: OverviewSpan }) => ({
          days: String(days),
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      }),
    },
  });
  return flowOf(logic, undefined);
};
