import { curryAdditions } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const indian = dishes({
  'butter-chicken': {
    title: 'Butter chicken',
    swapped: 'Makhani with {a: chicken-thigh}',
    also: 'murgh makhani; murg makhani; chicken makhani; makhani chicken; butter chicken curry; indian butter chicken; buttered chicken curry; buter chicken; butterchicken; butter chiken; butter chicken masala; butter-huhn; poulet au beurre indien; poulet makhani; pollo a la mantequilla indio; frango na manteiga indiano; मुर्ग मखनी; बटर चिकन; バターチキン; バターチキンカレー; 黄油鸡; 奶油鸡咖喱; دجاج بالزبدة الهندي; באטר צ׳יקן',
    summary: '{a: chicken-thigh} in a mild, silky sauce of {b: passata, unsalted-butter, double-cream}.',
    kinds: ['curry'],
    courses: ['main', 'dinner'],
    cuisines: ['indian'],
    occasions: ['weeknight', 'guests', 'diwali', 'party'],
    audiences: ['children', 'crowd'],
    manners: ['creamy', 'mild', 'comforting', 'high-protein', 'filling', 'make-ahead', 'savoury', 'warm'],
    methods: ['marinated', 'roasted'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      150 g plain-yogurt
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      1 tbsp garam-masala
      ? 2 tsp paprika
      ? 1 tsp fine-salt
      600 g chicken-thigh
      1 tbsp vegetable-oil
      60 g unsalted-butter
      1 brown-onion, finely chopped
      ? 1/2 tsp chilli-powder
      ! 500 g passata
      120 ml double-cream
      ? 1 tsp white-sugar
      ? 1 tsp dried-fenugreek-leaf
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      Stir {a: plain-yogurt, fresh-ginger, paprika, fine-salt, garam-masala half} together in a large bowl. / Cut {a: chicken-thigh} into bite-sized pieces where needed. / Add {a: chicken-thigh} and toss.
      30m rest: Leave to marinate for {30 min}.
      20m: Heat the oven to {220C} and line a baking tray with baking paper. / Spread {a: chicken-thigh} on the tray. / Drizzle with {a: vegetable-oil}. / Roast {a: chicken-thigh} {a!done}.
      10m meanwhile: Heat {a: unsalted-butter half} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: chilli-powder, garam-masala rest} and let the spices sizzle for a moment.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      10m: Stir in {a: passata}. / Simmer, uncovered, until the sauce has thickened.
      5m: Stir in {a: double-cream, white-sugar, dried-fenugreek-leaf}. / Stir in {a: unsalted-butter rest} until melted. / Add {a: chicken-thigh}. / Simmer gently for {5 min}.
      Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: {
      'chicken-thigh': 'turkey-breast paneer firm-tofu vegan-chicken',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      'unsalted-butter': 'lactose-free-butter vegan-butter vegetable-oil*0.6',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-cream',
      'garam-masala': 'pure-garam-masala',
      passata: 'tinned-tomato',
    },
    varies: { 'chicken-thigh': 'poultry tofu firm-vegetable mushroom', 'unsalted-butter': 'ghee butter' },
    takes: curryAdditions(7, 8),
  },
  'chicken-tikka-masala': {
    title: 'Chicken tikka masala',
    swapped: 'Tikka curry with {a: chicken-thigh}',
    also: 'tikka masala; tikka masala curry; chicken tikka; chicken tikka curry; chicken masala; chicken tikka marsala; chicken tika masala; chicken tikka massala; tikka massala; ctm; murgh tikka masala; hähnchen tikka masala; poulet tikka masala; pollo tikka masala; frango tikka masala; चिकन टिक्का मसाला; チキンティッカマサラ; 印度烤鸡咖喱; تكا ماسالا; دجاج تكا ماسالا; צ׳יקן טיקה מסאלה',
    summary: '{a: chicken-thigh} marinated in spices, roasted hot and folded into a creamy sauce of {b: tinned-tomato}.',
    kinds: ['curry'],
    courses: ['main', 'dinner'],
    cuisines: ['indian', 'british'],
    occasions: ['weeknight', 'guests', 'party'],
    audiences: ['children', 'crowd'],
    manners: ['creamy', 'comforting', 'high-protein', 'filling', 'make-ahead', 'savoury', 'warm'],
    methods: ['marinated', 'roasted'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      150 g plain-yogurt
      ? 4 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      1 tbsp garam-masala
      2 tsp ground-cumin
      ? 1 tsp ground-turmeric
      ? 1 tsp chilli-powder
      ? 1 tsp fine-salt
      600 g chicken-thigh
      3 tbsp vegetable-oil
      2 brown-onion, finely chopped
      ? 2 tbsp tomato-puree
      ! 400 g tinned-tomato, chopped
      100 ml double-cream
      ? 1 tsp white-sugar
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      Stir {a: plain-yogurt, fresh-ginger, ground-cumin, ground-turmeric, fine-salt, garam-masala half} together in a large bowl. / Cut {a: chicken-thigh} into bite-sized pieces where needed. / Add {a: chicken-thigh} and toss.
      30m rest: Leave to marinate for {30 min}.
      20m: Heat the oven to {220C} and line a baking tray with baking paper. / Spread {a: chicken-thigh} on the tray. / Drizzle with {a: vegetable-oil third}. / Roast {a: chicken-thigh} {a!done}.
      12m meanwhile: Heat {a: vegetable-oil rest} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: chilli-powder, garam-masala rest} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      10m: Stir in {a: tinned-tomato}. / Simmer, uncovered, until the sauce has thickened.
      5m: Stir in {a: double-cream, white-sugar}. / Add {a: chicken-thigh}. / Simmer gently for {5 min}.
      Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: {
      'chicken-thigh': 'turkey-breast paneer firm-tofu vegan-chicken',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-cream',
      'garam-masala': 'pure-garam-masala',
    },
    varies: { 'chicken-thigh': 'poultry tofu firm-vegetable mushroom', 'double-cream': 'coconut-milk coconut-cream cream plant-cream' },
    takes: curryAdditions(7, 8),
  },
  'dal-tadka': {
    title: 'Dal tadka',
    also: 'dal; dhal; daal; dahl; dal fry; dhal fry; tadka dal; tarka dal; tarka dhal; tarka daal; dal tarka; daal tadka; yellow dal; yellow dhal; red lentil dal; red lentil dhal; red lentil dahl; lentil dal; lentil dhal; lentil dahl; lentil daal; lentil curry; lentils curry; red lentil curry; masoor dal; indian lentils; indian lentil curry; indian lentil soup; linsen dal; linsen-dal; linsencurry; dal aux lentilles; dahl de lentilles; dal de lentilles corail; dal de lentejas; dal de lentilhas; दाल तड़का; दाल; तड़का दाल; ダール; ダルカレー; 木豆咖喱; 扁豆咖喱; دال; دال العدس; דאל; דאל עדשים',
    summary: '{a: red-lentil} cooked soft, with spices sizzled in {b: ghee} stirred through at the end.',
    kinds: ['curry', 'beans'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['students', 'crowd', 'children'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'high-protein', 'filling', 'make-ahead', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 280 g red-lentil
      1100 ml plain-water
      ? 1 tsp ground-turmeric
      ? 1 tsp fine-salt
      50 g ghee
      ? 2 tsp cumin-seed
      1 brown-onion, finely chopped
      ? 4 clove fresh-garlic, thinly sliced
      ? 1 tbsp fresh-ginger, grated
      ? 2 dried-red-chilli
      ? 200 g tinned-tomato, chopped
      ? 1 tsp garam-masala
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      Rinse {a: red-lentil} in a fine sieve under cold running water. / Put {a: red-lentil, plain-water, ground-turmeric} in a large pot.
      25m: Bring to the boil, then simmer, half covered. / Skim off the foam. / Cook {a: red-lentil} until very soft. / Stir in {a: fine-salt}.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      12m meanwhile: Heat {a: ghee} in a wide pan over medium heat. / Stir in {a: cumin-seed, dried-red-chilli} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      4m meanwhile: Stir in {a: garam-masala} and let the spices sizzle for a moment. / Stir in {a: tinned-tomato}. / Simmer, uncovered, until the sauce has thickened.
      2m: Stir everything from the pan into the pot. / Stir in {a: lemon-juice} to taste. / Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: { ghee: 'vegetable-oil coconut-oil', 'garam-masala': 'pure-garam-masala', 'brown-onion': 'fennel' },
    varies: { 'red-lentil': 'moong-dal', ghee: 'fat', 'tinned-tomato': 'tomato' },
    takes: curryAdditions(6, 6),
  },
  'chana-masala': {
    title: 'Chana masala',
    swapped: 'Curry with {a: tinned-chickpea}',
    also: 'channa masala; chole; chole masala; chhole; chhole masala; choley; chana curry; channa curry; punjabi chole; chickpea masala; chickpea curry; chick pea curry; chickpeas curry; curried chickpeas; garbanzo curry; garbanzo bean curry; spicy chickpeas; indian chickpeas; indian chickpea curry; chana massala; chickpea and tomato curry; kichererbsencurry; kichererbsen-curry; curry de pois chiches; curry aux pois chiches; curry de garbanzos; curry di ceci; curry de grão-de-bico; चना मसाला; छोले; छोले मसाला; ひよこ豆のカレー; チャナマサラ; 鹰嘴豆咖喱; كاري الحمص; קארי חומוס; צ׳אנה מסאלה',
    summary: '{a: tinned-chickpea} in a dark, fragrant sauce of {b: brown-onion, tinned-tomato}.',
    kinds: ['curry', 'beans', 'stew'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['weeknight', 'lunchbox', 'buffet'],
    audiences: ['students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'one-pot', 'comforting', 'filling', 'make-ahead', 'leftovers', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      3 tbsp vegetable-oil
      ? 1 tsp cumin-seed
      2 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      2 tsp ground-coriander
      1 tsp ground-turmeric
      2 tsp garam-masala
      ! 400 g tinned-tomato, chopped
      ! 500 g tinned-chickpea, drained and rinsed
      150 ml plain-water
      ? 1 tsp fine-salt
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      12m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: cumin-seed} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden.
      2m: Stir in {a: fresh-garlic, fresh-ginger, green-chilli} and cook until it smells good. / Stir in {a: ground-coriander, ground-turmeric, garam-masala half} and let the spices sizzle for a moment.
      8m: Stir in {a: tinned-tomato}. / Simmer, uncovered, until the sauce has thickened.
      15m: Add {a: tinned-chickpea, plain-water}. / Season with {a: fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Crush a few spoonfuls with the back of a spoon to thicken the sauce.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      Stir in {a: garam-masala rest}. / Stir in {a: lemon-juice} to taste. / Scatter with {a: fresh-coriander} and serve. / Serve with {a: basmati-rice}.`,
    swaps: { 'garam-masala': 'pure-garam-masala' },
    varies: { 'tinned-chickpea': 'pulse', 'tinned-tomato': 'passata', 'vegetable-oil': 'ghee coconut-oil oil' },
    takes: curryAdditions(5, 6),
  },
  'palak-paneer': {
    title: 'Palak paneer',
    swapped: '{a: spinach} curry with {b: paneer}',
    also: 'saag paneer; sag paneer; palak panir; palakh paneer; palak paner; spinach paneer; paneer spinach; spinach and paneer curry; spinach with paneer; paneer and spinach; paneer saag; spinach curry with paneer; spinach curry; creamed spinach with paneer; spinat mit paneer; épinards au paneer; espinacas con paneer; espinafre com paneer; पालक पनीर; साग पनीर; パラックパニール; ほうれん草とパニールのカレー; 菠菜芝士; 菠菜奶酪咖喱; بالاك بانير; פאלאק פניר',
    summary: '{a: paneer} fried golden in a smooth, gently spiced sauce of {b: spinach}.',
    kinds: ['curry', 'vegetables'],
    courses: ['main', 'dinner', 'side'],
    cuisines: ['indian'],
    occasions: ['weeknight', 'guests', 'diwali'],
    manners: ['healthy', 'creamy', 'mild', 'comforting', 'high-protein', 'vegetable-rich', 'savoury', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 600 g spinach, washed well
      3 tbsp ghee
      350 g paneer
      1 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 green-chilli, finely chopped
      1 tsp ground-cumin
      ? 1/2 tsp ground-turmeric
      2 tsp garam-masala
      80 ml double-cream
      ? 1 tsp fine-salt
      ? 1 tbsp lemon-juice
      ? 250 g basmati-rice, to serve`,
    method: `
      4m: Bring a large pot of salted water to the boil. / Add {a: spinach} and stir until wilted. / Drain {a: spinach}, rinse under cold running water and drain again. / Blend {a: spinach} until smooth.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      8m: Heat {a: ghee half} in a wide pan over medium heat. / Cut {a: paneer} into bite-sized pieces where needed. / Fry {a: paneer} {a!done}. / Lift {a: paneer} out and set aside.
      8m: Heat {a: ghee rest} in the same pan. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-ginger, green-chilli} and cook until it smells good. / Stir in {a: ground-cumin, ground-turmeric, garam-masala} and let the spices sizzle for a moment.
      6m: Add {a: spinach}. / Stir in {a: double-cream}. / Season with {a: fine-salt}. / Simmer gently for {5 min}.
      Return {a: paneer} to the pan. / Stir in {a: lemon-juice} to taste. / Serve with {a: basmati-rice}.`,
    swaps: {
      paneer: 'firm-tofu chickpea-tofu tinned-chickpea',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-cream',
      'garam-masala': 'pure-garam-masala',
    },
    varies: { paneer: 'tofu halloumi feta poultry pulse shellfish mushroom', spinach: 'swiss-chard' },
    takes: curryAdditions(6, 6),
  },
});
