import { dishes } from '../read-dish.ts';

export const vietnamese = dishes({
  'beef-pho': {
    title: 'Beef pho',
    swapped: 'Pho with {a: sirloin-steak}',
    also: 'pho; pho bo; phở; phở bò; pho soup; beef pho soup; beef noodle soup; vietnamese noodle soup; vietnamese beef noodle soup; vietnamese beef soup; vietnamese soup; beef pho noodles; pho noodles; pho noodle soup; rice noodle soup; faux pho; quick pho; veggie pho; vegetarian pho; vegan pho; tofu pho; prawn pho; foe soup; vietnamesische nudelsuppe; soupe pho; soupe vietnamienne; phô; sopa pho; sopa vietnamita; zuppa pho; フォー; 牛肉のフォー; 越南河粉; 越南牛肉河粉; 河粉汤; فو; شوربة فو; פו בקר; מרק פו; बीफ फो',
    summary: '{a: rice-noodle, sirloin-steak} in a clear, fragrant soup[ scented with {b: star-anise, cinnamon-stick}].',
    kinds: ['soup', 'noodles'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['vietnamese', 'asian'],
    occasions: ['weeknight', 'guests', 'sunday'],
    seasons: ['autumn', 'winter'],
    manners: ['healthy', 'light', 'comforting', 'filling', 'high-protein', 'fresh', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ? 1 brown-onion, halved
      ? 50 g fresh-ginger, sliced
      ? 3 star-anise
      ? 1 cinnamon-stick
      ? 4 whole-clove
      1800 ml beef-stock
      3 tbsp fish-sauce
      ? 1 tbsp brown-sugar
      ! 280 g rice-noodle
      350 g sirloin-steak
      ? 150 g bean-sprout
      ? 4 spring-onion, sliced
      ? 1 handful thai-basil, picked
      ? 1 handful fresh-coriander, picked
      ? 1 red-chilli, sliced
      ? 1 lime, cut into wedges`,
    method: `
      6m: Toast {a: brown-onion, fresh-ginger} in a wide dry pan over high heat until blackened in places.
      35m: Bring {a: beef-stock} to the boil in a large pot. / Add {a: brown-onion, fresh-ginger}. / Add {a: star-anise, cinnamon-stick, whole-clove}. / Bring to the boil, then cover and simmer over low heat.
      8m meanwhile: Cook {a: rice-noodle} as the packet says. / Drain {a: rice-noodle}, rinse under cold running water and drain again. / Divide {a: rice-noodle} between bowls.
      3m: Take out {a: brown-onion, fresh-ginger, star-anise, cinnamon-stick, whole-clove}. / Stir in {a: fish-sauce, brown-sugar}. / Bring to the boil.
      3m: Cut {a: sirloin-steak} into thin strips where needed. / Add {a: sirloin-steak} and simmer until cooked through. / Add {a: bean-sprout}.
      Pour the hot soup over. / Scatter with {a: spring-onion}. / Top with {a: thai-basil, fresh-coriander, red-chilli}. / Serve straight away[ with {a: lime}].`,
    swaps: {
      'sirloin-steak': 'chicken-breast firm-tofu',
      'beef-stock': 'free-from-beef-stock mushroom-stock vegetable-stock low-allergen-vegetable-stock',
      'rice-noodle': 'rice-vermicelli glass-noodle',
    },
    varies: {
      'sirloin-steak': 'rump-steak fillet-steak ribeye-steak flank-steak beef-strip cooked-beef tofu mushroom',
      'rice-noodle': 'noodle',
      'bean-sprout': 'quick-vegetable leaf',
      'beef-stock': 'stock',
      'thai-basil': 'herb',
      'fresh-coriander': 'herb',
    },
    takes: [
      'quick-vegetable leaf mushroom firm-vegetable | 50 | 5 | 4m: Cut {a} into small pieces where needed. / Add {a} and cook until just tender.',
      'shellfish poultry tofu meatball | 60 | 5 | 8m: Cut {a} into bite-sized pieces where needed. / Add {a} and cook {a!done}.',
      'hoisin-sauce sriracha chilli-paste chilli-oil soy-sauce | 6 | 4 | Stir in {a}.',
      'coriander-seed black-peppercorn cardamom-pod fennel-seed lemongrass | 2 | 2 | Add {a}.',
      'herb chilli crispy-shallot crispy-onion | 4 | 6 | Scatter with {a}.',
      'egg | 55 | 6 | 7m: Boil {a} for {7 min}, cool under cold running water and peel. / Top with {a}.',
    ],
  },
  'chicken-pho': {
    title: 'Chicken pho',
    swapped: 'Pho with {a: chicken-thigh}',
    also: 'pho ga; phở gà; chicken pho soup; vietnamese chicken noodle soup; vietnamese chicken soup; chicken rice noodle soup; pho with chicken; pho chicken; quick chicken pho; chiken pho; vietnamesische hühnersuppe; pho mit huhn; soupe pho au poulet; pho au poulet; pho de pollo; pho di pollo; pho de frango; 鶏肉のフォー; フォーガー; 越南鸡肉河粉; 鸡肉河粉; فو بالدجاج; פו עוף; चिकन फो',
    summary: '{a: rice-noodle, chicken-thigh} in a clear, fragrant soup with plenty of herbs.',
    kinds: ['soup', 'noodles'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['vietnamese', 'asian'],
    occasions: ['weeknight', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children'],
    manners: ['easy', 'healthy', 'light', 'comforting', 'filling', 'high-protein', 'fresh', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ? 1 brown-onion, halved
      ? 50 g fresh-ginger, sliced
      ? 2 star-anise
      ? 1 cinnamon-stick
      1800 ml chicken-stock
      500 g chicken-thigh
      3 tbsp fish-sauce
      ? 1 tbsp brown-sugar
      ! 280 g rice-noodle
      ? 150 g bean-sprout
      ? 4 spring-onion, sliced
      ? 1 handful fresh-coriander, picked
      ? 1 handful fresh-mint, picked
      ? 1 red-chilli, sliced
      ? 1 lime, cut into wedges`,
    method: `
      6m: Toast {a: brown-onion, fresh-ginger} in a wide dry pan over high heat until blackened in places.
      10m: Bring {a: chicken-stock} to the boil in a large pot. / Add {a: brown-onion, fresh-ginger}. / Add {a: star-anise, cinnamon-stick}. / Bring to the boil, then cover and simmer over low heat.
      20m: Add {a: chicken-thigh} and cook {a!done}. / Lift {a: chicken-thigh} out and set aside.
      8m meanwhile: Cook {a: rice-noodle} as the packet says. / Drain {a: rice-noodle}, rinse under cold running water and drain again. / Divide {a: rice-noodle} between bowls.
      3m: Take out {a: brown-onion, fresh-ginger, star-anise, cinnamon-stick}. / Stir in {a: fish-sauce, brown-sugar}. / Bring to the boil. / Add {a: bean-sprout}.
      Cut {a: chicken-thigh} into thin strips where needed. / Lay {a: chicken-thigh} on top. / Pour the hot soup over. / Scatter with {a: spring-onion}. / Top with {a: fresh-coriander, fresh-mint, red-chilli}. / Serve straight away[ with {a: lime}].`,
    swaps: {
      'chicken-thigh': 'turkey-breast firm-tofu',
      'rice-noodle': 'rice-vermicelli glass-noodle',
    },
    varies: {
      'chicken-thigh': 'poultry tofu shellfish white-fish salmon-fillet mushroom',
      'rice-noodle': 'noodle',
      'bean-sprout': 'quick-vegetable leaf',
      'chicken-stock': 'stock',
      'fresh-coriander': 'herb',
      'fresh-mint': 'herb',
    },
    takes: [
      'quick-vegetable leaf mushroom firm-vegetable | 50 | 5 | 4m: Cut {a} into small pieces where needed. / Add {a} and cook until just tender.',
      'hoisin-sauce sriracha chilli-paste chilli-oil soy-sauce | 6 | 5 | Stir in {a}.',
      'coriander-seed whole-clove black-peppercorn cardamom-pod fennel-seed lemongrass | 2 | 2 | Add {a}.',
      'herb chilli crispy-shallot crispy-onion | 4 | 6 | Scatter with {a}.',
      'egg | 55 | 6 | 7m: Boil {a} for {7 min}, cool under cold running water and peel. / Top with {a}.',
    ],
  },
  'summer-rolls': {
    title: 'Summer rolls',
    swapped: 'Summer rolls with {a: cooked-prawn}',
    also: 'summer roll; vietnamese summer rolls; prawn summer rolls; shrimp summer rolls; vegetable summer rolls; rice paper rolls; rice paper roll; ricepaper rolls; fresh spring rolls; vietnamese spring rolls; vietnamese rolls; vietnamese rice paper rolls; cold spring rolls; fresh rolls; salad rolls; goi cuon; gỏi cuốn; sommerrollen; sommerrolle; vietnamesische sommerrollen; rouleaux de printemps vietnamiens; rollitos vietnamitas; rollitos de verano; involtini vietnamiti; rolinhos vietnamitas; 生春巻き; 越南春卷; 夏卷; 米纸卷; رولات الصيف; ספרינג רול טרי; סאמר רול; समर रोल',
    summary: 'Cool rolls of {a: rice-paper} filled with {b: cooked-prawn, rice-vermicelli, carrot, cucumber}.',
    kinds: ['spring-roll'],
    courses: ['starter', 'lunch', 'snack', 'main'],
    cuisines: ['vietnamese', 'asian'],
    occasions: ['party', 'picnic', 'guests', 'lunchbox', 'buffet'],
    seasons: ['spring', 'summer'],
    audiences: ['children'],
    manners: ['healthy', 'light', 'fresh', 'cold', 'crunchy', 'mild', 'savoury', 'no-bake', 'vegetable-rich'],
    methods: ['raw', 'stuffed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 35,
    list: `
      100 g rice-vermicelli
      80 g peanut-butter
      3 tbsp hoisin-sauce
      2 tbsp lime-juice
      ? 1 tsp sriracha
      80 ml plain-water, warm
      250 g cooked-prawn
      150 g carrot, cut into matchsticks
      200 g cucumber, cut into matchsticks
      ? 80 g little-gem-lettuce, shredded
      ? 1 handful fresh-mint, picked
      ? 1 handful fresh-coriander, picked
      ! 12 sheet rice-paper`,
    method: `
      5m: Cook {a: rice-vermicelli} as the packet says. / Drain {a: rice-vermicelli}, rinse under cold running water and drain again.
      Whisk {a: peanut-butter, hoisin-sauce, lime-juice, sriracha, plain-water} together until smooth.
      Cut {a: cooked-prawn} into thin strips where needed. / Cut {a: carrot, cucumber} into thin strips where needed.
      Dip {a: rice-paper} in warm water one at a time, until just soft, and lay {a?it|them} on a damp board. / Lay some of {a: cooked-prawn, rice-vermicelli, carrot, cucumber} in the middle of each. / Top with {a: little-gem-lettuce, fresh-mint, fresh-coriander}. / Fold in the sides and roll up tightly.
      Serve cold with the sauce.`,
    swaps: {
      'cooked-prawn': 'cooked-chicken smoked-tofu avocado',
      'peanut-butter': 'sunflower-seed-butter tahini',
      'hoisin-sauce': 'gluten-free-hoisin-sauce plum-sauce',
      'rice-vermicelli': 'rice-noodle glass-noodle',
      cucumber: 'red-pepper radish',
      carrot: 'red-pepper cucumber',
    },
    varies: {
      'cooked-prawn':
        'cooked-chicken rotisserie-chicken cooked-turkey cooked-pork cooked-beef smoked-fish smoked-tofu marinated-tofu avocado mango crab ham',
      carrot: 'red-pepper red-cabbage white-cabbage cucumber radish daikon mango',
      cucumber: 'red-pepper avocado radish mango daikon carrot',
      'little-gem-lettuce': 'lettuce leaf',
      'rice-vermicelli': 'noodle cooked-rice',
      'peanut-butter': 'almond-butter cashew-butter tahini',
      'fresh-mint': 'herb',
      'fresh-coriander': 'herb',
    },
    takes: [
      'avocado mango red-pepper red-cabbage bean-sprout spring-onion daikon radish salad strawberry | 30 | 4 | Cut {a} into thin strips where needed. / Add {a} to the filling.',
      'poultry meat tofu shellfish egg salmon-fillet mushroom | 50 | 4 | 8m: Cut {a} into thin strips where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Add {a} to the filling.',
      'nut seed herb | 5 | 4 | Add {a} to the filling.',
    ],
  },
  'banh-mi': {
    title: 'Banh mi',
    swapped: 'Banh mi with {a: pork-loin-steak}',
    also: 'bánh mì; bahn mi; ban mi; bánh mi; banh mi sandwich; bahn mi sandwich; vietnamese sandwich; vietnamese baguette; vietnamese roll; vietnamese pork sandwich; lemongrass pork banh mi; pork banh mi; chicken banh mi; tofu banh mi; vegan banh mi; vietnamesisches sandwich; sandwich vietnamien; bocadillo vietnamita; バインミー; 越南法包; 越南法棍; 越式三明治; بان مي; באן מי; बान मी',
    summary: 'Crisp {a: baguette} with {b: pork-loin-steak} and quick pickled {c: carrot, daikon}.',
    kinds: ['sandwich'],
    courses: ['lunch', 'main', 'dinner', 'snack'],
    cuisines: ['vietnamese', 'asian'],
    occasions: ['picnic', 'lunchbox', 'weeknight', 'party'],
    seasons: ['spring', 'summer'],
    audiences: ['students'],
    manners: ['filling', 'high-protein', 'fresh', 'crunchy', 'sour', 'savoury'],
    methods: ['fried', 'pan-fried', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      150 g carrot, cut into matchsticks
      ? 150 g daikon, cut into matchsticks
      4 tbsp rice-vinegar
      2 tbsp caster-sugar
      ? 1/2 tsp fine-salt
      450 g pork-loin-steak
      2 tbsp fish-sauce
      ? 1 tbsp lemongrass, finely chopped
      ? 3 clove fresh-garlic, crushed
      2 tbsp vegetable-oil
      ! 500 g baguette, cut into {15cm} pieces
      60 g mayonnaise
      ? 200 g cucumber, thinly sliced
      ? 1 red-chilli, thinly sliced
      ? 1 handful fresh-coriander, picked`,
    method: `
      20m rest: Put {a: carrot, daikon} in a large bowl. / Add {a: rice-vinegar, caster-sugar half, fine-salt} and toss. / Leave to stand for {20 min} so that the flavours mingle.
      Cut {a: pork-loin-steak} into thin strips where needed. / Toss {a: pork-loin-steak} with {b: fish-sauce, caster-sugar rest, lemongrass, fresh-garlic} until coated.
      8m*: Heat {a: vegetable-oil} in a wide pan over high heat. / Fry {a: pork-loin-steak} {a!done}.
      Cut {a: baguette} open and toast in a dry pan. / Spread {a: baguette} with {b: mayonnaise}.
      Drain {a: carrot, daikon}. / Top with {a: pork-loin-steak, carrot, daikon}. / Add {a: cucumber, red-chilli, fresh-coriander}. / Serve straight away.`,
    swaps: {
      'pork-loin-steak': 'chicken-breast firm-tofu',
      mayonnaise: 'vegan-mayonnaise',
      carrot: 'cucumber radish',
      baguette: 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
    },
    varies: {
      'pork-loin-steak': 'poultry meat tofu shellfish mushroom pork-fillet mince plant-mince sausage white-fish',
      baguette: 'bread',
      daikon: 'radish firm-vegetable white-cabbage',
      mayonnaise: 'japanese-mayonnaise aioli vegan-mayonnaise',
      'fresh-coriander': 'herb',
    },
    takes: [
      'salad avocado spring-onion red-onion red-cabbage white-cabbage pickled-ginger kimchi ripe-tomato | 30 | 5 | Add {a}, cut into bite-sized pieces where needed.',
      'egg bacon mushroom | 50 | 5 | 6m: Fry {a} in a lightly oiled pan over medium heat {a!done}. / Add {a}.',
      'liver-pate sriracha hoisin-sauce sweet-chilli-sauce chilli-paste cream-cheese peanut-butter | 15 | 5 | Spread the cut sides with {a}.',
      'ham cooked-pork cooked-chicken pulled-pork vietnamese-pork-roll herb nut | 20 | 5 | Add {a}.',
    ],
  },
});
