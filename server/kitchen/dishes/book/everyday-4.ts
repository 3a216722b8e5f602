import { dishes } from '../read-dish.ts';

export const everydayFourth = dishes({
  'turkey-chilli': {
    title: 'Turkey chilli',
    swapped: 'Spicy pot of {a: minced-turkey, tinned-kidney-bean}',
    also: 'turkey chili; turkey chilli con carne; turkey chili con carne; ground turkey chili; turkey mince chilli; minced turkey chilli; healthy chilli; healthy chili; light chilli; lean chilli; turkey and bean chilli; turkey bean chili; turkey chille; puten-chili; putenchili; puten chili con carne; chili con carne mit pute; chili mit putenhack; chili à la dinde; chili de dinde; chili di tacchino; chili de pavo; chilli de pavo; chili de peru; 七面鳥のチリ; ターキーチリ; 火鸡辣豆酱; تشيلي بالديك الرومي; צ׳ילי הודו; टर्की चिली',
    summary: 'A thick, gently spicy pot of {a: minced-turkey, tinned-kidney-bean, tinned-tomato}.',
    kinds: ['chilli', 'stew', 'beans'],
    courses: ['main', 'dinner'],
    cuisines: ['american', 'mexican'],
    occasions: ['weeknight', 'party', 'lunchbox', 'halloween'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'students'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'high-protein',
      'filling',
      'comforting',
      'spicy',
      'savoury',
      'warm',
      'one-pot',
      'make-ahead',
      'no-bake',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      160 g red-pepper, diced
      ? 3 clove fresh-garlic, crushed
      500 g minced-turkey
      ? 2 tsp ground-cumin
      ? 2 tsp mild-chilli-powder
      ? 1 tsp smoked-paprika
      ? 1 tsp dried-oregano
      ? 2 tbsp tomato-puree
      ! 400 g tinned-tomato, chopped
      250 ml chicken-stock
      1 can tinned-kidney-bean, drained and rinsed
      1 can tinned-black-bean, drained and rinsed
      ? fine-salt, to taste
      ? 1 tbsp lime-juice
      ? 1 handful fresh-coriander, chopped
      ? 150 g soured-cream, to serve
      ? 250 g long-grain-rice, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      8m: Add {a: minced-turkey} and fry, breaking up lumps, {a!done}.
      1m: Stir in {a: ground-cumin, mild-chilli-powder, smoked-paprika, dried-oregano} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      30m: Stir in {a: tinned-tomato}. / Pour in {a: chicken-stock}. / Stir in {a: tinned-kidney-bean, tinned-black-bean}. / Bring to the boil, then simmer gently, half covered, until thick.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      Stir in {a: lime-juice} to taste. / Season with {a: fine-salt} to taste. / Scatter with {a: fresh-coriander}. / Serve with {a: long-grain-rice, soured-cream}.`,
    varies: {
      'minced-turkey': 'mince plant-mince pulse',
      'tinned-kidney-bean': 'pulse',
      'tinned-black-bean': 'pulse',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      'chicken-stock': 'vegetable-stock beef-stock',
      'soured-cream': 'yogurt plant-yogurt creme-fraiche melting-cheese avocado guacamole',
      'long-grain-rice': 'rice grain potato tortilla-chip',
      'mild-chilli-powder': 'chilli',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom celery-stalk sweet-potato | 60 | 2 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'dark-chocolate peanut-butter | 6 | 6 | Stir in {a} until melted.',
      'sweetcorn leaf pulse olive | 40 | 6 | 5m: Stir in {a} and heat through.',
      'chilli chipotle-paste chipotle-powder cocoa-powder ground-cinnamon ground-coriander cayenne-pepper | 1 | 4 | Stir in {a}.',
      'bacon chorizo | 20 | 2 | 5m: Cut {a} into small pieces where needed. / Add {a} and fry until crisp.',
    ],
    swaps: { 'soured-cream': 'lactose-free-soured-cream vegan-soured-cream', 'red-pepper': 'carrot courgette' },
  },
  'slow-cooker-chicken-stew': {
    title: 'Slow-cooker chicken stew',
    swapped: 'Slow-cooked stew with {a: chicken-thigh}',
    also: 'slow cooker chicken stew; slow cooker chicken casserole; slow cooker chicken; crockpot chicken stew; crock pot chicken stew; crockpot chicken; crock pot chicken; slow cooked chicken stew; slow cooked chicken; chicken in the slow cooker; slow cooker stew; slow-cooker stew; crockpot stew; hähnchen aus dem slow cooker; hähnchen aus dem schongarer; slow cooker hähnchen; hühnereintopf aus dem schongarer; ragoût de poulet à la mijoteuse; poulet à la mijoteuse; spezzatino di pollo slow cooker; guiso de pollo en olla lenta; pollo en olla de cocción lenta; frango na panela elétrica; スロークッカーのチキンシチュー; 慢炖鸡肉; יחנת עוף בסיר בישול איטי; स्लो कुकर चिकन स्टू',
    summary: 'A gentle stew of {a: chicken-thigh, carrot, waxy-potato} that cooks by itself.',
    kinds: ['stew', 'casserole', 'hotpot'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'american', 'international'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: [
      'easy',
      'cheap',
      'comforting',
      'filling',
      'high-protein',
      'mild',
      'savoury',
      'warm',
      'one-pot',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['braised', 'boiled'],
    needs: ['slow-cooker'],
    makes: '4 servings',
    prep: 20,
    list: `
      1 brown-onion, chopped
      300 g carrot, peeled and sliced
      500 g waxy-potato, peeled and diced
      ? 2 stalk celery-stalk, sliced
      ? 2 clove fresh-garlic, crushed
      700 g chicken-thigh
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 3 tbsp plain-flour
      500 ml chicken-stock
      ? 1 tsp dried-thyme
      ? = 1 bay-leaf
      ? 150 g frozen-pea
      ? 1 handful fresh-parsley, chopped`,
    method: `
      Cut {a: carrot, waxy-potato} into bite-sized pieces where needed. / Put {a: brown-onion, carrot, waxy-potato, celery-stalk, fresh-garlic} in the slow cooker.
      Cut {a: chicken-thigh} into large pieces where needed. / Season {a: chicken-thigh} with {b: fine-salt, black-pepper}. / Toss {a: chicken-thigh} with {b: plain-flour} until coated.
      Lay {a: chicken-thigh} on top. / Pour in {a: chicken-stock}. / Add {a: dried-thyme, bay-leaf}.
      360m rest: Cover and cook on low for about six hours, or on high for about three. / Cook {a: chicken-thigh} {a!done}.
      10m: Take out {a: bay-leaf}. / Stir in {a: frozen-pea} and heat through.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      'chicken-thigh': 'chicken-breast turkey-breast braising-steak diced-lamb pork-shoulder rabbit stewing-veal pulse',
      carrot: 'firm-vegetable root',
      'waxy-potato': 'potato root firm-vegetable pulse',
      'frozen-pea': 'quick-vegetable leaf pulse',
      'chicken-stock': 'vegetable-stock beef-stock',
      'dried-thyme': 'herb',
    },
    takes: [
      'firm-vegetable root potato leek fennel mushroom pulse tomato | 60 | 2 | Cut {a} into bite-sized pieces where needed. / Put {a} in the slow cooker.',
      'quick-vegetable leaf cream plant-cream creme-fraiche | 40 | 5 | 10m: Stir in {a} and heat through.',
      'mustard tomato-puree curry-powder paprika smoked-paprika lemon-zest worcestershire-sauce soy-sauce tamari fresh-rosemary | 3 | 4 | Stir in {a}.',
      'bacon chorizo sausage | 30 | 3 | 5m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Put {a} in the slow cooker.',
    ],
    swaps: { 'plain-flour': 'gluten-free-flour cornflour*0.7', 'waxy-potato': 'celeriac turnip' },
  },
  'chickpea-spinach-stew': {
    title: 'Chickpea and spinach stew',
    swapped: 'Stew of {a: tinned-chickpea, spinach}',
    also: 'chickpea spinach stew; spinach and chickpea stew; spinach chickpea stew; chickpeas with spinach; chickpeas and spinach; spinach and chickpeas; chick pea and spinach stew; chickpea stew; garbanzo spinach stew; garbanzo stew; espinacas con garbanzos; garbanzos con espinacas; potaje de garbanzos con espinacas; spanish chickpea stew; spanish chickpeas with spinach; kichererbsen-spinat-eintopf; kichererbseneintopf; kichererbsen mit spinat; ragoût de pois chiches aux épinards; pois chiches aux épinards; ceci e spinaci; zuppa di ceci e spinaci; ensopado de grão-de-bico com espinafre; grão-de-bico com espinafre; ıspanaklı nohut; nohutlu ıspanak; ひよこ豆とほうれん草の煮込み; 鹰嘴豆菠菜炖菜; يخنة الحمص بالسبانخ; תבשיל חומוס ותרד; चना पालक स्टू',
    summary: 'A thick stew of {a: tinned-chickpea, spinach, tinned-tomato} with warm spices.',
    kinds: ['stew', 'beans'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['spanish', 'mediterranean', 'middle-eastern'],
    occasions: ['weeknight', 'lunchbox'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['students', 'crowd'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'filling',
      'comforting',
      'mild',
      'savoury',
      'warm',
      'one-pot',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled', 'braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp olive-oil
      1 brown-onion, finely chopped
      ? 4 clove fresh-garlic, sliced
      ? 2 tsp ground-cumin
      ? 2 tsp smoked-paprika
      400 g tinned-tomato, chopped
      ! 2 can tinned-chickpea, drained and rinsed
      200 ml vegetable-stock
      250 g spinach
      ? 1 tbsp red-wine-vinegar
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 4 slice sourdough-bread, to serve`,
    method: `
      7m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good.
      1m: Stir in {a: ground-cumin, smoked-paprika} and let the spices sizzle for a moment.
      12m: Stir in {a: tinned-tomato}. / Stir in {a: tinned-chickpea}. / Pour in {a: vegetable-stock}. / Bring to the boil, then simmer gently. / Crush a few spoonfuls with the back of a spoon to thicken the sauce.
      3m: Add {a: spinach} and stir until wilted.
      Stir in {a: red-wine-vinegar}. / Season with {a: fine-salt, black-pepper} to taste. / Serve with {a: sourdough-bread}.`,
    varies: {
      'tinned-chickpea': 'pulse',
      spinach: 'leaf',
      'smoked-paprika': 'paprika curry-powder spice',
      'vegetable-stock': 'chicken-stock plain-water',
      'red-wine-vinegar': 'vinegar lemon-juice lime-juice',
      'sourdough-bread': 'bread rice grain wrap',
      'tinned-tomato': 'passata coconut-milk cherry-tomato ripe-tomato',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom sweet-potato | 60 | 3 | 8m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'chorizo bacon sausage poultry tofu | 50 | 2 | 8m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'coconut-milk peanut-butter tahini harissa raisin dried-apricot saffron tomato-puree chilli fresh-ginger | 15 | 3 | Stir in {a}.',
      'feta halloumi yogurt plant-yogurt nut herb egg | 20 | 6 | Serve with {a}.',
    ],
    swaps: { 'tinned-tomato': 'coconut-milk pumpkin-puree', spinach: 'swiss-chard kale' },
  },
});
