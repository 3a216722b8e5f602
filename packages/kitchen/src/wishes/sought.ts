import { servingsRange, type CookRequest } from '../../../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { isExclusion, unclearKey, wishKey, wishDiets, type ShownWish, type Wish } from '../../../../contract/kitchen/wishes.ts';
import type { Sought } from '../finding/find.ts';
import { foodTree } from '../foods/lexicon.ts';
import { readRequest } from '../reading/read.ts';
import type { Understood, Unclear } from '../reading/reading.ts';
import { knownOfWay } from './ways.ts';

/** What of a request decides what is wished for. */
export type Asked = Pick<CookRequest, 'description' | 'diets' | 'wishes' | 'dismissed' | 'withoutProfile'>;

/** True for a wish that means something here: its food is in the lexicon, its diet is one of ours. */
export function isKnownWish({ kind, id }: Wish): boolean {
  if (kind === 'without' || kind === 'allergy' || kind === 'with') return foodTree().foods.has(id);
  if (kind === 'diet') return wishDiets.some((diet) => diet === id);
  if (kind === 'minutes' || kind === 'servings') return /^[1-9]\d{0,4}$/.test(id);
  return true;
}

type Sourced = Pick<ShownWish, 'kind' | 'id' | 'source'>;

/** Every wish that holds for an order, once, with where it comes from: the profile before the form, the form before the words. */
function wishesOf(asked: Asked, understood: Understood, profile: readonly Wish[]): Sourced[] {
  const dismissed = new Set(asked.dismissed);
  const off = new Set(asked.withoutProfile);
  const form: Wish[] = [...asked.diets.map((diet): Wish => ({ kind: 'diet', id: diet })), ...(asked.wishes ?? [])];
  const ofWays = understood.ways.flatMap(({ id }) => knownOfWay(id) ?? []);
  const all: Sourced[] = [
    ...profile.filter((wish) => !off.has(wishKey(wish))).map((wish) => ({ ...wish, source: 'profile' as const })),
    ...form.filter(isKnownWish).map((wish) => ({ ...wish, source: 'form' as const })),
    ...[...understood.wishes, ...ofWays]
      .filter((wish) => !dismissed.has(wishKey(wish)))
      .map((wish) => ({ ...wish, source: 'read' as const })),
  ];
  const seen = new Set<string>();
  return all.filter(({ kind, id }) => {
    // One number of servings and one limit of time; what is excluded is excluded once.
    const key = kind === 'minutes' || kind === 'servings' ? kind : wishKey({ kind, id });
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** For how many: what the words say counts more than what the form was left at. */
export function servingsFor({ wishes }: Pick<Sought, 'wishes'>, filledIn: number): number {
  const said = wishes.find(({ kind }) => kind === 'servings');
  return said === undefined ? filledIn : Math.min(servingsRange.max, Math.max(servingsRange.min, Number(said.id)));
}

/** Ways of eating of which nothing is known: their writer is asked what is to be left out. */
const unknownWays = ({ ways }: Understood): Unclear[] =>
  ways.flatMap(({ id, text }) => (knownOfWay(id) === null ? [{ text, word: text, meant: [] }] : []));

/** What is left out anyway, by the profile or the form, is not asked about. */
const isLeftOut = ({ meant }: Unclear, excluded: ReadonlySet<string>): boolean =>
  meant.length > 0 && meant.every((food) => [...foodTree().lineage(food)].some((kind) => excluded.has(kind)));

/** Reads an order: the same for every cook. `profile`: what its owner always wishes. */
export function soughtOf(asked: Asked, profile: readonly Wish[], language: Locale): Sought & { wishes: Sourced[] } {
  const understood = readRequest(asked.description, language);
  const wishes = wishesOf(asked, understood, profile);
  const dismissed = new Set(asked.dismissed);
  const excluded = new Set(wishes.filter(isExclusion).map(({ id }) => id));
  const wanted = wishes.filter(({ kind }) => kind === 'with').map(({ id }) => ({ id, text: id, isCompanion: true, or: [] }));
  return {
    wishes,
    understood: {
      ...understood,
      foods: [...understood.foods, ...wanted].filter(({ id }) => !excluded.has(id) && !dismissed.has(wishKey({ kind: 'with', id }))),
      features: understood.features.filter((id) => !dismissed.has(wishKey({ kind: 'feature', id }))),
      unclear: [...understood.unclear, ...unknownWays(understood)].filter(
        (unclear) => !dismissed.has(unclearKey(unclear)) && !isLeftOut(unclear, excluded),
      ),
    },
  };
}
