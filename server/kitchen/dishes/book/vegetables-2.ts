import { dishes } from '../read-dish.ts';

export const vegetablesSecond = dishes({
  'green-beans-with-garlic': {
    title: 'Pan-fried green beans',
    swapped: 'Pan-fried {a: green-bean}',
    also: 'green beans with garlic; garlic green beans; garlicky green beans; green beans and garlic; green bean side; green bean side dish; sauteed green beans; sautéed green beans; green beans in butter; buttered green beans; french beans with garlic; fried green beans; grüne bohnen mit knoblauch; bohnengemüse; haricots verts à l’ail; haricots verts sautés; fagiolini all’aglio; fagiolini in padella; judías verdes con ajo; judías verdes salteadas; ejotes con ajo; vagem com alho; vagem refogada; いんげんのガーリックソテー; いんげん炒め; 蒜蓉四季豆; 清炒四季豆; فاصوليا خضراء بالثوم; שעועית ירוקה בשום; लहसुन वाली बीन्स',
    summary: 'Bright {a: green-bean}, boiled until just tender and turned in {b: unsalted-butter}[ with {c: fresh-garlic}].',
    kinds: ['vegetables'],
    courses: ['side'],
    cuisines: ['french', 'european', 'international'],
    occasions: ['weeknight', 'sunday', 'christmas', 'thanksgiving', 'guests'],
    seasons: ['summer', 'autumn'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'mild', 'savoury', 'warm', 'no-bake', 'vegetable-rich'],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 500 g green-bean, trimmed
      20 g unsalted-butter
      ? 3 clove fresh-garlic, thinly sliced
      ? 1 tsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 20 g flaked-almond, toasted`,
    method: `
      6m: Boil {a: green-bean} in salted water until just tender, then drain well.
      2m: Heat {a: unsalted-butter} in a wide pan over medium heat. / Stir in {a: fresh-garlic} and cook until it smells good.
      2m: Add {a: green-bean} to the pan and toss. / Stir in {a: lemon-juice} to taste.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: flaked-almond} and serve.`,
    varies: {
      'green-bean': 'runner-bean yardlong-bean mangetout sugar-snap-pea asparagus tenderstem-broccoli broad-bean edamame frozen-pea',
      'unsalted-butter': 'butter vegan-butter oil garlic-butter',
      'flaked-almond': 'nut seed',
      'fresh-garlic': 'onion',
    },
    takes: [
      'bacon chorizo mushroom tomato onion | 30 | 2 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a wide pan {a!done}.',
      'chilli chilli-flake fresh-savory dried-thyme lemon-zest fresh-ginger herb | 2 | 3 | Stir in {a} and cook until it smells good.',
      'soy-sauce tamari sesame-oil balsamic-vinegar wholegrain-mustard dijon-mustard oyster-sauce | 5 | 4 | Stir in {a}.',
      'parmesan feta breadcrumb nut seed crispy-onion | 8 | 5 | Scatter with {a}.',
    ],
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8', 'flaked-almond': 'pumpkin-seed sunflower-seed' },
  },
  'glazed-carrots': {
    title: 'Glazed carrots',
    swapped: 'Glazed {a: carrot}',
    also: 'glazed carrot; honey glazed carrots; honey carrots; honey-glazed carrots; maple glazed carrots; candied carrots; buttered carrots; butter carrots; carrots vichy; vichy carrots; sweet carrots; carrot side dish; carrots side dish; glazed baby carrots; glased carrots; glasierte karotten; glasierte möhren; glasierte moehren; karottengemüse; möhrengemüse; buttermöhren; carottes glacées; carottes vichy; carote glassate; zanahorias glaseadas; zanahorias con miel; cenouras glaceadas; cenoura caramelizada; にんじんのグラッセ; キャロットグラッセ; 蜜汁胡萝卜; 糖渍胡萝卜; جزر مكرمل; جزر بالعسل; גזר מזוגג; גזר מתוק; ग्लेज़्ड गाजर',
    summary: 'Shiny, tender {a: carrot} in a little {b: unsalted-butter, clear-honey}.',
    kinds: ['vegetables'],
    courses: ['side'],
    cuisines: ['french', 'british', 'american'],
    occasions: ['sunday', 'christmas', 'thanksgiving', 'easter', 'guests', 'weeknight'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'mild', 'sweet', 'warm', 'festive', 'one-pot', 'no-bake', 'vegetable-rich'],
    methods: ['braised', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 600 g carrot, peeled and sliced
      150 ml plain-water
      25 g unsalted-butter
      1 tbsp clear-honey
      ? 1 sprig fresh-thyme
      ? 1/2 tsp fine-salt
      ? black-pepper, to taste
      ? 1 tbsp fresh-parsley, chopped`,
    method: `
      Cut {a: carrot} into bite-sized pieces where needed.
      10m: Put {a: carrot, plain-water} in a wide pan. / Stir in {a: unsalted-butter}. / Stir in {a: clear-honey}. / Add {a: fresh-thyme, fine-salt}. / Bring to the boil, then cover and simmer over low heat.
      8m: Take off the lid and boil, turning now and then, until the liquid has gone and {a: carrot} {a?is|are} tender and glossy. / Take out {a: fresh-thyme}.
      Season with {a: black-pepper} to taste. / Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      carrot: 'firm-vegetable root shallot pearl-onion',
      'clear-honey': 'syrup sugar',
      'plain-water': 'orange-juice vegetable-stock chicken-stock apple-juice',
      'unsalted-butter': 'butter vegan-butter oil',
      'fresh-thyme': 'fresh-rosemary',
      'fresh-parsley': 'herb',
    },
    takes: [
      'frozen-pea sugar-snap-pea mangetout | 40 | 4 | 2m: Stir in {a} and cook until just tender.',
      'fresh-ginger ground-cumin ground-cinnamon ground-coriander orange-zest lemon-zest harissa chilli-flake | 1 | 2 | Stir in {a}.',
      'balsamic-vinegar lemon-juice orange-juice wholegrain-mustard dijon-mustard soy-sauce tamari | 5 | 4 | Stir in {a}.',
      'nut seed herb | 5 | 5 | Scatter with {a}.',
    ],
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8', 'clear-honey': 'maple-syrup brown-sugar*0.8' },
  },
  'roasted-cauliflower': {
    title: 'Roasted cauliflower',
    swapped: 'Roasted {a: cauliflower}',
    also: 'roast cauliflower; cauliflower in the oven; oven roasted cauliflower; oven cauliflower; baked cauliflower; spiced roasted cauliflower; roasted cauliflower florets; crispy cauliflower; cauliflower roast; spicy cauliflower; roasted cauliflour; califlower roast; ofenblumenkohl; gerösteter blumenkohl; geroesteter blumenkohl; blumenkohl aus dem ofen; chou-fleur rôti; chou fleur roti; cavolfiore al forno; cavolfiore arrosto; coliflor asada; coliflor al horno; couve-flor assada; カリフラワーのロースト; 焼きカリフラワー; 烤花菜; 烤菜花; قرنبيط مشوي; زهرة مشوية بالفرن; כרובית בתנור; כרובית צלויה; भुनी गोभी; रोस्टेड गोभी',
    summary: 'Nutty, brown-edged {a: cauliflower} with warm spices[ and {b: lemon-juice}].',
    kinds: ['vegetables', 'traybake'],
    courses: ['side', 'main', 'starter'],
    cuisines: ['levantine', 'middle-eastern', 'international'],
    occasions: ['weeknight', 'guests', 'sunday'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['students'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'savoury', 'warm', 'crunchy', 'vegetable-rich'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 900 g cauliflower, in florets
      4 tbsp olive-oil
      ? 1 tsp ground-cumin
      ? 1 tsp paprika
      ? 1/2 tsp ground-turmeric
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 1 tbsp lemon-juice
      ? 2 tbsp tahini
      ? 1 handful fresh-parsley, chopped`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      Cut {a: cauliflower} into bite-sized pieces where needed. / Toss {a: cauliflower} on the tray with {b: olive-oil}. / Sprinkle with {a: ground-cumin, paprika, ground-turmeric}. / Season with {a: fine-salt, black-pepper}.
      28m: Roast {a: cauliflower} until tender and browned at the edges, turning once.
      Sprinkle with {a: lemon-juice}. / Drizzle with {a: tahini}. / Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      cauliflower: 'broccoli romanesco firm-vegetable white-cabbage pointed-cabbage',
      'ground-cumin': 'curry-powder ground-coriander caraway-seed spice',
      paprika: 'smoked-paprika chilli-flake chilli-powder cayenne-pepper',
      tahini: 'yogurt plant-yogurt peanut-butter',
      'fresh-parsley': 'herb',
    },
    takes: [
      'pulse onion potato sweet-potato carrot fennel | 60 | 3 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'curry-powder garam-masala garlic-powder cayenne-pepper chilli-flake harissa zaatar fresh-garlic | 1 | 3 | Sprinkle with {a}.',
      'parmesan feta halloumi nut seed raisin dried-cranberry pomegranate-seed caper green-pesto hot-sauce yogurt plant-yogurt | 10 | 4 | Spoon or scatter {a} over the top.',
    ],
    swaps: { tahini: 'plain-yogurt soy-yogurt sunflower-seed-butter' },
  },
  'roasted-brussels-sprouts': {
    title: 'Roasted Brussels sprouts',
    swapped: 'Roasted {a: brussels-sprout}',
    also: 'roasted brussel sprouts; roast sprouts; roasted sprouts; oven roasted brussels sprouts; crispy brussels sprouts; baked brussels sprouts; brussels sprouts in the oven; christmas sprouts; balsamic brussels sprouts; honey roasted brussels sprouts; maple brussels sprouts; brusel sprouts; gerösteter rosenkohl; geroesteter rosenkohl; rosenkohl aus dem ofen; ofenrosenkohl; choux de bruxelles rôtis; cavolini di bruxelles al forno; coles de bruselas asadas; coles de bruselas al horno; couves-de-bruxelas assadas; 芽キャベツのロースト; 烤抱子甘蓝; 烤孢子甘蓝; كرنب بروكسل مشوي; כרוב ניצנים בתנור; כרוב ניצנים קלוי; ब्रसेल्स स्प्राउट्स',
    summary: 'Crisp-edged {a: brussels-sprout}[, glossy with {b: balsamic-vinegar, maple-syrup}].',
    kinds: ['vegetables', 'traybake'],
    courses: ['side'],
    cuisines: ['british', 'american', 'international'],
    occasions: ['christmas', 'thanksgiving', 'sunday', 'guests', 'weeknight'],
    seasons: ['autumn', 'winter'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'savoury', 'warm', 'crunchy', 'festive', 'vegetable-rich'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 600 g brussels-sprout, trimmed and halved
      3 tbsp olive-oil
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 1 tbsp balsamic-vinegar
      ? 1 tbsp maple-syrup
      ? 30 g walnut-half, roughly chopped`,
    method: `
      Heat the oven to {210C} and line a baking tray with baking paper.
      Cut {a: brussels-sprout} into bite-sized pieces where needed. / Toss {a: brussels-sprout} on the tray with {b: olive-oil}. / Season with {a: fine-salt, black-pepper}.
      22m: Roast {a: brussels-sprout} until tender and browned at the edges, turning once.
      3m: Drizzle with {a: balsamic-vinegar, maple-syrup}. / Roast for {3 min}.
      Scatter with {a: walnut-half} and serve.`,
    varies: {
      'brussels-sprout': 'broccoli cauliflower white-cabbage pointed-cabbage savoy-cabbage red-cabbage firm-vegetable',
      'balsamic-vinegar': 'vinegar lemon-juice soy-sauce tamari balsamic-glaze',
      'maple-syrup': 'syrup sugar',
      'walnut-half': 'nut seed dried-cranberry',
    },
    takes: [
      'bacon pancetta chorizo | 25 | 3 | Scatter {a} over the tray, cut into small pieces where needed.',
      'onion apple pear butternut-squash hokkaido-squash sweet-potato carrot chestnut-mushroom | 50 | 3 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'parmesan feta blue-cheese dried-cranberry pomegranate-seed cooked-chestnut lemon-zest herb chilli-flake nut seed | 8 | 5 | Scatter with {a}.',
    ],
  },
});
