import { dishes } from '../read-dish.ts';
import { soupAdditions } from './additions.ts';

export const soupsThird = dishes({
  'sweet-potato-soup': {
    title: 'Sweet potato soup',
    also: 'sweet potatoes soup; sweet potato coconut soup; sweet potato and coconut soup; coconut sweet potato soup; creamy sweet potato soup; spicy sweet potato soup; sweet potato and ginger soup; sweetpotato soup; yam soup; süßkartoffelsuppe; suesskartoffelsuppe; soupe de patate douce; velouté de patate douce; vellutata di patate dolci; crema de batata; crema de camote; crema de boniato; sopa de batata doce; creme de batata doce; サツマイモのスープ; 红薯汤; 地瓜湯; شوربة البطاطا الحلوة; מרק בטטה; शकरकंद का सूप',
    summary: 'A thick, golden soup of {a: sweet-potato}[ with {b: coconut-milk, fresh-ginger}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['international', 'american', 'asian'],
    occasions: ['weeknight', 'thanksgiving'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'comforting',
      'filling',
      'creamy',
      'warm',
      'sweet',
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
      ? 15 g fresh-ginger, grated
      ? 1 tsp ground-cumin
      ! 700 g sweet-potato, peeled and cut into {2cm} cubes
      800 ml vegetable-stock
      ? 200 ml coconut-milk
      ? 1 lime, juice only
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-coriander, chopped`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: ground-cumin} and let the spices sizzle for a moment.
      20m: Add {a: sweet-potato}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: sweet-potato} until very soft.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: coconut-milk}. / Stir in {a: lime} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-coriander} and serve.`,
    varies: {
      'coconut-milk': 'cream plant-cream coconut-cream yogurt peanut-butter',
      'vegetable-stock': 'chicken-stock',
      'fresh-coriander': 'herb',
    },
    takes: [...soupAdditions, 'red-lentil | 25 | 2 | Add {a}.'],
    swaps: { 'coconut-milk': 'oat-cream soy-cream single-cream' },
  },
  'asparagus-soup': {
    title: 'Asparagus soup',
    swapped: 'Soup with {a: asparagus}',
    also: "cream of asparagus soup; cream of asparagus; creamy asparagus soup; green asparagus soup; white asparagus soup; asparagas soup; asparragus soup; spargelsuppe; spargelcremesuppe; soupe d'asperges; velouté d'asperges; crème d'asperges; vellutata di asparagi; crema di asparagi; crema de espárragos; sopa de espárragos; creme de aspargos; sopa de espargos; aspergesoep; zupa szparagowa; アスパラガススープ; アスパラのスープ; 芦笋汤; 蘆筍湯; شوربة الهليون; מרק אספרגוס; एस्पैरेगस सूप",
    summary: 'A delicate, creamy soup of {a: asparagus}[ with {b: double-cream}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner'],
    cuisines: ['german', 'french', 'international'],
    occasions: ['easter', 'guests', 'date'],
    seasons: ['spring'],
    manners: [
      'easy',
      'quick',
      'light',
      'healthy',
      'creamy',
      'fresh',
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
      30 g unsalted-butter
      1 shallot, finely chopped
      1 floury-potato, peeled and diced
      800 ml vegetable-stock
      ! 600 g asparagus, trimmed
      ? 100 ml double-cream
      ? 1 tsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 4 slice baguette, to serve`,
    method: `
      5m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: shallot} and cook gently until soft but not brown.
      18m: Add {a: floury-potato, asparagus}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: asparagus} until very soft.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: double-cream, lemon-juice}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-parsley}. / Serve with {a: baguette}.`,
    varies: {
      asparagus: 'white-asparagus tenderstem-broccoli',
      'double-cream': 'cream plant-cream yogurt',
      'vegetable-stock': 'chicken-stock',
      'fresh-parsley': 'herb',
    },
    takes: [...soupAdditions, 'white-wine | 20 | 2 | 2m: Pour in {a} and let it boil away.'],
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      shallot: 'fennel*1.5',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk',
      'floury-potato': 'celeriac*0.9 parsnip*0.9',
    },
  },
  'courgette-soup': {
    title: 'Courgette soup',
    swapped: 'Soup with {a: courgette}',
    also: 'zucchini soup; cream of courgette soup; creamy courgette soup; creamy zucchini soup; courgette and basil soup; zucchini and basil soup; courgete soup; zuchini soup; zucchinisuppe; zucchinicremesuppe; soupe de courgettes; velouté de courgettes; vellutata di zucchine; zuppa di zucchine; crema de calabacín; sopa de calabacín; crema de zapallitos; sopa de abobrinha; creme de abobrinha; sopa de curgete; courgettesoep; zupa z cukinii; ズッキーニスープ; 西葫芦汤; شوربة الكوسا; מרק קישואים; तोरी का सूप',
    summary: 'A light, silky soup of {a: courgette}[ with {b: cream-cheese, fresh-basil}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['italian', 'french', 'mediterranean', 'international'],
    occasions: ['weeknight'],
    seasons: ['summer', 'autumn'],
    audiences: ['children', 'baby'],
    manners: [
      'easy',
      'quick',
      'cheap',
      'healthy',
      'light',
      'creamy',
      'fresh',
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
      ! 700 g courgette, sliced
      700 ml vegetable-stock
      ? 80 g cream-cheese
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-basil, torn
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      15m: Add {a: floury-potato, courgette}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: courgette} until very soft.
      Take the pot off the heat. / Add {a: cream-cheese}. / Blend until smooth.
      Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-basil}. / Serve with {a: sourdough-bread}.`,
    varies: {
      courgette: 'quick-vegetable leaf watercress lettuce cherry-tomato ripe-tomato plum-tomato marrow-squash',
      'cream-cheese': 'soft-cheese cream plant-cream yogurt coconut-milk',
      'vegetable-stock': 'chicken-stock',
      'fresh-basil': 'herb',
    },
    takes: soupAdditions,
    swaps: {
      'floury-potato': 'celeriac*0.9 sweet-potato*0.9',
      'cream-cheese': 'lactose-free-cream-cheese vegan-cream-cheese oat-cream soy-cream coconut-milk',
    },
  },
});
