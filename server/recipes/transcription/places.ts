import { headOf, ingredientPart, partOf, type Part } from './heads.ts';
import { factsIn, isFactLine } from './read-facts.ts';
import { looksLikeIngredient } from './read-ingredients.ts';
import { besides, isAddress, mailHead, partingWords } from './said-words.ts';
import { numberOf, withoutBullet, type SourceLine } from './source-lines.ts';

export type Place = 'head' | Part;

/** A line with the section it belongs to. */
export interface Placed extends SourceLine {
  place: Place;
  /** The section is a guess: there was no heading. */
  isGuessed: boolean;
}

export const isSentence = (text: string): boolean => (text.length > 25 && /[.!?。！？।]["'”’)]?$/u.test(text)) || text.length > 90;
const looksLikeStep = (text: string): boolean => !looksLikeIngredient(text) && (numberOf(text) !== null || isSentence(text));

/** Whether a line is an advert, a page button, or a mail greeting or signature. */
export const isBesides = (text: string): boolean => {
  const bare = withoutBullet(text);
  return besides.test(bare) || isAddress.test(bare) || mailHead.test(bare);
};

/** Each line with its section, where headings define it. */
export function placed(lines: readonly SourceLine[]): Placed[] {
  let place: Place = 'head';
  return lines.flatMap((line) => {
    const { text } = line;
    const section = ingredientPart(text);
    if (section !== null) {
      place = 'ingredients';
      return [{ ...line, text: `${section}:`, place, isGuessed: false }];
    }
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

/** The next two lines, without empty ones and section headings. */
function nextLines(lines: readonly Placed[], index: number): Placed[] {
  const found: Placed[] = [];
  for (let at = index + 1; at < lines.length && found.length < 2; at += 1) {
    const line = lines[at];
    if (line !== undefined && line.text !== '' && partOf(line.text) === null) found.push(line);
  }
  return found;
}

/** Assigns sections to the lines of a text without headings, by their form. */
export function guessed(lines: readonly Placed[]): Placed[] {
  const hasList = has(lines, 'ingredients');
  const hasMethod = has(lines, 'method');
  if (hasList && hasMethod) return [...lines];
  const first = lines.findIndex(({ place, text }, index) => {
    if (hasList ? place !== 'ingredients' : place !== 'head') return false;
    if (hasList) return true;
    const isInline = (text.match(/\p{Nd}+\s*\p{L}/gu)?.length ?? 0) >= 3 && /[,;،、]/u.test(text);
    return (
      isInline ||
      (looksLikeIngredient(text) &&
        nextLines(lines, index).some(({ text: later }) => looksLikeIngredient(later) || numberOf(later) !== null))
    );
  });
  if (first < 0) {
    // Without an ingredient list and headings, only numbered steps make a text a recipe.
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
