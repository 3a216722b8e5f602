import { i18n, type Sentence } from '@anydish/language/sentence';
import { foodTree } from '../foods/lexicon.ts';
import type { Sought } from '../finding/find.ts';

/*
 * Dangerous wishes get a refusal, or the reason and the safe method. Requests that are not about food get no food suggestions. Temperatures and
 * times: Food Standards Agency and USDA FSIS guidance for home kitchens.
 */

const notFood = i18n._('This kitchen only knows about cooking. Describe a dish, or name some ingredients.');
const notEdible = i18n._('That is not something to eat, so there is no recipe for it.');

const dangers: Readonly<Record<string, Sentence>> = {
  canning: i18n._(
    'Home canning of low-acid food without tested instructions and a pressure canner can cause botulism, so this kitchen gives no recipe for it. Freeze it instead, or follow the instructions of your food safety authority.',
  ),
  'garlic-oil': i18n._(
    'Garlic or herbs kept in oil at room temperature can cause botulism. Make garlic oil fresh, keep it in the fridge and use it within two days, or freeze it in small portions.',
  ),
  'wild-found': i18n._(
    'Nobody can tell from a description whether what you found is safe to eat. Have an expert look at it first; poisonous kinds can look just like edible ones, and cooking does not help.',
  ),
  poison: notEdible,
  drug: i18n._('We do not make recipes with drugs or medicine.'),
  person: notEdible,
  pet: i18n._('This kitchen cooks for people. Many human foods make animals ill; please ask a vet what yours can eat.'),
  refreeze: i18n._(
    'Do not refreeze raw food that thawed at room temperature: germs multiply while it thaws. Cook it through today; you can freeze the cooked dish.',
  ),
  'left-out': i18n._(
    'Cooked food that stood at room temperature for more than two hours is not safe any more, and heating it again does not make it so. Rice is the worst of all. Please throw it away.',
  ),
  'alcohol-child': i18n._('There are no alcoholic recipes for children here. Ask for a drink without alcohol.'),
  bleach: notEdible,
  spoiled: i18n._('Food that is mouldy, rotten or smells wrong is not safe, even when cooked. Please throw it away.'),
};

/** Foods that are never cooked here. */
const forbidden: Readonly<Record<string, Sentence>> = {
  'death-cap': i18n._('The death cap is deadly, and cooking does not change that. There is no safe recipe for it.'),
  'puffer-fish': i18n._(
    'Puffer fish holds a deadly poison and may only be prepared by licensed cooks. There is no safe recipe for it at home.',
  ),
  'rhubarb-leaf': i18n._('Rhubarb leaves are poisonous. Use the stalks only.'),
  'apricot-kernel': i18n._('Apricot kernels and bitter almonds release cyanide; a few can be dangerous. Use sweet almonds instead.'),
  'bitter-almond': i18n._('Apricot kernels and bitter almonds release cyanide; a few can be dangerous. Use sweet almonds instead.'),
  'green-potato': i18n._('Green or sprouting potatoes hold solanine, which cooking does not destroy. Please use other potatoes.'),
  'wild-mushroom': dangers['wild-found'] ?? notEdible,
  'poisonous-mushroom': dangers['wild-found'] ?? notEdible,
  'poisonous-plant': i18n._('That plant is poisonous, and there is no safe recipe for it.'),
};

const rawPoultry = i18n._(
  'Poultry, pork and minced meat are not safe raw or pink. Poultry must reach 74 °C inside, pork and mince 70 °C. Ask for it cooked through.',
);
/** Boiling time of soaked beans until they are soft. */
const beanMinutes = 60;
const driedBeans = i18n._(
  'Dried kidney beans are poisonous until they are soaked and boiled hard for at least ten minutes; a slow cooker does not get hot enough. Boil them first, or use tinned beans.',
);
const honeyForBaby = i18n._(
  'Honey can cause infant botulism and is not safe in the first year, not even cooked. Sweeten with mashed fruit.',
);
const choking = i18n._(
  'Whole nuts, popcorn, whole grapes and other hard or round food can choke a child under five. Ask for nuts that are ground or a nut butter, and cut grapes lengthwise.',
);
/** Choking hazards: hard or round foods, by kind. */
const chokingFoods: ReadonlySet<string> = new Set([
  'nut',
  'tree-nut',
  'peanut',
  'grape',
  'popping-corn',
  'popcorn',
  'marshmallow',
  'boiled-sweet',
]);
/** Whole ones only: nut butters and ground nuts are safe. */
const isChoking = (id: string): boolean => {
  const { role } = foodTree().food(id);
  return (
    chokingFoods.has(id) || ((role === 'nut' || role === 'berry') && [...foodTree().lineage(id)].some((kind) => chokingFoods.has(kind)))
  );
};
const rawInPregnancy = i18n._(
  'Raw fish, raw meat, raw eggs and unpasteurised milk or cheese are not safe in pregnancy. Ask for a version that is cooked through or pasteurised.',
);
const rawElderberry = i18n._('Elderberries are only safe when they are cooked. Boil them well before use.');
const rawMilk = i18n._(
  'Raw milk is not safe for children, in pregnancy or for people who are ill. Use pasteurised milk, or boil it first.',
);

/** Foods of a request that belong to one of these kinds. */
const asks = ({ understood }: Sought, ...kinds: string[]) =>
  understood.foods.some(({ id, or }) =>
    [id, ...or].some((food) => kinds.some((kind) => foodTree().insides(food).has(kind) || foodTree().food(food).role === kind)),
  );

const isFor = ({ wishes, understood }: Sought, diet: string) =>
  wishes.some(({ kind, id }) => kind === 'diet' && id === diet) || understood.features.includes(`audience:${diet}`);

/** Why a request gets no recipe; null when there is no objection. */
export function refusalOf(sought: Sought): Sentence | null {
  const { signals, foods, dishes, features } = sought.understood;
  const has = (signal: string) => signals.includes(signal);
  for (const { id } of foods) {
    const lineage = foodTree().lineage(id);
    for (const [food, sentence] of Object.entries(forbidden)) if (lineage.has(food)) return sentence;
  }
  for (const [id, sentence] of Object.entries(dangers)) if (has(`danger:${id}`)) return sentence;
  const isRaw = has('raw:raw');
  if (isRaw && asks(sought, 'poultry', 'pork', 'minced-meat', 'mince', 'sausage', 'game')) return rawPoultry;
  if (isRaw && asks(sought, 'elderberry')) return rawElderberry;
  const isTooShort =
    features.includes('manner:quick') || sought.wishes.some(({ kind, id }) => kind === 'minutes' && Number(id) < beanMinutes);
  const isSlow = sought.wishes.some(({ kind, id }) => kind === 'equipment' && id === 'slow-cooker');
  if (asks(sought, 'dried-kidney-bean') && (isRaw || isTooShort || isSlow)) return driedBeans;
  if (isFor(sought, 'baby') && asks(sought, 'honey')) return honeyForBaby;
  if (isFor(sought, 'baby') && foods.some(({ id }) => isChoking(id))) return choking;
  const isPregnant = isFor(sought, 'pregnancy');
  if (isPregnant && (isRaw || has('raw:unpasteurised') || asks(sought, 'raw-milk', 'raw-milk-cheese'))) return rawInPregnancy;
  if (asks(sought, 'alcohol') && (isFor(sought, 'baby') || features.includes('audience:children')))
    return dangers['alcohol-child'] ?? notEdible;
  if (asks(sought, 'raw-milk') && (isFor(sought, 'baby') || features.includes('audience:children'))) return rawMilk;
  const isChat = signals.some((signal) => signal.startsWith('offtopic:'));
  if (isChat && dishes.length === 0 && (foods.length === 0 || signals.some((signal) => /:(?:chat|code|inject|health)$/.test(signal))))
    return notFood;
  return null;
}
