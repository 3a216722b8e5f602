import { dishes } from '../read-dish.ts';

export const everydaySixth = dishes({
  'lettuce-wraps': {
    title: 'Lettuce wraps',
    swapped: 'Leaves of {a: little-gem-lettuce} filled with {b: minced-chicken}',
    also: 'lettuce wrap; lettuce cups; chicken lettuce wraps; chicken lettuce cups; asian lettuce wraps; chinese lettuce wraps; thai lettuce wraps; lettuce cup; san choy bow; sang choy bow; san choy bau; sung choi bao; lettuce boats; letuce wraps; salat-wraps; salatwraps; salatschiffchen; wraps de laitue; wraps de salade; involtini di lattuga; tacos de lechuga; wraps de lechuga; rollitos de lechuga; wraps de alface; レタス包み; レタスラップ; 生菜包; 生菜包鸡肉; لفائف الخس; רולים בחסה; כוסות חסה; लेट्यूस रैप्स',
    summary: 'Crisp leaves of {a: little-gem-lettuce} filled with savoury {b: minced-chicken, water-chestnut, carrot}.',
    kinds: ['wrap', 'stir-fry'],
    courses: ['main', 'lunch', 'starter', 'dinner'],
    cuisines: ['chinese', 'asian', 'american'],
    occasions: ['weeknight', 'party', 'guests'],
    seasons: ['spring', 'summer'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'healthy', 'light', 'high-protein', 'fresh', 'crunchy', 'savoury', 'mild', 'no-bake'],
    methods: ['pan-fried', 'fried', 'stuffed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      3 tbsp soy-sauce
      1 tbsp rice-vinegar
      ? 1 tbsp clear-honey
      ? 1 tsp sesame-oil
      2 tbsp vegetable-oil
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      500 g minced-chicken
      ? 80 g carrot, finely diced
      ? 100 g water-chestnut, drained
      ? 3 spring-onion, sliced
      ! 350 g little-gem-lettuce
      ? 30 g roasted-peanut, roughly chopped
      ? 1 lime, cut into wedges`,
    method: `
      2m: Heat {a: vegetable-oil} in a wok over high heat until it shimmers. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      7m: Add {a: minced-chicken} and fry, breaking up lumps, {a!done}.
      3m: Chop {a: carrot, water-chestnut} finely where needed. / Stir-fry {a: carrot, water-chestnut} over high heat until just tender with some bite. / Stir in {a: soy-sauce, rice-vinegar, clear-honey, sesame-oil}. / Stir in {a: spring-onion}.
      Part {a: little-gem-lettuce} into leaves, wash and dry well.
      Spoon the filling into {a: little-gem-lettuce}. / Scatter with {a: roasted-peanut}. / Serve straight away[ with {a: lime}].`,
    varies: {
      'minced-chicken': 'mince plant-mince tofu pulse raw-prawn',
      'little-gem-lettuce': 'iceberg-lettuce round-lettuce romaine-lettuce chicory chinese-cabbage loose-leaf-lettuce',
      carrot: 'quick-vegetable firm-vegetable mushroom',
      'water-chestnut': 'quick-vegetable mushroom',
      'roasted-peanut': 'nut seed crispy-onion crispy-shallot',
      'rice-vinegar': 'vinegar lime-juice',
      'clear-honey': 'syrup sugar',
      lime: 'lemon',
    },
    takes: [
      'quick-vegetable mushroom firm-vegetable leaf bean-sprout | 40 | 3 | 4m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'hoisin-sauce oyster-sauce sriracha sweet-chilli-sauce fish-sauce chilli chilli-flake gochujang black-bean-sauce mirin lime-juice five-spice | 3 | 4 | Stir in {a}.',
      'herb mango cucumber avocado rice-noodle cooked-rice glass-noodle | 20 | 5 | Serve with {a}.',
    ],
    swaps: { 'minced-chicken': 'minced-turkey plant-mince firm-tofu', 'roasted-peanut': 'sunflower-seed' },
  },
  'leftover-rice-pancakes': {
    title: 'Rice fritters',
    also: 'leftover rice fritters; leftover rice pancakes; rice pancakes; rice patties; rice cakes from leftover rice; fried rice cakes; savoury rice pancakes; leftover rice recipe; rice fritter; cheesy rice fritters; rice and vegetable fritters; use up leftover rice; leftover rice patties; reispuffer; reisbratlinge; reisküchlein; reispfannkuchen; croquettes de riz à la poêle; frittelle di riso salate; frittelle di riso; tortitas de arroz; tortillitas de arroz; croquetas de arroz; bolinho de arroz; bolinhos de arroz; ごはんのお焼き; ライスパンケーキ; 米饭饼; 剩米饭煎饼; أقراص الأرز; קציצות אורז; לביבות אורז; चावल के पकौड़े; चावल की टिक्की',
    summary: 'Crisp little fritters of {a: cooked-rice}[ with {b: cheddar, sweetcorn}], the best use for what is left over.',
    kinds: ['fritter', 'pancake', 'rice'],
    courses: ['main', 'lunch', 'snack', 'side'],
    cuisines: ['international'],
    occasions: ['weeknight', 'lunchbox', 'picnic'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'leftovers', 'mild', 'savoury', 'warm', 'crunchy', 'no-bake'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '12 pieces for 4, by half',
    prep: 10,
    list: `
      2 hen-egg
      ! 500 g cooked-rice
      60 g plain-flour
      ? 80 g cheddar, grated
      ? 100 g sweetcorn, drained
      ? 3 spring-onion, thinly sliced
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      3 tbsp vegetable-oil
      ? 150 g plain-yogurt`,
    method: `
      Take only rice that was cooled fast and kept in the fridge for no longer than a day.
      Whisk {a: hen-egg} in a large bowl. / Stir in {a: cooked-rice, plain-flour}. / Stir in {a: cheddar}. / Stir in {a: sweetcorn, spring-onion}. / Season with {a: fine-salt, black-pepper}.
      15m*: Heat {a: vegetable-oil little} in a wide pan over medium heat. / Drop in spoonfuls, press flat and fry until golden and hot all through, turning once, using {a: vegetable-oil rest} for the next batches.
      Serve hot[ with {a: plain-yogurt}].`,
    varies: {
      cheddar: 'melting-cheese hard-cheese soft-cheese',
      sweetcorn: 'quick-vegetable leaf carrot',
      'spring-onion': 'onion herb leek',
      'plain-yogurt': 'yogurt plant-yogurt sauce soured-cream apple-sauce dip',
    },
    takes: [
      'ham cooked-chicken tinned-fish smoked-fish cooked-prawn quick-vegetable carrot broccoli leaf kimchi olive pulse | 30 | 3 | Chop or grate {a} finely where needed. / Stir in {a}.',
      'herb curry-powder paprika smoked-paprika ground-cumin chilli chilli-flake fresh-garlic fresh-ginger soy-sauce tamari ground-turmeric | 2 | 3 | Stir in {a}.',
      'bacon chorizo sausage mushroom | 25 | 2 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Put {a} in a large bowl.',
    ],
    swaps: {
      'hen-egg': 'flax-egg plant-egg',
      'plain-flour': 'gluten-free-flour rice-flour cornflour*0.8',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
    },
  },
  'chicken-fried-rice': {
    title: 'Chicken fried rice',
    swapped: 'Fried rice with {a: chicken-breast}',
    also: 'chicken egg fried rice; fried rice with chicken; chinese chicken fried rice; special fried rice; takeaway fried rice; chicken stir fried rice; leftover chicken fried rice; chiken fried rice; chicken fride rice; gebratener reis mit hähnchen; gebratener reis mit huhn; reispfanne mit hähnchen; riz frit au poulet; riz sauté au poulet; riso saltato con pollo; riso fritto con pollo; arroz frito con pollo; arroz chino con pollo; arroz chaufa de pollo; arroz frito com frango; チキンチャーハン; 鶏肉のチャーハン; 鸡肉炒饭; 雞肉炒飯; أرز مقلي بالدجاج; אורז מוקפץ עם עוף; चिकन फ्राइड राइस',
    summary: '{a: cooked-rice} fried hot and fast with {b: chicken-breast, hen-egg, frozen-pea}.',
    kinds: ['rice', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'filling', 'high-protein', 'leftovers', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      3 tbsp vegetable-oil
      ? 3 hen-egg, beaten
      400 g chicken-breast, diced
      ? 80 g carrot, finely diced
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 150 g frozen-pea
      ! 700 g cooked-rice
      3 tbsp soy-sauce
      ? 1 tsp sesame-oil
      ? 4 spring-onion, sliced
      ? black-pepper, to taste`,
    method: `
      Take only rice that was cooled fast and kept in the fridge for no longer than a day.
      2m: Heat {a: vegetable-oil third} in a wok over high heat until it shimmers. / Pour in {a: hen-egg}. / Cook gently, stirring, until just set. / Lift {a: hen-egg} out and set aside.
      7m: Heat {a: vegetable-oil rest} in the wok. / Cut {a: chicken-breast} into small pieces where needed. / Fry {a: chicken-breast} {a!done}.
      3m: Stir-fry {a: carrot} over high heat until just tender with some bite. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: frozen-pea}.
      5m: Add {a: cooked-rice} and fry over high heat, stirring all the time, until steaming hot and dry. / Stir in {a: soy-sauce}.
      1m: Fold in {a: hen-egg}. / Stir in {a: sesame-oil, spring-onion}. / Season with {a: black-pepper} to taste. / Serve straight away.`,
    varies: {
      'chicken-breast': 'poultry meat shellfish tofu mince plant-mince sausage mushroom',
      carrot: 'firm-vegetable quick-vegetable mushroom',
      'frozen-pea': 'quick-vegetable leaf mushroom',
      'spring-onion': 'onion leek herb',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf kimchi pineapple bean-sprout | 50 | 4 | 3m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'bacon chorizo shellfish lap-cheong | 40 | 4 | 4m: Cut {a} into small pieces where needed. / Fry {a} {a!done}.',
      'oyster-sauce fish-sauce chilli chilli-flake curry-powder sriracha gochujang hoisin-sauce five-spice ground-turmeric | 3 | 6 | Stir in {a}.',
      'ham cooked-chicken cooked-prawn cooked-beef cooked-pork pulse | 40 | 6 | Stir in {a} and heat through.',
      'nut seed herb | 8 | 6 | Scatter with {a}.',
    ],
    swaps: { 'chicken-breast': 'turkey-breast firm-tofu', 'hen-egg': 'plant-egg' },
  },
  'ham-and-pea-pasta': {
    title: 'Ham and pea pasta',
    swapped: '{a: farfalle} with {b: cooked-ham, frozen-pea}',
    also: 'pasta with ham and peas; creamy ham and pea pasta; ham and peas pasta; ham pea pasta; pea and ham pasta; ham pasta; creamy ham pasta; pasta with ham; pasta with peas; pasta with peas and ham; ham and cream pasta; pasta alla papalina; pasta panna e prosciutto; pasta panna prosciutto e piselli; pasta prosciutto e piselli; nudeln mit schinken; nudeln mit schinken und erbsen; schinken-sahne-nudeln; schinkennudeln; schinken-sahne-soße; pâtes au jambon; pâtes jambon petits pois; pasta con jamón y guisantes; pasta con jamon y chicharos; macarrão com presunto e ervilha; ハムとグリンピースのパスタ; 火腿豌豆意面; باستا بالبازلاء; פסטה עם אפונה; हैम और मटर पास्ता',
    summary: '{a: farfalle} in a quick creamy sauce with {b: cooked-ham, frozen-pea}.',
    kinds: ['pasta'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian', 'international'],
    occasions: ['weeknight'],
    seasons: ['spring'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'creamy', 'filling', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      400 g farfalle
      20 g unsalted-butter
      ? 1 brown-onion, finely chopped
      200 g cooked-ham, diced
      250 g frozen-pea
      200 ml double-cream
      60 g parmesan, grated
      ? 2 tsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      12m: Cook {a: farfalle} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: farfalle}.
      6m meanwhile: Heat {a: unsalted-butter} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown.
      4m meanwhile: Cut {a: cooked-ham} into small pieces where needed. / Add {a: cooked-ham} and fry until lightly browned.
      5m meanwhile: Add {a: frozen-pea} and cook {a!done}. / Pour in {a: double-cream}. / Bring to the boil, then simmer gently.
      2m: Toss {a: farfalle} with the sauce, loosening it with a little of the cooking water. / Stir in {a: parmesan}. / Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste.`,
    varies: {
      farfalle: 'pasta',
      'cooked-ham': 'ham bacon turkey-slice chicken-slice chorizo salami smoked-tofu',
      'frozen-pea': 'quick-vegetable leaf tomato',
      'double-cream': 'cream plant-cream soft-cheese',
      parmesan: 'hard-cheese melting-cheese',
      'brown-onion': 'onion leek',
    },
    takes: [
      'quick-vegetable leaf tomato mushroom firm-vegetable poultry shellfish sausage tofu | 60 | 4 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'fresh-garlic chilli-flake chilli | 2 | 3 | Stir in {a} and cook until it smells good.',
      'white-wine | 25 | 4 | 2m: Pour in {a} and let it boil away.',
      'herb mustard lemon-zest soft-cheese melting-cheese cooked-chicken cooked-prawn smoked-fish nut | 10 | 5 | Stir in {a}.',
    ],
    swaps: {
      farfalle: 'gluten-free-pasta',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'double-cream': 'lactose-free-cream oat-cream soy-cream',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      'cooked-ham': 'turkey-slice vegan-ham smoked-tofu cooked-chicken firm-tofu',
    },
  },
});
