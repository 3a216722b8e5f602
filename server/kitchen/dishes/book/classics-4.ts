import { dishes } from '../read-dish.ts';

export const lastClassics = dishes({
  poha: {
    title: 'Poha',
    also: 'kanda poha; batata poha; aloo poha; kande pohe; pohe; pohay; indori poha; poha breakfast; flattened rice breakfast; पोहा; कांदा पोहा; आलू पोहा',
    summary: 'Soft {a: rice-flake}, tossed golden with {b: brown-onion}[ and {c: all-round-potato}].',
    kinds: ['rice', 'bowl'],
    courses: ['breakfast', 'snack', 'lunch'],
    cuisines: ['indian'],
    occasions: ['brunch', 'lunchbox', 'weeknight'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'light', 'healthy', 'savoury', 'warm', 'mild'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 250 g rice-flake
      2 tbsp vegetable-oil
      ? 1 tsp black-mustard-seed
      ? 8 leaf curry-leaf
      ? 1 green-chilli, finely chopped
      1 brown-onion, chopped
      ? 200 g all-round-potato, peeled and diced
      ? 1/2 tsp ground-turmeric
      ? 1 tsp white-sugar
      ? 1 tsp fine-salt
      ? 40 g roasted-peanut
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-coriander, chopped`,
    method: `
      5m rest: Rinse {a: rice-flake} in a fine sieve under cold running water. / Leave to stand for {5 min}, so that the liquid is absorbed.
      3m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: black-mustard-seed} and let the spices sizzle for a moment. / Stir in {a: curry-leaf, green-chilli} and cook until it smells good.
      12m: Add {a: brown-onion} and cook gently until soft. / Add {a: all-round-potato} and cook until just tender.
      4m: Stir in {a: ground-turmeric, white-sugar, fine-salt}. / Stir in {a: rice-flake} and heat through.
      Stir in {a: lemon-juice}. / Scatter with {a: roasted-peanut, fresh-coriander} and serve straight away.`,
    swaps: { 'brown-onion': 'white-cabbage fennel', 'roasted-peanut': 'cashew-nut sunflower-seed' },
    varies: { 'all-round-potato': 'sweet-potato floury-potato waxy-potato frozen-pea carrot cauliflower', 'roasted-peanut': 'nut seed' },
    takes: ['quick-vegetable carrot | 40 | 4 | Stir in {a} and cook until just tender.'],
  },
  'char-siu': {
    title: 'Char siu',
    also: 'char siu pork; chinese barbecue pork; chinese bbq pork; cantonese roast pork; charsiu; char sui; char shiu; cha siu; 叉烧; 叉烧肉; 蜜汁叉烧; チャーシュー; 焼豚; 焼き豚',
    summary: 'Sticky roast {a: pork-shoulder} with dark, sweet edges.',
    kinds: ['roast'],
    courses: ['main', 'dinner'],
    cuisines: ['chinese'],
    occasions: ['weeknight', 'guests', 'lunar-new-year', 'party'],
    audiences: ['crowd'],
    manners: ['easy', 'sweet', 'make-ahead', 'savoury', 'warm', 'high-protein'],
    methods: ['roasted', 'marinated'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 800 g pork-shoulder, cut into {4cm} pieces
      3 tbsp hoisin-sauce
      3 tbsp soy-sauce
      ? 2 tbsp shaoxing-wine
      ? 1 tsp five-spice
      ? 3 clove fresh-garlic, crushed
      3 tbsp clear-honey
      ? 320 g long-grain-rice, to serve`,
    method: `
      Stir {a: hoisin-sauce, soy-sauce, shaoxing-wine} together in a large bowl. / Stir in {a: clear-honey half}. / Stir in {a: five-spice, fresh-garlic}. / Add {a: pork-shoulder} and turn until coated.
      240m rest: Cover and chill in the fridge for at least {240 min}, or overnight.
      Heat the oven to {200C} and line a baking tray with baking paper. / Lay {a: pork-shoulder} on the tray.
      40m: Roast {a: pork-shoulder} {a!done}.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      5m: Brush with {a: clear-honey rest}. / Put under the hot grill until dark at the edges.
      5m rest: Rest {a: pork-shoulder} for {5 min} before slicing.
      Serve hot[ with {a: long-grain-rice}].`,
    swaps: {
      'hoisin-sauce': 'gluten-free-hoisin-sauce',
      'soy-sauce': 'tamari coconut-aminos',
      'clear-honey': 'golden-syrup brown-sugar',
    },
    varies: { 'pork-shoulder': 'pork-fillet pork-loin pork-belly chicken-thigh', 'long-grain-rice': 'rice noodle' },
  },
});
