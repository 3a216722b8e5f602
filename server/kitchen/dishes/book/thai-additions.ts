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
