import { dishes } from '../read-dish.ts';

export const japaneseSecond = dishes({
  gyudon: {
    title: 'Gyudon',
    swapped: '{a: rump-steak} on {b: short-grain-rice}',
    also: 'gyu don; gyūdon; gyuudon; gyudon bowl; japanese beef bowl; beef bowl; beef rice bowl; beef donburi; beef don; beef and rice; beef and onion rice bowl; beef on rice; rice with beef; yoshinoya beef bowl; beef and rice bowl; donburi; japanese beef and rice; japanese rice bowl; gyodon; guydon; reisschale mit rindfleisch; japanische rindfleischschale; rindfleisch mit reis; bol de riz au bœuf; bol de riz au boeuf japonais; ciotola di riso con manzo; riso con manzo; bol de arroz con ternera; arroz con ternera japonés; arroz com carne japonês; 牛丼; ぎゅうどん; 牛肉盖饭; 牛丼饭; 牛肉飯; 규동; جيودون; غيودون; גיודון; ग्यूडोन',
    summary: 'Thin slices of {a: rump-steak} simmered with {b: brown-onion} and served over {c: short-grain-rice}.',
    kinds: ['bowl', 'rice'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['japanese', 'asian'],
    occasions: ['weeknight'],
    audiences: ['children', 'students', 'one'],
    manners: ['quick', 'easy', 'comforting', 'sweet', 'savoury', 'mild', 'high-protein', 'warm', 'no-bake'],
    methods: ['braised', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      320 g short-grain-rice
      250 ml dashi
      5 tbsp soy-sauce
      4 tbsp mirin
      1 tbsp brown-sugar
      ? 1 tbsp fresh-ginger, grated
      300 g brown-onion, sliced
      500 g rump-steak
      ? 40 g spring-onion, sliced
      ? 30 g pickled-ginger`,
    method: `
      20m: Cook {a: short-grain-rice} as the packet says.
      10m meanwhile: Put {a: dashi, soy-sauce, mirin, brown-sugar, fresh-ginger} in a wide pan. / Bring to the boil, then simmer gently. / Add {a: brown-onion} and cook until soft.
      5m meanwhile: Cut {a: rump-steak} into thin strips where needed. / Add {a: rump-steak} and cook {a!done}.
      Divide {a: short-grain-rice} between bowls. / Lay {a: rump-steak} on top. / Spoon over the sauce. / Top with {a: pickled-ginger}. / Scatter with {a: spring-onion} and serve.`,
    swaps: {
      'rump-steak': 'chicken-thigh firm-tofu oyster-mushroom',
      mirin: 'alcohol-free-mirin apple-juice',
      'short-grain-rice': 'quinoa millet',
      'brown-onion': 'fennel white-cabbage',
      dashi: 'kombu-dashi low-allergen-vegetable-stock',
    },
    varies: {
      'rump-steak':
        'beef-strip sirloin-steak ribeye-steak minced-beef flank-steak pork-fillet pork-loin-steak lamb-steak poultry tofu mushroom seitan mince plant-mince',
      'short-grain-rice': 'rice noodle grain',
      'brown-onion': 'onion leek mushroom',
      'brown-sugar': 'sugar syrup',
      dashi: 'stock',
    },
    takes: [
      'quick-vegetable mushroom leaf firm-vegetable glass-noodle | 50 | 3 | 4m: Add {a} and cook {a!done}.',
      'chilli chilli-flake sake sriracha gochujang fresh-garlic | 3 | 3 | Stir in {a}.',
      'egg | 55 | 4 | 4m: Fry {a} in another pan {a!done}. / Keep {a} warm to serve on top.',
      'nori sesame-seed kimchi shichimi-togarashi edamame | 8 | 4 | Top with {a}.',
    ],
  },
  'miso-soup': {
    title: 'Miso soup',
    swapped: 'Soup with {a: white-miso}',
    also: 'misosoup; miso broth; miso soup with tofu; tofu miso soup; miso soup with tofu and seaweed; japanese soup; japanese miso soup; misoshiru; miso shiru; miso-shiru; omisoshiru; vegan miso soup; mizo soup; miso soupe; misosuppe; miso-suppe; miso suppe; soupe miso; soupe au miso; zuppa di miso; sopa de miso; sopa miso; missoshiru; missoshiro; 味噌汁; みそ汁; お味噌汁; 味噌湯; 味噌汤; 味增汤; 미소시루; 미소국; 일본된장국; شوربة ميسو; حساء الميسو; מרק מיסו; मिसो सूप',
    summary: 'A light, savoury soup with {a: white-miso, silken-tofu, wakame}.',
    kinds: ['soup'],
    courses: ['starter', 'side', 'lunch', 'breakfast'],
    cuisines: ['japanese', 'asian'],
    occasions: ['weeknight'],
    audiences: ['children', 'one'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'savoury', 'mild', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      1000 ml dashi
      ? 5 g wakame
      ? 200 g silken-tofu, cut into {1cm} pieces
      70 g white-miso
      ? 30 g spring-onion, sliced`,
    method: `
      5m: Bring {a: dashi} to the boil in a large pot.
      4m: Add {a: wakame}. / Add {a: silken-tofu}. / Simmer gently for {3 min}.
      Take the pot off the heat. / Stir in {a: white-miso} until dissolved.
      Divide between bowls. / Scatter with {a: spring-onion} and serve straight away.`,
    swaps: {
      'white-miso': 'chickpea-miso',
      'silken-tofu': 'chickpea-tofu*0.8 spinach*0.5',
      dashi: 'kombu-dashi low-allergen-vegetable-stock',
    },
    varies: {
      'white-miso': 'miso',
      'silken-tofu': 'tofu mushroom leaf quick-vegetable',
      wakame: 'leaf nori kombu',
      dashi: 'stock',
      'spring-onion': 'onion herb leek',
    },
    takes: [
      'firm-vegetable root potato quick-vegetable mushroom | 40 | 2 | 8m: Add {a}, cut into bite-sized pieces where needed. / Simmer until everything is tender.',
      'leaf | 30 | 3 | 2m: Add {a} and stir until wilted.',
      'noodle | 50 | 4 | 6m: Cook {a} as the packet says. / Divide {a} between bowls.',
      'fish white-fish shellfish poultry meat | 50 | 2 | 8m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook {a!done}.',
      'fresh-ginger chilli-flake chilli sesame-oil soy-sauce sesame-seed nori | 2 | 4 | Scatter {a} over the top.',
    ],
  },
  karaage: {
    title: 'Karaage',
    swapped: '{a: chicken-thigh}, karaage style',
    also: 'chicken karaage; karaage chicken; tori no karaage; tori karaage; kara-age; kara age; karage; japanese fried chicken; japanese fried chicken thighs; japanese popcorn chicken; tatsuta age; tatsutaage; zangi; karaague; kaarage; japanisches frittiertes hähnchen; japanisch frittiertes hähnchen; hähnchen karaage; poulet karaage; poulet frit japonais; pollo karaage; pollo fritto giapponese; pollo frito japonés; frango karaage; frango frito japonês; 唐揚げ; から揚げ; からあげ; 鶏の唐揚げ; 唐扬鸡块; 日式炸鸡; 日式炸雞; 가라아게; كارااغي; دجاج مقلي ياباني; קראגה; עוף מטוגן יפני; कराअगे',
    summary: 'Juicy, crunchy pieces of {a: chicken-thigh}, marinated with {b: soy-sauce, fresh-ginger, fresh-garlic}.',
    kinds: ['nibbles', 'bowl'],
    courses: ['main', 'starter', 'snack', 'dinner'],
    cuisines: ['japanese', 'asian'],
    occasions: ['party', 'weeknight', 'lunchbox', 'picnic', 'buffet'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['crunchy', 'savoury', 'high-protein', 'comforting', 'easy', 'mild', 'no-bake'],
    methods: ['fried', 'deep-fried', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      600 g chicken-thigh
      3 tbsp soy-sauce
      ? 1 tbsp sake
      ? 1 tbsp fresh-ginger, grated
      ? 2 clove fresh-garlic, crushed
      100 g potato-starch
      150 ml vegetable-oil
      ? 4 tbsp japanese-mayonnaise
      ? 1 lemon, cut into wedges`,
    method: `
      30m rest: Cut {a: chicken-thigh} into bite-sized pieces where needed. / Put {a: chicken-thigh} in a large bowl. / Add {a: soy-sauce, sake, fresh-ginger, fresh-garlic} and toss. / Leave to marinate for {30 min}.
      Toss {a: chicken-thigh} with {b: potato-starch} until coated.
      12m*: Heat {a: vegetable-oil} in a small, deep pan over medium heat. / Fry {a: chicken-thigh} in batches {a!done}. / Drain on kitchen paper.
      Serve hot[ with {a: lemon, japanese-mayonnaise}].`,
    swaps: {
      'chicken-thigh': 'turkey-breast firm-tofu oyster-mushroom',
      'potato-starch': 'cornflour rice-flour',
      'japanese-mayonnaise': 'vegan-mayonnaise',
      sake: 'apple-juice',
    },
    varies: {
      'chicken-thigh': 'poultry tofu white-fish fish shellfish mushroom pork-fillet seitan tempeh vegan-chicken cauliflower',
      'japanese-mayonnaise': 'mayonnaise sweet-chilli-sauce ponzu',
      'potato-starch': 'cornflour plain-flour rice-flour',
      lemon: 'lime',
    },
    takes: [
      'chilli chilli-flake five-spice curry-powder sesame-oil sansho-pepper shichimi-togarashi gochujang white-pepper | 2 | 2 | Add {a} and toss.',
      'rice | 70 | 3 | 20m meanwhile: Cook {a} as the packet says. / Serve with {a}.',
      'cucumber lettuce white-cabbage kimchi radish | 40 | 4 | Serve with {a}.',
    ],
  },
  gyoza: {
    title: 'Gyoza',
    swapped: 'Gyoza with {a: minced-pork}',
    also: 'gyozas; gyōza; gyosa; giyoza; japanese dumplings; japanese potstickers; japanese pot stickers; pork gyoza; chicken gyoza; vegetable gyoza; veggie gyoza; vegan gyoza; prawn gyoza; yaki gyoza; fried gyoza; pan fried gyoza; gyoza dumplings; japanische teigtaschen; japanische maultaschen; raviolis japonais; gyozas au porc; ravioli giapponesi; gyoza di maiale; empanadillas japonesas; gyozas de cerdo; guioza; gyoza de porco; 餃子; ぎょうざ; ギョーザ; 焼き餃子; 日式煎饺; 日式饺子; 日式煎餃; 교자; غيوزا; جيوزا; גיוזה; ग्योज़ा',
    summary: 'Thin parcels with {a: minced-pork, white-cabbage, fresh-garlic}, crisp underneath and juicy inside.',
    kinds: ['dumpling', 'nibbles'],
    courses: ['starter', 'main', 'snack', 'dinner'],
    cuisines: ['japanese', 'asian'],
    occasions: ['party', 'guests', 'sunday'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'savoury', 'mild', 'crunchy', 'make-ahead', 'warm', 'no-bake'],
    methods: ['fried', 'steamed', 'stuffed', 'pan-fried'],
    needs: ['hob'],
    makes: '32 dumplings for 4, by half',
    prep: 40,
    list: `
      200 g white-cabbage, finely chopped
      ? 1 tsp fine-salt
      ? 20 g garlic-chive, chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      4 tbsp soy-sauce
      ? 1 tbsp sesame-oil
      300 g minced-pork
      ! 32 dumpling-wrapper
      3 tbsp vegetable-oil
      2 tbsp rice-vinegar
      ? 1 tsp chilli-oil`,
    method: `
      10m rest: Toss {a: white-cabbage} with {b: fine-salt}. / Leave to stand for {10 min}, so that the juices run. / Squeeze out as much liquid as you can in a clean cloth.
      Put {a: white-cabbage, garlic-chive, fresh-garlic, fresh-ginger, soy-sauce third, sesame-oil} in a large bowl. / Add {a: minced-pork} and knead with your hands until the mixture holds together.
      Put a little filling on each of {a: dumpling-wrapper}, wet the edges, fold over and press together firmly.
      8m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Lay the parcels in the pan in batches, not touching, and fry until golden underneath.
      8m*: Pour in a small glass of water for each batch, cover and steam until it has boiled away. / Check that the filling is cooked through ({74C} inside). / Cook until golden and crisp underneath.
      Stir {a: soy-sauce rest, rice-vinegar, chilli-oil} together. / Serve hot, with the sauce for dipping.`,
    swaps: { 'minced-pork': 'minced-turkey plant-mince', 'white-cabbage': 'chinese-cabbage courgette', 'garlic-chive': 'fresh-chive' },
    varies: {
      'minced-pork': 'mince plant-mince',
      'white-cabbage': 'cabbage leaf kimchi',
      'rice-vinegar': 'vinegar',
      'garlic-chive': 'spring-onion fresh-chive herb',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom shellfish tofu leek celery-stalk | 30 | 3 | Chop {a} finely. / Stir in {a}.',
      'mirin sake miso five-spice chilli chilli-flake white-pepper herb | 3 | 3 | Stir in {a}.',
      'ponzu sweet-chilli-sauce sriracha sesame-seed crispy-chilli-oil | 8 | 6 | Serve with {a}.',
    ],
  },
  onigiri: {
    title: 'Onigiri',
    also: 'omusubi; nigirimeshi; japanese rice balls; rice ball; japanese rice ball; japanese rice triangles; rice triangles; onigiri rice balls; tuna onigiri; tuna mayo onigiri; tuna mayonnaise onigiri; salmon onigiri; vegan onigiri; avocado onigiri; musubi; spam musubi; onigri; oniguiri; onigiris; reisbällchen; japanische reisbällchen; reisdreiecke; boulettes de riz japonaises; boules de riz japonaises; triangles de riz; polpette di riso giapponesi; triangoli di riso; bolas de arroz japonesas; triángulos de arroz; bolinho de arroz japonês; おにぎり; おむすび; ツナマヨおにぎり; 饭团; 日式饭团; 三角饭团; 飯糰; 주먹밥; 삼각김밥; أونيغيري; أونيجيري; אוניגירי; ओनिगिरी',
    summary: 'Triangles of {a: short-grain-rice} with {b: tinned-tuna} inside, for eating from the hand.',
    kinds: ['rice', 'sushi'],
    courses: ['snack', 'lunch', 'starter'],
    cuisines: ['japanese', 'asian'],
    occasions: ['lunchbox', 'picnic', 'party'],
    audiences: ['children', 'students'],
    manners: ['cheap', 'mild', 'savoury', 'cold', 'easy', 'filling', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '8 pieces for 4, by half',
    prep: 25,
    list: `
      ! 320 g short-grain-rice
      ? 1/2 tsp fine-salt
      160 g tinned-tuna, drained
      ? 2 tbsp japanese-mayonnaise
      ? 2 tsp soy-sauce
      ? 2 sheet nori, cut into strips
      ? 1 tbsp sesame-seed`,
    method: `
      Rinse {a: short-grain-rice} in a fine sieve under cold running water.
      20m: Cook {a: short-grain-rice} as the packet says.
      10m rest: Fold in {a: fine-salt}. / Leave to cool until just warm.
      Crush {a: tinned-tuna} with a fork. / Stir in {a: japanese-mayonnaise, soy-sauce}.
      Flatten a handful of the warm grains in wet hands, put a spoonful of filling in the middle, close it and press firmly into a triangle. / Wrap each one in a strip of {a: nori}. / Scatter with {a: sesame-seed}.
      Chill in the fridge until you serve it, and eat it within a day.`,
    swaps: { 'tinned-tuna': 'avocado tinned-chickpea', 'japanese-mayonnaise': 'vegan-mayonnaise' },
    varies: {
      'tinned-tuna': 'tinned-fish smoked-fish cooked-chicken cooked-prawn crab-stick avocado pulse kimchi cooked-beef',
      'japanese-mayonnaise': 'mayonnaise vegan-mayonnaise soft-cheese',
      'sesame-seed': 'seed furikake',
    },
    takes: [
      'sriracha chilli-flake wasabi-paste spring-onion fresh-ginger gochujang lemon-juice herb cucumber sweetcorn umeboshi | 5 | 5 | Stir in {a}.',
      'edamame pickled-ginger cucumber pickled-radish | 30 | 6 | Serve with {a}.',
    ],
  },
});
