import { maxDescriptionLength, servingsRange } from '../contract/kitchen.ts';
import type { Diet, UnitSystem } from '../contract/recipe.ts';

/** A photo that this tab keeps until the recipe exists. `id` finds its bytes; `previewUrl` shows it. */
export interface PhotoDraft {
  id: string;
  name: string;
  previewUrl: string;
}

/** What the user has typed and photographed so far. */
export interface Draft {
  /** Makes the keys of the jobs that this draft starts. */
  id: string;
  description: string;
  photo: PhotoDraft | null;
  servings: number;
  unitSystem: UnitSystem;
  diets: Diet[];
}

export type DraftProblem = 'description.missing' | 'description.long';

export const emptyDraft = (id: string, unitSystem: UnitSystem = 'metric'): Draft => ({
  id,
  description: '',
  photo: null,
  servings: 2,
  unitSystem,
  diets: [],
});

/** A description or a photo is enough; a description may not be longer than the kitchen reads. */
export function draftProblem(draft: Draft): DraftProblem | null {
  if (draft.description.length > maxDescriptionLength) return 'description.long';
  return draft.description.trim() === '' && draft.photo === null ? 'description.missing' : null;
}

export const clampServings = (servings: number): number =>
  Math.min(servingsRange.max, Math.max(servingsRange.min, Math.round(servings) || servingsRange.min));
