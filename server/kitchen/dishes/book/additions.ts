/** What else goes into a curry when somebody asks for it: what must be cooked before step `step`, what is stirred in before step `last`, which serves it. */
export const curryAdditions = (step: number, last: number): string[] => [
  `quick-vegetable firm-vegetable mushroom leek fennel cherry-tomato | 60 | ${step} | 6m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook until just tender.`,
  `potato root | 80 | ${step} | 15m: Cut {a} into small pieces where needed. / Add {a} and cook until just tender.`,
  `leaf | 50 | ${last} | 3m: Add {a} and stir until wilted.`,
  `pulse | 60 | ${last} | Stir in {a} and heat through.`,
  `poultry shellfish tofu mince plant-mince | 70 | ${last} | 7m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Stir in {a}.`,
  `egg | 55 | ${last} | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.`,
  `coconut-milk coconut-cream cream yogurt peanut-butter mango-chutney tamarind-paste dried-fruit pineapple mango | 25 | ${last} | Stir in {a}.`,
  `chilli-powder chilli-flake red-chilli green-chilli cayenne-pepper dried-fenugreek-leaf curry-leaf ground-cumin ground-coriander smoked-paprika lime-juice lemon-juice | 1 | ${last} | Stir in {a}.`,
  `nut seed herb crispy-onion | 6 | ${last} | Scatter with {a}.`,
  `naan-bread chapati poppadom indian-pickle basmati-rice brown-rice cauliflower-rice | 60 | ${last} | Serve with {a}.`,
];

/** Chillies and what else brings heat. */
export const chillies = 'chilli chilli-flake pickled-jalapeno chipotle-paste chilli-powder cayenne-pepper';

/** What may stand in for soured cream on top. */
export const creams = 'yogurt plant-yogurt creme-fraiche guacamole avocado';

/** What is put on the table beside a Mexican meal. */
export const besides =
  'soft-cheese melting-cheese salad avocado guacamole tomato-salsa pico-de-gallo pickled-jalapeno pickled-red-onion hot-sauce soured-cream yogurt lime radish sweetcorn olive';

export const noDairyCream = 'lactose-free-soured-cream vegan-soured-cream soy-yogurt';

/** What else goes into a salad when somebody asks for it, before step `step`. */
export const saladAdditions = (step: number): string[] => [
  `salad cherry-tomato ripe-tomato plum-tomato sun-dried-tomato sweet-pepper sweetcorn carrot fennel celery-stalk baby-spinach sugar-snap-pea mangetout cooked-potato red-onion spring-onion | 40 | ${step} | Add {a}, cut into bite-sized pieces where needed.`,
  `soft-cheese melting-cheese hard-cheese tinned-fish smoked-fish ham turkey-slice salami bresaola cooked-chicken cooked-turkey cooked-prawn cooked-beetroot pulse | 40 | ${step} | Add {a}, cut into bite-sized pieces where needed.`,
  `apple pear strawberry raspberry blueberry blackberry table-grape orange grapefruit mandarin soft-fruit avocado | 40 | ${step} | Add {a}, cut into bite-sized pieces where needed.`,
  `nut seed dried-fruit olive caper crouton | 10 | ${step} | Add {a}.`,
  `herb red-chilli green-chilli jalapeno | 2 | ${step} | Chop {a} finely and add.`,
  `egg | 55 | ${step} | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.`,
  `poultry fish shellfish meat bacon chorizo sausage tofu mushroom | 90 | ${step} | 8m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Add {a}.`,
  `quick-vegetable firm-vegetable | 50 | ${step} | 5m: Boil {a} in salted water until just tender, then drain well. / Cool {a} under cold running water and drain again. / Add {a}.`,
];

/** What else goes into a smooth soup when somebody asks for it; step 2 cooks the vegetables, 3 blends, 5 serves. */
export const soupAdditions = [
  'firm-vegetable root potato quick-vegetable cherry-tomato ripe-tomato plum-tomato apple pear leek fennel celery-stalk pulse | 60 | 2 | Add {a}, cut into bite-sized pieces where needed.',
  'leaf watercress rocket lettuce | 40 | 3 | 2m: Add {a} and stir until wilted.',
  'curry-powder ground-cumin ground-coriander ground-turmeric paprika smoked-paprika garam-masala | 1 | 2 | Stir in {a} and let the spices sizzle for a moment.',
  'fresh-ginger fresh-garlic red-chilli green-chilli thai-red-curry-paste harissa | 3 | 2 | Stir in {a} and cook until it smells good.',
  'coconut-milk coconut-cream cream creme-fraiche soured-cream yogurt peanut-butter tahini | 25 | 4 | Stir in {a}.',
  'soft-cheese melting-cheese hard-cheese | 20 | 4 | 1m: Stir in {a} until melted.',
  'bacon ham chorizo sausage smoked-fish cooked-chicken cooked-prawn shellfish mushroom tofu | 30 | 5 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Spoon {a} over the soup.',
  'herb nut seed crouton | 3 | 5 | Scatter with {a}.',
];

/** What else goes into a stir-fry before its sauce, which step `step` pours in; `last` serves it. */
export const stirFryAdditions = (step: number, last: number): string[] => [
  `quick-vegetable firm-vegetable mushroom leaf onion leek fennel celery-stalk pineapple | 60 | ${step} | 4m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.`,
  `poultry meat shellfish tofu sausage mince plant-mince pulse | 70 | ${step} | 7m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Add {a}.`,
  `chilli chilli-flake lemongrass thai-red-curry-paste thai-green-curry-paste | 2 | ${step} | Stir in {a} and cook until it smells good.`,
  `oyster-sauce hoisin-sauce fish-sauce black-bean-sauce teriyaki-sauce sriracha gochujang sweet-chilli-sauce peanut-butter orange-juice lime-juice rice-vinegar miso mirin five-spice coconut-milk | 6 | ${step} | Stir in {a}.`,
  `nut seed herb crispy-onion | 8 | ${last} | Scatter with {a}.`,
];

/** What else goes into a curry or soup of coconut milk when somebody asks for it: step `step` cooks what is in it, `last` serves it. */
export const coconutCurryAdditions = (step: number, last: number): string[] => [
  `quick-vegetable firm-vegetable mushroom leaf bamboo-shoot water-chestnut baby-corn pineapple cherry-tomato | 60 | ${step + 1} | 5m: Cut {a} into small pieces where needed. / Add {a} and cook until just tender.`,
  `potato root butternut-squash pumpkin | 80 | ${step} | 10m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook until just tender.`,
  `poultry meat shellfish fish tofu pulse | 70 | ${step + 1} | 8m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook {a!done}.`,
  `chilli chilli-flake lemongrass galangal fresh-ginger makrut-lime-leaf ground-turmeric | 2 | ${step} | Stir in {a} and cook until it smells good.`,
  `peanut-butter tamarind-paste sriracha palm-sugar soy-sauce lime-juice | 6 | ${last} | Stir in {a}.`,
  `noodle | 60 | ${last} | 8m meanwhile: Cook {a} as the packet says. / Drain {a}. / Add {a}.`,
  `nut seed herb crispy-shallot bean-sprout | 8 | ${last + 1} | Scatter with {a}.`,
];
