import type { ApiError } from '../../contract/errors.ts';
import type { JobEvent, Question, Stage } from '../../contract/kitchen/kitchen.ts';
import type { UnitSystem } from '../../contract/recipes/recipe.ts';
import type { PartialRecipe } from '../../contract/recipes/partial-recipe.ts';
import type { ShownWish } from '../../contract/kitchen/wishes.ts';
import { draftProblem, type Draft, type DraftProblem, type PhotoDraft } from './draft.ts';
import type { PhotoState } from './photo-upload.machine.ts';
import type { PhotosChanged } from './photos.machine.ts';

export interface KitchenInput {
  companyUri: string;
  /** Initial data of a draft. */
  unitSystem: UnitSystem;
  servings: number;
  newId: () => string;
  /** True for the page of one job, which may be gone or started on another device. */
  isOfJob: boolean;
}

/** Data kept over a reload. */
export interface StoredKitchen {
  draft: Draft;
  /** The running job, if any. */
  jobGuid: string | null;
  /** Stored before an order is sent: a repeat under the same key is the same order. */
  requestKey: string | null;
  choice: string | null;
  improvise: boolean;
  /** True while the order is being sent and its arrival is unknown. */
  isOnItsWay: boolean;
  /** The kitchen's open question. */
  question: Question | null;
}

/** An order of a closed tab. It is offered, not applied. */
export interface LeftDraft {
  /** Name of the tab that wrote it. */
  id: string;
  /** Last change, in milliseconds since 1970. */
  savedAt: number;
  description: string;
  hasPhoto: boolean;
  /** True once sent: the recipe may be in progress. */
  isSent: boolean;
}

/** Data found when the kitchen opens. */
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
    /** Orders of closed tabs. */
    left: LeftDraft[];
    /** The one chosen last. */
    takenUp: string | null;
    problem: DraftProblem | null;
    /** Whether all photos are uploaded. */
    photosAre: PhotoState;
    requestKey: string | null;
    choice: string | null;
    improvise: boolean;
    jobGuid: string | null;
  };

/** Events of a running job. */
export type JobSignal =
  | { type: 'job.happened'; event: JobEvent }
  /** The event stream broke, or is back. */
  | { type: 'stream.changed'; isConnected: boolean };

export type KitchenEvent =
  | { type: 'draft.changed'; change: Partial<Pick<Draft, 'description' | 'unitSystem'>> }
  | { type: 'wish.added'; wish: ShownWish }
  | { type: 'wish.removed'; wish: ShownWish }
  | { type: 'leaveOut.changed'; text: string }
  | { type: 'profile.restored' }
  /** Ignores a word that was not understood. */
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

/** A changed order needs a new key: the server would cook the old one under its old key. */
export const edited = ({ draft }: KitchenContext, change: Partial<Draft>) => ({
  draft: { ...draft, ...change },
  requestKey: null,
  problem: null,
});

/** The same photos in the same order make the same order, even if their preview addresses changed. */
export const areSamePhotos = (some: readonly PhotoDraft[], others: readonly PhotoDraft[]): boolean =>
  some.length === others.length && some.every(({ id }, place) => id === others[place]?.id);

/** Photos that are uploading again or uploaded clear their error. */
export const withoutPhotoProblem = (problem: DraftProblem | null): DraftProblem | null =>
  problem === 'photos.coming' || problem === 'photos.failed' ? null : problem;

/** Reasons to hold an order back: no order is sent without its photos. */
export function orderProblem({ draft, photosAre }: Pick<KitchenContext, 'draft' | 'photosAre'>): DraftProblem | null {
  if (photosAre !== 'there') return photosAre === 'failed' ? 'photos.failed' : 'photos.coming';
  return draftProblem(draft);
}

/** The open question from before a reload. */
export const isAsked = (stored: StoredKitchen | null): boolean => stored !== null && stored.question !== null;

/** Passes on the data found at the start. */
export const restore = { type: 'restore' as const, params: ({ event }: { event: { output: FoundDrafts } }) => ({ found: event.output }) };

/** A new order gets a new key and a new job; a repeated order keeps its key and job. */
export const ordered = ({ newId }: KitchenContext, { choice, improvise }: { choice?: string; improvise?: boolean }) => ({
  requestKey: newId(),
  choice: choice ?? null,
  improvise: improvise ?? false,
  jobGuid: null,
  ...noProgress,
});

/** Applies a job's event; the partial recipe stays when a job fails, so that the user loses nothing. */
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

/** Applies a job's event. */
export const follow = { type: 'follow' as const, params: ({ event }: JobScope) => ({ event: event.event }) };

/** Checks the kind of a job's event. */
export const isType = (type: JobEvent['type']) => ({
  type: 'isType' as const,
  params: ({ event }: JobScope) => ({ event: event.event, type }),
});

/** Repeats the order as a new job. */
export const orderAgain = { type: 'newOrder' as const, params: {} };

interface PhotosScope {
  event: PhotosChanged;
}

const told = ({ event }: PhotosScope) => event;
const setPhotosAre = { type: 'setPhotosAre' as const, params: told };

/** News of the photos: a different set makes a different order. */
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
