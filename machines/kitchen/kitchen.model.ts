import type { ApiError } from '../../contract/errors.ts';
import type { JobEvent, Question, Stage } from '../../contract/kitchen/kitchen.ts';
import type { PartialRecipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import type { ShownWish } from '../../contract/kitchen/wishes.ts';
import { draftProblem, type Draft, type DraftProblem, type PhotoDraft } from './draft.ts';
import type { PhotoState } from './photo-upload.machine.ts';
import type { PhotosChanged } from './photos.machine.ts';

export interface KitchenInput {
  companyUri: string;
  /** What a draft begins with. */
  unitSystem: UnitSystem;
  servings: number;
  newId: () => string;
  /** True for the page of one job, which may be gone, or begun on another device. */
  isOfJob: boolean;
}

/** What survives a reload. */
export interface StoredKitchen {
  draft: Draft;
  /** The job that was running, if one was. */
  jobGuid: string | null;
  /** Kept before an order is sent: sent again under the same key it is the same order. */
  requestKey: string | null;
  choice: string | null;
  improvise: boolean;
  /** True while the order is on its way: nobody knows yet whether it has arrived. */
  isOnItsWay: boolean;
  /** What the kitchen has asked and nobody has answered yet. */
  question: Question | null;
}

/** An order of a tab that was closed. It is offered, and never forced. */
export interface LeftDraft {
  /** The name of the tab that wrote it. */
  id: string;
  /** When it was written last, in milliseconds since 1970. */
  savedAt: number;
  description: string;
  hasPhoto: boolean;
  /** True once it was sent: its recipe may be in the making. */
  isSent: boolean;
}

/** What a tab finds when its kitchen opens. */
export interface FoundDrafts {
  stored: StoredKitchen | null;
  left: LeftDraft[];
}

interface Progress {
  stage: Stage | null;
  partial: PartialRecipe | null;
  question: Question | null;
  error: ApiError | null;
  recipeGuid: string | null;
  isConnected: boolean;
}

export const noProgress: Progress = { stage: null, partial: null, question: null, error: null, recipeGuid: null, isConnected: true };

export type KitchenContext = KitchenInput &
  Progress & {
    draft: Draft;
    /** What closed tabs left behind. */
    left: LeftDraft[];
    /** The one of them that was chosen last. */
    takenUp: string | null;
    problem: DraftProblem | null;
    /** Whether all photos have arrived. */
    photosAre: PhotoState;
    requestKey: string | null;
    choice: string | null;
    improvise: boolean;
    jobGuid: string | null;
  };

/** What reaches the kitchen of a running job. */
export type JobSignal =
  | { type: 'job.happened'; event: JobEvent }
  /** The stream of events broke, or is back. */
  | { type: 'stream.changed'; isConnected: boolean };

export type KitchenEvent =
  | { type: 'draft.changed'; change: Partial<Pick<Draft, 'description' | 'unitSystem'>> }
  | { type: 'wish.added'; wish: ShownWish }
  | { type: 'wish.removed'; wish: ShownWish }
  | { type: 'leaveOut.changed'; text: string }
  | { type: 'profile.restored' }
  /** A word that was not understood may be passed over. */
  | { type: 'word.dismissed'; word: string; text: string }
  | { type: 'servings.changed'; servings: number }
  | { type: 'left.continued'; id: string }
  | { type: 'left.discarded'; id: string }
  | PhotosChanged
  | { type: 'recipe.requested' }
  | { type: 'suggestion.chosen'; id: string }
  | { type: 'improvisation.chosen' }
  | { type: 'retry.requested' }
  | { type: 'cancel.requested' }
  | JobSignal;

/** A changed order is another order: under its old key the server would cook the old one. */
export const edited = ({ draft }: KitchenContext, change: Partial<Draft>) => ({
  draft: { ...draft, ...change },
  requestKey: null,
  problem: null,
});

/** The same photos in the same order: the order is none the other, even if they are shown from somewhere else now. */
export const areSamePhotos = (some: readonly PhotoDraft[], others: readonly PhotoDraft[]): boolean =>
  some.length === others.length && some.every(({ id }, place) => id === others[place]?.id);

/** Photos that are on their way again, or have arrived, are complained of no more. */
export const withoutPhotoProblem = (problem: DraftProblem | null): DraftProblem | null =>
  problem === 'photos.coming' || problem === 'photos.failed' ? null : problem;

/** What keeps an order from being sent: no order goes out without a photo that was meant to go with it. */
export function orderProblem({ draft, photosAre }: Pick<KitchenContext, 'draft' | 'photosAre'>): DraftProblem | null {
  if (photosAre !== 'there') return photosAre === 'failed' ? 'photos.failed' : 'photos.coming';
  return draftProblem(draft);
}

/** What was asked and is not answered yet, as it was before a reload. */
export const isAsked = (stored: StoredKitchen | null): boolean => stored !== null && stored.question !== null;

/** Hands over what the tab found. */
export const restore = { type: 'restore' as const, params: ({ event }: { event: { output: FoundDrafts } }) => ({ found: event.output }) };

/** A new order gets a new key, so that the server makes a new job; a repeated order keeps its key and its job. */
export const ordered = ({ newId }: KitchenContext, { choice, improvise }: { choice?: string; improvise?: boolean }) => ({
  requestKey: newId(),
  choice: choice ?? null,
  improvise: improvise ?? false,
  jobGuid: null,
  ...noProgress,
});

/** What a job's event changes; the partial recipe stays when a job ends badly, so that nothing read is lost. */
export function afterJobEvent(context: KitchenContext, event: JobEvent): Partial<Progress> {
  switch (event.type) {
    case 'stage':
      return { stage: event.stage, isConnected: true };
    case 'partial':
      return { partial: event.recipe, isConnected: true };
    case 'done':
      return { recipeGuid: event.recipeGuid };
    case 'needs_input':
      return { question: event.question };
    case 'failed':
      return { error: { message: event.message, statusCode: event.statusCode, payload: { retryAfter: event.retryAfter } } };
    case 'cancelled':
      return { stage: context.stage };
  }
}

const asStored = (context: KitchenContext, change: Partial<StoredKitchen>): { companyUri: string; stored: StoredKitchen } => {
  const { companyUri, draft, jobGuid, requestKey, choice, improvise, question } = context;
  return { companyUri, stored: { draft, jobGuid, requestKey, choice, improvise, isOnItsWay: false, question, ...change } };
};

interface Scope {
  context: KitchenContext;
}

/** Actions that keep the order, with its running job or without, for a reload. */
export const remember = { type: 'remember' as const, params: ({ context }: Scope) => asStored(context, {}) };
export const rememberOnItsWay = { type: 'remember' as const, params: ({ context }: Scope) => asStored(context, { isOnItsWay: true }) };
export const rememberWithoutJob = { type: 'remember' as const, params: ({ context }: Scope) => asStored(context, { jobGuid: null }) };

interface JobScope {
  event: Extract<JobSignal, { type: 'job.happened' }>;
}

/** Takes over what a job's event tells. */
export const follow = { type: 'follow' as const, params: ({ event }: JobScope) => ({ event: event.event }) };

/** Asks which kind of news a job's event is. */
export const isType = (type: JobEvent['type']) => ({
  type: 'isType' as const,
  params: ({ event }: JobScope) => ({ event: event.event, type }),
});

/** The same order once more, as a new job. */
export const orderAgain = { type: 'newOrder' as const, params: {} };

interface PhotosScope {
  event: PhotosChanged;
}

const told = ({ event }: PhotosScope) => event;
const setPhotosAre = { type: 'setPhotosAre' as const, params: told };

/** What the photos tell: others than before make another order of it. */
export const takePhotos = [
  { guard: { type: 'hasThesePhotos' as const, params: told }, actions: [{ type: 'keepPhotos' as const, params: told }, setPhotosAre] },
  {
    actions: [
      { type: 'edit' as const, params: ({ event: { photos } }: PhotosScope) => ({ change: { photos } }) },
      setPhotosAre,
      rememberWithoutJob,
    ],
  },
];
