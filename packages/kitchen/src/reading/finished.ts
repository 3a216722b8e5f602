import type { Understood } from './reading.ts';
import type { ReadSoFar } from './so-far.ts';
import { isCharacter, isWord, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Adjacent unknown characters form one unknown word. */
function joinedWords(unread: ReadSoFar['unread']): string[] {
  const words: string[] = [];
  unread.forEach(({ at, text }, index) => {
    const before = unread[index - 1];
    if (before !== undefined && before.at === at - 1 && isCharacter(text) && isCharacter(before.text))
      words.push(`${words.pop() ?? ''}${text}`);
    else words.push(text);
  });
  return words;
}

const unique = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [...new Map(items.map((item) => [keyOf(item), item])).values()];

/** Short guessed words stay guesses when nothing else was understood, or something was not: "gulab jamun" is neither goulash nor ham. */
function withoutGuesses(soFar: ReadSoFar): ReadSoFar {
  const guessed = new Set(soFar.corrected.flatMap(({ word }) => (word.length < 6 ? [word] : [])));
  const isSure = ({ text }: { text: string }) => !guessed.has(text);
  const found = [...soFar.foods, ...soFar.dishes];
  const isAllGuessed = guessed.size > 1 && soFar.features.length === 0 && !found.some(isSure);
  if (guessed.size === 0 || (soFar.unread.length === 0 && !isAllGuessed)) return soFar;
  const lost = found.filter((one) => !isSure(one)).map(({ text }) => ({ at: -1, text }));
  return { ...soFar, foods: soFar.foods.filter(isSure), dishes: soFar.dishes.filter(isSure), unread: [...soFar.unread, ...lost] };
}

/** The result without duplicates and without guesses. */
export function finished({ language }: Vocabulary, tokens: readonly Token[], read: ReadSoFar): Understood {
  const soFar = withoutGuesses(read);
  const excluded = new Set(soFar.wishes.filter(({ kind }) => kind === 'without' || kind === 'allergy').map(({ id }) => id));
  return {
    language,
    wishes: unique(soFar.wishes, ({ kind, id }) => `${kind}/${id}`),
    foods: unique(
      soFar.foods.filter(({ id }) => !excluded.has(id)),
      ({ id }) => id,
    ),
    allowed: soFar.allowed,
    swaps: soFar.swaps,
    ways: unique(soFar.ways, ({ id }) => id),
    dishes: unique(soFar.dishes, ({ id }) => id),
    features: [...new Set(soFar.features)],
    avoided: [...new Set(soFar.avoided)],
    signals: [...new Set(soFar.signals)],
    hazards: soFar.hazards,
    named: soFar.named,
    unclear: unique(soFar.unclear, ({ text, word }) => `${word} ${text}`),
    unread: joinedWords(soFar.unread),
    familiar: soFar.familiar,
    atName: soFar.atName,
    corrected: soFar.corrected,
    words: tokens.filter(({ key }) => isWord(key)).length,
  };
}
