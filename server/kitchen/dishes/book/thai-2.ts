import { dishes } from '../read-dish.ts';
import { stirFryAdditions, coconutCurryAdditions } from './additions.ts';

export const thaiSecond = dishes({
  'tom-yum': {
    title: 'Tom yum',
    swapped: 'Tom yum with {a: raw-prawn}',
    also: 'tom yum soup; tom yam; tom yam soup; tom yum goong; tom yam goong; tom yam kung; tom yum kung; tom yum gai; tom yam gai; tom yum talay; tomyum; tomyam; tom yung soup; prawn tom yum; shrimp tom yum; chicken tom yum; vegetable tom yum; thai hot and sour soup; hot and sour thai soup; hot and sour prawn soup; thai prawn soup; thai shrimp soup; spicy thai soup; thai lemongrass soup; lemongrass soup; ต้มยำ; ต้มยำกุ้ง; トムヤムクン; 冬阴功汤; 冬阴功; 冬蔭功; توم يام; טום יאם; טום יאם סופ; टॉम यम सूप',
    summary: 'A clear, hot and sour soup of {a: raw-prawn}, scented with {b: lemongrass, galangal}.',
    kinds: ['soup'],
    courses: ['starter', 'main', 'lunch', 'dinner'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight', 'guests', 'date'],
    seasons: ['winter'],
    manners: ['quick', 'easy', 'healthy', 'light', 'spicy', 'sour', 'fresh', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1200 ml chicken-stock
      ! 3 stalk lemongrass, cut into {4cm} pieces
      40 g galangal, thinly sliced
      ? 6 leaf makrut-lime-leaf, torn
      ? 2 red-chilli, sliced
      ? 250 g oyster-mushroom, torn
      ? 200 g cherry-tomato, halved
      400 g raw-prawn
      ? 1 tbsp chilli-paste
      2 tbsp fish-sauce
      ? 2 tsp palm-sugar
      4 tbsp lime-juice
      ? 1 handful fresh-coriander, picked`,
    method: `
      12m: Bring {a: chicken-stock} to the boil in a large pot. / Add {a: lemongrass, galangal, makrut-lime-leaf, red-chilli}. / Bring to the boil, then cover and simmer over low heat.
      4m: Add {a: oyster-mushroom, cherry-tomato} and cook until soft.
      4m: Cut {a: raw-prawn} into bite-sized pieces where needed. / Add {a: raw-prawn} and cook {a!done}.
      Take the pot off the heat. / Take out {a: lemongrass, galangal, makrut-lime-leaf}. / Stir in {a: chilli-paste}. / Stir in {a: fish-sauce, palm-sugar}. / Stir in {a: lime-juice} to taste.
      Divide between bowls. / Scatter with {a: fresh-coriander} and serve straight away.`,
    swaps: {
      'raw-prawn': 'firm-tofu chicken-breast',
      galangal: 'fresh-ginger',
      'chicken-stock': 'seafood-stock fish-stock vegetable-stock',
    },
    varies: {
      'raw-prawn': 'shellfish poultry tofu white-fish salmon-fillet mushroom',
      'oyster-mushroom': 'mushroom quick-vegetable',
      'cherry-tomato': 'tomato quick-vegetable',
      'fresh-coriander': 'herb',
      'chicken-stock': 'stock',
    },
    takes: coconutCurryAdditions(2, 4),
  },
  'tom-kha': {
    title: 'Tom kha',
    swapped: 'Thai soup of {a: chicken-breast, coconut-milk}',
    also: 'tom kha gai; tom ka; tom ka gai; tom kha kai; tom kah gai; tomkha; tom kha soup; tom kha chicken; tom kha tofu; tom kha het; thai coconut soup; thai coconut chicken soup; thai chicken coconut soup; chicken coconut soup; coconut chicken soup; coconut milk soup; thai chicken soup; thai galangal soup; kokossuppe; thailändische kokossuppe; soupe thaï au lait de coco; ต้มข่า; ต้มข่าไก่; トムカーガイ; 椰汁鸡汤; 泰式椰汁鸡汤; توم كا; טום קה; טום קה גאי; टॉम खा सूप',
    summary: 'A gentle soup of {a: chicken-breast, coconut-milk} with {b: galangal, lime-juice}.',
    kinds: ['soup'],
    courses: ['starter', 'main', 'lunch', 'dinner'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight', 'guests', 'date'],
    seasons: ['autumn', 'winter'],
    manners: ['easy', 'creamy', 'comforting', 'high-protein', 'sour', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      600 ml chicken-stock
      ? 2 stalk lemongrass, cut into {4cm} pieces
      50 g galangal, thinly sliced
      ? 6 leaf makrut-lime-leaf, torn
      ? 1 red-chilli, sliced
      ! 600 ml coconut-milk
      400 g chicken-breast, thinly sliced
      ? 250 g oyster-mushroom, torn
      2 tbsp fish-sauce
      ? 2 tsp palm-sugar
      3 tbsp lime-juice
      ? 1 handful fresh-coriander, picked`,
    method: `
      12m: Bring {a: chicken-stock} to the boil in a large pot. / Add {a: galangal, lemongrass, makrut-lime-leaf, red-chilli}. / Bring to the boil, then cover and simmer over low heat.
      3m: Stir in {a: coconut-milk}. / Bring to the boil, then simmer gently.
      7m: Cut {a: chicken-breast} into bite-sized pieces where needed. / Add {a: chicken-breast} and cook {a!done}.
      4m: Add {a: oyster-mushroom} and cook until soft.
      Take the pot off the heat. / Take out {a: lemongrass, galangal, makrut-lime-leaf}. / Stir in {a: fish-sauce, palm-sugar}. / Stir in {a: lime-juice} to taste.
      Divide between bowls. / Scatter with {a: fresh-coriander} and serve straight away.`,
    swaps: { 'chicken-breast': 'turkey-breast firm-tofu', galangal: 'fresh-ginger' },
    varies: {
      'chicken-breast': 'poultry tofu shellfish white-fish salmon-fillet pulse mushroom pork-fillet',
      'oyster-mushroom': 'mushroom quick-vegetable firm-vegetable',
      'coconut-milk': 'light-coconut-milk coconut-cream',
      'fresh-coriander': 'herb',
      'chicken-stock': 'stock',
    },
    takes: coconutCurryAdditions(3, 5),
  },
  'pad-kra-pao': {
    title: 'Pad kra pao',
    swapped: 'Stir-fried {a: minced-chicken} with {b: thai-basil}',
    also: 'pad krapow; pad kaprao; pad ka prao; pad krapao; pad gra prow; phat kaphrao; pad kra pow; pad kra pao gai; pad krapow gai; pad krapow moo; pad kra pao moo; thai basil chicken; chicken thai basil; thai basil chicken stir fry; thai chicken basil; thai basil pork; thai basil beef; thai basil stir fry; basil chicken; chicken with thai basil; chicken with basil; holy basil chicken; thai holy basil stir fry; thai minced chicken; ผัดกะเพรา; ผัดกระเพรา; ガパオライス; ガパオ; 打抛鸡; 打抛猪; 泰式打抛饭; باد كرا باو; פאד קפאו; פאד קראפאו; थाई बेसिल चिकन',
    summary: '{a: minced-chicken} fried hot and fast with {b: thai-basil}[, with {c: jasmine-rice, hen-egg} beside it].',
    kinds: ['stir-fry', 'rice'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight'],
    audiences: ['students'],
    manners: ['quick', 'easy', 'cheap', 'spicy', 'filling', 'high-protein', 'savoury', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ? 280 g jasmine-rice, to serve
      2 tbsp oyster-sauce
      2 tbsp soy-sauce
      1 tbsp fish-sauce
      ? 2 tsp brown-sugar
      3 tbsp vegetable-oil
      ? 6 clove fresh-garlic, finely chopped
      ? 3 red-chilli, finely chopped
      500 g minced-chicken
      ? 150 g green-bean, cut into {1cm} slices
      ! 2 handful thai-basil, picked
      ? 4 hen-egg`,
    method: `
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      Whisk {a: oyster-sauce, soy-sauce, fish-sauce, brown-sugar} together.
      1m: Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Stir in {a: fresh-garlic, red-chilli} and cook until it smells good.
      6m: Add {a: minced-chicken} and fry, stirring often, {a!done}.
      4m: Stir-fry {a: green-bean} over high heat until just tender with some bite.
      2m: Pour in the sauce and toss over high heat until everything is hot and glossy. / Add {a: thai-basil} and stir until wilted.
      4m: Heat {a: vegetable-oil rest} in a wide pan over medium heat. / Fry {a: hen-egg} {a!done}.
      Serve straight away[ with {a: jasmine-rice}]. / Top with {a: hen-egg}.`,
    swaps: {
      'minced-chicken': 'minced-turkey plant-mince firm-tofu',
      'hen-egg': 'plant-egg',
      'jasmine-rice': 'basmati-rice quinoa',
    },
    varies: {
      'minced-chicken': 'mince plant-mince tofu shellfish beef-strip mushroom',
      'green-bean': 'quick-vegetable firm-vegetable mushroom',
      'thai-basil': 'holy-basil fresh-basil',
      'jasmine-rice': 'rice noodle grain',
    },
    takes: stirFryAdditions(6, 8),
  },
  'som-tam': {
    title: 'Som tam',
    swapped: 'Som tam with {a: green-papaya}',
    also: 'som tum; somtam; somtum; som dtam; som tam thai; papaya salad; green papaya salad; thai papaya salad; thai green papaya salad; spicy papaya salad; papaya pok pok; tam som; lao papaya salad; tam mak hoong; papayasalat; grüner papayasalat; salade de papaye verte; salade de papaye; ensalada de papaya verde; insalata di papaya verde; salada de papaia verde; ส้มตำ; ส้มตำไทย; ソムタム; 青パパイヤサラダ; 青木瓜沙拉; 凉拌青木瓜; סום טאם; סלט פפאיה ירוקה; سلطة البابايا الخضراء; हरे पपीते का सलाद',
    summary: 'A crunchy salad of {a: green-papaya}, hot, sour, salty and sweet all at once.',
    kinds: ['salad'],
    courses: ['starter', 'side', 'lunch'],
    cuisines: ['thai', 'asian'],
    occasions: ['guests', 'barbecue', 'buffet', 'party'],
    seasons: ['summer'],
    manners: [
      'easy',
      'quick',
      'healthy',
      'light',
      'spicy',
      'sour',
      'crunchy',
      'fresh',
      'cold',
      'savoury',
      'no-bake',
      'no-cook',
      'vegetable-rich',
    ],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 20,
    list: `
      3 tbsp lime-juice
      2 tbsp fish-sauce
      2 tbsp palm-sugar
      ? 2 clove fresh-garlic, crushed
      ? 2 red-chilli, finely chopped
      500 g green-papaya, cut into matchsticks
      ? 1 carrot, cut into matchsticks
      ? 200 g cherry-tomato, halved
      ? 1 tbsp dried-shrimp
      ? 50 g roasted-peanut, chopped`,
    method: `
      Whisk {a: lime-juice, fish-sauce, palm-sugar, fresh-garlic, red-chilli} together into a dressing.
      Put {a: green-papaya} in a large bowl. / Add {a: carrot, cherry-tomato}. / Add {a: dried-shrimp}. / Toss everything with the dressing.
      5m rest: Leave to stand for {5 min} so that the flavours mingle.
      Scatter with {a: roasted-peanut} and serve.`,
    swaps: { 'green-papaya': 'green-mango kohlrabi white-cabbage', 'roasted-peanut': 'cashew-nut sunflower-seed' },
    varies: {
      'green-papaya': 'green-mango kohlrabi daikon cucumber carrot white-cabbage',
      'roasted-peanut': 'nut seed',
      'palm-sugar': 'sugar syrup',
    },
    takes: [
      'quick-vegetable firm-vegetable | 40 | 2 | 5m: Boil {a} in salted water until just tender, then drain well. / Cool {a} under cold running water and drain again. / Add {a}.',
      'salad daikon mango pineapple apple bean-sprout red-onion shallot spring-onion sweetcorn | 40 | 3 | Add {a}, cut into bite-sized pieces where needed.',
      'poultry shellfish meat tofu salmon-fillet | 80 | 3 | 8m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Add {a}.',
      'herb chilli nut seed | 3 | 4 | Scatter with {a}.',
    ],
  },
});
