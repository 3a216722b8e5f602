import { dishes } from '../read-dish.ts';
import { soupAdditions } from './additions.ts';

export const soups = dishes({
  'pumpkin-soup': {
    title: 'Pumpkin soup',
    swapped: '{a: pumpkin} soup',
    also: 'pumkin soup; cream of pumpkin soup; creamy pumpkin soup; pumpkin cream soup; roast pumpkin soup; halloween soup; kürbissuppe; kuerbissuppe; kürbiscremesuppe; soupe de potiron; velouté de potiron; soupe au potiron; zuppa di zucca; vellutata di zucca; crema di zucca; crema de calabaza; sopa de calabaza; sopa de abóbora; creme de abóbora; pompoensoep; zupa dyniowa; крем-суп из тыквы; тыквенный суп; パンプキンスープ; かぼちゃスープ; 南瓜汤; 南瓜湯; شوربة القرع; شوربة اليقطين; מרק דלעת; कद्दू का सूप',
    summary: 'A velvety soup of {a: pumpkin}[, rounded off with {b: double-cream}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['international', 'german', 'french', 'australian'],
    occasions: ['halloween', 'thanksgiving', 'guests', 'weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'baby'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'creamy',
      'warm',
      'mild',
      'savoury',
      'one-pot',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      ? 2 clove fresh-garlic, crushed
      ! 800 g pumpkin, peeled and cut into {2cm} cubes
      800 ml vegetable-stock
      ? 100 ml double-cream
      ? 1 pinch nutmeg
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 3 tbsp pumpkin-seed, toasted
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      20m: Add {a: pumpkin}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: pumpkin} until very soft.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: double-cream, nutmeg}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: pumpkin-seed}. / Serve with {a: sourdough-bread}.`,
    varies: {
      pumpkin: 'butternut-squash hokkaido-squash kabocha-squash acorn-squash delicata-squash',
      'double-cream': 'cream coconut-milk plant-cream yogurt',
      'vegetable-stock': 'chicken-stock',
    },
    takes: [...soupAdditions, 'red-lentil | 25 | 2 | Add {a}.', 'orange-juice apple-juice | 40 | 4 | Stir in {a}.'],
    swaps: { 'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk' },
  },
  'carrot-ginger-soup': {
    title: 'Carrot and ginger soup',
    also: 'carrot ginger soup; ginger carrot soup; carrot soup; cream of carrot soup; creamy carrot soup; carrot soup with ginger; carrot and orange soup; carott soup; karottensuppe; möhrensuppe; karotten-ingwer-suppe; möhren-ingwer-suppe; soupe de carottes; velouté de carottes; soupe carotte gingembre; zuppa di carote; vellutata di carote; crema de zanahoria; sopa de zanahoria; sopa de cenoura; creme de cenoura; zupa marchewkowa; にんじんスープ; キャロットスープ; 胡萝卜汤; 胡萝卜姜汤; شوربة الجزر; מרק גזר; गाजर का सूप',
    summary: 'A smooth, bright soup of {a: carrot} with the gentle heat of {b: fresh-ginger}.',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['international', 'british', 'german'],
    occasions: ['weeknight', 'guests', 'lunchbox'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['students'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'creamy',
      'warm',
      'savoury',
      'one-pot',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      ! 30 g fresh-ginger, finely chopped
      ! 700 g carrot, peeled and sliced
      1 floury-potato, peeled and diced
      1000 ml vegetable-stock
      ? 100 ml coconut-milk
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-coriander, chopped
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-ginger} and cook until it smells good.
      20m: Add {a: carrot, floury-potato}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: carrot} until very soft.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: coconut-milk}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-coriander}. / Serve with {a: sourdough-bread}.`,
    varies: { 'coconut-milk': 'cream plant-cream coconut-cream yogurt', 'vegetable-stock': 'chicken-stock', 'fresh-coriander': 'herb' },
    takes: [...soupAdditions, 'red-lentil | 25 | 2 | Add {a}.', 'orange-juice apple-juice | 40 | 4 | Stir in {a}.'],
    swaps: { 'coconut-milk': 'oat-cream soy-cream single-cream', 'floury-potato': 'sweet-potato*0.9 parsnip*0.9' },
  },
  'broccoli-soup': {
    title: 'Broccoli soup',
    also: 'cream of broccoli soup; cream of broccoli; creamy broccoli soup; broccoli cheese soup; broccoli and cheese soup; broccoli cheddar soup; broccoli and cheddar soup; brocoli soup; broccolli soup; brocolli soup; brokkolisuppe; brokkolicremesuppe; broccolisuppe; soupe de brocoli; velouté de brocoli; vellutata di broccoli; crema de brócoli; sopa de brócoli; sopa de brócolos; creme de brócolis; zupa brokułowa; ブロッコリースープ; 西兰花汤; 西蘭花湯; شوربة البروكلي; מרק ברוקולי; ब्रोकोली सूप',
    summary: 'A smooth green soup of {a: broccoli}[, made creamy with {b: double-cream, cheddar}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['international', 'american', 'british'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children', 'baby'],
    manners: [
      'easy',
      'quick',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'creamy',
      'warm',
      'mild',
      'savoury',
      'one-pot',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      ? 2 clove fresh-garlic, crushed
      1 floury-potato, peeled and diced
      900 ml vegetable-stock
      ! 600 g broccoli, in florets
      ? 100 ml double-cream
      ? 60 g cheddar, grated
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      12m: Add {a: floury-potato, broccoli}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: broccoli} until very soft.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: double-cream}. / Stir in {a: cheddar} until melted. / Season with {a: fine-salt, black-pepper} to taste.
      Divide between bowls. / Serve with {a: sourdough-bread}.`,
    varies: {
      'double-cream': 'cream plant-cream coconut-milk yogurt',
      cheddar: 'melting-cheese soft-cheese hard-cheese blue-cheese',
      'vegetable-stock': 'chicken-stock',
    },
    takes: soupAdditions,
    swaps: { 'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk', 'floury-potato': 'celeriac*0.9 sweet-potato*0.9' },
  },
});
