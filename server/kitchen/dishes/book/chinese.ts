import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const chinese = dishes({
  'egg-fried-rice': {
    title: 'Egg fried rice',
    swapped: 'Fried rice with {a: hen-egg}',
    also: 'fried rice; chinese fried rice; fried rice with egg; egg-fried rice; plain fried rice; vegetable fried rice; veggie fried rice; veg fried rice; vegan fried rice; vegetarian fried rice; wok fried rice; leftover fried rice; simple fried rice; golden fried rice; egg rice; egg fride rice; fride rice; yangzhou fried rice; yang chow fried rice; chahan; chaohan; chao fan; danchaofan; dan chao fan; gebratener reis; eierreis; gebratener reis mit ei; eingebratener reis; riz frit; riz cantonais; riz sauté aux oeufs; riso fritto; riso alla cantonese; arroz frito; arroz chino; arroz tres delicias; arroz frito com ovo; チャーハン; 炒飯; 卵チャーハン; 蛋炒饭; 炒饭; 扬州炒饭; أرز مقلي; أرز مقلي بالبيض; אורז מוקפץ; אורז מטוגן עם ביצה; फ्राइड राइस; एग फ्राइड राइस',
    summary: '{a: cooked-rice} tossed over high heat with {b: hen-egg, frozen-pea, spring-onion}.',
    kinds: ['rice', 'stir-fry'],
    courses: ['main', 'side', 'dinner', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['children', 'students', 'one'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'filling', 'leftovers', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp vegetable-oil
      4 hen-egg, beaten
      ? 2 clove fresh-garlic, crushed
      ? 150 g frozen-pea
      ! 700 g cooked-rice
      3 tbsp soy-sauce
      ? 1 tsp sesame-oil
      ? 60 g spring-onion, sliced
      ? white-pepper, to taste`,
    method: `
      Take only rice that was cooled fast and kept in the fridge for no longer than a day.
      3m: Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Add {a: hen-egg} and fry, stirring often, {a!done}. / Lift {a: hen-egg} out and set aside.
      3m: Heat {a: vegetable-oil rest} in the wok. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: frozen-pea}.
      5m: Add {a: cooked-rice} and fry over high heat, stirring all the time, until steaming hot and dry. / Stir in {a: soy-sauce}.
      1m: Fold in {a: hen-egg}. / Stir in {a: sesame-oil, spring-onion}. / Season with {a: white-pepper} to taste. / Serve straight away.`,
    swaps: { 'hen-egg': 'plant-egg firm-tofu*0.9 chickpea-tofu*0.9' },
    varies: { 'frozen-pea': 'quick-vegetable leaf mushroom', 'spring-onion': 'onion leek herb' },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf kimchi pineapple bean-sprout | 50 | 4 | 3m: Cut {a} into small pieces where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'poultry meat shellfish tofu sausage mince plant-mince bacon lap-cheong | 60 | 3 | 7m: Cut {a} into small pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}.',
      'oyster-sauce fish-sauce chilli chilli-flake curry-powder sriracha gochujang hoisin-sauce five-spice ground-turmeric fresh-ginger | 3 | 5 | Stir in {a}.',
      'ham cooked-chicken cooked-prawn cooked-beef cooked-pork pulse | 40 | 5 | Stir in {a} and heat through.',
      'nut seed herb crispy-onion | 8 | 5 | Scatter with {a}.',
    ],
  },
  'kung-pao-chicken': {
    title: 'Kung pao chicken',
    swapped: '{a: chicken-thigh}, Sichuan style',
    also: 'kung pao; kungpao chicken; kung-pao chicken; kung po chicken; kung po; gong bao chicken; gong bao ji ding; gongbao jiding; gong bao; kung pow chicken; kung pow; szechuan chicken with peanuts; sichuan chicken; szechuan chicken; chicken with peanuts; chinese chicken with peanuts; chicken and cashew stir fry; kung poa chicken; huhn kung pao; hähnchen kung pao; hühnchen kung pao; huhn mit erdnüssen; poulet kung pao; poulet aux cacahuètes; pollo kung pao; pollo alle arachidi; pollo con cacahuetes; frango kung pao; frango xadrez; クンパオチキン; 宮保鶏丁; 鶏肉とピーナッツ炒め; 宫保鸡丁; 宫爆鸡丁; 宮保雞丁; دجاج كونغ باو; עוף קונג פאו; कुंग पाओ चिकन',
    summary: '{a: chicken-thigh} with {b: roasted-peanut, red-pepper} in a dark, tangy sauce with a little heat.',
    kinds: ['stir-fry'],
    courses: ['main', 'dinner'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight', 'lunar-new-year', 'guests'],
    audiences: ['students'],
    manners: ['easy', 'spicy', 'high-protein', 'crunchy', 'savoury', 'sweet', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 600 g chicken-thigh
      4 tbsp soy-sauce
      1.5 tbsp cornflour
      2 tbsp black-vinegar
      2 tbsp brown-sugar
      ? 1 tsp sesame-oil
      100 ml plain-water
      3 tbsp vegetable-oil
      ? 6 dried-red-chilli
      ? 1 tsp sichuan-pepper, crushed
      250 g red-pepper, cut into {2cm} pieces
      ? 3 clove fresh-garlic, sliced
      ? 1 tbsp fresh-ginger, grated
      80 g roasted-peanut
      ? 60 g spring-onion, sliced
      ? 280 g jasmine-rice, to serve`,
    method: `
      10m rest: Cut {a: chicken-thigh} into bite-sized pieces where needed. / Toss {a: chicken-thigh} with {b: soy-sauce third, cornflour half} until coated. / Leave to marinate for {10 min}.
      Whisk {a: soy-sauce rest, cornflour rest, black-vinegar, brown-sugar, sesame-oil, plain-water} together.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      7m: Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Fry {a: chicken-thigh} {a!done}. / Lift {a: chicken-thigh} out and set aside.
      4m: Heat {a: vegetable-oil rest} in the wok. / Stir in {a: dried-red-chilli, sichuan-pepper} and let the spices sizzle for a moment. / Stir-fry {a: red-pepper} over high heat until just tender with some bite. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      2m: Return {a: chicken-thigh} to the wok. / Stir the sauce again, pour in and let it bubble until thick and glossy.
      Stir in {a: roasted-peanut}. / Scatter with {a: spring-onion}. / Serve straight away[ with {a: jasmine-rice}].`,
    swaps: {
      'black-vinegar': 'rice-vinegar cider-vinegar',
      'roasted-peanut': 'cashew-nut sunflower-seed',
      'red-pepper': 'courgette celery-stalk',
      'jasmine-rice': 'basmati-rice quinoa',
    },
    varies: {
      'chicken-thigh': 'poultry meat tofu shellfish mushroom vegan-chicken seitan',
      'roasted-peanut': 'nut seed',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom celery-stalk',
      'jasmine-rice': 'rice noodle grain',
      'brown-sugar': 'syrup sugar',
      'black-vinegar': 'vinegar',
      'spring-onion': 'onion leek herb',
    },
    takes: stirFryAdditions(6, 7),
  },
  'sweet-and-sour-pork': {
    title: 'Sweet and sour pork',
    swapped: 'Sweet and sour {a: pork-fillet}',
    also: 'sweet and sour; sweet & sour pork; sweet n sour pork; sweet-and-sour pork; sweet and sour sauce pork; sweet and sour stir fry; sweet and sour hong kong style; cantonese sweet and sour pork; gu lao rou; gulaorou; guo bao rou; pork with pineapple; sweet and sower pork; schweinefleisch süßsauer; schwein süß-sauer; schweinefleisch suess sauer; süßsaures schweinefleisch; süß-sauer; porc aigre-doux; porc à l’aigre-douce; porc aigre doux; porc à l’ananas; maiale in agrodolce; maiale in agrodolce cinese; cerdo agridulce; puerco agridulce; porco agridoce; 酢豚; すぶた; 咕咾肉; 咕噜肉; 糖醋里脊; 糖醋肉; لحم حلو وحامض; חזיר חמוץ מתוק; खट्टा मीठा पोर्क',
    summary: 'Crisp {a: pork-fillet} with {b: red-pepper, tinned-pineapple} in a bright, tangy sauce.',
    kinds: ['stir-fry'],
    courses: ['main', 'dinner'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight', 'lunar-new-year'],
    audiences: ['children'],
    manners: ['easy', 'mild', 'sweet', 'sour', 'crunchy', 'high-protein', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 600 g pork-fillet
      3 tbsp soy-sauce
      60 g cornflour
      4 tbsp tomato-ketchup
      4 tbsp rice-vinegar
      4 tbsp brown-sugar
      100 ml plain-water
      6 tbsp vegetable-oil
      ? 1 brown-onion, cut into wedges
      250 g red-pepper, cut into {2cm} pieces
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      250 g tinned-pineapple, cut into {2cm} pieces
      ? 40 g spring-onion, sliced
      ? 280 g jasmine-rice, to serve`,
    method: `
      10m rest: Cut {a: pork-fillet} into bite-sized pieces where needed. / Toss {a: pork-fillet} with {b: soy-sauce third}. / Leave to marinate for {10 min}.
      Whisk {a: soy-sauce rest, tomato-ketchup, rice-vinegar, brown-sugar, plain-water, cornflour little} together.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      10m*: Toss {a: pork-fillet} with {b: cornflour rest} until coated. / Heat {a: vegetable-oil most} in a wok over high heat until it shimmers. / Fry {a: pork-fillet} in batches {a!done}. / Drain on kitchen paper.
      5m: Heat {a: vegetable-oil rest} in the wok. / Stir-fry {a: brown-onion, red-pepper} over high heat until just tender with some bite. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      3m: Stir in {a: tinned-pineapple}. / Stir the sauce again, pour in and let it bubble until thick and glossy. / Return {a: pork-fillet} to the wok.
      Scatter with {a: spring-onion}. / Serve straight away[ with {a: jasmine-rice}].`,
    swaps: {
      'tomato-ketchup': 'tomato-puree*0.6 plum-sauce',
      'red-pepper': 'courgette carrot',
      'tinned-pineapple': 'mango peach',
      cornflour: 'potato-starch rice-flour',
      'jasmine-rice': 'basmati-rice quinoa',
    },
    varies: {
      'pork-fillet': 'meat poultry tofu shellfish white-fish vegan-chicken seitan cauliflower',
      'red-pepper': 'quick-vegetable mushroom firm-vegetable',
      'tinned-pineapple': 'pineapple mango peach lychee',
      'jasmine-rice': 'rice noodle grain',
      'brown-sugar': 'sugar syrup',
      'rice-vinegar': 'vinegar',
      'brown-onion': 'onion leek',
    },
    takes: stirFryAdditions(6, 7),
  },
  'vegetable-chow-mein': {
    title: 'Vegetable chow mein',
    swapped: 'Chow mein with {a: chinese-cabbage, carrot, red-pepper, bean-sprout}',
    also: 'chow mein; chowmein; vegetable noodles; veggie chow mein; veg chow mein; vegan chow mein; vegetarian chow mein; chow mein noodles; chinese noodles; chinese fried noodles; fried noodles; stir fried noodles; stir-fried noodles; noodle stir fry; stir fry noodles; noodle stir-fry; wok noodles; lo mein; vegetable lo mein; hakka noodles; veg hakka noodles; takeaway noodles; chow main; chau mein; gebratene nudeln; gebratene nudeln mit gemüse; asia-nudeln; asianudeln; chinesische nudeln; wok-nudeln; nouilles sautées; nouilles sautées aux légumes; nouilles chinoises; spaghetti cinesi; noodles saltati; noodles con verdure; fideos chinos; tallarines chinos; tallarines salteados; tallarines con verduras; macarrão chinês; macarrão frito com legumes; 炒麺; 野菜焼きそば風; 炒面; 素炒面; 蔬菜炒面; نودلز صيني; نودلز بالخضار; נודלס מוקפצים; מוקפץ נודלס; चाउमीन; वेज चाउमीन; हक्का नूडल्स',
    summary: '{a: egg-noodle} tossed in the wok with crisp {b: chinese-cabbage, carrot, red-pepper, bean-sprout}.',
    kinds: ['noodles', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight', 'lunar-new-year', 'lunchbox'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'filling', 'mild', 'savoury', 'crunchy', 'warm', 'no-bake', 'vegetable-rich'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      4 tbsp soy-sauce
      1 tbsp brown-sugar
      ? 1 tbsp sesame-oil
      60 ml plain-water
      300 g egg-noodle
      3 tbsp vegetable-oil
      150 g carrot, cut into matchsticks
      150 g red-pepper, cut into strips
      250 g chinese-cabbage, shredded
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      200 g bean-sprout
      ? 60 g spring-onion, sliced
      ? white-pepper, to taste`,
    method: `
      Whisk {a: soy-sauce, brown-sugar, sesame-oil, plain-water} together.
      5m: Cook {a: egg-noodle} as the packet says. / Drain {a: egg-noodle}, rinse under cold running water and drain again.
      5m: Cut {a: carrot, red-pepper, chinese-cabbage} into small pieces where needed. / Heat {a: vegetable-oil} in a wok over high heat until it shimmers. / Stir-fry {a: carrot, red-pepper} over high heat until just tender with some bite.
      3m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir-fry {a: chinese-cabbage, bean-sprout} over high heat until just tender with some bite.
      3m: Add {a: egg-noodle}. / Pour in the sauce and toss over high heat until everything is coated and steaming hot.
      Season with {a: white-pepper} to taste. / Scatter with {a: spring-onion} and serve straight away.`,
    swaps: {
      'egg-noodle': 'wheat-noodle rice-noodle',
      'red-pepper': 'courgette mangetout',
      'bean-sprout': 'white-cabbage mangetout',
    },
    varies: {
      'egg-noodle': 'noodle spaghetti linguine',
      carrot: 'firm-vegetable quick-vegetable mushroom',
      'red-pepper': 'quick-vegetable mushroom firm-vegetable',
      'chinese-cabbage': 'leaf cabbage quick-vegetable',
      'bean-sprout': 'quick-vegetable mushroom leaf',
      'brown-sugar': 'sugar syrup',
      'spring-onion': 'onion leek herb',
    },
    takes: stirFryAdditions(5, 6),
  },
});
