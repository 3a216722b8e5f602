import { Allow, parse } from 'partial-json';
import type { PartialRecipe } from '../../../contract/recipes/recipe.ts';
import { withoutThoughts } from './answer.ts';
import { cleanTexts } from './plausible.ts';
import { toPartial } from './to-body.ts';

/** The readable part of an unfinished answer; null when nothing is readable. */
export function readPartial(answer: string): PartialRecipe | null {
  const text = withoutThoughts(answer);
  const start = text.indexOf('{');
  if (start < 0) return null;
  try {
    // An unfinished number ("15" of "150") would be wrong for a moment.
    const value: unknown = parse(text.slice(start), Allow.ALL - Allow.NUM);
    return toPartial(cleanTexts(value));
  } catch {
    return null;
  }
}
