import { itemName } from '../../../contract/recipes/recipe-math.ts';
import type { RecipeBody } from '../../../contract/recipes/recipe.ts';
import { cutText } from '../../../contract/text.ts';

const longest = 1_500;

const shortened = (text: string) => (text.length > 200 ? `${cutText(text, 200)}…` : text === '' ? '–' : text);

const linesOf = ({ ingredients }: RecipeBody) =>
  ingredients.map((one) => [one.amount, one.unit, itemName(one)].filter((part) => part !== null).join(' '));

/** The lines that only one of two lists has. */
function differing(before: readonly string[], after: readonly string[]): string | null {
  const [gone, come] = [before.filter((line) => !after.includes(line)), after.filter((line) => !before.includes(line))];
  if (gone.length === 0 && come.length === 0) return before.join('\n') === after.join('\n') ? null : 'order';
  return `${shortened(gone.join(' / '))} → ${shortened(come.join(' / '))}`;
}

/** Before and after a correction, for the log: "title: Soup → Leek soup; ingredients: 1 kg leeks → 500 g leeks". Empty: nothing changed. */
export function changeText(before: RecipeBody, after: RecipeBody): string {
  const parts = {
    title: differing([before.title], [after.title]),
    summary: differing([before.summary], [after.summary]),
    ingredients: differing(linesOf(before), linesOf(after)),
    steps: differing(
      before.steps.map(({ text }) => text),
      after.steps.map(({ text }) => text),
    ),
  };
  const told = Object.entries(parts).flatMap(([part, text]) => (text === null ? [] : [`${part}: ${text}`]));
  return cutText(told.join('; '), longest);
}
