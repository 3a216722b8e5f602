import { exportPath, recipesExportPath } from '../../../contract/account/export-path.ts';
import { personalDataEndpoints } from '../../../contract/account/personal-data.ts';
import { dataExportMachine, type ExportedFile } from '../../../machines/account/data-export.machine.ts';
import { loadPath } from '../../services/location.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

const paths: Record<ExportedFile, string> = { everything: exportPath, recipes: recipesExportPath };

export const openDataExport: OpenFlow = ({ call }) => {
  const logic = dataExportMachine.provide({
    actors: {
      loadPersonalData: call(personalDataEndpoints.getPersonalData),
      prepareExport: call(personalDataEndpoints.prepareExport),
    },
    // The page stays open: the response is a download.
    actions: { download: (_, { file }) => loadPath(paths[file]) },
  });
  return flowOf(logic, undefined);
};
