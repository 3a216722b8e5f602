import type { Transcription } from '../../../contract/recipes/transcription-endpoints.ts';
import { longestNote } from '../../../contract/recipes/note-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import { mostIngredients, mostSteps } from '../import/draft.ts';
import { headOf, partOf, type Part } from './heads.ts';
import { factsIn, isFactLine, joined, noFacts } from './read-facts.ts';
import { ingredientsIn, looksLikeIngredient, type ReadIngredient } from './read-ingredients.ts';
import { stepsIn } from './read-steps.ts';
import { addressing, besides, isAddress, mailHead, mailSubject, partingWords } from './said-words.ts';
import { joinLines, numberOf, withoutBullet, type SourceLine } from './source-lines.ts';

/*
 * Reads a recipe that somebody wrote, in any layout. It sorts lines and tells their parts apart, and adds no word of its own: what it is not
 * sure of is marked, and what it did not use is listed.
 */

type Place = 'head' | Part;

interface Placed extends SourceLine {
  place: Place;
  /** Its part is only guessed: no heading said it. */
  isGuessed: boolean;
}

const isSentence = (text: string): boolean => (text.length > 25 && /[.!?。！？।]["'”’)]?$/u.test(text)) || text.length > 90;
const looksLikeStep = (text: string): boolean => !looksLikeIngredient(text) && (numberOf(text) !== null || isSentence(text));

/** Whether a line is an advert, a button of a page, or what a mail begins and ends with. */
const isBesides = (text: string): boolean => {
  const bare = withoutBullet(text);
  return besides.test(bare) || isAddress.test(bare) || mailHead.test(bare);
};

/** Each line with the part that it stands in, where headings say it. */
function placed(lines: readonly SourceLine[]): Placed[] {
  let place: Place = 'head';
  return lines.flatMap((line) => {
    const { text } = line;
    const head = isFactLine(text) && headOf(text)?.rest !== '' ? null : headOf(text);
    if (head === null) {
      if (place !== 'head' && partingWords.test(text)) place = 'end';
      return [{ ...line, place, isGuessed: false }];
    }
    // "Notes" in the middle of ingredients ends them as well.
    place = head.part;
    const facts = factsIn(head.said);
    const rests = head.rest === '' ? [] : [{ ...line, text: head.rest, place, isGuessed: false }];
    return facts.servings === null ? rests : [{ ...line, text: head.said, place: 'head' as const, isGuessed: false }, ...rests];
  });
}

const has = (lines: readonly Placed[], part: Part) => lines.some(({ place, text }) => place === part && text !== '');

/** Gives the lines of a text without headings their parts, by how they look. */
function guessed(lines: readonly Placed[]): Placed[] {
  const hasList = has(lines, 'ingredients');
  const hasMethod = has(lines, 'method');
  if (hasList && hasMethod) return [...lines];
  const first = lines.findIndex(({ place, text }, index) => {
    if (hasList ? place !== 'ingredients' : place !== 'head') return false;
    if (hasList) return true;
    const next = lines.slice(index + 1).filter((line) => line.text !== '' && partOf(line.text) === null);
    const isInline = (text.match(/\p{Nd}+\s*\p{L}/gu)?.length ?? 0) >= 3 && /[,;،、]/u.test(text);
    return (
      isInline ||
      (looksLikeIngredient(text) && next.slice(0, 2).some(({ text: later }) => looksLikeIngredient(later) || numberOf(later) !== null))
    );
  });
  if (first < 0) {
    // A text without a list and without headings is a recipe only where it counts its steps.
    const isCounted = !hasMethod && lines.filter(({ place, text }) => place === 'head' && numberOf(text) !== null).length >= 2;
    return lines.map((line) => (isCounted && looksLikeStep(line.text) ? { ...line, place: 'method', isGuessed: true } : line));
  }
  let place: Place = 'ingredients';
  // "For the dough:" above the first line belongs to the list.
  const above = lines[first - 1];
  const from = !hasList && above !== undefined && partOf(above.text) !== null ? first - 1 : first;
  return lines.map((line, index) => {
    if (place === 'end') return { ...line, place };
    if (index < from || line.place === 'end' || line.place === 'notes' || line.place === 'method') return line;
    if (place === 'ingredients' && index > first && !hasMethod && looksLikeStep(line.text)) place = 'method';
    if (place === 'ingredients' && hasMethod && !hasList && index > first && isSentence(line.text)) return line;
    if (place === 'method' && partingWords.test(line.text)) place = 'end';
    return { ...line, place, isGuessed: place === 'ingredients' && !hasList };
  });
}

interface Title {
  text: string;
  isCertain: boolean;
  doubts: string[];
}

/** "Pancakes (serves 4)" at the top of all: what stands before the brackets. */
function aboveFacts(head: readonly Placed[]): Placed[] {
  const line = head.find(({ text }) => text !== '');
  if (line === undefined || !isFactLine(line.text)) return [];
  const text = line.text.replace(/\s*[(（][^)）]*[)）]\s*$/u, '');
  return text === line.text || isFactLine(text) ? [] : [{ ...line, text }];
}

/** The line above all that is no sentence, no fact and no button. A heading of the text, or the subject of a mail, comes first. */
function titleIn(head: readonly Placed[], near: Placed | null, named: string): { title: Title; line: Placed | null } {
  const said = head.find(({ text }) => mailSubject.test(text));
  const marked =
    head.find(({ text }) => /^#{1,3}\s+\S/u.test(text)) ??
    head.find(({ text }) => /^(?:recipe|rezept|recette|receta|receita|وصفة|מתכון|रेसिपी|レシピ|菜谱)\s*[:：]/iu.test(text));
  const possible = [...aboveFacts(head), ...head].filter(
    ({ text }) =>
      text !== '' &&
      !isBesides(text) &&
      !isFactLine(text) &&
      !addressing.test(text) &&
      !isSentence(text) &&
      !mailSubject.test(text) &&
      !/[?？؟]$/u.test(text) &&
      /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) &&
      text.length <= 120,
  );
  const line =
    marked ??
    (said && possible.length === 0
      ? said
      : (possible.find((one) => one === near) ?? possible.find(({ doubts }) => doubts.length === 0) ?? possible[0])) ??
    said ??
    null;
  const subject = said === undefined ? '' : (mailSubject.exec(said.text)?.[1] ?? '');
  const chosen = named === '' ? (marked === undefined && subject !== '' ? subject : (line?.text ?? '')) : named;
  const text = cutText(
    withoutBullet(chosen)
      .replace(/^#{1,6}\s*/u, '')
      .replace(/^(?:recipe|rezept|recette|receta|receita|وصفة|מתכון|रेसिपी|レシピ|菜谱)\s*[:：]\s*/iu, '')
      .replace(/^[【［〈《](.+)[】］〉》]$|\s*[:：]$/u, '$1')
      .replaceAll('\t', ' '),
    120,
  ).trim();
  const doubts = [...(line?.doubts ?? [])];
  const isAlone = named !== '' || marked !== undefined || subject !== '' || possible.length === 1;
  return { title: { text, isCertain: text !== '' && isAlone && doubts.length === 0, doubts }, line };
}

/** The line above a list that has no heading of its own. */
function lineAbove(all: readonly Placed[]): Placed | null {
  const first = all.findIndex(({ place }) => place === 'ingredients');
  return all[first]?.isGuessed === true ? (all.slice(0, first).findLast(({ text }) => text !== '' && !isFactLine(text)) ?? null) : null;
}

/** Runs of lines with what each is for: "For the sauce". */
function inParts(lines: readonly Placed[]): { part: string | null; lines: Placed[] }[] {
  const parts: { part: string | null; lines: Placed[] }[] = [{ part: null, lines: [] }];
  for (const line of lines) {
    const part = partOf(line.text);
    if (part !== null) parts.push({ part, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** A line that goes on in the next one: "1 tin of tomatoes," and "drained". */
const goesOn = (before: SourceLine, { text }: SourceLine): boolean =>
  before.text !== '' &&
  !before.text.includes('\t') &&
  /^\p{Ll}/u.test(text) &&
  /[,(]$|\b(?:and|or|und|et|y|e|of|with|mit|avec|con|com)$/u.test(before.text);

/** What a text says, as a recipe. `named`: what its page calls it; '' where nobody does. Nothing is in it that is not in the lines. */
export function readText(
  lines: readonly SourceLine[],
  { named = '', origin = null }: { named?: string; origin?: string | null } = {},
): Transcription {
  const all = guessed(placed(lines));
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
      of('ingredients').filter(({ text }) => text !== ''),
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
    ingredients: ingredients.slice(0, mostIngredients),
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
    left: [...left, ...ingredients.slice(mostIngredients).map(({ item }) => item), ...steps.slice(mostSteps).map(({ text }) => text)],
    origin,
  };
}
