import { dishes } from '../read-dish.ts';

export const moreClassics = dishes({
  'aloo-paratha': {
    title: 'Aloo paratha',
    also: 'aloo parantha; aloo ka paratha; aloo ke parathe; alu paratha; aloo parata; aloo parathas; potato paratha; potato stuffed flatbread; stuffed paratha; आलू पराठा; आलू परांठा; आलू के पराठे',
    summary: 'Soft rounds of {a: atta-flour}, filled with spiced {b: floury-potato} and fried golden.',
    kinds: ['flatbread', 'stuffed', 'bread'],
    courses: ['breakfast', 'lunch', 'main'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['brunch', 'sunday', 'lunchbox'],
    audiences: ['children', 'students'],
    manners: ['cheap', 'comforting', 'filling', 'savoury', 'warm', 'spicy'],
    methods: ['pan-fried', 'stuffed'],
    needs: ['hob'],
    makes: '8 flatbreads for 4, by half',
    prep: 35,
    list: `
      350 g atta-flour
      1.5 tsp fine-salt
      220 ml plain-water, warm
      ! 500 g floury-potato, peeled and cut into {3cm} cubes
      ? 1 green-chilli, finely chopped
      ? 1 tsp ground-cumin
      ? 1 tsp garam-masala
      ? 1 handful fresh-coriander, chopped
      50 g ghee, melted
      ? 200 g plain-yogurt, to serve`,
    method: `
      8m: Stir {a: atta-flour, fine-salt half} together in a large bowl. / Add {a: plain-water} and stir to a rough dough. / Knead until smooth and elastic.
      30m rest: Cover and leave to rest for {30 min}.
      20m meanwhile: Boil {a: floury-potato} in salted water until tender, then drain well. / Mash {a: floury-potato} until smooth.
      Stir in {a: green-chilli, ground-cumin, garam-masala}. / Stir in {a: fresh-coriander}. / Season with {a: fine-salt rest}.
      Divide the dough into equal pieces and shape each into a ball. / Roll out each piece thinly to a round. / Put a spoonful of filling on each round, gather up the edge in small pleats and pinch them firmly together at the top. / Press each one flat and roll it out again gently.
      24m*: Heat a wide heavy pan over high heat until very hot. / Fry one at a time until brown spots appear on both sides, brushing each side with {a: ghee}.
      Serve warm[ with {a: plain-yogurt}].`,
    swaps: {
      'atta-flour': 'wholemeal-flour plain-flour gluten-free-flour',
      ghee: 'vegan-butter vegetable-oil*0.8',
      'garam-masala': 'pure-garam-masala',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
    },
    varies: { 'atta-flour': 'plain-flour wholemeal-flour', 'floury-potato': 'sweet-potato all-round-potato waxy-potato', ghee: 'fat' },
    takes: ['paneer cheddar | 25 | 4 | Stir {a} into the filling, cut small where needed.'],
  },
  nikujaga: {
    title: 'Nikujaga',
    also: 'niku jaga; japanese beef and potato stew; japanese meat and potatoes; nikujyaga; 肉じゃが; 肉ジャガ; 肉じゃがの作り方',
    summary: '{a: rump-steak} and {b: waxy-potato}, simmered until soft with {c: soy-sauce, mirin}.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['japanese'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['children'],
    manners: ['easy', 'comforting', 'one-pot', 'mild', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      1 tbsp vegetable-oil
      250 g rump-steak
      1 brown-onion, cut into wedges
      ! 600 g waxy-potato, peeled and cut into {3cm} cubes
      ? 150 g carrot, peeled and sliced
      400 ml dashi
      4 tbsp soy-sauce
      3 tbsp mirin
      ? 1 tbsp white-sugar
      ? 80 g mangetout`,
    method: `
      6m: Heat {a: vegetable-oil} in a large pot over medium heat. / Cut {a: rump-steak} into thin strips where needed. / Add {a: rump-steak} and cook {a!done}. / Lift {a: rump-steak} out and set aside.
      5m: Add {a: brown-onion} and cook gently until soft.
      20m: Add {a: waxy-potato, carrot}. / Pour in {a: dashi}. / Stir in {a: soy-sauce, mirin}. / Stir in {a: white-sugar}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: waxy-potato} until just tender.
      4m: Add {a: mangetout} and cook until just tender. / Return {a: rump-steak} to the pot.
      10m rest: Take the pot off the heat. / Leave to stand for {10 min} so that the flavours mingle.
      Divide between bowls. / Serve straight away.`,
    swaps: {
      'rump-steak': 'chicken-thigh firm-tofu oyster-mushroom',
      mirin: 'alcohol-free-mirin apple-juice',
      dashi: 'kombu-dashi low-allergen-vegetable-stock',
      'soy-sauce': 'tamari coconut-aminos',
      'brown-onion': 'fennel white-cabbage',
    },
    varies: {
      'rump-steak': 'beef-strip pork-fillet chicken-thigh firm-tofu minced-beef',
      'waxy-potato': 'potato sweet-potato',
      mangetout: 'green-bean frozen-pea',
    },
  },
  oyakodon: {
    title: 'Oyakodon',
    also: 'oyako don; oyako-don; oyako donburi; chicken and egg rice bowl; japanese chicken and egg bowl; 親子丼; 親子どん; おやこ丼; 亲子丼',
    summary: '{a: chicken-thigh} and {b: hen-egg}, simmered together and served over {c: short-grain-rice}.',
    kinds: ['bowl', 'rice'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['japanese'],
    occasions: ['weeknight'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'comforting', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 8,
    list: `
      320 g short-grain-rice
      300 ml dashi
      5 tbsp soy-sauce
      4 tbsp mirin
      ? 1 tbsp white-sugar
      1 brown-onion, sliced
      400 g chicken-thigh
      ! 6 hen-egg, beaten
      ? 2 spring-onion, thinly sliced`,
    method: `
      20m: Cook {a: short-grain-rice} as the packet says.
      6m meanwhile: Put {a: dashi, soy-sauce, mirin} in a wide pan. / Stir in {a: white-sugar}. / Bring to the boil, then simmer gently. / Add {a: brown-onion} and cook until soft.
      8m meanwhile: Cut {a: chicken-thigh} into bite-sized pieces where needed. / Add {a: chicken-thigh} and cook {a!done}.
      4m: Pour in {a: hen-egg}. / Cover and cook over low heat until set all the way through.
      Divide {a: short-grain-rice} between bowls. / Lay {a: chicken-thigh, hen-egg} on top. / Spoon over the sauce. / Scatter with {a: spring-onion} and serve straight away.`,
    swaps: {
      'chicken-thigh': 'turkey-breast firm-tofu oyster-mushroom',
      mirin: 'alcohol-free-mirin apple-juice',
      dashi: 'kombu-dashi low-allergen-vegetable-stock',
      'soy-sauce': 'tamari coconut-aminos',
      'short-grain-rice': 'quinoa millet',
      'brown-onion': 'fennel white-cabbage',
    },
    varies: { 'chicken-thigh': 'chicken-breast turkey-breast firm-tofu', 'short-grain-rice': 'rice' },
  },
  'beef-roulades': {
    title: 'Beef roulades',
    also: 'rinderrouladen; rinderroulade; rouladen; roulade; german beef rolls; beef rouladen; beef olives; roulades de boeuf; rouladen vom rind',
    summary: 'Rolls of {a: rump-steak}[ filled with {b: streaky-bacon, gherkin}], braised until very tender in a dark sauce.',
    kinds: ['roast', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['german', 'austrian'],
    occasions: ['sunday', 'guests', 'christmas'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['comforting', 'filling', 'make-ahead', 'festive', 'savoury', 'warm'],
    methods: ['braised', 'stuffed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 30,
    list: `
      ! 700 g rump-steak
      ? 3 tbsp dijon-mustard
      ? 1/2 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 120 g streaky-bacon
      ? 100 g gherkin, cut into strips
      1 brown-onion, finely chopped
      2 tbsp vegetable-oil
      ? 1 carrot, diced
      ? 100 g celeriac, diced
      ? 1 tbsp tomato-puree
      ? 200 ml red-wine
      600 ml beef-stock
      ? 1 bay-leaf
      1 tbsp cornflour`,
    method: `
      Cut or beat {a: rump-steak} into thin, even slices where needed. / Season {a: rump-steak} with {b: fine-salt, black-pepper}. / Spread {a: rump-steak} with {b: dijon-mustard}. / Lay {a: streaky-bacon, gherkin} on top. / Fold in the sides and roll up tightly. / Hold each roll together with skewers or kitchen string.
      10m: Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: rump-steak} in batches on all sides. / Lift {a: rump-steak} out and set aside.
      10m: Add {a: brown-onion, carrot, celeriac} and cook gently until soft and golden. / Stir in {a: tomato-puree} and cook for a minute, stirring. / Pour in {a: red-wine} and let it boil down by half.
      90m: Return {a: rump-steak} to the pot. / Pour in {a: beef-stock}. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: rump-steak} until very tender.
      5m: Lift {a: rump-steak} out and keep warm. / Take out {a: bay-leaf}. / Stir {a: cornflour} with a little cold water and whisk into the juices. / Bring to the boil and simmer until slightly thickened.
      Take out the skewers or the string. / Spoon the sauce over. / Serve straight away.`,
    swaps: {
      'dijon-mustard': 'tomato-puree',
      'streaky-bacon': 'turkey-bacon beef-bacon',
      'brown-onion': 'fennel',
      'beef-stock': 'mushroom-stock low-allergen-vegetable-stock',
      'red-wine': 'alcohol-free-red-wine grape-juice*0.5',
      cornflour: 'potato-starch tapioca-starch',
    },
    varies: { 'dijon-mustard': 'sweet-mustard english-mustard wholegrain-mustard', 'streaky-bacon': 'cured' },
  },
  frikadellen: {
    title: 'Frikadellen',
    also: 'frikadelle; buletten; bulette; fleischpflanzerl; fleischküchle; fleischlaiberl; german meat patties; german hamburgers; frikadelen; faschierte laibchen; fleischlaberl; hackfleischfrikadellen',
    summary: 'Juicy flat patties of {a: mixed-mince}, fried until crisp and brown.',
    kinds: ['meatball', 'burger'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['german', 'austrian'],
    occasions: ['weeknight', 'picnic', 'lunchbox', 'buffet'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '12 pieces for 4, by half',
    prep: 20,
    list: `
      60 g dried-breadcrumb
      120 ml whole-milk
      600 g mixed-mince
      1 brown-onion, finely chopped
      2 hen-egg
      ? 2 tsp dijon-mustard
      ? 1 handful fresh-parsley, chopped
      ? 1 tsp paprika
      1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp vegetable-oil`,
    method: `
      10m rest: Stir {a: dried-breadcrumb, whole-milk} together in a large bowl and leave to swell.
      Stir in {a: dijon-mustard}. / Stir in {a: fresh-parsley, paprika, black-pepper}. / Add {a: mixed-mince, brown-onion, hen-egg, fine-salt} and knead with your hands until the mixture holds together.
      Divide the mixture into equal pieces and shape each into a flat patty with wet hands.
      14m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry the patties until crisp and brown on both sides, turning carefully. / Check that the patties are cooked through, with no pink left ({70C} inside).
      Serve warm or cold.`,
    swaps: {
      'mixed-mince': 'minced-beef minced-turkey plant-mince',
      'dried-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rolled-oat',
      'whole-milk': 'lactose-free-milk oat-milk plain-water',
      'hen-egg': 'flax-egg plant-egg',
      'brown-onion': 'fennel leek',
    },
    varies: { 'mixed-mince': 'mince plant-mince' },
    takes: ['melting-cheese feta | 25 | 2 | Add {a} and knead with your hands until the mixture holds together.'],
  },
});
