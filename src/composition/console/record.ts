import { fromPromise } from 'xstate';
import { areas, isAreaName, type AreaName } from '../../../contract/console/areas.ts';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import type { Cell, ConsoleRecord } from '../../../contract/console/shapes.ts';
import { recordMachine } from '../../../machines/console/record.machine.ts';
import { newRecord } from '../../../contract/console/console-paths.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';
import { composeBulkAction } from './bulk-action.ts';

interface Saved {
  area: AreaName;
  guid: string;
  version: number | null;
  fields: Record<string, Cell>;
}

/** The record that the address names: "/console/users/{guid}". */
export const openRecord: OpenFlow = (scope, { path, params }) => {
  const { api, call, newId } = scope;
  const name = path.split('/')[2] ?? '';
  if (!isAreaName(name)) throw new Error(`The console has no area "${name}".`);
  const guid = params['guid'] ?? newRecord;
  // Without a version there is nothing yet to save on top of.
  const saveRecord = fromPromise<ConsoleRecord, Saved>(({ input: { area, version, fields, ...rest }, signal }) =>
    version === null
      ? api(consoleEndpoints.createRecord, { params: { area }, body: { fields }, signal })
      : api(consoleEndpoints.saveRecord, { params: { area, guid: rest.guid }, body: { version, fields }, signal }),
  );
  const logic = recordMachine.provide({
    actors: {
      bulkAction: composeBulkAction(scope),
      stepUp: composeStepUp(scope),
      loadRecord: call(consoleEndpoints.getRecord),
      saveRecord,
      loadHistory: call(consoleEndpoints.getHistory, {
        send: ({ area, guid: of, before }: { area: AreaName; guid: string; before: string | null }) => ({
          area,
          guid: of,
          ...(before !== null && { before }),
        }),
      }),
      restoreVersion: call(consoleEndpoints.restoreVersion),
    },
  });
  return flowOf(logic, { name, area: areas[name], guid: guid === newRecord ? null : guid, newId });
};
