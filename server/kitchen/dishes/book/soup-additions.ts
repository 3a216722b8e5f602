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
