import { debugEndpoints } from '../../../contract/developer/debug.ts';
import { debugMachine } from '../../../machines/developer/debug.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openDebug: OpenFlow = ({ call }) =>
  flowOf(debugMachine.provide({ actors: { loadEntries: call(debugEndpoints.listDebugEntries) } }), undefined);
