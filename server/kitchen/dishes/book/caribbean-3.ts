import { dishes } from '../read-dish.ts';

export const caribbean3 = dishes({
  'ropa-vieja': {
    title: 'Ropa vieja',
    swapped: 'Ropa vieja with {a: flank-steak}',
    also: 'cuban ropa vieja; ropa vieja cubana; ropavieja; ropa viejas; ropa veja; ropa viega; rope vieja; cuban shredded beef; cuban beef; cuban beef stew; cuban pulled beef; cuban pulled beef stew; shredded beef cuban style; shredded flank steak; old clothes; carne mechada; carne ripiada; pabellon beef; kubanischer rindfleischeintopf; ロパビエハ; ロパ・ビエハ; 古巴炖牛肉丝; روبا فييخا; רופה וייחה',
    summary: '{a: flank-steak} simmered to soft strands in a sauce of {b: red-pepper, brown-onion, tinned-tomato}.',
    kinds: ['stew'],
    courses: ['main', 'dinner'],
    cuisines: ['cuban', 'caribbean', 'latin-american'],
    occasions: ['sunday', 'guests', 'party', 'weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'mild', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 800 g flank-steak
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp olive-oil
      1 brown-onion, thinly sliced
      2 red-pepper, cut into strips
      ? 4 clove fresh-garlic, crushed
      ? 2 tsp ground-cumin
      ? 1 tsp dried-oregano
      ? 2 tbsp tomato-puree
      ? 100 ml white-wine
      400 g tinned-tomato, chopped
      400 ml beef-stock
      ? 2 bay-leaf
      ? 60 g green-olive, halved
      ? 1 tbsp caper
      ? 1 tbsp red-wine-vinegar
      ? 250 g long-grain-rice, to serve`,
    method: `
      10m: Season {a: flank-steak} with {b: fine-salt, black-pepper}. / Heat {a: olive-oil} in a large pot over medium heat. / Brown {a: flank-steak} in batches on all sides. / Lift {a: flank-steak} out and set aside.
      10m: Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, dried-oregano} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      3m: Pour in {a: white-wine} and let it boil down by half.
      120m: Return {a: flank-steak} to the pot. / Stir in {a: tinned-tomato}. / Pour in {a: beef-stock}. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: flank-steak} until very tender.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      10m: Lift {a: flank-steak} out, pull or cut into bite-sized pieces and return {a?it|them} to the pot. / Take out {a: bay-leaf}. / Stir in {a: green-olive, caper}. / Simmer, uncovered, until the sauce has thickened.
      Stir in {a: red-wine-vinegar} to taste. / Serve with {a: long-grain-rice}.`,
    swaps: {
      'brown-onion': 'fennel celery-stalk',
      'red-pepper': 'carrot courgette',
      'white-wine': 'alcohol-free-white-wine beef-stock',
    },
    varies: { 'flank-steak': 'stewing-meat beef-brisket pork-shoulder lamb-shoulder', 'red-pepper': 'sweet-pepper' },
    takes: [
      'carrot potato sweet-potato firm-vegetable | 50 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'pulse frozen-pea quick-vegetable | 50 | 6 | Stir in {a}.',
      'plantain | 80 | 7 | 8m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'smoked-paprika paprika chilli orange-juice fresh-coriander | 4 | 4 | Stir in {a}.',
    ],
  },
  'black-beans-and-rice': {
    title: 'Black beans and rice',
    swapped: '{a: tinned-black-bean} with {b: long-grain-rice}',
    also: 'black bean rice; black beans rice; black beans with rice; rice and black beans; rice with black beans; black bean and rice; cuban black beans and rice; cuban rice and beans; cuban black beans; cuban rice; moros y cristianos; moros; moros con cristianos; arroz moro; arroz congri; arroz congrí; congri; congrí; gallo pinto; arroz con frijoles; arroz con frijoles negros; arroz y frijoles; beans n rice; beans and rice; rice and beans; rice n beans; arroz com feijão preto; riz aux haricots noirs; reis mit schwarzen bohnen; schwarze bohnen mit reis; riso e fagioli neri; 黒豆ご飯; モロス・イ・クリスティアノス; 黑豆饭; أرز بالفاصوليا السوداء; אורז עם שעועית שחורה',
    summary: '{a: long-grain-rice} cooked in one pot with {b: tinned-black-bean, green-pepper}.',
    kinds: ['rice', 'beans'],
    courses: ['main', 'side', 'dinner', 'lunch'],
    cuisines: ['cuban', 'caribbean', 'central-american', 'latin-american'],
    occasions: ['weeknight', 'lunchbox', 'buffet', 'party', 'barbecue', 'camping'],
    audiences: ['students', 'crowd', 'children'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'filling', 'mild', 'one-pot', 'make-ahead', 'leftovers', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      4 tbsp olive-oil
      1 brown-onion, finely chopped
      1 green-pepper, diced
      ? 4 clove fresh-garlic, crushed
      ? 1.5 tsp ground-cumin
      ? 1 tsp dried-oregano
      ? 1 tbsp tomato-puree
      ! 300 g long-grain-rice
      ! 480 g tinned-black-bean, drained and rinsed
      600 ml vegetable-stock
      ? 2 bay-leaf
      ? 3/4 tsp fine-salt
      ? 1 tbsp red-wine-vinegar
      ? 1 handful fresh-coriander, chopped
      ? 1 lime, cut into wedges`,
    method: `
      9m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, green-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      2m: Stir in {a: ground-cumin, dried-oregano} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      20m: Rinse {a: long-grain-rice} in a fine sieve under cold running water. / Stir in {a: long-grain-rice, tinned-black-bean}. / Pour in {a: vegetable-stock}. / Add {a: bay-leaf}. / Season with {a: fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      10m rest: Take the pot off the heat. / Cover and leave to rest for {10 min}.
      Take out {a: bay-leaf}. / Fluff everything up with a fork. / Sprinkle with {a: red-wine-vinegar}. / Scatter with {a: fresh-coriander}. / Serve with {a: lime}.`,
    swaps: { 'green-pepper': 'carrot courgette celery-stalk', 'brown-onion': 'fennel celery-stalk' },
    varies: {
      'tinned-black-bean':
        'tinned-kidney-bean tinned-pinto-bean tinned-borlotti-bean tinned-black-eyed-bean tinned-white-bean pigeon-pea tinned-chickpea',
      'long-grain-rice': 'basmati-rice jasmine-rice',
      'green-pepper': 'sweet-pepper',
    },
    takes: [
      'poultry sausage bacon chorizo tofu shellfish meat mince plant-mince | 90 | 5 | 9m: Cut {a} into bite-sized pieces where needed. / Fry {a} in another pan {a!done}. / Fold in {a}.',
      'sweetcorn quick-vegetable firm-vegetable sweet-potato squash tomato | 50 | 3 | Add {a}, cut into small pieces where needed.',
      'avocado cheddar feta soured-cream tomato-salsa guacamole hot-sauce egg | 40 | 6 | Serve with {a}.',
      'plantain | 80 | 5 | 8m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'smoked-paprika chilli chilli-powder chipotle-paste | 2 | 3 | Stir in {a}.',
    ],
  },
  'arroz-con-pollo': {
    title: 'Arroz con pollo',
    swapped: '{a: chicken-thigh-on-the-bone} with {b: long-grain-rice}',
    also: 'arroz con poyo; arroz y pollo; arros con pollo; aroz con pollo; arroz con pollo cubano; arroz con pollo puerto rican; cuban arroz con pollo; cuban chicken and rice; cuban rice with chicken; puerto rican chicken and rice; puerto rican rice and chicken; dominican chicken and rice; latin chicken and rice; latin american chicken and rice; yellow rice with chicken; yellow rice and chicken; chicken and yellow rice; one pot chicken and rice; chicken and rice; chicken with rice; locrio de pollo; arroz a la chorrera; rice and chicken; riz au poulet; reis mit huhn; reis mit hähnchen; hähnchen mit reis; pollo con arroz; pollo y arroz; frango com arroz; riso con pollo; アロスコンポジョ; أرز بالدجاج; אורז עם עוף',
    summary: '{a: chicken-thigh-on-the-bone} and {b: long-grain-rice} cooked together with {c: red-pepper, tinned-tomato}.',
    kinds: ['rice', 'stew'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['cuban', 'caribbean', 'latin-american', 'central-american', 'colombian', 'peruvian'],
    occasions: ['weeknight', 'sunday', 'guests', 'party', 'birthday'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'mild', 'savoury', 'warm', 'cheap'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 800 g chicken-thigh-on-the-bone
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      2 tbsp olive-oil
      1 brown-onion, chopped
      1 red-pepper, diced
      ? 4 clove fresh-garlic, crushed
      ? 2 tsp ground-cumin
      ? 1 tsp dried-oregano
      ? 1 tsp ground-turmeric
      ? 100 ml white-wine
      200 g tinned-tomato, chopped
      ! 300 g long-grain-rice
      600 ml chicken-stock
      ? 2 bay-leaf
      ? 120 g frozen-pea
      ? 50 g green-olive
      ? 1 handful fresh-coriander, chopped
      ? 1 lime, cut into wedges`,
    method: `
      12m: Season {a: chicken-thigh-on-the-bone} with {b: fine-salt half, black-pepper}. / Heat {a: olive-oil} in a wide pan over medium heat. / Brown {a: chicken-thigh-on-the-bone} in batches on all sides. / Lift {a: chicken-thigh-on-the-bone} out and set aside.
      9m: Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, dried-oregano, ground-turmeric} and let the spices sizzle for a moment.
      3m: Pour in {a: white-wine} and let it boil down by half.
      15m: Stir in {a: tinned-tomato}. / Pour in {a: chicken-stock}. / Add {a: bay-leaf}. / Season with {a: fine-salt rest}. / Return {a: chicken-thigh-on-the-bone} to the pan. / Bring to the boil, then cover and simmer over low heat.
      20m: Rinse {a: long-grain-rice} in a fine sieve under cold running water. / Stir in {a: long-grain-rice}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh-on-the-bone} {a!done}. / Cook until the grains are tender and the liquid has gone.
      4m: Lay {a: frozen-pea} on top, cover and cook {a!done}.
      5m rest: Take the pan off the heat. / Scatter with {a: green-olive}. / Cover and leave to rest for {5 min}.
      Take out {a: bay-leaf}. / Scatter with {a: fresh-coriander}. / Serve with {a: lime}.`,
    swaps: {
      'brown-onion': 'fennel celery-stalk',
      'red-pepper': 'carrot courgette',
      'white-wine': 'alcohol-free-white-wine chicken-stock',
    },
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-leg chicken-drumstick chicken-piece turkey-leg rabbit',
      'white-wine': 'lager',
      'red-pepper': 'sweet-pepper quick-vegetable',
      'long-grain-rice': 'basmati-rice jasmine-rice',
    },
    takes: [
      'carrot green-bean sweetcorn courgette mushroom firm-vegetable quick-vegetable pulse | 40 | 5 | Add {a}, cut into small pieces where needed.',
      'chorizo bacon sausage | 30 | 2 | 6m: Add {a} and cook {a!done}.',
      'saffron smoked-paprika paprika chilli caper | 1 | 4 | Stir in {a}.',
      'avocado hot-sauce | 30 | 8 | Serve with {a}.',
    ],
  },
});
