import { dishes } from '../read-dish.ts';

export const chineseThird = dishes({
  'tomato-and-egg': {
    title: 'Tomato and egg stir-fry',
    also: 'tomato and egg; tomato egg; tomato egg stir fry; tomato and eggs; tomatoes and eggs; chinese tomato and egg; chinese tomato egg; stir fried tomato and egg; stir-fried tomato and eggs; scrambled eggs with tomato; scrambled egg and tomato; tomato scrambled eggs; eggs with tomatoes; egg and tomato; egg tomato stir fry; fan qie chao dan; fanqie chaodan; xihongshi chao jidan; xi hong shi chao ji dan; tomaten-ei-pfanne; tomaten mit ei; rührei mit tomaten; oeufs à la tomate; oeufs brouillés à la tomate; uova e pomodoro alla cinese; uova strapazzate al pomodoro; huevos con tomate; huevos revueltos con tomate; ovos mexidos com tomate; トマトと卵の炒め物; トマト卵炒め; 西红柿炒鸡蛋; 番茄炒蛋; 蕃茄炒蛋; بيض بالطماطم صيني; ביצים ועגבניות; टमाटर अंडा',
    summary: 'Soft {a: hen-egg} in a quick, sweet and tangy sauce of {b: ripe-tomato}.',
    kinds: ['eggs', 'stir-fry'],
    courses: ['main', 'lunch', 'dinner', 'breakfast'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight', 'brunch'],
    seasons: ['summer'],
    audiences: ['children', 'students', 'one'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings, by quarter',
    prep: 8,
    list: `
      ? 280 g jasmine-rice, to serve
      ! 8 hen-egg, beaten
      ? 1/2 tsp fine-salt
      4 tbsp vegetable-oil
      ? 2 clove fresh-garlic, crushed
      ! 600 g ripe-tomato, cut into wedges
      ? 2 tsp white-sugar
      ? 1 tbsp soy-sauce
      ? 40 g spring-onion, sliced
      ? white-pepper, to taste`,
    method: `
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      3m: Season {a: hen-egg} with {b: fine-salt}. / Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Pour in {a: hen-egg}. / Cook gently, stirring, until just set. / Lift {a: hen-egg} out and set aside.
      6m: Heat {a: vegetable-oil rest} in the wok. / Stir in {a: fresh-garlic} and cook until it smells good. / Add {a: ripe-tomato} and cook until soft. / Stir in {a: white-sugar, soy-sauce}.
      1m: Fold in {a: hen-egg}. / Season with {a: white-pepper} to taste. / Scatter with {a: spring-onion}. / Serve straight away[ with {a: jasmine-rice}].`,
    varies: { 'jasmine-rice': 'rice noodle grain', 'spring-onion': 'onion herb leek' },
    swaps: { 'jasmine-rice': 'basmati-rice quinoa' },
    takes: [
      'quick-vegetable mushroom leaf onion leek | 50 | 3 | 4m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'poultry meat shellfish tofu mince plant-mince bacon ham sausage | 60 | 3 | 7m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'tomato-ketchup oyster-sauce fresh-ginger chilli chilli-flake sesame-oil shaoxing-wine tomato-puree | 4 | 4 | Stir in {a}.',
    ],
  },
  'stir-fried-greens': {
    title: 'Stir-fried greens',
    swapped: 'Stir-fried {a: pak-choi}',
    also: 'stir fried greens; chinese greens; asian greens; garlic greens; greens with garlic; chinese greens with garlic; stir fried pak choi; stir-fried pak choi; garlic pak choi; pak choi with garlic; pak choi; bok choy; stir fried bok choy; garlic bok choy; bok choy with garlic; pak choy; stir fried choy sum; stir fried morning glory; chinese greens with oyster sauce; greens with oyster sauce; greens in oyster sauce; chao qingcai; stir fry greens; sauteed greens; pak choi aus der pfanne; pak choi mit knoblauch; pak choi gebraten; pak choï sauté; pak choi sauté; bok choy saltato; pak choi saltato; bok choy salteado; pak choi salteado; acelga chinesa refogada; チンゲン菜炒め; 青菜炒め; 炒青菜; 蒜蓉青菜; 蒜蓉小白菜; 蠔油菜心; باك تشوي مقلي; באק צ׳וי מוקפץ; पाक चोय',
    summary: '{a: pak-choi} tossed in a very hot pan[ with {b: fresh-garlic}].',
    kinds: ['vegetables', 'stir-fry'],
    courses: ['side', 'dinner', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight', 'lunar-new-year'],
    audiences: ['one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'fresh', 'savoury', 'vegetable-rich', 'one-pot'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 8,
    list: `
      2 tbsp vegetable-oil
      ? 4 clove fresh-garlic, sliced
      ? 1 tbsp fresh-ginger, grated
      600 g pak-choi, quartered
      ? 2 tbsp soy-sauce
      ? 1 tsp sesame-oil
      ? 1 tsp sesame-seed`,
    method: `
      1m: Heat {a: vegetable-oil} in a wok over high heat until it shimmers. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      4m: Stir-fry {a: pak-choi} over high heat until just tender with some bite.
      1m: Add {a: soy-sauce, sesame-oil} and toss. / Scatter with {a: sesame-seed} and serve straight away.`,
    swaps: { 'pak-choi': 'spinach tenderstem-broccoli' },
    varies: { 'pak-choi': 'leaf cabbage tenderstem-broccoli green-bean mangetout sugar-snap-pea asparagus broccoli' },
    takes: [
      'quick-vegetable mushroom firm-vegetable onion leek celery-stalk | 60 | 2 | 4m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'poultry meat shellfish tofu mince plant-mince | 60 | 3 | 7m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'oyster-sauce hoisin-sauce black-bean-sauce chilli chilli-flake shaoxing-wine lemon-juice white-pepper | 4 | 3 | Stir in {a}.',
      'nut seed crispy-onion | 8 | 3 | Scatter with {a}.',
    ],
  },
  congee: {
    title: 'Congee',
    swapped: 'Porridge of {a: jasmine-rice}',
    also: 'rice porridge; rice congee; chinese congee; chinese rice porridge; savoury rice porridge; savory rice porridge; jook; juk; zhou; chicken congee; chicken rice porridge; plain congee; ginger congee; arroz caldo; lugaw; okayu; kayu; bubur; sick day porridge; rice gruel; congie; conjee; kongee; reisbrei herzhaft; chinesischer reisbrei; reisporridge; reissuppe chinesisch; bouillie de riz; porridge de riz; porridge di riso; zuppa di riso cinese; gachas de arroz chinas; papilla de arroz; mingau de arroz salgado; canja chinesa; お粥; おかゆ; 中華粥; 粥; 白粥; 鸡粥; 大米粥; 죽; كونجي; عصيدة الأرز; קונג׳י; דייסת אורז; कांजी; चावल का दलिया',
    summary: 'A soft, soothing porridge of {a: jasmine-rice}[ with {b: fresh-ginger, spring-onion}].',
    kinds: ['porridge', 'soup', 'rice'],
    courses: ['breakfast', 'main', 'lunch', 'dinner'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'light', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 8,
    list: `
      ! 180 g jasmine-rice
      1800 ml chicken-stock
      ? 1 tbsp fresh-ginger, grated
      ? 300 g chicken-breast
      ? 2 tbsp soy-sauce
      ? 2 tsp sesame-oil
      ? white-pepper, to taste
      ? 60 g spring-onion, sliced
      ? 40 g roasted-peanut, chopped`,
    method: `
      Rinse {a: jasmine-rice} in a fine sieve under cold running water.
      45m: Put {a: jasmine-rice, chicken-stock, fresh-ginger} in a large pot. / Bring to the boil, then simmer gently, half covered, until thick. / Stir often, and add a splash of water if it gets too thick.
      8m: Cut {a: chicken-breast} into thin strips where needed. / Add {a: chicken-breast} and cook {a!done}.
      Stir in {a: soy-sauce}. / Season with {a: white-pepper} to taste. / Divide between bowls. / Drizzle with {a: sesame-oil}. / Scatter with {a: spring-onion, roasted-peanut} and serve.`,
    swaps: { 'chicken-breast': 'turkey-breast firm-tofu chickpea-tofu', 'roasted-peanut': 'cashew-nut sunflower-seed' },
    varies: {
      'chicken-breast': 'poultry fish white-fish shellfish tofu meat mushroom mince',
      'jasmine-rice': 'short-grain-rice long-grain-rice basmati-rice broken-rice',
      'chicken-stock': 'stock',
      'roasted-peanut': 'nut seed crispy-onion',
      'spring-onion': 'onion herb leek',
    },
    takes: [
      'quick-vegetable mushroom firm-vegetable root | 50 | 3 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'leaf | 30 | 4 | 2m: Add {a} and stir until wilted.',
      'herb chilli chilli-oil crispy-chilli-oil crispy-onion century-egg kimchi pickle | 8 | 4 | Top with {a}.',
    ],
  },
  'hot-and-sour-soup': {
    title: 'Hot and sour soup',
    also: 'hot & sour soup; hot n sour soup; hot and sour; hot-and-sour soup; sour and spicy soup; szechuan soup; sichuan soup; chinese hot and sour soup; spicy sour soup; suan la tang; suanla tang; sweet and sour soup; peking soup; peking suppe; pekingsuppe; peking-suppe; sauer-scharf-suppe; sauerscharfe suppe; sauer scharfe suppe; scharf-saure suppe; soupe pékinoise; soupe aigre-piquante; soupe piquante et aigre; zuppa agropiccante; zuppa agro piccante; sopa agripicante; sopa agria picante; sopa agripicante china; sopa azeda e picante; サンラータン; 酸辣湯; 酸辣汤; 酸辣豆腐汤; شوربة حارة وحامضة; מרק חמוץ חריף; हॉट एंड सॉर सूप; हॉट एंड सार सूप',
    summary: 'A hot, tangy soup with {a: shiitake-mushroom, firm-tofu, hen-egg}.',
    kinds: ['soup'],
    courses: ['starter', 'main', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight', 'lunar-new-year'],
    seasons: ['autumn', 'winter'],
    audiences: ['one', 'students'],
    manners: ['quick', 'easy', 'spicy', 'sour', 'light', 'healthy', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 12,
    list: `
      1200 ml chicken-stock
      150 g shiitake-mushroom, sliced
      ? 100 g bamboo-shoot, cut into strips
      ? 100 g carrot, cut into matchsticks
      ? 1 tbsp fresh-ginger, grated
      3 tbsp soy-sauce
      ? 200 g firm-tofu, cut into strips
      3 tbsp cornflour
      ? 2 hen-egg, beaten
      4 tbsp black-vinegar
      1 tsp white-pepper
      ? 1 tsp chilli-oil
      ? 40 g spring-onion, sliced`,
    method: `
      Bring {a: chicken-stock} to the boil in a large pot.
      6m: Add {a: shiitake-mushroom, bamboo-shoot, carrot, fresh-ginger}. / Stir in {a: soy-sauce}. / Simmer until everything is tender.
      3m: Add {a: firm-tofu}. / Stir {a: cornflour} with a splash of cold water, then whisk it into the pot. / Simmer gently until slightly thickened.
      2m: Pour in {a: hen-egg} in a thin stream, stirring slowly, so that threads form.
      Stir in {a: black-vinegar, white-pepper}. / Taste and season again. / Divide between bowls. / Drizzle with {a: chilli-oil}. / Scatter with {a: spring-onion} and serve straight away.`,
    swaps: {
      'black-vinegar': 'rice-vinegar cider-vinegar',
      'hen-egg': 'plant-egg',
      cornflour: 'potato-starch',
      'white-pepper': 'black-pepper',
    },
    varies: {
      'shiitake-mushroom': 'mushroom',
      'bamboo-shoot': 'quick-vegetable mushroom',
      carrot: 'firm-vegetable quick-vegetable',
      'firm-tofu': 'tofu shellfish cooked-chicken',
      'chicken-stock': 'stock',
      'black-vinegar': 'vinegar lime-juice',
    },
    takes: [
      'poultry meat shellfish fish white-fish | 60 | 3 | 6m: Cut {a} into thin strips where needed. / Add {a} and cook {a!done}.',
      'quick-vegetable firm-vegetable leaf mushroom | 40 | 2 | 4m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'noodle | 50 | 5 | 6m: Cook {a} as the packet says. / Divide {a} between bowls.',
      'chilli chilli-flake sesame-oil sriracha doubanjiang herb | 3 | 5 | Stir in {a}.',
    ],
  },
  'wonton-soup': {
    title: 'Wonton soup',
    swapped: 'Soup with parcels of {a: minced-pork}',
    also: 'wontons; wonton; won ton soup; wantan soup; wontonsoup; wun tun soup; chinese dumpling soup; dumpling soup; pork wonton soup; wonton noodle soup; wonton mein; wonton dumplings; hun tun; huntun; hundun; wan tan; wantan; wantan mee; wontan soup; wanton soup; wantan-suppe; wantansuppe; wan-tan-suppe; wan tan suppe; wonton-suppe; soupe wonton; soupe aux wontons; soupe won ton; zuppa wonton; zuppa di wonton; sopa wantán; sopa wantan; sopa de wonton; ワンタンスープ; ワンタン; 馄饨; 馄饨汤; 云吞; 云吞汤; 餛飩湯; 완탕; شوربة ونتون; מרק וונטון; वॉन्टन सूप',
    summary: 'Silky parcels of {a: minced-pork} in a clear soup[ with {b: pak-choi}].',
    kinds: ['soup', 'dumpling'],
    courses: ['main', 'starter', 'dinner', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['lunar-new-year', 'sunday', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children'],
    manners: ['comforting', 'light', 'mild', 'savoury', 'high-protein', 'warm', 'make-ahead', 'no-bake'],
    methods: ['boiled', 'stuffed'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 30,
    list: `
      ? 60 g spring-onion, sliced
      ? 2 tbsp fresh-ginger, grated
      3 tbsp soy-sauce
      ? 2 tsp sesame-oil
      300 g minced-pork
      ! 28 wonton-wrapper
      1400 ml chicken-stock
      ? 250 g pak-choi, quartered
      ? white-pepper, to taste`,
    method: `
      Put {a: spring-onion half, fresh-ginger half, soy-sauce half, sesame-oil half} in a large bowl. / Add {a: minced-pork} and knead with your hands until the mixture holds together.
      Put a little filling on each of {a: wonton-wrapper}, wet the edges, fold over and press together firmly.
      6m meanwhile: Bring {a: chicken-stock} to the boil in a large pot. / Stir in {a: soy-sauce rest, fresh-ginger rest}. / Add {a: pak-choi} and cook until just tender.
      12m: Bring a large pot of salted water to the boil. / Boil a few at a time until they float, then for {2 min} more. / Check that the filling is cooked through ({74C} inside).
      Lift out with a slotted spoon and drain well. / Divide between bowls. / Ladle the soup over. / Drizzle with {a: sesame-oil rest}. / Season with {a: white-pepper} to taste. / Scatter with {a: spring-onion rest} and serve.`,
    swaps: { 'minced-pork': 'minced-turkey plant-mince' },
    varies: {
      'minced-pork': 'mince plant-mince',
      'pak-choi': 'leaf quick-vegetable',
      'chicken-stock': 'stock',
      'wonton-wrapper': 'dumpling-wrapper',
    },
    takes: [
      'shellfish mushroom tofu water-chestnut | 30 | 2 | Chop {a} finely. / Stir in {a}.',
      'quick-vegetable mushroom firm-vegetable leaf | 40 | 4 | 4m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'noodle | 50 | 5 | 6m: Cook {a} as the packet says. / Divide {a} between bowls.',
      'chilli-oil chilli chilli-flake crispy-chilli-oil herb crispy-onion | 4 | 5 | Top with {a}.',
    ],
  },
});
