import { dishes } from '../dishes/read-dish.ts';

/** Sweet kinds of dish, drinks, and what is spooned or spread. */
export const sweetAndDrinks = dishes({
  'any-crumble': {
    title: '{a: @main} crumble',
    summary: 'Baked {a: @main} under a crunchy crumble.',
    kinds: ['crumble', 'pudding'],
    courses: ['dessert', 'baking'],
    cuisines: ['british'],
    audiences: ['children'],
    manners: ['sweet', 'comforting', 'warm', 'easy', 'crunchy'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '6 servings',
    prep: 20,
    open: { '@main': 'firm-fruit soft-fruit berry | 150 | 1-3', '@spice': 'spice nut | 6 | 0-2' },
    list: `
      ! @main, cut into bite-sized pieces
      3 tbsp caster-sugar
      180 g plain-flour
      90 g unsalted-butter, cold, diced
      80 g brown-sugar
      ? @spice`,
    method: `
      Heat the oven to {180C}.
      Put {a: @main} in a baking dish. / Scatter with {a: caster-sugar}.
      Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like breadcrumbs. / Stir in {a: brown-sugar}. / Stir in {a: @spice}.
      35m: Scatter the crumble over the fruit. / Bake until golden and bubbling at the edges.`,
    swaps: { 'plain-flour': 'gluten-free-flour', 'unsalted-butter': 'vegan-butter' },
  },
  'any-muffins': {
    title: '{a: @main} muffins',
    summary: 'Soft muffins with {a: @main}.',
    kinds: ['muffin', 'cake'],
    courses: ['baking', 'breakfast', 'snack', 'dessert'],
    cuisines: ['american'],
    occasions: ['lunchbox', 'brunch', 'party'],
    audiences: ['children'],
    manners: ['sweet', 'easy', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '12 muffins for 12, by half',
    prep: 15,
    open: { '@main': 'berry soft-fruit firm-fruit chocolate nut dried-fruit citrus | 20 | 1-3', '@spice': 'spice | 0.5 | 0-1' },
    list: `
      260 g plain-flour
      2 tsp baking-powder
      140 g caster-sugar
      1/4 tsp fine-salt
      2 hen-egg
      200 ml whole-milk
      100 ml vegetable-oil
      ! @main, chopped
      ? @spice`,
    method: `
      Heat the oven to {190C} and line a muffin tin with paper cases.
      Stir {a: plain-flour, baking-powder, caster-sugar, fine-salt} together in a large bowl. / Stir in {a: @spice}.
      Whisk {a: hen-egg, whole-milk, vegetable-oil} together. / Pour the liquid into the bowl and stir until just combined; small lumps are fine. / Fold in {a: @main}.
      22m: Bake until risen and golden, and a skewer comes out clean.`,
    swaps: { 'plain-flour': 'gluten-free-flour', 'hen-egg': 'flax-egg', 'whole-milk': 'oat-milk soy-milk' },
  },
  'any-pancakes': {
    title: 'Pancakes with {a: @main}',
    summary: 'Fluffy pancakes with {a: @main}.',
    kinds: ['pancake'],
    courses: ['breakfast', 'dessert'],
    cuisines: ['american'],
    occasions: ['brunch', 'sunday'],
    audiences: ['children'],
    manners: ['sweet', 'easy', 'cheap', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '12 pancakes for 4, by half',
    prep: 10,
    open: { '@main': 'berry soft-fruit firm-fruit chocolate nut syrup spread | 60 | 1-3' },
    list: `
      200 g plain-flour
      2 tsp baking-powder
      2 tbsp caster-sugar
      250 ml whole-milk
      2 hen-egg
      2 tbsp vegetable-oil, for frying
      ! @main, to serve`,
    method: `
      Stir {a: plain-flour, baking-powder, caster-sugar} together in a large bowl. / Whisk {a: whole-milk, hen-egg} together. / Pour the liquid into the bowl and stir until just combined; small lumps are fine.
      15m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry spoonfuls of the batter until golden on both sides.
      Serve with {a: @main}.`,
    swaps: { 'plain-flour': 'gluten-free-flour', 'hen-egg': 'flax-egg', 'whole-milk': 'oat-milk soy-milk' },
  },
  'any-smoothie': {
    title: '{a: @main} smoothie',
    summary: 'A thick smoothie of {a: @main, @more}.',
    kinds: ['smoothie', 'juice'],
    courses: ['drink', 'breakfast', 'snack'],
    cuisines: ['international'],
    audiences: ['children'],
    manners: ['healthy', 'fresh', 'cold', 'no-cook', 'easy'],
    needs: ['blender'],
    makes: '2 servings',
    prep: 5,
    open: {
      '@main': 'berry soft-fruit firm-fruit citrus | 170 | 1-4',
      '@more': 'leaf yogurt milk nut seed spread syrup spice herb grain drink | 40 | 0-3',
    },
    list: `
      ! @main, peeled and cut into pieces
      ? @more
      150 ml plain-water`,
    method: `
      Put {a: @main, plain-water} in the blender. / Add {a: @more}.
      Blend until smooth. / Pour into glasses.`,
  },
  'any-fruit-salad': {
    title: '{a: @main} fruit salad',
    summary: 'A fresh salad of {a: @main}.',
    kinds: ['fruit-salad'],
    courses: ['dessert', 'breakfast', 'snack'],
    cuisines: ['international'],
    seasons: ['summer'],
    audiences: ['children'],
    manners: ['fresh', 'sweet', 'healthy', 'light', 'cold', 'no-cook', 'easy'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 15,
    open: { '@main': 'berry soft-fruit firm-fruit citrus | 160 | 1-6', '@more': 'nut herb spice syrup yogurt | 8 | 0-2' },
    list: `
      ! @main, cut into bite-sized pieces
      1 tbsp fresh-lemon-juice
      ? @more`,
    method: `
      Put {a: @main} in a large bowl. / Stir in {a: fresh-lemon-juice}.
      Chill before serving. / Scatter with {a: @more} and serve.`,
  },
  'any-compote': {
    title: '{a: @main} compote',
    summary: 'Softly cooked {a: @main}, warm or cold.',
    kinds: ['jam', 'sauce', 'pudding'],
    courses: ['dessert', 'sauce', 'breakfast'],
    cuisines: ['international'],
    manners: ['sweet', 'easy', 'cheap'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    open: { '@main': 'firm-fruit soft-fruit berry dried-fruit | 130 | 1-3', '@spice': 'spice citrus | 3 | 0-2' },
    list: `
      ! @main, cut into bite-sized pieces
      2 tbsp caster-sugar
      80 ml plain-water
      ? @spice`,
    method: `
      15m: Put {a: @main, caster-sugar, plain-water} in a small pot. / Stir in {a: @spice}. / Simmer gently until soft.
      Serve warm or cold.`,
  },
  'any-nice-cream': {
    title: '{a: @main} ice',
    summary: 'A soft ice of frozen {a: @main}, made in a blender.',
    kinds: ['ice-cream', 'sorbet'],
    courses: ['dessert', 'snack'],
    cuisines: ['international'],
    seasons: ['summer'],
    audiences: ['children'],
    manners: ['sweet', 'cold', 'easy', 'no-cook', 'no-bake'],
    needs: ['freezer', 'blender'],
    makes: '4 servings',
    prep: 15,
    open: { '@main': 'berry soft-fruit | 130 | 1-3', '@more': 'yogurt cream nut spread chocolate citrus herb | 30 | 0-2' },
    list: `
      ! @main, peeled and cut into pieces
      2 tbsp caster-sugar
      ? @more`,
    method: `
      240m rest: Freeze {a: @main} until firm.
      Blend {a: @main, caster-sugar} until smooth and soft. / Stir in {a: @more}. / Serve straight away.`,
  },
  'any-porridge': {
    title: 'Porridge with {a: @main}',
    summary: 'Creamy oats with {a: @main}.',
    kinds: ['porridge'],
    courses: ['breakfast'],
    cuisines: ['british'],
    seasons: ['winter', 'autumn'],
    audiences: ['children', 'one'],
    manners: ['healthy', 'comforting', 'cheap', 'warm', 'easy'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 5,
    open: {
      '@grain': 'grain | 0 | 0-1',
      '@main': 'berry soft-fruit firm-fruit dried-fruit nut seed syrup spread spice chocolate | 70 | 1-4',
    },
    list: `
      ! 100 g rolled-oat
      500 ml whole-milk
      ! @main`,
    method: `
      8m: Put {a: rolled-oat, whole-milk} in a small pot. / Bring to the boil, then simmer gently, stirring, until creamy.
      Put {a: @main} on top and serve.`,
    swaps: { 'rolled-oat': 'gluten-free-oat buckwheat-flake millet-flake', 'whole-milk': 'oat-milk soy-milk' },
  },
  'any-flavoured-rice': {
    title: '{a: @main} rice',
    summary: 'Fluffy rice with {a: @main}.',
    kinds: ['rice'],
    courses: ['side'],
    cuisines: ['international'],
    manners: ['easy', 'cheap', 'fresh'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    open: { '@rice': 'rice | 0 | 0-1', '@main': 'herb citrus spice aromatic nut dried-fruit | 12 | 1-4' },
    list: `
      ! 280 g basmati-rice
      1 tbsp vegetable-oil
      ! @main
      1/2 tsp fine-salt`,
    method: `
      15m: Cook {a: basmati-rice} as the packet says.
      Fluff {a: basmati-rice} with a fork. / Stir in {a: @main, vegetable-oil}. / Season with {a: fine-salt}.`,
  },
  'any-dip': {
    title: '{a: @main} dip',
    summary: 'A creamy dip of {a: @main}.',
    kinds: ['dip', 'spread'],
    courses: ['starter', 'snack', 'sauce'],
    cuisines: ['international'],
    occasions: ['party', 'buffet', 'picnic'],
    manners: ['easy', 'cheap', 'creamy', 'no-cook', 'make-ahead'],
    needs: ['blender'],
    makes: '4 servings',
    prep: 10,
    open: {
      '@main': 'pulse soft-cheese yogurt tinned-fish smoked-fish soft-fruit | 80 | 1-2',
      '@more': 'aromatic herb spice chilli citrus nut seed tomato | 12 | 0-4',
    },
    list: `
      ! @main
      ? @more, finely chopped
      2 tbsp olive-oil
      1 tbsp fresh-lemon-juice
      fine-salt, to taste`,
    method: `
      Blend {a: @main, olive-oil, fresh-lemon-juice} until smooth. / Stir in {a: @more}.
      Season with {a: fine-salt} to taste.`,
  },
});
