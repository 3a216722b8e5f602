import type { PublicConfig } from '../../../contract/shell/public-config.ts';
import type { JobEvent } from '../../../contract/kitchen/kitchen.ts';
import { emptyDraft, type Draft } from '../../../machines/kitchen/draft.ts';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import type { LeftDraft } from '../../../machines/kitchen/kitchen.model.ts';
import { KitchenPage } from '../../../src/views/kitchen/order/KitchenPage.tsx';
import { found, stored } from '../../machines/kitchen/kitchen.fixture.ts';
import { onStage } from '../stage.ts';
import { renderFlow } from './render-flow.tsx';
import { member } from './sessions.ts';

export const photo = { id: 'photo-1', name: 'dinner.jpg', previewUrl: 'blob:dinner', hasArrived: true };

const anyOrder = { description: 'Shakshuka for a cold day' };

/** The kitchen before it has looked for what this browser remembers. */
export const enterKitchen = (config: Partial<PublicConfig> = {}) =>
  renderFlow(
    onStage(kitchenMachine, ({ newId }) => ({ companyUri: 'ana', unitSystem: 'metric' as const, servings: 2, newId, isOfJob: false })),
    (flow) => <KitchenPage flow={flow}>{null}</KitchenPage>,
    { session: member, config },
  );

/** The open kitchen with an order that is written so far. */
export async function openKitchen(draft: Partial<Draft> = {}, config?: Partial<PublicConfig>, left: readonly LeftDraft[] = []) {
  const view = await enterKitchen(config);
  await view.answer('loadDraft', found(stored({ draft: { ...emptyDraft('draft-1'), ...draft } }), ...left));
  return view;
}

/** The kitchen with a job that runs; `tell` brings an event of the job. */
export async function cook(draft: Partial<Draft> = anyOrder, config?: Partial<PublicConfig>) {
  const view = await openKitchen(draft, config);
  view.send({ type: 'recipe.requested' });
  await view.answer('startJob', { jobGuid: 'job-1' });
  return { ...view, tell: (event: JobEvent) => view.send({ type: 'job.happened', event }) };
}
