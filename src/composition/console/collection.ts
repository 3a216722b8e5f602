import { areas, isAreaName } from '../../../contract/console/areas.ts';
import { openKey } from '../../../contract/console/console-paths.ts';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { besideMachine } from '../../../machines/console/beside.machine.ts';
import { collectionMachine } from '../../../machines/console/collection.machine.ts';
import { savedViewsMachine } from '../../../machines/console/saved-views.machine.ts';
import { createAddressKey, createAddressQuery } from '../../services/address-query.ts';
import { watchRows } from '../../services/console-news.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeBulkAction } from './bulk-action.ts';
import { composeExport } from './export.ts';
import { composeRecord } from './record.ts';

/** The list of the area in the address: "/console/users". */
export const openCollection: OpenFlow = (scope, { path }) => {
  const { call, newId } = scope;
  const name = path.split('/')[2] ?? '';
  if (!isAreaName(name)) throw new Error(`The console has no area "${name}".`);
  const { params, watch, write } = createAddressQuery({ except: openKey });
  const opened = createAddressKey(openKey);
  const beside = besideMachine.provide({
    actors: { record: composeRecord(scope), watchAddress: opened.watch },
    actions: { writeAddress: (_, { guid }) => opened.write(guid) },
  });
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
      beside,
      export: composeExport(scope),
      bulkAction: composeBulkAction(scope),
      loadPage: call(consoleEndpoints.listRows),
      selectAll: call(consoleEndpoints.selectAll),
      watchAddress: watch,
      watchRows,
    },
    actions: { writeAddress: (_, written) => write(written) },
  });
  return flowOf(logic, { name, area: areas[name], params, open: areas[name].hasRecords ? opened.value : null, newId });
};
