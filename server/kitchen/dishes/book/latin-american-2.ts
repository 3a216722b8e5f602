import { chillies } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const latinAmerican2 = dishes({
  arepas: {
    title: 'Arepas',
    swapped: 'Arepas with {a: tinned-black-bean}',
    also: 'arepa; areppas; aripas; arepas con queso; arepas de queso; cheese arepas; venezuelan arepas; colombian arepas; arepas rellenas; stuffed arepas; filled arepas; arepas venezolanas; arepas colombianas; venezuelan corn cakes; corn cakes venezuelan; maize flatbreads; white corn patties; アレパ; 委内瑞拉玉米饼; 阿瑞巴玉米饼; أريبا; ארפה; ארפאס; अरेपा; арепас',
    summary: 'Thick, crisp rounds of {a: precooked-cornmeal}, filled with {b: mozzarella, avocado}.',
    kinds: ['flatbread', 'sandwich'],
    courses: ['main', 'breakfast', 'lunch', 'dinner', 'snack', 'side'],
    cuisines: ['venezuelan', 'colombian', 'latin-american'],
    occasions: ['brunch', 'weeknight', 'sunday'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'crunchy', 'mild', 'savoury', 'warm'],
    methods: ['pan-fried', 'baked', 'stuffed'],
    needs: ['hob', 'oven'],
    makes: '8 pieces for 4, by half',
    prep: 15,
    list: `
      ! 300 g precooked-cornmeal
      ? 1 tsp fine-salt
      420 ml plain-water, warm
      3 tbsp vegetable-oil
      200 g mozzarella, grated
      ? 240 g tinned-black-bean, drained and rinsed
      ? 1 avocado, sliced`,
    method: `
      Heat the oven to {180C} and line a baking tray with baking paper.
      8m rest: Stir {a: precooked-cornmeal, fine-salt} together in a large bowl. / Pour in {a: plain-water}, stirring all the time. / Stir in {a: vegetable-oil third}. / Cover and leave to rest for {8 min}.
      Knead until smooth. / Shape the mixture into thick rounds of about {8cm} with wet hands.
      10m*: Heat {a: vegetable-oil half} in a wide pan over medium heat. / Fry in batches until golden on both sides and set in the middle, using {a: vegetable-oil rest} for the next batches.
      12m: Lay the pieces on a baking tray and bake until they sound hollow when tapped.
      4m meanwhile: Heat {a: tinned-black-bean} in a small pot over low heat, stirring now and then.
      Cut open with a sharp knife and fill with {a: mozzarella, tinned-black-bean, avocado}.
      Serve straight away.`,
    varies: {
      mozzarella: 'melting-cheese soft-cheese hard-cheese',
      'tinned-black-bean': 'pulse refried-bean cooked-chicken cooked-ham',
      avocado: 'guacamole ripe-tomato',
      'precooked-cornmeal': 'masa-harina',
    },
    takes: [
      'egg | 55 | 7 | 5m: Fry {a} in another pan {a!done}. / Keep {a} for the filling.',
      'poultry meat sausage bacon chorizo shellfish tofu mushroom quick-vegetable plantain | 50 | 7 | 7m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Keep {a} for the filling.',
      'mince plant-mince | 60 | 7 | 8m: Fry {a} in a dry pan over medium heat {a!done}. / Keep {a} for the filling.',
      'soft-cheese melting-cheese salad tomato guacamole tomato-salsa pico-de-gallo mayonnaise hot-sauce soured-cream cooked-ham cooked-chicken pickled-red-onion | 25 | 8 | Serve with {a}.',
    ],
    swaps: { mozzarella: 'lactose-free-mozzarella vegan-mozzarella' },
  },
  pupusas: {
    title: 'Pupusas',
    also: 'pupusa; pupuzas; papusas; popusas; pupusas revueltas; pupusas de queso; pupusas de frijol con queso; bean and cheese pupusas; cheese pupusas; salvadoran pupusas; salvadorean pupusas; pupusas salvadoreñas; stuffed corn cakes salvadoran; pupusas with curtido; ププサ; 萨尔瓦多玉米饼; 普普萨; بوبوسا; פופוסה; פופוסאס; पुपुसा; пупусас',
    summary:
      'Soft rounds of {a: masa-harina}, filled with {b: refried-bean, mozzarella}[ and served with a sharp salad of {c: white-cabbage}].',
    kinds: ['flatbread', 'stuffed'],
    courses: ['main', 'lunch', 'dinner', 'snack'],
    cuisines: ['central-american', 'latin-american'],
    occasions: ['weeknight', 'brunch', 'party'],
    audiences: ['children', 'students'],
    manners: ['cheap', 'comforting', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['pan-fried', 'stuffed'],
    needs: ['hob'],
    makes: '8 pieces for 4, by half',
    prep: 30,
    list: `
      ? 250 g white-cabbage, shredded
      ? 80 g carrot, peeled and grated
      ? 3 tbsp cider-vinegar
      ? 1/2 tsp dried-oregano
      1.5 tsp fine-salt
      ! 300 g masa-harina
      430 ml plain-water, warm
      200 g refried-bean
      150 g mozzarella, grated
      3 tbsp vegetable-oil
      ? 120 g tomato-salsa, to serve`,
    method: `
      Put {a: white-cabbage, carrot} in a large bowl. / Season with {a: fine-salt third}. / Stir in {a: cider-vinegar}. / Stir in {a: dried-oregano}. / Toss everything together.
      10m rest: Put {a: masa-harina} in a large bowl. / Stir in {a: fine-salt rest}. / Pour in {a: plain-water}, stirring all the time. / Knead until smooth. / Cover and leave to rest for {10 min}.
      Shape into balls with wet hands, pressing {a: refried-bean, mozzarella} into the middle and closing the mixture around {a?it|them}. / Press each ball into a round of about {10cm} with wet hands.
      16m*: Heat {a: vegetable-oil half} in a wide pan over medium heat. / Fry in batches until golden on both sides and set in the middle, using {a: vegetable-oil rest} for the next batches.
      Serve hot[ with {a: white-cabbage, carrot, tomato-salsa}].`,
    varies: {
      'refried-bean': 'cooked-chicken cooked-ham',
      mozzarella: 'melting-cheese soft-cheese',
      'white-cabbage': 'red-cabbage chinese-cabbage',
      'cider-vinegar': 'vinegar lime-juice lemon-juice',
      'masa-harina': 'precooked-cornmeal',
    },
    takes: [
      'bacon chorizo cooking-chorizo poultry meat mince plant-mince shellfish courgette mushroom leaf tofu | 25 | 3 | 7m: Chop {a} finely where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Keep {a} for the filling.',
      'chilli pickled-jalapeno red-onion herb radish | 5 | 2 | Chop {a} finely where needed. / Stir in {a}.',
      'avocado guacamole soured-cream hot-sauce soft-cheese pico-de-gallo | 25 | 6 | Serve with {a}.',
    ],
    swaps: { mozzarella: 'lactose-free-mozzarella vegan-mozzarella', 'cider-vinegar': 'white-vinegar lime-juice' },
  },
  feijoada: {
    title: 'Feijoada',
    also: 'feijoada brasileira; feijoada completa; fejoada; feijuada; feijoda; feijao preto com carne; feijão preto com carne; brazilian black bean stew; brazilian bean stew; brazilian pork and bean stew; brazilian pork and beans; black bean and pork stew; black beans with pork; black bean stew with sausage; feijoada stew; フェイジョアーダ; 巴西黑豆饭; 黑豆炖肉; 巴西烩豆; فيجوادا; פיז׳ואדה; फेजोआडा; фейжоада',
    summary: 'A dark, hearty stew of {a: tinned-black-bean} with {b: pork-shoulder, streaky-bacon, smoked-sausage}.',
    kinds: ['stew', 'beans'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['brazilian', 'latin-american'],
    occasions: ['sunday', 'guests', 'party'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'savoury', 'mild', 'warm', 'one-pot', 'make-ahead', 'leftovers'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      1 tbsp vegetable-oil
      ? 120 g streaky-bacon, cut into {2cm} pieces
      500 g pork-shoulder, cut into {3cm} pieces
      1 brown-onion, finely chopped
      ? 4 clove fresh-garlic, crushed
      600 ml plain-water
      ? 2 bay-leaf
      ! 960 g tinned-black-bean, drained and rinsed
      ? 250 g smoked-sausage, sliced
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 400 g long-grain-rice, to serve
      ? 300 g spring-green, shredded
      ? 2 orange, cut into wedges`,
    method: `
      8m: Heat {a: vegetable-oil} in a large pot over medium heat. / Cut {a: streaky-bacon} into small pieces where needed. / Add {a: streaky-bacon} and cook {a!done}. / Lift {a: streaky-bacon} out and set aside.
      8m: Cut {a: pork-shoulder} into bite-sized pieces where needed. / Brown {a: pork-shoulder} in batches on all sides.
      7m: Add {a: brown-onion} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      75m: Return {a: streaky-bacon} to the pot. / Pour in {a: plain-water}. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: pork-shoulder} until very tender.
      25m: Stir in {a: tinned-black-bean}. / Cut {a: smoked-sausage} into bite-sized pieces where needed. / Stir in {a: smoked-sausage}. / Bring to the boil, then simmer gently, half covered, until thick. / Take out {a: bay-leaf}. / Season with {a: fine-salt, black-pepper} to taste.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      5m meanwhile: Boil {a: spring-green} in salted water until just tender, then drain well.
      Serve hot[ with {a: long-grain-rice, spring-green, orange}].`,
    varies: {
      'pork-shoulder': 'stewing-meat pork-rib chicken-thigh jackfruit chestnut-mushroom sweet-potato butternut-squash',
      'streaky-bacon': 'bacon chorizo',
      'smoked-sausage': 'sausage chorizo cooking-chorizo',
      'tinned-black-bean': 'pulse',
      'spring-green': 'leaf',
      'long-grain-rice': 'rice potato',
    },
    takes: [
      'quick-vegetable firm-vegetable celery-stalk mushroom | 40 | 4 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'root potato sweet-potato squash | 60 | 5 | Cut {a} into bite-sized pieces where needed. / Stir in {a}.',
      'ham pork-rib beef-jerky ground-cumin smoked-paprika chilli | 20 | 4 | Add {a}.',
      'hot-sauce cassava-flour herb lime pico-de-gallo | 10 | 9 | Serve with {a}.',
    ],
    swaps: {
      'streaky-bacon': 'turkey-bacon vegan-bacon smoked-tofu',
      'pork-shoulder': 'braising-steak jackfruit chestnut-mushroom',
      'smoked-sausage': 'chicken-sausage vegan-sausage',
      'brown-onion': 'fennel celery-stalk',
    },
  },
  moqueca: {
    title: 'Moqueca',
    swapped: 'Moqueca with {a: white-fish-fillet}',
    also: 'moqueca baiana; moqueca de peixe; moqueca capixaba; moqueca de camarão; moqueca de camarao; mocqueca; moqeca; muqueca; brazilian fish stew; brazilian fish curry; brazilian seafood stew; brazilian fish stew with coconut milk; fish in coconut milk; bahian fish stew; ムケッカ; 巴西炖鱼; 巴西椰奶炖鱼; موكيكا; מוקקה; मोकेका; мокека',
    summary: '{a: white-fish-fillet} cooked gently in {b: coconut-milk} with {c: red-pepper, ripe-tomato}.',
    kinds: ['stew', 'fish-dish'],
    courses: ['main', 'dinner'],
    cuisines: ['brazilian', 'latin-american'],
    occasions: ['weeknight', 'guests', 'date'],
    audiences: ['children'],
    manners: ['easy', 'healthy', 'creamy', 'comforting', 'high-protein', 'mild', 'savoury', 'warm', 'one-pot', 'vegetable-rich'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      600 g white-fish-fillet
      ? 1 tsp fine-salt
      ? 2 tbsp lime-juice
      2 tbsp olive-oil
      1 brown-onion, sliced
      ? 300 g red-pepper, sliced
      ? 3 clove fresh-garlic, crushed
      ? 1 red-chilli, finely chopped
      ? 2 tsp paprika
      300 g ripe-tomato, chopped
      ! 400 ml coconut-milk
      ? 1 handful fresh-coriander, chopped
      ? 280 g long-grain-rice, to serve`,
    method: `
      Pat {a: white-fish-fillet} dry and cut {a?it|them} into large pieces where needed. / Season {a: white-fish-fillet} with {b: fine-salt}. / Drizzle with {a: lime-juice}.
      9m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic, red-chilli} and cook until it smells good. / Stir in {a: paprika} and let the spices sizzle for a moment.
      12m: Stir in {a: ripe-tomato}. / Stir in {a: coconut-milk}. / Bring to the boil, then simmer gently.
      9m: Lay {a: white-fish-fillet} on top, cover and cook {a!done}.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      Taste and season again. / Scatter with {a: fresh-coriander}. / Serve hot[ with {a: long-grain-rice}].`,
    varies: {
      'white-fish-fillet': 'fish shellfish heart-of-palm plantain',
      'red-pepper': 'quick-vegetable firm-vegetable',
      'ripe-tomato': 'tomato',
      'red-chilli': chillies,
      'long-grain-rice': 'rice grain',
      'olive-oil': 'oil red-palm-oil',
    },
    takes: [
      'raw-prawn shellfish | 50 | 5 | 4m: Stir in {a}, cover and cook {a!done}.',
      'quick-vegetable firm-vegetable leaf mushroom sweet-potato plantain | 50 | 3 | 6m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook gently until soft.',
      'pulse sweetcorn | 40 | 4 | Stir in {a}.',
      'fresh-ginger ground-cumin ground-coriander red-palm-oil | 2 | 3 | Stir in {a}.',
    ],
    swaps: {
      'white-fish-fillet': 'heart-of-palm chicken-breast',
      'coconut-milk': 'light-coconut-milk oat-cream',
      'brown-onion': 'fennel fresh-leek',
      'ripe-tomato': 'roasted-red-pepper carrot',
    },
  },
});
