import type { JobEvent } from '../../../contract/kitchen/kitchen.ts';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import type { StoredKitchen } from '../../../machines/kitchen/kitchen.model.ts';
import type { World } from '../../support/world.ts';
import { onStage } from '../../support/stage.ts';
import { found, stored } from './kitchen.fixture.ts';
import { company } from '../samples.ts';

const input = ({ newId }: World) => ({ companyUri: company.uri, unitSystem: 'metric' as const, servings: 2, newId, isOfJob: false });

/** A kitchen loading its stored draft. */
export const restoring = () => onStage(kitchenMachine, input);

/** A kitchen that has loaded `memory`. */
export async function open(memory: StoredKitchen | null = null) {
  const stage = restoring();
  await stage.answer('loadDraft', found(memory));
  return stage;
}

/** A kitchen with a complete unsent order. */
export const ordering = () => open(stored());

/** A kitchen cooking a complete order as job-1. */
export async function cooking() {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  await stage.answer('startJob', { jobGuid: 'job-1' });
  return stage;
}

export type Running = ReturnType<typeof restoring>;

export const stateOf = ({ actor }: Running) => actor.getSnapshot().value;
export const contextOf = ({ actor }: Running) => actor.getSnapshot().context;
/** The calls to the server, oldest first. */
export const orders = ({ calls }: Running) => calls.filter(({ src }) => src === 'startJob').map((call) => call.input);
export const happen = ({ actor }: Running, event: JobEvent) => actor.send({ type: 'job.happened', event });
export const send = ({ actor }: Running, type: 'recipe.requested' | 'retry.requested' | 'cancel.requested') => actor.send({ type });
/** The data that a reload would find. */
export const lastMemory = ({ ran }: Running) => ran('remember').at(-1);
