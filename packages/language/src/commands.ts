import { fromWords, languagesWithWords, rowsIn, wordsIn } from './words.ts';

/* Voice commands while cooking. A page loads the words of its language before it listens. */

/** The commands of a phrase, checked in this order: more specific ones first. */
export const commandKinds = ['stop-timer', 'start-timer', 'stop', 'repeat', 'back', 'next'] as const;
export type CommandKind = (typeof commandKinds)[number];

export interface CommandWords {
  /** False when words are not separated. */
  hasSpaces: boolean;
  /** Timer words: together with a duration they start a timer in any wording. */
  timer: RegExp;
  phrases: Readonly<Record<CommandKind, readonly string[]>>;
  /** With the command in brackets. */
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

/** The commands of a language; without a table nothing is understood. */
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

/** Words beside a timer with its duration, in any loaded language: "cancel the ten minute timer". */
export const endsTimer = (words: string): boolean => ends().test(words);
