import { debugEndpoints } from '../../../contract/debug.ts';
import { debugMachine } from '../../../machines/debug.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openDebug: OpenFlow = ({ call }) =>
  flowOf(debugMachine.provide({ actors: { loadEntries: call(debugEndpoints.listDebugEntries) } }), undefined);
