import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { clipboardActors } from '../../services/clipboard.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

/** The developers' showcases: their flow copies code. */
export const openShowcase: OpenFlow = () => flowOf(clipboardMachine.provide({ actors: clipboardActors() }), undefined);
