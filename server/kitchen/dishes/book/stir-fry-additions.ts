/** What else goes into a stir-fry before its sauce, which step `step` pours in; `last` serves it. */
export const stirFryAdditions = (step: number, last: number): string[] => [
  `quick-vegetable firm-vegetable mushroom leaf onion leek fennel celery-stalk pineapple | 60 | ${step} | 4m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.`,
  `poultry meat shellfish tofu sausage mince plant-mince pulse | 70 | ${step} | 7m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Add {a}.`,
  `chilli chilli-flake lemongrass thai-red-curry-paste thai-green-curry-paste | 2 | ${step} | Stir in {a} and cook until it smells good.`,
  `oyster-sauce hoisin-sauce fish-sauce black-bean-sauce teriyaki-sauce sriracha gochujang sweet-chilli-sauce peanut-butter orange-juice lime-juice rice-vinegar miso mirin five-spice coconut-milk | 6 | ${step} | Stir in {a}.`,
  `nut seed herb crispy-onion | 8 | ${last} | Scatter with {a}.`,
];
