import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const japaneseThird = dishes({
  'sushi-rolls': {
    title: 'Sushi rolls',
    also: 'sushi; maki; maki sushi; makizushi; maki rolls; maki roll; sushi roll; homemade sushi; vegetable sushi; veggie sushi; vegan sushi; vegetarian sushi; avocado sushi; avocado roll; avocado maki; cucumber roll; cucumber maki; kappa maki; kappamaki; hosomaki; futomaki; california roll; california rolls; norimaki; cooked sushi; sushi without fish; sushi for children; sooshi; shushi; suchi; sushirollen; sushi selber machen; maki-rollen; makirollen; makis; sushi végétarien; rouleaux de sushi; sushi maison; rotoli di sushi; sushi vegetariano; rollos de sushi; rollitos de sushi; sushi casero; rolinhos de sushi; sushi de legumes; 巻き寿司; のり巻き; 太巻き; 寿司; すし; かっぱ巻き; 寿司卷; 卷寿司; 壽司; 초밥; 롤초밥; سوشي; رول سوشي; סושי; רול סושי; सुशी; सुशी रोल',
    summary: 'Rolls of {a: short-grain-rice, nori} filled with {b: avocado, cucumber, carrot}.',
    kinds: ['sushi', 'rice'],
    courses: ['main', 'starter', 'lunch', 'snack'],
    cuisines: ['japanese', 'asian'],
    occasions: ['party', 'lunchbox', 'date', 'guests', 'buffet', 'picnic'],
    seasons: ['spring', 'summer'],
    audiences: ['children'],
    manners: ['cold', 'fresh', 'light', 'healthy', 'mild', 'vegetable-rich', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 35,
    list: `
      ! 320 g short-grain-rice
      4 tbsp rice-vinegar
      ? 2 tbsp white-sugar
      ? 1 tsp fine-salt
      ! 6 sheet nori
      200 g avocado, sliced
      200 g cucumber, cut into strips
      100 g carrot, cut into matchsticks
      ? 1 tbsp sesame-seed
      4 tbsp soy-sauce
      ? 40 g pickled-ginger, to serve
      ? 1 tsp wasabi-paste, to serve`,
    method: `
      Rinse {a: short-grain-rice} in a fine sieve under cold running water.
      20m: Cook {a: short-grain-rice} as the packet says.
      15m rest: Fold in {a: rice-vinegar, white-sugar, fine-salt}. / Leave to cool until just warm.
      Cut {a: avocado, cucumber, carrot} into thin strips where needed.
      Spread {a: short-grain-rice} thinly over {b: nori}, leaving a strip free along one edge. / Scatter with {a: sesame-seed}. / Lay {a: avocado, cucumber, carrot} along one side. / Roll up tightly, starting with the filled side.
      Trim the ends and cut each roll into thick slices. / Chill in the fridge until you serve it, and eat it within a day. / Serve with {a: soy-sauce, pickled-ginger, wasabi-paste}.`,
    swaps: { avocado: 'cooked-carrot asparagus', carrot: 'red-pepper', cucumber: 'courgette', 'rice-vinegar': 'cider-vinegar' },
    varies: {
      avocado:
        'cooked-prawn tinned-tuna tinned-salmon crab-stick crab-meat cooked-chicken hot-smoked-salmon smoked-tofu firm-tofu mango asparagus cream-cheese',
      cucumber: 'quick-vegetable salad pickled-radish',
      carrot: 'sweet-pepper quick-vegetable salad',
      'sesame-seed': 'seed furikake',
      'rice-vinegar': 'seasoned-rice-vinegar vinegar',
    },
    takes: [
      'cooked-prawn tinned-tuna tinned-salmon crab-stick crab-meat cooked-chicken ham soft-cheese mango mayonnaise vegan-mayonnaise salad kimchi crispy-onion herb | 25 | 6 | Lay {a} along one side.',
      'poultry meat tofu fish shellfish mushroom firm-vegetable quick-vegetable | 40 | 5 | 8m: Cut {a} into thin strips where needed. / Fry {a} in another pan {a!done}. / Leave to cool until just warm.',
      'edamame sriracha ponzu tamari | 10 | 6 | Serve with {a}.',
    ],
  },
  okonomiyaki: {
    title: 'Okonomiyaki',
    also: 'okonomi-yaki; okonomi yaki; okonomyaki; okinomiyaki; okonomiyaki pancake; japanese pancake; japanese cabbage pancake; japanese savoury pancake; japanese savory pancake; cabbage pancake; cabbage pancakes; savoury cabbage pancake; savory cabbage pancakes; osaka pancake; osaka okonomiyaki; japanese pizza; japanese omelette pancake; vegetarian okonomiyaki; vegan okonomiyaki; japanischer pfannkuchen; japanischer kohlpfannkuchen; kohlpfannkuchen; japanische pizza; crêpe japonaise; galette japonaise; galette de chou japonaise; frittata giapponese; pancake giapponese; tortilla japonesa; pizza japonesa; tortita japonesa de col; panqueca japonesa; お好み焼き; おこのみやき; 大阪烧; 御好烧; 大阪燒; 오코노미야키; أوكونومياكي; אוקונומיאקי; ओकोनोमियाकी',
    summary: 'A thick, soft pancake of {a: white-cabbage, hen-egg}[ and {b: streaky-bacon}] with a dark, sweet glaze.',
    kinds: ['pancake', 'fritter'],
    courses: ['main', 'dinner', 'lunch', 'snack'],
    cuisines: ['japanese', 'asian'],
    occasions: ['weeknight', 'brunch', 'party'],
    audiences: ['children', 'students'],
    manners: ['cheap', 'comforting', 'filling', 'savoury', 'sweet', 'easy', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 pancakes for 4, by half',
    prep: 20,
    list: `
      4 tbsp tomato-ketchup
      2 tbsp worcestershire-sauce
      1 tbsp soy-sauce
      ? 1 tbsp brown-sugar
      200 g plain-flour
      1 tsp baking-powder
      220 ml dashi
      3 hen-egg
      ! 500 g white-cabbage, shredded
      ? 60 g spring-onion, sliced
      3 tbsp vegetable-oil
      ? 120 g streaky-bacon, halved
      ? 3 tbsp japanese-mayonnaise
      ? 5 g bonito-flake
      ? 1 tbsp pickled-ginger`,
    method: `
      Stir {a: tomato-ketchup, worcestershire-sauce, soy-sauce, brown-sugar} together.
      Stir {a: plain-flour, baking-powder} together in a large bowl. / Whisk {a: dashi, hen-egg} together. / Pour the liquid into the bowl and stir until just combined; small lumps are fine. / Fold in {a: white-cabbage, spring-onion}.
      12m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Drop in large heaps of the mixture, press them flat to the thickness of a finger and cook until golden underneath. / Lay {a: streaky-bacon} on top.
      10m*: Turn with care and cook until golden and crisp underneath and set in the middle.
      Spoon over the sauce. / Drizzle with {a: japanese-mayonnaise}. / Scatter with {a: bonito-flake, pickled-ginger} and serve straight away.`,
    swaps: {
      'plain-flour': 'gluten-free-flour rice-flour',
      'hen-egg': 'flax-egg plant-egg',
      'japanese-mayonnaise': 'vegan-mayonnaise',
      'worcestershire-sauce': 'vegan-worcestershire-sauce tamari',
      'streaky-bacon': 'turkey-bacon vegan-bacon smoked-tofu',
      'tomato-ketchup': 'plum-sauce',
      'bonito-flake': 'nori',
      dashi: 'kombu-dashi low-allergen-vegetable-stock plain-water',
    },
    varies: {
      'streaky-bacon': 'bacon pork-belly vegan-bacon turkey-bacon smoked-tofu',
      'japanese-mayonnaise': 'mayonnaise',
      'spring-onion': 'onion leek herb',
      dashi: 'stock',
      'bonito-flake': 'nori sesame-seed crispy-onion',
    },
    takes: [
      'shellfish kimchi quick-vegetable firm-vegetable mushroom bean-sprout sweetcorn melting-cheese tempura-flour | 30 | 3 | Chop {a} finely. / Fold in {a}.',
      'poultry meat tofu mince plant-mince | 50 | 3 | 7m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Fold in {a}.',
      'nori sesame-seed herb chilli-flake crispy-onion sriracha | 4 | 5 | Top with {a}.',
    ],
  },
  yakisoba: {
    title: 'Yakisoba',
    swapped: 'Fried {a: ramen-noodle} with {b: white-cabbage, carrot}',
    also: 'yaki soba; yaki-soba; yakisoba noodles; japanese fried noodles; japanese stir fried noodles; japanese stir-fried noodles; japanese noodle stir fry; pork yakisoba; chicken yakisoba; vegetable yakisoba; vegan yakisoba; sosu yakisoba; yaki udon; yakiudon; yakisobe; yakissoba; yakisoba pan; yakisoba chicken; japanische gebratene nudeln; gebratene japanische nudeln; gebratene ramen-nudeln; nouilles sautées japonaises; nouilles japonaises sautées; noodles giapponesi saltati; yakisoba di maiale; fideos japoneses salteados; tallarines japoneses; yakissoba de frango; yakissoba de carne; 焼きそば; やきそば; ソース焼きそば; 日式炒面; 日式炒麵; 야키소바; ياكيسوبا; יאקיסובה; याकिसोबा',
    summary: '{a: ramen-noodle} fried with {b: pork-fillet, white-cabbage, carrot} in a dark, tangy sauce.',
    kinds: ['noodles', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['japanese', 'asian'],
    occasions: ['weeknight', 'lunchbox', 'party'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'filling', 'savoury', 'mild', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 12,
    list: `
      4 tbsp worcestershire-sauce
      2 tbsp soy-sauce
      2 tbsp tomato-ketchup
      1 tbsp brown-sugar
      300 g ramen-noodle
      3 tbsp vegetable-oil
      300 g pork-fillet
      ? 120 g brown-onion, sliced
      150 g carrot, cut into matchsticks
      300 g white-cabbage, shredded
      ? 100 g bean-sprout
      ? 40 g spring-onion, sliced
      ? 20 g pickled-ginger`,
    method: `
      Whisk {a: worcestershire-sauce, soy-sauce, tomato-ketchup, brown-sugar} together.
      4m: Cook {a: ramen-noodle} as the packet says. / Drain {a: ramen-noodle}, rinse under cold running water and drain again.
      6m: Cut {a: pork-fillet} into thin strips where needed. / Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Fry {a: pork-fillet} {a!done}. / Lift {a: pork-fillet} out and set aside.
      5m: Heat {a: vegetable-oil rest} in the wok. / Cut {a: carrot, white-cabbage} into small pieces where needed. / Stir-fry {a: brown-onion, carrot, white-cabbage, bean-sprout} over high heat until just tender with some bite.
      3m: Return {a: pork-fillet} to the wok. / Add {a: ramen-noodle}. / Pour in the sauce and toss over high heat until everything is coated and steaming hot.
      Top with {a: pickled-ginger}. / Scatter with {a: spring-onion} and serve straight away.`,
    swaps: {
      'pork-fillet': 'chicken-breast turkey-breast firm-tofu',
      'ramen-noodle': 'wheat-noodle rice-noodle',
      'worcestershire-sauce': 'vegan-worcestershire-sauce tamari',
      'tomato-ketchup': 'plum-sauce',
    },
    varies: {
      'pork-fillet': 'meat poultry tofu shellfish mushroom bacon seitan tempeh sausage',
      'ramen-noodle': 'noodle spaghetti',
      carrot: 'firm-vegetable quick-vegetable mushroom',
      'white-cabbage': 'leaf cabbage quick-vegetable',
      'bean-sprout': 'quick-vegetable mushroom',
      'brown-onion': 'onion leek',
      'brown-sugar': 'sugar syrup',
    },
    takes: stirFryAdditions(5, 6),
  },
  'udon-soup': {
    title: 'Udon soup',
    swapped: 'Noodle bowl with {a: udon-noodle}',
    also: 'udon; udon noodle soup; udon noodles; udon noodle; udon bowl; udon noodles soup; kake udon; kakeudon; kitsune udon; tanuki udon; tsukimi udon; nabeyaki udon; japanese udon soup; japanese noodle broth; udon broth; soba soup; soba noodle soup; vegetable udon; vegan udon; chicken udon; tofu udon; beef udon; udon miso soup; oudon; udong; undon; udonsuppe; udon-suppe; udon-nudelsuppe; udonnudeln; soupe udon; soupe de nouilles udon; zuppa di udon; zuppa udon; sopa de udon; sopa udon; sopa de fideos udon; sopa de macarrão udon; うどん; きつねうどん; かけうどん; 温うどん; 乌冬面; 乌冬汤面; 烏龍麵; 우동; شوربة أودون; أودون; מרק אודון; उडोन सूप',
    summary: 'Thick {a: udon-noodle} in a clear, savoury soup with {b: tofu-puff, shiitake-mushroom, spinach}.',
    kinds: ['soup', 'noodles', 'bowl'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['japanese', 'asian'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'comforting', 'filling', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1400 ml dashi
      5 tbsp soy-sauce
      3 tbsp mirin
      ? 1 tbsp fresh-ginger, grated
      ? 150 g shiitake-mushroom, sliced
      ? 120 g tofu-puff, cut into strips
      ? 150 g spinach
      400 g udon-noodle
      ? 4 hen-egg, boiled for {7 min}, peeled and halved
      ? 40 g spring-onion, sliced
      ? 1 tsp shichimi-togarashi`,
    method: `
      6m: Bring {a: dashi} to the boil in a large pot. / Stir in {a: soy-sauce, mirin, fresh-ginger}.
      6m: Add {a: shiitake-mushroom, tofu-puff}. / Simmer gently for {5 min}. / Add {a: spinach} and stir until wilted.
      10m meanwhile: Cook {a: udon-noodle} as the packet says. / Drain {a: udon-noodle}.
      Divide {a: udon-noodle} between bowls. / Ladle the soup over. / Top with {a: hen-egg}. / Scatter with {a: spring-onion, shichimi-togarashi} and serve.`,
    swaps: {
      'udon-noodle': 'rice-noodle',
      mirin: 'alcohol-free-mirin apple-juice',
      dashi: 'kombu-dashi low-allergen-vegetable-stock',
      'tofu-puff': 'firm-tofu chickpea-tofu',
      'hen-egg': 'firm-tofu*0.9 chickpea-tofu*0.9',
    },
    varies: {
      'udon-noodle': 'noodle',
      'shiitake-mushroom': 'mushroom',
      'tofu-puff': 'tofu cooked-prawn cooked-chicken fish-cake',
      spinach: 'leaf',
      dashi: 'stock',
      'spring-onion': 'onion leek herb',
    },
    takes: [
      'poultry meat shellfish fish white-fish | 70 | 2 | 8m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook {a!done}.',
      'quick-vegetable firm-vegetable root mushroom | 40 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'chilli chilli-oil chilli-flake miso sesame-oil curry-powder fresh-garlic | 3 | 2 | Stir in {a}.',
      'nori sesame-seed kimchi crispy-onion wakame | 5 | 4 | Top with {a}.',
    ],
  },
});
