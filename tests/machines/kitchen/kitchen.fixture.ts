import type { JobEvent } from '../../../contract/kitchen/kitchen.ts';
import type { Reading, ShownWish } from '../../../contract/kitchen/wishes.ts';
import type { Draft, PhotoDraft } from '../../../machines/kitchen/draft.ts';
import type { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import type { FoundDrafts, LeftDraft, StoredKitchen } from '../../../machines/kitchen/kitchen.model.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';

export const photo: PhotoDraft = { id: 'photo-1', name: 'soup.jpg', previewUrl: 'blob:photo-1', hasArrived: true };

/** One wish per source: form, text, profile. */
export const vegan: ShownWish = { kind: 'diet', id: 'vegan', label: 'Vegan', source: 'form' };
export const noOnion: ShownWish = { kind: 'without', id: 'onion', label: 'No onion', source: 'read' };
export const noPeanut: ShownWish = { kind: 'allergy', id: 'peanut', label: 'No peanut', source: 'profile' };

/** A reading with one wish per source and an unknown word. */
export const reading: Reading = {
  wishes: [vegan, noOnion, noPeanut],
  unread: ['grandmother'],
  unclear: [{ text: 'no xyz', word: 'xyz', meant: [{ id: 'xylitol', label: 'xylitol' }] }],
  left: 20,
  perDay: 20,
};

export const draft: Draft = {
  id: 'draft-1',
  description: 'miso ramen',
  photos: [photo],
  servings: 3,
  unitSystem: 'us',
  wishes: [vegan],
  dismissed: [],
  withoutProfile: [],
  leaveOut: '',
};

/** A stored draft. */
export const stored = (change: Partial<StoredKitchen> = {}): StoredKitchen => ({
  draft,
  jobGuid: null,
  requestKey: null,
  choice: null,
  improvise: false,
  isOnItsWay: false,
  question: null,
  ...change,
});

/** The order of a closed tab. */
export const left: LeftDraft = { id: 'tab-2', savedAt: Date.UTC(2025, 3, 1, 12), description: 'leek soup', hasPhoto: false, isSent: false };

/** The tab's own data, and that of closed tabs. */
export const found = (kitchen: StoredKitchen | null, ...drafts: LeftDraft[]): FoundDrafts => ({ stored: kitchen, left: drafts });

/** A stored order whose job was running at the reload. */
export const storedWithJob = stored({ jobGuid: 'job-1', requestKey: 'key-1' });

export const jobEvents = {
  stage: { type: 'stage', stage: 'writing' },
  partial: { type: 'partial', recipe: { title: 'Miso ramen', summary: null, servings: null, ingredients: [], steps: [] } },
  done: { type: 'done', recipeGuid: recipe.guid },
  question: {
    type: 'needs_input',
    question: { kind: 'choose', suggestions: [{ id: 'ramen', title: 'Ramen', cuisine: 'Japanese' }], ingredients: ['miso'] },
  },
  failed: { type: 'failed', statusCode: 11, message: 'The kitchen is closed.', retryAfter: 30 },
  cancelled: { type: 'cancelled' },
} as const satisfies Record<string, JobEvent>;

export const kitchenFixture: Fixture<typeof kitchenMachine> = {
  inputs: {
    opened: ({ newId }) => ({ companyUri: company.uri, unitSystem: 'metric', servings: 2, newId, isOfJob: false }),
    ofJob: ({ newId }) => ({ companyUri: company.uri, unitSystem: 'metric', servings: 2, newId, isOfJob: true }),
  },
  events: {
    'draft.changed': { described: { change: { description: 'miso ramen' } }, emptied: { change: { description: '' } } },
    'wish.added': { vegan: { wish: vegan } },
    'wish.removed': { read: { wish: noOnion }, profile: { wish: noPeanut } },
    'leaveOut.changed': { half: { text: 'oni' } },
    'profile.restored': 'bare',
    'word.dismissed': { xyz: { word: 'xyz', text: 'no xyz' } },
    'servings.changed': { six: { servings: 6 } },
    'left.continued': { soup: { id: left.id } },
    'left.discarded': { soup: { id: left.id } },
    'photos.changed': {
      coming: { photos: [], are: 'coming' },
      arrived: { photos: [photo], are: 'there' },
      failed: { photos: [], are: 'failed' },
    },
    'recipe.requested': 'bare',
    'suggestion.chosen': { ramen: { id: 'ramen' } },
    'improvisation.chosen': 'bare',
    'retry.requested': 'bare',
    'cancel.requested': 'bare',
    'job.happened': {
      stage: { event: jobEvents.stage },
      partial: { event: jobEvents.partial },
      done: { event: jobEvents.done },
      question: { event: jobEvents.question },
      failed: { event: jobEvents.failed },
      cancelled: { event: jobEvents.cancelled },
    },
    'stream.changed': { broken: { isConnected: false } },
  },
  outputs: {
    loadDraft: {
      nothing: found(null, left),
      draft: found(stored({ requestKey: 'key-1' })),
      runningJob: found(storedWithJob),
      onItsWay: found(stored({ requestKey: 'key-1', isOnItsWay: true })),
      question: found(stored({ requestKey: 'key-1', question: jobEvents.question.question })),
    },
    startJob: { started: { jobGuid: 'job-2' } },
    confirm: { yes: true, no: false },
    cancelJob: { stopped: { status: 'cancelled' }, tooLate: { status: 'done' } },
  },
  errors: {
    loadDraft: { broken: failure('unknown') },
    startJob: { tooMany: failure('tooManyRequests') },
    watchJob: { gone: failure('notFound') },
    cancelJob: { offline: failure('unknown') },
  },
};
