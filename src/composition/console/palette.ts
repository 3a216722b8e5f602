import { fromPromise } from 'xstate';
import { is, string, type } from 'superstruct';
import { consoleEndpoints } from '../../../contract/console/console-endpoints.ts';
import { paletteMachine, type PaletteChoice, type PaletteRef } from '../../../machines/console/palette.machine.ts';
import { boxes } from '../../pages/boxes.ts';
import { goTo } from '../../services/location.ts';
import type { FlowScope } from '../flow-scope.ts';

const [page, action] = [type({ path: string() }), type({ by: string(), id: string() })];

/** The command palette of the console, in a box above its pages. */
export const composePalette = ({ call, openBox }: FlowScope): typeof paletteMachine =>
  paletteMachine.provide({
    actors: {
      find: call(consoleEndpoints.find),
      showBox: fromPromise<PaletteChoice | null, { flow: PaletteRef }>(async ({ input, signal }) => {
        const chosen = await openBox(async () => (await boxes.palette())(input), signal);
        return is(chosen, page) || is(chosen, action) ? chosen : null;
      }),
    },
    actions: { goTo: (_, { path }) => goTo(path) },
  });
