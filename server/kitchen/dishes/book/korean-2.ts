import { dishes } from '../read-dish.ts';

export const koreanSecond = dishes({
  'kimchi-jjigae': {
    title: 'Kimchi jjigae',
    swapped: 'Korean stew with {a: kimchi}',
    also: 'kimchi stew; kimchi soup; kimchijjigae; kimchi jigae; kimchi chigae; kimchi jiggae; kimchi chige; korean stew; korean kimchi stew; spicy korean stew; kimchi tofu stew; kimchi and tofu soup; kimchi tofu soup; kimchi pork stew; pork and kimchi stew; kimchee jjigae; kimchee stew; kimchiguk; kimchi guk; kimchi-eintopf; kimchi eintopf; kimchi-suppe; kimchisuppe; koreanischer eintopf; ragoût de kimchi; soupe au kimchi; soupe de kimchi; stufato di kimchi; zuppa di kimchi; estofado de kimchi; sopa de kimchi; guiso de kimchi; ensopado de kimchi; キムチチゲ; キムチ鍋; 泡菜汤; 泡菜锅; 泡菜鍋; 辣白菜汤; 김치찌개; 김치국; حساء الكيمتشي; يخنة الكيمتشي; נזיד קימצ׳י; מרק קימצ׳י; किमची जिगे',
    summary: 'A hot, tangy stew of {a: kimchi} with {b: pork-belly, firm-tofu}.',
    kinds: ['stew', 'soup'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['korean', 'asian'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['students'],
    manners: ['easy', 'cheap', 'spicy', 'sour', 'comforting', 'one-pot', 'high-protein', 'warm', 'no-bake'],
    methods: ['braised', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1 tbsp sesame-oil
      250 g pork-belly
      400 g kimchi, roughly chopped
      ? 3 clove fresh-garlic, crushed
      1 tbsp gochujang
      ? 2 tsp gochugaru
      ? 1 tsp white-sugar
      ? 1 tbsp soy-sauce
      800 ml dashi
      ? 300 g firm-tofu, sliced
      ? 60 g spring-onion, sliced
      ? 280 g short-grain-rice, to serve`,
    method: `
      8m: Cut {a: pork-belly} into bite-sized pieces where needed. / Heat {a: sesame-oil} in a large pot over medium heat. / Fry {a: pork-belly} {a!done}.
      4m: Add {a: kimchi} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: gochujang, gochugaru, white-sugar, soy-sauce}.
      20m: Pour in {a: dashi}. / Bring to the boil, then cover and simmer over low heat.
      20m meanwhile: Cook {a: short-grain-rice} as the packet says.
      5m: Lay {a: firm-tofu} on top. / Simmer gently for {5 min}.
      Taste and season again. / Scatter with {a: spring-onion}. / Serve hot[ with {a: short-grain-rice}].`,
    swaps: {
      kimchi: 'vegan-kimchi',
      'pork-belly': 'chicken-thigh firm-tofu shiitake-mushroom',
      gochujang: 'gluten-free-gochujang sriracha',
      dashi: 'kombu-dashi low-allergen-vegetable-stock',
      'firm-tofu': 'chickpea-tofu courgette',
    },
    varies: {
      'pork-belly': 'pork-fillet pork-loin-steak poultry bacon luncheon-meat beef-strip mushroom shellfish tinned-tuna',
      'firm-tofu': 'tofu mushroom quick-vegetable',
      dashi: 'stock',
      'short-grain-rice': 'rice noodle grain',
      'spring-onion': 'onion leek herb',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom root potato korean-rice-cake noodle | 50 | 5 | 8m: Add {a}, cut into bite-sized pieces where needed. / Simmer until everything is tender.',
      'leaf | 30 | 6 | 2m: Add {a} and stir until wilted.',
      'fish white-fish shellfish tinned-tuna | 60 | 5 | 6m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook {a!done}.',
      'chilli chilli-flake doenjang miso sesame-seed fresh-ginger | 4 | 3 | Stir in {a}.',
    ],
  },
  'korean-fried-chicken': {
    title: 'Korean fried chicken',
    swapped: '{a: chicken-thigh}, Korean style',
    also: 'korean chicken; kfc korean; korean fried chicken wings; korean fried chicken bites; korean popcorn chicken; yangnyeom chicken; yangnyeom tongdak; yangnyeom; dakgangjeong; dak gang jeong; chikin; chimaek; gochujang chicken; sticky korean chicken; spicy korean chicken; crispy korean chicken; sweet and spicy korean chicken; korean fried chiken; korean fryed chicken; koreanisches hähnchen; koreanisches frittiertes hähnchen; koreanische chicken wings; poulet frit coréen; poulet coréen; pollo fritto coreano; pollo coreano; pollo frito coreano; frango frito coreano; frango coreano; ヤンニョムチキン; 韓国チキン; 韩式炸鸡; 韓式炸雞; 양념치킨; 닭강정; 한국식 치킨; دجاج كوري مقلي; עוף קוריאני מטוגן; कोरियन फ्राइड चिकन',
    summary: 'Very crisp pieces of {a: chicken-thigh} in a sticky, sweet and spicy glaze.',
    kinds: ['nibbles', 'bowl'],
    courses: ['main', 'starter', 'snack', 'dinner'],
    cuisines: ['korean', 'asian'],
    occasions: ['party', 'guests', 'weeknight', 'buffet'],
    audiences: ['crowd', 'students'],
    manners: ['crunchy', 'spicy', 'sweet', 'savoury', 'comforting', 'high-protein', 'no-bake'],
    methods: ['fried', 'deep-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp gochujang
      3 tbsp clear-honey
      2 tbsp soy-sauce
      1 tbsp rice-vinegar
      ? 2 tbsp tomato-ketchup
      ? 3 clove fresh-garlic, crushed
      ! 700 g chicken-thigh
      ? 1 tbsp fresh-ginger, grated
      ? 1 tsp fine-salt
      120 g potato-starch
      150 ml vegetable-oil
      ? 1 tbsp sesame-seed
      ? 30 g spring-onion, sliced`,
    method: `
      5m: Put {a: gochujang, clear-honey, soy-sauce, rice-vinegar, tomato-ketchup, fresh-garlic} in a small pot. / Bring to the boil and simmer until slightly thickened.
      Cut {a: chicken-thigh} into bite-sized pieces where needed. / Rub {a: chicken-thigh} with {b: fresh-ginger, fine-salt}. / Toss {a: chicken-thigh} with {b: potato-starch} until coated.
      14m*: Heat {a: vegetable-oil} in a small, deep pan over medium heat. / Fry {a: chicken-thigh} in batches {a!done}. / Drain on kitchen paper.
      4m*: Turn up the heat and fry everything again for {2 min}, until very crisp. / Drain on kitchen paper.
      Toss everything with the sauce. / Scatter with {a: sesame-seed, spring-onion} and serve straight away.`,
    swaps: {
      gochujang: 'gluten-free-gochujang sriracha red-miso',
      'clear-honey': 'maple-syrup agave-syrup',
      'potato-starch': 'cornflour rice-flour',
      'tomato-ketchup': 'tomato-puree*0.6',
    },
    varies: {
      'chicken-thigh': 'poultry tofu white-fish shellfish mushroom pork-fillet seitan tempeh vegan-chicken cauliflower',
      'clear-honey': 'syrup sugar',
      'potato-starch': 'cornflour plain-flour rice-flour',
      'rice-vinegar': 'vinegar',
      'sesame-seed': 'nut seed',
    },
    takes: [
      'chilli chilli-flake gochugaru sriracha sesame-oil fresh-ginger black-pepper mustard butter | 3 | 1 | Put {a} in a small pot.',
      'rice | 70 | 3 | 20m meanwhile: Cook {a} as the packet says. / Serve with {a}.',
      'pickled-radish kimchi lettuce white-cabbage cucumber nut | 30 | 5 | Serve with {a}.',
    ],
  },
  gimbap: {
    title: 'Gimbap',
    swapped: 'Rolls of {a: short-grain-rice} with {b: hen-egg, carrot, spinach}',
    also: 'kimbap; kim bap; gim bap; kimbab; gimbab; korean sushi; korean sushi rolls; korean rice rolls; korean seaweed rolls; korean seaweed rice rolls; vegetable kimbap; vegetable gimbap; vegan kimbap; vegan gimbap; tuna kimbap; tuna gimbap; chamchi gimbap; beef kimbap; kimpap; kimbop; koreanisches sushi; koreanische reisrollen; koreanische sushirollen; sushi coréen; rouleaux coréens; sushi coreano; involtini di riso coreani; rollos de arroz coreanos; rolinhos coreanos; キンパ; キムパプ; 韓国のり巻き; 紫菜包饭; 韩式紫菜包饭; 紫菜飯捲; 김밥; 참치김밥; 야채김밥; كيمباب; غيمباب; קימבאפ; גימבאפ; किम्बाप',
    summary: 'Rolls of {a: short-grain-rice, nori} with {b: hen-egg, carrot, spinach, pickled-radish}.',
    kinds: ['sushi', 'rice'],
    courses: ['lunch', 'main', 'snack', 'starter'],
    cuisines: ['korean', 'asian'],
    occasions: ['picnic', 'lunchbox', 'party', 'buffet'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['cold', 'fresh', 'mild', 'savoury', 'healthy', 'vegetable-rich', 'no-bake'],
    methods: ['pan-fried', 'boiled'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 30,
    list: `
      ! 320 g short-grain-rice
      2 tbsp sesame-oil
      ? 1/2 tsp fine-salt
      150 g spinach
      ? 1 tsp soy-sauce
      1 tbsp vegetable-oil
      ? 200 g carrot, cut into matchsticks
      3 hen-egg, beaten
      ! 5 sheet nori
      ? 100 g pickled-radish, cut into strips
      ? 1 tbsp sesame-seed`,
    method: `
      20m: Cook {a: short-grain-rice} as the packet says.
      10m rest: Fold in {a: sesame-oil half, fine-salt}. / Leave to cool until just warm.
      4m: Boil {a: spinach} in salted water until just tender, then drain well. / Squeeze out as much liquid as you can in a clean cloth. / Toss {a: spinach} with {b: soy-sauce}.
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: carrot} and cook until just tender. / Lift {a: carrot} out and set aside. / Add {a: hen-egg} and cook {a!done}. / Cut {a: hen-egg} into thin strips where needed.
      Spread {a: short-grain-rice} thinly over {b: nori}, leaving a strip free along one edge. / Lay {a: spinach, carrot, hen-egg, pickled-radish} along one side. / Roll up tightly, starting with the filled side.
      Brush with {a: sesame-oil rest}. / Scatter with {a: sesame-seed}. / Trim the ends and cut each roll into thick slices. / Chill in the fridge until you serve it, and eat it within a day.`,
    swaps: { 'hen-egg': 'firm-tofu*0.9 chickpea-tofu*0.9', spinach: 'cucumber avocado', 'sesame-oil': 'vegetable-oil' },
    varies: {
      spinach: 'leaf quick-vegetable',
      carrot: 'quick-vegetable firm-vegetable',
      'pickled-radish': 'cucumber gherkin kimchi avocado red-pepper',
      'hen-egg': 'tofu ham luncheon-meat seitan',
    },
    takes: [
      'tinned-tuna crab-stick ham cucumber avocado kimchi perilla-leaf cooked-prawn cooked-chicken sweet-pepper melting-cheese mayonnaise vegan-mayonnaise | 25 | 6 | Lay {a} along one side.',
      'beef poultry meat mushroom tofu quick-vegetable mince plant-mince | 40 | 5 | 8m: Cut {a} into thin strips where needed. / Fry {a} in another pan {a!done}.',
    ],
  },
});
