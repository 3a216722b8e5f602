import { servingsRange, type CookRequest } from '../../../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { isExclusion, unclearKey, wishKey, wishDiets, type ShownWish, type Wish } from '../../../../contract/kitchen/wishes.ts';
import type { Sought } from '../finding/find.ts';
import { dishOf } from '../dishes/all.ts';
import { plainPlan } from '../finding/vary.ts';
import { unfriedIn } from '../methods/unfried.ts';
import type { Plan } from '../plan.ts';
import { foodTree } from '../foods/lexicon.ts';
import { readRequest } from '../reading/read.ts';
import type { Understood, Unclear } from '../reading/reading.ts';
import { exclusionOf } from './exclusions.ts';
import { isCaredFor, wishesOfPeople } from './people.ts';
import { unsaidMeats } from './unsaid-meat.ts';
import { knownOfWay } from './ways.ts';

/** The parts of a request that determine the wishes. */
export type Asked = Pick<CookRequest, 'description' | 'diets' | 'wishes' | 'dismissed' | 'withoutProfile'>;

/** True for a valid wish: its food is in the lexicon, its diet is known. */
export function isKnownWish({ kind, id }: Wish): boolean {
  if (kind === 'without' || kind === 'allergy' || kind === 'allow' || kind === 'with') return foodTree().foods.has(id);
  if (kind === 'diet') return wishDiets.some((diet) => diet === id);
  if (kind === 'minutes' || kind === 'servings') return /^[1-9]\d{0,4}$/.test(id);
  return true;
}

type Sourced = Pick<ShownWish, 'kind' | 'id' | 'source'>;

/** Every wish of an order, once, with its source: the profile before the form, the form before the text. */
function wishesOf(asked: Asked, understood: Understood, profile: readonly Wish[]): Sourced[] {
  const dismissed = new Set(asked.dismissed);
  const off = new Set(asked.withoutProfile);
  const form: Wish[] = [...asked.diets.map((diet): Wish => ({ kind: 'diet', id: diet })), ...(asked.wishes ?? [])];
  const ofWays = understood.ways.flatMap(({ id }) => knownOfWay(id) ?? []);
  const ofPeople = wishesOfPeople(understood, [...profile, ...form, ...understood.wishes], dismissed);
  const all: Sourced[] = [
    ...profile.filter((wish) => !off.has(wishKey(wish))).map((wish) => ({ ...wish, source: 'profile' as const })),
    ...form.filter(isKnownWish).map((wish) => ({ ...wish, source: 'form' as const })),
    ...[...understood.wishes, ...ofWays, ...ofPeople]
      .filter((wish) => !dismissed.has(wishKey(wish)))
      .map((wish) => ({ ...wish, source: 'read' as const })),
  ];
  const seen = new Set<string>();
  return all.filter(({ kind, id }) => {
    // One number of servings and one time limit; each exclusion once.
    const key = kind === 'minutes' || kind === 'servings' ? kind : wishKey({ kind, id });
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The servings: the text counts more than the form's default. */
export function servingsFor({ wishes }: Pick<Sought, 'wishes'>, filledIn: number): number {
  const said = wishes.find(({ kind }) => kind === 'servings');
  return said === undefined ? filledIn : Math.min(servingsRange.max, Math.max(servingsRange.min, Number(said.id)));
}

/** Unknown diets: the kitchen asks what to leave out. */
const unknownWays = ({ ways }: Understood): Unclear[] =>
  ways.flatMap(({ id, text }) => (knownOfWay(id) === null && !isCaredFor(id) ? [{ text, word: text, meant: [] }] : []));

/** Foods that the profile or the form already excludes need no question. */
const isLeftOut = ({ meant }: Unclear, excluded: ReadonlySet<string>): boolean =>
  meant.length > 0 && meant.every((food) => [...foodTree().lineage(food)].some((kind) => excluded.has(kind)));

const judgesNot = (wish: Wish, food: string) => (exclusionOf(wish)?.verdict(food) ?? 'free') !== 'free';

/**
 * Exceptions: foods that the words allow and a broader exclusion of the same words means. Those of an allergy, of the profile or of the form are never
 * lifted by words: the kitchen asks.
 */
function exceptionsIn(
  { allowed, swaps }: Understood,
  wishes: readonly Sourced[],
  dismissed: ReadonlySet<string>,
): { allow: Sourced[]; doubtful: Unclear[] } {
  const allow: Sourced[] = [];
  const doubtful: Unclear[] = [];
  // "Self-raising flour instead of plain flour": what comes in may be made of what goes out.
  const comingIn = swaps.flatMap(({ from, to }) => to.map((food) => ({ foods: [food], text: '', isOnly: false, from })));
  for (const { foods, text, isOnly, from } of [...allowed.map((one) => ({ ...one, from: null })), ...comingIn])
    for (const id of foods) {
      const against = wishes.filter((wish) => judgesNot(wish, id));
      const isOfSwap = (wish: Wish) => from === null || from.includes(wish.id);
      const isLifted =
        !isOnly && against.every((wish) => wish.kind !== 'allergy' && wish.source === 'read' && wish.id !== id && isOfSwap(wish));
      if (from !== null && !isLifted) continue;
      const wish = { kind: 'allow' as const, id, source: 'read' as const };
      if (against.length === 0 || dismissed.has(wishKey(wish)) || allow.some((other) => other.id === id)) continue;
      if (isLifted) allow.push(wish);
      else doubtful.push({ text, word: text, meant: [id] });
    }
  return { allow, doubtful };
}

const fryings: ReadonlySet<string> = new Set(['method:fried', 'method:deep-fried', 'method:pan-fried']);

/** "Not fried": from the oven, if the dish can be made there and the words do not say where it cooks. */
export const isUnfried = ({ avoided }: Understood, wishes: readonly Wish[], plan: Plan | null): boolean =>
  (avoided.some((feature) => fryings.has(feature)) || wishes.some(({ kind, id }) => kind === 'no-equipment' && id === 'deep-fryer')) &&
  wishes.every(({ kind }) => kind !== 'equipment') &&
  plan !== null &&
  unfriedIn(plan, 'oven') !== null;

/** Reads an order, in the same way for every cook. `profile`: the user's permanent wishes. */
export function soughtOf(asked: Asked, profile: readonly Wish[], language: Locale): Omit<Sought, 'wishes'> & { wishes: Sourced[] } {
  const understood = readRequest(asked.description, language);
  const wishes = wishesOf(asked, understood, profile);
  const dismissed = new Set(asked.dismissed);
  const { allow, doubtful } = exceptionsIn(understood, wishes, dismissed);
  wishes.push(...allow);
  for (const wish of unsaidMeats(asked.description, understood, wishes))
    if (!dismissed.has(wishKey(wish)) && !wishes.some(({ kind, id }) => kind === wish.kind && id === wish.id))
      wishes.push({ ...wish, source: 'read' });
  const dish = dishOf(understood.dishes[0]?.id ?? '');
  if (isUnfried(understood, wishes, dish === null ? null : plainPlan(dish))) wishes.push({ kind: 'equipment', id: 'oven', source: 'read' });
  const excluded = new Set(wishes.filter(isExclusion).map(({ id }) => id));
  const wanted = wishes.filter(({ kind }) => kind === 'with').map(({ id }) => ({ id, text: id, isCompanion: true, or: [] }));
  return {
    wishes,
    understood: {
      ...understood,
      foods: [...understood.foods, ...wanted].filter(({ id }) => !excluded.has(id) && !dismissed.has(wishKey({ kind: 'with', id }))),
      features: understood.features.filter((id) => !dismissed.has(wishKey({ kind: 'feature', id }))),
      unclear: [
        ...[...understood.unclear, ...unknownWays(understood)].filter((unclear) => !isLeftOut(unclear, excluded)),
        ...doubtful,
      ].filter((unclear) => !dismissed.has(unclearKey(unclear))),
    },
  };
}
