import { dishes } from '../dishes/read-dish.ts';

/** Kinds of dish from a pot; open places (`@name`) take foods by what they are. */
export const pots = dishes({
  'any-cream-soup': {
    title: '{a: @main} soup',
    summary: 'A smooth soup of {a: @main}, made with what there is.',
    kinds: ['cream-soup', 'soup'],
    courses: ['main', 'starter', 'dinner', 'lunch'],
    cuisines: ['international'],
    manners: ['comforting', 'cheap', 'warm', 'creamy', 'one-pot', 'vegetable-rich'],
    needs: ['hob', 'blender'],
    makes: '2 servings',
    prep: 10,
    open: {
      '@main': 'firm-vegetable root potato quick-vegetable leaf tomato mushroom red-lentil pulse aromatic | 220 | 1-3',
      '@aromatic': 'aromatic herb spice chilli | 15 | 0-3',
    },
    list: `
      1 tbsp olive-oil
      ! @main, chopped
      ? @aromatic, chopped
      700 ml vegetable-stock
      fine-salt, to taste
      black-pepper, to taste`,
    method: `
      Heat {a: olive-oil} in a large pot over medium heat. / Add {a: @aromatic} and cook gently until soft.
      5m: Add {a: @main} and cook for {5 min}, stirring.
      20m: Pour in {a: vegetable-stock}. / Bring to the boil, then simmer, half covered, until everything is very soft.
      Blend until smooth. / Season with {a: fine-salt, black-pepper} to taste.`,
  },
  'any-soup': {
    title: '{a: @main} soup',
    summary: 'A clear soup with {a: @main, @more}, made with what there is.',
    kinds: ['soup'],
    courses: ['main', 'starter', 'dinner', 'lunch'],
    cuisines: ['international'],
    manners: ['comforting', 'cheap', 'warm', 'one-pot'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 15,
    open: {
      '@main': 'poultry pulse tofu fish shellfish noodle pasta grain rice red-lentil | 90 | 1-2',
      '@more': 'firm-vegetable root potato quick-vegetable leaf tomato mushroom | 180 | 0-4',
      '@aromatic': 'aromatic herb spice chilli citrus | 15 | 0-3',
    },
    list: `
      1 tbsp olive-oil
      ? @aromatic, finely chopped
      ? @more, diced
      900 ml vegetable-stock
      ! @main
      fine-salt, to taste
      black-pepper, to taste`,
    method: `
      Heat {a: olive-oil} in a large pot over medium heat. / Add {a: @aromatic} and cook gently until soft.
      6m: Add {a: @more} and cook gently until beginning to soften.
      15m: Pour in {a: vegetable-stock}. / Bring to the boil, then simmer gently.
      12m: Add {a: @main} and simmer {a!done}.
      Season with {a: fine-salt, black-pepper} to taste.`,
  },
  'any-curry': {
    title: '{a: @main} curry',
    summary: 'A mild curry of {a: @main, @more} in coconut sauce, made with what there is.',
    kinds: ['curry', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['indian'],
    manners: ['creamy', 'comforting', 'one-pot', 'mild', 'warm'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 15,
    open: {
      '@main': 'poultry tofu pulse shellfish fish firm-vegetable root potato egg | 170 | 1-2',
      '@more': 'quick-vegetable leaf tomato mushroom firm-vegetable root potato red-lentil nut dried-fruit | 120 | 0-4',
      '@aromatic': 'aromatic chilli herb spice citrus | 12 | 0-3',
    },
    list: `
      1 tbsp vegetable-oil
      ? @aromatic, finely chopped
      1 tbsp curry-powder
      ? @more, cut into {2cm} pieces
      ! @main, cut into {3cm} pieces
      ! 200 ml coconut-milk
      100 ml plain-water
      fine-salt, to taste`,
    method: `
      4m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: @aromatic} and cook gently until soft.
      1m: Stir in {a: curry-powder} and let the spices sizzle for a moment.
      6m: Add {a: @more} and turn until coated.
      18m: Add {a: @main}. / Pour in {a: coconut-milk, plain-water}. / Bring to the boil, then simmer gently. / Cook {a: @main} {a!done}.
      Season with {a: fine-salt} to taste.`,
    swaps: { 'curry-powder': 'pure-curry-powder' },
  },
  'any-stew': {
    title: '{a: @main} stew',
    summary: 'A slow stew of {a: @main, @more}, made with what there is.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['international'],
    manners: ['comforting', 'one-pot', 'warm', 'filling', 'make-ahead'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    open: {
      '@main': 'stewing-meat | 170 | 1-1',
      '@more': 'root firm-vegetable potato aromatic mushroom tomato pulse dried-fruit | 220 | 1-5',
      '@aromatic': 'herb spice | 2 | 0-3',
    },
    list: `
      2 tbsp olive-oil
      ! @main, cut into {3cm} pieces
      @more, cut into {3cm} pieces
      ? @aromatic
      1 tbsp tomato-puree
      600 ml beef-stock
      fine-salt, to taste
      black-pepper, to taste`,
    method: `
      10m: Heat {a: olive-oil} in a large pot over high heat. / Brown {a: @main} in batches on all sides.
      Stir in {a: tomato-puree} and cook for a minute, stirring. / Stir in {a: @aromatic}.
      75m: Pour in {a: beef-stock}. / Bring to the boil, then cover and simmer over low heat.
      40m: Add {a: @more}, cover and simmer until everything is very tender.
      Season with {a: fine-salt, black-pepper} to taste.`,
    swaps: { 'beef-stock': 'vegetable-stock low-allergen-vegetable-stock plain-water' },
  },
  'any-bean-pot': {
    title: '{a: @main} and vegetable pot',
    summary: 'A pot of {a: @main, @more} in tomato sauce, made with what there is.',
    kinds: ['stew', 'chilli', 'beans'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['international'],
    manners: ['comforting', 'one-pot', 'warm', 'cheap', 'filling', 'vegetable-rich'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 15,
    open: {
      '@main': 'pulse mince plant-mince sausage | 180 | 1-2',
      '@more': 'quick-vegetable leaf mushroom firm-vegetable root potato tomato | 150 | 0-4',
      '@aromatic': 'aromatic chilli herb spice | 12 | 0-3',
    },
    list: `
      1 tbsp olive-oil
      ? @aromatic, finely chopped
      ! @main
      ? @more, cut into {2cm} pieces
      400 g tinned-tomato, chopped
      1 tsp smoked-paprika
      fine-salt, to taste`,
    method: `
      5m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: @aromatic} and cook gently until soft.
      8m: Fry {a: @main} {a!done}.
      5m: Add {a: @more} and turn until coated. / Stir in {a: smoked-paprika}.
      20m: Stir in {a: tinned-tomato}. / Bring to the boil, then simmer, half covered, until thick.
      Season with {a: fine-salt} to taste.`,
  },
  'any-noodle-soup': {
    title: 'Noodle soup with {a: @main}',
    summary: 'A light soup with {a: @noodle, @main}, made with what there is.',
    kinds: ['soup', 'noodles'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['asian'],
    manners: ['comforting', 'one-pot', 'warm', 'light'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 10,
    open: {
      '@noodle': 'noodle | 80 | 1-1',
      '@main': 'poultry tofu shellfish fish egg quick-vegetable leaf mushroom firm-vegetable | 170 | 1-4',
      '@aromatic': 'aromatic chilli herb spice citrus sauce paste | 12 | 0-4',
    },
    list: `
      1000 ml vegetable-stock
      ? @aromatic, finely chopped
      ! @main, thinly sliced
      ! @noodle
      2 tbsp soy-sauce`,
    method: `
      5m: Bring {a: vegetable-stock} to the boil. / Stir in {a: @aromatic}.
      10m: Add {a: @main} and simmer {a!done}.
      5m: Add {a: @noodle} and simmer {a!done}.
      Stir in {a: soy-sauce} to taste.`,
  },
});
