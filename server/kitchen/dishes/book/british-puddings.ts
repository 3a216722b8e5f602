import { dishes } from '../read-dish.ts';

export const britishPuddings = dishes({
  'apple-crumble': {
    title: 'Apple crumble',
    swapped: 'Crumble with {a: eating-apple}',
    also: 'apple crisp; apple crumbles; crumble; fruit crumble; fruit crisp; oat crumble; apple oat crumble; apple cobbler crumble; apple and cinnamon crumble; cinnamon apple crumble; baked apple crumble; apple brown betty; apple streusel; aple crumble; apple crumbel; apple crumbe; apfelcrumble; apfel-crumble; apfel crumble; crumble aux pommes; crumble de manzana; crumble de maçã; crumble di mele; smulpaj; äppelpaj; アップルクランブル; 苹果酥; 苹果奶酥; כרמבל תפוחים; كرامبل التفاح',
    summary: 'Soft {a: eating-apple} under a crisp, crumbly topping, straight from the oven.',
    kinds: ['crumble'],
    courses: ['dessert'],
    cuisines: ['british', 'irish', 'australian'],
    occasions: ['sunday', 'weeknight', 'guests', 'thanksgiving'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'crunchy', 'sweet', 'warm', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '6 servings',
    prep: 20,
    list: `
      ! 900 g eating-apple, peeled
      ? 1 tbsp lemon-juice
      40 g caster-sugar
      ? 1 tsp ground-cinnamon
      160 g plain-flour
      ? 1 pinch fine-salt
      100 g unsalted-butter, cold, diced
      ? 60 g rolled-oat
      90 g light-brown-sugar
      ? 400 ml ready-custard, to serve`,
    method: `
      Heat the oven to {190C}.
      Remove the core or stone from {a: eating-apple} and cut {a?it|them} into {2cm} pieces. / Put {a: eating-apple} in a baking dish. / Stir in {a: lemon-juice, caster-sugar, ground-cinnamon}.
      Stir {a: plain-flour, fine-salt} together in a large bowl. / Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Stir in {a: light-brown-sugar}. / Stir in {a: rolled-oat}.
      40m: Scatter the topping evenly over the dish without pressing down. / Bake until golden and bubbling at the edges.
      10m rest: Leave to rest for {10 min} before serving. / Serve warm[ with {a: ready-custard}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter coconut-oil*0.8',
      'rolled-oat': 'gluten-free-oat buckwheat-flake',
      'ready-custard': 'vegan-custard',
    },
    varies: {
      'eating-apple': 'pear quince stone-fruit mango pineapple cooking-apple',
      'rolled-oat': 'granola muesli flaked-almond ground-almond desiccated-coconut',
      'ready-custard': 'vanilla-ice-cream vegan-ice-cream double-cream clotted-cream greek-yogurt whipping-cream',
    },
    takes: [
      'berry rhubarb dried-fruit soft-fruit mincemeat stem-ginger jam | 40 | 3 | Add {a} to the dish, cut into bite-sized pieces where needed.',
      'ground-ginger mixed-spice ground-cardamom vanilla-extract orange-zest lemon-zest | 1 | 3 | Scatter with {a}.',
      'nut seed desiccated-coconut marzipan | 15 | 4 | Chop {a} roughly where needed. / Stir {a} into the topping.',
    ],
  },
  'rice-pudding': {
    title: 'Rice pudding',
    swapped: 'Pudding of {a: pudding-rice}',
    also: 'creamy rice pudding; creamed rice; milk rice; sweet rice pudding; stovetop rice pudding; baked rice pudding; rice puding; rice pud; vanilla rice pudding; cinnamon rice pudding; old fashioned rice pudding; milchreis; milch reis; riz au lait; arroz con leche; arroz doce; arroz-doce; riso al latte; budino di riso; risgrøt; risengrød; risgrynsgröt; riisipuuro; rijstepap; rijstebrij; rýžová kaše; ryż na mleku; mléčná rýže; tejberizs; orez cu lapte; рисовая каша; sütlaç; sutlac; sutlach; rizogalo; ρυζόγαλο; roz bel laban; رز بالحليب; أرز باللبن; ライスプディング; 米布丁; אורז בחלב',
    summary: '{a: pudding-rice} cooked slowly in {b: whole-milk} until thick, soft and creamy.',
    kinds: ['pudding', 'porridge', 'rice'],
    courses: ['dessert', 'breakfast', 'snack'],
    cuisines: ['british', 'german', 'scandinavian', 'spanish', 'european'],
    occasions: ['weeknight', 'sunday', 'christmas'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'baby', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'filling', 'mild', 'sweet', 'warm', 'cold', 'one-pot', 'make-ahead', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 3,
    list: `
      ! 150 g pudding-rice
      1000 ml whole-milk
      ? 50 g caster-sugar
      ? 1 pinch fine-salt
      ? 1 tsp vanilla-extract
      ? 15 g unsalted-butter
      ? 1/2 tsp ground-cinnamon`,
    method: `
      5m: Put {a: pudding-rice, whole-milk} in a large pot. / Stir in {a: caster-sugar, fine-salt}. / Bring to the boil.
      35m: Simmer over low heat, stirring often, until thick and creamy. / Cook {a: pudding-rice} until very soft.
      5m rest: Take the pot off the heat. / Stir in {a: vanilla-extract, unsalted-butter}. / Leave to rest for {5 min} before serving.
      Divide between bowls. / Dust with {a: ground-cinnamon} and serve.`,
    swaps: { 'unsalted-butter': 'vegan-butter', 'whole-milk': 'lactose-free-milk oat-milk rice-milk soy-milk' },
    varies: {
      'pudding-rice': 'short-grain-rice risotto-rice paella-rice',
      'whole-milk': 'milk plant-milk light-coconut-milk',
      'ground-cinnamon': 'ground-nutmeg nutmeg ground-cardamom mixed-spice cinnamon-sugar',
      'vanilla-extract': 'vanilla-pod vanilla-paste lemon-zest orange-zest rose-water orange-blossom-water',
    },
    takes: [
      'berry soft-fruit jam fruit-compote apple-sauce nut orange mandarin caramel-sauce | 35 | 4 | Top with {a}.',
      'dried-fruit lemon-zest orange-zest coconut-milk cocoa-powder condensed-milk cardamom-pod | 15 | 2 | Stir in {a}.',
      'chocolate cream egg-yolk syrup spread | 15 | 3 | Stir in {a}.',
    ],
  },
  custard: {
    title: 'Custard',
    also: 'vanilla custard; homemade custard; real custard; proper custard; pouring custard; thick custard; english custard; custard sauce; custard cream; custard from scratch; vanilla sauce; vanilla cream sauce; egg custard sauce; crème anglaise; creme anglaise; crème vanille; custurd; custered; custart; vanillesoße; vanillesauce; vanillesosse; crema inglesa; natillas; creme inglês; crema inglese; vaniljsås; vaniljesaus; vanillevla; カスタードソース; カスタードクリーム; 英式奶油酱; 蛋奶沙司; 卡仕达酱; كاسترد; קרם אנגלז; कस्टर्ड',
    summary: 'A smooth sauce of {a: whole-milk, egg-yolk}, to pour warm or cold over something sweet.',
    kinds: ['sauce', 'pudding'],
    courses: ['dessert', 'sauce'],
    cuisines: ['british', 'french'],
    occasions: ['sunday', 'christmas', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'quick', 'cheap', 'comforting', 'creamy', 'mild', 'sweet', 'warm', 'cold', 'make-ahead', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      500 ml whole-milk
      ? 1 tsp vanilla-extract
      4 egg-yolk
      40 g caster-sugar
      10 g cornflour`,
    method: `
      Whisk {a: egg-yolk, caster-sugar, cornflour, whole-milk little} together until smooth.
      4m: Heat {a: whole-milk rest} in a small pot over medium heat until it steams; do not let it boil.
      Pour {a: whole-milk} slowly into the bowl, whisking all the time, then pour everything back into the pot.
      5m: Stir over low heat until thick enough to coat a spoon and just beginning to bubble. / Stir in {a: vanilla-extract}.
      Strain for a smooth sauce, or serve as it is. / Serve warm or cold.`,
    swaps: {
      'egg-yolk': 'cornflour*0.25',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
    },
    varies: {
      'whole-milk': 'milk plant-milk single-cream light-coconut-milk',
      'vanilla-extract': 'vanilla-pod vanilla-paste lemon-zest orange-zest ground-cinnamon',
    },
    takes: [
      'chocolate espresso dark-rum brandy bourbon whisky sherry orange-liqueur matcha caramel-sauce ground-cardamom | 10 | 5 | Whisk in {a} until smooth.',
      'banana berry soft-fruit cream | 40 | 5 | Serve with {a}.',
    ],
  },
});
