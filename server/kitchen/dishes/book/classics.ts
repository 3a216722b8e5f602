import { dishes } from '../read-dish.ts';

export const classics = dishes({
  'eggs-benedict': {
    title: 'Eggs Benedict',
    also: 'egg benedict; eggs benny; eggs bene; benedict eggs; eggs benedict with ham; eggs benedict with hollandaise; eggs benedikt; œufs bénédicte; oeufs benedict; huevos benedictinos; ovos benedict',
    summary:
      '{a: hen-egg} poached and served on {b: english-muffin}[ with {c: cooked-ham}], under a warm sauce of {d: egg-yolk}, which {d?is|are} gently warmed but not cooked through.',
    kinds: ['eggs', 'toast'],
    courses: ['breakfast', 'lunch', 'main'],
    cuisines: ['american'],
    occasions: ['brunch', 'sunday', 'guests', 'easter', 'valentine', 'date'],
    manners: ['creamy', 'comforting', 'high-protein', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 10,
    list: `
      ? 1 tbsp white-vinegar
      180 g unsalted-butter
      ! 4 egg-yolk
      2 tbsp plain-water
      1 tbsp lemon-juice
      ? fine-salt, to taste
      ? 1 pinch cayenne-pepper
      ! 8 hen-egg
      4 english-muffin
      ? 200 g cooked-ham
      ? 1 tbsp fresh-chive, finely chopped`,
    method: `
      5m: Bring a wide pan of water to a gentle simmer. / Stir in {a: white-vinegar}.
      4m: Melt {a: unsalted-butter} in a small pot over low heat. / Take the pot off the heat.
      5m: Whisk {a: egg-yolk, plain-water, lemon-juice} in a bowl over barely simmering water until pale and thick.
      4m: Whisk in {a: unsalted-butter} little by little until thick and smooth. / If it gets too thick, whisk in a spoonful of hot water.
      Take the bowl off the heat. / Season with {a: fine-salt, cayenne-pepper} to taste.
      5m: Break {a: hen-egg} into cups and slip {a?it|them} into the water, one at a time. / Simmer gently for {5 min} until firm all through, or {3 min} for a softer middle.
      3m: Cut {a: english-muffin} open and toast in a dry pan.
      Lift {a: hen-egg} out with a slotted spoon and drain on kitchen paper. / Divide {a: english-muffin} between plates. / Lay {a: cooked-ham} on top. / Lay {a: hen-egg} on top. / Spoon the sauce over. / Scatter with {a: fresh-chive} and serve straight away.`,
    swaps: {
      'english-muffin': 'bread-roll white-bread gluten-free-bread vegan-bread gluten-free-vegan-bread',
      'lemon-juice': 'white-wine-vinegar*0.7 cider-vinegar*0.7',
    },
    varies: { 'cooked-ham': 'cured smoked-fish', 'english-muffin': 'bread' },
    takes: ['leaf | 50 | 7 | Add {a} and stir until wilted.', 'avocado tomato mushroom | 50 | 7 | Fry {a} in another pan {a!done}.'],
    risks: ['raw-egg'],
  },
  chilaquiles: {
    title: 'Chilaquiles',
    also: 'chilaquiles verdes; green chilaquiles; chilaquiles con huevo; mexican chilaquiles; chilakiles; chilaqiles; 墨西哥玉米片早餐',
    summary: '{a: plain-tortilla-chip} tossed in a warm, sharp sauce of {b: salsa-verde}[, with {c: hen-egg} on top].',
    kinds: ['eggs', 'bowl'],
    courses: ['breakfast', 'lunch', 'main'],
    cuisines: ['mexican'],
    occasions: ['brunch', 'sunday'],
    manners: ['quick', 'easy', 'comforting', 'spicy', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp vegetable-oil
      ? 1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      500 ml salsa-verde
      ? fine-salt, to taste
      ! 240 g plain-tortilla-chip
      ? 4 hen-egg
      ? 100 ml soured-cream
      ? 80 g feta, crumbled
      ? 1 avocado, sliced
      ? 1 handful fresh-coriander, chopped`,
    method: `
      6m: Heat {a: vegetable-oil most} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      5m: Pour in {a: salsa-verde}. / Bring to the boil, then simmer gently. / Season with {a: fine-salt} to taste.
      5m meanwhile: Fry {a: hen-egg} with {b: vegetable-oil rest} in another pan {a!done}.
      2m: Add {a: plain-tortilla-chip} and toss until hot and glossy.
      Divide everything between plates. / Lay {a: hen-egg} on top. / Top with {a: soured-cream, avocado}. / Scatter with {a: feta, fresh-coriander} and serve straight away.`,
    swaps: {
      'salsa-verde': 'tomato-salsa passata',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream',
      feta: 'lactose-free-feta vegan-feta',
    },
    varies: { 'salsa-verde': 'tomato-salsa passata tinned-tomato tomatillo', feta: 'melting-cheese soft-cheese hard-cheese' },
    takes: [
      'cooked-chicken pulse sweetcorn | 60 | 4 | Stir in {a} and heat through.',
      'cooking-chorizo | 40 | 1 | Add {a} and cook {a!done}.',
    ],
  },
  coxinha: {
    title: 'Coxinha',
    also: 'coxinhas; coxinha de frango; coxinhas de frango; brazilian chicken croquettes; coxinha de galinha; cochinha; cochinhas',
    summary: 'Crisp little drops of dough, filled with {a: cooked-chicken}.',
    kinds: ['croquette', 'nibbles'],
    courses: ['snack', 'starter', 'lunch'],
    cuisines: ['brazilian'],
    occasions: ['party', 'buffet', 'birthday', 'picnic'],
    audiences: ['children', 'crowd'],
    manners: ['crunchy', 'creamy', 'comforting', 'make-ahead', 'leftovers', 'savoury', 'warm'],
    methods: ['deep-fried', 'stuffed'],
    needs: ['hob'],
    makes: '20 pieces for 5, by half',
    prep: 40,
    list: `
      1 tbsp vegetable-oil
      ? 1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      350 g cooked-chicken, finely chopped
      ? 100 g cream-cheese
      ? 1 handful fresh-parsley, chopped
      ? fine-salt, to taste
      ? black-pepper, to taste
      500 ml chicken-stock
      40 g unsalted-butter
      350 g plain-flour
      2 hen-egg, beaten
      150 g dried-breadcrumb
      = 200 ml sunflower-oil, for frying`,
    method: `
      10m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: cooked-chicken} and heat through. / Take the pan off the heat.
      Stir in {a: cream-cheese}. / Stir in {a: fresh-parsley}. / Season with {a: fine-salt, black-pepper} to taste.
      10m: Bring {a: chicken-stock} to the boil in a large pot. / Stir in {a: unsalted-butter} until melted. / Tip in {a: plain-flour} and stir over low heat until the dough comes away from the pot.
      20m rest: Leave to cool until just warm.
      Knead until smooth. / Divide the dough into equal pieces and shape each into a ball. / Press each one flat.
      Put a spoonful of filling on each round, gather up the edge in small pleats and pinch them firmly together at the top. / Roll in {a: hen-egg}, then in {b: dried-breadcrumb}.
      20m*: Heat {a: sunflower-oil} in a small, deep pan over medium heat. / Fry a few at a time, turning, until deep golden and hot in the middle.
      Drain on kitchen paper and serve warm.`,
    swaps: {
      'cooked-chicken': 'cooked-turkey jackfruit mushroom',
      'plain-flour': 'gluten-free-flour',
      'hen-egg': 'plant-egg oat-milk soy-milk',
      'dried-breadcrumb': 'gluten-free-breadcrumb vegan-breadcrumb rice-crumb',
      'unsalted-butter': 'vegan-butter margarine',
      'cream-cheese': 'lactose-free-cream-cheese vegan-cream-cheese',
      'chicken-stock': 'vegetable-stock low-allergen-vegetable-stock',
    },
    varies: { 'cooked-chicken': 'cooked-turkey pulled-pork jackfruit', 'cream-cheese': 'soft-cheese melting-cheese' },
  },
  'gulab-jamun': {
    title: 'Gulab jamun',
    also: 'gulab jamuns; gulabjamun; gulab jaman; gulab jamoon; gulaab jamun; gulab jambu; गुलाब जामुन; khoya gulab jamun; mawa gulab jamun; indian milk balls; indian sweet dumplings',
    summary: 'Soft little fried balls of {a: khoya}, soaked until sweet all through.',
    kinds: ['sweets', 'doughnut'],
    courses: ['dessert'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['diwali', 'eid', 'party', 'guests', 'birthday'],
    audiences: ['crowd'],
    manners: ['sweet', 'festive', 'make-ahead', 'warm'],
    methods: ['deep-fried'],
    needs: ['hob'],
    makes: '16 pieces for 8, by half',
    prep: 25,
    list: `
      300 g white-sugar
      300 ml plain-water
      ? 1/2 tsp ground-cardamom
      ? 1 tsp rose-water
      ! 250 g khoya, crumbled
      60 g plain-flour
      1/4 tsp bicarbonate-of-soda
      2 tbsp whole-milk
      = 200 ml sunflower-oil, for frying
      ? 20 g shelled-pistachio, chopped`,
    method: `
      10m: Put {a: white-sugar, plain-water} in a small pot. / Stir over low heat until everything has dissolved. / Simmer gently for {5 min}. / Stir in {a: ground-cardamom}. / Stir in {a: rose-water}. / Take the pot off the heat.
      Stir {a: khoya, plain-flour, bicarbonate-of-soda} together in a large bowl. / Stir in {a: whole-milk} until a soft dough forms.
      10m rest: Cover and leave to rest for {10 min}.
      Shape into balls of about {2.5cm}.
      15m*: Heat {a: sunflower-oil} in a small, deep pan over medium heat. / Fry a few at a time, turning, until deep golden and hot in the middle. / Lift out with a slotted spoon and drain well.
      60m rest: Put the hot balls into the warm, sweet liquid and leave to soak for {60 min}.
      Scatter with {a: shelled-pistachio}. / Serve warm or cold.`,
    swaps: { 'plain-flour': 'gluten-free-flour', 'whole-milk': 'lactose-free-milk plain-water' },
    takes: ['saffron | 0.1 | 1 | Stir in {a}.'],
  },
});
