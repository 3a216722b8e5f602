import { dishes } from '../read-dish.ts';

export const irish = dishes({
  'irish-stew': {
    title: 'Irish stew',
    swapped: 'Irish stew with {a: diced-lamb}',
    also: "irish lamb stew; lamb stew; lamb and potato stew; lamb stew with potatoes; lamb and vegetable stew; lamb casserole; mutton stew; irish mutton stew; irish stew with lamb; st patrick's day stew; saint patrick's day stew; st patricks day stew; irsh stew; iris stew; stobhach gaelach; lobby stew; scouse; lobscouse; irischer eintopf; irischer lammeintopf; ragoût irlandais; estofado irlandés; アイリッシュシチュー; 爱尔兰炖羊肉; נזיד אירי",
    summary: '{a: diced-lamb} cooked slowly with {b: waxy-potato, brown-onion} until it falls apart.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['irish', 'british'],
    occasions: ['sunday', 'weeknight', 'guests'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['crowd', 'children'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'mild', 'savoury', 'warm'],
    methods: ['braised', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      1 tbsp vegetable-oil
      ! 700 g diced-lamb
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      2 brown-onion, sliced
      ? 300 g carrot, cut into {2cm} pieces
      900 ml chicken-stock
      ? 3 sprig fresh-thyme
      ? 1 bay-leaf
      900 g waxy-potato, peeled and cut into {3cm} cubes
      ? 1 handful fresh-parsley, chopped`,
    method: `
      10m: Season {a: diced-lamb} with {b: fine-salt, black-pepper}. / Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: diced-lamb} in batches on all sides. / Lift {a: diced-lamb} out and set aside.
      8m: Add {a: brown-onion} and cook gently until soft but not brown.
      60m: Return {a: diced-lamb} to the pot. / Pour in {a: chicken-stock}. / Add {a: fresh-thyme, bay-leaf}. / Bring to the boil, then cover and simmer over low heat.
      35m: Add {a: carrot, waxy-potato} and cook until just tender. / Cook {a: diced-lamb} until very tender.
      Take out {a: fresh-thyme, bay-leaf}. / Crush a few pieces of {a: waxy-potato} against the side of the pot to thicken the sauce. / Taste and season again. / Scatter with {a: fresh-parsley} and serve.`,
    swaps: { 'brown-onion': 'celery-stalk fennel', 'waxy-potato': 'turnip celeriac parsnip', 'chicken-stock': 'lamb-stock' },
    varies: {
      'diced-lamb': 'stewing-meat',
      carrot: 'root firm-vegetable',
      'waxy-potato': 'floury-potato all-round-potato new-potato turnip swede celeriac parsnip',
      'chicken-stock': 'stock stout ale',
    },
    takes: [
      'root firm-vegetable leek celery-stalk fennel pearl-barley pot-barley | 40 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'leaf quick-vegetable | 40 | 5 | 5m: Stir in {a} and cook until just tender.',
      'stout ale | 50 | 3 | 4m: Pour in {a} and let it boil down by half.',
      'pulse | 40 | 5 | Stir in {a} and heat through.',
      'worcestershire-sauce fresh-rosemary fresh-chive mustard | 2 | 5 | Stir in {a}.',
    ],
  },
  'soda-bread': {
    title: 'Soda bread',
    also: "irish soda bread; brown soda bread; wholemeal soda bread; irish brown bread; brown bread; wheaten bread; buttermilk bread; bread without yeast; yeast-free bread; yeast free bread; no yeast bread; no-yeast bread; quick bread; quick loaf; easy bread without yeast; soda farl; soda brot; sodabread; soda bred; st patrick's day bread; arán sóide; aran soide; sodabrot; irisches sodabrot; brot ohne hefe; pain irlandais; pain au bicarbonate; pan de soda; pan de soda irlandés; pão de bicarbonato; ソーダブレッド; 爱尔兰苏打面包; 苏打面包; לחם סודה",
    summary: 'A rustic, crusty round of {a: wholemeal-flour} and {b: buttermilk} that needs no kneading.',
    kinds: ['bread'],
    courses: ['baking', 'breakfast', 'snack', 'side'],
    cuisines: ['irish', 'british'],
    occasions: ['sunday', 'brunch', 'picnic', 'camping'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'mild', 'savoury', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 loaf for 8, by whole',
    prep: 10,
    list: `
      250 g wholemeal-flour
      250 g plain-flour
      ! 1 tsp bicarbonate-of-soda
      ? 1 tsp fine-salt
      ? 1 tbsp clear-honey
      420 ml buttermilk
      ? 1 tbsp rolled-oat`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      Stir {a: wholemeal-flour, plain-flour, bicarbonate-of-soda, fine-salt} together in a large bowl.
      Pour in {a: buttermilk}. / Stir in {a: clear-honey}. / Stir quickly to a soft, sticky dough; do not knead.
      Shape the dough into a tall round with floured hands and put it on the tray. / Scatter with {a: rolled-oat}. / Cut a deep cross into the top.
      40m: Bake until risen and deep golden, and it sounds hollow when tapped underneath.
      30m rest: Leave to cool on a rack.`,
    swaps: {
      'wholemeal-flour': 'gluten-free-flour',
      'plain-flour': 'gluten-free-flour',
      buttermilk: 'plain-yogurt lactose-free-yogurt soy-yogurt oat-yogurt',
      'rolled-oat': 'gluten-free-oat',
    },
    varies: {
      'wholemeal-flour': 'spelt-flour rye-flour plain-flour',
      buttermilk: 'kefir plain-yogurt soy-yogurt low-fat-yogurt',
      'clear-honey': 'black-treacle molasses maple-syrup golden-syrup light-brown-sugar',
      'rolled-oat': 'seed',
    },
    takes: [
      'dried-fruit nut seed olive melting-cheese hard-cheese sun-dried-tomato bacon-bit candied-peel | 12 | 3 | Stir in {a}.',
      'caraway-seed herb mixed-spice ground-cinnamon orange-zest spring-onion | 1 | 3 | Stir in {a}.',
    ],
  },
});
