import { sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import { allDishes, dishOf } from '../dishes/all.ts';
import { dishNames } from '../dishes/dish-names.ts';
import { foodTree } from '../foods/lexicon.ts';
import { improvise } from '../improvise/improvise.ts';
import { isAbout, isMadeBy, isSeasoning, shareOf } from './about.ts';
import { decideNamed } from './decide-named.ts';
import { choices, hardManners, like, mostChoices, type Decision } from './decision.ts';
import { fitOf } from './features.ts';
import { candidatesFor, condiments, type Candidate, type Sought } from './find.ts';
import { isHome } from './home.ts';
import { likedDishes } from './liked.ts';
import { narrowed, withFoods } from './narrowed.ts';
import { decideLeftOfDish } from './left-of-dish.ts';
import { asFoods, decideLeftovers, madeOfNamed, withLeftovers } from './leftovers.ts';
import { asksHow, plainOf } from './plain.ts';
import { namedRelative, withoutRelatives } from './relatives.ts';
import { variedOrder, type Variety } from './variety.ts';

export type { Decision, Why } from './decision.ts';

/** Candidates whose scores differ by less are ties. */
const alikeWithin = 1.5;

/** The number of requested features that can distinguish dishes. */
const askedFor = ({ understood: { foods, features }, wishes }: Sought) =>
  foods.filter(({ id }) => !isSeasoning(id)).length +
  // Occasions, seasons and what is left over do not distinguish dishes.
  features.filter((feature) => !/^(?:occasion|season|audience):|^manner:leftovers$/.test(feature)).length +
  wishes.filter(({ kind }) => kind === 'minutes' || kind === 'diet' || kind === 'equipment').length;

const drinks = /^(?:course:drink|kind:(?:smoothie|milkshake|juice|lemonade|hot-drink|iced-drink|cocktail))$/;

/** Languages that form the names of dishes of foods and what is done with them. */
const compounding: ReadonlySet<Locale> = new Set(['ja', 'zh-Hans', 'hi']);

/** The share from which on a dish is made of the named foods, whatever was added. */
const mostlyThem = 0.55;

/** The first dishes, each once. */
const firstOf = (candidates: readonly Candidate[]): Candidate[] =>
  [...new Map(candidates.toReversed().map((candidate) => [candidate.dish.id, candidate])).values()].toReversed().slice(0, mostChoices);

/** The share of a dish that a food of the same kind must have to be offered instead. */
const leastOfKin = 0.12;

/** Lentil soup for "a tin of lentils", if no dish is made of tinned ones: dishes made of another food of the same narrow kind. */
function madeOfKin(sought: Sought): Candidate[] {
  const [wanted, ...others] = sought.understood.foods;
  const kind = wanted === undefined ? undefined : foodTree().food(wanted.id).parents[0];
  if (wanted === undefined || others.length > 0 || kind === undefined) return [];
  const { isKind, parents } = foodTree().food(kind);
  if (!isKind || parents.length === 0) return [];
  const foods = [{ ...wanted, id: kind }];
  const kin = candidatesFor(withFoods(sought, foods));
  return kin.filter(
    (candidate) =>
      candidate.changes === 0 && candidate.missing.length === 0 && isAbout(candidate, foods) && shareOf(candidate, foods) >= leastOfKin,
  );
}

function decideDescribed(sought: Sought, variety: Variety): Decision {
  const { foods, features } = sought.understood;
  const hard = hardManners(sought);
  const hasKind = features.some((feature) => feature.startsWith('kind:'));
  // Many dishes match a broad request: vary them.
  const isWide = foods.length === 0 && !hasKind;
  const wantsMeal =
    !hasKind &&
    !features.includes('manner:sweet') &&
    !features.some((feature) => feature.startsWith('course:') && feature !== 'course:dinner' && feature !== 'course:main');
  // A sauce is no "meal in ten minutes".
  const isNone = ({ dish }: Candidate) => isWide && wantsMeal && condiments.has(dish.kinds[0]);
  const candidates = candidatesFor(sought).filter(
    (candidate) => !isNone(candidate) && hard.every((feature) => fitOf(candidate.dish, candidate.plan, feature) === 1),
  );
  const isWhole = ({ fit, missing }: Candidate) => fit >= 0.999 && missing.length === 0;
  const every = candidates.filter(isWhole);
  // "With chickpeas and spinach" lists foods; two foods and nothing else may be the name of a dish.
  const isList = foods.length > 2 || (foods.length === 2 && (features.length > 0 || foods.some(({ isCompanion }) => isCompanion)));
  // "Scotch eggs" are not pancakes with whisky and eggs: a dish cooked without a question must feature each food.
  const named = every.filter((candidate) => isList || isAbout(candidate, foods));
  // Stale bread and leftover meat go into dishes that use them up, if there are some.
  const usesUp = features.includes('manner:leftovers') ? named.filter(({ dish }) => dish.manners.includes('leftovers')) : [];
  const whole = usesUp.length > 0 ? usesUp : named;
  const improvised = improvise(sought);
  // If most requested foods had to be added, it is another dish: prefer one made of them.
  const isOwn = (candidate: Candidate) => {
    const { changes, covered } = candidate;
    return changes < 2 || changes * 2 < covered.length || (changes < covered.length && shareOf(candidate, foods) >= mostlyThem);
  };
  const fitting = whole.filter(isOwn);
  const varied = (alike: readonly Candidate[]) => {
    const least = (alike[0]?.score ?? 0) - alikeWithin;
    return variedOrder(
      alike.filter(({ score }) => score >= least),
      variety,
      {
        language: sought.understood.language,
        likedFor:
          isWide || isForSomebody ? [...features, ...sought.wishes.flatMap(({ kind, id }) => (kind === 'feature' ? [id] : []))] : null,
        wantsMeal,
        wantsDrink: features.some((feature) => drinks.test(feature)),
      },
    );
  };
  const isForSomebody = sought.wishes.some(({ kind, id }) => kind === 'feature' && id.startsWith('people:') && likedDishes().has(id));
  // A soup for a cold, a supper for a heart: what suits them comes first.
  const [first] = isWide || isForSomebody ? varied(fitting) : fitting;
  // Chickpea stew, even if it takes ten minutes longer, rather than scrambled tofu into which chickpeas are put.
  const isMadeOfThem = (candidate: Candidate) =>
    candidate.changes === 0 && candidate.missing.length === 0 && isAbout(candidate, foods) && shareOf(candidate, foods) >= leastOfKin;
  const isOfKind = ({ dish, plan }: Candidate) => features.every((id) => !id.startsWith('kind:') || fitOf(dish, plan, id) === 1);
  const own = foods.length === 0 ? undefined : candidates.find((one) => one.fit >= 0.7 && isMadeOfThem(one) && isOfKind(one));
  // Stuffed courgettes before a quiche into which courgettes are put.
  const offered = (from: readonly Candidate[], pick: (some: readonly Candidate[]) => readonly Candidate[]) => {
    const made = foods.length === 0 ? [] : from.filter(isMadeOfThem);
    const most = Math.max(...made.map((candidate) => shareOf(candidate, foods)));
    const chief = made.filter((candidate) => shareOf(candidate, foods) * 2 > most);
    return [...new Set([...pick(chief), ...pick(made), ...pick(from)])].slice(0, mostChoices);
  };
  const plain = plainOf(whole, sought);
  const taught = asksHow(sought) ? plain[0] : undefined;
  const best = taught ?? (first === undefined || first.changes > 0 ? (own ?? first) : first);
  // An unknown word may be the name of the dish: offer the closest ones instead of cooking one under that name.
  const mayBeOther = sought.understood.unread.length > 0 && foods.length + features.length <= 2;
  if (mayBeOther) {
    const nearest = whole.length > 0 ? whole : candidates.filter(({ fit }) => fit >= 0.5);
    if (nearest.length + (improvised === null ? 0 : 1) > 0)
      return { type: 'ask', why: { type: 'none' }, nearest: offered(nearest, isWide ? varied : choices), improvised };
  }
  // "Tomato and egg soup" names a dish in these languages: no gazpacho, though it has both.
  const { language } = sought.understood;
  const isAnywhere = best?.dish.cuisines.includes('international') === true;
  const isOfElsewhere = best !== undefined && foods.length > 0 && !isHome(best.dish, language) && !isAnywhere;
  const isCompound = compounding.has(language) && features.some((feature) => /^(?:kind|method):/.test(feature));
  // "Pollo al limone", "mince with potatoes": two foods and nothing else are the name of an everyday dish, too.
  const isPair = foods.length === 2 && features.length === 0 && sought.wishes.every(({ kind }) => kind !== 'equipment');
  if (isOfElsewhere && (isCompound || (isPair && !(best.changes === 0 && isMadeBy(best, foods))))) {
    const made = candidates.filter((candidate) => candidate.covered.some((food) => !isSeasoning(food)) && candidate.fit >= 0.5);
    const isOwnCuisine = ({ dish }: Candidate) => isHome(dish, language);
    const nearest = [...new Set([...whole.filter(isOwnCuisine).slice(0, 2), best, ...made.filter(isOwnCuisine), ...whole, ...made])];
    return { type: 'ask', why: { type: 'several' }, nearest: nearest.slice(0, mostChoices), improvised };
  }
  if (best !== undefined) {
    // A single word ("soup", "chicken") leads to a question; two or more are enough.
    if (taught !== undefined || askedFor(sought) >= 2 || (every.length === 1 && foods.length !== 1))
      return { type: 'cook', dish: best.dish.id, plan: best.plan, isNamed: false, unused: [] };
    // "Burger" is the dish of that name before it is any dish of the kind.
    const namesake =
      foods.length === 0 && features.length === 1 ? whole.find(({ dish }) => features.includes(`kind:${dish.id}`)) : undefined;
    if (namesake !== undefined) return { type: 'cook', dish: namesake.dish.id, plan: namesake.plan, isNamed: true, unused: [] };
    const kin = whole.some(isMadeOfThem) ? [] : madeOfKin(sought);
    return {
      type: 'ask',
      why: { type: 'several' },
      nearest: firstOf([...plain.slice(0, 1), ...kin, ...offered(whole, varied)]),
      improvised,
    };
  }
  if (improvised !== null && hasKind) return { type: 'improvise', improvised };
  const mains = foods.filter(({ id }) => !isSeasoning(id));
  const near = candidates.filter(({ fit, covered }) => fit >= 0.5 && (mains.length === 0 || covered.some((food) => !isSeasoning(food))));
  // Only a spice is missing.
  const [nearest] = near;
  if (
    nearest !== undefined &&
    nearest.fit >= 0.8 &&
    nearest.missing.every(isSeasoning) &&
    isOwn(nearest) &&
    (isList || isAbout(nearest, foods))
  )
    return { type: 'cook', dish: nearest.dish.id, plan: nearest.plan, isNamed: false, unused: nearest.missing };
  if (near.length > 0) return { type: 'ask', why: { type: 'none' }, nearest: offered(near, choices), improvised };
  const [main, ...others] = mains;
  const kin = main === undefined || others.length > 0 ? [] : madeOfKin(withFoods(sought, [main])).slice(0, mostChoices);
  if (kin.length > 0) return { type: 'ask', why: { type: 'none' }, nearest: kin, improvised };
  if (improvised !== null) return { type: 'improvise', improvised };
  const some = candidates.filter(({ fit }) => fit > 0.2);
  return some.length > 0 ? { type: 'ask', why: { type: 'none' }, nearest: choices(some), improvised: null } : { type: 'nothing' };
}

/** The title of a dish in a language, in small letters. */
function titleOf(id: string, language: Locale): string | undefined {
  const title = language === sourceLocale ? dishOf(id)?.title.key : dishNames(language).get(id)?.title;
  return title?.toLocaleLowerCase(language);
}

/** The decision for a request in which a dish, a food or a feature was understood. */
export function decide(request: Sought, variety: Variety): Decision {
  const leftovers = decideLeftovers(request);
  if (leftovers !== null) return leftovers;
  const unknown = namedRelative(request);
  if (unknown !== null) {
    const nearest = unknown.nearest.length > 0 ? unknown.nearest : choices(like(unknown.like, withoutRelatives(request)));
    return { type: 'ask', why: { type: 'unknown', words: unknown.words }, nearest: nearest.slice(0, mostChoices), improvised: null };
  }
  const left = decideLeftOfDish(request);
  if (left !== null) return left;
  const sought = narrowed(withLeftovers(asFoods(madeOfNamed(withoutRelatives(request)))));
  const { dishes } = sought.understood;
  const most = Math.max(0, ...dishes.map(({ words }) => words));
  const named = dishes.filter(({ words }) => words === most);
  if (named.length === 0) return decideDescribed(sought, variety);
  // Of several dishes that go by a name, the one whose title it is.
  const { language } = sought.understood;
  const titled = named.filter(({ id, text }) => titleOf(id, language) === text.toLocaleLowerCase(language));
  const [first] = titled.length === 1 ? titled : named;
  if ((named.length === 1 || titled.length === 1) && first !== undefined)
    return decideNamed(first.id, sought) ?? decideDescribed(sought, variety);
  // One name for several dishes: the rest of the request decides, or the cook asks.
  const ids = new Set(named.map(({ id }) => id));
  const fitting = candidatesFor(
    sought,
    allDishes().filter(({ id }) => ids.has(id)),
  );
  const [best, second] = fitting;
  if (best !== undefined && (second === undefined || best.score > second.score + 1))
    return { type: 'cook', dish: best.dish.id, plan: best.plan, isNamed: true, unused: best.missing };
  if (fitting.length > 0) return { type: 'ask', why: { type: 'several' }, nearest: choices(fitting), improvised: null };
  return first === undefined ? { type: 'nothing' } : (decideNamed(first.id, sought) ?? { type: 'nothing' });
}
