import { dishes } from '../read-dish.ts';

export const stillMoreClassics = dishes({
  'blanquette-de-veau': {
    title: 'Blanquette de veau',
    swapped: 'Blanquette of {a: stewing-veal}',
    also: "blanquette of veal; veal blanquette; blanquette; blanquette à l'ancienne; french veal stew; creamy veal stew; white veal stew; kalbsblanquette; kalbfleisch blanquette; kalbsfrikassee; blanqueta de ternera; blanquette de dinde",
    summary: '{a: stewing-veal} simmered until tender in a smooth, creamy sauce[ with {b: carrot, chestnut-mushroom}].',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['french'],
    occasions: ['sunday', 'guests'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'creamy', 'mild', 'make-ahead', 'filling', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      ! 1000 g stewing-veal, cut into {4cm} pieces
      1200 ml veal-stock
      1 brown-onion, quartered
      ? 3 carrot, sliced
      ? 1 fresh-leek, sliced
      ? 3 sprig fresh-thyme
      ? 2 bay-leaf
      ? 250 g chestnut-mushroom, halved
      60 g unsalted-butter
      50 g plain-flour
      200 ml double-cream
      1 tbsp lemon-juice
      ? fine-salt, to taste
      ? white-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 320 g long-grain-rice, to serve`,
    method: `
      10m: Put {a: stewing-veal} in a large pot. / Pour in {a: veal-stock}. / Bring to the boil. / Skim off the foam.
      75m: Add {a: brown-onion}. / Add {a: carrot, fresh-leek, fresh-thyme, bay-leaf}. / Cover and simmer over low heat until everything is tender.
      8m meanwhile: Fry {a: chestnut-mushroom} with {b: unsalted-butter third} in another pan {a!done}.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      5m: Lift {a: stewing-veal} out and keep warm. / Take out {a: fresh-thyme, bay-leaf}. / Strain into a large jug.
      10m: Melt {a: unsalted-butter rest} in a large pot over medium heat. / Stir in {a: plain-flour} and cook for a minute, stirring. / Pour the liquid from the jug into the pot. / Simmer, uncovered, until the sauce has thickened.
      4m: Stir in {a: double-cream}. / Stir in {a: lemon-juice}. / Return {a: stewing-veal} to the pot. / Stir in {a: chestnut-mushroom}. / Season with {a: fine-salt, white-pepper} to taste.
      Scatter with {a: fresh-parsley}. / Serve with {a: long-grain-rice}.`,
    swaps: {
      'stewing-veal': 'turkey-breast chicken-thigh',
      'veal-stock': 'chicken-stock vegetable-stock low-allergen-vegetable-stock',
      'double-cream': 'lactose-free-cream oat-cream soy-cream',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'brown-onion': 'fennel celery-stalk',
      'lemon-juice': 'white-wine-vinegar*0.5',
    },
    varies: { 'stewing-veal': 'stewing-meat poultry', 'chestnut-mushroom': 'mushroom' },
  },
  fabada: {
    title: 'Fabada',
    also: 'fabada asturiana; asturian bean stew; spanish bean stew; fabes; fabes con chorizo; fabada asturianna; judiones con chorizo',
    summary: 'Creamy {a: tinned-butter-bean}, simmered slowly with {b: cooking-chorizo, morcilla, streaky-bacon}.',
    kinds: ['stew', 'beans'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['spanish'],
    occasions: ['sunday', 'weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['easy', 'comforting', 'filling', 'one-pot', 'make-ahead', 'savoury', 'warm', 'high-protein'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp olive-oil
      1 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 150 g streaky-bacon, cut into strips
      250 g cooking-chorizo, sliced
      ? 150 g morcilla, sliced
      ? 2 tsp smoked-paprika
      ? 1 pinch saffron
      ! 720 g tinned-butter-bean, drained and rinsed
      500 ml chicken-stock
      ? 2 bay-leaf
      ? fine-salt, to taste`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: streaky-bacon} and cook {a!done}. / Add {a: cooking-chorizo} and cook {a!done}.
      8m: Add {a: brown-onion} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: smoked-paprika} and let the spices sizzle for a moment.
      30m: Add {a: tinned-butter-bean}. / Pour in {a: chicken-stock}. / Stir in {a: saffron}. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat.
      8m: Add {a: morcilla} and cook {a!done}. / Crush a few spoonfuls with the back of a spoon to thicken the sauce.
      Take out {a: bay-leaf}. / Season with {a: fine-salt} to taste. / Divide between bowls. / Serve straight away.`,
    swaps: {
      'cooking-chorizo': 'vegan-chorizo smoked-tofu mushroom',
      'chicken-stock': 'vegetable-stock low-allergen-vegetable-stock',
      'brown-onion': 'fennel celery-stalk',
    },
    varies: { 'tinned-butter-bean': 'tinned-white-bean', 'cooking-chorizo': 'sausage', 'streaky-bacon': 'cured' },
  },
  sabich: {
    title: 'Sabich',
    also: 'sabih; sabikh; sabich sandwich; aubergine pita; eggplant pita; israeli aubergine sandwich; sabeach; סביח; סביח בפיתה',
    summary: '{a: pita-bread} filled with fried {b: whole-aubergine}[, {c: hen-egg}] and a smooth sauce of {d: tahini}.',
    kinds: ['sandwich', 'wrap'],
    courses: ['lunch', 'main', 'breakfast'],
    cuisines: ['israeli', 'levantine', 'iraqi'],
    occasions: ['brunch', 'weeknight', 'picnic'],
    seasons: ['summer'],
    manners: ['filling', 'vegetable-rich', 'fresh', 'savoury', 'warm'],
    methods: ['fried', 'stuffed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ? 4 hen-egg
      100 ml sunflower-oil
      ! 500 g whole-aubergine, sliced
      ? fine-salt, to taste
      100 g tahini
      100 ml plain-water
      ? 2 tbsp lemon-juice
      ? 1 clove fresh-garlic, crushed
      ? 200 g ripe-tomato, diced
      ? 150 g cucumber, diced
      ? 1 handful fresh-parsley, chopped
      4 pita-bread
      ? 4 tbsp hummus
      ? 4 tbsp mango-chutney`,
    method: `
      10m: Boil {a: hen-egg} for {10 min}, cool under cold running water and peel.
      14m: Heat {a: sunflower-oil} in a wide pan over medium heat. / Fry {a: whole-aubergine} in batches until deep golden on both sides, turning once. / Drain on kitchen paper.
      Whisk {a: tahini, plain-water, lemon-juice, fresh-garlic} together until smooth. / Season with {a: fine-salt} to taste.
      Stir {a: ripe-tomato, cucumber, fresh-parsley} together.
      4m: Cut {a: pita-bread} open and toast in a dry pan. / Spread {a: pita-bread} with {b: hummus}.
      Cut {a: hen-egg} into wedges and add. / Add {a: whole-aubergine}. / Add {a: ripe-tomato, cucumber, fresh-parsley}. / Spoon over the sauce. / Top with {a: mango-chutney}. / Serve straight away.`,
    swaps: {
      'pita-bread': 'gluten-free-pita plain-flatbread',
      tahini: 'sunflower-seed-butter greek-yogurt soy-yogurt',
      hummus: 'sesame-free-hummus',
    },
    varies: { 'pita-bread': 'wrap bread', 'mango-chutney': 'fruit-chutney mint-chutney indian-pickle' },
    takes: ['potato | 60 | 1 | 15m: Boil {a} in salted water until tender, then drain well.'],
  },
  malawach: {
    title: 'Malawach',
    also: 'melawach; malawah; mlawach; malawakh; yemeni flatbread; yemenite flatbread; yemeni pancake; flaky yemeni bread; מלאווח; מלאוח; מלווח; ملوح; ملواح',
    summary: 'Crisp and flaky all through, rolled up with {a: unsalted-butter}.',
    kinds: ['flatbread', 'bread', 'pancake'],
    courses: ['breakfast', 'lunch', 'side'],
    cuisines: ['yemeni', 'israeli'],
    occasions: ['brunch', 'sunday'],
    audiences: ['children'],
    manners: ['comforting', 'filling', 'crunchy', 'cheap', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '6 flatbreads for 6, by half',
    prep: 30,
    list: `
      500 g plain-flour
      1 tsp fine-salt
      ? 1 tbsp white-sugar
      300 ml plain-water, warm
      150 g unsalted-butter, softened
      ? 6 hen-egg, to serve
      ? 300 g ripe-tomato, grated
      ? 3 tbsp zhoug, to serve`,
    method: `
      8m: Stir {a: plain-flour, fine-salt} together in a large bowl. / Stir in {a: white-sugar}. / Add {a: plain-water} and stir to a rough dough. / Knead until smooth and elastic.
      45m rest: Cover and leave to rest for {45 min}.
      Divide the dough into equal pieces and shape each into a ball. / Roll out the dough thinly. / Brush with {a: unsalted-butter}. / Roll up tightly, starting with a long side. / Coil each roll into a spiral, press it flat and roll it out thinly again.
      10m meanwhile: Boil {a: hen-egg} for {10 min}, cool under cold running water and peel.
      24m*: Heat a wide heavy pan over high heat until very hot. / Turn the heat down low. / Fry in batches until golden and crisp on both sides.
      Serve hot[ with {a: hen-egg, ripe-tomato, zhoug}].`,
    swaps: { 'unsalted-butter': 'vegan-butter margarine', 'plain-flour': 'gluten-free-flour' },
    varies: { 'unsalted-butter': 'margarine ghee' },
  },
  mansaf: {
    title: 'Mansaf',
    also: 'jordanian mansaf; mansaf with lamb; lamb mansaf; mansaf with yogurt; bedouin lamb; منسف; منسف أردني; المنسف; mensaf; mansef',
    summary: 'Tender {a: diced-lamb} in a smooth, tangy sauce of {b: plain-yogurt}, served over {c: basmati-rice}.',
    kinds: ['rice', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['levantine'],
    occasions: ['eid', 'guests', 'ramadan', 'party', 'sunday'],
    audiences: ['crowd'],
    manners: ['comforting', 'filling', 'creamy', 'festive', 'sour', 'savoury', 'warm', 'high-protein'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      2 tbsp ghee
      ! 1000 g diced-lamb
      1 brown-onion, chopped
      ? 6 cardamom-pod
      ? 1 cinnamon-stick
      ? 2 bay-leaf
      1 tsp fine-salt
      1000 ml plain-water
      ! 800 g plain-yogurt
      2 tbsp cornflour
      400 g basmati-rice
      ? 1 tsp ground-turmeric
      ? 60 g flaked-almond, toasted
      ? 1 handful fresh-parsley, chopped
      ? 200 g lavash, to serve`,
    method: `
      10m: Heat {a: ghee} in a large pot over medium heat. / Cut {a: diced-lamb} into bite-sized pieces where needed. / Brown {a: diced-lamb} in batches on all sides.
      8m: Add {a: brown-onion} and cook gently until soft. / Stir in {a: cardamom-pod, cinnamon-stick, bay-leaf} and cook until it smells good.
      90m: Pour in {a: plain-water}. / Season with {a: fine-salt}. / Bring to the boil. / Skim off the foam. / Cover and simmer over low heat until very tender.
      20m meanwhile: Cook {a: basmati-rice} as the packet says. / Stir in {a: ground-turmeric}.
      Take out {a: cardamom-pod, cinnamon-stick, bay-leaf}. / Whisk {a: plain-yogurt, cornflour} together until smooth.
      10m: Whisk in {a: plain-yogurt, cornflour} little by little. / Heat slowly, stirring, until it just begins to simmer. / Simmer gently until slightly thickened.
      Divide {a: basmati-rice} between plates. / Lay {a: diced-lamb} on top. / Spoon the sauce over. / Scatter with {a: flaked-almond, fresh-parsley}. / Serve with {a: lavash}.`,
    swaps: {
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt',
      ghee: 'vegan-butter olive-oil*0.8',
      'flaked-almond': 'pine-nut sunflower-seed',
      cornflour: 'potato-starch tapioca-starch',
      'brown-onion': 'fennel celery-stalk',
      lavash: 'gluten-free-pita',
    },
    varies: { 'diced-lamb': 'stewing-meat', 'basmati-rice': 'rice bulgur', 'flaked-almond': 'nut', lavash: 'bread' },
  },
});
