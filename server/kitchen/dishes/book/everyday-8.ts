import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const everydayEighth = dishes({
  'chicken-stir-fry': {
    title: 'Chicken stir-fry',
    swapped: 'Stir-fry of {a: chicken-breast}',
    also: 'chicken stir fry; stir fried chicken; stir-fried chicken; chicken stirfry; chicken and vegetable stir fry; chicken vegetable stir fry; chicken and broccoli stir fry; chicken noodle stir fry; honey chicken stir fry; ginger chicken stir fry; chinese chicken stir fry; chicken in a wok; chiken stir fry; hähnchenpfanne; haehnchenpfanne; hähnchen-gemüse-pfanne; hähnchen aus dem wok; wok mit hähnchen; asiatische hähnchenpfanne; geschnetzeltes hähnchen asiatisch; poulet sauté aux légumes; wok de poulet; sauté de poulet aux légumes; pollo saltato con verdure; pollo al wok; salteado de pollo; pollo salteado con verduras; wok de pollo; frango salteado com legumes; frango xadrez simples; 鶏肉と野菜の炒め物; 鶏肉炒め; 炒鸡肉; 鸡肉炒蔬菜; دجاج ستير فراي; دجاج مقلي بالخضار; עוף מוקפץ; מוקפץ עוף; चिकन स्टिर फ्राई',
    summary: '{a: chicken-breast} fried fast and hot with {b: broccoli, carrot} in a glossy sauce.',
    kinds: ['stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight'],
    audiences: ['children', 'students', 'one'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'high-protein', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake', 'vegetable-rich'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      3 tbsp soy-sauce
      ? 1 tbsp clear-honey
      ? 1 tsp sesame-oil
      2 tsp cornflour
      80 ml plain-water
      3 tbsp vegetable-oil
      500 g chicken-breast, cut into strips
      300 g broccoli, in florets
      200 g carrot, thinly sliced
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 3 spring-onion, sliced
      ? 30 g cashew-nut, toasted
      ? 280 g jasmine-rice, to serve`,
    method: `
      Whisk {a: soy-sauce, clear-honey, sesame-oil, cornflour, plain-water} together.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      6m: Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Cut {a: chicken-breast} into small pieces where needed. / Fry {a: chicken-breast} {a!done}. / Lift {a: chicken-breast} out and set aside.
      6m: Cut {a: broccoli, carrot} into small pieces where needed. / Heat {a: vegetable-oil rest} in the wok. / Stir-fry {a: broccoli, carrot} over high heat until just tender with some bite. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      2m: Return {a: chicken-breast} to the wok. / Stir the sauce again, pour in and let it bubble until thick and glossy.
      Scatter with {a: spring-onion, cashew-nut}. / Serve straight away[ with {a: jasmine-rice}].`,
    varies: {
      'chicken-breast':
        'poultry pork-fillet pork-loin-steak pork-escalope shellfish salmon-fillet white-fish-fillet monkfish-tail tofu halloumi',
      broccoli: 'firm-vegetable quick-vegetable mushroom leaf',
      carrot: 'firm-vegetable quick-vegetable mushroom leaf',
      'jasmine-rice': 'rice noodle grain',
      'cashew-nut': 'nut seed',
      'clear-honey': 'syrup sugar',
      'spring-onion': 'onion herb leek',
    },
    takes: stirFryAdditions(5, 6),
    swaps: {
      'chicken-breast': 'turkey-breast firm-tofu',
      'jasmine-rice': 'basmati-rice quinoa',
      'cashew-nut': 'sunflower-seed pumpkin-seed',
      carrot: 'courgette red-pepper',
      broccoli: 'green-bean',
    },
  },
  'salmon-pasta': {
    title: 'Salmon pasta',
    swapped: 'Creamy {a: tagliatelle} with {b: salmon-fillet}',
    also: 'creamy salmon pasta; pasta with salmon; salmon and spinach pasta; salmon spinach pasta; salmon tagliatelle; tagliatelle with salmon; salmon linguine; salmon cream pasta; salmon in cream sauce with pasta; creamy salmon and spinach pasta; lemon salmon pasta; salmon alfredo; samon pasta; lachsnudeln; nudeln mit lachs; lachs-sahne-nudeln; lachspasta; bandnudeln mit lachs; lachs-spinat-nudeln; pâtes au saumon; tagliatelles au saumon; pâtes saumon épinards; pasta al salmone; tagliatelle al salmone; pasta panna e salmone; pasta con salmón; pasta con salmon; macarrão com salmão; massa com salmão; lohipasta; laxpasta; サーモンクリームパスタ; 鮭のクリームパスタ; 三文鱼意面; 奶油三文鱼意面; باستا السلمون; פסטה סלמון; सैल्मन पास्ता',
    summary: '{a: tagliatelle} in a light, creamy sauce with {b: salmon-fillet, baby-spinach}.',
    kinds: ['pasta', 'fish-dish'],
    courses: ['main', 'dinner'],
    cuisines: ['italian', 'international'],
    occasions: ['weeknight', 'guests', 'date'],
    seasons: ['spring'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'comforting', 'creamy', 'filling', 'high-protein', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      360 g tagliatelle
      1 tbsp olive-oil
      400 g salmon-fillet, cut into {3cm} pieces
      20 g unsalted-butter
      ? 1 shallot, finely chopped
      ? 2 clove fresh-garlic, crushed
      200 ml single-cream
      120 g baby-spinach
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 tbsp fresh-dill, chopped`,
    method: `
      10m: Cook {a: tagliatelle} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: tagliatelle}.
      5m meanwhile: Cut {a: salmon-fillet} into bite-sized pieces where needed. / Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: salmon-fillet} {a!done}. / Lift {a: salmon-fillet} out and set aside.
      4m meanwhile: Heat {a: unsalted-butter} in the same pan. / Add {a: shallot} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      5m: Pour in {a: single-cream}. / Bring to the boil, then simmer gently. / Add {a: baby-spinach} and cook {a!done}.
      2m: Toss {a: tagliatelle} with the sauce, loosening it with a little of the cooking water. / Fold in {a: salmon-fillet} and warm through. / Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-dill} and serve straight away.`,
    varies: {
      tagliatelle: 'pasta',
      'salmon-fillet':
        'trout-fillet hot-smoked-salmon smoked-haddock white-fish-fillet cod-fillet haddock-fillet hake-fillet monkfish-tail tuna-steak raw-prawn scallop seafood-mix chicken-breast tofu',
      'baby-spinach': 'leaf quick-vegetable tomato mushroom',
      'single-cream': 'cream plant-cream soft-cheese coconut-milk',
      'fresh-dill': 'herb',
      shallot: 'onion leek fennel',
    },
    takes: [
      'quick-vegetable firm-vegetable tomato mushroom leek fennel leaf | 60 | 4 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'white-wine | 25 | 4 | 2m: Pour in {a} and let it boil away.',
      'chilli chilli-flake tomato-puree lemon-zest caper mustard green-pesto | 3 | 5 | Stir in {a}.',
      'smoked-fish hard-cheese soft-cheese nut fish-roe salmon-roe | 15 | 6 | Fold in {a}.',
    ],
    swaps: {
      tagliatelle: 'gluten-free-pasta',
      'salmon-fillet': 'trout-fillet chicken-breast smoked-tofu firm-tofu',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'single-cream': 'lactose-free-cream oat-cream soy-cream',
      'baby-spinach': 'frozen-pea courgette',
    },
  },
  'cauliflower-rice-bowl': {
    title: 'Cauliflower rice bowl',
    swapped: 'Bowl of {a: cauliflower} grains with {b: firm-tofu}',
    also: 'cauliflower rice bowls; cauli rice bowl; cauliflower fried rice; cauliflower bowl; riced cauliflower bowl; califlower rice bowl; blumenkohlreis-bowl; blumenkohl-bowl; blumenkohlreis bowl; bowl de riz de chou-fleur; bowl di riso di cavolfiore; bowl de arroz de coliflor; カリフラワーライス丼; 花菜饭; 菜花米饭碗; أرز القرنبيط; אורז כרובית; קערת אורז כרובית; कॉलीफ्लावर राइस बाउल; cauliflower rice with tofu',
    summary: 'Fine grains of {a: cauliflower}, fried quickly and topped with {b: firm-tofu, avocado}.',
    kinds: ['bowl', 'vegetables'],
    courses: ['main', 'lunch', 'dinner'],
    cuisines: ['international', 'american', 'asian'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['one'],
    manners: ['easy', 'healthy', 'fresh', 'mild', 'savoury', 'warm', 'no-bake', 'vegetable-rich', 'high-protein'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 20,
    list: `
      ! 500 g cauliflower
      2 tbsp soy-sauce
      ? 1 tbsp lime-juice
      ? 1 tsp sesame-oil
      3 tbsp vegetable-oil
      250 g firm-tofu, cut into {2cm} pieces
      ? 1 clove fresh-garlic, crushed
      ? 1 tsp fresh-ginger, grated
      ? fine-salt, to taste
      ? 150 g avocado, sliced
      ? 100 g cucumber, sliced
      ? 60 g carrot, grated
      ? 1 tbsp sesame-seed, toasted`,
    method: `
      Grate {a: cauliflower} coarsely, or chop in short bursts in a food processor, until as fine as grains.
      Whisk {a: soy-sauce, lime-juice, sesame-oil} together.
      8m: Heat {a: vegetable-oil half} in a wide pan over medium heat. / Cut {a: firm-tofu} into bite-sized pieces where needed. / Fry {a: firm-tofu} {a!done}. / Lift {a: firm-tofu} out and set aside.
      6m: Heat {a: vegetable-oil rest} in the same pan. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Add {a: cauliflower} and fry, stirring often, {a!done}. / Season with {a: fine-salt} to taste.
      Divide between bowls. / Top with {a: firm-tofu}. / Top with {a: avocado, cucumber, carrot}. / Spoon over the sauce. / Scatter with {a: sesame-seed} and serve.`,
    varies: {
      'firm-tofu':
        'tofu poultry shellfish salmon-fillet trout-fillet tuna-steak white-fish-fillet beef-strip sirloin-steak rump-steak pork-fillet mince plant-mince pulse sausage mushroom',
      avocado: 'salad tomato soft-cheese',
      cucumber: 'salad tomato sweet-pepper sugar-snap-pea mangetout',
      carrot: 'salad sweet-pepper radish red-cabbage sweetcorn',
      'sesame-seed': 'seed nut',
      'soy-sauce': 'tamari teriyaki-sauce coconut-aminos',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf tomato | 60 | 4 | 5m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite. / Keep {a} warm to serve on top.',
      'egg | 55 | 5 | 4m: Fry {a} in a lightly oiled pan {a!done}. / Keep {a} warm to serve on top.',
      'salad edamame mango kimchi smoked-fish cooked-prawn cooked-chicken pulse soft-cheese herb nut mayonnaise sriracha tahini | 30 | 6 | Serve with {a}.',
    ],
    swaps: { 'firm-tofu': 'chickpea-tofu chicken-breast' },
  },
});
