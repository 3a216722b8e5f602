import { numberSource, readNumber } from '@anydish/language/numbers';
import { foldText } from '@anydish/language/script';
import { patternOf } from '@anydish/language/words';
import type { Ingredient } from '../../../contract/recipes/recipe.ts';
import { measureOf } from './unit-words.ts';

/*
 * A note that repeats an amount scales with the servings: "2 bananas (2–3)" doubled is "4 bananas (4–6)". The size of a piece, and instructions, do
 * not scale.
 */

const count = new RegExp(
  `^(\\p{L}[\\p{L}. ]{0,12}\\s)?(${numberSource()})(\\s*(?:-|–|—|~|〜|～|${foldText(patternOf('to'))}|${foldText(patternOf('or'))})\\s*)?(${numberSource()})?(?:\\s*(.*))?$`,
  'u',
);
const about = new RegExp(`^(?:${foldText(`${patternOf('about')}|${patternOf('or')}`)})\\.?\\s*$`, 'u');
const sizes = new RegExp(`^(?:${patternOf('amount.size-of-one')})$`, 'iu');

/** A text with its numbers replaced by scaling marks; null when it is not an amount. */
function marked(part: string): string | null {
  const folded = foldText(part);
  const [, before = '', first = '', to = '', second, after = ''] = count.exec(folded) ?? [];
  if (first === '' || (before !== '' && !about.test(before)) || (to === '') !== (second === undefined)) return null;
  const isMeasure =
    after === '' || measureOf(part.slice(part.length - after.length)) !== null || sizes.test(part.slice(part.length - after.length));
  const [low, high] = [readNumber(first), second === undefined ? null : readNumber(second)];
  if (!isMeasure || low === null || (after === '' && high === null && before === '')) return null;
  const range = high === null ? `⟨×:${low}⟩` : `⟨×:${low}⟩${/^\s*\p{P}\s*$/u.test(to) ? to.trim() : ` ${to.trim()} `}⟨×:${high}⟩`;
  return `${part.slice(0, before.length)}${range}${after === '' ? '' : part.slice(part.length - after.length - 1).replace(/^\S/u, '')}`.trim();
}

const packs = new Set<Ingredient['unit']>(['can', 'bunch', 'sheet', 'slice', 'stalk', 'leaf', 'piece']);

/** The note with scaling marks; undefined when nothing in it scales. */
export function scalingNote({ amount, unit, note }: Pick<Ingredient, 'amount' | 'unit' | 'note'>): { noteTemplate?: string } {
  if (note === null || amount === null || /[⟨⟩]/u.test(note)) return {};
  const parts = note.split(/;\s+/u).map((part) => ({ part, template: marked(part) }));
  const isRange = (template: string) => (template.match(/⟨/gu)?.length ?? 0) === 2;
  // A 400 g can does not scale; a range is never a size.
  const found = parts.map(({ part, template }) => (template !== null && (isRange(template) || !packs.has(unit)) ? template : part));
  const template = found.join('; ');
  return template === note || template.length > 400 ? {} : { noteTemplate: template };
}
