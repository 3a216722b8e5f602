import { dishes } from '../read-dish.ts';

export const egyptian = dishes({
  koshari: {
    title: 'Koshari',
    swapped: 'Koshari with {a: green-lentil}',
    also: 'koshary; kushari; kushary; kosheri; koushari; koshry; kosharee; kochari; egyptian koshari; egyptian rice and lentils; egyptian lentils and rice; rice, lentils and pasta; rice lentils and pasta; lentils, rice and macaroni; rice with lentils and pasta; kuschari; koscheri; kouchari; кошари; кушари; コシャリ; コシャリー; 库莎丽; 埃及扁豆饭; 埃及通心粉饭; كشري; كشري مصري; كوشري; קושרי; कोशारी; कुशारी',
    summary: 'A filling bowl of {a: basmati-rice, green-lentil, macaroni} with a sharp sauce of {b: passata}.',
    kinds: ['bowl', 'rice', 'beans'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['egyptian', 'african', 'middle-eastern'],
    occasions: ['weeknight', 'ramadan', 'lunchbox'],
    audiences: ['students', 'children', 'crowd'],
    manners: ['cheap', 'comforting', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['boiled', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      5 tbsp vegetable-oil
      3 brown-onion, thinly sliced
      ! 180 g green-lentil
      200 g basmati-rice
      120 g macaroni
      ? 4 clove fresh-garlic, crushed
      ? 2 tsp ground-cumin
      ? 1 tsp ground-coriander
      ? 1/2 tsp chilli-flake
      500 g passata
      ? 2 tbsp white-vinegar
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 240 g tinned-chickpea, drained and rinsed`,
    method: `
      20m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden. / Lift {a: brown-onion} out and set aside.
      25m meanwhile: Rinse {a: green-lentil} in a fine sieve under cold running water. / Boil {a: green-lentil} in salted water until tender, then drain well.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      10m meanwhile: Cook {a: macaroni} in plenty of boiling salted water until tender with a little bite. / Drain {a: macaroni}.
      14m: Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, ground-coriander, chilli-flake} and let the spices sizzle for a moment. / Stir in {a: passata}. / Simmer, uncovered, until the sauce has thickened. / Stir in {a: white-vinegar} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      3m: Stir in {a: tinned-chickpea} and heat through.
      Divide {a: basmati-rice, green-lentil, macaroni} between bowls. / Spoon over the sauce. / Top with {a: brown-onion}.`,
    swaps: { macaroni: 'gluten-free-pasta', 'brown-onion': 'fennel', 'white-vinegar': 'cider-vinegar lemon-juice' },
    varies: {
      'green-lentil': 'brown-lentil puy-lentil beluga-lentil',
      macaroni: 'pasta',
      'basmati-rice': 'rice',
      'tinned-chickpea': 'pulse',
      passata: 'tinned-tomato',
    },
    takes: [
      'mince plant-mince poultry sausage mushroom quick-vegetable firm-vegetable | 60 | 5 | 8m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'leaf | 40 | 6 | 3m: Add {a} and stir until wilted.',
      'crispy-onion herb yogurt hot-sauce harissa | 8 | 7 | Top with {a}.',
    ],
  },
  'ful-medames': {
    title: 'Ful medames',
    swapped: 'Ful medames with {a: dried-broad-bean}',
    also: 'ful; foul; fool; ful mudammas; foul mudammas; foul medames; ful mudames; ful medammas; foul madamas; fool medames; foul moudammas; ful madamas; foul mudamas; fava beans egyptian; egyptian beans; egyptian fava beans; egyptian breakfast beans; stewed fava beans; stewed broad beans; mashed fava beans; fava bean breakfast; fava bean dip; fava bean stew; ägyptisches bohnenmus; fèves à l’égyptienne; habas egipcias; фуль медамес; фуль; フール・ミダミス; フール; 埃及蚕豆; 埃及炖蚕豆; فول; فول مدمس; פול; פול מדמס; फूल मेदामेस',
    summary: 'Soft, mashed {a: dried-broad-bean} with {b: lemon-juice, extra-virgin-olive-oil}[ and {c: ground-cumin}].',
    kinds: ['beans', 'stew', 'bowl'],
    courses: ['breakfast', 'lunch', 'main', 'side'],
    cuisines: ['egyptian', 'levantine', 'african', 'middle-eastern'],
    occasions: ['brunch', 'ramadan', 'weeknight', 'camping'],
    audiences: ['students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['boiled', 'mashed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 350 g dried-broad-bean
      5 tbsp extra-virgin-olive-oil
      ? 2 clove fresh-garlic, crushed
      ? 2 tsp ground-cumin
      3 tbsp lemon-juice
      ? fine-salt, to taste
      ? 1/4 tsp chilli-flake
      ? 200 g ripe-tomato, finely diced
      ? 1/2 red-onion, finely chopped
      ? 12 g fresh-parsley, chopped
      ? 240 g pita-bread, to serve`,
    method: `
      720m rest: Soak {a: dried-broad-bean} overnight in plenty of cold water. / Drain {a: dried-broad-bean}, rinse under cold running water and drain again.
      90m: Put {a: dried-broad-bean} in a pot and cover with plenty of cold water. / Bring to the boil, then cover and simmer over low heat. / Cook {a: dried-broad-bean} until very soft. / Save a cup of the cooking water, then drain {a: dried-broad-bean}.
      Mash {a: dried-broad-bean} roughly with a fork. / Loosen with a little of the cooking water. / Stir in {a: fresh-garlic, ground-cumin}. / Stir in {a: lemon-juice, extra-virgin-olive-oil half}. / Season with {a: fine-salt, chilli-flake} to taste.
      Warm {a: pita-bread} in a dry pan, one at a time, until soft.
      Divide between bowls. / Drizzle with {a: extra-virgin-olive-oil rest}. / Scatter with {a: ripe-tomato, red-onion, fresh-parsley}. / Serve with {a: pita-bread}.`,
    swaps: { 'lemon-juice': 'fresh-lemon-juice lime-juice white-vinegar*0.6', 'pita-bread': 'vegan-flatbread gluten-free-pita' },
    varies: {
      'dried-broad-bean': 'dried-chickpea dried-white-bean dried-butter-bean dried-pinto-bean dried-borlotti-bean dried-black-eyed-bean',
      'pita-bread': 'flatbread bread wrap',
      'ripe-tomato': 'tomato salad',
      'fresh-parsley': 'herb',
    },
    takes: [
      'egg | 55 | 5 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
      'tahini yogurt plant-yogurt harissa butter | 12 | 4 | Stir in {a}.',
      'feta soft-cheese cucumber radish olive avocado spring-onion red-chilli green-chilli pickled-pepper | 20 | 6 | Top with {a}.',
    ],
  },
  'date-balls': {
    title: 'Date balls',
    swapped: 'Balls of {a: date, walnut-half}',
    also: 'date ball; energy ball; energy bites; energy bite; date bliss balls; bliss ball; date bites; date truffles; date and nut balls; date nut balls; date and coconut balls; date and walnut balls; chocolate date balls; raw protein balls; power balls; no bake no-bake energy bites; healthy sweets balls; stuffed date balls; dattelkugeln; energiebällchen; energy balls mit datteln; dattelbällchen; boules d’énergie; boules aux dattes; energy balls aux dattes; bolitas energéticas; bolitas de dátil; bolinhas de tâmara; palline energetiche; palline ai datteri; dadelballetjes; энергетические шарики; конфеты из фиников; エナジーボール; デーツボール; 能量球; 椰枣球; كرات التمر; كرات الطاقة; כדורי תמרים; כדורי אנרגיה; खजूर के लड्डू; खजूर लड्डू',
    summary: 'Soft, chewy balls of {a: date, walnut-half}[ and {b: cocoa-powder}][, rolled in {c: desiccated-coconut}].',
    kinds: ['sweets', 'nibbles'],
    courses: ['snack', 'dessert'],
    cuisines: ['middle-eastern', 'egyptian', 'gulf', 'international'],
    occasions: ['lunchbox', 'party', 'ramadan', 'eid', 'picnic', 'buffet', 'christmas'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['quick', 'easy', 'sweet', 'healthy', 'cold', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['food-processor', 'fridge'],
    makes: '16 pieces for 8, by half',
    prep: 20,
    list: `
      120 g walnut-half
      ! 250 g date, stones removed
      ? 2 tbsp cocoa-powder
      ? 1 pinch fine-salt
      1 tbsp plain-water
      ? 30 g desiccated-coconut`,
    method: `
      Blend {a: walnut-half} until finely chopped.
      Add {a: date} and blend to a thick, sticky paste. / Add {a: cocoa-powder, fine-salt}. / Add {a: plain-water} and knead with your hands until the mixture holds together.
      Shape into balls of about {3cm} with wet hands. / Roll the balls in {a: desiccated-coconut}.
      30m rest: Chill in the fridge until firm.`,
    swaps: {
      'walnut-half': 'sunflower-seed pumpkin-seed gluten-free-oat',
      'desiccated-coconut': 'sesame-seed',
      'cocoa-powder': 'carob-powder',
    },
    varies: {
      'walnut-half': 'nut seed rolled-oat gluten-free-oat puffed-rice',
      'desiccated-coconut': 'cocoa-powder sesame-seed shelled-pistachio ground-almond hemp-seed poppy-seed ground-hazelnut chia-seed',
      date: 'dried-apricot dried-fig prune raisin dried-cranberry',
    },
    takes: [
      'peanut-butter mixed-nut-butter almond-butter tahini protein-powder chia-seed linseed oats hemp-seed clear-honey maple-syrup | 5 | 3 | Add {a} and knead with your hands until the mixture holds together.',
      'nut seed chocolate dried-fruit | 8 | 3 | Chop {a} finely where needed. / Stir in {a}.',
      'ground-cinnamon ground-cardamom vanilla-extract orange-zest matcha rose-water instant-coffee ground-ginger | 1 | 3 | Stir in {a}.',
    ],
  },
});
