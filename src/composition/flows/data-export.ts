import { exportPath } from '../../../contract/export-path.ts';
import { dataExportMachine } from '../../../machines/data-export.machine.ts';
import { loadPath } from '../../services/location.ts';
import { personalDataActors } from '../../services/personal-data.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openDataExport: OpenFlow = (scope) => {
  const { loadPersonalData, prepareExport } = personalDataActors(scope.api, scope.refreshSession);
  const logic = dataExportMachine.provide({
    actors: { loadPersonalData, prepareExport },
    // The page stays: what the server answers is a file to keep.
    actions: { download: () => loadPath(exportPath) },
  });
  return { flow: { logic, input: undefined }, eventFor: ignoreAddress };
};
