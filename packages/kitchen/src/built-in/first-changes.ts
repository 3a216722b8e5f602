import { wishKey } from '../../../../contract/kitchen/wishes.ts';
import type { CookOrder } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import { isThat } from '../finding/belongs.ts';
import type { Sought } from '../finding/find.ts';
import { plainPlan } from '../finding/vary.ts';
import type { Plan, PlannedIngredient, PlannedRemark } from '../plan.ts';
import { readChanges, type Change } from '../reading/changes.ts';
import type { ReadingLanguages } from '../reading/reading.ts';
import { readReworks } from '../reading/reworks.ts';
import { exclusionsOf } from '../wishes/adapt.ts';
import { soughtOf } from '../wishes/sought.ts';
import { withAmount, withMore } from './other-amounts.ts';
import { asChange } from './refine-order.ts';

/* "Banana bread but less sweet", "lasagne, double the sauce": a dish with other amounts than usual, from the first. */

/** An order for a new recipe, with changes of the amounts of the dish that it names. */
export type FirstOrder = CookOrder & { changes: readonly Change[] };

/** Whatever else was wished is still wished. */
function isKept(before: Sought, after: Sought, isOfChange: (food: string) => boolean): boolean {
  const keys = new Set(after.wishes.map(wishKey));
  const said = ({ understood: { ways, hazards } }: Sought) =>
    [...ways, ...hazards].flatMap(({ id }) => (id === 'low sugar' ? [] : [id])).join(' ');
  return (
    before.wishes.every((wish) => keys.has(wishKey(wish)) || (wish.kind === 'without' && isOfChange(wish.id))) &&
    // "Low sodium" is no mere change of an amount.
    said(before) === said(after)
  );
}

/** The changes in a text, and what else it says. */
function changesIn(text: string, { sought }: CookOrder): { changes: Change[]; rest: string } {
  const languages: ReadingLanguages = [sought.understood.language];
  const { reworks, rest: others } = readReworks(text, languages);
  const found = reworks.flatMap(({ id }) => asChange[id] ?? []);
  // Other reworks describe a new dish: "a thick soup".
  const { changes, rest } = readChanges(found.length === reworks.length ? others : text, languages);
  return { changes: [...(found.length === reworks.length ? found : []), ...changes], rest };
}

/** "With very little sugar": at most this is said of a change that is asked about. */
const most = { words: 4, letters: 6 };
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** True for a text that names a change and has no room for a story. */
function isBrief(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words <= most.words && (text.match(spaceless)?.length ?? 0) <= most.letters;
}

/** The order without these changes, if all that is left was understood and names the same dish; else the order as it is. */
export function asFirstOrder(order: CookOrder): FirstOrder {
  const plain = { ...order, changes: [] };
  const { description, language, sought } = order;
  const { dishes, unclear } = sought.understood;
  const [dish] = dishes;
  const at = dish === undefined ? -1 : description.toLowerCase().indexOf(dish.text.toLowerCase());
  const isRead = (wish: Sought['wishes'][number]) => 'source' in wish && wish.source === 'read';
  // Words about an allergy are not taken apart.
  if (dish === undefined || at < 0 || sought.wishes.some((wish) => wish.kind === 'allergy' && isRead(wish))) return plain;
  const end = at + dish.text.length;
  // Beside the name of a dish the words of a change stand by themselves.
  const besides = `${description.slice(0, at)}, ${description.slice(end)}`;
  const { changes, rest } = changesIn(besides, order);
  if (changes.length === 0) return plain;
  const usual = dishOf(dish.id);
  const isIn = (food: string) => usual !== null && plainPlan(usual).ingredients.some((one) => isThat(food, one.food));
  // "Half a cabbage, 2 carrots and some bacon" lists what there is.
  if (changes.some(({ kind, foods }) => kind === 'half' && foods.length > 0 && !foods.some(isIn))) return plain;
  const isOfChange = (food: string) => changes.some(({ foods }) => foods.some((one) => isThat(one, food) || isThat(food, one)));
  // What is asked about is asked about, unless it is the change itself and nothing else is said.
  if (unclear.some(({ meant }) => !isBrief(besides) || meant.length === 0 || !meant.every(isOfChange))) return plain;
  const others = sought.wishes.filter((wish) => !isRead(wish));
  const left = soughtOf({ ...order, description: `${dish.text}, ${rest}`, withoutProfile: [] }, others, language);
  const ids = new Set(dishes.map(({ id }) => id));
  const isSame = left.understood.dishes.length === ids.size && left.understood.dishes.every(({ id }) => ids.has(id));
  const changed = { ...order, sought: left, changes };
  return isSame && left.understood.unclear.length === 0 && isKept(sought, left, isOfChange) ? changed : plain;
}

/** The plan with these amounts; what a dish does not have cannot become less, and what a wish excludes is not added. */
export function inAmounts(plan: Plan, { changes, sought }: FirstOrder): { plan: Plan; remarks: PlannedRemark[] } {
  const exclusions = exclusionsOf(sought.wishes);
  const isAllowed = ({ food }: PlannedIngredient) => exclusions.every(({ verdict }) => verdict(food) === 'free');
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  const remarks: PlannedRemark[] = [];
  let changed = plan;
  for (const change of changes) {
    const made = withAmount(changed, change, 'usual');
    if (made.ok) {
      changed = made.plan;
      remarks.push(...made.remarks);
    } else if (made.why === 'absent' && (change.kind === 'more' || change.kind === 'add')) {
      const more = withMore(changed, dish, change);
      if (more?.ingredients.slice(changed.ingredients.length).every(isAllowed) === true) changed = more;
    }
  }
  return { plan: changed, remarks };
}
