import { patternOf } from '@anydish/language/words';
import { cutText } from '../../../contract/text.ts';
import { isBesides, isSentence, type Placed } from './places.ts';
import { plainTitle } from './plain-title.ts';
import { isFactLine } from './read-facts.ts';
import { addressing, mailSubject } from './said-words.ts';
import { withoutBullet } from './source-lines.ts';

interface Title {
  text: string;
  isCertain: boolean;
  doubts: string[];
}

/** "Recipe: Pancakes" */
const namedRecipe = new RegExp(String.raw`^(?:${patternOf('heading.recipe')})\s*[:：]\s*`, 'iu');

/** "Pancakes (serves 4)" as the first line: the text before the brackets. */
function aboveFacts(head: readonly Placed[]): Placed[] {
  const line = head.find(({ text }) => text !== '');
  if (line === undefined || !isFactLine(line.text)) return [];
  const text = line.text.replace(/\s*[(（][^)）]*[)）]\s*$/u, '');
  return text === line.text || isFactLine(text) ? [] : [{ ...line, text }];
}

/** The first line that is not a sentence, a fact or a button. A heading, or the subject of a mail, comes first. */
export function titleIn(head: readonly Placed[], near: Placed | null, named: string): { title: Title; line: Placed | null } {
  const said = head.find(({ text }) => mailSubject.test(text));
  const marked = head.find(({ text }) => /^#{1,3}\s+\S/u.test(text)) ?? head.find(({ text }) => namedRecipe.test(text));
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
      .replace(namedRecipe, '')
      .replace(/^[【［〈《](.+)[】］〉》]$|\s*[:：]$/u, '$1')
      .replaceAll('\t', ' ')
      // "Lemon chicken (for 4)"
      .replace(/\s*[(（]([^()（）]+)[)）]$/u, (brackets, inside: string) => (isFactLine(inside) ? '' : brackets)),
    120,
  ).trim();
  const plain = plainTitle(text);
  const doubts = [...(line?.doubts ?? [])];
  const isAlone = named !== '' || marked !== undefined || subject !== '' || possible.length === 1;
  return { title: { text: plain, isCertain: text !== '' && isAlone && doubts.length === 0, doubts }, line };
}

/** The line above a list without its own heading. */
export function lineAbove(all: readonly Placed[]): Placed | null {
  const first = all.findIndex(({ place }) => place === 'ingredients');
  return all[first]?.isGuessed === true ? (all.slice(0, first).findLast(({ text }) => text !== '' && !isFactLine(text)) ?? null) : null;
}
