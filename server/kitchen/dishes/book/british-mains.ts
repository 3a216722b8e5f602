import { dishes } from '../read-dish.ts';

export const britishMains = dishes({
  'fish-and-chips': {
    title: 'Fish and chips',
    swapped: 'Battered {a: white-fish-fillet} with {b: floury-potato}',
    also: "fish & chips; fish n chips; fish 'n' chips; fish'n'chips; fish and chip; fish and fries; fish with chips; fish and french fries; battered fish; battered fish and chips; beer battered fish; fried fish and chips; fish fry; chippy tea; chip shop fish; fish supper; pub fish and chips; fisch und chips; backfisch mit pommes; pescado con patatas fritas; poisson frit et frites; フィッシュアンドチップス; 炸鱼薯条; फिश एंड चिप्स; فيش اند تشيبس; פיש אנד צ׳יפס",
    summary: '{a: white-fish-fillet} in a crisp batter, with thick sticks of {b: floury-potato} roasted in the oven.',
    kinds: ['fish-dish', 'fries'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['british', 'irish', 'australian'],
    occasions: ['weeknight', 'guests'],
    audiences: ['children'],
    manners: ['comforting', 'crunchy', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['fried', 'deep-fried', 'roasted'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 900 g floury-potato, peeled and cut into {1cm} sticks
      190 ml sunflower-oil
      ? 1.5 tsp fine-salt
      ! 600 g white-fish-fillet
      160 g plain-flour
      1.5 tsp baking-powder
      200 ml sparkling-water, cold
      ? 300 g frozen-pea, to serve
      ? 1 lemon, cut into wedges
      ? 2 tbsp malt-vinegar, to serve`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      5m: Boil {a: floury-potato} in salted water for {4 min}, then drain well. / Leave {a: floury-potato} to steam dry.
      40m: Spread {a: floury-potato} on the tray. / Drizzle with {a: sunflower-oil little}. / Roast {a: floury-potato} until golden and crisp, turning once.
      Pat {a: white-fish-fillet} dry and cut {a?it|them} into large pieces where needed. / Season {a: white-fish-fillet} with {b: fine-salt half}. / Dust {a: white-fish-fillet} with {b: plain-flour little}.
      Stir {a: plain-flour rest, baking-powder} together in a large bowl. / Whisk in {a: sparkling-water} until smooth.
      16m* meanwhile: Heat {a: sunflower-oil rest} in a small, deep pan over medium heat. / Dip {a: white-fish-fillet} in the batter and let the excess drip off. / Fry a few at a time, turning once, until the batter is deep golden and crisp and the inside is cooked through. / Drain on kitchen paper.
      4m meanwhile: Boil {a: frozen-pea} in salted water until just tender, then drain well.
      Season {a: floury-potato, white-fish-fillet} with {b: fine-salt rest}. / Serve with {a: frozen-pea, lemon, malt-vinegar}.`,
    swaps: {
      'plain-flour': 'gluten-free-flour rice-flour',
      'sparkling-water': 'plain-water lager',
      'malt-vinegar': 'cider-vinegar white-vinegar',
      'baking-powder': 'gluten-free-baking-powder',
      'frozen-pea': 'green-bean',
    },
    varies: {
      'white-fish-fillet': 'white-fish salmon-fillet trout-fillet firm-tofu halloumi',
      'sparkling-water': 'lager ale alcohol-free-beer dark-beer',
      'floury-potato': 'all-round-potato sweet-potato',
    },
    takes: [
      'tartare-sauce tomato-ketchup curry-sauce mayonnaise vegan-mayonnaise brown-sauce aioli gherkin pickled-onion baked-bean coleslaw salad | 30 | 8 | Serve with {a}.',
      'curry-powder paprika ground-turmeric cayenne-pepper garlic-powder fresh-dill lemon-zest | 1 | 6 | Stir {a} into the batter.',
    ],
  },
  'bangers-and-mash': {
    title: 'Bangers and mash',
    swapped: '{a: pork-sausage} with mash',
    also: "bangers & mash; bangers n mash; bangers 'n' mash; banger and mash; sausage and mash; sausages and mash; sausage & mash; sausages with mashed potato; sausages with mashed potatoes; sausage and mashed potatoes; sausages and mashed potato; sausages with mash and gravy; sausage and mash with onion gravy; bangers and mash with onion gravy; bratwurst mit kartoffelbrei; saucisses purée; saucisse purée; salchichas con puré",
    summary: '{a: pork-sausage} fried until brown, on soft mashed {b: floury-potato} with a dark sauce of {c: brown-onion}.',
    kinds: ['sausage-dish', 'mash'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'irish'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['pan-fried', 'mashed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      1 tbsp vegetable-oil
      460 g pork-sausage
      3 brown-onion, thinly sliced
      2 tbsp plain-flour
      450 ml beef-stock
      ? 1 tbsp worcestershire-sauce
      ? 2 sprig fresh-thyme
      1000 g floury-potato, peeled and cut into {3cm} cubes
      60 g unsalted-butter
      100 ml whole-milk
      ? 1 tbsp wholegrain-mustard
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      20m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry {a: pork-sausage} {a!done}. / Lift {a: pork-sausage} out and set aside.
      12m: Add {a: brown-onion} and cook gently until soft and golden.
      8m: Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: beef-stock} little by little and simmer until thick enough to coat a spoon. / Add {a: worcestershire-sauce, fresh-thyme}. / Return {a: pork-sausage} to the pan.
      20m meanwhile: Boil {a: floury-potato} in salted water until tender, then drain well. / Mash {a: floury-potato} until smooth. / Beat in {a: unsalted-butter, whole-milk}. / Stir in {a: wholegrain-mustard}. / Season with {a: fine-salt, black-pepper} to taste.
      Take out {a: fresh-thyme}. / Divide the mash between plates, lay {a: pork-sausage} on top and pour the sauce over.`,
    swaps: {
      'pork-sausage': 'chicken-sausage beef-sausage vegetarian-sausage vegan-sausage',
      'brown-onion': 'chestnut-mushroom fennel',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'floury-potato': 'sweet-potato celeriac parsnip',
    },
    varies: {
      'pork-sausage': 'sausage meatball plant-meatball',
      'floury-potato': 'all-round-potato red-potato sweet-potato celeriac parsnip swede cauliflower',
      'beef-stock': 'chicken-stock vegetable-stock mushroom-stock',
    },
    takes: [
      'mushroom leek sweet-pepper carrot bacon | 40 | 2 | 6m: Add {a} and cook {a!done}.',
      'quick-vegetable leaf firm-vegetable | 60 | 5 | 6m: Boil {a} in salted water until just tender, then drain well. / Serve with {a}.',
      'melting-cheese spring-onion fresh-chive fresh-parsley horseradish-sauce dijon-mustard | 10 | 5 | Stir {a} into the mash.',
      'cranberry-sauce redcurrant-jelly fresh-sage fresh-rosemary | 8 | 4 | Stir in {a}.',
      'red-wine port ale stout | 20 | 3 | 3m: Pour in {a} and let it boil down by half.',
    ],
  },
  'toad-in-the-hole': {
    title: 'Toad in the hole',
    swapped: 'Toad in the hole with {a: pork-sausage}',
    also: 'toad-in-the-hole; toad in hole; toad in a hole; toads in the hole; toad-in-a-hole; toad in the whole; sausage toad; sausages in batter; sausages in yorkshire pudding; sausages baked in batter; yorkshire pudding with sausages; sausage yorkshire pudding; sausage batter pudding',
    summary: '{a: pork-sausage} baked in a tall, crisp batter of {b: hen-egg, whole-milk, plain-flour}.',
    kinds: ['sausage-dish', 'casserole'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['british'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'crunchy', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '4 servings, by half',
    prep: 10,
    list: `
      150 g plain-flour
      ! 4 hen-egg
      240 ml whole-milk
      ? 1/2 tsp fine-salt
      ? 1 tbsp wholegrain-mustard
      460 g pork-sausage
      ? 1 red-onion, cut into wedges
      3 tbsp sunflower-oil
      ? 1 tsp fresh-rosemary, finely chopped`,
    method: `
      Heat the oven to {220C}. / Whisk {a: hen-egg, whole-milk} together. / Whisk in {a: plain-flour} until smooth. / Stir in {a: fine-salt, wholegrain-mustard}. / Leave the batter to rest.
      15m: Put {a: pork-sausage} in a metal roasting tin[ with {b: red-onion}]. / Drizzle with {a: sunflower-oil}. / Roast {a: pork-sausage} until beginning to brown.
      30m: Scatter with {a: fresh-rosemary}. / Pour the batter quickly into the hot tin. / Bake until risen, crisp and deep golden, without opening the oven.
      Serve straight away.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'pork-sausage': 'chicken-sausage beef-sausage vegetarian-sausage vegan-sausage',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'red-onion': 'fennel',
    },
    varies: {
      'pork-sausage': 'sausage meatball plant-meatball chestnut-mushroom portobello-mushroom whole-aubergine',
      'red-onion': 'onion fresh-leek eating-apple red-pepper cherry-tomato',
    },
    takes: [
      'carrot parsnip courgette leek mushroom sweet-pepper broccoli eating-apple cherry-tomato bacon | 40 | 3 | 8m: Add {a} to the tin, cut into large pieces where needed, and roast until beginning to soften.',
      'gravy brown-sauce frozen-pea baked-bean | 50 | 4 | 4m: Heat {a} in a small pot over low heat, stirring now and then. / Serve with {a}.',
    ],
  },
  'beef-stew': {
    title: 'Beef stew',
    swapped: 'Stew with {a: braising-steak}',
    also: 'beef casserole; beef stew with potatoes; beef stew with carrots; beef and vegetable stew; beef and potato stew; beef and vegetable casserole; stewed beef; stewing beef stew; slow cooked beef; slow cooked beef stew; slow-cooked beef casserole; classic beef stew; hearty beef stew; old fashioned beef stew; beef stew with root vegetables; beef hotpot; beef and ale stew; beef and red wine stew; braised beef; beef stu; beaf stew; rindereintopf; rindfleischeintopf; rinderschmortopf; ragoût de boeuf; ragout de boeuf; estofado de ternera; guiso de carne; spezzatino di manzo; ensopado de carne',
    summary: '{a: braising-steak} cooked slowly with {b: carrot, waxy-potato} until meltingly tender.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'irish', 'american', 'french'],
    occasions: ['sunday', 'weeknight', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'mild', 'savoury', 'warm', 'easy'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 800 g braising-steak, cut into {3cm} pieces
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      2 tbsp plain-flour
      3 tbsp vegetable-oil
      1 brown-onion, chopped
      ? 2 stalk celery-stalk, sliced
      ? 2 clove fresh-garlic, crushed
      ? 2 tbsp tomato-puree
      ? 200 ml red-wine
      700 ml beef-stock
      ? 2 bay-leaf
      ? 3 sprig fresh-thyme
      ? 300 g carrot, cut into {2cm} pieces
      ? 500 g waxy-potato, peeled and cut into {3cm} cubes
      ? 1 handful fresh-parsley, chopped`,
    method: `
      12m: Season {a: braising-steak} with {b: fine-salt, black-pepper}. / Dust {a: braising-steak} with {b: plain-flour}. / Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: braising-steak} in batches on all sides. / Lift {a: braising-steak} out and set aside.
      8m: Add {a: brown-onion, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      4m: Pour in {a: red-wine} and let it boil down by half.
      90m: Return {a: braising-steak} to the pot. / Pour in {a: beef-stock}. / Add {a: bay-leaf, fresh-thyme}. / Bring to the boil, then cover and simmer over low heat.
      30m: Add {a: carrot, waxy-potato} and cook until just tender. / Cook {a: braising-steak} until very tender.
      Take out {a: bay-leaf, fresh-thyme}. / Taste and season again. / Scatter with {a: fresh-parsley} and serve.`,
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'red-wine': 'alcohol-free-red-wine beef-stock',
      'waxy-potato': 'parsnip celeriac turnip',
      'brown-onion': 'fennel celery-stalk',
    },
    varies: {
      'braising-steak': 'stewing-meat',
      'red-wine': 'ale stout dark-beer alcohol-free-beer port',
      'waxy-potato': 'potato-dumpling new-potato all-round-potato sweet-potato parsnip turnip swede celeriac',
      carrot: 'firm-vegetable root',
    },
    takes: [
      'mushroom bacon leek fennel sweet-pepper | 50 | 3 | 6m: Add {a} and cook {a!done}.',
      'root firm-vegetable pearl-barley cooked-chestnut prune | 40 | 5 | Add {a}, cut into bite-sized pieces where needed.',
      'quick-vegetable leaf | 40 | 6 | 5m: Stir in {a} and cook until just tender.',
      'pulse | 40 | 6 | Stir in {a} and heat through.',
      'worcestershire-sauce wholegrain-mustard dijon-mustard paprika smoked-paprika orange-zest fresh-rosemary juniper-berry | 2 | 5 | Stir in {a}.',
    ],
  },
});
