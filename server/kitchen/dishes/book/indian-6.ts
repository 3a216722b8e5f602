import { dishes } from '../read-dish.ts';

export const indian6 = dishes({
  samosas: {
    title: 'Samosas',
    also: 'samosa; sambusa; samoosa; samosas with potato; vegetable samosas; vegetable samosa; veg samosa; veggie samosas; potato samosas; aloo samosa; punjabi samosa; baked samosas; oven samosas; samossa; indian pastries; indian turnovers; singara; shingara; samossas; samoussa; samoussas; samosas de verduras; समोसा; समोसे; سموسہ; サモサ; 咖喱角; 萨摩萨三角饺; سمبوسة; سمبوسك; סמוסה',
    summary: 'Crisp oven-baked triangles filled with spiced {a: floury-potato, frozen-pea}.',
    kinds: ['nibbles', 'pie', 'dumpling'],
    courses: ['snack', 'starter', 'lunch', 'side', 'baking'],
    cuisines: ['indian', 'pakistani', 'bangladeshi', 'nepali'],
    occasions: ['party', 'buffet', 'picnic', 'lunchbox', 'diwali', 'ramadan', 'eid', 'guests'],
    audiences: ['children', 'crowd'],
    manners: ['cheap', 'crunchy', 'make-ahead', 'savoury', 'warm', 'festive'],
    methods: ['baked', 'stuffed'],
    needs: ['oven', 'hob'],
    makes: '12 pieces for 6, by half',
    prep: 30,
    list: `
      300 g plain-flour
      1 tsp fine-salt
      90 ml vegetable-oil
      100 ml plain-water
      ! 500 g floury-potato, peeled and diced
      ? 1 tsp cumin-seed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      1 tsp ground-coriander
      1 tsp garam-masala
      ? 120 g frozen-pea
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-coriander, chopped
      ? 120 g mango-chutney, to serve`,
    method: `
      Stir {a: plain-flour, fine-salt half} together in a large bowl. / Rub {a: vegetable-oil half} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Add {a: plain-water} and stir to a rough dough. / Knead until smooth.
      30m rest: Cover and leave to rest for {30 min}.
      15m meanwhile: Boil {a: floury-potato} in salted water until tender, then drain well. / Crush {a: floury-potato} with a fork.
      5m: Heat {a: vegetable-oil third} in a wide pan over medium heat. / Stir in {a: cumin-seed, fresh-ginger, green-chilli, ground-coriander, garam-masala} and let the spices sizzle for a moment. / Add {a: frozen-pea} and cook until just tender. / Add {a: floury-potato}. / Stir in {a: lemon-juice, fresh-coriander, fine-salt rest}. / Leave to cool until just warm.
      Heat the oven to {200C} and line a baking tray with baking paper. / Divide the dough into equal pieces and shape each into a ball.
      Roll or press out each piece thinly on baking paper. / Put a spoonful of filling on each round, fold in the edges from three sides and press them together firmly.
      28m: Lay the pieces on the tray and brush with {a: vegetable-oil rest}. / Bake until crisp and deep golden.
      Serve warm[ with {a: mango-chutney}].`,
    swaps: { 'plain-flour': 'gluten-free-flour', 'garam-masala': 'pure-garam-masala', 'mango-chutney': 'tomato-salsa' },
    varies: {
      'plain-flour': 'wholemeal-flour spelt-flour atta-flour',
      'floury-potato': 'potato root',
      'frozen-pea': 'quick-vegetable leaf pulse',
      'vegetable-oil': 'ghee',
    },
    takes: [
      'quick-vegetable firm-vegetable leaf onion | 25 | 6 | 7m: Cut {a} into small pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Stir {a} into the filling.',
      'mince plant-mince paneer tofu cooked-chicken | 40 | 6 | 8m: Fry {a} in a lightly oiled pan over medium heat {a!done}. / Stir {a} into the filling.',
      'pulse nut herb dried-fruit chaat-masala amchoor tamarind-paste | 12 | 6 | Stir {a} into the filling.',
    ],
  },
  pakoras: {
    title: 'Pakoras',
    also: 'pakora; pakoda; pakodas; pakodi; pakori; pakauda; bhaji; bhajis; bhajia; bhajias; onion bhaji; onion bhajis; onion bhajee; onion bhajees; onion pakora; onion pakoras; vegetable pakora; vegetable pakoras; veg pakora; potato pakora; aloo pakora; vegetable bhaji; indian fritters; chickpea flour fritters; gram flour fritters; indian vegetable fritters; kanda bhaji; pakoda recipe; beignets indiens; pakoras de verduras; पकोड़ा; पकौड़े; भजिया; پکوڑا; パコラ; 印度蔬菜饼; 印度炸蔬菜; باكورا; פאקורה',
    summary: 'Crisp fritters of {a: brown-onion, all-round-potato} in a spiced batter of {b: chickpea-flour}.',
    kinds: ['fritter', 'nibbles', 'vegetables'],
    courses: ['snack', 'starter', 'side'],
    cuisines: ['indian', 'pakistani', 'bangladeshi', 'nepali'],
    occasions: ['party', 'buffet', 'diwali', 'ramadan', 'eid', 'guests'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'crunchy', 'savoury', 'warm'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 180 g chickpea-flour
      ? 1 tsp cumin-seed
      ? 1 tsp ground-coriander
      ? 1/2 tsp ground-turmeric
      ? 1/2 tsp chilli-powder
      1 tsp fine-salt
      140 ml plain-water
      2 brown-onion, thinly sliced
      250 g all-round-potato, peeled and grated
      ? 1 green-chilli, finely chopped
      ? 1 handful fresh-coriander, chopped
      120 ml vegetable-oil
      ? 100 g mango-chutney, to serve`,
    method: `
      Stir {a: chickpea-flour, cumin-seed, ground-coriander, ground-turmeric, chilli-powder, fine-salt} together in a large bowl. / Whisk in {a: plain-water} until smooth.
      Stir in {a: brown-onion, green-chilli, fresh-coriander}. / Stir in {a: all-round-potato}.
      18m*: Heat {a: vegetable-oil half} in a wide pan over medium heat. / Drop in spoonfuls of the mixture, press them flat and fry until deep golden and crisp on both sides, using {a: vegetable-oil rest} for the next batches.
      Drain on kitchen paper and serve warm. / Serve with {a: mango-chutney}.`,
    swaps: {
      'brown-onion': 'white-cabbage spinach',
      'all-round-potato': 'carrot sweet-potato courgette',
      'mango-chutney': 'tomato-salsa',
    },
    varies: {
      'all-round-potato':
        'potato carrot courgette spinach kale white-cabbage beetroot whole-aubergine sweet-pepper parsnip butternut-squash sweetcorn',
      'mango-chutney': 'tomato-ketchup sweet-chilli-sauce yogurt indian-pickle',
    },
    takes: [
      'leaf carrot courgette sweetcorn sweet-pepper spring-onion frozen-pea cauliflower mushroom herb paneer | 40 | 3 | Stir in {a}, cut small where needed.',
      'chilli fresh-ginger fresh-garlic ajwain-seed garam-masala curry-powder nigella-seed | 2 | 3 | Stir in {a}.',
    ],
  },
  khichdi: {
    title: 'Khichdi',
    also: 'kichari; kitchari; kitcheri; kichadi; khichri; khichuri; kichdi; khichadi; kichri; moong dal khichdi; dal khichdi; rice and lentil porridge; indian rice porridge; ayurvedic kitchari; rice and dal; reis mit linsen; riz aux lentilles indien; khichdi de lentilles; arroz con lentejas indio; खिचड़ी; दाल खिचड़ी; খিচুড়ি; کھچڑی; キチャリ; キチュリ; 印度豆粥; كشري هندي; קיצ׳רי',
    summary: '{a: basmati-rice, red-lentil} cooked together until soft as porridge, with {b: ghee} and gentle spices.',
    kinds: ['rice', 'porridge', 'bowl', 'beans'],
    courses: ['main', 'dinner', 'lunch', 'breakfast'],
    cuisines: ['indian', 'bangladeshi', 'pakistani'],
    occasions: ['weeknight'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'mild', 'comforting', 'one-pot', 'filling', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 220 g basmati-rice
      ! 160 g red-lentil
      50 g ghee
      ? 1 tsp cumin-seed
      ? = 1 bay-leaf
      ? 1 tbsp fresh-ginger, grated
      ? 1/2 tsp ground-turmeric
      1400 ml plain-water
      ? 1 tsp fine-salt
      ? 150 g frozen-pea
      ? 200 g plain-yogurt, to serve`,
    method: `
      Rinse {a: basmati-rice, red-lentil} in a fine sieve under cold running water.
      3m: Heat {a: ghee half} in a large pot over medium heat. / Stir in {a: cumin-seed, bay-leaf} and let the spices sizzle for a moment. / Stir in {a: fresh-ginger} and cook until it smells good.
      25m: Add {a: basmati-rice, red-lentil, ground-turmeric}. / Pour in {a: plain-water}. / Season with {a: fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Stir often, and add a splash of water if it gets too thick. / Cook {a: red-lentil} until very soft.
      4m: Add {a: frozen-pea} and cook until just tender. / Take out {a: bay-leaf}.
      Divide between bowls. / Spoon over {a: ghee rest}. / Serve with {a: plain-yogurt}.`,
    swaps: { ghee: 'vegetable-oil coconut-oil', 'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt' },
    varies: { 'red-lentil': 'moong-dal', 'frozen-pea': 'quick-vegetable leaf', ghee: 'butter fat' },
    takes: [
      'firm-vegetable potato root tomato onion | 60 | 3 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'quick-vegetable leaf | 50 | 5 | 4m: Cut {a} into small pieces where needed. / Stir in {a} and cook until just tender.',
      'nut herb seed crispy-onion chilli-flake | 6 | 6 | Scatter with {a}.',
      'egg | 55 | 5 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
    ],
  },
  pulao: {
    title: 'Pulao',
    also: 'pulao rice; pulav; pullao; palao; pulaw; vegetable pulao; veg pulao; peas pulao; pea pulao; pea pilau; matar pulao; mutter pulao; jeera rice; zeera rice; cumin rice; indian rice; indian spiced rice; indian pilaf; indian pilau; indischer reis; pulao-reis; riz pulao; riz indien; riz pilaf indien; arroz pulao; arroz indio; arroz indiano; पुलाव; मटर पुलाव; जीरा राइस; پلاؤ; プラオ; インド風ピラフ; 印度抓饭; 印度香料饭; أرز هندي; פולאו',
    summary: 'Loose, fragrant {a: basmati-rice} with whole spices[ and {b: frozen-pea}], steamed in one pot.',
    kinds: ['rice'],
    courses: ['side', 'main', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani', 'bangladeshi'],
    occasions: ['weeknight', 'guests', 'diwali', 'eid', 'buffet', 'lunchbox'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'mild', 'one-pot', 'comforting', 'savoury', 'warm'],
    methods: ['steamed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 300 g basmati-rice
      40 g ghee
      ? 2 tsp cumin-seed
      ? = 1 cinnamon-stick
      ? 5 cardamom-pod
      ? 4 whole-clove
      ? = 2 bay-leaf
      1 brown-onion, thinly sliced
      ? 1 tsp fresh-ginger, finely grated
      ? 150 g frozen-pea
      500 ml plain-water
      1 tsp fine-salt
      ? 40 g cashew-nut, toasted`,
    method: `
      20m rest: Rinse {a: basmati-rice} in a fine sieve under cold running water. / Leave {a: basmati-rice} to soak in plenty of cold water.
      10m: Heat {a: ghee} in a large pot over medium heat. / Stir in {a: cumin-seed, cinnamon-stick, cardamom-pod, whole-clove, bay-leaf} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-ginger} and cook until it smells good.
      14m: Drain {a: basmati-rice}. / Add {a: basmati-rice}. / Stir in {a: frozen-pea}. / Pour in {a: plain-water}. / Season with {a: fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      10m rest: Take the pot off the heat. / Cover and leave to rest for {10 min}.
      Take out {a: cinnamon-stick, cardamom-pod, whole-clove, bay-leaf}. / Scatter with {a: cashew-nut} and serve.`,
    varies: { 'frozen-pea': 'quick-vegetable pulse', 'cashew-nut': 'nut seed dried-fruit', ghee: 'butter fat' },
    takes: [
      'firm-vegetable quick-vegetable mushroom potato | 50 | 3 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'pulse dried-fruit saffron ground-turmeric garam-masala | 15 | 3 | Stir in {a}.',
      'poultry shellfish tofu | 80 | 5 | 8m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Fold in {a}.',
      'nut seed herb crispy-onion | 6 | 5 | Scatter with {a}.',
    ],
  },
});
