import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { Cooking, CookingPage } from '../../contract/recipes/feedback-endpoints.ts';
import { cookedOnProblem } from '../../contract/recipes/feedback-endpoints.ts';
import type { ProblemId } from '../../contract/validation.ts';
import { keepError, kept } from '../parts/failure.ts';
import { load, saving } from '../parts/loader.ts';

/** The form of "I cooked this". */
export interface CookingForm {
  /** '2026-11-23'. */
  cookedOn: string;
  note: string;
  /** A photo already uploaded. */
  photoGuid: string | null;
  /** Idempotency key, the same for all tries. */
  requestKey: string;
}

interface Which {
  companyUri: string;
  guid: string;
}

interface CookingsInput extends Which {
  page: CookingPage;
  /** The unsent form, as this browser stores it. */
  form: CookingForm | null;
  newId: () => string;
  /** The reader's local date. */
  today: () => string;
}

interface CookingsContext extends CookingsInput {
  problem: ProblemId | null;
  /** Error of the photo. */
  photoError: ApiError | null;
  error: ApiError | null;
  /** The cooking being removed. */
  removed: string | null;
}

export type CookingsEvent =
  | { type: 'cooking.begun' }
  | { type: 'form.changed'; change: Partial<Pick<CookingForm, 'cookedOn' | 'note'>> }
  | { type: 'photo.chosen'; file: unknown }
  | { type: 'photo.removed' }
  | { type: 'form.submitted'; version: number }
  | { type: 'form.left' }
  | { type: 'more.requested' }
  | { type: 'removal.requested'; cooking: string };

interface Now {
  context: CookingsContext;
}

const rememberForm = { type: 'rememberForm', params: ({ context: { guid, form } }: Now) => ({ guid, form }) } as const;
const changed = {
  actions: [{ type: 'change', params: ({ event }: { event: Extract<CookingsEvent, { type: 'form.changed' }> }) => event }, rememberForm],
} as const;
const withoutPhoto = [{ type: 'setPhoto', params: { photo: null } }, rememberForm] as const;

const without = ({ items, ...page }: CookingPage, cooking: string | null): CookingPage => ({
  ...page,
  items: items.filter(({ guid }) => guid !== cooking),
});
/** Entries that are already listed stay, without duplicates. */
const joined = (items: readonly Cooking[], more: readonly Cooking[]) => [
  ...items,
  ...more.filter(({ guid }) => items.every((known) => known.guid !== guid)),
];

/** The cooking log of a recipe: list, "I cooked this" with a note and a photo, remove and undo. */
export const cookingsMachine = setup({
  types: {} as { context: CookingsContext; input: CookingsInput; events: CookingsEvent; tags: 'busy' | 'form' },
  actors: {} as {
    /** Uploads the chosen file. */
    uploadPhoto: PromiseActorLogic<{ guid: string }, { companyUri: string; file: unknown }>;
    addCooking: PromiseActorLogic<CookingPage, Which & CookingForm & { version: number }>;
    loadMore: PromiseActorLogic<CookingPage, Which & { before: string }>;
    /** Asks for confirmation in a box. */
    confirmRemoval: PromiseActorLogic<boolean>;
    removeCooking: PromiseActorLogic<Pick<CookingPage, 'times' | 'lastOn'>, Which & { cooking: string }>;
  },
  actions: {
    begin: assign(({ context: { form, newId, today } }) => ({
      form: form ?? { cookedOn: today(), note: '', photoGuid: null, requestKey: newId() },
      problem: null,
      photoError: null,
      error: null,
    })),
    change: assign(({ context }, { change }: { change: Partial<CookingForm> }) => ({
      form: context.form === null ? null : { ...context.form, ...change },
      problem: null,
      error: null,
    })),
    setPhoto: assign(({ context }, { photo }: { photo: string | null }) => ({
      form: context.form === null ? null : { ...context.form, photoGuid: photo },
      photoError: null,
      error: null,
    })),
    showProblem: assign({ problem: ({ context: { form, today } }) => cookedOnProblem(form?.cookedOn ?? '', today()) }),
    leave: assign({ form: null, problem: null, photoError: null, error: null }),
    show: assign((_, { page }: { page: CookingPage }) => ({ page, error: null })),
    showMore: assign(({ context }, { page }: { page: CookingPage }) => ({
      page: { ...page, items: joined(context.page.items, page.items) },
      error: null,
    })),
    setRemoved: assign((_, { cooking }: { cooking: string }) => ({ removed: cooking, error: null })),
    remove: assign(({ context }, cooked: Pick<CookingPage, 'times' | 'lastOn'>) => ({
      page: { ...without(context.page, context.removed), ...cooked },
      removed: null,
      error: null,
    })),
    keepError: assign(kept),
    keepPhotoError: assign({ photoError: (_, params: { error: ApiError }) => params.error }),
    /** Hole: keeps the form over a reload. */
    rememberForm: (_, _params: { guid: string; form: CookingForm | null }) => undefined,
  },
  guards: {
    isDated: ({ context: { form, today } }) => form !== null && cookedOnProblem(form.cookedOn, today()) === null,
    hasMore: ({ context }) => context.page.next !== null,
    isYes: (_, { output }: { output: boolean }) => output,
  },
}).createMachine({
  id: 'cookings',
  description: 'Keeps when a recipe was cooked, and how it was.',
  context: ({ input }) => ({ ...input, problem: null, photoError: null, error: null, removed: null }),
  initial: 'listed',
  states: {
    listed: {
      description: 'The days are listed, newest first.',
      on: {
        'cooking.begun': { target: 'writing', actions: ['begin', rememberForm] },
        'more.requested': { guard: 'hasMore', target: 'fetchingMore' },
        'removal.requested': { target: 'asking', actions: { type: 'setRemoved', params: ({ event }) => event } },
      },
    },
    writing: {
      description: 'A cooking is being written down: its day, a note, a photo.',
      tags: 'form',
      on: {
        'form.changed': changed,
        'photo.chosen': 'uploading',
        'photo.removed': { actions: withoutPhoto },
        'form.submitted': [{ guard: 'isDated', target: 'sending' }, { actions: 'showProblem' }],
        'form.left': { target: 'listed', actions: ['leave', rememberForm] },
      },
    },
    uploading: {
      description: 'The photo is on its way to the server, which checks it. What is typed meanwhile stays.',
      tags: ['busy', 'form'],
      invoke: {
        id: 'uploadPhoto',
        src: 'uploadPhoto',
        input: ({ context: { companyUri }, event }) => ({ companyUri, file: event.type === 'photo.chosen' ? event.file : null }),
        onDone: {
          target: 'writing',
          actions: [{ type: 'setPhoto', params: ({ event }) => ({ photo: event.output.guid }) }, rememberForm],
        },
        onError: { target: 'writing', actions: { ...keepError, type: 'keepPhotoError' } },
      },
      on: { 'form.changed': changed, 'photo.removed': { target: 'writing', actions: withoutPhoto } },
    },
    sending: saving('It is being saved.', {
      src: 'addCooking',
      input: ({ context: { companyUri, guid, form }, event }) => ({
        companyUri,
        guid,
        ...(form ?? { cookedOn: '', note: '', photoGuid: null, requestKey: '' }),
        version: event.type === 'form.submitted' ? event.version : 1,
      }),
      onDone: { target: 'listed', actions: ['leave', rememberForm, { type: 'show', params: ({ event }) => ({ page: event.output }) }] },
      onError: { target: 'writing', actions: keepError },
    }),
    fetchingMore: load('Earlier days are being fetched.', {
      src: 'loadMore',
      input: ({ context: { companyUri, guid, page } }) => ({ companyUri, guid, before: page.next ?? '' }),
      onDone: { target: 'listed', actions: { type: 'showMore', params: ({ event }) => ({ page: event.output }) } },
      onError: { target: 'listed', actions: keepError },
    }),
    asking: {
      description: 'A box asks whether it is to be taken off the list.',
      invoke: {
        id: 'confirmRemoval',
        src: 'confirmRemoval',
        onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: 'removing' }, 'listed'],
        onError: 'listed',
      },
    },
    removing: load('It is being taken off the list.', {
      src: 'removeCooking',
      input: ({ context: { companyUri, guid, removed } }) => ({ companyUri, guid, cooking: removed ?? '' }),
      onDone: { target: 'listed', actions: { type: 'remove', params: ({ event }) => event.output } },
      onError: { target: 'listed', actions: keepError },
    }),
  },
});
