import { dishes } from '../read-dish.ts';

export const maghreb = dishes({
  'chicken-tagine': {
    title: 'Chicken tagine',
    swapped: '{a: chicken-thigh} tagine',
    also: 'tagine; tajine; tagin; tajin; tagine of chicken; moroccan chicken; moroccan chicken tagine; moroccan chicken stew; chicken tajine; chicken tagin; chicken tagine with lemon; chicken tagine with olives; chicken tagine with lemon and olives; chicken tagine with preserved lemon; chicken tagine with preserved lemon and olives; lemon and olive chicken; lemon chicken tagine; chicken with olives and lemon; chicken with preserved lemon; hähnchen tajine; tajine mit huhn; tajine de poulet; tajine de poulet au citron; tajine poulet citron olives; poulet aux olives; tajín de pollo; tajine di pollo; тажин с курицей; тажин; タジン; 鶏肉のタジン; チキンタジン; 摩洛哥鸡肉塔吉锅; 塔吉锅鸡; طاجين دجاج; طاجن دجاج; طاجين الدجاج بالليمون والزيتون; דג׳אז׳ טאג׳ין; טאג׳ין עוף; चिकन ताजिन',
    summary: '{a: chicken-thigh} braised in warm spices[ with {b: preserved-lemon, green-olive}].',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['moroccan', 'african'],
    occasions: ['guests', 'sunday', 'weeknight', 'ramadan', 'eid'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['crowd', 'children'],
    manners: ['easy', 'comforting', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'mild', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 700 g chicken-thigh
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp olive-oil
      2 brown-onion, sliced
      ? 3 clove fresh-garlic, crushed
      ? 2 tsp ground-ginger
      ? 1 tsp ground-turmeric
      ? 1 tsp ground-cumin
      ? 1 tsp ground-cinnamon
      350 ml chicken-stock
      ? 60 g preserved-lemon, thinly sliced
      ? 100 g green-olive
      ? 12 g fresh-coriander, chopped
      ? 250 g couscous, to serve`,
    method: `
      8m: Season {a: chicken-thigh} with {b: fine-salt, black-pepper}. / Heat {a: olive-oil} in a large pot over medium heat. / Brown {a: chicken-thigh} in batches on all sides. / Lift {a: chicken-thigh} out and set aside.
      9m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-ginger, ground-turmeric, ground-cumin, ground-cinnamon} and let the spices sizzle for a moment.
      25m: Pour in {a: chicken-stock}. / Return {a: chicken-thigh} to the pot. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh} {a!done}.
      10m: Stir in {a: preserved-lemon, green-olive}. / Simmer, uncovered, until the sauce has thickened. / Taste and season again.
      10m meanwhile: Cook {a: couscous} as the packet says.
      Scatter with {a: fresh-coriander}. / Serve with {a: couscous}.`,
    swaps: { 'brown-onion': 'fennel carrot' },
    varies: {
      'chicken-thigh': 'poultry tofu pulse white-fish firm-vegetable',
      'green-olive': 'olive dried-fruit',
      'preserved-lemon': 'lemon lemon-zest',
      couscous: 'grain rice bread flatbread potato',
      'fresh-coriander': 'herb',
    },
    takes: [
      'firm-vegetable root potato quick-vegetable tomato pulse | 60 | 3 | Add {a}, cut into bite-sized pieces where needed.',
      'dried-fruit clear-honey leaf | 20 | 4 | Stir in {a}.',
      'harissa saffron ras-el-hanout paprika red-chilli fresh-ginger | 1 | 2 | Stir in {a} and cook until it smells good.',
      'nut seed pomegranate-seed | 8 | 6 | Scatter with {a}.',
    ],
  },
  'lamb-tagine-with-apricots': {
    title: 'Lamb tagine with apricots',
    swapped: '{a: diced-lamb} tagine with {b: dried-apricot}',
    also: 'lamb tagine; lamb tajine; lamb and apricot tagine; lamb apricot tagine; apricot lamb tagine; lamb tagine with apricot; lamb and apricots; lamb with apricots; lamb and prune tagine; lamb tagine with prunes; moroccan lamb; moroccan lamb tagine; moroccan lamb stew; moroccan lamb with apricots; lamb and apricot stew; sweet lamb tagine; lamm tajine; lamm-tajine; lammtajine mit aprikosen; tajine d’agneau; tajine d’agneau aux abricots; tajine agneau abricots; tajine agneau pruneaux; tajín de cordero; tajine di agnello; тажин из баранины; ラムのタジン; 羊肉のタジン; 摩洛哥羊肉塔吉锅; 羊肉塔吉锅; طاجين لحم; طاجين لحم بالمشمش; طاجين اللحم بالبرقوق; טאג׳ין כבש; लैम्ब ताजिन',
    summary: '{a: diced-lamb} cooked slowly with {b: dried-apricot} and warm spices until meltingly tender.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['moroccan', 'african'],
    occasions: ['guests', 'sunday', 'eid', 'ramadan', 'easter'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'festive', 'mild', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 700 g diced-lamb
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp olive-oil
      2 brown-onion, chopped
      ? 3 clove fresh-garlic, crushed
      ? 2 tsp ground-ginger
      ? 2 tsp ground-cumin
      ? 1.5 tsp ground-cinnamon
      ? 1 tsp ground-turmeric
      ? 200 g tinned-tomato, chopped
      450 ml lamb-stock
      ! 150 g dried-apricot
      ? 1 tbsp clear-honey
      ? 30 g flaked-almond
      ? 12 g fresh-coriander, chopped
      ? 250 g couscous, to serve`,
    method: `
      12m: Season {a: diced-lamb} with {b: fine-salt, black-pepper}. / Heat {a: olive-oil} in a large pot over medium heat. / Brown {a: diced-lamb} in batches on all sides. / Lift {a: diced-lamb} out and set aside.
      9m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-ginger, ground-cumin, ground-cinnamon, ground-turmeric} and let the spices sizzle for a moment.
      90m: Stir in {a: tinned-tomato}. / Pour in {a: lamb-stock}. / Return {a: diced-lamb} to the pot. / Bring to the boil, then cover and simmer over low heat. / Cook {a: diced-lamb} until very tender.
      20m: Stir in {a: dried-apricot}. / Stir in {a: clear-honey}. / Simmer, uncovered, until the sauce has thickened. / Taste and season again.
      10m meanwhile: Cook {a: couscous} as the packet says.
      Toast {a: flaked-almond} in a wide dry pan over medium heat until it smells good. / Scatter with {a: flaked-almond, fresh-coriander}. / Serve with {a: couscous}.`,
    swaps: {
      'lamb-stock': 'beef-stock chicken-stock vegetable-stock low-allergen-vegetable-stock',
      'brown-onion': 'fennel carrot',
      'clear-honey': 'maple-syrup',
    },
    varies: {
      'diced-lamb': 'stewing-meat',
      'dried-apricot': 'dried-fruit',
      'flaked-almond': 'nut seed',
      couscous: 'grain rice bread flatbread',
      'lamb-stock': 'stock',
      'fresh-coriander': 'herb',
    },
    takes: [
      'pulse quick-vegetable olive preserved-lemon | 50 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'firm-vegetable root potato | 60 | 4 | 10m: Add {a}, cut into bite-sized pieces where needed.',
      'harissa saffron ras-el-hanout paprika red-chilli fresh-ginger | 1 | 2 | Stir in {a} and cook until it smells good.',
      'yogurt pomegranate-seed fresh-mint | 10 | 6 | Top with {a}.',
    ],
  },
  'couscous-with-seven-vegetables': {
    title: 'Couscous with seven vegetables',
    swapped: '{a: couscous} with {b: carrot, turnip, courgette}',
    also: 'couscous; cous cous; cuscus; couscous with vegetables; couscous with 7 vegetables; seven vegetable couscous; 7 vegetable couscous; vegetable couscous; moroccan couscous; moroccan vegetable couscous; moroccan vegetable stew; moroccan vegetables; couscous royal; couscous stew; couscous aux sept légumes; couscous aux légumes; couscous aux 7 légumes; couscous végétarien; couscous marocain; couscous bidaoui; gemüse couscous; couscous mit gemüse; marokkanischer couscous; cuscús con verduras; cuscús marroquí; cous cous con verdure; cuscuz marroquino; кускус с овощами; クスクス; 野菜のクスクス; 蔬菜库斯库斯; 七蔬古斯米; 古斯米; كسكس; كسكسي; كسكس بسبع خضار; كسكسو; קוסקוס; קוסקוס עם ירקות; कुसकुस; सब्जी कूसकूस',
    summary: 'A fragrant stew of {a: carrot, turnip, courgette, butternut-squash, tinned-chickpea} spooned over {b: couscous}.',
    kinds: ['stew', 'bowl', 'vegetables'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['moroccan', 'tunisian', 'african'],
    occasions: ['guests', 'sunday', 'ramadan', 'eid', 'weeknight'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['crowd', 'children'],
    manners: ['healthy', 'comforting', 'filling', 'cheap', 'make-ahead', 'vegetable-rich', 'mild', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 25,
    list: `
      3 tbsp olive-oil
      1 brown-onion, chopped
      ? 3 clove fresh-garlic, crushed
      ? 2 tsp ground-ginger
      ? 2 tsp ground-cumin
      ? 1 tsp ground-turmeric
      ? 1 tsp paprika
      ? 2 tbsp tomato-puree
      1200 ml vegetable-stock
      ? 300 g carrot, cut into {3cm} pieces
      ? 250 g turnip, cut into {3cm} pieces
      ? 300 g white-cabbage, cut into wedges
      ? 400 g butternut-squash, peeled and cut into {3cm} cubes
      ? 300 g courgette, cut into {3cm} pieces
      ? 200 g ripe-tomato, quartered
      ? 240 g tinned-chickpea, drained and rinsed
      ! 400 g couscous
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-coriander, chopped`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-ginger, ground-cumin, ground-turmeric, paprika} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      20m: Pour in {a: vegetable-stock}. / Add {a: carrot, turnip, white-cabbage}. / Bring to the boil, then cover and simmer over low heat.
      15m: Add {a: butternut-squash, courgette, ripe-tomato, tinned-chickpea}. / Simmer until everything is tender. / Season with {a: fine-salt, black-pepper} to taste.
      10m meanwhile: Cook {a: couscous} as the packet says.
      Divide {a: couscous} between plates. / Spoon over {a: carrot, turnip, white-cabbage, butternut-squash, courgette}. / Spoon the sauce over. / Scatter with {a: fresh-coriander} and serve.`,
    swaps: { 'brown-onion': 'fennel' },
    varies: {
      couscous: 'giant-couscous quinoa bulgur millet freekeh rice',
      turnip: 'root firm-vegetable potato',
      'butternut-squash': 'firm-vegetable sweet-potato potato',
      courgette: 'quick-vegetable',
      'tinned-chickpea': 'pulse',
      carrot: 'firm-vegetable root',
      'white-cabbage': 'leaf firm-vegetable',
    },
    takes: [
      'poultry meat sausage mince tofu merguez | 80 | 5 | 10m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Serve with {a}.',
      'firm-vegetable root potato fennel | 50 | 2 | Add {a}, cut into bite-sized pieces where needed.',
      'quick-vegetable leaf broad-bean | 40 | 3 | Add {a}, cut into bite-sized pieces where needed.',
      'harissa raisin sultana nut ras-el-hanout | 5 | 5 | Stir in {a}.',
    ],
  },
  harira: {
    title: 'Harira',
    also: 'hareera; harirah; harira soup; moroccan soup; moroccan lentil soup; moroccan chickpea soup; moroccan tomato soup; moroccan lamb soup; moroccan chickpea and lentil soup; moroccan lentil and chickpea soup; chickpea and lentil soup; lentil and chickpea soup; ramadan soup; chorba; shorba moroccan; algerian chorba; chorba frik; marokkanische suppe; marokkanische linsensuppe; soupe marocaine; soupe harira; sopa marroquí; sopa marroquina; zuppa marocchina; харира; ハリラ; ハリラスープ; 哈里拉汤; 摩洛哥汤; حريرة; حريرة مغربية; الحريرة; شوربة مغربية; מרק חרירה; חרירה; हरीरा',
    summary: 'A thick, spiced soup of {a: tinned-tomato, green-lentil, tinned-chickpea}.',
    kinds: ['soup', 'stew', 'beans'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['moroccan', 'african'],
    occasions: ['ramadan', 'weeknight', 'guests', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'students', 'children'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'filling', 'one-pot', 'make-ahead', 'vegetable-rich', 'mild', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      2 tbsp olive-oil
      1 brown-onion, finely chopped
      ? 3 stalk celery-stalk, finely diced
      ? 2 tsp fresh-ginger, grated
      ? 2 tsp ground-cumin
      ? 1 tsp ground-turmeric
      ? 1 tsp ground-cinnamon
      ? 1 tsp paprika
      ? 3 tbsp tomato-puree
      ! 400 g tinned-tomato, chopped
      150 g green-lentil
      1500 ml vegetable-stock
      240 g tinned-chickpea, drained and rinsed
      ? 60 g vermicelli
      ? 1 bunch fresh-coriander, chopped
      ? 1 bunch fresh-parsley, chopped
      ? 2 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, celery-stalk} and cook gently until soft. / Stir in {a: fresh-ginger} and cook until it smells good.
      2m: Stir in {a: ground-cumin, ground-turmeric, ground-cinnamon, paprika} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      30m: Rinse {a: green-lentil} in a fine sieve under cold running water. / Stir in {a: tinned-tomato}. / Add {a: green-lentil}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat.
      10m: Add {a: tinned-chickpea}. / Add {a: vermicelli}. / Simmer until everything is tender. / Stir often, and add a splash of water if it gets too thick.
      Stir in {a: fresh-coriander, fresh-parsley}. / Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste. / Divide between bowls.`,
    swaps: { vermicelli: 'rice-vermicelli', 'green-lentil': 'brown-lentil green-split-pea' },
    varies: {
      'green-lentil': 'brown-lentil puy-lentil red-lentil',
      'tinned-chickpea': 'pulse',
      vermicelli: 'rice-vermicelli long-grain-rice orzo freekeh bulgur',
      'vegetable-stock': 'stock',
      'tinned-tomato': 'passata ripe-tomato plum-tomato',
    },
    takes: [
      'mince plant-mince chorizo sausage poultry meat | 50 | 2 | 8m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'diced-lamb stewing-meat | 50 | 4 | 60m: Add {a}. / Bring to the boil, then cover and simmer over low heat. / Cook {a} until very tender.',
      'firm-vegetable root potato | 50 | 3 | Add {a}, cut into bite-sized pieces where needed.',
      'quick-vegetable leaf | 40 | 5 | 5m: Stir in {a} and cook until just tender.',
      'date harissa yogurt egg bread lemon | 15 | 6 | Serve with {a}.',
    ],
  },
});
