import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const korean = dishes({
  bibimbap: {
    title: 'Bibimbap',
    also: 'bi bim bap; bibim bap; bibimbab; bi bim bop; bibimbop; bebimbap; bibimpap; bimbimbap; korean rice bowl; korean mixed rice; korean bowl; korean beef bowl; korean beef rice bowl; dolsot bibimbap; vegetable bibimbap; veggie bibimbap; vegan bibimbap; vegetarian bibimbap; beef bibimbap; chicken bibimbap; tofu bibimbap; koreanische reisschale; koreanische reispfanne; koreanische reisbowl; bol coréen; bol de riz coréen; riz coréen; ciotola di riso coreana; riso coreano; bol coreano; arroz coreano; tigela coreana de arroz; ビビンバ; ピビンパ; ビビンパ; 石锅拌饭; 韩式拌饭; 拌饭; 비빔밥; 돌솥비빔밥; بيبيمباب; ביבימבאפ; ביבימבאפ קוריאני; बिबिमबाप',
    summary: 'A bowl of {a: short-grain-rice} with {b: minced-beef, spinach, carrot, hen-egg} and a sweet, spicy sauce.',
    kinds: ['bowl', 'rice'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['korean', 'asian'],
    occasions: ['weeknight', 'guests'],
    audiences: ['students'],
    manners: ['spicy', 'healthy', 'filling', 'high-protein', 'savoury', 'vegetable-rich', 'warm', 'no-bake'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings, by quarter',
    prep: 20,
    list: `
      ! 320 g short-grain-rice
      3 tbsp gochujang
      1 tbsp rice-vinegar
      ? 2 tbsp brown-sugar
      ? 2 tbsp sesame-oil
      250 g spinach
      ? 200 g bean-sprout
      ? 2 clove fresh-garlic, crushed
      3 tbsp vegetable-oil
      200 g carrot, cut into matchsticks
      ? 150 g courgette, cut into matchsticks
      300 g minced-beef
      3 tbsp soy-sauce
      4 hen-egg
      ? 1 tbsp sesame-seed`,
    method: `
      20m meanwhile: Cook {a: short-grain-rice} as the packet says.
      Stir {a: gochujang, rice-vinegar, brown-sugar half, sesame-oil half} together.
      4m: Boil {a: spinach, bean-sprout} in salted water until just tender, then drain well. / Toss {a: spinach, bean-sprout} with {b: sesame-oil rest, fresh-garlic}.
      5m: Cut {a: carrot, courgette} into thin strips where needed. / Heat {a: vegetable-oil third} in a wide pan over high heat. / Stir-fry {a: carrot, courgette} over high heat until just tender with some bite. / Lift {a: carrot, courgette} out and set aside.
      8m: Heat {a: vegetable-oil third} in the same pan. / Add {a: minced-beef} and fry, breaking up lumps, {a!done}. / Stir in {a: soy-sauce, brown-sugar rest}.
      4m: Fry {a: hen-egg} with {b: vegetable-oil rest} in another pan {a!done}.
      Divide {a: short-grain-rice} between bowls. / Lay {a: spinach, bean-sprout, carrot, courgette, minced-beef} on top. / Top with {a: hen-egg}. / Spoon over the sauce. / Scatter with {a: sesame-seed} and serve.`,
    swaps: {
      'minced-beef': 'minced-turkey plant-mince shiitake-mushroom',
      'hen-egg': 'firm-tofu*0.9 chickpea-tofu*0.9',
      gochujang: 'gluten-free-gochujang sriracha red-miso',
      spinach: 'pak-choi kale',
    },
    varies: {
      'minced-beef': 'mince plant-mince',
      spinach: 'leaf',
      carrot: 'firm-vegetable quick-vegetable mushroom',
      courgette: 'quick-vegetable mushroom firm-vegetable',
      'bean-sprout': 'quick-vegetable leaf mushroom',
      'brown-sugar': 'sugar syrup',
    },
    takes: [
      'poultry meat shellfish tofu fish mushroom bacon seitan tempeh | 70 | 6 | 8m: Fry {a} in another pan {a!done}. / Keep {a} warm to serve on top.',
      'quick-vegetable firm-vegetable mushroom leaf | 40 | 4 | 4m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'kimchi nori avocado cucumber pickled-radish edamame herb crispy-onion | 25 | 7 | Top with {a}.',
    ],
  },
  'kimchi-fried-rice': {
    title: 'Kimchi fried rice',
    swapped: 'Fried rice with {a: kimchi}',
    also: 'kimchi rice; fried rice with kimchi; kimchi bokkeumbap; kimchibokkeumbap; bokkeumbap; kimchi egg fried rice; kimchi fried rice with egg; kimchi fried rice with bacon; korean fried rice; spicy fried rice; kimchee fried rice; kim chi fried rice; kimchi frid rice; kimchi-bokkeumbap; kimchi bokumbap; gebratener reis mit kimchi; kimchi-reis; kimchireis; riz frit au kimchi; riz sauté au kimchi; riso fritto al kimchi; riso saltato con kimchi; arroz frito con kimchi; arroz con kimchi; arroz frito com kimchi; キムチチャーハン; キムチ炒飯; 泡菜炒饭; 辣白菜炒饭; 泡菜炒飯; 김치볶음밥; أرز مقلي بالكيمتشي; אורז מוקפץ עם קימצ׳י; किमची फ्राइड राइस',
    summary: '{a: cooked-rice} fried with {b: kimchi}[ and topped with {c: hen-egg}].',
    kinds: ['rice', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['korean', 'asian'],
    occasions: ['weeknight'],
    audiences: ['students', 'one'],
    manners: ['quick', 'easy', 'cheap', 'spicy', 'sour', 'comforting', 'leftovers', 'filling', 'warm'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings, by quarter',
    prep: 8,
    list: `
      3 tbsp vegetable-oil
      ? 100 g streaky-bacon, diced
      350 g kimchi, roughly chopped
      ? 2 clove fresh-garlic, crushed
      1.5 tbsp gochujang
      ! 700 g cooked-rice
      1 tbsp soy-sauce
      ? 1 tbsp sesame-oil
      ? 4 hen-egg
      ? 40 g spring-onion, sliced
      ? 1 tbsp sesame-seed`,
    method: `
      Take only rice that was cooled fast and kept in the fridge for no longer than a day.
      6m: Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Fry {a: streaky-bacon} {a!done}. / Stir in {a: fresh-garlic} and cook until it smells good. / Add {a: kimchi} and fry over high heat, stirring all the time, until steaming hot and dry. / Stir in {a: gochujang}.
      5m: Add {a: cooked-rice} and fry over high heat, stirring all the time, until steaming hot and dry. / Stir in {a: soy-sauce, sesame-oil}.
      4m: Fry {a: hen-egg} with {b: vegetable-oil rest} in another pan {a!done}.
      Divide between bowls. / Top with {a: hen-egg}. / Scatter with {a: spring-onion, sesame-seed} and serve straight away.`,
    swaps: {
      kimchi: 'vegan-kimchi',
      'streaky-bacon': 'turkey-bacon vegan-bacon smoked-tofu',
      'hen-egg': 'firm-tofu*0.9 chickpea-tofu*0.9',
      gochujang: 'gluten-free-gochujang sriracha',
    },
    varies: {
      'streaky-bacon': 'bacon ham luncheon-meat chorizo poultry meat tofu shellfish sausage mushroom tinned-tuna',
      'spring-onion': 'onion leek herb',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf pineapple | 50 | 3 | 3m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'poultry meat shellfish tofu mince plant-mince sausage | 60 | 3 | 7m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'tinned-tuna ham cooked-chicken cooked-prawn pulse | 40 | 4 | Stir in {a} and heat through.',
      'cheddar mozzarella nori crispy-onion avocado herb | 15 | 5 | Scatter with {a}.',
    ],
  },
  bulgogi: {
    title: 'Bulgogi',
    swapped: '{a: rump-steak}, bulgogi style',
    also: 'beef bulgogi; bul go gi; bulgoki; pulgogi; bulgogi beef; korean bbq; korean bbq beef; korean barbecue; korean barbecue beef; korean beef; korean marinated beef; korean beef and rice; bulgogi rice bowl; bulgogi bowl; bulgogi with rice; bulgolgi; bulgogy; chicken bulgogi; pork bulgogi; tofu bulgogi; koreanisches rindfleisch; koreanisches bbq; koreanisches barbecue; bœuf bulgogi; boeuf bulgogi; bœuf coréen; barbecue coréen; manzo coreano; manzo alla coreana; ternera coreana; carne coreana; barbacoa coreana; churrasco coreano; carne bulgogi; プルコギ; 韓国風焼肉; 韩式烤肉; 韩国烤牛肉; 烤牛肉; 불고기; 소불고기; بولغوغي; بلغوغي; בולגוגי; बुलगोगी',
    summary: 'Thin strips of {a: rump-steak} in a sweet and salty marinade[ with {b: fresh-pear, fresh-garlic}], fried fast and hot.',
    kinds: ['stir-fry', 'bowl'],
    courses: ['main', 'dinner'],
    cuisines: ['korean', 'asian'],
    occasions: ['weeknight', 'guests', 'barbecue', 'party'],
    audiences: ['children', 'students'],
    manners: ['easy', 'sweet', 'savoury', 'mild', 'high-protein', 'make-ahead', 'warm', 'no-bake'],
    methods: ['marinated', 'fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      600 g rump-steak
      5 tbsp soy-sauce
      2 tbsp brown-sugar
      ? 1 tbsp sesame-oil
      ? 120 g fresh-pear, finely grated
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1/2 tsp black-pepper
      ? 300 g short-grain-rice
      2 tbsp vegetable-oil
      150 g brown-onion, sliced
      ? 100 g carrot, cut into matchsticks
      ? 40 g spring-onion, sliced
      ? 1 tbsp sesame-seed`,
    method: `
      30m rest: Cut {a: rump-steak} into thin strips where needed. / Put {a: rump-steak} in a large bowl. / Add {a: soy-sauce, brown-sugar, sesame-oil, fresh-pear, fresh-garlic, fresh-ginger, black-pepper} and toss. / Leave to marinate for {30 min}.
      20m meanwhile: Cook {a: short-grain-rice} as the packet says.
      4m: Heat {a: vegetable-oil half} in a wide pan over high heat. / Stir-fry {a: brown-onion, carrot} over high heat until just tender with some bite. / Lift {a: brown-onion, carrot} out and set aside.
      8m*: Heat {a: vegetable-oil rest} in the same pan. / Fry {a: rump-steak} in batches {a!done}. / Return {a: brown-onion, carrot} to the pan.
      Divide {a: short-grain-rice} between bowls. / Lay {a: rump-steak, brown-onion, carrot} on top. / Spoon over the sauce. / Scatter with {a: spring-onion, sesame-seed} and serve.`,
    swaps: {
      'rump-steak': 'chicken-thigh firm-tofu oyster-mushroom',
      'fresh-pear': 'eating-apple',
      'brown-onion': 'leek courgette',
      'short-grain-rice': 'quinoa millet',
    },
    varies: {
      'rump-steak':
        'beef-strip sirloin-steak ribeye-steak flank-steak fillet-steak pork-fillet pork-loin-steak lamb-steak poultry tofu mushroom seitan tempeh jackfruit',
      'fresh-pear': 'asian-pear eating-apple pineapple',
      'brown-onion': 'onion leek quick-vegetable mushroom',
      carrot: 'quick-vegetable firm-vegetable mushroom',
      'short-grain-rice': 'rice noodle grain',
      'brown-sugar': 'syrup sugar',
    },
    takes: [
      'quick-vegetable mushroom firm-vegetable leaf glass-noodle | 50 | 3 | 4m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Keep {a} warm to serve on top.',
      'gochujang chilli chilli-flake gochugaru mirin sake rice-vinegar sriracha | 4 | 2 | Stir in {a}.',
      'lettuce kimchi cucumber ssamjang pickled-radish perilla-leaf nori | 30 | 5 | Serve with {a}.',
    ],
  },
  japchae: {
    title: 'Japchae',
    swapped: 'Stir-fried {a: sweet-potato-noodle} with {b: spinach, carrot}',
    also: 'jap chae; chapchae; chap chae; jabchae; korean glass noodles; korean noodles; korean glass noodle stir fry; korean stir fried noodles; korean stir-fried noodles; sweet potato noodles; sweet potato noodle stir fry; glass noodle stir fry; stir fried glass noodles; stir-fried glass noodles; dangmyeon; vegetable japchae; vegan japchae; beef japchae; japche; japchay; glasnudelpfanne; koreanische glasnudeln; gebratene glasnudeln; glasnudeln mit gemüse; nouilles coréennes; nouilles de patate douce sautées; vermicelles coréens; spaghetti di patate dolci coreani; noodles coreani; fideos coreanos; fideos de batata; fideos de boniato; macarrão coreano; チャプチェ; 韩式杂菜; 炒杂菜; 韩式炒粉丝; 韓式炒冬粉; 잡채; جابتشي; نودلز كوري; ג׳אפצ׳ה; जापचे',
    summary: 'Glossy, chewy {a: sweet-potato-noodle} with {b: rump-steak, spinach, carrot, shiitake-mushroom}.',
    kinds: ['noodles', 'stir-fry'],
    courses: ['main', 'side', 'dinner', 'lunch'],
    cuisines: ['korean', 'asian'],
    occasions: ['new-year', 'lunar-new-year', 'party', 'guests', 'buffet'],
    audiences: ['crowd', 'children'],
    manners: ['savoury', 'sweet', 'mild', 'vegetable-rich', 'filling', 'festive', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      5 tbsp soy-sauce
      3 tbsp brown-sugar
      2 tbsp sesame-oil
      ? 2 clove fresh-garlic, crushed
      300 g sweet-potato-noodle
      200 g spinach
      3 tbsp vegetable-oil
      200 g rump-steak
      150 g carrot, cut into matchsticks
      ? 150 g shiitake-mushroom, sliced
      ? 100 g brown-onion, sliced
      ? 40 g spring-onion, sliced
      ? 1 tbsp sesame-seed`,
    method: `
      Whisk {a: soy-sauce, brown-sugar, sesame-oil, fresh-garlic} together.
      8m: Cook {a: sweet-potato-noodle} as the packet says. / Drain {a: sweet-potato-noodle}, rinse under cold running water and drain again.
      3m meanwhile: Boil {a: spinach} in salted water until just tender, then drain well.
      5m: Cut {a: rump-steak} into thin strips where needed. / Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Fry {a: rump-steak} {a!done}. / Lift {a: rump-steak} out and set aside.
      6m: Heat {a: vegetable-oil rest} in the wok. / Cut {a: carrot} into small pieces where needed. / Stir-fry {a: carrot, shiitake-mushroom, brown-onion} over high heat until just tender with some bite.
      4m: Return {a: rump-steak} to the wok. / Add {a: sweet-potato-noodle, spinach}. / Pour in the sauce and toss over high heat until everything is coated and steaming hot.
      Scatter with {a: spring-onion, sesame-seed} and serve.`,
    swaps: {
      'rump-steak': 'pork-fillet chicken-breast firm-tofu oyster-mushroom',
      'sweet-potato-noodle': 'glass-noodle',
      spinach: 'pak-choi kale',
      'sesame-oil': 'vegetable-oil',
    },
    varies: {
      'rump-steak': 'beef-strip sirloin-steak meat poultry tofu shellfish mushroom seitan tempeh',
      'sweet-potato-noodle': 'noodle',
      spinach: 'leaf',
      carrot: 'firm-vegetable quick-vegetable',
      'shiitake-mushroom': 'mushroom quick-vegetable',
      'brown-onion': 'onion leek quick-vegetable',
      'brown-sugar': 'sugar syrup',
    },
    takes: stirFryAdditions(6, 7),
  },
});
