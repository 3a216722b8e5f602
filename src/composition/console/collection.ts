import { areas, isAreaName } from '../../../contract/console/areas.ts';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { collectionMachine } from '../../../machines/console/collection.machine.ts';
import { savedViewsMachine } from '../../../machines/console/saved-views.machine.ts';
import { createAddressQuery } from '../../services/address-query.ts';
import { watchRows } from '../../services/console-news.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeBulkAction } from './bulk-action.ts';
import { composeExport } from './export.ts';

/** The list of the area in the address: "/console/users". */
export const openCollection: OpenFlow = (scope, { path }) => {
  const { call, newId } = scope;
  const name = path.split('/')[2] ?? '';
  if (!isAreaName(name)) throw new Error(`The console has no area "${name}".`);
  const { params, watch, write } = createAddressQuery();
  const savedViews = savedViewsMachine.provide({
    actors: {
      loadViews: call(consoleEndpoints.listViews),
      saveView: call(consoleEndpoints.saveView),
      removeView: call(consoleEndpoints.removeView),
    },
  });
  const logic = collectionMachine.provide({
    actors: {
      savedViews,
      export: composeExport(scope),
      bulkAction: composeBulkAction(scope),
      loadPage: call(consoleEndpoints.listRows),
      selectAll: call(consoleEndpoints.selectAll),
      watchAddress: watch,
      watchRows,
    },
    actions: { writeAddress: (_, written) => write(written) },
  });
  return flowOf(logic, { name, area: areas[name], params, newId });
};
