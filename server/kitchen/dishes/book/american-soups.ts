import { dishes } from '../read-dish.ts';
import { soupAdditions } from './additions.ts';

export const americanSoups = dishes({
  'chicken-noodle-soup': {
    title: 'Chicken noodle soup',
    swapped: 'Noodle soup with {a: chicken-thigh}',
    also: "chicken noodle; chicken and noodle soup; chicken soup with noodles; chicken soup; chicken broth with noodles; classic chicken soup; homemade chicken noodle soup; grandma's chicken soup; soup for a cold; sick day soup; get well soup; chiken noodle soup; chicken noddle soup; chicken nudel soup; hühnersuppe; huehnersuppe; hühnernudelsuppe; hühnersuppe mit nudeln; nudelsuppe; soupe au poulet; soupe de poulet aux nouilles; soupe poulet vermicelles; sopa de pollo; sopa de pollo con fideos; minestra di pollo; zuppa di pollo; rosół; куриный суп; куриная лапша; チキンヌードルスープ; チキンスープ; 鸡汤面; 鸡肉面条汤; شوربة الدجاج; شوربة دجاج بالشعيرية; מרק עוף; מרק עוף עם אטריות; चिकन सूप; चिकन नूडल सूप",
    summary: 'The soup for a cold day: tender {a: chicken-thigh}, {b: carrot, celery-stalk} and {c: egg-noodle} in a clear soup.',
    kinds: ['soup', 'noodles'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['american'],
    occasions: ['weeknight', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['children'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'mild',
      'savoury',
      'warm',
      'high-protein',
      'one-pot',
      'make-ahead',
      'no-bake',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      1 tbsp olive-oil
      1 brown-onion, chopped
      ? 150 g carrot, peeled and sliced
      ? 100 g celery-stalk, sliced
      ? 2 clove fresh-garlic, crushed
      1500 ml chicken-stock
      ? = 1 bay-leaf
      ! 500 g chicken-thigh
      120 g egg-noodle
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      20m: Add {a: chicken-thigh}. / Pour in {a: chicken-stock}. / Add {a: bay-leaf}. / Bring to the boil, then simmer gently. / Cook {a: chicken-thigh} {a!done}.
      Take out {a: bay-leaf}. / Lift {a: chicken-thigh} out, pull or cut into bite-sized pieces and return {a?it|them} to the pot.
      7m: Add {a: egg-noodle} and cook {a!done}.
      Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-parsley} and serve.`,
    swaps: { 'egg-noodle': 'tagliatelle gluten-free-pasta rice-noodle', 'brown-onion': 'fennel' },
    varies: {
      'chicken-thigh': 'poultry',
      'egg-noodle': 'noodle pasta',
      carrot: 'firm-vegetable root potato',
      'celery-stalk': 'fennel leek celeriac courgette',
      'chicken-stock': 'vegetable-stock',
      'fresh-parsley': 'herb',
    },
    takes: [
      'firm-vegetable root potato mushroom fennel leek pulse | 50 | 2 | Add {a}, cut into bite-sized pieces where needed.',
      'quick-vegetable | 40 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'leaf | 30 | 5 | 2m: Add {a} and stir until wilted.',
      'fresh-ginger chilli chilli-flake ground-turmeric curry-powder fresh-thyme dried-thyme | 2 | 2 | Stir in {a}.',
      'herb spring-onion soy-sauce tamari cream parmesan | 4 | 6 | Stir in {a}.',
    ],
  },
  'tomato-soup': {
    title: 'Tomato soup',
    swapped: '{a: tinned-tomato} soup',
    also: 'cream of tomato soup; cream of tomato; creamy tomato soup; tomato cream soup; tomato and basil soup; tomato basil soup; tomatoe soup; tomato soop; homemade tomato soup; roast tomato soup; smooth tomato soup; tinned tomato soup; tomatensuppe; tomatencremesuppe; soupe à la tomate; soupe de tomates; velouté de tomates; zuppa di pomodoro; vellutata di pomodoro; sopa de tomate; crema de tomate; creme de tomate; zupa pomidorowa; томатный суп; トマトスープ; 番茄汤; 番茄浓汤; شوربة الطماطم; شوربة طماطم; מרק עגבניות; टमाटर सूप; टोमैटो सूप',
    summary: 'A velvety soup of {a: tinned-tomato}[, rounded off with {b: double-cream}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['american', 'british', 'international'],
    occasions: ['weeknight', 'lunchbox', 'guests'],
    seasons: ['summer', 'autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'creamy',
      'mild',
      'savoury',
      'warm',
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
      ? 100 g carrot, diced
      ? 2 clove fresh-garlic, crushed
      ! 800 g tinned-tomato
      500 ml vegetable-stock
      ? 1 tsp white-sugar
      ? 100 ml double-cream
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-basil, torn
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      20m: Stir in {a: tinned-tomato}. / Pour in {a: vegetable-stock}. / Stir in {a: white-sugar}. / Bring to the boil, then cover and simmer over low heat.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: double-cream}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-basil}. / Serve with {a: sourdough-bread}.`,
    swaps: { 'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk' },
    varies: {
      'tinned-tomato': 'ripe-tomato plum-tomato cherry-tomato beef-tomato passata roasted-red-pepper',
      carrot: 'red-pepper celery-stalk potato fennel',
      'double-cream': 'cream coconut-milk plant-cream yogurt mascarpone',
      'vegetable-stock': 'chicken-stock',
      'fresh-basil': 'herb',
      'sourdough-bread': 'bread',
    },
    takes: [...soupAdditions, 'red-lentil | 25 | 2 | Add {a}.', 'cooked-rice orzo | 25 | 5 | Stir in {a} and heat through.'],
  },
});
