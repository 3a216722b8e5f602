import { array, enums, size, type, validate, type Infer } from 'superstruct';
import { isExclusion, unclearKey, wishKey, type Wish } from '../../../contract/kitchen/wishes.ts';
import { sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import { cutText, text } from '../../../contract/text.ts';
import type { CookOrder, CookQuestion } from '@anydish/kitchen/cook';
import { exclusionOf, identify } from '@anydish/kitchen/prove';
import { readRequest, saidParts } from '@anydish/kitchen/read';
import { foodTree } from '@anydish/kitchen/foods';

/*
 * What the model read of the order, before its recipe. Our own reading and this one are merged: what either excludes is excluded, and the proof on
 * the final list covers both.
 */

export const readKinds = ['leave_out', 'allergy', 'diet'] as const;
const mostRead = 20;

/** One wish as the model read it: in the user's words, and in English. */
const readWishSchema = type({ kind: enums(readKinds), words: size(text(), 1, 200), inEnglish: size(text(), 0, 200) });
type ReadWish = Infer<typeof readWishSchema>;

export const readWishesSchema = size(array(readWishSchema), 0, mostRead);

type Unclear = NonNullable<CookQuestion['unclear']>[number];
type Order = Pick<CookOrder, 'description' | 'language' | 'sought' | 'dismissed'>;

export interface WishesRead {
  /** Exclusions that our own reading does not have. */
  excluded: Wish[];
  /** What nobody knows: the kitchen asks, as it does for unknown words of its own reading. */
  unclear: Unclear[];
}

/** True when every word of a name is a food, a diet or a filler. */
const isWhole = (name: string, language: Locale) => {
  const parts = saidParts(name, language);
  return parts.length > 0 && parts.every(({ ids, features, isIdle }) => isIdle || ids.length + features.length > 0);
};

/** The exclusions that one line of the model means; null when a part of it is unknown. Names that disagree exclude what each of them says. */
function meantBy({ kind, words, inEnglish }: ReadWish, language: Locale): { wishes: Wish[]; isKnown: boolean } {
  const names = [
    { text: words, language },
    ...(inEnglish.trim() === '' ? [] : [{ text: inEnglish.replaceAll('_', ' '), language: sourceLocale }]),
  ];
  // A diet, and "nothing with nuts" in the place of a food.
  const said = names.flatMap(({ text: name, language: of }) => readRequest(name, of).wishes.filter(isExclusion));
  const foods = kind === 'diet' && said.length > 0 ? [] : identify(names);
  const wishes = [...said, ...foods.map((id): Wish => ({ kind: kind === 'allergy' ? 'allergy' : 'without', id }))];
  return { wishes, isKnown: wishes.length > 0 && (said.length > 0 || names.some(({ text: name, language: of }) => isWhole(name, of))) };
}

/** What the user already said no to: chips that were removed, and questions answered with "keep". */
function isDismissed({ words }: ReadWish, wishes: readonly Wish[], { dismissed = [], language }: Order): boolean {
  const asked = dismissed.flatMap((key) => (key.startsWith('unclear/') ? [key.split('/')[1] ?? ''] : []));
  if (asked.includes(cutText(words, 80))) return true;
  const kept = new Set(identify(asked.map((word) => ({ text: word, language }))));
  const removed = new Set(dismissed.filter((key) => !key.startsWith('unclear/')).map((key) => key.split('/')[1]));
  return wishes.length > 0 && wishes.every(({ id }) => kept.has(id) || removed.has(id));
}

const isCovered = ({ kind, id }: Wish, ours: readonly Wish[]): boolean =>
  ours.some(
    (other) =>
      isExclusion(other) &&
      (kind === 'diet'
        ? wishKey(other) === wishKey({ kind, id })
        : (kind === 'without' || other.kind === 'allergy') && foodTree().foods.has(id) && foodTree().lineage(id).has(other.id)),
  );

/** What the model's list of wishes adds to an order. */
export function wishesRead(list: readonly ReadWish[], order: Order): WishesRead {
  const added = new Map<string, Wish>();
  const unclear: Unclear[] = [];
  for (const line of list) {
    const { wishes, isKnown } = meantBy(line, order.language);
    if (isDismissed(line, wishes, order)) continue;
    for (const { kind, id } of wishes) if (!isCovered({ kind, id }, order.sought.wishes)) added.set(wishKey({ kind, id }), { kind, id });
    const question = { text: cutText(order.description, 200), word: line.words, meant: [] };
    if (!isKnown && !(order.dismissed ?? []).includes(unclearKey(question))) unclear.push(question);
  }
  return { excluded: [...added.values()], unclear };
}

/** The model's list out of its answer, which may be unusable otherwise. Null: it breaks the limits. A model that gives none has read nothing. */
export function listOfWishes(answer: Readonly<Record<string, unknown>>): readonly ReadWish[] | null {
  const [, list] = validate(answer['wishes'] ?? [], readWishesSchema);
  return list ?? null;
}

/** The order with what the model read. Our exceptions ("butter is fine") end where the model read an exclusion of the food. */
export function withWishes<O extends Pick<CookOrder, 'sought'>>(order: O, added: readonly Wish[]): O {
  if (added.length === 0) return order;
  const isStill = ({ kind, id }: Wish) => kind !== 'allow' || added.every((wish) => (exclusionOf(wish)?.verdict(id) ?? 'free') === 'free');
  const wishes = [...order.sought.wishes.filter(isStill), ...added.map((wish) => ({ ...wish, source: 'read' as const }))];
  return { ...order, sought: { ...order.sought, wishes } };
}
