import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { breachesOf, factsOf, type Breach, type Evidence } from './prove.ts';

declare const isProven: unique symbol;

/** A recipe whose list of ingredients was held against every wish. Nothing else is stored. */
export type ProvenBody = RecipeBody & { readonly [isProven]: true };

/** What a cook has written, with the ingredients' identities; its own claims count for nothing. */
export type Unproven = Omit<RecipeBody, 'allergens' | 'diets' | 'labels' | 'checks'>;

export type Proof = { ok: true; body: ProvenBody } | { ok: false; breaches: Breach[] };

/**
 * Kitchen, promise 1: the one place that every recipe of every cook passes, after all changes and before it is stored. Allergens and labels
 * are what the final list proves; what breaks a wish, or cannot be proven to keep it, does not pass.
 */
export function prove(body: Unproven, evidence: Evidence, wishes: readonly Wish[]): Proof {
  const breaches = breachesOf(evidence, wishes);
  if (breaches.length > 0) return { ok: false, breaches };
  const { allergens, diets, labels, checks } = factsOf(evidence, wishes);
  // A checked boundary: this is where the mark is given.
  return { ok: true, body: { ...body, allergens, diets, labels, checks } as ProvenBody };
}
