import { dishes } from '../read-dish.ts';

export const eastAfrican2 = dishes({
  pilau: {
    title: 'Pilau',
    swapped: 'Pilau with {a: basmati-rice}',
    also: 'pilau rice; pilau masala; kenyan pilau; swahili pilau; tanzanian pilau; zanzibar pilau; ugandan pilau; east african pilau; pilaw; spiced rice; spiced basmati rice; african spiced rice; wali wa pilau; gewürzreis; riz pilau; riz épicé; arroz pilau; arroz especiado; ピラウ; ピラウライス; بيلاو; पिलाउ; 香料饭',
    summary: '{a: basmati-rice} cooked with deep brown {b: brown-onion} and {c: cumin-seed, cardamom-pod, cinnamon-stick}.',
    kinds: ['rice'],
    courses: ['main', 'side', 'dinner', 'lunch'],
    cuisines: ['east-african', 'african'],
    occasions: ['party', 'guests', 'sunday', 'eid', 'ramadan', 'buffet', 'lunchbox', 'weeknight'],
    audiences: ['crowd', 'children'],
    manners: ['cheap', 'comforting', 'filling', 'mild', 'one-pot', 'make-ahead', 'festive', 'savoury', 'warm', 'easy'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      4 tbsp vegetable-oil
      2 brown-onion, thinly sliced
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 2 tsp cumin-seed
      ? 6 cardamom-pod
      ? 1 cinnamon-stick
      ? 4 whole-clove
      ? 2 ripe-tomato, chopped
      ? 300 g waxy-potato, peeled and cut into {2cm} cubes
      600 ml vegetable-stock
      1 tsp fine-salt
      ! 320 g basmati-rice
      ? 1 handful fresh-coriander, chopped`,
    method: `
      12m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden.
      2m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: cumin-seed, cardamom-pod, cinnamon-stick, whole-clove} and let the spices sizzle for a moment.
      5m: Add {a: ripe-tomato} and cook until soft.
      5m: Add {a: waxy-potato}. / Pour in {a: vegetable-stock}. / Season with {a: fine-salt}. / Bring to the boil.
      15m: Rinse {a: basmati-rice} in a fine sieve under cold running water. / Stir in {a: basmati-rice}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      10m rest: Take the pot off the heat. / Cover and leave to rest for {10 min}.
      Take out {a: cardamom-pod, cinnamon-stick, whole-clove}. / Fluff everything up with a fork. / Scatter with {a: fresh-coriander} and serve.`,
    swaps: { 'brown-onion': 'fresh-leek fennel' },
    varies: {
      'basmati-rice': 'long-grain-rice jasmine-rice',
      'vegetable-stock': 'chicken-stock beef-stock lamb-stock',
      'vegetable-oil': 'ghee olive-oil',
    },
    takes: [
      'poultry meat mince plant-mince tofu shellfish sausage | 100 | 7 | 9m: Cut {a} into bite-sized pieces where needed. / Fry {a} in another pan {a!done}. / Fold in {a}.',
      'carrot frozen-pea green-bean sweetcorn quick-vegetable firm-vegetable pulse | 50 | 4 | Add {a}, cut into small pieces where needed.',
      'raisin dried-fruit nut | 12 | 7 | Fold in {a}.',
      'ground-turmeric garam-masala curry-powder black-peppercorn bay-leaf chilli coconut-milk | 2 | 4 | Stir in {a}.',
    ],
  },
  chapati: {
    title: 'Chapati',
    also: 'chapatis; chapatti; chapattis; chapathi; chappati; chapatti bread; chapo; kenyan chapati; east african chapati; ugandan chapati; soft chapati; roti; rotis; roti bread; phulka; fulka; rotli; चपाती; रोटी; चपातियां; تشاباتي; شباتي; チャパティ; チャパティー; 恰巴提; צ׳פאטי; chapatis indios; pain chapati; indisches fladenbrot; chiapati',
    summary: 'Soft, thin rounds of {a: plain-flour}, fried until flecked with brown.',
    kinds: ['flatbread', 'bread'],
    courses: ['side', 'baking', 'snack'],
    cuisines: ['east-african', 'indian', 'pakistani', 'african'],
    occasions: ['weeknight', 'guests', 'lunchbox', 'ramadan'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['cheap', 'mild', 'savoury', 'warm', 'filling', 'no-bake'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '8 flatbreads for 4, by half',
    prep: 20,
    list: `
      300 g plain-flour
      ? 3/4 tsp fine-salt
      4 tbsp vegetable-oil
      180 ml plain-water, warm`,
    method: `
      Stir {a: plain-flour, fine-salt} together in a large bowl. / Rub {a: vegetable-oil third} into {b: plain-flour} with your fingertips until it looks like fine crumbs.
      Add {a: plain-water} and stir to a rough dough. / Knead until smooth and elastic.
      30m rest: Cover and leave to rest for {30 min}.
      Divide the dough into equal pieces and shape each into a ball. / Roll out each piece thinly to a round.
      20m*: Heat a wide heavy pan over high heat until very hot. / Fry one at a time until brown spots appear on both sides, brushing each side with {a: vegetable-oil rest}.
      Wrap in a clean cloth to keep soft. / Serve warm.`,
    swaps: { 'plain-flour': 'gluten-free-flour' },
    varies: {
      'plain-flour': 'wholemeal-flour atta-flour',
      'vegetable-oil': 'ghee olive-oil coconut-oil',
      'plain-water': 'whole-milk coconut-milk',
    },
    takes: [
      'cumin-seed nigella-seed sesame-seed fresh-coriander dried-fenugreek-leaf spring-onion chilli-flake ajwain-seed | 2 | 2 | Stir in {a}.',
    ],
  },
});
