import { dishes } from '../dishes/read-dish.ts';

/** Kinds of dish from the oven, and those that are not cooked. */
export const ovenAndCold = dishes({
  'any-traybake': {
    title: 'Roasted {a: @main} with {b: @more}',
    summary: 'A tray of {a: @main, @more} from the oven, made with what there is.',
    kinds: ['traybake', 'roast', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['international'],
    occasions: ['weeknight', 'sunday'],
    manners: ['easy', 'warm', 'one-pot', 'filling'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    open: {
      '@main': 'poultry sausage tofu pulse fish | 170 | 1-2',
      '@more': 'root firm-vegetable potato quick-vegetable tomato mushroom | 220 | 1-4',
      '@aromatic': 'aromatic herb spice citrus chilli | 8 | 0-4',
    },
    list: `
      @more, cut into {3cm} pieces
      ! @main
      3 tbsp olive-oil
      ? @aromatic
      1 tsp fine-salt
      ? 1/2 tsp black-pepper`,
    method: `
      Heat the oven to {200C}.
      Toss {a: @more} with {b: olive-oil half} on a large tray. / Season with {a: fine-salt half}.
      20m: Roast until beginning to brown.
      25m: Lay {a: @main} on top. / Drizzle with {a: olive-oil rest}. / Season with {a: fine-salt rest}[ and {b: black-pepper}]. / Scatter with {a: @aromatic}. / Roast {a: @main} {a!done}.`,
  },
  'any-roasted-vegetables': {
    title: 'Roasted {a: @main}',
    summary: 'Roasted {a: @main}, browned at the edges.',
    kinds: ['vegetables', 'traybake'],
    courses: ['side', 'main'],
    cuisines: ['international'],
    manners: ['easy', 'warm', 'cheap', 'healthy', 'vegetable-rich'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    open: {
      '@main': 'root firm-vegetable potato quick-vegetable tomato mushroom | 220 | 1-4',
      '@aromatic': 'aromatic herb spice citrus | 6 | 0-3',
    },
    list: `
      ! @main, cut into {3cm} pieces
      3 tbsp olive-oil
      ? @aromatic
      1 tsp fine-salt`,
    method: `
      Heat the oven to {200C}.
      Toss {a: @main} with {b: olive-oil} on a large tray. / Season with {a: fine-salt}. / Scatter with {a: @aromatic}.
      35m: Roast {a: @main} until tender and browned at the edges, turning once.`,
  },
  'any-gratin': {
    title: '{a: @main} gratin',
    summary: 'A gratin of {a: @main} under a golden crust, made with what there is.',
    kinds: ['gratin', 'casserole'],
    courses: ['main', 'side', 'dinner'],
    cuisines: ['french'],
    manners: ['comforting', 'creamy', 'warm', 'filling'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 20,
    open: {
      '@main': 'potato root firm-vegetable quick-vegetable leaf tomato | 230 | 1-3',
      '@cheese': 'melting-cheese hard-cheese soft-cheese | 0 | 0-1',
      '@aromatic': 'aromatic herb spice cured | 10 | 0-3',
    },
    list: `
      ! @main, thinly sliced
      ? @aromatic, finely chopped
      250 ml double-cream
      100 ml whole-milk
      100 g gruyere, grated
      1 tsp fine-salt`,
    method: `
      Heat the oven to {180C}.
      Layer {a: @main} in a baking dish[ with {b: @aromatic}]. / Season with {a: fine-salt}.
      55m: Stir {a: double-cream, whole-milk} together and pour over. / Scatter with {a: gruyere}. / Bake until golden and bubbling at the edges.`,
    swaps: { gruyere: 'vegetarian-hard-cheese vegan-cheese', 'double-cream': 'oat-cream soy-cream', 'whole-milk': 'oat-milk soy-milk' },
  },
  'any-salad': {
    title: '{a: @main} salad',
    summary: 'A fresh salad of {a: @main, @more}, made with what there is.',
    kinds: ['salad'],
    courses: ['lunch', 'starter', 'side', 'main'],
    cuisines: ['international'],
    seasons: ['summer'],
    manners: ['fresh', 'light', 'healthy', 'cold', 'easy', 'no-cook'],
    methods: ['raw'],
    needs: [],
    makes: '2 servings',
    prep: 15,
    open: {
      '@main':
        'salad leaf tomato pulse tinned-fish smoked-fish cured soft-cheese melting-cheese hard-cheese soft-fruit firm-fruit citrus berry | 170 | 1-4',
      '@more': 'aromatic herb nut seed dried-fruit quick-vegetable root | 60 | 0-4',
    },
    list: `
      ! @main, cut into bite-sized pieces
      ? @more, thinly sliced
      2 tbsp olive-oil
      1 tbsp cider-vinegar
      fine-salt, to taste
      black-pepper, to taste`,
    method: `
      Whisk {a: olive-oil, cider-vinegar} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: @main} in a large bowl. / Add {a: @more}. / Toss everything together.`,
    swaps: { 'cider-vinegar': 'fresh-lemon-juice' },
  },
  'any-grain-bowl': {
    title: '{a: @grain} bowl with {b: @more}',
    summary: 'A bowl of {a: @grain, @more}, made with what there is.',
    kinds: ['bowl', 'salad'],
    courses: ['lunch', 'main', 'dinner'],
    cuisines: ['international'],
    occasions: ['lunchbox'],
    manners: ['healthy', 'filling', 'fresh', 'make-ahead'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 15,
    open: {
      '@grain': 'grain rice | 80 | 1-1',
      '@more': 'salad leaf tomato pulse tinned-fish smoked-fish tofu soft-cheese quick-vegetable soft-fruit egg nut seed | 200 | 1-5',
      '@aromatic': 'herb spice citrus aromatic | 8 | 0-3',
    },
    list: `
      ! @grain
      ! @more, cut into bite-sized pieces
      ? @aromatic
      2 tbsp olive-oil
      1 tbsp fresh-lemon-juice
      fine-salt, to taste`,
    method: `
      20m: Cook {a: @grain} as the packet says.
      Whisk {a: olive-oil, fresh-lemon-juice} together into a dressing. / Season with {a: fine-salt} to taste. / Stir in {a: @aromatic}.
      Divide {a: @grain} between bowls. / Put {a: @more} on top. / Drizzle with the dressing and serve.`,
  },
  'any-toast': {
    title: 'Toast with {a: @more}',
    summary: 'Toasted bread with {a: @more}, made with what there is.',
    kinds: ['toast', 'sandwich'],
    courses: ['breakfast', 'snack', 'lunch'],
    cuisines: ['international'],
    audiences: ['students', 'one'],
    manners: ['easy', 'cheap'],
    needs: ['toaster'],
    makes: '2 servings',
    prep: 10,
    open: {
      '@bread': 'bread | 0 | 0-1',
      '@more':
        'soft-fruit salad tomato melting-cheese soft-cheese hard-cheese cured smoked-fish tinned-fish spread leaf herb nut | 90 | 1-4',
    },
    list: `
      ! 4 slice white-bread
      ! @more, sliced
      1 tbsp olive-oil
      fine-salt, to taste`,
    method: `
      3m: Toast {a: white-bread} until golden.
      Drizzle with {a: olive-oil}. / Put {a: @more} on top. / Season with {a: fine-salt} to taste.`,
  },
  'any-quesadilla': {
    title: 'Quesadillas with {a: @more}',
    summary: 'Folded tortillas with {a: @more}, fried until the filling melts.',
    kinds: ['wrap', 'taco', 'sandwich'],
    courses: ['lunch', 'dinner', 'snack', 'main'],
    cuisines: ['mexican'],
    audiences: ['children'],
    manners: ['easy', 'cheap', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 10,
    open: {
      '@wrap': 'wrap | 0 | 0-1',
      '@cheese': 'melting-cheese | 0 | 0-1',
      '@more': 'pulse quick-vegetable tomato mushroom leaf cured aromatic chilli herb | 130 | 1-4',
    },
    list: `
      ! 4 flour-tortilla
      ! @more, finely chopped
      120 g cheddar, grated
      1 tbsp vegetable-oil`,
    method: `
      Divide {a: @more, cheddar} between {b: flour-tortilla} and fold each over.
      8m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry the quesadillas until crisp and golden on both sides.`,
    swaps: { 'flour-tortilla': 'gluten-free-corn-tortilla corn-tortilla', cheddar: 'vegan-cheese' },
  },
});
