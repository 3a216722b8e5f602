import { dishes } from '../read-dish.ts';

export const americanMains = dishes({
  'mac-and-cheese': {
    title: 'Mac and cheese',
    swapped: '{a: macaroni} baked with {b: cheddar}',
    also: "mac & cheese; mac n cheese; mac 'n' cheese; mac'n'cheese; mac cheese; macncheese; macaroni cheese; macaroni and cheese; macaroni & cheese; macaroni with cheese; baked mac and cheese; baked macaroni cheese; baked macaroni and cheese; homemade mac and cheese; creamy mac and cheese; cheesy macaroni; cheesy macaroni bake; macaroni pie; macaroni bake; mac and chesse; macoroni and cheese; macroni cheese; makkaroni mit käse; käsemakkaroni; käse-makkaroni; makkaroniauflauf; macaroni au fromage; gratin de macaroni; gratin de macaronis; macarrones con queso; macarrão com queijo; maccheroni al formaggio; マカロニチーズ; マカロニ&チーズ; マックアンドチーズ; 芝士通心粉; 奶酪通心粉; 芝士焗通心粉; معكرونة بالجبن; معكرونة بالجبنة; ماك اند تشيز; מק אנד צ׳יז; מקרוני בגבינה; מקרוני וגבינה; मैक एंड चीज़; मैकरोनी चीज़",
    summary: '{a: macaroni} in a creamy sauce of {b: cheddar, whole-milk}, baked until golden.',
    kinds: ['pasta', 'gratin', 'casserole'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['american', 'southern-us', 'british', 'canadian'],
    occasions: ['weeknight', 'thanksgiving', 'party', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      320 g macaroni
      50 g unsalted-butter
      40 g plain-flour
      650 ml whole-milk
      ? 1 tsp dijon-mustard
      250 g cheddar, grated
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 40 g dried-breadcrumb`,
    method: `
      Heat the oven to {200C}.
      8m: Cook {a: macaroni} in plenty of boiling salted water until almost tender, then drain.
      10m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: plain-flour} and cook for a minute, stirring. / Whisk in {a: whole-milk} little by little and simmer until thick enough to coat a spoon.
      Take the pot off the heat. / Stir in {a: cheddar most} until melted. / Stir in {a: dijon-mustard}. / Season with {a: fine-salt, black-pepper} to taste.
      Mix {a: macaroni} with the sauce and tip everything into a baking dish. / Scatter with {a: cheddar rest}. / Scatter with {a: dried-breadcrumb}.
      20m: Bake until golden and bubbling at the edges.
      5m rest: Leave to rest for {5 min} before serving.`,
    swaps: {
      macaroni: 'gluten-free-pasta',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      'dried-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rice-crumb',
    },
    varies: {
      macaroni: 'pasta gnocchi',
      cheddar: 'melting-cheese hard-cheese blue-cheese',
      'dried-breadcrumb': 'breadcrumb',
      'whole-milk': 'milk plant-milk',
    },
    takes: [
      'firm-vegetable quick-vegetable leek root leaf | 50 | 5 | 8m: Boil {a} in salted water until just tender, then drain well. / Stir {a} into the sauce.',
      'bacon mushroom chorizo sausage poultry shellfish raw-prawn mince plant-mince onion | 40 | 5 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Stir {a} into the sauce.',
      'ham cooked-chicken cooked-turkey pulled-pork smoked-fish tinned-fish crab-meat cooked-lobster cooked-prawn sweetcorn herb paprika smoked-paprika garlic-powder hot-sauce spring-onion pulse cream-cheese jalapeno pumpkin-puree truffle | 25 | 5 | Stir {a} into the sauce.',
      'tomato | 40 | 6 | Cut {a} into thin slices where needed. / Lay {a} on top.',
    ],
  },
  burger: {
    title: 'Burgers',
    swapped: 'Patties of {a: minced-beef} in {b: burger-bun}',
    also: 'hamburger; hamburgers; beef burgers; homemade burger; homemade burgers; homemade hamburgers; cheeseburger; cheeseburgers; cheese burger; cheese burgers; smash burger; smash burgers; smashburger; smashburgers; classic burger; american burger; quarter pounder; grilled burgers; barbecue burgers; bbq burgers; double cheeseburger; burgers with cheese; beef patties in a bun; hamberger; hamburguer; cheesburger; rindfleischburger; rinderburger; rindfleisch burger; hamburger selber machen; burger maison; burger au bœuf; burger de bœuf; hamburguesa; hamburguesas; hamburguesa con queso; hamburguesa de ternera; hambúrguer; hambúrgueres; hambúrguer caseiro; x-burger; hamburger di manzo; ハンバーガー; チーズバーガー; バーガー; 汉堡; 汉堡包; 牛肉汉堡; 芝士汉堡; برغر; برجر; همبرغر; همبرجر; برجر لحم; תשיז בורגר; המבורגר; המבורגרים; צ׳יזבורגר; बर्गर; हैमबर्गर; चीज़बर्गर',
    summary: 'Juicy patties of {a: minced-beef}[ under melting {b: cheddar}], browned in the pan and served in {c: burger-bun}.',
    kinds: ['burger', 'sandwich'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['american', 'international'],
    occasions: ['weeknight', 'party', 'barbecue', 'birthday', 'camping'],
    seasons: ['summer'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'quick', 'comforting', 'filling', 'high-protein', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['pan-fried', 'fried', 'grilled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      600 g minced-beef
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      4 burger-bun
      1 tbsp vegetable-oil
      80 g cheddar, sliced
      ? 60 g mayonnaise
      ? 2 tbsp tomato-ketchup
      ? 2 tsp dijon-mustard
      ? 50 g round-lettuce
      ? 1 ripe-tomato, sliced
      ? 1/2 red-onion, thinly sliced
      ? 60 g gherkin, sliced`,
    method: `
      Season {a: minced-beef} with {b: fine-salt, black-pepper}.
      Divide the mixture into equal pieces and shape each into a flat patty with wet hands.
      2m: Cut {a: burger-bun} open and toast in a dry pan.
      8m*: Heat {a: vegetable-oil} in a wide pan over high heat. / Fry the patties until crisp and brown on both sides, turning carefully. / Check that the patties are cooked through, with no pink left ({70C} inside).
      1m: Lay {a: cheddar} on top and cover until melted.
      Spread {a: burger-bun} with {b: mayonnaise, tomato-ketchup, dijon-mustard}. / Lay the patties in {a: burger-bun}.
      Top with {a: round-lettuce, ripe-tomato, red-onion, gherkin}. / Serve straight away.`,
    swaps: {
      'minced-beef': 'minced-turkey minced-lamb plant-mince',
      'burger-bun': 'vegan-burger-bun gluten-free-burger-bun gluten-free-vegan-bread',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
      mayonnaise: 'vegan-mayonnaise',
    },
    varies: {
      'minced-beef': 'mince plant-mince',
      'burger-bun': 'bread-roll brioche-bun pita-bread english-muffin sub-roll bagel vegan-burger-bun gluten-free-burger-bun',
      cheddar: 'melting-cheese blue-cheese soft-goats-cheese brie camembert feta halloumi vegan-cheese',
      mayonnaise: 'sauce yogurt guacamole hummus vegan-mayonnaise',
      'round-lettuce': 'salad leaf',
    },
    takes: [
      'bacon mushroom egg onion pineapple chorizo halloumi | 40 | 7 | 5m: Fry {a} in a lightly oiled pan over medium heat {a!done}. / Top with {a}.',
      'soft-cheese avocado pickle sauce salad guacamole coleslaw onion pineapple mango-chutney cranberry-sauce roasted-red-pepper crispy-onion cooked-beetroot pulled-pork beetroot | 25 | 7 | Top with {a}.',
      'herb chilli chilli-flake paprika smoked-paprika ground-cumin garlic-powder worcestershire-sauce fresh-garlic | 2 | 2 | Chop {a} finely where needed. / Stir in {a}.',
    ],
  },
  meatloaf: {
    title: 'Meatloaf',
    swapped: 'Sliced bake with {a: minced-beef}',
    also: 'meat loaf; meatloaves; meat loaves; beef meatloaf; classic meatloaf; american meatloaf; glazed meatloaf; homemade meatloaf; minced beef loaf; ground beef loaf; meetloaf; meatlof; hackbraten; falscher hase; faschierter braten; pain de viande; polpettone; pastel de carne picada; rollo de carne; pan de carne; bolo de carne; rocambole de carne; sekaná; klops pieczony; ミートローフ; 肉糕; 美式肉饼; 烘肉卷; رغيف اللحم; رولو اللحم; קציץ בשר; קלופס; मीटलोफ',
    summary: 'Juicy {a: minced-beef}[ under a sticky glaze of {b: tomato-ketchup}], baked in one piece and sliced.',
    kinds: ['roast', 'meatball'],
    courses: ['main', 'dinner'],
    cuisines: ['american', 'german'],
    occasions: ['weeknight', 'sunday', 'guests', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'high-protein', 'leftovers', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings, by half',
    prep: 15,
    list: `
      1 tbsp olive-oil
      1 brown-onion, finely chopped
      ? 100 g carrot, finely grated
      ? 2 clove fresh-garlic, crushed
      80 g dried-breadcrumb
      120 ml whole-milk
      2 hen-egg, beaten
      ? 1 tbsp worcestershire-sauce
      ? 1 tbsp dijon-mustard
      ? 1 tsp dried-thyme
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      900 g minced-beef
      ? 120 g tomato-ketchup
      ? 2 tbsp light-brown-sugar`,
    method: `
      Heat the oven to {180C} and line a tin with baking paper.
      8m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion, carrot} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Take the pan off the heat.
      Stir {a: dried-breadcrumb, whole-milk} together in a large bowl and leave to swell.
      Stir in {a: brown-onion, carrot, fresh-garlic}. / Stir in {a: hen-egg}. / Stir in {a: worcestershire-sauce, dijon-mustard, dried-thyme, fine-salt, black-pepper}. / Add {a: minced-beef} and knead with your hands until the mixture holds together.
      Press the mixture firmly into the tin. / Stir {a: light-brown-sugar} into {b: tomato-ketchup}. / Spread {a: tomato-ketchup} over the top.
      55m: Bake until browned and cooked through, with no pink left ({70C} inside).
      10m rest: Leave to rest for {10 min} before serving. / Lift out and cut into slices.`,
    swaps: {
      'minced-beef': 'minced-turkey minced-lamb plant-mince',
      'dried-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rolled-oat',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'hen-egg': 'flax-egg',
      'brown-onion': 'fennel celery-stalk',
    },
    varies: {
      'minced-beef': 'mince plant-mince',
      'tomato-ketchup': 'barbecue-sauce brown-sauce passata sweet-chilli-sauce',
      'dried-breadcrumb': 'breadcrumb rolled-oat gluten-free-oat',
      carrot: 'courgette mushroom sweet-pepper celery-stalk',
    },
    takes: [
      'mushroom celery-stalk sweet-pepper courgette leek bacon | 25 | 2 | 6m: Chop {a} finely where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}.',
      'melting-cheese hard-cheese herb paprika smoked-paprika sweetcorn leaf olive sun-dried-tomato horseradish-sauce chilli-flake | 10 | 5 | Chop {a} finely where needed. / Stir in {a}.',
      'bacon | 20 | 6 | Lay {a} on top.',
      'gravy | 50 | 8 | 4m: Heat {a} in a small pot over low heat, stirring now and then. / Serve with {a}.',
    ],
  },
  'grilled-cheese-sandwich': {
    title: 'Grilled cheese sandwich',
    swapped: 'Grilled sandwich with {a: cheddar}',
    also: 'grilled cheese; grilled cheese sandwiches; grilled cheeses; american grilled cheese; american grilled cheese sandwich; classic grilled cheese; pan fried cheese sandwich; fried cheese sandwich; gooey cheese sandwich; grilled chese; griled cheese; grilled cheez; gegrilltes käsesandwich; gegrilltes käse-sandwich; käsesandwich; sandwich au fromage grillé; sandwich grillé au fromage; sándwich de queso a la plancha; sándwich de queso a la parrilla; queijo quente; misto de queijo; toast al formaggio; グリルドチーズサンドイッチ; グリルチーズサンド; 烤芝士三明治; 香煎芝士三明治; ساندويتش الجبن المشوي; ساندويش جبنة محمصة; כריך גבינה בגריל; ग्रिल्ड चीज़ सैंडविच',
    summary: '{a: white-bread} fried golden and crisp around melting {b: cheddar}[ and stretchy {c: mozzarella}].',
    kinds: ['sandwich', 'toast'],
    courses: ['lunch', 'snack', 'dinner', 'main'],
    cuisines: ['american', 'canadian'],
    occasions: ['weeknight', 'camping'],
    audiences: ['children', 'students', 'one'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'crunchy', 'mild', 'savoury', 'warm', 'filling'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '2 servings, by half',
    prep: 5,
    list: `
      160 g white-bread, sliced
      30 g unsalted-butter, softened
      100 g cheddar, grated
      ? 50 g mozzarella, grated
      ? black-pepper, to taste`,
    method: `
      Spread {a: white-bread} with {b: unsalted-butter}. / Turn the slices over.
      Heap {a: cheddar, mozzarella} on half of the slices, pressing lightly. / Season with {a: black-pepper} to taste.
      8m*: Cover with the other slices, the spread side up. / Fry in a wide pan over low heat, pressing lightly and turning once, until golden on both sides and melted inside.
      Serve straight away.`,
    swaps: {
      'white-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
    },
    varies: {
      'white-bread': 'bread',
      cheddar: 'melting-cheese brie camembert blue-cheese soft-goats-cheese cream-cheese feta',
      'unsalted-butter': 'butter mayonnaise vegan-mayonnaise',
    },
    takes: [
      'ham tomato onion salad leaf avocado pickle tinned-fish cooked-chicken cooked-turkey cooked-beef pulled-pork salami sweet-pepper herb fig firm-fruit sauce mustard kimchi jalapeno green-pesto | 30 | 3 | Lay {a} on top.',
      'bacon mushroom chorizo sausage | 30 | 2 | 6m: Fry {a} in a dry pan over medium heat {a!done}. / Keep {a} ready for the filling.',
      'tomato-soup | 250 | 4 | 5m: Heat {a} in a small pot over low heat, stirring now and then. / Serve with {a}.',
    ],
  },
});
