import type { ActorRefFrom } from 'xstate';
import type { KitchenNewsInput, kitchenNewsMachine } from '../kitchen/kitchen-news.machine.ts';
import type { keptCopiesMachine } from '../recipes/kept-copies.machine.ts';
import type { offlineCopiesMachine } from '../recipes/offline-copies.machine.ts';
import type { installMachine } from './install.machine.ts';
import type { reachabilityMachine } from './reachability.machine.ts';
import type { schemeMachine, SchemeInput } from './scheme.machine.ts';
import type { updateMachine } from './update.machine.ts';

/** Background actors beside the pages. They load after the first page is shown, so that no page waits for them. */
export interface CompanionLogic {
  reachability: typeof reachabilityMachine;
  update: typeof updateMachine;
  keptCopies: typeof keptCopiesMachine;
  kitchenNews: typeof kitchenNewsMachine;
  offlineCopies: typeof offlineCopiesMachine;
  scheme: typeof schemeMachine;
  install: typeof installMachine;
  kitchenNewsInput: KitchenNewsInput;
  schemeInput: SchemeInput;
}

export interface Companions {
  reachability: ActorRefFrom<typeof reachabilityMachine>;
  update: ActorRefFrom<typeof updateMachine>;
  keptCopies: ActorRefFrom<typeof keptCopiesMachine>;
  kitchenNews: ActorRefFrom<typeof kitchenNewsMachine>;
  offlineCopies: ActorRefFrom<typeof offlineCopiesMachine>;
  scheme: ActorRefFrom<typeof schemeMachine>;
  install: ActorRefFrom<typeof installMachine>;
}

// The types of `spawn` know only logic that is named in `setup`; these arrive with their chunk.
interface SpawnCompanion {
  (logic: typeof reachabilityMachine, options: { id: 'reachability' }): Companions['reachability'];
  (logic: typeof updateMachine, options: { id: 'update'; input: { build: string } }): Companions['update'];
  (logic: typeof keptCopiesMachine, options: { id: 'keptCopies' }): Companions['keptCopies'];
  (logic: typeof kitchenNewsMachine, options: { id: 'kitchenNews'; input: KitchenNewsInput }): Companions['kitchenNews'];
  (logic: typeof offlineCopiesMachine, options: { id: 'offlineCopies' }): Companions['offlineCopies'];
  (logic: typeof schemeMachine, options: { id: 'scheme'; input: SchemeInput }): Companions['scheme'];
  (logic: typeof installMachine, options: { id: 'install' }): Companions['install'];
}

/** Starts them with the app's `spawn`; `build` is this tab's build. */
export function spawnCompanions(spawn: unknown, logic: CompanionLogic, build: string): Companions {
  const begin = spawn as SpawnCompanion;
  return {
    reachability: begin(logic.reachability, { id: 'reachability' }),
    update: begin(logic.update, { id: 'update', input: { build } }),
    keptCopies: begin(logic.keptCopies, { id: 'keptCopies' }),
    kitchenNews: begin(logic.kitchenNews, { id: 'kitchenNews', input: logic.kitchenNewsInput }),
    offlineCopies: begin(logic.offlineCopies, { id: 'offlineCopies' }),
    scheme: begin(logic.scheme, { id: 'scheme', input: logic.schemeInput }),
    install: begin(logic.install, { id: 'install' }),
  };
}
