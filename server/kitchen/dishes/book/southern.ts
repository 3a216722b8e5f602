import { dishes } from '../read-dish.ts';

export const southern = dishes({
  'fried-chicken': {
    title: 'Fried chicken',
    swapped: 'Crisp {a: chicken-drumstick} in a spiced coat',
    also: 'southern fried chicken; southern style fried chicken; buttermilk fried chicken; buttermilk chicken; crispy fried chicken; american fried chicken; kentucky fried chicken; kfc; homemade kfc; fried chicken drumsticks; fried chicken legs; deep fried chicken; fried chicken pieces; spicy fried chicken; nashville chicken; fryed chicken; fried chiken; frite chicken; backhendl amerikanisch; frittiertes hähnchen; frittiertes huhn; frittiertes hühnchen; gebackenes hähnchen; poulet frit; poulet frit américain; poulet frit du sud; pollo frito; pollo frito crujiente; frango frito; frango frito americano; pollo fritto; フライドチキン; 炸鸡; 美式炸鸡; 南方炸鸡; دجاج مقلي; دجاج بروستد; دجاج كنتاكي; עוף מטוגן; פרייד צ׳יקן; फ्राइड चिकन; तला हुआ चिकन',
    summary: '{a: chicken-drumstick} marinated in {b: buttermilk} and fried in a craggy, crisp, spiced coat.',
    kinds: ['schnitzel', 'roast'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['southern-us', 'american'],
    occasions: ['party', 'picnic', 'sunday', 'guests', 'birthday'],
    seasons: ['summer'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['comforting', 'crunchy', 'filling', 'high-protein', 'savoury', 'warm', 'mild'],
    methods: ['fried', 'deep-fried', 'marinated', 'baked'],
    needs: ['hob', 'oven'],
    makes: '4 servings',
    prep: 20,
    list: `
      300 ml buttermilk
      ? 1 tbsp hot-sauce
      ? 2 tsp fine-salt
      ! 8 chicken-drumstick
      160 g plain-flour
      ? 40 g cornflour
      ? 1 tbsp paprika
      ? 2 tsp garlic-powder
      ? 1 tsp dried-thyme
      ? 1 tsp black-pepper
      ? 1/4 tsp cayenne-pepper
      200 ml sunflower-oil, for frying`,
    method: `
      60m rest: Stir {a: buttermilk, hot-sauce, fine-salt} together in a large bowl. / Add {a: chicken-drumstick}. / Cover and chill in the fridge for at least {60 min}, or overnight.
      Heat the oven to {180C} and line a baking tray with baking paper.
      Stir {a: plain-flour, cornflour, paprika, garlic-powder, dried-thyme, black-pepper, cayenne-pepper} together.
      Lift {a: chicken-drumstick} out, let the excess drip off and turn in the mixture until well coated.
      16m*: Heat {a: sunflower-oil} in a deep frying pan over medium heat. / Fry {a: chicken-drumstick} in batches until deep golden on both sides, turning once. / Lay {a: chicken-drumstick} on the tray.
      20m: Bake {a: chicken-drumstick} {a!done}.
      Serve straight away.`,
    swaps: {
      buttermilk: 'plain-yogurt lactose-free-yogurt oat-milk soy-milk',
      'plain-flour': 'gluten-free-flour rice-flour',
    },
    varies: {
      'chicken-drumstick': 'chicken-thigh-on-the-bone chicken-thigh chicken-breast chicken-wing',
      buttermilk: 'yogurt kefir milk plant-milk plant-yogurt',
      'plain-flour': 'gluten-free-flour rice-flour spelt-flour',
    },
    takes: [
      'smoked-paprika cajun-seasoning mustard-powder onion-powder dried-oregano curry-powder chilli-powder garam-masala white-pepper | 1 | 4 | Stir in {a}.',
      'lemon clear-honey sauce dip coleslaw gherkin pickle gravy | 25 | 7 | Serve with {a}.',
    ],
  },
  jambalaya: {
    title: 'Jambalaya',
    also: 'jumbalaya; jambalaia; jambalya; jambayala; jambolaya; cajun jambalaya; creole jambalaya; cajun rice; cajun rice pot; creole rice; louisiana rice; new orleans rice; chicken and sausage jambalaya; chicken jambalaya; sausage jambalaya; cajun chicken and rice; cajun-reistopf; cajun reispfanne; cajun-reispfanne; riz cajun; riz créole au poulet; arroz cajún; arroz criollo de luisiana; arroz cajun; riso alla creola; ジャンバラヤ; 什锦饭; 什锦烩饭; 卡津什锦饭; جامبالايا; جمبلايا; ג׳מבליה; ג׳מבלאיה; जंबालया',
    summary: 'Spiced {a: long-grain-rice} cooked in one pot with {b: chicken-thigh, smoked-sausage, green-pepper}.',
    kinds: ['rice', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['cajun', 'southern-us', 'american'],
    occasions: ['weeknight', 'party', 'guests', 'buffet'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'students'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'one-pot', 'savoury', 'spicy', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      2 tbsp vegetable-oil
      ? 200 g smoked-sausage, sliced
      400 g chicken-thigh, cut into {3cm} pieces
      ? fine-salt, to taste
      1 brown-onion, chopped
      ? 200 g green-pepper, diced
      ? 100 g celery-stalk, diced
      ? 3 clove fresh-garlic, crushed
      1 tbsp cajun-seasoning
      ? 1/2 tsp dried-thyme
      ! 280 g long-grain-rice
      ? 400 g tinned-tomato, chopped
      650 ml chicken-stock
      ? = 2 bay-leaf
      ? 2 spring-onion, thinly sliced
      ? 1 handful fresh-parsley, chopped`,
    method: `
      6m: Heat {a: vegetable-oil} in a large pot over medium heat. / Fry {a: smoked-sausage} {a!done}. / Lift {a: smoked-sausage} out and set aside.
      8m: Season {a: chicken-thigh} with {b: fine-salt}. / Brown {a: chicken-thigh} in batches on all sides. / Lift {a: chicken-thigh} out and set aside.
      9m: Add {a: brown-onion, green-pepper, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: cajun-seasoning, dried-thyme} and let the spices sizzle for a moment.
      2m: Stir in {a: long-grain-rice} until the grains are hot and see-through at the edges.
      22m: Stir in {a: tinned-tomato}. / Pour in {a: chicken-stock}. / Add {a: bay-leaf}. / Return {a: smoked-sausage, chicken-thigh} to the pot. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone. / Cook {a: chicken-thigh} {a!done}.
      Take out {a: bay-leaf}. / Scatter with {a: spring-onion, fresh-parsley} and serve.`,
    swaps: {
      'smoked-sausage': 'chicken-sausage beef-sausage vegan-sausage',
      'chicken-thigh': 'turkey-breast firm-tofu tinned-kidney-bean',
      'brown-onion': 'fennel',
      'cajun-seasoning': 'smoked-paprika ground-cumin*0.5',
    },
    varies: {
      'chicken-thigh': 'poultry pork-fillet pork-loin-steak duck-breast tofu pulse mushroom firm-vegetable',
      'smoked-sausage': 'sausage chorizo',
      'green-pepper': 'sweet-pepper',
      'chicken-stock': 'stock',
      'long-grain-rice': 'basmati-rice jasmine-rice',
    },
    takes: [
      'shellfish white-fish salmon-fillet | 50 | 6 | 5m: Lay {a} on top, cover and cook {a!done}.',
      'ham bacon | 25 | 3 | 6m: Add {a} and cook {a!done}.',
      'quick-vegetable firm-vegetable mushroom okra tomato | 50 | 5 | Add {a}, cut into bite-sized pieces where needed.',
      'pulse leaf | 50 | 6 | 4m: Add {a} and cook {a!done}.',
      'hot-sauce worcestershire-sauce smoked-paprika cayenne-pepper chilli red-chilli jalapeno dried-oregano | 2 | 4 | Stir in {a}.',
      'lemon lime avocado soured-cream | 20 | 7 | Serve with {a}.',
    ],
  },
  gumbo: {
    title: 'Gumbo',
    also: 'gombo; gumbos; gumboo; gambo; cajun gumbo; creole gumbo; louisiana gumbo; new orleans gumbo; chicken gumbo; chicken and sausage gumbo; sausage gumbo; okra gumbo; chicken and okra gumbo; gumbo soup; gumbo stew; gumbo with rice; okra stew with sausage; gumbo-eintopf; okra-eintopf mit wurst; gombo de louisiane; gombo au poulet; gumbo de pollo; guiso de quimbombó de luisiana; gumbo de frango; zuppa gumbo; ガンボ; ガンボスープ; 秋葵浓汤; 秋葵汤; 卡津浓汤; غامبو; جامبو; גמבו; गंबो',
    summary: 'A dark, spiced stew of {a: chicken-thigh, smoked-sausage, okra}[, served with {b: long-grain-rice}].',
    kinds: ['stew', 'soup'],
    courses: ['main', 'dinner'],
    cuisines: ['cajun', 'southern-us', 'american'],
    occasions: ['sunday', 'guests', 'party', 'buffet'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['comforting', 'filling', 'high-protein', 'make-ahead', 'leftovers', 'savoury', 'spicy', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 25,
    list: `
      90 ml vegetable-oil
      ? 250 g smoked-sausage, sliced
      90 g plain-flour
      1 brown-onion, chopped
      ? 200 g green-pepper, diced
      ? 150 g celery-stalk, diced
      ? 4 clove fresh-garlic, crushed
      1.5 tbsp cajun-seasoning
      1300 ml chicken-stock
      ? = 2 bay-leaf
      ? 1 tsp dried-thyme
      600 g chicken-thigh, cut into {3cm} pieces
      ? 250 g okra, trimmed
      ? fine-salt, to taste
      ? 2 spring-onion, thinly sliced
      ? 300 g long-grain-rice, to serve`,
    method: `
      7m: Heat {a: vegetable-oil little} in a large pot over medium heat. / Fry {a: smoked-sausage} {a!done}. / Lift {a: smoked-sausage} out and set aside.
      20m: Add {a: vegetable-oil rest}. / Stir in {a: plain-flour}. / Cook, stirring and scraping the pot often, until deep golden brown.
      9m: Add {a: brown-onion, green-pepper, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: cajun-seasoning, dried-thyme} and let the spices sizzle for a moment.
      Whisk in {a: chicken-stock} little by little until thick and smooth. / Add {a: bay-leaf}.
      30m: Add {a: chicken-thigh}. / Return {a: smoked-sausage} to the pot. / Bring to the boil, then simmer, half covered. / Cook {a: chicken-thigh} {a!done}.
      15m meanwhile: Cook {a: long-grain-rice} as the packet says.
      12m: Add {a: okra} and cook until just tender.
      Take out {a: bay-leaf}. / Season with {a: fine-salt} to taste. / Scatter with {a: spring-onion}. / Serve with {a: long-grain-rice}.`,
    swaps: {
      'smoked-sausage': 'chicken-sausage beef-sausage vegan-sausage',
      'chicken-thigh': 'turkey-breast firm-tofu tinned-kidney-bean',
      'plain-flour': 'gluten-free-flour rice-flour',
      'brown-onion': 'fennel',
      'cajun-seasoning': 'smoked-paprika ground-cumin*0.5',
    },
    varies: {
      'chicken-thigh': 'poultry pork-shoulder duck-breast duck-leg tofu pulse mushroom',
      'smoked-sausage': 'sausage chorizo',
      'green-pepper': 'sweet-pepper',
      okra: 'green-bean courgette',
      'chicken-stock': 'stock',
      'long-grain-rice': 'rice cauliflower-rice quinoa',
    },
    takes: [
      'shellfish raw-prawn white-fish | 60 | 8 | 4m: Add {a} and cook {a!done}.',
      'ham bacon mushroom | 25 | 3 | 6m: Add {a} and cook {a!done}.',
      'tinned-tomato ripe-tomato firm-vegetable root | 60 | 5 | Add {a}, cut into bite-sized pieces where needed.',
      'pulse leaf quick-vegetable | 50 | 8 | 5m: Add {a} and cook {a!done}.',
      'hot-sauce worcestershire-sauce smoked-paprika cayenne-pepper red-chilli | 2 | 8 | Stir in {a}.',
    ],
  },
  cornbread: {
    title: 'Cornbread',
    also: 'corn bread; corn-bread; southern cornbread; skillet cornbread; buttermilk cornbread; sweet cornbread; american cornbread; homemade cornbread; cornmeal bread; cornmeal cake; johnny cake; johnnycake; corn pone; savoury cornbread; cornbred; conbread; maisbrot; amerikanisches maisbrot; pain de maïs; pain de mais; pan de maíz; pan de maiz; pan de elote; pão de milho; broa de milho doce; pane di mais; pane di granturco; コーンブレッド; とうもろこしパン; 玉米面包; 玉米糕; 美式玉米面包; خبز الذرة; خبز الذره; לחם תירס; मक्के की ब्रेड; कॉर्नब्रेड',
    summary: 'Golden and crumbly, of {a: fine-cornmeal, buttermilk} stirred together in a bowl and baked in a tin.',
    kinds: ['bread', 'cake'],
    courses: ['side', 'baking', 'snack', 'breakfast'],
    cuisines: ['southern-us', 'american'],
    occasions: ['thanksgiving', 'barbecue', 'brunch', 'weeknight', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'mild', 'savoury', 'warm', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '12 pieces for 6, by half',
    prep: 10,
    list: `
      ! 200 g fine-cornmeal
      120 g plain-flour
      1 tbsp baking-powder
      ? 3 tbsp caster-sugar
      ? 1 tsp fine-salt
      300 ml buttermilk
      2 hen-egg
      80 g unsalted-butter, melted`,
    method: `
      Heat the oven to {200C} and line a tin of about {20cm} with baking paper.
      Stir {a: fine-cornmeal, plain-flour, baking-powder, caster-sugar, fine-salt} together in a large bowl.
      Whisk {a: buttermilk, hen-egg} together in a jug, then beat in {b: unsalted-butter}.
      Pour the liquid into the bowl and stir until just combined; small lumps are fine.
      Pour the batter into the tin and smooth the top.
      25m: Bake until risen and golden, and a skewer comes out clean.
      Leave to cool until just warm. / Lift out and cut into squares.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      buttermilk: 'plain-yogurt lactose-free-yogurt soy-yogurt oat-milk soy-milk',
      'hen-egg': 'flax-egg',
      'unsalted-butter': 'vegan-butter sunflower-oil*0.8',
    },
    varies: {
      buttermilk: 'yogurt kefir milk plant-milk plant-yogurt',
      'unsalted-butter': 'butter oil bacon-fat lard',
      'plain-flour': 'wholemeal-flour spelt-flour gluten-free-flour oat-flour',
      'caster-sugar': 'sugar honey syrup',
    },
    takes: [
      'sweetcorn creamed-corn melting-cheese hard-cheese feta spring-onion jalapeno red-chilli green-chilli herb blueberry dried-fruit nut chilli-flake | 20 | 5 | Fold {a} into the batter, cut small where needed.',
      'bacon chorizo onion | 20 | 5 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Fold {a} into the batter, cut small where needed.',
      'honey butter maple-syrup jam | 15 | 8 | Serve with {a}.',
    ],
  },
});
