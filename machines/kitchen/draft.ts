import { maxDescriptionLength, servingsRange } from '../../contract/kitchen/kitchen.ts';
import type { UnitSystem } from '../../contract/recipes/recipe.ts';
import { unclearKey, wishKey, type ShownWish, type UnclearWish } from '../../contract/kitchen/wishes.ts';

/** A photo that this tab keeps until the recipe exists. `id` finds its bytes; `previewUrl` shows it. */
export interface PhotoDraft {
  id: string;
  name: string;
  previewUrl: string;
  /** The server has it. */
  hasArrived: boolean;
}

/** What of a draft is wished for; the server reads the same. */
export interface OrderDraft {
  description: string;
  /** What was filled in besides the words. */
  wishes: ShownWish[];
  /** Keys of what was read in the words and taken back. */
  dismissed: string[];
  /** Keys of the profile's wishes that do not hold this time. */
  withoutProfile: string[];
  /** What was typed as a food to leave out, and is none yet. */
  leaveOut: string;
}

/** What the user has typed and photographed so far. */
export interface Draft extends OrderDraft {
  /** Makes the keys of the jobs that this draft starts. */
  id: string;
  /** The first stands for the recipe. */
  photos: PhotoDraft[];
  servings: number;
  unitSystem: UnitSystem;
}

/** True while nothing was typed, photographed or wished for: another draft may take its place. */
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

/** The draft with a wish that somebody filled in; earlier complaints about it are taken back. */
export const withWish = (draft: OrderDraft, wish: ShownWish): OrderDraft => ({
  ...draft,
  wishes: [...draft.wishes.filter((other) => wishKey(other) !== wishKey(wish)), { ...wish, source: 'form' }],
  dismissed: draft.dismissed.filter((key) => key !== wishKey(wish)),
  leaveOut: '',
});

/** The draft without a wish, wherever it comes from: of the form it goes, of the words it is passed over, of the profile it is off this time. */
export function withoutWish(draft: OrderDraft, wish: ShownWish): OrderDraft {
  const key = wishKey(wish);
  if (wish.source === 'form') return { ...draft, wishes: draft.wishes.filter((other) => wishKey(other) !== key) };
  if (wish.source === 'read') return { ...draft, dismissed: withKey(draft.dismissed, key) };
  return { ...draft, withoutProfile: withKey(draft.withoutProfile, key) };
}

/** The draft with the whole profile again. */
export const withProfile = (draft: OrderDraft): OrderDraft => ({ ...draft, withoutProfile: [] });

/** The draft that passes over words that were not understood. */
export const passedOver = (draft: OrderDraft, unclear: Pick<UnclearWish, 'word' | 'text'>): OrderDraft => ({
  ...draft,
  dismissed: withKey(draft.dismissed, unclearKey(unclear)),
});

/** A description or a photo is enough; a description must fit the kitchen's limit, and each food must be named in full. */
export function draftProblem(draft: Draft): DraftProblem | null {
  if (draft.description.length > maxDescriptionLength) return 'description.long';
  // What was meant to be left out and is not understood would be cooked.
  if (draft.leaveOut.trim() !== '') return 'leaveOut.unknown';
  return draft.description.trim() === '' && draft.photos.length === 0 ? 'description.missing' : null;
}

export const clampServings = (servings: number): number =>
  Math.min(servingsRange.max, Math.max(servingsRange.min, Math.round(servings) || servingsRange.min));
