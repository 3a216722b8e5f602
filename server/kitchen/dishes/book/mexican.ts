import { besides, chillies, creams, noDairyCream } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const mexican = dishes({
  guacamole: {
    title: 'Guacamole',
    also: 'guac; guacamol; guacomole; guacamoli; gaucamole; quacamole; guakamole; avocado dip; avocado sauce; avocado salsa; mashed avocado dip; holy guacamole; homemade guacamole; chunky guacamole; ワカモレ; グアカモーレ; 鳄梨酱; 牛油果酱; غواكامولي; גואקמולי; गुआकामोले',
    summary: 'A chunky dip of {a: avocado}[, sharpened with {b: lime-juice}].',
    kinds: ['dip', 'sauce'],
    courses: ['sauce', 'snack', 'starter', 'side'],
    cuisines: ['mexican', 'latin-american'],
    occasions: ['party', 'barbecue', 'picnic', 'buffet', 'guests', 'new-year'],
    seasons: ['spring', 'summer'],
    audiences: ['crowd', 'children', 'students'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'creamy', 'savoury', 'no-cook', 'no-bake', 'vegetable-rich'],
    methods: ['raw', 'mashed'],
    needs: [],
    makes: '4 servings',
    prep: 15,
    list: `
      ? 60 g red-onion, finely chopped
      ? 1 green-chilli, finely chopped
      ? 1 clove fresh-garlic, crushed
      2 tbsp lime-juice
      ? 1/2 tsp fine-salt
      ! 3 avocado, ripe
      ? 100 g ripe-tomato, diced
      ? 1 handful fresh-coriander, chopped
      ? 120 g plain-tortilla-chip, to serve`,
    method: `
      Put {a: red-onion, green-chilli, fresh-garlic} in a large bowl. / Stir in {a: lime-juice}. / Season with {a: fine-salt}.
      5m rest: Leave to stand for {5 min} so that the flavours mingle.
      Halve {a: avocado}, remove the stones and scoop out the flesh. / Add {a: avocado}. / Mash {a: avocado} roughly with a fork.
      Fold in {a: ripe-tomato}. / Fold in {a: fresh-coriander}. / Taste and season again.
      Serve straight away[ with {a: plain-tortilla-chip}].`,
    varies: {
      'red-onion': 'onion',
      'green-chilli': chillies,
      'lime-juice': 'lemon-juice lime lemon vinegar',
      'fresh-coriander': 'herb',
      'plain-tortilla-chip': 'tortilla-chip bread wrap cracker potato-crisp carrot cucumber',
    },
    takes: [
      'mango pineapple pomegranate radish cucumber sweetcorn sweet-pepper pulse strawberry bacon-bit | 25 | 4 | Cut {a} into small pieces where needed. / Fold in {a}.',
      'plain-yogurt soured-cream creme-fraiche soft-cheese seed ground-cumin smoked-paprika | 8 | 4 | Stir in {a}.',
    ],
    swaps: { 'plain-tortilla-chip': 'tortilla-chip gluten-free-corn-tortilla carrot' },
  },
  'beef-tacos': {
    title: 'Beef tacos',
    swapped: 'Tacos with {a: minced-beef}',
    also: 'tacos; taco; tacos de carne; tacos de carne molida; tacos de res; ground beef tacos; mince tacos; beef taco; mexican tacos; street tacos; soft tacos; soft shell tacos; taco night; taco tuesday; tex mex tacos; taccos; tackos; タコス; 墨西哥卷饼; 塔可; تاكو; טאקו; टाको; тако',
    summary: 'Warm {a: corn-tortilla} filled with spiced {b: minced-beef}[ and topped with {c: iceberg-lettuce, ripe-tomato, cheddar}].',
    kinds: ['taco', 'wrap'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['mexican', 'american'],
    occasions: ['weeknight', 'party', 'camping'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'filling', 'high-protein', 'savoury', 'mild', 'warm', 'fresh'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      1 tbsp vegetable-oil
      ? 100 g brown-onion, finely chopped
      500 g minced-beef
      ? 2 clove fresh-garlic, crushed
      ? 2 tsp ground-cumin
      ? 1 tsp smoked-paprika
      ? 1 tsp mild-chilli-powder
      ? 2 tbsp tomato-puree
      100 ml plain-water
      ? 1/2 tsp fine-salt
      12 corn-tortilla
      ? 150 g iceberg-lettuce, shredded
      ? 200 g ripe-tomato, diced
      ? 100 g cheddar, grated
      ? 120 g soured-cream, to serve
      ? 1 lime, cut into wedges`,
    method: `
      6m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown.
      8m: Add {a: minced-beef} and fry, stirring often, {a!done}.
      1m: Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, smoked-paprika, mild-chilli-powder} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      5m: Pour in {a: plain-water}. / Simmer, uncovered, until the sauce has thickened. / Season with {a: fine-salt} to taste.
      6m meanwhile: Warm {a: corn-tortilla} in a dry pan, one at a time, until soft.
      Spoon the filling onto {a: corn-tortilla}. / Top with {a: iceberg-lettuce, ripe-tomato, cheddar}. / Serve straight away[ with {a: soured-cream, lime}].`,
    varies: {
      'minced-beef': 'mince plant-mince pulse cooked-prawn raw-prawn',
      'corn-tortilla': 'flour-tortilla gluten-free-wrap',
      'mild-chilli-powder': chillies,
      'iceberg-lettuce': 'salad white-cabbage red-cabbage',
      cheddar: 'melting-cheese soft-cheese',
      'soured-cream': creams,
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom sweet-potato | 50 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'bacon chorizo cooking-chorizo | 30 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'pulse sweetcorn leaf | 40 | 4 | 3m: Stir in {a} and heat through.',
      `${besides} herb mango pineapple | 25 | 7 | Serve with {a}.`,
    ],
    swaps: {
      'minced-beef': 'minced-turkey minced-lamb plant-mince tinned-lentil',
      'corn-tortilla': 'gluten-free-corn-tortilla flour-tortilla*0.7',
      'soured-cream': noDairyCream,
      cheddar: 'lactose-free-cheese vegan-cheese',
    },
  },
  burritos: {
    title: 'Burritos',
    swapped: 'Burritos with {a: chicken-breast}',
    also: 'burrito; buritos; burito; burrittos; buritto; chicken burrito; chicken burritos; burrito de pollo; burritos de pollo; rice and bean burrito; chicken and rice burrito; mission burrito; california burrito; tex mex burrito; homemade burritos; ブリトー; 墨西哥玉米煎饼; بوريتو; בוריטו; बुरिटो; буррито',
    summary: 'Warm {a: flour-tortilla} rolled up around spiced {b: chicken-breast, tinned-black-bean, long-grain-rice}.',
    kinds: ['wrap'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['mexican', 'american'],
    occasions: ['weeknight', 'lunchbox', 'party', 'camping'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'savoury', 'mild', 'warm', 'make-ahead'],
    methods: ['pan-fried', 'stuffed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ? 120 g long-grain-rice
      1 tbsp vegetable-oil
      400 g chicken-breast, cut into {2cm} pieces
      ? 100 g brown-onion, finely chopped
      ? 150 g red-pepper, diced
      ? 2 clove fresh-garlic, crushed
      ? 2 tsp ground-cumin
      ? 2 tsp smoked-paprika
      ? 1/2 tsp mild-chilli-powder
      240 g tinned-black-bean, drained and rinsed
      ? 1 tbsp lime-juice
      ? 1/2 tsp fine-salt
      4 flour-tortilla
      ? 100 g cheddar, grated
      ? 100 g tomato-salsa
      ? 100 g soured-cream`,
    method: `
      15m: Cook {a: long-grain-rice} as the packet says.
      8m meanwhile: Heat {a: vegetable-oil} in a wide pan over high heat. / Cut {a: chicken-breast} into bite-sized pieces where needed. / Fry {a: chicken-breast} {a!done}. / Lift {a: chicken-breast} out and set aside.
      8m: Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: ground-cumin, smoked-paprika, mild-chilli-powder} and let the spices sizzle for a moment.
      4m: Return {a: chicken-breast} to the pan. / Stir in {a: tinned-black-bean} and heat through. / Stir in {a: lime-juice} to taste. / Season with {a: fine-salt} to taste.
      3m meanwhile: Warm {a: flour-tortilla} in a dry pan, one at a time, until soft.
      Spoon {a: long-grain-rice} over {b: flour-tortilla}. / Spoon the filling onto {a: flour-tortilla}. / Top with {a: cheddar}. / Spoon over {a: tomato-salsa, soured-cream}. / Fold in the sides and roll up tightly.
      2m*: Toast the rolls in a dry pan, seam side down first, until golden on both sides. / Serve straight away.`,
    varies: {
      'chicken-breast': 'poultry meat tofu shellfish mushroom sausage firm-vegetable quick-vegetable',
      'tinned-black-bean': 'pulse',
      'long-grain-rice': 'rice quinoa bulgur',
      'flour-tortilla': 'gluten-free-wrap lavash',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      'mild-chilli-powder': chillies,
      cheddar: 'melting-cheese soft-cheese',
      'soured-cream': creams,
      'tomato-salsa': 'pico-de-gallo salsa-verde ripe-tomato',
    },
    takes: [
      'mince plant-mince bacon chorizo cooking-chorizo | 40 | 3 | 7m: Add {a} and fry, stirring often, {a!done}.',
      'quick-vegetable firm-vegetable mushroom sweet-potato | 40 | 3 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'sweetcorn leaf | 40 | 4 | 3m: Stir in {a} and heat through.',
      `${besides} herb | 25 | 8 | Serve with {a}.`,
    ],
    swaps: {
      'tinned-black-bean': 'tinned-kidney-bean tinned-chickpea',
      'flour-tortilla': 'vegan-flatbread gluten-free-wrap corn-tortilla*1.2 gluten-free-corn-tortilla*1.2',
      'soured-cream': noDairyCream,
      cheddar: 'lactose-free-cheese vegan-cheese',
    },
  },
  quesadillas: {
    title: 'Quesadillas',
    swapped: 'Quesadillas with {a: tinned-black-bean}',
    also: 'quesadilla; quesedilla; quesidilla; quesadilas; kesadilla; queasadilla; cheese quesadilla; cheese quesadillas; bean quesadilla; black bean quesadillas; cheese and bean quesadillas; quesadillas de queso; toasted cheese tortillas; cheesy tortillas; ケサディーヤ; 墨西哥芝士饼; كاساديا; קסדייה; केसाडिया; кесадилья',
    summary: 'Folded {a: flour-tortilla}, filled with melting {b: cheddar} and toasted until crisp.',
    kinds: ['wrap', 'flatbread'],
    courses: ['main', 'lunch', 'dinner', 'snack'],
    cuisines: ['mexican', 'american'],
    occasions: ['weeknight', 'party', 'camping'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'crunchy', 'filling', 'mild', 'savoury', 'warm', 'leftovers'],
    methods: ['pan-fried', 'stuffed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1 tbsp vegetable-oil
      ? 150 g red-pepper, diced
      ? 3 spring-onion, sliced
      ? 1 tsp ground-cumin
      ? 1/2 tsp smoked-paprika
      240 g tinned-black-bean, drained and rinsed
      ? fine-salt, to taste
      8 flour-tortilla
      250 g cheddar, grated
      ? 120 g soured-cream, to serve
      ? 120 g tomato-salsa, to serve`,
    method: `
      5m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: red-pepper, spring-onion} and cook gently until soft. / Stir in {a: ground-cumin, smoked-paprika} and let the spices sizzle for a moment.
      3m: Stir in {a: tinned-black-bean} and heat through. / Season with {a: fine-salt} to taste. / Take the pan off the heat.
      Spread the filling over {a: flour-tortilla}, covering half of each. / Scatter with {a: cheddar}. / Fold over and press lightly.
      12m*: Fry in a wide pan over low heat, pressing lightly and turning once, until golden on both sides and melted inside.
      Slide onto a board and cut into wedges. / Serve hot[ with {a: soured-cream, tomato-salsa}].`,
    varies: {
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      'tinned-black-bean': 'pulse cooked-chicken cooked-turkey cooked-ham tinned-tuna leaf',
      'flour-tortilla': 'gluten-free-wrap corn-tortilla',
      cheddar: 'melting-cheese feta soft-goats-cheese',
      'soured-cream': creams,
      'tomato-salsa': 'sauce ripe-tomato',
    },
    takes: [
      'poultry meat sausage bacon chorizo shellfish tofu | 50 | 2 | 7m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'mince plant-mince | 60 | 2 | 7m: Add {a} and fry, stirring often, {a!done}.',
      'quick-vegetable firm-vegetable mushroom leaf sweet-potato | 40 | 2 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      `${chillies} herb | 3 | 2 | Stir in {a}.`,
      `${besides} | 25 | 6 | Serve with {a}.`,
    ],
    swaps: {
      'tinned-black-bean': 'tinned-kidney-bean tinned-chickpea',
      'flour-tortilla': 'vegan-flatbread gluten-free-wrap corn-tortilla*0.9 gluten-free-corn-tortilla*0.9',
      cheddar: 'lactose-free-cheese vegan-cheese',
      'soured-cream': noDairyCream,
    },
  },
});
