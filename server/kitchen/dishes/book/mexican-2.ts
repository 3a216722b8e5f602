import { besides, chillies, creams, noDairyCream } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const mexican2 = dishes({
  nachos: {
    title: 'Nachos',
    swapped: 'Baked {a: tortilla-chip} with {b: tinned-black-bean}',
    also: 'nacho; natchos; nachoes; nachos supreme; loaded nachos; cheese nachos; nachos with cheese; cheesy nachos; nacho platter; oven nachos; oven baked nachos; baked nachos; nachos con queso; tortilla chips with cheese; tex mex nachos; nachos mit käse; ナチョス; 墨西哥玉米片; 烤玉米片; ناتشوز; נאצ׳וס; नाचोस; начос',
    summary: 'Crisp {a: tortilla-chip} baked under {b: cheddar} with plenty of toppings.',
    kinds: ['nibbles'],
    courses: ['snack', 'starter', 'main', 'lunch', 'dinner'],
    cuisines: ['mexican', 'american'],
    occasions: ['party', 'weeknight', 'halloween', 'new-year'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'crunchy', 'filling', 'savoury', 'mild', 'warm'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    list: `
      250 g tortilla-chip
      200 g cheddar, grated
      ? 240 g tinned-black-bean, drained and rinsed
      ? 40 g pickled-jalapeno, sliced
      ? 3 spring-onion, sliced
      ? 200 g ripe-tomato, diced
      ? 1 avocado, diced
      ? 120 g soured-cream
      ? 1 handful fresh-coriander, chopped
      ? 1 lime, cut into wedges`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      Spread {a: tortilla-chip} on the tray. / Scatter with {a: tinned-black-bean}. / Scatter with {a: pickled-jalapeno, spring-onion}.
      8m: Scatter with {a: cheddar} and bake until melted.
      Top with {a: ripe-tomato, avocado}. / Spoon over {a: soured-cream}. / Scatter with {a: fresh-coriander}.
      Serve straight away[ with {a: lime}].`,
    varies: {
      'tortilla-chip': 'potato-crisp oven-chip',
      cheddar: 'melting-cheese',
      'tinned-black-bean': 'pulse sweetcorn cooked-chicken cooked-prawn cooked-ham',
      'pickled-jalapeno': `${chillies} olive`,
      'soured-cream': creams,
      'fresh-coriander': 'herb',
    },
    takes: [
      'mince plant-mince | 60 | 3 | 8m: Fry {a} in a dry pan over medium heat {a!done}. / Scatter {a} over the top.',
      'poultry meat sausage bacon chorizo shellfish tofu mushroom quick-vegetable firm-vegetable | 40 | 3 | 7m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Scatter {a} over the top.',
      `${besides} cheese-sauce barbecue-sauce | 25 | 6 | Serve with {a}.`,
    ],
    swaps: {
      'tortilla-chip': 'plain-tortilla-chip',
      cheddar: 'lactose-free-cheese vegan-cheese',
      'soured-cream': noDairyCream,
    },
  },
  enchiladas: {
    title: 'Enchiladas',
    swapped: 'Enchiladas with {a: chicken-breast}',
    also: 'enchilada; enchalada; enchaladas; enchillada; enchilladas; anchiladas; chicken enchiladas; chicken enchilada; enchiladas rojas; red enchiladas; enchiladas de pollo; enchilada casserole; enchilada bake; baked tortillas in tomato sauce; tex mex enchiladas; エンチラーダ; エンチラーダス; 恩奇拉达; 安吉拉达; إنتشيلادا; אנצ׳ילדה; एनचिलाडा; энчилада',
    summary: 'Rolled {a: corn-tortilla} filled with {b: chicken-breast}, baked under a spiced sauce and {c: cheddar}.',
    kinds: ['casserole', 'wrap'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['mexican', 'american'],
    occasions: ['weeknight', 'party', 'guests', 'sunday'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['comforting', 'filling', 'high-protein', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['baked', 'stuffed'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      2 tbsp vegetable-oil
      400 g chicken-breast, cut into {2cm} pieces
      ? 100 g brown-onion, finely chopped
      ? 150 g red-pepper, diced
      ? 2 clove fresh-garlic, crushed
      2 tsp mild-chilli-powder
      ? 2 tsp ground-cumin
      ? 1 tsp dried-oregano
      ! 500 g passata
      150 ml chicken-stock
      ? 1/2 tsp fine-salt
      240 g tinned-black-bean, drained and rinsed
      12 corn-tortilla
      150 g cheddar, grated
      ? 120 g soured-cream, to serve
      ? 1 handful fresh-coriander, chopped`,
    method: `
      Heat the oven to {200C}.
      8m: Heat {a: vegetable-oil half} in a wide pan over medium heat. / Cut {a: chicken-breast} into bite-sized pieces where needed. / Fry {a: chicken-breast} {a!done}. / Lift {a: chicken-breast} out and set aside.
      8m: Heat {a: vegetable-oil rest} in the same pan. / Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: mild-chilli-powder, ground-cumin, dried-oregano} and let the spices sizzle for a moment.
      10m: Stir in {a: passata}. / Pour in {a: chicken-stock}. / Bring to the boil, then simmer gently. / Season with {a: fine-salt} to taste.
      6m meanwhile: Warm {a: corn-tortilla} in a dry pan, one at a time, until soft.
      Mix {a: chicken-breast, tinned-black-bean} in a bowl. / Stir in {a: cheddar third}. / Spoon the filling onto {a: corn-tortilla}. / Roll up tightly and lay in a baking dish, seam side down.
      20m: Pour the sauce over. / Scatter with {a: cheddar rest}. / Bake until golden and bubbling at the edges.
      Leave to rest for {5 min} before serving. / Spoon over {a: soured-cream}. / Scatter with {a: fresh-coriander} and serve.`,
    varies: {
      'chicken-breast': 'poultry meat tofu shellfish mushroom sausage firm-vegetable quick-vegetable',
      'tinned-black-bean': 'pulse sweetcorn',
      'corn-tortilla': 'flour-tortilla gluten-free-wrap',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      'mild-chilli-powder': chillies,
      cheddar: 'melting-cheese soft-cheese',
      'soured-cream': creams,
      'fresh-coriander': 'herb',
    },
    takes: [
      'mince plant-mince | 60 | 6 | 7m: Fry {a} in another pan {a!done}. / Keep {a} for the filling.',
      'quick-vegetable firm-vegetable mushroom sweet-potato leaf | 50 | 6 | 6m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Keep {a} for the filling.',
      `${besides} | 25 | 9 | Serve with {a}.`,
    ],
    swaps: {
      'chicken-stock': 'vegetable-stock low-allergen-vegetable-stock',
      'corn-tortilla': 'gluten-free-corn-tortilla flour-tortilla*0.7',
      'tinned-black-bean': 'tinned-kidney-bean tinned-chickpea',
      cheddar: 'lactose-free-cheese vegan-cheese',
      'soured-cream': noDairyCream,
    },
  },
  fajitas: {
    title: 'Fajitas',
    swapped: 'Fajitas with {a: chicken-breast}',
    also: 'fajita; fahitas; fahita; fajetas; fajitias; farjitas; chicken fajitas; chicken fajita; fajitas de pollo; sizzling fajitas; skillet fajitas; fajita wraps; fajita night; tex mex fajitas; homemade fajitas; ファヒータ; 法士达; 法吉塔; فاهيتا; פחיטה; פאחיטס; फाजीता; фахитас',
    summary: '{a: chicken-breast, red-pepper, red-onion} fried with warm spices, to roll up in {b: flour-tortilla}.',
    kinds: ['wrap', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['mexican', 'american'],
    occasions: ['weeknight', 'party', 'guests'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'healthy', 'filling', 'high-protein', 'savoury', 'mild', 'warm', 'vegetable-rich'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      500 g chicken-breast, cut into strips
      ? 2 tsp ground-cumin
      ? 2 tsp smoked-paprika
      ? 1/2 tsp mild-chilli-powder
      ? 2 clove fresh-garlic, crushed
      ? 2 tbsp lime-juice
      ? 1 tsp fine-salt
      3 tbsp vegetable-oil
      450 g red-pepper, sliced
      ? 150 g red-onion, sliced
      8 flour-tortilla
      ? 100 g soured-cream, to serve
      ? 150 g guacamole, to serve
      ? 1 lime, cut into wedges`,
    method: `
      Cut {a: chicken-breast} into thin strips where needed. / Put {a: chicken-breast} in a large bowl. / Add {a: ground-cumin, smoked-paprika, mild-chilli-powder}. / Add {a: fresh-garlic, lime-juice}. / Season with {a: fine-salt}. / Toss everything together.
      7m: Heat {a: vegetable-oil half} in a wide pan over high heat. / Cut {a: red-pepper} into thin strips where needed. / Stir-fry {a: red-pepper, red-onion} over high heat until just tender with some bite. / Lift {a: red-pepper, red-onion} out and set aside.
      8m: Heat {a: vegetable-oil rest} in the same pan. / Fry {a: chicken-breast} {a!done}.
      1m: Return {a: red-pepper, red-onion} to the pan. / Toss everything together.
      5m meanwhile: Warm {a: flour-tortilla} in a dry pan, one at a time, until soft.
      Spoon the filling onto {a: flour-tortilla}. / Serve straight away[ with {a: soured-cream, guacamole, lime}].`,
    varies: {
      'chicken-breast': 'poultry meat tofu shellfish mushroom halloumi sausage',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      'red-onion': 'onion',
      'mild-chilli-powder': `${chillies} fajita-seasoning`,
      'flour-tortilla': 'corn-tortilla gluten-free-wrap lavash',
      'soured-cream': 'yogurt plant-yogurt creme-fraiche',
      guacamole: 'avocado tomato-salsa pico-de-gallo hummus',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf sweet-potato | 50 | 4 | 5m: Cut {a} into thin strips where needed. / Fry {a} in another pan {a!done}. / Add {a} to the pan and toss.',
      'pulse | 50 | 4 | 2m: Stir in {a} and heat through.',
      `${besides} herb long-grain-rice | 25 | 7 | Serve with {a}.`,
    ],
    swaps: {
      'red-pepper': 'courgette chestnut-mushroom',
      'flour-tortilla': 'vegan-flatbread gluten-free-wrap corn-tortilla*0.9 gluten-free-corn-tortilla*0.9',
      'soured-cream': noDairyCream,
      guacamole: 'avocado',
    },
  },
  'fish-tacos': {
    title: 'Fish tacos',
    swapped: 'Tacos with {a: white-fish-fillet}',
    also: 'fish taco; tacos de pescado; taco de pescado; baja fish tacos; baja tacos; white fish tacos; grilled fish tacos; fishtacos; fish taccos; tacos with fish; フィッシュタコス; 鱼肉塔可; تاكو السمك; טאקו דגים; फिश टाको',
    summary:
      'Warm {a: corn-tortilla} with spiced {b: white-fish-fillet}[, crisp {c: white-cabbage}][ and a creamy sauce of {d: mayonnaise, plain-yogurt}].',
    kinds: ['taco', 'fish-dish'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['mexican', 'american'],
    occasions: ['weeknight', 'guests', 'barbecue', 'party'],
    seasons: ['spring', 'summer'],
    audiences: ['children'],
    manners: ['easy', 'healthy', 'light', 'fresh', 'crunchy', 'high-protein', 'savoury', 'mild', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ? 200 g white-cabbage, shredded
      ? 60 g red-onion, thinly sliced
      2 tbsp lime-juice
      ? 1 tsp fine-salt
      80 g mayonnaise
      ? 80 g plain-yogurt
      ? 2 tsp chipotle-paste
      ! 500 g white-fish-fillet
      ? 2 tsp smoked-paprika
      ? 1 tsp ground-cumin
      2 tbsp vegetable-oil
      12 corn-tortilla
      ? 1 avocado, sliced
      ? 1 handful fresh-coriander, chopped
      ? 1 lime, cut into wedges`,
    method: `
      Put {a: white-cabbage, red-onion} in a large bowl. / Stir in {a: lime-juice half}. / Season with {a: fine-salt half}. / Toss everything together.
      Whisk {a: mayonnaise, plain-yogurt, lime-juice rest} together until smooth. / Stir in {a: chipotle-paste}.
      Pat {a: white-fish-fillet} dry and cut {a?it|them} into large pieces where needed. / Season {a: white-fish-fillet} with {b: fine-salt rest}. / Rub {a: white-fish-fillet} all over with {b: smoked-paprika, ground-cumin}.
      7m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry {a: white-fish-fillet} on both sides {a!done}.
      6m meanwhile: Warm {a: corn-tortilla} in a dry pan, one at a time, until soft.
      Lay {a: white-fish-fillet} on {b: corn-tortilla}. / Top with {a: white-cabbage, red-onion}. / Top with {a: avocado}. / Spoon the sauce over. / Scatter with {a: fresh-coriander}. / Serve straight away[ with {a: lime}].`,
    varies: {
      'white-fish-fillet': 'fish shellfish tofu halloumi paneer mushroom',
      'corn-tortilla': 'flour-tortilla gluten-free-wrap',
      'white-cabbage': 'red-cabbage salad chinese-cabbage coleslaw',
      'chipotle-paste': chillies,
      mayonnaise: 'vegan-mayonnaise soured-cream creme-fraiche',
      'plain-yogurt': 'yogurt plant-yogurt soured-cream creme-fraiche',
      avocado: 'guacamole mango pineapple ripe-tomato',
    },
    takes: [
      'carrot sweet-pepper radish cucumber apple mango pineapple sweetcorn chilli | 25 | 2 | Cut {a} into thin strips where needed. / Stir in {a}.',
      `${besides} mango pineapple | 25 | 7 | Serve with {a}.`,
    ],
    swaps: {
      'corn-tortilla': 'gluten-free-corn-tortilla flour-tortilla*0.7',
      mayonnaise: 'vegan-mayonnaise',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt oat-yogurt',
      'white-cabbage': 'iceberg-lettuce carrot',
    },
  },
});
