import { dishes } from '../read-dish.ts';

export const saucesSecond = dishes({
  'yogurt-dip': {
    title: 'Yogurt dip',
    swapped: 'Dip of {a: greek-yogurt}',
    also: 'yoghurt dip; yogurt sauce; yoghurt sauce; herb dip; herb yogurt dip; yogurt herb dip; yogurt herb sauce; garlic yogurt; garlic yogurt dip; garlic yogurt sauce; joghurtdip; joghurt-dip; kräuterdip; joghurtsoße; joghurtsauce; joghurtsosse; sauce au yaourt; dip au yaourt; salsa de yogur; salsa allo yogurt; molho de iogurte; yogurt dips; veggie dip; vegetable dip; ヨーグルトディップ; 酸奶蘸酱; صلصة الزبادي; صوص الزبادي; רוטב יוגורט; דיפ יוגורט; दही डिप',
    summary: 'A cool, creamy dip of {a: greek-yogurt}[ with {b: fresh-chive, fresh-parsley}].',
    kinds: ['dip', 'sauce', 'dressing', 'spread'],
    courses: ['sauce', 'snack', 'starter'],
    cuisines: ['german', 'greek', 'european', 'international'],
    occasions: ['party', 'barbecue', 'picnic', 'buffet', 'lunchbox'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd', 'students'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
      'creamy',
      'cold',
      'fresh',
      'mild',
      'savoury',
      'no-cook',
      'no-bake',
      'make-ahead',
    ],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 10,
    list: `
      300 g greek-yogurt
      ? 1 tbsp extra-virgin-olive-oil
      ? 2 tsp lemon-juice
      ? 1 clove fresh-garlic, crushed
      ? 2 tbsp fresh-chive, finely chopped
      ? 2 tbsp fresh-parsley, finely chopped
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      Whisk {a: greek-yogurt, extra-virgin-olive-oil, lemon-juice, fresh-garlic} together until smooth.
      Stir in {a: fresh-chive, fresh-parsley}. / Season with {a: fine-salt, black-pepper} to taste.
      10m rest: Leave to stand for {10 min} so that the flavours mingle. / Taste and season again.`,
    varies: {
      'greek-yogurt': 'yogurt plant-yogurt quark soured-cream creme-fraiche cottage-cheese cream-cheese vegan-cream-cheese labneh',
      'fresh-chive': 'herb spring-onion',
      'fresh-parsley': 'herb',
      'lemon-juice': 'lime-juice vinegar lemon lime',
    },
    takes: [
      'curry-powder paprika smoked-paprika ground-cumin ground-turmeric sumac zaatar chilli-flake lemon-zest | 1 | 3 | Stir in {a}.',
      'mustard tahini harissa mango-chutney sweet-chilli-sauce mayonnaise vegan-mayonnaise green-pesto red-pesto clear-honey | 8 | 3 | Stir in {a}.',
      'feta soft-goats-cheese roasted-red-pepper sun-dried-tomato olive caper gherkin radish walnut-half | 20 | 3 | Chop {a} finely where needed. / Stir in {a}.',
      'cucumber carrot | 40 | 3 | Grate {a} coarsely and stir in.',
    ],
    swaps: { 'greek-yogurt': 'lactose-free-yogurt soy-yogurt oat-yogurt coconut-yogurt' },
  },
  'cheese-sauce': {
    title: 'Cheese sauce',
    swapped: 'Sauce with {a: cheddar}',
    also: 'cheddar sauce; mornay sauce; sauce mornay; mornay; cheesy sauce; white cheese sauce; nacho cheese sauce; nacho cheese; cheese dip; queso sauce; cheddar cheese sauce; chese sauce; cheese suace; käsesauce; käsesoße; kaesesosse; kaesesauce; sauce au fromage; salsa de queso; salsa al formaggio; molho de queijo; チーズソース; 奶酪酱; 芝士酱; صلصة الجبن; صوص الجبنة; רוטב גבינה; चीज़ सॉस',
    summary: 'A smooth sauce of {a: whole-milk} and {b: cheddar}, for pouring over or for baking.',
    kinds: ['sauce', 'dip'],
    courses: ['sauce'],
    cuisines: ['british', 'french', 'american', 'international'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'creamy', 'warm', 'mild', 'savoury', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      30 g unsalted-butter
      30 g plain-flour
      400 ml whole-milk
      120 g cheddar, grated
      ? 1 tsp dijon-mustard
      ? 1 pinch ground-nutmeg
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      2m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: plain-flour} and cook for a minute, stirring.
      8m: Whisk in {a: whole-milk} little by little and simmer until thick enough to coat a spoon.
      Take the pot off the heat. / Stir in {a: cheddar} until melted.
      Stir in {a: dijon-mustard}. / Stir in {a: ground-nutmeg}. / Season with {a: fine-salt, black-pepper} to taste.`,
    varies: { cheddar: 'melting-cheese hard-cheese soft-cheese blue-cheese', 'whole-milk': 'milk plant-milk', 'dijon-mustard': 'mustard' },
    takes: [
      'ham bacon-bit spring-onion herb jalapeno chilli paprika smoked-paprika cayenne-pepper hot-sauce | 5 | 5 | Stir in {a}.',
      'leaf | 30 | 4 | 2m: Add {a} and stir until wilted.',
      'ale lager stout white-wine | 15 | 2 | 2m: Pour in {a} and let it boil away.',
    ],
    swaps: {
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour*0.8',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
    },
  },
  'mushroom-sauce': {
    title: 'Mushroom sauce',
    swapped: 'Creamy sauce with {a: chestnut-mushroom}',
    also: 'creamy mushroom sauce; mushroom gravy; mushroom cream sauce; sauce with mushrooms; mushroom sauce for steak; mushroom sauce for pasta; mushrooms in cream sauce; mushrom sauce; jägersoße; jägersauce; jaegersosse; pilzsauce; pilzsoße; pilzrahmsoße; pilzrahmsauce; champignonsoße; champignonsauce; champignonrahmsauce; pilze in rahmsoße; sauce aux champignons; sauce forestière; salsa de champiñones; salsa de setas; salsa ai funghi; molho de cogumelos; マッシュルームソース; きのこソース; 蘑菇酱; 蘑菇汁; صلصة الفطر; صوص المشروم; רוטב פטריות; मशरूम सॉस',
    summary: 'Well-browned {a: chestnut-mushroom} in a creamy sauce[ with {b: double-cream}].',
    kinds: ['sauce'],
    courses: ['sauce', 'side'],
    cuisines: ['french', 'german', 'international'],
    occasions: ['weeknight', 'guests', 'sunday'],
    seasons: ['autumn', 'winter'],
    manners: ['quick', 'easy', 'comforting', 'creamy', 'warm', 'mild', 'savoury', 'one-pot', 'no-bake'],
    methods: ['fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      30 g unsalted-butter
      ! 400 g chestnut-mushroom, sliced
      ? 1 shallot, finely chopped
      ? 1 clove fresh-garlic, crushed
      ? 1 tsp fresh-thyme, picked
      ? 75 ml white-wine
      150 ml vegetable-stock
      200 ml double-cream
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 tbsp fresh-parsley, chopped`,
    method: `
      8m: Heat {a: unsalted-butter} in a wide pan over medium heat. / Fry {a: chestnut-mushroom} {a!done}.
      4m: Add {a: shallot} and cook gently until soft but not brown. / Stir in {a: fresh-garlic, fresh-thyme} and cook until it smells good.
      2m: Pour in {a: white-wine} and let it boil away.
      6m: Pour in {a: vegetable-stock}. / Stir in {a: double-cream}. / Simmer, uncovered, until the sauce has thickened.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      'chestnut-mushroom': 'mushroom',
      'double-cream': 'cream plant-cream coconut-milk coconut-cream soft-cheese',
      'white-wine': 'wine brandy',
      'vegetable-stock': 'chicken-stock beef-stock mushroom-stock',
      shallot: 'onion leek',
    },
    takes: [
      'bacon chorizo | 20 | 2 | 4m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'mustard blue-cheese parmesan soy-sauce tamari worcestershire-sauce tomato-puree lemon-juice green-peppercorn | 5 | 5 | Stir in {a}.',
      'leaf | 30 | 5 | 2m: Add {a} and stir until wilted.',
    ],
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8', 'double-cream': 'lactose-free-cream oat-cream soy-cream' },
  },
  'peppercorn-sauce': {
    title: 'Peppercorn sauce',
    also: 'peppercorn sauce for steak; creamy peppercorn sauce; pepper cream sauce; creamy pepper sauce; sauce au poivre; poivre sauce; au poivre sauce; black pepper sauce; pepper corn sauce; pfeffersauce; pfeffersoße; pfeffersosse; pfefferrahmsoße; pfefferrahmsauce; sauce poivre; salsa a la pimienta; salsa de pimienta; salsa al pepe; molho poivre; ペッパーソース; 黑胡椒酱; 胡椒汁; صلصة الفلفل الأسود; רוטב פלפלת; רוטב פלפל שחור; creamy peppercorn sauce for steak',
    summary: 'A creamy pan sauce[ with {a: brandy}], ready while everything else rests.',
    kinds: ['sauce'],
    courses: ['sauce'],
    cuisines: ['french', 'international'],
    occasions: ['date', 'guests', 'weeknight', 'valentine', 'sunday'],
    manners: ['quick', 'easy', 'creamy', 'warm', 'spicy', 'savoury', 'comforting', 'one-pot', 'no-bake'],
    methods: ['fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      25 g unsalted-butter
      ? 1 shallot, finely chopped
      ! 1 tbsp black-peppercorn, crushed
      ? 3 tbsp brandy
      200 ml beef-stock
      150 ml double-cream
      ? 1 tsp dijon-mustard
      ? fine-salt, to taste`,
    method: `
      4m: Heat {a: unsalted-butter} in a wide pan over medium heat. / Add {a: shallot} and cook gently until soft but not brown. / Stir in {a: black-peppercorn} and cook until it smells good.
      2m: Pour in {a: brandy} and let it boil away.
      4m: Pour in {a: beef-stock} and let it boil down by half.
      4m: Stir in {a: double-cream, dijon-mustard}. / Simmer, uncovered, until the sauce has thickened.
      Season with {a: fine-salt} to taste.`,
    varies: {
      'black-peppercorn': 'green-peppercorn mixed-peppercorn',
      brandy: 'whisky white-wine red-wine port sherry',
      'beef-stock': 'chicken-stock vegetable-stock mushroom-stock veal-stock',
      'double-cream': 'cream plant-cream',
    },
    takes: [
      'mushroom | 40 | 2 | 6m: Cut {a} into small pieces where needed. / Fry {a} {a!done}.',
      'green-peppercorn blue-cheese worcestershire-sauce soy-sauce tamari fresh-thyme fresh-tarragon fresh-garlic | 3 | 4 | Stir in {a}.',
    ],
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'beef-stock': 'free-from-beef-stock mushroom-stock low-allergen-vegetable-stock',
      'double-cream': 'lactose-free-cream oat-cream soy-cream',
    },
  },
  'tartare-sauce': {
    title: 'Tartare sauce',
    also: 'tartar sauce; tatar sauce; tarter sauce; homemade tartare sauce; homemade tartar sauce; sauce for fish; sauce tartare; tartaresauce; sauce tartar; tatarsauce; tartarsauce; remoulade; rémoulade; remoulade sauce; remulade; salsa tártara; salsa tartara; molho tártaro; molho tartaro; タルタルソース; 塔塔酱; 鞑靼酱; صلصة التارتار; صوص ترتار; רוטב טרטר; टार्टर सॉस',
    summary: 'A creamy cold sauce of {a: mayonnaise} with {b: gherkin, caper}, for everything that is fried and crisp.',
    kinds: ['sauce', 'dip'],
    courses: ['sauce'],
    cuisines: ['british', 'french', 'american'],
    occasions: ['party', 'picnic', 'weeknight'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'cheap', 'creamy', 'cold', 'sour', 'mild', 'savoury', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: [],
    makes: '6 servings',
    prep: 10,
    list: `
      200 g mayonnaise
      80 g gherkin, finely chopped
      ? 1 tbsp caper, drained
      ? 1 shallot, finely chopped
      ? 2 tbsp fresh-parsley, finely chopped
      ? 1 tbsp lemon-juice
      ? 1 tsp dijon-mustard
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      Put {a: mayonnaise} in a large bowl. / Stir in {a: gherkin}. / Stir in {a: caper, shallot, fresh-parsley}.
      Stir in {a: lemon-juice, dijon-mustard}. / Season with {a: fine-salt, black-pepper} to taste.
      10m rest: Leave to stand for {10 min} so that the flavours mingle. / Taste and season again.`,
    varies: {
      mayonnaise: 'vegan-mayonnaise yogurt plant-yogurt creme-fraiche soured-cream',
      shallot: 'onion',
      'fresh-parsley': 'herb',
      gherkin: 'cornichon pickled-onion',
    },
    takes: [
      'egg | 30 | 2 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Chop {a} finely. / Stir in {a}.',
      'olive anchovy-fillet herb horseradish-sauce hot-sauce worcestershire-sauce wholegrain-mustard spring-onion | 4 | 3 | Chop {a} finely where needed. / Stir in {a}.',
    ],
    swaps: { mayonnaise: 'vegan-mayonnaise greek-yogurt soy-yogurt', gherkin: 'green-olive cucumber' },
  },
});
