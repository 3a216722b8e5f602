import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const levantine = dishes({
  hummus: {
    title: 'Hummus',
    also: 'houmous; humus; hommus; hoummous; houmus; homemade hummus; chickpea dip; chickpea hummus; hummus dip; chickpea and tahini dip; garbanzo bean dip; hummus bi tahini; hummus bil tahina; creamy hummus; classic hummus; kichererbsendip; houmous maison; humus de garbanzos; hummus di ceci; humus tarifi; хумус; フムス; ホムス; 鹰嘴豆泥; 鷹嘴豆泥; حمص بالطحينة; حمص بطحينة; حمص; חומוס; हम्मस; हुमस',
    summary: 'A smooth, creamy dip of {a: tinned-chickpea, tahini, lemon-juice}.',
    kinds: ['dip', 'sauce', 'beans'],
    courses: ['starter', 'snack', 'side', 'sauce'],
    cuisines: ['levantine', 'middle-eastern', 'israeli', 'mediterranean'],
    occasions: ['party', 'picnic', 'buffet', 'lunchbox', 'guests', 'barbecue', 'ramadan'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'creamy', 'cold', 'mild', 'savoury', 'make-ahead', 'no-bake'],
    methods: ['boiled', 'mashed'],
    needs: ['hob', 'blender'],
    makes: '6 servings',
    prep: 10,
    list: `
      ! 480 g tinned-chickpea, drained and rinsed
      100 g tahini
      3 tbsp lemon-juice
      ? 1 clove fresh-garlic, crushed
      ? 1/2 tsp ground-cumin
      80 ml plain-water, cold
      ? fine-salt, to taste
      2 tbsp extra-virgin-olive-oil
      ? 1 pinch paprika`,
    method: `
      12m: Put {a: tinned-chickpea} in a pot and cover with plenty of cold water. / Bring to the boil, then simmer gently. / Cook {a: tinned-chickpea} until very soft. / Drain {a: tinned-chickpea}.
      Blend {a: tahini, lemon-juice, fresh-garlic, ground-cumin} until smooth.
      Add {a: tinned-chickpea, plain-water} and blend again until smooth. / Season with {a: fine-salt} to taste. / If it is too thick, blend in a splash of water.
      Drizzle with {a: extra-virgin-olive-oil}. / Dust with {a: paprika} and serve.`,
    swaps: { 'lemon-juice': 'fresh-lemon-juice lime-juice white-vinegar*0.6' },
    varies: {
      'tinned-chickpea': 'pulse',
      tahini: 'peanut-butter almond-butter cashew-butter sunflower-seed-butter',
    },
    takes: [
      'roasted-red-pepper sun-dried-tomato cooked-beetroot avocado cooked-carrot artichoke-heart olive baby-spinach pumpkin-puree | 30 | 3 | Add {a} and blend again until smooth.',
      'yogurt plant-yogurt feta cream-cheese harissa green-pesto peanut-butter | 10 | 3 | Add {a} and blend again until smooth.',
      'herb chilli-flake smoked-paprika curry-powder lemon-zest ground-turmeric zaatar | 1 | 4 | Stir in {a}.',
      'nut seed | 6 | 4 | Scatter with {a}.',
      'mince poultry mushroom | 60 | 4 | 8m: Cut {a} into small pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Spoon {a} over the dip.',
    ],
  },
  falafel: {
    title: 'Falafel',
    also: 'felafel; falafels; falaffel; falafal; fallafel; chickpea balls; chickpea patties; chickpea fritters; falafel balls; falafel wrap; falafel pita; falafel sandwich; falafel in pita; homemade falafel; taamiya; kichererbsenbällchen; boulettes de pois chiches; falafel de garbanzos; фалафель; ファラフェル; 法拉费; 炸豆丸子; 鹰嘴豆丸子; فلافل; طعمية; פלאפל; פלפל; फलाफल',
    summary: 'Crisp little patties of {a: dried-chickpea} and herbs[, tucked into {b: pita-bread}].',
    kinds: ['fritter', 'wrap', 'beans'],
    courses: ['main', 'lunch', 'dinner', 'snack'],
    cuisines: ['levantine', 'middle-eastern', 'israeli', 'egyptian'],
    occasions: ['party', 'picnic', 'lunchbox', 'buffet', 'weeknight', 'ramadan'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['cheap', 'crunchy', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob', 'food-processor'],
    makes: '4 servings',
    prep: 30,
    list: `
      ! 250 g dried-chickpea
      ? 1 brown-onion, quartered
      ? 3 clove fresh-garlic, peeled
      ? 1 bunch fresh-parsley
      ? 1 handful fresh-coriander
      ? 2 tsp ground-cumin
      ? 2 tsp ground-coriander
      ? 1.5 tsp fine-salt
      ? 1 tsp baking-powder
      3 tbsp chickpea-flour
      100 ml vegetable-oil, for frying
      80 g tahini
      2 tbsp lemon-juice
      80 ml plain-water, cold
      ? 240 g pita-bread, to serve
      ? 200 g ripe-tomato, sliced
      ? 150 g cucumber, sliced`,
    method: `
      720m rest: Soak {a: dried-chickpea} overnight in plenty of cold water. / Drain {a: dried-chickpea}, rinse under cold running water and drain again.
      Blend {a: dried-chickpea, brown-onion, fresh-garlic, fresh-parsley, fresh-coriander} until finely chopped. / Add {a: ground-cumin, ground-coriander, fine-salt most, baking-powder}. / Add {a: chickpea-flour} and knead with your hands until the mixture holds together.
      30m rest: Chill in the fridge for {30 min}. / Shape into balls of about {4cm} with wet hands. / Press each one flat.
      15m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry a few at a time, turning, until deep golden and hot in the middle. / Drain on kitchen paper.
      Whisk {a: tahini, lemon-juice, plain-water} together until smooth. / Season with {a: fine-salt rest}.
      Warm {a: pita-bread} in a dry pan, one at a time, until soft. / Serve hot[ with {a: pita-bread, ripe-tomato, cucumber}].`,
    swaps: { 'chickpea-flour': 'plain-flour gluten-free-flour', 'pita-bread': 'vegan-flatbread gluten-free-pita' },
    varies: {
      'dried-chickpea': 'dried-broad-bean',
      'pita-bread': 'flatbread wrap bread couscous',
      cucumber: 'salad',
      tahini: 'cashew-butter peanut-butter',
    },
    takes: [
      'hummus tzatziki harissa hot-sauce gherkin pickled-pepper pickled-radish pickled-red-onion lettuce rocket yogurt plant-yogurt salad olive red-onion | 30 | 6 | Serve with {a}.',
      'spinach baby-spinach cooked-beetroot carrot sweet-potato frozen-pea red-pepper spring-onion | 25 | 2 | Chop {a} finely and add.',
      'feta halloumi sesame-seed chilli-flake lemon-zest red-chilli green-chilli fresh-mint fresh-dill | 4 | 2 | Chop {a} finely where needed. / Add {a} and mix well.',
    ],
  },
  shakshuka: {
    title: 'Shakshuka',
    also: 'shakshouka; shakshukah; shakshooka; shaksuka; shakushka; chakchouka; chakshuka; saksuka; eggs in tomato sauce; eggs poached in tomato sauce; eggs in purgatory; poached eggs in tomato sauce; baked eggs in tomato sauce; baked eggs with tomatoes; tomato and egg skillet; uova in purgatorio; uova al pomodoro; eier in tomatensauce; шакшука; シャクシュカ; 沙卡蔬卡; 北非蛋; 番茄烤蛋; شكشوكة; شكشوكه; שקשוקה; शक्शुका; शकशुका',
    summary: '{a: hen-egg} set in a spiced sauce of {b: tinned-tomato, red-pepper}, all in one pan.',
    kinds: ['eggs', 'stew'],
    courses: ['breakfast', 'lunch', 'dinner', 'main'],
    cuisines: ['israeli', 'tunisian', 'levantine', 'middle-eastern', 'african'],
    occasions: ['brunch', 'weeknight', 'sunday', 'camping', 'date'],
    audiences: ['students', 'children'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'high-protein', 'one-pot', 'vegetable-rich', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp olive-oil
      1 brown-onion, sliced
      ? 200 g red-pepper, sliced
      ? 3 clove fresh-garlic, sliced
      ? 1.5 tsp ground-cumin
      ? 1.5 tsp paprika
      ? 1/4 tsp chilli-flake
      ? 1 tbsp tomato-puree
      ! 800 g tinned-tomato, chopped
      ? fine-salt, to taste
      ? black-pepper, to taste
      ! 8 hen-egg
      ? 80 g feta, crumbled
      ? 12 g fresh-parsley, chopped
      ? 200 g sourdough-bread, to serve`,
    method: `
      10m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion, red-pepper} and cook gently until soft.
      2m: Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, paprika, chilli-flake} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      12m: Stir in {a: tinned-tomato}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt, black-pepper} to taste.
      9m: Make hollows in the sauce and break {a: hen-egg} into them. / Cover and cook over low heat until set all the way through.
      Scatter with {a: feta, fresh-parsley} and serve straight away. / Serve with {a: sourdough-bread}.`,
    varies: {
      'red-pepper': 'quick-vegetable leaf mushroom',
      'tinned-tomato': 'passata plum-tomato ripe-tomato cherry-tomato',
      feta: 'soft-cheese halloumi',
      'fresh-parsley': 'herb',
      'sourdough-bread': 'bread',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom chorizo cooking-chorizo sausage bacon mince plant-mince | 50 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'pulse olive | 50 | 4 | Stir in {a} and heat through.',
      'leaf | 40 | 4 | 2m: Add {a} and stir until wilted.',
      'harissa red-chilli green-chilli smoked-paprika ground-coriander ras-el-hanout | 2 | 2 | Stir in {a} and cook until it smells good.',
      'avocado yogurt soft-cheese melting-cheese halloumi | 25 | 5 | Top with {a}.',
    ],
  },
  tabbouleh: {
    title: 'Tabbouleh',
    swapped: 'Tabbouleh with {a: bulgur}',
    also: 'tabouleh; tabouli; tabbouli; tabboule; tabbuleh; tabuleh; tabulé; parsley salad; bulgur salad; bulgur wheat salad; bulgar wheat salad; parsley and bulgur salad; parsley and mint salad; lebanese parsley salad; petersiliensalat; bulgursalat; taboulé libanais; табуле; タブーレ; タッブーレ; 塔布勒沙拉; 塔博勒色拉; تبولة; تبوله; טאבולה; טבולה; तबूली',
    summary: 'A bright green salad of {a: fresh-parsley, fresh-mint} with {b: ripe-tomato, bulgur} and plenty of {c: lemon-juice}.',
    kinds: ['salad'],
    courses: ['side', 'starter', 'lunch'],
    cuisines: ['levantine', 'middle-eastern', 'mediterranean'],
    occasions: ['barbecue', 'picnic', 'buffet', 'lunchbox', 'party', 'ramadan'],
    seasons: ['spring', 'summer'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'fresh', 'cold', 'sour', 'no-bake', 'make-ahead', 'vegetable-rich'],
    methods: ['raw', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      70 g bulgur
      ! 3 bunch fresh-parsley, finely chopped
      ? 1 bunch fresh-mint, finely chopped
      ? 300 g ripe-tomato, finely diced
      ? 4 spring-onion, thinly sliced
      4 tbsp lemon-juice
      5 tbsp extra-virgin-olive-oil
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      12m: Boil {a: bulgur} in salted water until just tender, then drain well. / Cool {a: bulgur} under cold running water and drain again.
      Put {a: bulgur, fresh-parsley, fresh-mint, ripe-tomato, spring-onion} in a large bowl.
      Whisk {a: lemon-juice, extra-virgin-olive-oil} together into a dressing. / Toss everything with the dressing. / Season with {a: fine-salt, black-pepper} to taste.
      10m rest: Leave to stand for {10 min} so that the flavours mingle.`,
    swaps: { bulgur: 'quinoa cauliflower-rice', 'lemon-juice': 'fresh-lemon-juice lime-juice cider-vinegar*0.8' },
    varies: {
      bulgur: 'quinoa freekeh millet pearl-barley giant-couscous cauliflower-rice',
      'ripe-tomato': 'tomato',
    },
    takes: saladAdditions(3),
  },
  'baba-ganoush': {
    title: 'Baba ganoush',
    also: 'baba ganouj; baba ghanoush; baba ghanouj; baba ganush; babaganoush; babaganush; baba gannoush; baba ganoosh; babaghanoush; baba ghannouj; moutabal; mutabal; mutabbal; moutabbal; aubergine dip; eggplant dip; smoky aubergine dip; smoky eggplant dip; roasted aubergine dip; aubergine and tahini dip; auberginendip; auberginenmus; caviar d’aubergine libanais; crema de berenjena; баба гануш; бабагануш; ババガヌーシュ; 茄泥; 中东茄泥; بابا غنوج; متبل; متبل باذنجان; באבא גנוש; חציל בטחינה; बाबा गनूश',
    summary: 'A soft, smoky dip of roasted {a: whole-aubergine} with {b: tahini, lemon-juice}.',
    kinds: ['dip', 'sauce', 'vegetables'],
    courses: ['starter', 'snack', 'side', 'sauce'],
    cuisines: ['levantine', 'middle-eastern', 'israeli', 'mediterranean'],
    occasions: ['party', 'picnic', 'buffet', 'guests', 'barbecue', 'ramadan'],
    seasons: ['summer', 'autumn'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'creamy', 'cold', 'mild', 'savoury', 'make-ahead', 'vegetable-rich'],
    methods: ['roasted', 'mashed'],
    needs: ['oven'],
    makes: '6 servings',
    prep: 15,
    list: `
      ! 900 g whole-aubergine, whole
      60 g tahini
      2 tbsp lemon-juice
      ? 1 clove fresh-garlic, crushed
      ? fine-salt, to taste
      3 tbsp extra-virgin-olive-oil
      ? 3 tbsp pomegranate-seed
      ? 12 g fresh-parsley, chopped`,
    method: `
      Heat the oven to {230C} and line a baking tray with baking paper.
      45m: Prick {a: whole-aubergine} all over with a fork and lay {a?it|them} on the tray. / Roast {a: whole-aubergine} until blackened in places and collapsing.
      15m rest: Leave to cool until just warm. / Cut {a: whole-aubergine} open lengthways and loosen the flesh with a fork. / Put the flesh in a sieve and leave to drain.
      Mash {a: whole-aubergine} roughly with a fork. / Beat in {a: tahini}. / Stir in {a: lemon-juice, fresh-garlic}. / Season with {a: fine-salt} to taste.
      Drizzle with {a: extra-virgin-olive-oil}. / Scatter with {a: pomegranate-seed, fresh-parsley} and serve.`,
    swaps: { tahini: 'sunflower-seed-butter cashew-butter soy-yogurt', 'lemon-juice': 'fresh-lemon-juice lime-juice white-vinegar*0.6' },
    varies: {
      tahini: 'yogurt plant-yogurt labneh cashew-butter almond-butter',
      'fresh-parsley': 'herb',
    },
    takes: [
      'yogurt plant-yogurt soft-cheese roasted-red-pepper sun-dried-tomato olive | 20 | 5 | Chop {a} finely where needed. / Stir in {a}.',
      'ground-cumin smoked-paprika chilli-flake aleppo-pepper sumac harissa zaatar paprika | 1 | 5 | Stir in {a}.',
      'nut seed | 6 | 5 | Scatter with {a}.',
    ],
  },
});
