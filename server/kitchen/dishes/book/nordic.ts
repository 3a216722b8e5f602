import { dishes } from '../read-dish.ts';

export const nordic = dishes({
  'swedish-meatballs': {
    title: 'Swedish meatballs',
    swapped: 'Swedish-style balls of {a: mixed-mince}',
    also: 'köttbullar; kottbullar; koettbullar; kötbullar; swedish meat balls; meatballs in cream sauce; meatballs with cream sauce; meatballs in creamy sauce; meatballs with gravy; meatballs in gravy; creamy meatballs; scandinavian meatballs; norwegian meatballs; kjøttkaker; kjottkaker; danish meatballs; lihapullat; finnish meatballs; ikea meatballs; meatballs and mash; meatballs with lingonberry; sweedish meatballs; swedish metballs; шведские фрикадельки; фрикадельки; スウェーデン風ミートボール; スウェーデンミートボール; 瑞典肉丸; كرات اللحم السويدية; קציצות שוודיות',
    summary: 'Small, tender balls of {a: mixed-mince} in a smooth, creamy sauce[, with {b: new-potato, lingonberry-jam}].',
    kinds: ['meatball'],
    courses: ['main', 'dinner'],
    cuisines: ['scandinavian', 'finnish'],
    occasions: ['weeknight', 'sunday', 'christmas', 'buffet', 'party'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['comforting', 'creamy', 'filling', 'high-protein', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 25,
    list: `
      50 g dried-breadcrumb
      120 ml whole-milk
      500 g mixed-mince
      ? 80 g brown-onion, finely chopped
      ? 1/2 tsp ground-allspice
      ? 1 tsp fine-salt
      ? 1/2 tsp white-pepper
      50 g unsalted-butter
      2 tbsp plain-flour
      400 ml beef-stock
      100 ml double-cream
      ? 2 tsp soy-sauce
      ? 1 tsp dijon-mustard
      ? 700 g new-potato, to serve
      ? 100 g lingonberry-jam, to serve
      ? 1 handful fresh-parsley, chopped`,
    method: `
      10m rest: Stir {a: dried-breadcrumb, whole-milk} together in a large bowl and leave to swell.
      Add {a: mixed-mince, brown-onion, ground-allspice, fine-salt, white-pepper} and knead with your hands until the mixture holds together. / Shape into balls of about {3cm} with wet hands.
      20m meanwhile: Boil {a: new-potato} in salted water until tender, then drain well.
      12m: Melt {a: unsalted-butter half} in a wide pan over medium heat. / Brown the balls on all sides. / Check that the balls are cooked through, with no pink left ({70C} inside). / Lift the balls out and set aside.
      8m: Melt {a: unsalted-butter rest} in the same pan over medium heat. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: beef-stock} little by little and simmer until thick enough to coat a spoon.
      4m: Stir in {a: double-cream}. / Stir in {a: soy-sauce, dijon-mustard}. / Return the balls to the pan. / Simmer gently until slightly thickened.
      Scatter with {a: fresh-parsley}. / Serve the balls and the sauce hot[ with {a: new-potato, lingonberry-jam}].`,
    swaps: {
      'mixed-mince': 'minced-beef minced-turkey plant-mince',
      'dried-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rolled-oat',
      'whole-milk': 'lactose-free-milk oat-milk plain-water',
      'unsalted-butter': 'vegan-butter sunflower-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk',
      'soy-sauce': 'tamari coconut-aminos',
      'lingonberry-jam': 'cranberry-sauce redcurrant-jelly',
    },
    varies: {
      'mixed-mince': 'mince plant-mince',
      'double-cream': 'cream creme-fraiche plant-cream',
      'new-potato': 'potato tagliatelle rice',
      'lingonberry-jam': 'cranberry-sauce redcurrant-jelly jam gherkin',
    },
    takes: [
      'mushroom | 50 | 5 | 6m: Fry {a} in the same pan {a!done}. / Lift {a} out and set aside.',
      'herb fresh-garlic ground-nutmeg bacon-bit | 3 | 2 | Chop {a} finely where needed. / Add {a}.',
      'frozen-pea leaf quick-vegetable | 40 | 7 | 4m: Add {a} to the sauce and cook {a!done}.',
    ],
  },
  gravlax: {
    title: 'Gravlax',
    swapped: 'Cured {a: salmon-fillet} with {b: fresh-dill}',
    also: 'gravad lax; gravadlax; gravlaks; gravad laks; gravad salmon; gravlax salmon; gravlox; grav lax; graved lachs; graved-lachs; gravadlachs; graavilohi; cured salmon; home cured salmon; homemade gravlax; dill cured salmon; dill-cured salmon; salt cured salmon; salt-cured salmon; salmon gravlax; saumon gravlax; saumon gravelax; salmone marinato; salmón marinado; гравлакс; гравлакс из лосося; グラブラックス; グラヴラックス; サーモンのマリネ; 腌三文鱼; 渍鲑鱼; גרבלקס',
    summary: 'Raw {a: salmon-fillet} cured with {b: coarse-salt, white-sugar, fresh-dill} and cut into thin slices; nothing is cooked.',
    kinds: ['fish-dish'],
    courses: ['starter', 'breakfast', 'snack', 'lunch'],
    cuisines: ['scandinavian', 'finnish'],
    occasions: ['christmas', 'easter', 'new-year', 'buffet', 'party', 'brunch', 'guests'],
    seasons: ['winter', 'spring'],
    audiences: ['crowd'],
    manners: ['easy', 'light', 'fresh', 'cold', 'festive', 'make-ahead', 'no-cook', 'no-bake', 'high-protein', 'savoury'],
    methods: ['raw', 'marinated'],
    needs: ['fridge', 'freezer'],
    makes: '8 servings',
    prep: 20,
    list: `
      ! 800 g salmon-fillet, skin on
      ! 60 g coarse-salt
      ! 60 g white-sugar
      ? 2 tsp black-peppercorn, crushed
      ! 2 bunch fresh-dill, chopped
      ? 3 tbsp dijon-mustard
      ? 1 tbsp clear-honey
      ? 1 tbsp white-wine-vinegar
      ? 100 ml sunflower-oil
      ? 300 g rye-bread, to serve
      ? 1 lemon, cut into wedges`,
    method: `
      To be safe, buy {a: salmon-fillet} for eating raw, or freeze {a?it|them} for a week at home and thaw in the fridge.
      Stir {a: coarse-salt, white-sugar} together. / Stir in {a: black-peppercorn}. / Stir in {a: fresh-dill most}.
      Lay {a: salmon-fillet half} in a dish with the skin down. / Spread the mixture over the top. / Cover with {a: salmon-fillet rest}, skin up.
      2160m rest: Cover, weigh down with a board and a few tins, and chill in the fridge for a day and a half, turning everything over twice.
      Whisk {a: dijon-mustard, clear-honey, white-wine-vinegar} together. / Whisk in {a: sunflower-oil} little by little until thick and smooth. / Stir in {a: fresh-dill rest}.
      Rinse {a: salmon-fillet} under cold running water and pat dry. / Cut {a: salmon-fillet} into very thin slices, leaving the skin behind.
      Serve cold[ with {a: rye-bread, lemon}]. / Keep in the fridge and eat within three days.`,
    swaps: {
      'dijon-mustard': 'wholegrain-mustard',
      'clear-honey': 'white-sugar*0.8',
      'rye-bread': 'vegan-bread gluten-free-bread',
      'white-wine-vinegar': 'cider-vinegar white-vinegar',
    },
    varies: {
      'salmon-fillet': 'trout-fillet side-of-salmon',
      'rye-bread': 'bread potato',
      'dijon-mustard': 'sweet-mustard wholegrain-mustard',
    },
    takes: [
      'gin vodka | 5 | 3 | Drizzle with {a}.',
      'beetroot | 20 | 3 | Grate {a} coarsely and stir in.',
      'lemon-zest orange-zest juniper-berry coriander-seed fennel-seed allspice-berry | 0.5 | 3 | Stir in {a}.',
      'avocado cucumber salad soured-cream creme-fraiche horseradish-sauce caper | 20 | 8 | Serve with {a}.',
    ],
    risks: ['raw-fish'],
  },
  'cinnamon-buns': {
    title: 'Cinnamon buns',
    also: 'cinnamon bun; cinnamon rolls; cinnamon roll; cinnamonrolls; cinamon buns; cinamon rolls; cinammon rolls; cinnamin rolls; cinnamon swirls; cinnamon swirl; cinnamon snails; cinnamon twists; cinnamon scrolls; sticky cinnamon buns; swedish cinnamon buns; swedish buns; kanelbullar; kanelbulle; kanelboller; kanelsnegle; kanelsnegl; kanelsnurrer; skillingsboller; korvapuusti; korvapuustit; zimtschnecken; zimtschnecke; zimtrollen; brioches à la cannelle; roulés à la cannelle; rollos de canela; rollitos de canela; roles de canela; girelle alla cannella; cynamonki; булочки с корицей; синнабон; シナモンロール; 肉桂卷; 시나몬롤; رولات القرفة; سينابون; שבלולי קינמון; שושני קינמון; सिनेमन रोल',
    summary: 'Soft, sweet buns swirled with {a: unsalted-butter, light-brown-sugar, ground-cinnamon}.',
    kinds: ['roll', 'bread', 'cake'],
    courses: ['baking', 'breakfast', 'snack', 'dessert'],
    cuisines: ['scandinavian', 'finnish', 'american'],
    occasions: ['sunday', 'brunch', 'christmas', 'guests', 'birthday', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['cheap', 'sweet', 'comforting', 'make-ahead', 'warm', 'mild', 'filling'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '12 buns for 12, by half',
    prep: 30,
    list: `
      300 ml whole-milk
      160 g unsalted-butter, softened
      500 g strong-flour
      7 g dried-yeast
      70 g caster-sugar
      ? 2 tsp ground-cardamom
      ? 1/2 tsp fine-salt
      90 g light-brown-sugar
      ! 2 tbsp ground-cinnamon
      ? 2 tbsp pearl-sugar`,
    method: `
      5m: Melt {a: unsalted-butter half} in a small pot over low heat. / Stir in {a: whole-milk most}. / Leave to cool until lukewarm.
      Stir {a: strong-flour, dried-yeast, caster-sugar, ground-cardamom, fine-salt} together in a large bowl. / Pour in the warm mixture and stir to a rough dough.
      10m: Knead until smooth and elastic.
      60m rest: Cover and leave to rise in a warm place until doubled.
      Roll out the dough to a large rectangle. / Spread with {a: unsalted-butter rest}. / Mix {a: light-brown-sugar, ground-cinnamon} in a bowl. / Scatter the mixture evenly over the dough.
      Roll up tightly, starting with a long side. / Cut into even slices. / Lay the pieces on a baking tray lined with baking paper, cut side up.
      30m rest: Cover and leave to rise in a warm place until puffy.
      Heat the oven to {200C}. / Brush with {a: whole-milk rest}. / Scatter with {a: pearl-sugar}.
      15m: Bake until risen and deep golden.
      Leave to cool on a rack. / Serve warm or cold.`,
    swaps: {
      'strong-flour': 'gluten-free-bread-flour',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'unsalted-butter': 'vegan-butter margarine',
      'dried-yeast': 'fresh-yeast*2',
      'pearl-sugar': 'flaked-almond demerara-sugar',
      'light-brown-sugar': 'caster-sugar coconut-sugar',
    },
    varies: {
      'light-brown-sugar': 'sugar',
      'strong-flour': 'plain-flour spelt-flour wholemeal-flour',
      'pearl-sugar': 'flaked-almond nut sugar',
      'whole-milk': 'milk plant-milk',
    },
    takes: [
      'apple pear berry nut dried-fruit chocolate marzipan poppy-seed orange-zest | 15 | 6 | Scatter {a} over the dough, cut into small pieces where needed.',
      'icing-sugar | 8 | 11 | Stir {a} with a little hot water until smooth and drizzle over.',
      'cream-cheese maple-syrup caramel-sauce | 10 | 11 | Top with {a}.',
    ],
  },
  'finnish-salmon-soup': {
    title: 'Finnish salmon soup',
    swapped: 'Finnish {a: salmon-fillet} soup',
    also: 'salmon soup; creamy salmon soup; lohikeitto; lohi keitto; lohisoppa; laxsoppa; swedish salmon soup; scandinavian salmon soup; nordic salmon soup; norwegian salmon soup; laksesuppe; salmon chowder; salmon and potato soup; salmon potato soup; salmon soup with cream; lachssuppe; finnische lachssuppe; soupe de saumon; zuppa di salmone; kalakeitto; finnish fish soup; fish soup with cream; fish soup; creamy fish soup; лохикейтто; финский суп; финская уха; уха со сливками; サーモンスープ; ロヒケイット; 三文鱼汤; 芬兰三文鱼汤; 연어 수프',
    summary: '{a: salmon-fillet, waxy-potato} in a light, creamy soup with plenty of {b: fresh-dill}.',
    kinds: ['soup', 'fish-dish'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['finnish', 'scandinavian'],
    occasions: ['weeknight', 'guests'],
    seasons: ['spring', 'autumn', 'winter'],
    audiences: ['children'],
    manners: ['easy', 'comforting', 'creamy', 'healthy', 'light', 'high-protein', 'one-pot', 'mild', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      30 g unsalted-butter
      200 g fresh-leek, sliced
      ? 150 g carrot, sliced
      600 g waxy-potato, peeled and cut into {2cm} cubes
      900 ml fish-stock
      ? = 1 bay-leaf
      ? = 5 allspice-berry
      ! 500 g salmon-fillet, cut into {3cm} pieces
      120 ml double-cream
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 bunch fresh-dill, chopped
      ? 200 g rye-bread, to serve`,
    method: `
      6m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: fresh-leek, carrot} and cook gently until soft.
      16m: Add {a: waxy-potato}. / Pour in {a: fish-stock}. / Add {a: bay-leaf, allspice-berry}. / Bring to the boil, then simmer gently. / Cook {a: waxy-potato} until just tender.
      Take out {a: bay-leaf, allspice-berry}. / Stir in {a: double-cream}.
      5m: Add {a: salmon-fillet} and simmer very gently {a!done}.
      Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-dill}. / Serve with {a: rye-bread}.`,
    swaps: {
      'fresh-leek': 'brown-onion fennel',
      'unsalted-butter': 'vegan-butter sunflower-oil*0.8',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk',
      'waxy-potato': 'celeriac turnip',
      'rye-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
    },
    varies: {
      'salmon-fillet': 'fish smoked-haddock raw-prawn cooked-prawn seafood-mix hot-smoked-salmon',
      'double-cream': 'cream creme-fraiche plant-cream milk coconut-milk',
      'fish-stock': 'stock',
      'waxy-potato': 'potato sweet-potato',
      'fresh-leek': 'onion fennel celery-stalk',
      'rye-bread': 'bread crispbread',
    },
    takes: [
      'fennel celery-stalk quick-vegetable firm-vegetable root mushroom | 50 | 2 | 5m: Add {a} and cook {a!done}.',
      'leaf frozen-pea sweetcorn | 40 | 4 | 3m: Add {a} and cook {a!done}.',
      'shellfish white-fish smoked-fish | 50 | 4 | 4m: Add {a} and heat through gently.',
      'cream-cheese creme-fraiche herb | 12 | 5 | Stir in {a}.',
    ],
  },
});
