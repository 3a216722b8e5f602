import type { RecipeBody } from '../../../../contract/recipes/recipe.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { breachesOf, factsOf, type Breach, type Evidence } from './prove.ts';

declare const isProven: unique symbol;

/** A recipe whose ingredient list was checked against every wish. Nothing else is stored. */
export type ProvenBody = RecipeBody & { readonly [isProven]: true };

/** A cook's recipe with identified ingredients; its own claims are ignored. */
export type Unproven = Omit<RecipeBody, 'allergens' | 'diets' | 'labels' | 'checks'>;

export type Proof = { ok: true; body: ProvenBody } | { ok: false; breaches: Breach[] };

/**
 * The kitchen's first promise: every recipe of every cook passes this function, after all changes and before it is stored. Allergens and labels are
 * those that the final list proves; a recipe that violates a wish, or cannot be proven to keep it, is rejected.
 */
export function prove(body: Unproven, evidence: Evidence, wishes: readonly Wish[]): Proof {
  const breaches = breachesOf(evidence, wishes);
  if (breaches.length > 0) return { ok: false, breaches };
  const { allergens, diets, labels, checks } = factsOf(evidence, wishes);
  // Safe: this is the only place that sets the mark.
  return { ok: true, body: { ...body, allergens, diets, labels, checks } as ProvenBody };
}
