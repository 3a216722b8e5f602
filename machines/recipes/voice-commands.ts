import { commandKinds, commandsIn, endsTimer, type CommandKind, type CommandWords } from '@anydish/language/commands';
import { durationsIn } from '@anydish/language/durations';
import { isLocale, sourceLocale } from '../../contract/shell/locales.ts';

/* Voice commands for cooking, in the product's languages. Plain tables: a command matches when the transcript contains one of its phrases. */

export type VoiceCommand =
  | { kind: 'next' | 'back' | 'repeat' | 'stopTimer' | 'stop' }
  /** Null: the time of the open step. Seconds are fractions of a minute. */
  | { kind: 'startTimer'; minutes: number | null }
  /** The request as heard. */
  | { kind: 'howMuch'; of: string };

const withoutMarks = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

/** Normalized for comparison: lower case, no punctuation, no accents on Latin letters. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const longestTimer = 1_440;

/** The sum of all times in a text, in minutes: "1 hour and 30 minutes"; null without any. */
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

/** The command; null when none matched. */
export function readCommand(heard: string, spoken: string): VoiceCommand | null {
  const commands = commandsIn(isLocale(spoken) ? spoken : sourceLocale);
  const words = plain(heard);
  const minutes = minutesIn(heard);
  const phrased = commandKinds.find((each) => commands.phrases[each].some((phrase) => has(words, phrase, commands)));
  const said = phrased === undefined ? undefined : kinds[phrased];
  // "Set a 5 minute timer", "timer, ten minutes": too many variants for a list of phrases.
  const kind = minutes === null || !namesTimer(commands, words) ? said : endsTimer(words) ? 'stopTimer' : 'startTimer';
  const asIs = withoutMarks(heard.toLowerCase());
  const forms = [words, asIs].map((form) => (commands.hasSpaces ? form : form.replaceAll(' ', '')));
  const asked = commands.howMuch.flatMap((pattern) => forms.map((form) => pattern.exec(form))).find((found) => found !== null);
  if (asked?.[1] !== undefined && kind !== 'startTimer' && kind !== 'stopTimer') return { kind: 'howMuch', of: asked[1].trim() };
  if (kind === undefined) return null;
  if (kind !== 'startTimer') return { kind };
  // Implausibly long: a recognition error.
  return minutes !== null && minutes > longestTimer ? null : { kind, minutes };
}

const shortestStem = 3;

/** Two words with the same stem: "egg" and "eggs", "Zwiebel" and "Zwiebeln". */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= shortestStem && long.startsWith(short) && long.length - short.length <= 3;
}

const isWordless = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** Index of the requested ingredient; null without a match. */
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
