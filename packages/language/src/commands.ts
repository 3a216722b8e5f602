import { fromWords, languagesWithWords, rowsIn, wordsIn } from './words.ts';

/*
 * What somebody who cooks says without a hand free. A page loads the words of its language before it listens.
 */

/** What a phrase asks for. In this order they are looked for: what says more comes first. */
export const commandKinds = ['stop-timer', 'start-timer', 'stop', 'repeat', 'back', 'next'] as const;
export type CommandKind = (typeof commandKinds)[number];

export interface CommandWords {
  /** False where nothing parts one word from the next. */
  hasSpaces: boolean;
  /** What rings: with a time beside it, a timer is to be started, however it is said. */
  timer: RegExp;
  phrases: Readonly<Record<CommandKind, readonly string[]>>;
  /** With what is asked for in brackets. */
  howMuch: readonly RegExp[];
}

/** True for a language that is written without spaces between words. */
export const isUnspaced = (language: string): boolean => rowsIn(language, 'writing.spaces')[0]?.[0] === 'no';

function readCommands(language: string): CommandWords {
  const phrased = (kind: CommandKind) => wordsIn(language, `command.${kind}`);
  return {
    hasSpaces: !isUnspaced(language),
    timer: new RegExp(rowsIn(language, 'command.timer')[0]?.[0] ?? '(?!)', 'u'),
    phrases: {
      'stop-timer': phrased('stop-timer'),
      'start-timer': phrased('start-timer'),
      stop: phrased('stop'),
      repeat: phrased('repeat'),
      back: phrased('back'),
      next: phrased('next'),
    },
    howMuch: rowsIn(language, 'command.how-much').map(([source = '(?!)']) => new RegExp(source, 'u')),
  };
}

const byLanguage = fromWords(() => new Map<string, CommandWords>());

/** The commands of a language; in one without words nothing is understood. */
export function commandsIn(language: string): CommandWords {
  const known = byLanguage().get(language) ?? readCommands(language);
  byLanguage().set(language, known);
  return known;
}

const ends = fromWords(() => {
  const sourcesOf = (unspaced: boolean) =>
    languagesWithWords().flatMap((language) =>
      isUnspaced(language) === unspaced ? rowsIn(language, 'command.ends').flatMap(([cell = '']) => (cell === '' ? [] : [cell])) : [],
    );
  const spaced = String.raw`(?<![\p{L}\p{M}])(?:${sourcesOf(false).join('|')})(?![\p{L}\p{M}])`;
  return new RegExp([spaced, ...sourcesOf(true)].join('|'), 'u');
});

/** Beside a timer with its time, in any language that is there: "cancel the ten minute timer". */
export const endsTimer = (words: string): boolean => ends().test(words);
