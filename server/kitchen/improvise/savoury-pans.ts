import { dishes } from '../dishes/read-dish.ts';

/** Kinds of dish from a pan. */
export const pans = dishes({
  'any-stir-fry': {
    title: 'Stir-fried {a: @main}',
    summary: 'A quick stir-fry of {a: @main, @more}, made with what there is.',
    kinds: ['stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight'],
    manners: ['warm', 'vegetable-rich', 'easy'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 15,
    open: {
      '@main': 'poultry meat tofu shellfish quick-vegetable firm-vegetable mushroom | 170 | 1-2',
      '@more': 'quick-vegetable firm-vegetable leaf mushroom nut | 150 | 0-4',
      '@base': 'noodle rice | 80 | 0-1',
      '@aromatic': 'aromatic chilli herb spice sauce paste citrus | 12 | 0-4',
    },
    list: `
      2 tbsp vegetable-oil
      ! @main, cut into strips
      ? @more, cut into strips
      ? @aromatic, finely chopped
      2 tbsp soy-sauce
      ? @base, to serve`,
    method: `
      12m meanwhile: Cook {a: @base} as the packet says.
      7m: Heat {a: vegetable-oil} in a wok over high heat until it shimmers. / Fry {a: @main} {a!done}.
      5m: Add {a: @more} and stir-fry until just tender with some bite.
      2m: Stir in {a: @aromatic} and cook until it smells good. / Stir in {a: soy-sauce} and toss until hot and coated.
      Serve with {a: @base}.`,
  },
  'any-pasta': {
    title: 'Pasta with {a: @more, @top}',
    summary: 'Pasta tossed with {a: @more, @top}, made with what there is.',
    kinds: ['pasta'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['weeknight'],
    manners: ['comforting', 'easy', 'warm', 'filling'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 10,
    open: {
      '@pasta': 'pasta | 100 | 0-1',
      '@more':
        'poultry shellfish fish tinned-fish smoked-fish cured mince plant-mince tofu pulse quick-vegetable firm-vegetable leaf mushroom tomato | 150 | 1-4',
      '@aromatic': 'aromatic chilli herb spice citrus | 12 | 0-4',
      '@top': 'hard-cheese soft-cheese melting-cheese nut seed cream | 30 | 0-2',
    },
    list: `
      ! 200 g dried-pasta
      ? @pasta
      2 tbsp olive-oil
      ! @more, cut into {2cm} pieces
      ? @aromatic, finely chopped
      ? @top
      fine-salt, to taste
      black-pepper, to taste`,
    method: `
      12m: Cook {a: dried-pasta} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: dried-pasta}.
      10m meanwhile: Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: @more} {a!done}.
      Stir in {a: @aromatic} and cook until it smells good.
      Toss {a: dried-pasta} with everything in the pan, loosening it with a little of the cooking water. / Stir in {a: @top}.
      Season with {a: fine-salt, black-pepper} to taste.`,
  },
  'any-fried-rice': {
    title: 'Fried rice with {a: @more}',
    summary: 'Fried rice with {a: @more}, made with what there is.',
    kinds: ['rice', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight'],
    manners: ['cheap', 'warm', 'leftovers', 'easy'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 10,
    open: {
      '@rice': 'rice | 0 | 0-1',
      '@more': 'egg poultry meat shellfish tofu cured pulse quick-vegetable firm-vegetable leaf mushroom | 170 | 1-4',
      '@aromatic': 'aromatic chilli herb spice sauce paste | 12 | 0-4',
    },
    list: `
      2 tbsp vegetable-oil
      ! @more, diced
      ? @aromatic, finely chopped
      ! 350 g cooked-rice
      2 tbsp soy-sauce`,
    method: `
      8m: Heat {a: vegetable-oil} in a wok over high heat until it shimmers. / Fry {a: @more} {a!done}.
      1m: Stir in {a: @aromatic} and cook until it smells good.
      5m: Add {a: cooked-rice} and fry, breaking up lumps, until steaming hot. / Stir in {a: soy-sauce} to taste.`,
  },
  'any-risotto': {
    title: 'Risotto with {a: @more}',
    summary: 'Creamy rice with {a: @more}, made with what there is.',
    kinds: ['risotto', 'rice'],
    courses: ['main', 'dinner'],
    cuisines: ['italian'],
    manners: ['comforting', 'creamy', 'warm', 'one-pot'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 10,
    open: {
      '@rice': 'rice | 0 | 0-1',
      '@more': 'quick-vegetable firm-vegetable leaf mushroom tomato shellfish smoked-fish cured | 130 | 1-3',
      '@aromatic': 'aromatic herb spice citrus alcohol | 12 | 0-3',
      '@top': 'hard-cheese soft-cheese nut | 25 | 0-2',
    },
    list: `
      700 ml vegetable-stock
      2 tbsp olive-oil
      ? @aromatic, finely chopped
      ! @more, cut into {1cm} pieces
      ! 170 g risotto-rice
      ? @top
      fine-salt, to taste`,
    method: `
      Heat {a: vegetable-stock} in a small pot and keep {a?it|them} just below a simmer.
      6m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: @aromatic} and cook gently until soft. / Add {a: @more} and turn until coated.
      2m: Stir in {a: risotto-rice} until the grains are hot and see-through at the edges.
      18m: Add {a: vegetable-stock} a ladle at a time, stirring often, until the rice is tender with a little bite.
      Stir in {a: @top}. / Season with {a: fine-salt} to taste.`,
  },
  'any-omelette': {
    title: 'Omelette with {a: @more}',
    summary: 'A soft omelette with {a: @more}, made with what there is.',
    kinds: ['omelette', 'eggs'],
    courses: ['breakfast', 'lunch', 'dinner', 'main'],
    cuisines: ['french'],
    occasions: ['brunch', 'weeknight'],
    manners: ['easy', 'cheap', 'warm', 'high-protein'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 5,
    open: {
      '@egg': 'egg | 0 | 0-1',
      '@more':
        'quick-vegetable leaf mushroom tomato melting-cheese soft-cheese hard-cheese cured smoked-fish aromatic herb potato | 80 | 1-4',
    },
    list: `
      ! 5 hen-egg
      1 tbsp unsalted-butter
      ! @more, chopped
      fine-salt, to taste
      black-pepper, to taste`,
    method: `
      5m: Melt {a: unsalted-butter} in a wide pan over medium heat. / Add {a: @more} and cook until just tender.
      4m: Beat {a: hen-egg, fine-salt, black-pepper} together and pour over. / Cook over low heat until set, then fold over and serve.`,
  },
  'any-pan': {
    title: 'Pan-fried {a: @main} with {b: @more}',
    summary: 'A pan of {a: @main, @more}, made with what there is.',
    kinds: ['vegetables'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['international'],
    occasions: ['weeknight'],
    manners: ['easy', 'warm'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 10,
    open: {
      '@main': 'poultry meat mince plant-mince fish shellfish tofu sausage pulse cured | 180 | 1-2',
      '@more': 'quick-vegetable leaf mushroom tomato firm-vegetable | 200 | 1-4',
      '@aromatic': 'aromatic chilli herb spice citrus | 12 | 0-4',
      '@base': 'rice grain pasta noodle bread | 75 | 0-1',
    },
    list: `
      2 tbsp olive-oil
      ! @main
      @more, sliced
      ? @aromatic, finely chopped
      fine-salt, to taste
      black-pepper, to taste
      ? @base, to serve`,
    method: `
      12m: Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: @main} {a!done}. / Lift {a: @main} out and set aside.
      8m: Add {a: @more} and cook until just tender. / Stir in {a: @aromatic} and cook until it smells good.
      Return {a: @main} to the pan. / Season with {a: fine-salt, black-pepper} to taste.
      15m meanwhile: Cook {a: @base} as the packet says.
      Serve with {a: @base}.`,
  },
  'any-fritters': {
    title: '{a: @main} fritters',
    summary: 'Crisp little fritters of {a: @main}, made with what there is.',
    kinds: ['fritter', 'pancake'],
    courses: ['main', 'starter', 'snack', 'lunch', 'side'],
    cuisines: ['international'],
    audiences: ['children'],
    manners: ['cheap', 'crunchy', 'warm'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '2 servings, by half',
    prep: 15,
    open: {
      '@main': 'quick-vegetable firm-vegetable root potato pulse tinned-fish leaf | 180 | 1-3',
      '@aromatic': 'aromatic herb spice chilli soft-cheese hard-cheese | 12 | 0-3',
    },
    list: `
      ! @main, grated or mashed
      ? @aromatic, finely chopped
      2 hen-egg
      60 g plain-flour
      1/2 tsp fine-salt
      3 tbsp vegetable-oil, for frying`,
    method: `
      Squeeze the liquid out of {a: @main}.
      Stir {a: @main, hen-egg, plain-flour, fine-salt} together in a large bowl. / Stir in {a: @aromatic}.
      15m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry spoonfuls of the mixture until golden and crisp on both sides.`,
    swaps: { 'hen-egg': 'flax-egg', 'plain-flour': 'gluten-free-flour chickpea-flour' },
  },
});
