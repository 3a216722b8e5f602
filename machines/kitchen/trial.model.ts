import type { ApiError } from '../../contract/errors.ts';
import { longestTrial } from '../../contract/kitchen/trial-path.ts';
import type { StoredTrial, Trial, TrialRequest } from '../../contract/kitchen/trials.ts';
import { unclearKey } from '../../contract/kitchen/wishes.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import { shownAtFirst, type ChosenBefore, type ShownAs } from '../recipes/shown-as.ts';

export interface TrialInput {
  /** The words that led here; null for none. */
  described: string | null;
  /** What this tab kept. */
  stored: StoredTrial | null;
  /** The settings with which it was shown before; null for none. */
  chosen: ChosenBefore | null;
  /** The viewer has a cookbook. */
  isMember: boolean;
  /** "Keep it" was pressed before the viewer signed up. */
  wantsToKeep: boolean;
  unitSystem: UnitSystem;
  language: () => Locale;
  newId: () => string;
}

export type TrialProblem = 'description.missing' | 'description.tooLong';

export interface TrialContext extends TrialInput {
  description: string;
  problem: TrialProblem | null;
  /** The request of the dish that is cooked or shown. */
  asked: TrialRequest | null;
  trial: Trial | null;
  /** The recipe with the reader's settings; null without a recipe. */
  shown: ShownAs | null;
  error: ApiError | null;
}

/** An unclear part is answered: with a food to leave out, or null for none. */
export interface PartAnswered {
  type: 'part.answered';
  word: string;
  text: string;
  leaveOut: string | null;
}

/** Why the words cannot be cooked; null when they can. */
export function trialProblem(description: string): TrialProblem | null {
  if (description.trim() === '') return 'description.missing';
  return description.length > longestTrial ? 'description.tooLong' : null;
}

/** The words as a request. */
export const asAsked = ({
  description,
  newId,
  language,
  unitSystem,
}: Pick<TrialContext, 'description' | 'newId' | 'language' | 'unitSystem'>): TrialRequest => ({
  seed: newId(),
  description,
  language: language(),
  unitSystem,
  choice: null,
  improvise: false,
  wishes: [],
  dismissed: [],
});

/** The request with an answer to one unclear part. */
export const answered = (asked: TrialRequest, { word, text, leaveOut }: PartAnswered): TrialRequest => ({
  ...asked,
  wishes: leaveOut === null ? asked.wishes : [...asked.wishes, { kind: 'without', id: leaveOut }],
  dismissed: [...asked.dismissed, unclearKey({ word, text })],
});

/** The parts that still have no answer. */
export const openParts = ({ asked, trial }: Pick<TrialContext, 'asked' | 'trial'>) =>
  trial?.type === 'needs_input' ? (trial.question.unclear ?? []).filter((part) => !asked?.dismissed.includes(unclearKey(part))) : [];

/** Whether this answer leaves no part open. */
export const hasAnswered = (context: Pick<TrialContext, 'asked' | 'trial'>, { word, text }: PartAnswered): boolean =>
  openParts(context).every((part) => unclearKey(part) === unclearKey({ word, text }));

export const recipeOf = (trial: Trial | null): Recipe | null => (trial?.type === 'done' ? trial.recipe : null);

/** The recipe as it is first shown; null without one. */
export function shownOf(trial: Trial | null, before: ShownAs | null, chosen: ChosenBefore | null = null): ShownAs | null {
  const recipe = recipeOf(trial);
  return recipe === null ? null : shownAtFirst(recipe, chosen, { units: null, ovens: before?.oven ?? null });
}
