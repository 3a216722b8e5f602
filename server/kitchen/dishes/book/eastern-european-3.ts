import { dishes } from '../read-dish.ts';

export const easternEuropeanThird = dishes({
  'cabbage-rolls': {
    title: 'Cabbage rolls',
    also: 'stuffed cabbage rolls; cabbage roll; stuffed cabbage; stuffed cabbage leaves; stuffed cabbage leaf; filled cabbage rolls; rolled cabbage; beef cabbage rolls; polish cabbage rolls; ukrainian cabbage rolls; hungarian stuffed cabbage; gołąbki; golabki; gołabki; golumpki; galumpkis; galumpki; golubtsi; golubtsy; golubci; holubtsi; holubtsy; holishkes; sarma; sarmale; sarmale cu mămăligă; sarmi; töltött káposzta; toltott kaposzta; kohlrouladen; kohlroulade; krautwickel; kåldolmar; kaldolmar; kaalikääryleet; balandėliai; lahana sarması; malfouf; malfoof; голубцы; голубці; сарма; ロールキャベツ; キャベツロール; 卷心菜卷; 包心菜卷; 高丽菜卷; 양배추롤; ملفوف محشي; محشي ملفوف; כרוב ממולא',
    summary: 'Leaves of {a: white-cabbage} rolled around {b: mixed-mince, long-grain-rice} and simmered in a sauce of {c: passata}.',
    kinds: ['stuffed', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['polish', 'ukrainian', 'balkan', 'romanian', 'hungarian'],
    occasions: ['sunday', 'christmas', 'guests', 'buffet'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['cheap', 'comforting', 'filling', 'high-protein', 'make-ahead', 'one-pot', 'mild', 'savoury', 'warm', 'vegetable-rich'],
    methods: ['braised', 'stuffed', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 40,
    list: `
      ! 1 white-cabbage
      120 g long-grain-rice
      2 tbsp vegetable-oil
      1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      500 g mixed-mince
      ? 2 tsp paprika
      ? 1 tsp dried-marjoram
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      700 g passata
      250 ml vegetable-stock
      ? 1 tsp white-sugar
      ? = 1 bay-leaf
      ? 120 g soured-cream, to serve
      ? 1 handful fresh-dill, chopped`,
    method: `
      15m: Boil {a: white-cabbage} whole in a large pot of salted water, peeling off the leaves as they soften, until enough large ones are off. / Cut the thick ribs flat.
      8m meanwhile: Boil {a: long-grain-rice} in salted water until half done, then drain well.
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, paprika} and cook until it smells good. / Leave to cool until just warm.
      Put {a: mixed-mince, long-grain-rice, brown-onion} in a large bowl. / Add {a: dried-marjoram, fine-salt, black-pepper}. / Mix well.
      Put a spoonful of filling on each leaf. / Fold in the sides and roll up tightly. / Line a large pot with the leftover leaves and lay the rolls on top, close together.
      60m: Stir {a: passata, vegetable-stock, white-sugar} together. / Pour the mixture over. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat. / Check that the filling is cooked through ({70C} inside).
      Take out {a: bay-leaf}. / Scatter with {a: fresh-dill}. / Serve hot[ with {a: soured-cream}].`,
    swaps: {
      'mixed-mince': 'minced-beef minced-turkey plant-mince tinned-lentil',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream soy-yogurt',
      'long-grain-rice': 'quinoa pearl-barley',
      passata: 'tinned-tomato red-pepper-paste*0.3',
    },
    varies: {
      'mixed-mince': 'mince plant-mince pulse mushroom tofu sausage-meat',
      'long-grain-rice': 'rice grain',
      passata: 'tinned-tomato tomato-sauce',
      'vegetable-stock': 'stock',
      'soured-cream': 'cream creme-fraiche yogurt',
    },
    takes: [
      'mushroom carrot quick-vegetable bacon | 40 | 4 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir {a} into the filling.',
      'herb hard-cheese soft-cheese dried-fruit nut ground-cumin caraway-seed | 8 | 5 | Stir {a} into the filling.',
      'sauerkraut | 60 | 6 | Scatter {a} over the top.',
    ],
  },
  pelmeni: {
    title: 'Pelmeni',
    swapped: 'Pelmeni with {a: mixed-mince}',
    also: 'pelmeny; pelmenyi; pelmini; pelmenis; pelmeni dumplings; siberian dumplings; siberian pelmeni; russian dumplings; russian ravioli; russian meat dumplings; russian pelmeni; ukrainian pelmeni; meat dumplings in broth; small meat dumplings; meat dumplings with sour cream; dumplings with sour cream; pielmieni; pilmeņi; pelmēni; koldūnai; koldunai; kolduny; pelmenit; uszka; колдуны; пельмени; пельмені; ペリメニ; 俄罗斯饺子; 俄式饺子; 펠메니; بيلميني; פלמני',
    summary: 'Small boiled dumplings filled with {a: mixed-mince}, turned in {b: unsalted-butter}[ and served with {c: soured-cream}].',
    kinds: ['dumpling'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['russian', 'ukrainian', 'baltic'],
    occasions: ['sunday', 'guests', 'new-year'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['cheap', 'comforting', 'filling', 'high-protein', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['boiled', 'stuffed'],
    needs: ['hob'],
    makes: '60 dumplings for 4, by half',
    prep: 60,
    list: `
      ! 400 g plain-flour
      ? 1.5 tsp fine-salt
      260 ml plain-water
      400 g mixed-mince
      ? 150 g brown-onion, grated
      ? 1 clove fresh-garlic, crushed
      ? 1/2 tsp black-pepper
      ? = 2 bay-leaf
      40 g unsalted-butter
      ? 150 g soured-cream, to serve
      ? 1 handful fresh-dill, chopped`,
    method: `
      10m: Stir {a: plain-flour, fine-salt half} together in a large bowl. / Add {a: plain-water most} and stir to a rough dough. / Knead until smooth and elastic.
      30m rest: Cover and leave to rest for {30 min}.
      Put {a: mixed-mince, brown-onion} in a large bowl. / Add {a: fresh-garlic, black-pepper, fine-salt rest}. / Add {a: plain-water rest}. / Mix well.
      Roll out the dough thinly. / Cut out rounds of about {5cm} with a glass. / Put a little filling on each round, fold over and press the edges together firmly. / Bring the two corners together and pinch them.
      15m*: Bring a large pot of salted water to the boil. / Add {a: bay-leaf}. / Boil a few at a time until they float, then for {5 min} more. / Check that the filling is cooked through ({70C} inside). / Lift out with a slotted spoon and drain well.
      Toss everything with {a: unsalted-butter}. / Scatter with {a: fresh-dill}. / Serve straight away[ with {a: soured-cream}].`,
    swaps: {
      'mixed-mince': 'minced-beef minced-turkey plant-mince',
      'unsalted-butter': 'vegan-butter sunflower-oil*0.8',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream soy-yogurt',
    },
    varies: { 'mixed-mince': 'mince plant-mince', 'soured-cream': 'creme-fraiche yogurt plant-yogurt', 'fresh-dill': 'herb' },
    takes: [
      'herb ground-coriander ground-nutmeg paprika cabbage | 4 | 4 | Chop {a} finely where needed. / Stir {a} into the filling.',
      'mushroom | 50 | 6 | 6m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'white-vinegar cider-vinegar english-mustard dijon-mustard | 5 | 7 | Serve with {a}.',
    ],
  },
  syrniki: {
    title: 'Syrniki',
    swapped: 'Syrniki with {a: curd-cheese}',
    also: 'sirniki; syrnyky; syrnyk; syrnikis; tvorozhniki; tvorozhnyky; cheese pancakes; curd cheese pancakes; cottage cheese pancakes; cottage cheese fritters; quark pancakes; farmers cheese pancakes; farmer’s cheese pancakes; sweet cheese pancakes; ricotta pancakes; russian cheese pancakes; russian pancakes; ukrainian cheese pancakes; ukrainian pancakes; quarkkeulchen; quarkkäulchen; quarkpfannkuchen; quarkplätzchen; quarkpuffer; varškėčiai; varskeciai; biezpiena plācenīši; racuchy z twarogu; papanași; papanasi; сырники; сирники; творожники; スィルニキ; シルニキ; 乳酪煎饼; 奶渣饼; 시르니키; סירניקי',
    summary: 'Thick little pancakes of {a: curd-cheese}, golden outside and soft within[, with {b: soured-cream, raspberry}].',
    kinds: ['pancake', 'fritter'],
    courses: ['breakfast', 'dessert', 'snack'],
    cuisines: ['ukrainian', 'russian', 'baltic'],
    occasions: ['brunch', 'sunday', 'weeknight'],
    audiences: ['children', 'students'],
    manners: ['easy', 'quick', 'cheap', 'sweet', 'comforting', 'high-protein', 'filling', 'mild', 'warm'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '16 pancakes for 4, by half',
    prep: 15,
    list: `
      600 g curd-cheese, drained
      2 hen-egg
      ? 50 g caster-sugar
      ? 1 tsp vanilla-extract
      ? 1 pinch fine-salt
      130 g plain-flour
      ? 60 g raisin
      4 tbsp sunflower-oil, for frying
      ? 150 g soured-cream, to serve
      ? 200 g raspberry, to serve`,
    method: `
      Crush {a: curd-cheese} with a fork. / Stir in {a: hen-egg, caster-sugar, vanilla-extract, fine-salt}. / Stir in {a: plain-flour most}. / Stir in {a: raisin}.
      Shape the mixture into thick rounds of about {6cm} with wet hands. / Turn the rounds in {a: plain-flour rest}.
      16m*: Heat {a: sunflower-oil little} in a wide pan over medium heat. / Fry in batches until golden on both sides and set in the middle, using {a: sunflower-oil rest} for the next batches.
      Drain on kitchen paper and serve warm. / Serve with {a: soured-cream, raspberry}.`,
    swaps: {
      'curd-cheese': 'firm-tofu',
      'hen-egg': 'flax-egg plant-egg',
      'plain-flour': 'gluten-free-flour rice-flour',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream coconut-yogurt',
    },
    varies: {
      'curd-cheese': 'ricotta quark cottage-cheese paneer tofu',
      raisin: 'dried-fruit berry chocolate',
      raspberry: 'berry soft-fruit stone-fruit jam syrup honey fruit-compote apple-sauce',
      'soured-cream': 'creme-fraiche yogurt cream plant-yogurt',
      'plain-flour': 'spelt-flour wholemeal-flour oat-flour semolina rice-flour coconut-flour',
      'sunflower-oil': 'oil ghee unsalted-butter',
    },
    takes: [
      'banana apple pear | 30 | 2 | Grate or crush {a} where needed. / Stir in {a}.',
      'lemon-zest orange-zest ground-cinnamon ground-cardamom poppy-seed desiccated-coconut | 2 | 2 | Stir in {a}.',
      'berry soft-fruit honey syrup jam nut | 25 | 5 | Top with {a}.',
    ],
  },
});
