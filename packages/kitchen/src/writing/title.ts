import { sourceLocale } from '../../../../contract/shell/locales.ts';
import { dishNames } from '../dishes/dish-names.ts';
import type { Plan } from '../plan.ts';
import { foodTitle } from '../methods/texts.ts';
import { templateIn } from './catalog.ts';
import { sayWhole, type Scene } from './sentence.ts';

/** Foods in the plan's default title that were swapped. */
const isSwapped = ({ ingredients, title, titleWhenSwapped }: Plan): boolean =>
  [...Object.values(title.slots), ...Object.values(titleWhenSwapped?.slots ?? {})].flat().some(({ at }) => ingredients[at]?.was !== null);

/** The dish's own name, or its name with the substitute for its main food. */
function sayName(plan: Plan, scene: Scene): string {
  const { dish, title, titleWhenSwapped } = plan;
  // A method for other equipment may have named the dish by its food alone.
  const names = dish === null || scene.language === sourceLocale || title.key === foodTitle ? null : dishNames(scene.language).get(dish);
  const usesOther = titleWhenSwapped !== null && isSwapped(plan);
  const text = usesOther ? titleWhenSwapped : title;
  const own = usesOther ? names?.swapped : names?.title;
  return own === undefined || own === null ? sayWhole(text, scene) : sayWhole({ ...text, key: own }, { ...scene, isSpoken: true });
}

/** The title of a dish with additions. */
export const withMore = '{title} with {a:bare}';

/** A recipe's title with requested additions: "Pancakes with blueberries". */
export function sayTitle(plan: Plan, scene: Scene): string {
  const name = sayName(plan, scene);
  if (plan.additions.length === 0) return name;
  const key = (templateIn(scene.language, withMore) ?? withMore).replace('{title}', name);
  return sayWhole({ key, slots: { a: plan.additions.map((at) => ({ at, share: 'all' })) }, measures: {} }, { ...scene, isSpoken: true });
}
