import { dishes } from '../read-dish.ts';

export const children = dishes({
  'fish-fingers': {
    title: 'Fish fingers',
    swapped: 'Crisp fingers of {a: white-fish-fillet}',
    also: 'homemade fish fingers; home made fish fingers; oven fish fingers; baked fish fingers; fish sticks; homemade fish sticks; baked fish sticks; fish goujons; breaded fish; crispy baked fish; fish nuggets; fishfingers; fish figers; fischstäbchen; fischstaebchen; bâtonnets de poisson; poisson pané; bastoncini di pesce; palitos de pescado; varitas de pescado; palitos de peixe; rybí prsty; paluszki rybne; fiskepinner; fiskpinnar; フィッシュスティック; フィッシュフィンガー; 炸鱼条; 鱼条; أصابع السمك; אצבעות דג; फिश फिंगर्स',
    summary: '{a: white-fish-fillet} cut into fingers with a crisp golden coat, baked in the oven instead of deep-fried.',
    kinds: ['fish-dish', 'nibbles'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['british', 'international'],
    occasions: ['weeknight', 'party', 'birthday'],
    audiences: ['children'],
    manners: ['easy', 'crunchy', 'mild', 'savoury', 'warm', 'high-protein'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '16 pieces for 4, by half',
    prep: 20,
    list: `
      3 tbsp vegetable-oil
      120 g panko-breadcrumb
      ? 1 tsp paprika
      600 g white-fish-fillet
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      40 g plain-flour
      2 hen-egg, beaten
      ? 1 lemon, cut into wedges`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      5m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: panko-breadcrumb} and stir until golden. / Take the pan off the heat. / Stir in {a: paprika}.
      Cut {a: white-fish-fillet} into finger-thick strips where needed. / Season {a: white-fish-fillet} with {b: fine-salt, black-pepper}.
      Roll {a: white-fish-fillet} in {b: plain-flour}, then in {c: hen-egg}, then in {d: panko-breadcrumb}.
      14m: Lay {a: white-fish-fillet} on the tray, not touching. / Bake {a: white-fish-fillet} {a!done}.
      Serve hot[ with {a: lemon}].`,
    varies: {
      'white-fish-fillet': 'white-fish salmon-fillet trout-fillet tuna-steak raw-prawn fresh-squid tofu',
      'panko-breadcrumb': 'breadcrumb cornflake',
    },
    takes: [
      'parmesan lemon-zest curry-powder herb sesame-seed garlic-powder | 3 | 4 | Chop {a} finely where needed. / Stir {a} into the crumbs.',
    ],
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour*0.8',
      'hen-egg': 'plain-yogurt soy-yogurt oat-yogurt coconut-yogurt',
      'panko-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rice-crumb',
    },
  },
  'chicken-nuggets': {
    title: 'Chicken nuggets',
    swapped: 'Crisp nuggets of {a: chicken-breast}',
    also: 'homemade chicken nuggets; oven chicken nuggets; baked chicken nuggets; oven baked chicken nuggets; chicken nugget; nuggets; chicken bites; crispy chicken bites; chicken fingers; popcorn chicken; crispy chicken; breaded chicken pieces; chicken nugets; chicken nuggest; hähnchennuggets; haehnchen nuggets; hühnchen nuggets; nuggets de poulet; nuggets de pollo; bocconcini di pollo; nuggets de frango; チキンナゲット; 鸡块; 麦乐鸡; ناجتس الدجاج; ناغتس; נאגטס עוף; चिकन नगेट्स; crispy chicken tenders; baked chicken tenders; breaded chicken strips',
    summary: '{a: chicken-breast} in bite-sized pieces with a crisp golden coat, baked in the oven.',
    kinds: ['schnitzel', 'nibbles'],
    courses: ['main', 'dinner', 'lunch', 'snack'],
    cuisines: ['american', 'international'],
    occasions: ['weeknight', 'party', 'birthday', 'lunchbox'],
    audiences: ['children'],
    manners: ['easy', 'crunchy', 'mild', 'savoury', 'warm', 'high-protein'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '24 pieces for 4, by half',
    prep: 20,
    list: `
      3 tbsp vegetable-oil
      120 g panko-breadcrumb
      ? 1 tsp paprika
      ? 1/2 tsp garlic-powder
      600 g chicken-breast
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      40 g plain-flour
      2 hen-egg, beaten
      ? 100 g tomato-ketchup, to serve`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      5m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: panko-breadcrumb} and stir until golden. / Take the pan off the heat. / Stir in {a: paprika, garlic-powder}.
      Cut {a: chicken-breast} into bite-sized pieces where needed. / Season {a: chicken-breast} with {b: fine-salt, black-pepper}.
      Roll {a: chicken-breast} in {b: plain-flour}, then in {c: hen-egg}, then in {d: panko-breadcrumb}.
      18m: Lay {a: chicken-breast} on the tray, not touching. / Bake {a: chicken-breast} {a!done}.
      Serve hot[ with {a: tomato-ketchup}].`,
    varies: {
      'chicken-breast': 'chicken-thigh turkey-breast vegan-chicken vegetarian-chicken tofu paneer halloumi cauliflower pork-fillet',
      'panko-breadcrumb': 'breadcrumb cornflake',
      'tomato-ketchup': 'sauce condiment dip',
    },
    takes: ['parmesan lemon-zest curry-powder herb sesame-seed | 3 | 4 | Chop {a} finely where needed. / Stir {a} into the crumbs.'],
    swaps: {
      'chicken-breast': 'turkey-breast vegan-chicken firm-tofu',
      'plain-flour': 'gluten-free-flour cornflour*0.8',
      'hen-egg': 'plain-yogurt soy-yogurt oat-yogurt coconut-yogurt',
      'panko-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rice-crumb',
    },
  },
  'mini-pizzas': {
    title: 'Mini pizzas',
    also: 'mini pizza; pizza minis; little pizzas; small pizzas; kids pizza; kids pizzas; pizza for kids; pizza for children; pizza bites; pizzette; pizzetta; party pizzas; party pizza; yogurt dough pizza; two ingredient dough pizza; quick pizza; no yeast pizza; pizza without yeast; mini pizzen; minipizza; minipizzas; minipizzen; mini-pizza; pizzette rosse; mini pizzas caseras; mini-pizzas; ミニピザ; 迷你披萨; 小披萨; ميني بيتزا; מיני פיצה; פיצות קטנות; मिनी पिज़्ज़ा',
    summary: 'Small pizzas from a quick dough of {a: self-raising-flour, greek-yogurt}, with {b: passata, grated-mozzarella} on top.',
    kinds: ['pizza', 'flatbread', 'nibbles'],
    courses: ['main', 'dinner', 'lunch', 'snack', 'starter'],
    cuisines: ['italian', 'international'],
    occasions: ['party', 'birthday', 'weeknight', 'lunchbox', 'buffet', 'halloween'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'mild', 'savoury', 'warm', 'filling', 'quick'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '12 pizzas for 4, by half',
    prep: 15,
    list: `
      300 g self-raising-flour
      ? 1/2 tsp fine-salt
      250 g greek-yogurt
      ? 1 tbsp olive-oil
      200 g passata
      ? 1 tsp dried-oregano
      200 g grated-mozzarella
      ? 150 g red-pepper, diced`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      Stir {a: self-raising-flour, fine-salt} together in a large bowl. / Add {a: greek-yogurt} and stir to a rough dough. / Knead until smooth.
      Divide the dough into equal pieces and shape each into a ball. / Roll or press out each piece thinly on baking paper. / Brush with {a: olive-oil}.
      Spread {a: passata} over the dough, leaving the edge free. / Sprinkle with {a: dried-oregano}.
      Scatter with {a: grated-mozzarella}. / Scatter with {a: red-pepper}.
      12m: Bake until golden and bubbling at the edges. / Serve warm.`,
    varies: {
      'grated-mozzarella': 'melting-cheese soft-cheese',
      'red-pepper': 'quick-vegetable mushroom tomato ham salami olive',
      passata: 'tomato-sauce pizza-sauce green-pesto red-pesto tinned-tomato',
      'self-raising-flour': 'spelt-flour wholemeal-flour',
    },
    takes: [
      'ham salami pepperoni chorizo turkey-slice tinned-fish cooked-chicken quick-vegetable sweetcorn mushroom tomato olive caper pineapple soft-cheese hard-cheese leaf red-onion artichoke-heart | 25 | 6 | Scatter {a} over the top, cut into small pieces where needed.',
      'minced-beef minced-pork minced-turkey plant-mince bacon sausage cooking-chorizo | 30 | 5 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Spread {a} over the dough.',
      'rocket fresh-basil parma-ham cured-ham | 5 | 7 | Top with {a}.',
    ],
    swaps: {
      'self-raising-flour': 'gluten-free-self-raising-flour',
      'greek-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      'grated-mozzarella': 'lactose-free-mozzarella vegan-mozzarella',
    },
  },
  'pasta-with-hidden-vegetables': {
    title: 'Pasta with hidden vegetables',
    swapped: '{a: penne} with a smooth sauce of {b: carrot, courgette, red-pepper}',
    also: 'hidden vegetable pasta; hidden veg pasta; hidden veggie pasta; pasta with hidden veg; hidden vegetable pasta sauce; hidden veg sauce; hidden vegetable sauce; hidden veggie sauce; pasta with vegetable sauce; vegetable pasta; veggie pasta; veg pasta; pasta with vegetables; sneaky vegetable pasta; nudeln mit versteckter gemüsesoße; gemüsenudeln; nudeln mit gemüse; gemüsesoße für kinder; pâtes aux légumes cachés; pâtes aux légumes; pasta con verdure; pasta alle verdure nascoste; pasta con verduras; pasta con verduras escondidas; macarrão com legumes; 野菜かくしパスタ; 野菜パスタ; 蔬菜意面; مكرونة بالخضار; פסטה עם ירקות; वेजिटेबल पास्ता',
    summary: '{a: penne} in a smooth sauce of {b: tinned-tomato, carrot, courgette, red-pepper} that children like.',
    kinds: ['pasta'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['italian', 'international'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['children', 'baby'],
    manners: ['easy', 'cheap', 'healthy', 'mild', 'savoury', 'warm', 'comforting', 'filling', 'vegetable-rich', 'make-ahead'],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      ? 1 brown-onion, chopped
      150 g carrot, peeled and sliced
      200 g courgette, sliced
      160 g red-pepper, diced
      ? 2 clove fresh-garlic, crushed
      400 g tinned-tomato, chopped
      100 ml plain-water
      ? 1 tsp dried-oregano
      350 g penne
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 40 g parmesan, grated`,
    method: `
      10m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot, courgette, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      15m: Stir in {a: tinned-tomato, plain-water, dried-oregano}. / Bring to the boil, then cover and simmer over low heat. / Cook until everything is very soft.
      12m meanwhile: Cook {a: penne} in plenty of boiling salted water until tender with a little bite. / Save a cup of the cooking water, then drain {a: penne}.
      Take the pot off the heat. / Blend until smooth. / Season with {a: fine-salt, black-pepper} to taste.
      Toss {a: penne} with the sauce, loosening it with a little of the cooking water.
      Scatter with {a: parmesan} and serve.`,
    varies: {
      penne: 'pasta',
      carrot: 'firm-vegetable root',
      courgette: 'quick-vegetable leaf mushroom',
      'red-pepper': 'quick-vegetable leaf mushroom',
      parmesan: 'hard-cheese melting-cheese soft-cheese',
    },
    takes: [
      'firm-vegetable quick-vegetable root leaf mushroom fennel leek celery-stalk red-lentil pulse | 50 | 2 | Add {a}, cut into small pieces where needed.',
      'cream cream-cheese mascarpone plant-cream vegan-cream-cheese | 25 | 5 | Stir in {a}.',
      'bacon sausage mince plant-mince poultry | 50 | 5 | 8m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'ham cooked-chicken tinned-fish frozen-pea sweetcorn olive herb | 25 | 6 | Stir in {a} and heat through.',
    ],
    swaps: {
      penne: 'gluten-free-pasta',
      'tinned-tomato': 'pumpkin-puree',
      'red-pepper': 'carrot courgette',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
    },
  },
  'pinwheel-sandwiches': {
    title: 'Pinwheel sandwiches',
    also: 'pinwheels; pinwheel sandwich; pinwheel wraps; tortilla pinwheels; tortilla rolls; tortilla roll-ups; tortilla roll ups; wrap pinwheels; roll-up sandwiches; rolled sandwiches; sandwich sushi; wrap rolls; wrap bites; ham and cheese pinwheels; ham pinwheels; cream cheese pinwheels; party pinwheels; pin wheel sandwiches; wrapröllchen; wrap-röllchen; tortilla-röllchen; tortillaröllchen; wrap schnecken; roulés de tortilla; wraps roulés; girelle di piadina; rollitos de tortilla; enrolladinho de tortilha; ピンホイールサンド; くるくるサンドイッチ; 卷饼三明治; 风车三明治; لفائف التورتيلا; גלגלות טורטייה; पिनव्हील सैंडविच',
    summary: 'Colourful little rolls of {a: flour-tortilla} with {b: cream-cheese, cooked-ham}, cut into bites.',
    kinds: ['wrap', 'sandwich', 'nibbles'],
    courses: ['lunch', 'snack', 'starter'],
    cuisines: ['american', 'international'],
    occasions: ['lunchbox', 'party', 'birthday', 'picnic', 'buffet', 'brunch'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cold', 'mild', 'savoury', 'fresh', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw', 'stuffed'],
    needs: ['fridge'],
    makes: '24 pieces for 4, by quarter',
    prep: 15,
    list: `
      4 flour-tortilla
      160 g cream-cheese
      120 g cooked-ham, thinly sliced
      ? 80 g carrot, grated
      ? 150 g cucumber, cut into matchsticks
      ? 1 handful baby-spinach`,
    method: `
      Spread {a: cream-cheese} over {b: flour-tortilla}, right to the edges.
      Lay {a: cooked-ham} on top, in an even layer.
      Lay {a: carrot, cucumber, baby-spinach} along one side.
      30m rest: Roll up tightly, starting with the filled side. / Chill in the fridge until firm.
      Trim the ends and cut each roll into thick slices. / Serve cold.`,
    varies: {
      'flour-tortilla': 'wrap',
      'cream-cheese': 'soft-cheese spread hummus guacamole green-pesto vegan-cream-cheese avocado mayonnaise',
      'cooked-ham': 'ham turkey-slice chicken-slice salami smoked-fish cooked-chicken melting-cheese vegan-ham cooked-beetroot',
      carrot: 'salad sweet-pepper sweetcorn',
      cucumber: 'salad sweet-pepper',
    },
    takes: [
      'salad sweet-pepper rocket tomato sweetcorn pickle olive avocado melting-cheese cooked-prawn tinned-fish ham smoked-fish sun-dried-tomato | 20 | 4 | Lay {a} along one side, cut into thin strips where needed.',
      'herb | 2 | 2 | Chop {a} finely. / Scatter with {a}.',
    ],
    swaps: {
      'flour-tortilla': 'gluten-free-wrap gluten-free-corn-tortilla',
      'cream-cheese': 'lactose-free-cream-cheese vegan-cream-cheese hummus guacamole',
      'cooked-ham': 'turkey-slice vegan-ham smoked-tofu cooked-beetroot',
    },
  },
});
