import { i18n, type Sentence } from '@anydish/language/sentence';

/*
 * Why a request gets no recipe, and the safe way. data/dangers.tsv says which requests. Temperatures and times: Food Standards Agency and USDA FSIS
 * guidance for home kitchens.
 */

export const notFood: Sentence = i18n._('This kitchen only knows about cooking. Describe a dish, or name some ingredients.');
const notEdible = i18n._('That is not something to eat, so there is no recipe for it.');

/** By the ids of data/dangers.tsv. */
export const reasons: Readonly<Record<string, Sentence>> = {
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
  thawing: i18n._(
    'Meat, poultry and fish must not thaw at room temperature or in warm water: germs multiply outside while the inside is still frozen. Thaw them in the fridge, or in cold water in a sealed bag, and cook them at once.',
  ),
  'slow-frozen': i18n._(
    'Frozen meat warms up too slowly in a slow cooker, so germs have hours to multiply. Thaw it in the fridge first, then ask for the recipe again.',
  ),
  'keep-time': i18n._(
    'Cooked food keeps for about three days in the fridge, rice for one; older food can make you ill even if it looks fine. Please throw it away, and freeze what you do not eat within that time.',
  ),
  reheated: i18n._(
    'Reheat cooked food only once, until it is steaming hot: each time it cools down and warms up, germs multiply. Please throw away what was reheated before, and next time warm only as much as you eat.',
  ),
  'cure-meat': i18n._(
    'Curing and drying meat at home needs exact amounts of curing salt, and exact temperature and humidity; mistakes can cause botulism. Buy it cured, or ask for a cooked dish.',
  ),
  distilling: i18n._(
    'Distilling alcohol at home is forbidden nearly everywhere: the vapour can explode, and methanol blinds. Ask for a drink that is mixed or steeped cold.',
  ),
  'alcohol-child': i18n._('There are no alcoholic recipes for children here. Ask for a drink without alcohol.'),
  spoiled: i18n._('Food that is mouldy, rotten or smells wrong is not safe, even when cooked. Please throw it away.'),
  'death-cap': i18n._('The death cap is deadly, and cooking does not change that. There is no safe recipe for it.'),
  'puffer-fish': i18n._(
    'Puffer fish holds a deadly poison and may only be prepared by licensed cooks. There is no safe recipe for it at home.',
  ),
  'rhubarb-leaf': i18n._('Rhubarb leaves are poisonous. Use the stalks only.'),
  kernel: i18n._('Apricot kernels and bitter almonds release cyanide; a few can be dangerous. Use sweet almonds instead.'),
  'green-potato': i18n._('Green or sprouting potatoes hold solanine, which cooking does not destroy. Please use other potatoes.'),
  'bitter-squash': i18n._(
    'Courgettes, pumpkins and cucumbers that taste bitter hold cucurbitacin, which makes people ill and is not destroyed by cooking. Please throw them away.',
  ),
  'poisonous-plant': i18n._('That plant is poisonous, and there is no safe recipe for it.'),
  'raw-poultry': i18n._(
    'Poultry, pork and minced meat are not safe raw or pink. Poultry must reach 74 °C inside, pork and mince 70 °C. Ask for it cooked through.',
  ),
  'dried-beans': i18n._(
    'Dried kidney beans are poisonous until they are soaked and boiled hard for at least ten minutes; a slow cooker does not get hot enough. Boil them first, or use tinned beans.',
  ),
  'honey-baby': i18n._('Honey can cause infant botulism and is not safe in the first year, not even cooked. Sweeten with mashed fruit.'),
  choking: i18n._(
    'Whole nuts, popcorn, whole grapes and other hard or round food can choke a child under five. Ask for nuts that are ground or a nut butter, and cut grapes lengthwise.',
  ),
  'raw-pregnancy': i18n._(
    'Raw fish, raw meat, raw eggs and unpasteurised milk or cheese are not safe in pregnancy. Ask for a version that is cooked through or pasteurised.',
  ),
  'raw-frail': i18n._(
    'Raw fish, raw meat, raw eggs and unpasteurised milk or cheese are not safe for small children, older people and people who are ill. Ask for a version that is cooked through or pasteurised.',
  ),
  'raw-toxin': i18n._(
    'Beans, cassava, taro, bamboo shoots, fiddleheads and elderberries are poisonous raw. Boil them until soft and pour the water away; ask for a cooked dish.',
  ),
  'raw-freshwater': i18n._(
    'Freshwater fish can carry parasites and is not eaten raw. Ask for it cooked, or use sea fish that was frozen for sushi.',
  ),
  'raw-flour': i18n._(
    'Raw flour and raw eggs can carry salmonella and E. coli, so dough is not safe to eat unbaked. Ask for a baked recipe, or for a sweet without flour.',
  ),
  mussels: i18n._(
    'Mussels and clams that are open before cooking and do not close when tapped are dead, and those that stay closed after cooking are not safe either. Throw them away, and cook only the others.',
  ),
  'alcohol-fire': i18n._(
    'Alcohol vapour catches fire easily, so spirits are never heated to infuse them. Let them steep cold in a closed jar; it only takes longer.',
  ),
  'oil-fire': i18n._(
    'Never put water on burning fat. Turn off the heat, cover the pan with a lid and leave it closed until it is cold; if it does not go out, leave the room and call the fire service.',
  ),
  'wet-fryer': i18n._(
    'Frozen or wet poultry makes hot oil boil over and catch fire. Thaw it completely in the fridge and pat it dry, or roast it in the oven.',
  ),
  'pressure-abuse': i18n._(
    'A pressure cooker must never be overfilled, blocked, forced open or used for frying in oil under pressure: it can burst. Fill it to two thirds at most, half for beans and rice, and open it only when the pressure is gone.',
  ),
  'coal-indoors': i18n._(
    'Charcoal and gas barbecues give off carbon monoxide, which kills indoors, also in tents and garages. Grill outdoors, or ask for a version for the oven or a pan.',
  ),
  'microwave-egg': i18n._(
    'Eggs in their shell, and boiled eggs, can explode in a microwave. Boil them in a pan, or ask for scrambled eggs.',
  ),
};
