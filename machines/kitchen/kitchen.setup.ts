import { assign, sendTo, setup, type ObservableActorLogic, type PromiseActorLogic } from 'xstate';
import type { Job, JobEvent } from '../../contract/kitchen/kitchen.ts';
import { emptyDraft, isUntouched, type Draft, type PhotoDraft } from './draft.ts';
import { foodSearchMachine } from './food-search.machine.ts';
import {
  afterJobEvent,
  areSamePhotos,
  edited,
  isAsked,
  ordered,
  orderProblem,
  withoutPhotoProblem,
  type FoundDrafts,
  type JobSignal,
  type KitchenContext,
  type KitchenEvent,
  type KitchenInput,
  type StoredKitchen,
} from './kitchen.model.ts';
import type { PhotoState } from './photo-upload.machine.ts';
import { photosMachine } from './photos.machine.ts';
import { readingMachine } from './reading.machine.ts';
import { kept } from '../parts/failure.ts';

/** Setup of the kitchen flow: inputs, actions and guards. */
export const kitchenSetup = setup({
  types: {} as {
    context: KitchenContext;
    input: KitchenInput;
    events: KitchenEvent;
    output: { redirectTo: string };
    tags: 'busy' | 'editable' | 'cancellable';
    children: { reading: 'reading'; foodSearch: 'foodSearch'; photos: 'photos' };
  },
  actors: { reading: readingMachine, foodSearch: foodSearchMachine, photos: photosMachine } as {
    reading: typeof readingMachine;
    foodSearch: typeof foodSearchMachine;
    photos: typeof photosMachine;
    /** The draft of this tab; with `takeUp`, that of the named closed tab. */
    loadDraft: PromiseActorLogic<FoundDrafts, { companyUri: string; takeUp: string | null }>;
    startJob: PromiseActorLogic<{ jobGuid: string }, Pick<KitchenContext, 'companyUri' | 'draft' | 'requestKey' | 'choice' | 'improvise'>>;
    /** Observes a job and forwards its events. */
    watchJob: ObservableActorLogic<JobSignal, { companyUri: string; jobGuid: string }>;
    cancelJob: PromiseActorLogic<Pick<Job, 'status'>, { companyUri: string; jobGuid: string }>;
    /** Asks for confirmation before stopping the kitchen. */
    confirm: PromiseActorLogic<boolean>;
  },
  actions: {
    restore: assign((_, { found }: { found: FoundDrafts }) => ({ left: found.left, ...found.stored })),
    takeUp: assign({ takenUp: (_, params: { id: string }) => params.id }),
    dropLeft: assign({ left: ({ context }, params: { id: string }) => context.left.filter(({ id }) => id !== params.id) }),
    /** Hole: deletes the order of a closed tab. */
    forgetLeft: (_, _params: { companyUri: string; id: string }) => undefined,
    edit: assign(({ context }, params: { change: Partial<Draft> }) => edited(context, params.change)),
    /** Reads the order again after each edit. */
    tellReader: sendTo('reading', ({ context }) => ({ type: 'order.changed', draft: context.draft })),
    /** Suggests foods while the user types. */
    tellSearch: sendTo('foodSearch', ({ context }) => ({ type: 'text.changed', text: context.draft.leaveOut })),
    /** The preview addresses may be new. */
    keepPhotos: assign({ draft: ({ context }, params: { photos: PhotoDraft[] }) => ({ ...context.draft, photos: params.photos }) }),
    /** Missing photos upload as soon as the order is open. */
    countPhotos: assign({ photosAre: ({ context }) => (context.draft.photos.every(({ hasArrived }) => hasArrived) ? 'there' : 'coming') }),
    setPhotosAre: assign(({ context }, { are }: { are: PhotoState }) => ({
      photosAre: are,
      problem: withoutPhotoProblem(context.problem),
    })),
    showProblem: assign({ problem: ({ context }) => orderProblem(context) }),
    newOrder: assign(({ context }, params: { choice?: string; improvise?: boolean }) => ordered(context, params)),
    keepJob: assign({ jobGuid: (_, params: { jobGuid: string }) => params.jobGuid }),
    follow: assign(({ context }, params: { event: JobEvent }) => afterJobEvent(context, params.event)),
    setConnection: assign({ isConnected: (_, params: { isConnected: boolean }) => params.isConnected }),
    keepError: assign(kept),
    clearError: assign({ error: null }),
    startAfresh: assign(({ context }) => ({
      draft: emptyDraft(context.newId(), context.draft.unitSystem, context.servings),
      jobGuid: null,
      requestKey: null,
    })),
    /** Hole: stores draft and running job for a reload; null deletes them. */
    remember: (_, _params: { companyUri: string; stored: StoredKitchen | null }) => undefined,
  },
  guards: {
    isOfJob: ({ context }) => context.isOfJob,
    hasAllPhotos: ({ context }) => context.photosAre === 'there',
    isOrderable: ({ context }) => orderProblem(context) === null,
    isNotOrderable: ({ context }) => orderProblem(context) !== null,
    hasThesePhotos: ({ context }, { photos }: { photos: PhotoDraft[] }) => areSamePhotos(context.draft.photos, photos),
    isYes: (_, params: { output: boolean }) => params.output,
    isUntouched: ({ context }) => isUntouched(context.draft),
    hasJob: (_, { found }: { found: FoundDrafts }) => found.stored !== null && found.stored.jobGuid !== null,
    isOnItsWay: (_, { found }: { found: FoundDrafts }) => found.stored?.isOnItsWay === true,
    isAsked: (_, { found }: { found: FoundDrafts }) => isAsked(found.stored),
    isDone: (_, params: Pick<Job, 'status'>) => params.status === 'done',
    isType: (_, params: { event: JobEvent; type: JobEvent['type'] }) => params.event.type === params.type,
    // An order without a job is repeated under the same key; a changed order or a failed job needs a new one.
    needsNewKey: ({ context }) => context.jobGuid !== null || context.requestKey === null,
  },
});
