import { exportPath } from '../../../contract/account/export-path.ts';
import { personalDataEndpoints } from '../../../contract/account/personal-data.ts';
import { dataExportMachine } from '../../../machines/account/data-export.machine.ts';
import { loadPath } from '../../services/location.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openDataExport: OpenFlow = ({ call }) => {
  const logic = dataExportMachine.provide({
    actors: {
      loadPersonalData: call(personalDataEndpoints.getPersonalData),
      prepareExport: call(personalDataEndpoints.prepareExport),
    },
    // The page stays: what the server answers is a file to keep.
    actions: { download: () => loadPath(exportPath) },
  });
  return flowOf(logic, undefined);
};
