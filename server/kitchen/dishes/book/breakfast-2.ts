import { dishes } from '../read-dish.ts';

export const breakfastSecond = dishes({
  'breakfast-burrito': {
    title: 'Breakfast burrito',
    also: 'breakfast burritos; breakfast wrap; breakfast wraps; egg burrito; egg burritos; scrambled egg burrito; egg wrap; egg wraps; breakfast burito; breakfast buritto; burrito de desayuno',
    summary: 'A warm wrap filled with {a: hen-egg, tinned-black-bean, red-pepper, cheddar}.',
    kinds: ['wrap', 'eggs'],
    courses: ['breakfast', 'lunch', 'main'],
    cuisines: ['mexican', 'american'],
    occasions: ['brunch', 'camping', 'weeknight'],
    audiences: ['children', 'students'],
    manners: ['easy', 'quick', 'filling', 'savoury', 'warm', 'mild', 'high-protein'],
    methods: ['pan-fried', 'stuffed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      20 g unsalted-butter
      150 g red-pepper, diced
      ? 3 spring-onion, sliced
      1 can tinned-black-bean, drained and rinsed
      6 hen-egg
      80 g cheddar, grated
      ? fine-salt, to taste
      ? black-pepper, to taste
      4 flour-tortilla
      ? 1 avocado, sliced
      ? 4 tbsp tomato-salsa`,
    method: `
      7m: Melt {a: unsalted-butter} in a wide pan over medium heat. / Add {a: red-pepper, spring-onion} and cook gently until soft. / Stir in {a: tinned-black-bean} and heat through.
      4m: Beat {a: hen-egg} with a fork. / Pour in {a: hen-egg}. / Cook gently, stirring, until just set.
      Stir in {a: cheddar}. / Season with {a: fine-salt, black-pepper} to taste. / Take the pan off the heat.
      3m: Warm {a: flour-tortilla} in a dry pan, one at a time, until soft.
      Spoon the filling onto {a: flour-tortilla}. / Top with {a: avocado}. / Spoon over {a: tomato-salsa}. / Fold in the sides and roll up tightly.
      Serve straight away.`,
    varies: {
      'red-pepper': 'quick-vegetable leaf tomato',
      'tinned-black-bean': 'pulse',
      cheddar: 'melting-cheese soft-cheese',
      'flour-tortilla': 'corn-tortilla gluten-free-wrap lavash chapati paratha',
    },
    takes: [
      'bacon ham chorizo sausage tofu mushroom mince plant-mince cooked-potato cooked-chicken smoked-fish | 40 | 1 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}.',
      'quick-vegetable leaf tomato | 30 | 2 | 3m: Stir in {a} and cook until just tender.',
      'herb red-chilli green-chilli jalapeno | 2 | 2 | Stir in {a}.',
      'salad soft-cheese melting-cheese sauce | 20 | 6 | Serve with {a}.',
    ],
    swaps: {
      'hen-egg': 'plant-egg',
      'flour-tortilla': 'gluten-free-wrap corn-tortilla*1.8',
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
    },
  },
  'egg-muffins': {
    title: 'Egg muffins',
    also: 'egg muffin; egg cups; breakfast egg muffins; breakfast egg cups; egg bites; baked egg muffins; omelette muffins; omelet muffins; frittata muffins; mini frittatas; mini frittata; mini omelettes; savoury egg muffins; egg muffin cups; muffins de huevo; muffins de ovo; eiermuffins; エッグマフィン',
    summary: 'Little omelettes baked in a muffin tin with {a: red-pepper, baby-spinach, cheddar}, good warm or cold.',
    kinds: ['eggs', 'omelette', 'muffin'],
    courses: ['breakfast', 'lunch', 'snack', 'starter'],
    cuisines: ['american', 'international'],
    occasions: ['brunch', 'lunchbox', 'picnic', 'buffet', 'party', 'easter'],
    audiences: ['children', 'students'],
    manners: ['easy', 'healthy', 'light', 'savoury', 'mild', 'high-protein', 'make-ahead', 'vegetable-rich', 'leftovers'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '12 muffins for 6, by half',
    prep: 15,
    list: `
      1 tbsp olive-oil, for greasing
      ! 10 hen-egg
      60 ml whole-milk
      ? 1/4 tsp fine-salt
      ? black-pepper, to taste
      150 g red-pepper, diced
      ? 60 g baby-spinach, roughly chopped
      ? 3 spring-onion, sliced
      80 g cheddar, grated`,
    method: `
      Heat the oven to {180C}. / Grease the holes of a muffin tin well with {a: olive-oil}.
      Whisk {a: hen-egg, whole-milk} together. / Season with {a: fine-salt, black-pepper}.
      Divide {a: red-pepper, baby-spinach, spring-onion} between the holes of the tin. / Scatter with {a: cheddar}.
      22m: Pour the mixture over. / Bake until risen, golden and set in the middle.
      5m rest: Leave to rest for {5 min} before serving. / Serve warm or cold.`,
    varies: { 'red-pepper': 'quick-vegetable tomato mushroom', 'baby-spinach': 'leaf', cheddar: 'melting-cheese soft-cheese hard-cheese' },
    takes: [
      'bacon chorizo pancetta sausage mushroom | 25 | 3 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Divide {a} between the holes of the tin.',
      'ham turkey-slice quick-vegetable tomato leaf smoked-fish tinned-fish soft-cheese melting-cheese cooked-chicken cooked-prawn olive | 25 | 4 | Divide {a} between the holes of the tin.',
      'herb red-chilli green-chilli jalapeno | 2 | 4 | Divide {a} between the holes of the tin.',
      'firm-vegetable potato sweet-potato | 30 | 3 | 8m: Cut {a} into small pieces where needed. / Boil {a} in salted water until tender, then drain well. / Divide {a} between the holes of the tin.',
    ],
  },
});
