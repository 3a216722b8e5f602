import { dishes } from '../read-dish.ts';

export const americanSoupsSecond = dishes({
  'clam-chowder': {
    title: 'Clam chowder',
    swapped: 'Chowder with {a: tinned-clam}',
    also: 'new england clam chowder; boston clam chowder; clam chowda; chowder; chowda; seafood chowder; white clam chowder; creamy clam chowder; clam soup; clam and potato soup; clam chouder; clam chower; muschelsuppe; soupe de palourdes; sopa de almejas; クラムチャウダー; 蛤蜊浓汤; 周打蚬汤',
    summary: 'A thick, creamy soup of {a: tinned-clam, all-round-potato}[ with {b: streaky-bacon}].',
    kinds: ['soup', 'cream-soup', 'seafood-dish'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['american'],
    occasions: ['weeknight', 'christmas', 'guests'],
    seasons: ['autumn', 'winter'],
    manners: ['easy', 'comforting', 'creamy', 'filling', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      30 g unsalted-butter
      ? 100 g streaky-bacon, diced
      1 brown-onion, finely chopped
      ? 100 g celery-stalk, diced
      30 g plain-flour
      600 ml fish-stock
      500 g all-round-potato, peeled and diced
      ? = 1 bay-leaf
      ? 2 sprig fresh-thyme
      ! 280 g tinned-clam, drained
      200 ml whole-milk
      150 ml single-cream
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 60 g cracker, to serve`,
    method: `
      6m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: streaky-bacon} and cook {a!done}.
      6m: Add {a: brown-onion, celery-stalk} and cook gently until soft. / Stir in {a: plain-flour} and cook for a minute, stirring.
      16m: Whisk in {a: fish-stock} little by little. / Add {a: all-round-potato}. / Add {a: bay-leaf, fresh-thyme}. / Bring to the boil, then simmer gently. / Cook {a: all-round-potato} until soft.
      6m: Take out {a: bay-leaf, fresh-thyme}. / Cut {a: tinned-clam} into bite-sized pieces where needed. / Stir in {a: tinned-clam, whole-milk, single-cream}. / Simmer gently for {5 min}.
      Crush a few spoonfuls with the back of a spoon to thicken the soup. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-parsley}. / Serve hot[ with {a: cracker}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour cornflour*0.6',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'all-round-potato': 'celeriac turnip sweet-potato',
      'single-cream': 'lactose-free-cream oat-cream soy-cream',
    },
    varies: {
      'tinned-clam':
        'white-fish salmon-fillet smoked-haddock smoked-cod hot-smoked-salmon raw-prawn cooked-prawn cooked-mussel scallop crab-meat seafood-mix fish-pie-mix sweetcorn',
      'all-round-potato': 'potato sweet-potato celeriac',
      'streaky-bacon': 'bacon chorizo smoked-tofu vegan-bacon ham',
      'single-cream': 'cream evaporated-milk plant-cream',
      cracker: 'bread crouton',
      'fish-stock': 'vegetable-stock chicken-stock seafood-stock',
    },
    takes: [
      'carrot fennel leek parsnip sweet-pepper swede celeriac cauliflower | 40 | 2 | 5m: Add {a}, cut into small pieces where needed, and cook gently until soft.',
      'sweetcorn frozen-pea raw-prawn cooked-prawn white-fish smoked-haddock cooked-mussel crab-meat | 40 | 5 | 5m: Cut {a} into bite-sized pieces where needed. / Add {a} and simmer gently for {5 min}.',
      'leaf | 30 | 5 | 2m: Add {a} and stir until wilted.',
      'old-bay cayenne-pepper smoked-paprika herb hot-sauce lemon-juice melting-cheese | 2 | 6 | Stir in {a}.',
    ],
  },
  'chilli-con-carne': {
    title: 'Chilli con carne',
    swapped: 'Spicy pot of {a: minced-beef, tinned-kidney-bean}',
    also: 'chili con carne; chile con carne; chilli con carni; chilli concarne; chili con karne; chilly con carne; chile con carni; beef chilli; beef chili; chilli with beef; chili with beans; chilli with beans; bowl of chili; chilli and rice; chili and rice; chilli with rice; texas chili; mince chilli; homemade chilli; homemade chili; tex mex chili; chilli beef; chili sin carne; chilli sin carne; chilli mit hackfleisch; チリコンカン; チリコンカルネ; 墨西哥辣肉酱; 辣豆酱; تشيلي كون كارني; צ׳ילי קון קרנה; чили кон карне',
    summary: 'A thick, warming pot of {a: minced-beef, tinned-kidney-bean, tinned-tomato}[ with {b: long-grain-rice}].',
    kinds: ['chilli', 'stew', 'beans'],
    courses: ['main', 'dinner'],
    cuisines: ['american', 'mexican'],
    occasions: ['weeknight', 'party', 'halloween', 'camping', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'students'],
    manners: [
      'easy',
      'cheap',
      'comforting',
      'filling',
      'high-protein',
      'spicy',
      'savoury',
      'warm',
      'one-pot',
      'make-ahead',
      'leftovers',
      'no-bake',
    ],
    methods: ['braised', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp vegetable-oil
      500 g minced-beef
      1 brown-onion, chopped
      ? 150 g red-pepper, diced
      ? 3 clove fresh-garlic, crushed
      2 tsp mild-chilli-powder
      ? 2 tsp ground-cumin
      ? 1 tsp smoked-paprika
      ? 1 tsp dried-oregano
      ? 2 tbsp tomato-puree
      ! 400 g tinned-tomato, chopped
      300 ml beef-stock
      480 g tinned-kidney-bean, drained and rinsed
      ? 10 g dark-chocolate
      ? 1 tbsp lime-juice
      ? fine-salt, to taste
      ? 1 handful fresh-coriander, chopped
      ? 280 g long-grain-rice, to serve
      ? 120 g soured-cream, to serve`,
    method: `
      8m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: minced-beef} and fry, breaking up lumps, {a!done}.
      8m: Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      1m: Stir in {a: mild-chilli-powder, ground-cumin, smoked-paprika, dried-oregano} and let the spices sizzle for a moment. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      40m: Stir in {a: tinned-tomato}. / Pour in {a: beef-stock}. / Stir in {a: tinned-kidney-bean}. / Bring to the boil, then simmer gently, half covered, until thick.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      Stir in {a: dark-chocolate} until melted. / Stir in {a: lime-juice} to taste. / Season with {a: fine-salt} to taste. / Scatter with {a: fresh-coriander} and serve. / Serve with {a: long-grain-rice, soured-cream}.`,
    swaps: {
      'minced-beef': 'minced-turkey minced-lamb plant-mince tinned-lentil',
      'tinned-kidney-bean': 'tinned-black-bean tinned-chickpea',
    },
    varies: {
      'minced-beef': 'mince plant-mince pulse',
      'tinned-kidney-bean': 'pulse',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      'mild-chilli-powder': 'chilli chilli-powder hot-chilli-powder chilli-flake chipotle-paste cayenne-pepper taco-seasoning',
      'long-grain-rice': 'rice grain potato tortilla-chip bread wrap pasta',
      'soured-cream': 'yogurt plant-yogurt creme-fraiche melting-cheese avocado guacamole',
      'beef-stock': 'vegetable-stock chicken-stock ale stout dark-beer brewed-coffee',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom celery-stalk sweet-potato | 60 | 3 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'sweetcorn leaf pulse olive | 40 | 6 | 5m: Stir in {a} and heat through.',
      'bacon chorizo cooking-chorizo sausage | 40 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'chilli chilli-flake chipotle-paste hot-sauce cocoa-powder ground-cinnamon instant-coffee worcestershire-sauce | 2 | 4 | Stir in {a}.',
      'melting-cheese avocado guacamole tomato-salsa pickled-jalapeno spring-onion tortilla-chip lime | 25 | 7 | Serve with {a}.',
    ],
  },
});
