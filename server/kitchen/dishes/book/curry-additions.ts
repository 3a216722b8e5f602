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
