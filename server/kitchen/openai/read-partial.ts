import { Allow, parse } from 'partial-json';
import type { PartialRecipe } from '../../../contract/recipes/recipe.ts';
import { withoutThoughts } from './answer.ts';
import { cleanTexts } from './plausible.ts';
import { toPartial } from './to-body.ts';

/** What can be read of an answer that is still being written; null for nothing. */
export function readPartial(answer: string): PartialRecipe | null {
  const text = withoutThoughts(answer);
  const start = text.indexOf('{');
  if (start < 0) return null;
  try {
    // A number that is still growing ("15" of "150") would be wrong for a moment.
    const value: unknown = parse(text.slice(start), Allow.ALL - Allow.NUM);
    return toPartial(cleanTexts(value));
  } catch {
    return null;
  }
}
