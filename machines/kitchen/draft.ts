import { maxDescriptionLength, servingsRange } from '../../contract/kitchen/kitchen.ts';
import type { UnitSystem } from '../../contract/recipes/recipe.ts';
import { unclearKey, wishKey, type ShownWish, type UnclearWish } from '../../contract/kitchen/wishes.ts';

/** A photo that this tab keeps until the recipe exists. `id` finds its bytes; `previewUrl` shows it. */
export interface PhotoDraft {
  id: string;
  name: string;
  previewUrl: string;
  /** The photo is uploaded. */
  hasArrived: boolean;
}

/** The wishes of a draft; the server reads the same. */
export interface OrderDraft {
  description: string;
  /** Wishes set in the form. */
  wishes: ShownWish[];
  /** Keys of wishes read from the text that the user removed. */
  dismissed: string[];
  /** Keys of profile wishes that are off for this order. */
  withoutProfile: string[];
  /** Text in the "leave out" field that is not a chosen food yet. */
  leaveOut: string;
}

/** What the user has typed and photographed so far. */
export interface Draft extends OrderDraft {
  /** Creates the keys of the jobs this draft starts. */
  id: string;
  /** The first photo represents the recipe. */
  photos: PhotoDraft[];
  servings: number;
  unitSystem: UnitSystem;
}

/** True for an empty draft, which another draft may replace. */
export const isUntouched = (draft: Draft): boolean =>
  draft.description === '' && draft.photos.length === 0 && draft.wishes.length === 0 && draft.leaveOut === '';

export type DraftProblem = 'description.missing' | 'description.long' | 'leaveOut.unknown' | 'photos.coming' | 'photos.failed';

export const emptyDraft = (id: string, unitSystem: UnitSystem = 'metric', servings = 2): Draft => ({
  id,
  description: '',
  photos: [],
  servings,
  unitSystem,
  wishes: [],
  dismissed: [],
  withoutProfile: [],
  leaveOut: '',
});

const withKey = (keys: readonly string[], key: string) => [...keys.filter((other) => other !== key), key];

/** The draft with a wish set in the form; a previous removal of it is dropped. */
export const withWish = (draft: OrderDraft, wish: ShownWish): OrderDraft => ({
  ...draft,
  wishes: [...draft.wishes.filter((other) => wishKey(other) !== wishKey(wish)), { ...wish, source: 'form' }],
  dismissed: draft.dismissed.filter((key) => key !== wishKey(wish)),
  leaveOut: '',
});

/** The draft without a wish: removed from the form, ignored in the text, or off in the profile for this order. */
export function withoutWish(draft: OrderDraft, wish: ShownWish): OrderDraft {
  const key = wishKey(wish);
  if (wish.source === 'form') return { ...draft, wishes: draft.wishes.filter((other) => wishKey(other) !== key) };
  if (wish.source === 'read') return { ...draft, dismissed: withKey(draft.dismissed, key) };
  return { ...draft, withoutProfile: withKey(draft.withoutProfile, key) };
}

/** The draft with all profile wishes on. */
export const withProfile = (draft: OrderDraft): OrderDraft => ({ ...draft, withoutProfile: [] });

/** The draft that ignores words that were not understood. */
export const passedOver = (draft: OrderDraft, unclear: Pick<UnclearWish, 'word' | 'text'>): OrderDraft => ({
  ...draft,
  dismissed: withKey(draft.dismissed, unclearKey(unclear)),
});

/** A description or a photo is required; the description must fit the limit, and the food field must not hold unfinished text. */
export function draftProblem(draft: Draft): DraftProblem | null {
  if (draft.description.length > maxDescriptionLength) return 'description.long';
  // An exclusion that was not understood must block the order, or the food would be cooked.
  if (draft.leaveOut.trim() !== '') return 'leaveOut.unknown';
  return draft.description.trim() === '' && draft.photos.length === 0 ? 'description.missing' : null;
}

export const clampServings = (servings: number): number =>
  Math.min(servingsRange.max, Math.max(servingsRange.min, Math.round(servings) || servingsRange.min));
