import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { clipboardActors } from '../../services/clipboard.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

/** Spec 2, the developers' showcases: what they do is to give their code. */
export const openShowcase: OpenFlow = () => flowOf(clipboardMachine.provide({ actors: clipboardActors() }), undefined);
