import { dishes } from '../read-dish.ts';

export const childrenSecond = dishes({
  'fruit-skewers': {
    title: 'Fruit skewers',
    swapped: 'Skewers of {a: strawberry, pineapple, galia-melon, kiwi-fruit}',
    also: 'fruit skewer; fruit kebabs; fruit kabobs; fruit kebab; fruit sticks; fruit on a stick; rainbow fruit skewers; fruit wands; fruit skewers with dip; fruit skewers with yogurt dip; party fruit skewers; obstspieße; obstspiesse; obst-spieße; obstspieß; früchtespieße; fruchtspieße; brochettes de fruits; spiedini di frutta; brochetas de frutas; brochetas de fruta; espetinhos de frutas; フルーツ串; フルーツスティック; 水果串; أسياخ الفواكه; שיפודי פירות; फ्रूट स्क्यूअर्स',
    summary: 'Bright {a: strawberry, pineapple, galia-melon, kiwi-fruit} on sticks[, with {b: greek-yogurt} for dipping].',
    kinds: ['fruit-salad', 'skewer', 'nibbles'],
    courses: ['snack', 'dessert', 'breakfast'],
    cuisines: ['international'],
    occasions: ['birthday', 'party', 'brunch', 'buffet', 'lunchbox', 'picnic'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'sweet', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: [],
    makes: '12 skewers for 6, by half',
    prep: 20,
    list: `
      300 g strawberry
      300 g pineapple, peeled and cut into {2cm} pieces
      300 g galia-melon, peeled and cut into {2cm} pieces
      2 kiwi-fruit, peeled and cut into wedges
      ? 200 g greek-yogurt
      ? 1 tbsp clear-honey`,
    method: `
      Cut {a: strawberry, pineapple, galia-melon, kiwi-fruit} into bite-sized pieces where needed.
      Thread {a: strawberry, pineapple, galia-melon, kiwi-fruit} onto skewers. / For small children, take blunt sticks and cut everything small.
      Stir {a: clear-honey} into {b: greek-yogurt}.
      Serve cold[ with {a: greek-yogurt}].`,
    varies: {
      strawberry: 'berry soft-fruit mandarin orange',
      pineapple: 'soft-fruit orange mandarin apple pear',
      'galia-melon': 'melon soft-fruit orange mandarin apple pear',
      'kiwi-fruit': 'berry soft-fruit mandarin',
      'greek-yogurt': 'yogurt plant-yogurt quark chocolate-spread',
    },
    takes: [
      'berry soft-fruit orange mandarin apple pear cooked-ham mozzarella halloumi marshmallow | 40 | 2 | Cut {a} into bite-sized pieces where needed. / Thread {a} onto the skewers as well.',
      'dark-chocolate milk-chocolate white-chocolate | 12 | 4 | Melt {a} in a bowl over barely simmering water, stirring. / Drizzle with {a}.',
      'fresh-mint ground-cinnamon vanilla-extract desiccated-coconut lime-juice lemon-juice | 1 | 4 | Stir in {a}.',
    ],
    swaps: {
      strawberry: 'raspberry blueberry mango',
      pineapple: 'mango peach',
      'galia-melon': 'mango fresh-pear',
      'kiwi-fruit': 'strawberry mango',
      'greek-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
    },
  },
  'vegetable-sticks-with-dip': {
    title: 'Vegetable sticks with dip',
    swapped: 'Sticks of {a: carrot, cucumber, red-pepper} with a creamy dip',
    also: 'veggie sticks; veg sticks; vegetable sticks; veggie sticks and dip; veggie sticks with dip; vegetables and dip; veggies and dip; crudites; crudites and dip; crudités with dip; raw vegetables with dip; raw veggies with dip; vegetable platter; veggie platter; carrot sticks with dip; gemüsesticks; gemüsesticks mit dip; gemuesesticks; rohkost mit dip; rohkost; rohkostteller; bâtonnets de légumes; crudités sauce; pinzimonio; bastoncini di verdure; palitos de verduras; crudités de verduras; palitos de legumes; 野菜スティック; 蔬菜条; 蔬菜条配蘸酱; أعواد الخضار; מקלות ירקות',
    summary: 'Crunchy {a: carrot, cucumber, red-pepper} with a cool dip of {b: cream-cheese, plain-yogurt}.',
    kinds: ['vegetables', 'nibbles', 'dip'],
    courses: ['snack', 'starter', 'lunch', 'side'],
    cuisines: ['international', 'french'],
    occasions: ['party', 'birthday', 'lunchbox', 'picnic', 'buffet', 'barbecue'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
      'fresh',
      'cold',
      'crunchy',
      'mild',
      'savoury',
      'no-cook',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 20,
    list: `
      250 g carrot, peeled
      300 g cucumber
      160 g red-pepper
      ? 2 stalk celery-stalk
      150 g cream-cheese
      150 g plain-yogurt
      ? 2 tsp lemon-juice
      ? 2 tbsp fresh-chive, finely chopped
      ? fine-salt, to taste`,
    method: `
      Cut {a: carrot, cucumber, red-pepper, celery-stalk} into finger-thick strips where needed.
      Whisk {a: cream-cheese, plain-yogurt, lemon-juice} together until smooth. / Stir in {a: fresh-chive}. / Season with {a: fine-salt} to taste.
      Arrange {a: carrot, cucumber, red-pepper, celery-stalk} around the dip and serve cold.`,
    varies: {
      carrot: 'firm-vegetable radish fennel',
      cucumber: 'salad tomato sugar-snap-pea mangetout',
      'red-pepper': 'sweet-pepper tomato sugar-snap-pea mangetout radish',
      'cream-cheese': 'soft-cheese hummus guacamole spread vegan-cream-cheese',
      'plain-yogurt': 'yogurt plant-yogurt soured-cream creme-fraiche',
      'fresh-chive': 'herb spring-onion',
    },
    takes: [
      'firm-vegetable sweet-pepper courgette mangetout sugar-snap-pea tomato radish celery-stalk fennel chicory | 40 | 3 | Cut {a} into sticks or bite-sized pieces where needed. / Arrange {a} on the plate as well.',
      'fresh-garlic curry-powder paprika smoked-paprika mustard tomato-ketchup green-pesto herb | 2 | 3 | Stir in {a}.',
    ],
    swaps: {
      'cream-cheese': 'lactose-free-cream-cheese vegan-cream-cheese hummus',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt oat-yogurt coconut-yogurt',
      'red-pepper': 'radish kohlrabi',
      carrot: 'kohlrabi radish',
    },
  },
  'turkey-meatballs': {
    title: 'Turkey meatballs',
    swapped: '{a: minced-turkey} balls',
    also: 'turkey meat balls; baked meatballs; oven meatballs; oven baked meatballs; baked turkey meatballs; oven baked turkey meatballs; healthy meatballs; light meatballs; mini meatballs; kids meatballs; meatballs for kids; meatballs for toddlers; ground turkey meatballs; turky meatballs; meatballs with hidden vegetables; putenbällchen; puten-hackbällchen; putenhackbällchen; hackbällchen aus dem ofen; geflügelbällchen; boulettes de dinde; polpette di tacchino; polpettine di tacchino; polpette al forno; albóndigas de pavo; almôndegas de peru; 七面鳥のミートボール; 火鸡肉丸; كرات لحم الديك الرومي; קציצות הודו; टर्की मीटबॉल',
    summary: 'Juicy little balls of {a: minced-turkey} with {b: courgette} in them, baked in the oven.',
    kinds: ['meatball'],
    courses: ['main', 'dinner', 'lunch', 'snack'],
    cuisines: ['american', 'international'],
    occasions: ['weeknight', 'lunchbox', 'party', 'birthday', 'picnic'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'mild', 'savoury', 'warm', 'high-protein', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '24 pieces for 4, by whole',
    prep: 20,
    list: `
      200 g courgette, finely grated
      60 g fresh-breadcrumb
      1 hen-egg
      ? 1 clove fresh-garlic, crushed
      ? 2 tbsp fresh-parsley, finely chopped
      ? 30 g parmesan, finely grated
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      500 g minced-turkey
      2 tbsp olive-oil`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      5m rest: Stir {a: courgette, fresh-breadcrumb, hen-egg, fresh-garlic, fresh-parsley, parmesan, fine-salt, black-pepper} together in a large bowl and leave to swell.
      Add {a: minced-turkey} and knead with your hands until the mixture holds together.
      Shape into balls of about {3cm} with wet hands. / Lay the pieces on the tray and brush with {a: olive-oil}.
      18m: Bake until browned and cooked through, with no pink left ({74C} inside).
      Serve warm or cold.`,
    varies: {
      'minced-turkey': 'mince plant-mince',
      courgette: 'carrot onion broccoli sweet-potato',
      parmesan: 'hard-cheese melting-cheese feta',
      'fresh-parsley': 'herb',
    },
    takes: [
      'spinach baby-spinach carrot sweetcorn frozen-pea spring-onion brown-onion feta mozzarella cheddar apple | 20 | 3 | Chop or grate {a} finely where needed. / Stir in {a}.',
      'tomato-sauce passata tinned-tomato | 100 | 6 | 10m: Simmer {a} in a wide pan until thick. / Turn the balls in the sauce.',
      'fresh-ginger ground-cumin paprika smoked-paprika curry-powder soy-sauce tamari lemon-zest mustard | 2 | 3 | Stir in {a}.',
    ],
    swaps: {
      'hen-egg': 'flax-egg',
      'fresh-breadcrumb': 'gluten-free-breadcrumb*0.7 vegan-breadcrumb*0.7 gluten-free-oat',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
      courgette: 'carrot',
    },
  },
  'cheesy-vegetable-bites': {
    title: 'Cheesy vegetable bites',
    swapped: 'Baked bites of {a: broccoli, cheddar}',
    also: 'vegetable bites; veggie bites; veg bites; cheesy veggie bites; veggie nuggets; vegetable nuggets; veggie tots; broccoli tots; broccoli bites; broccoli cheese bites; cheesy broccoli bites; broccoli and cheese bites; veggie fingers; vegetable fingers; vegetable patties; baked vegetable patties; veggie patties; baby led weaning bites; gemüsebällchen; gemüse-käse-bällchen; brokkolibällchen; gemüsenuggets; gemüsetaler; brokkoli-nuggets; bouchées de légumes; bouchées de brocoli; croquettes de légumes au four; polpette di verdure; polpette di broccoli; bocaditos de verduras; bocaditos de brócoli; bolinhos de legumes; 野菜ナゲット; 蔬菜奶酪小饼; كرات الخضار بالجبن; קציצות ירק; קציצות ברוקולי; वेजिटेबल बाइट्स',
    summary: 'Soft little bites of {a: broccoli} and {b: cheddar}, baked until golden and easy for small hands.',
    kinds: ['croquette', 'fritter', 'nibbles', 'vegetables'],
    courses: ['snack', 'main', 'lunch', 'side', 'starter'],
    cuisines: ['international'],
    occasions: ['lunchbox', 'party', 'birthday', 'picnic', 'weeknight', 'buffet'],
    audiences: ['children', 'baby'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'mild', 'savoury', 'warm', 'make-ahead', 'vegetable-rich'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '20 pieces for 4, by half',
    prep: 20,
    list: `
      400 g broccoli, in florets
      2 hen-egg
      120 g cheddar, grated
      100 g dried-breadcrumb
      ? 80 g sweetcorn, drained
      ? 2 spring-onion, finely chopped
      ? fine-salt, to taste
      ? black-pepper, to taste
      1 tbsp olive-oil`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      6m: Cut {a: broccoli} into small pieces where needed. / Boil {a: broccoli} in salted water until just tender, then drain well. / Chop {a: broccoli} finely.
      Whisk {a: hen-egg} in a large bowl. / Stir in {a: broccoli}. / Stir in {a: cheddar}. / Stir in {a: dried-breadcrumb}. / Stir in {a: sweetcorn, spring-onion}. / Season with {a: fine-salt, black-pepper} to taste.
      Shape the mixture into small ovals with wet hands. / Lay the pieces on the tray and brush with {a: olive-oil}.
      20m: Bake until golden. / Serve warm or cold.`,
    varies: {
      broccoli: 'firm-vegetable quick-vegetable root potato spinach',
      cheddar: 'melting-cheese hard-cheese soft-cheese',
      sweetcorn: 'quick-vegetable cooked-ham',
      'spring-onion': 'onion herb leek',
    },
    takes: [
      'firm-vegetable quick-vegetable root potato leaf | 40 | 2 | 8m: Cut {a} into small pieces where needed. / Boil {a} in salted water until tender, then drain well. / Chop {a} finely.',
      'ham cooked-chicken tinned-fish herb paprika smoked-paprika curry-powder garlic-powder parmesan cooked-rice pulse | 20 | 4 | Stir in {a}.',
    ],
    swaps: {
      'hen-egg': 'flax-egg plant-egg',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      broccoli: 'cauliflower carrot',
      'dried-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rice-crumb',
    },
  },
});
