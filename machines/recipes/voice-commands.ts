import { commandKinds, commandsIn, endsTimer, type CommandKind, type CommandWords } from '@anydish/language/commands';
import { durationsIn } from '@anydish/language/durations';
import { isLocale, sourceLocale } from '../../contract/shell/locales.ts';

/*
 * What somebody who cooks says without a hand free, in the languages of the product. Plain tables: a command is understood when one of its
 * phrases is in what was heard.
 */

export type VoiceCommand =
  | { kind: 'next' | 'back' | 'repeat' | 'stopTimer' | 'stop' }
  /** Null: as long as the open step takes. Seconds are parts of a minute. */
  | { kind: 'startTimer'; minutes: number | null }
  /** What was asked for, as it was heard. */
  | { kind: 'howMuch'; of: string };

const withoutMarks = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

/** As it is compared: small, without punctuation, accents of Latin letters apart. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const longestTimer = 1_440;

/** All that is said of a time, in minutes: "1 hour and 30 minutes"; null where nothing is. */
const minutesIn = (heard: string): number | null => {
  const minutes = durationsIn(heard).reduce((sum, each) => sum + each.minutes, 0);
  return minutes > 0 ? minutes : null;
};

const has = (words: string, phrase: string, { hasSpaces }: CommandWords) =>
  hasSpaces ? ` ${words} `.includes(` ${plain(phrase)} `) : words.replaceAll(' ', '').includes(plain(phrase).replaceAll(' ', ''));

const namesTimer = ({ timer, hasSpaces }: CommandWords, words: string) =>
  hasSpaces ? words.split(' ').some((word) => timer.exec(word)?.[0] === word) : timer.test(words.replaceAll(' ', ''));

const kinds: Readonly<Record<CommandKind, Exclude<VoiceCommand['kind'], 'howMuch'>>> = {
  'stop-timer': 'stopTimer',
  'start-timer': 'startTimer',
  stop: 'stop',
  repeat: 'repeat',
  back: 'back',
  next: 'next',
};

/** What was asked for; null when nothing was understood. */
export function readCommand(heard: string, spoken: string): VoiceCommand | null {
  const commands = commandsIn(isLocale(spoken) ? spoken : sourceLocale);
  const words = plain(heard);
  const minutes = minutesIn(heard);
  const phrased = commandKinds.find((each) => commands.phrases[each].some((phrase) => has(words, phrase, commands)));
  const said = phrased === undefined ? undefined : kinds[phrased];
  // "Set a 5 minute timer", "timer, ten minutes": no list holds all ways to say it.
  const kind = minutes === null || !namesTimer(commands, words) ? said : endsTimer(words) ? 'stopTimer' : 'startTimer';
  const asIs = withoutMarks(heard.toLowerCase());
  const forms = [words, asIs].map((form) => (commands.hasSpaces ? form : form.replaceAll(' ', '')));
  const asked = commands.howMuch.flatMap((pattern) => forms.map((form) => pattern.exec(form))).find((found) => found !== null);
  if (asked?.[1] !== undefined && kind !== 'startTimer' && kind !== 'stopTimer') return { kind: 'howMuch', of: asked[1].trim() };
  if (kind === undefined) return null;
  if (kind !== 'startTimer') return { kind };
  // Nobody cooks for so long: it was not heard right.
  return minutes !== null && minutes > longestTimer ? null : { kind, minutes };
}

const shortestStem = 3;

/** Two words that begin alike: "egg" and "eggs", "Zwiebel" and "Zwiebeln". */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= shortestStem && long.startsWith(short) && long.length - short.length <= 3;
}

const isWordless = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The place of the ingredient that was asked for; null when there is none like it. */
export function findIngredient(of: string, items: readonly string[]): number | null {
  const asked = plain(of);
  const words = asked.split(' ');
  const scores = items.map((item) => {
    const name = plain(item);
    if (isWordless(asked)) return name.includes(asked) || asked.includes(name) ? 1 : 0;
    const own = name.split(' ');
    return words.filter((word) => own.some((each) => areAlike(word, each))).length / own.length;
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? null : scores.indexOf(best);
}
