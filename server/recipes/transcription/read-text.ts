import type { Transcription } from '../../../contract/recipes/transcription-endpoints.ts';
import { longestNote } from '../../../contract/recipes/note-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import { mostIngredients, mostSteps } from '../import/draft.ts';
import { partOf } from './heads.ts';
import { guessed, isBesides, placed, type Place, type Placed } from './places.ts';
import { factsIn, isFactLine, joined, labelsJoined, noFacts } from './read-facts.ts';
import { ingredientsIn, unrolled, type ReadIngredient } from './read-ingredients.ts';
import { stepsIn } from './read-steps.ts';
import { lineAbove, titleIn } from './read-title.ts';
import { sectioned } from './sections.ts';
import { joinLines, type SourceLine } from './source-lines.ts';

/* Reads a written recipe in any layout. It sorts and splits lines and adds no words: uncertain readings are marked, and unused lines are listed. */

/** Runs of lines with their group heading: "For the sauce". */
export function inParts<Line extends SourceLine>(lines: readonly Line[]): { part: string | null; lines: Line[] }[] {
  const parts: { part: string | null; lines: Line[] }[] = [{ part: null, lines: [] }];
  for (const line of lines) {
    const part = partOf(line.text);
    if (part !== null) parts.push({ part, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** A line that continues in the next one: "1 tin of tomatoes," and "drained". */
const goesOn = (before: SourceLine, { text }: SourceLine): boolean =>
  before.text !== '' &&
  !before.text.includes('\t') &&
  /^\p{Ll}/u.test(text) &&
  /[,(]$|\b(?:and|or|und|et|y|e|of|with|mit|avec|con|com)$/u.test(before.text);

/** Splits a line with several ingredients into separate lines. */
const apart = (line: SourceLine): SourceLine[] => {
  const pieces = line.text.includes('\t') ? [line.text] : unrolled(line.text);
  return pieces.length === 1 ? [line] : pieces.map((text) => ({ text, doubts: line.doubts.filter((word) => text.includes(word)) }));
};

/** Unused list lines: those that were cut, in full, and those above the limit. */
export const leftOf = (ingredients: readonly ReadIngredient[]): string[] => [
  ...ingredients.slice(0, mostIngredients).flatMap(({ whole }) => whole ?? []),
  ...ingredients.slice(mostIngredients).map(({ item, whole }) => whole ?? item),
];

/** Reads a text as a recipe. `named`: the page's title, or ''. The result contains only what the lines say. */
export function readText(
  lines: readonly SourceLine[],
  { named = '', origin = null }: { named?: string; origin?: string | null } = {},
): Transcription {
  const all = guessed(placed(labelsJoined(lines).flatMap(apart)));
  const isOut = ({ text, place }: Placed) => isBesides(text) || place === 'end';
  const facts = all
    .filter(({ text, place }) => place === 'head' || isFactLine(text))
    .reduce((found, { text }) => joined(found, factsIn(text)), noFacts);
  const of = (part: Place) => all.filter((line) => line.place === part && !isOut(line) && (part === 'notes' || !isFactLine(line.text)));
  const head = of('head');
  const { title, line: titleLine } = titleIn(
    all.filter(({ place }) => place === 'head'),
    lineAbove(all),
    named,
  );
  const ingredients: ReadIngredient[] = inParts(
    joinLines(
      sectioned(of('ingredients')).filter(({ text }) => text !== ''),
      goesOn,
    ),
  ).flatMap(({ part, lines: own }) =>
    ingredientsIn(
      own,
      part,
      own.some(({ isGuessed }) => isGuessed),
    ),
  );
  const method = of('method');
  const steps = stepsIn(
    method,
    method.some(({ isGuessed }) => isGuessed),
  );
  const left = all
    .filter((line) => line.text !== '' && (isOut(line) || (head.includes(line) && line !== titleLine)))
    .map(({ text }) => text.replaceAll('\t', '  '));
  return {
    title,
    servings: facts.servings,
    prepMinutes: facts.prep,
    cookMinutes: facts.cook ?? (facts.prep === null ? facts.whole : null),
    ingredients: ingredients.slice(0, mostIngredients).map(({ whole: _, ...line }) => line),
    steps: steps.slice(0, mostSteps),
    notes: cutText(
      of('notes')
        .map(({ text }) => text.replaceAll('\t', ' '))
        .join('\n')
        .trim(),
      longestNote,
    ),
    text: lines
      .map(({ text }) => text.replaceAll('\t', '  '))
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    left: [...left, ...leftOf(ingredients), ...steps.slice(mostSteps).map(({ text }) => text)],
    origin,
  };
}
