import type { Locale } from '../../../../contract/shell/locales.ts';
import { is } from 'superstruct';
import { isExclusion, shownWishSchema, type Reading, type ShownWish, type Wish } from '../../../../contract/kitchen/wishes.ts';
import type { Unclear } from '../reading/reading.ts';
import { foodLabel, shownWish } from './labels.ts';
import { isOfGroup } from './people.ts';
import { soughtOf, type Asked } from './sought.ts';

/** What was not understood in a wish, with possible foods in the reader's language. */
export const shownUnclear = (unclear: readonly Unclear[], language: Locale): Reading['unclear'] =>
  unclear.map(({ text, word, meant }) => ({ text, word, meant: meant.map((id) => ({ id, label: foodLabel(id, language) })) }));

/** How an order was understood, for its author to check and correct. */
export function readingOf(asked: Asked, profile: readonly Wish[], language: Locale): Omit<Reading, 'left' | 'perDay' | 'photosLeft'> {
  const { wishes, understood } = soughtOf(asked, profile, language);
  const features = understood.features.map((id) => ({ kind: 'feature' as const, id, source: 'read' as const }));
  return {
    wishes: [...wishes.filter((wish) => wish.source !== 'read' || !isOfGroup(wish, wishes)), ...features].map(({ kind, id, source }) =>
      shownWish({ kind, id }, source, language),
    ),
    unread: [...understood.unread],
    corrected: understood.corrected.filter(({ word }) => !understood.unread.includes(word)),
    unclear: shownUnclear(understood.unclear, language),
  };
}

const sourceOf = (wish: Wish): ShownWish['source'] =>
  'source' in wish && is(wish.source, shownWishSchema.schema.source) ? wish.source : 'read';

/** The exclusions of an order as a recipe shows them that was proven to keep them. */
export const keptWishes = (wishes: readonly Wish[], language: Locale): ShownWish[] =>
  wishes
    .filter((wish) => isExclusion(wish) && (sourceOf(wish) !== 'read' || !isOfGroup(wish, wishes)))
    .map((wish) => shownWish({ kind: wish.kind, id: wish.id }, sourceOf(wish), language));
