import type { JobEvent } from '../../../contract/kitchen/kitchen.ts';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import type { StoredKitchen } from '../../../machines/kitchen/kitchen.model.ts';
import type { World } from '../../support/world.ts';
import { onStage } from '../../support/stage.ts';
import { found, stored } from './kitchen.fixture.ts';
import { company } from '../samples.ts';

const input = ({ newId }: World) => ({ companyUri: company.uri, unitSystem: 'metric' as const, servings: 2, newId, isOfJob: false });

/** A kitchen that still looks for an earlier draft. */
export const restoring = () => onStage(kitchenMachine, input);

/** A kitchen that has found `memory` of an earlier visit. */
export async function open(memory: StoredKitchen | null = null) {
  const stage = restoring();
  await stage.answer('loadDraft', found(memory));
  return stage;
}

/** A kitchen in which a full order waits to be sent. */
export const ordering = () => open(stored());

/** A kitchen in which a full order is being cooked as job-1. */
export async function cooking() {
  const stage = await ordering();
  send(stage, 'recipe.requested');
  await stage.answer('startJob', { jobGuid: 'job-1' });
  return stage;
}

export type Running = ReturnType<typeof restoring>;

export const stateOf = ({ actor }: Running) => actor.getSnapshot().value;
export const contextOf = ({ actor }: Running) => actor.getSnapshot().context;
/** What was asked of the server, oldest first. */
export const orders = ({ calls }: Running) => calls.filter(({ src }) => src === 'startJob').map((call) => call.input);
export const happen = ({ actor }: Running, event: JobEvent) => actor.send({ type: 'job.happened', event });
export const send = ({ actor }: Running, type: 'recipe.requested' | 'retry.requested' | 'cancel.requested') => actor.send({ type });
/** What a reload would find. */
export const lastMemory = ({ ran }: Running) => ran('remember').at(-1);
