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
