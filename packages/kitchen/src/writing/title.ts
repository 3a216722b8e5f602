import { sourceLocale } from '../../../../contract/shell/locales.ts';
import { dishNames } from '../dishes/dish-names.ts';
import type { Plan } from '../plan.ts';
import { isTitleWith } from '../methods/texts.ts';
import { fillTemplate } from '../../../../contract/recipes/recipe-template.ts';
import { templateIn } from './catalog.ts';
import { falseClaim, likeAlone, likeWith } from './honest-title.ts';
import { sayWhole, type Scene } from './sentence.ts';

/** Foods in the plan's default title that were swapped. */
const isSwapped = ({ ingredients, title, titleWhenSwapped }: Plan): boolean =>
  [...Object.values(title.slots), ...Object.values(titleWhenSwapped?.slots ?? {})].flat().some(({ at }) => ingredients[at]?.was !== null);

/** The dish's own name, or its name with the substitute for its main food. */
function sayName(plan: Plan, scene: Scene): string {
  const { dish, title, titleWhenSwapped } = plan;
  // A method for other equipment may have named the dish by its food.
  const names = dish === null || scene.language === sourceLocale || isTitleWith(title.key) ? null : dishNames(scene.language).get(dish);
  const usesOther = titleWhenSwapped !== null && isSwapped(plan);
  const text = usesOther ? titleWhenSwapped : title;
  const own = usesOther ? names?.swapped : names?.title;
  return own === undefined || own === null ? sayWhole(text, scene) : sayWhole({ ...text, key: own }, { ...scene, isSpoken: true });
}

/** The title of a dish with additions. */
export const withMore = '{title} with {a:bare}';

/** A title around the name of the dish, with foods of its list. */
function around(key: string, name: string, places: readonly number[], scene: Scene): string {
  const template = (templateIn(scene.language, key) ?? key).replace('{title}', name);
  const slots = { a: places.map((at) => ({ at, share: 'all' as const })) };
  return sayWhole({ key: template, slots, measures: {} }, { ...scene, isSpoken: true });
}

/** The name without marks, to look for foods in it. */
const asRead = (name: string, language: Scene['language']) =>
  fillTemplate(name, { isMany: () => false, unitSystem: 'metric', format: String, language });

/** A recipe's title, with requested additions: "Pancakes with blueberries". It claims no food that a wish has replaced. */
export function sayTitle(plan: Plan, scene: Scene): string {
  const own = sayName(plan, scene);
  // The name with the substitute is true already.
  const isTrue = plan.titleWhenSwapped !== null && isSwapped(plan);
  const claim = isTrue ? null : falseClaim(plan, asRead(own, scene.language), scene.language);
  const name = claim === null ? own : around(claim.instead.length === 0 ? likeAlone : likeWith, own, claim.instead, scene);
  return plan.additions.length === 0 ? name : around(withMore, name, plan.additions, scene);
}
