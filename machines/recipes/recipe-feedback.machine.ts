import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { CookingPage, Feedback, Thumb, VersionThumb } from '../../contract/recipes/feedback-endpoints.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, loadSilently, type LoaderEvent } from '../parts/loader.ts';
import { cookingsMachine, type CookingForm } from './cookings.machine.ts';
import { reportMachine } from './report.machine.ts';

interface Which {
  companyUri: string;
  guid: string;
}

interface RecipeFeedbackInput extends Which {
  /** The recipe was cooked to its end on this device. */
  wasCooked: boolean;
  newId: () => string;
  today: () => string;
}

/** Rating of a version; null removes it. */
interface GivenThumb {
  version: number;
  thumb: Thumb | null;
}

/** Data of the server and the browser. */
export interface KeptFeedback extends Feedback {
  form: CookingForm | null;
}

interface RecipeFeedbackContext extends RecipeFeedbackInput {
  /** Saved on the server. */
  thumbs: readonly VersionThumb[];
  /** The last press that is not saved yet; shown at once. */
  wanted: GivenThumb | null;
  /** The rating being saved. */
  sent: GivenThumb | null;
  cookings: CookingPage;
  form: CookingForm | null;
  error: ApiError | null;
}

export type RecipeFeedbackEvent = ({ type: 'thumb.given' } & GivenThumb) | LoaderEvent;

const never: CookingPage = { times: 0, lastOn: null, items: [], next: null };

const withThumb = (thumbs: readonly VersionThumb[], { version, thumb }: GivenThumb): VersionThumb[] => [
  ...thumbs.filter((one) => one.version !== version),
  ...(thumb === null ? [] : [{ version, thumb }]),
];

const isSame = (one: GivenThumb | null, other: GivenThumb | null) => one?.version === other?.version && one?.thumb === other?.thumb;

/** Nobody is asked how a recipe was before it was cooked. */
export const isCookedOrRated = ({ wasCooked, thumbs, cookings, form }: RecipeFeedbackContext): boolean =>
  wasCooked || thumbs.length > 0 || cookings.times > 0 || form !== null;

/** The shown rating of a version: the pressed one, or else the saved one. */
export const shownThumb = ({ thumbs, wanted }: Pick<RecipeFeedbackContext, 'thumbs' | 'wanted'>, version: number): Thumb | null =>
  wanted?.version === version ? wanted.thumb : (thumbs.find((one) => one.version === version)?.thumb ?? null);

/** Feedback on a recipe: ratings, cooking log and error reports. */
export const recipeFeedbackMachine = setup({
  types: {} as {
    context: RecipeFeedbackContext;
    input: RecipeFeedbackInput;
    events: RecipeFeedbackEvent;
    tags: 'busy';
    children: { cookings: 'cookings'; report: 'report' };
  },
  actors: { cookings: cookingsMachine, report: reportMachine } as {
    cookings: typeof cookingsMachine;
    report: typeof reportMachine;
    loadFeedback: PromiseActorLogic<KeptFeedback, Which>;
    giveThumb: PromiseActorLogic<unknown, Which & GivenThumb>;
  },
  actions: {
    show: assign((_, { thumbs, cookings, form }: KeptFeedback) => ({ thumbs, cookings, form, error: null })),
    want: assign((_, { version, thumb }: GivenThumb) => ({ wanted: { version, thumb }, error: null })),
    take: assign({ sent: ({ context }) => context.wanted }),
    keepSaved: assign(({ context: { thumbs, wanted, sent } }) => ({
      thumbs: sent === null ? thumbs : withThumb(thumbs, sent),
      wanted: isSame(wanted, sent) ? null : wanted,
      sent: null,
    })),
    takeBack: assign({ wanted: null, sent: null }),
    keepError: assign(kept),
  },
  guards: { isOutrun: ({ context: { wanted, sent } }) => !isSame(wanted, sent) },
}).createMachine({
  id: 'recipeFeedback',
  description: 'Keeps how a recipe was: thumbs, when it was cooked, and what is wrong with it.',
  context: ({ input }) => ({ ...input, thumbs: [], wanted: null, sent: null, cookings: never, form: null, error: null }),
  invoke: { id: 'report', src: 'report', input: ({ context: { newId } }) => ({ newId }) },
  initial: 'loading',
  states: {
    loading: loadSilently('What was said of the recipe is being fetched.', {
      src: 'loadFeedback',
      input: ({ context: { companyUri, guid } }) => ({ companyUri, guid }),
      onDone: { target: 'ready', actions: { type: 'show', params: ({ event }) => event.output } },
      onError: { target: 'failed', actions: keepError },
    }),
    failed: failed('What was said of the recipe could not be fetched.', 'loading'),
    ready: {
      description: 'A thumb can be given, and what was cooked is listed.',
      invoke: {
        id: 'cookings',
        src: 'cookings',
        input: ({ context: { companyUri, guid, cookings: page, form, newId, today } }) => ({ companyUri, guid, page, form, newId, today }),
      },
      initial: 'asKept',
      on: { 'thumb.given': { target: '.saving', actions: { type: 'want', params: ({ event }) => event } } },
      states: {
        asKept: { description: 'The thumb stands as the server keeps it.' },
        saving: {
          ...load('The thumb is shown already and is being saved.', {
            src: 'giveThumb',
            input: ({ context: { companyUri, guid, sent } }) => ({
              companyUri,
              guid,
              version: sent?.version ?? 1,
              thumb: sent?.thumb ?? null,
            }),
            onDone: [
              { guard: 'isOutrun', target: 'saving', reenter: true, actions: 'keepSaved' },
              { target: 'asKept', actions: 'keepSaved' },
            ],
            onError: { target: 'unsaved', actions: ['takeBack', keepError] },
          }),
          entry: 'take',
          // One request at a time: the latest press is saved next.
          on: { 'thumb.given': { actions: { type: 'want', params: ({ event }) => event } } },
        },
        unsaved: { description: 'The thumb could not be saved. It stands as before, and the page says so.' },
      },
    },
  },
});
