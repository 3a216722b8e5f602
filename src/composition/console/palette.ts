import { fromPromise } from 'xstate';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { paletteMachine, type PaletteRef } from '../../../machines/console/palette.machine.ts';
import { boxes } from '../../pages/boxes.ts';
import { goTo } from '../../services/location.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openPalette: OpenFlow = ({ call, openBox }) => {
  const logic = paletteMachine.provide({
    actors: {
      find: call(consoleEndpoints.find),
      showBox: fromPromise<string | null, { flow: PaletteRef }>(async ({ input, signal }) => {
        const chosen = await openBox(async () => (await boxes.palette())(input), signal);
        return typeof chosen === 'string' ? chosen : null;
      }),
    },
    actions: { goTo: (_, { path }) => goTo(path) },
  });
  return flowOf(logic, undefined);
};
