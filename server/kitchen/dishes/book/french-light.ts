import { dishes } from '../read-dish.ts';
import { saladAdditions, soupAdditions } from './additions.ts';

export const frenchLight = dishes({
  'leek-and-potato-soup': {
    title: 'Leek and potato soup',
    swapped: 'Soup of {a: fresh-leek, floury-potato}',
    also: 'potato leek soup; potato and leek soup; leek potato soup; leek soup; cream of leek soup; creamy leek soup; vichyssoise; vichysoise; vichisoise; potage parmentier; soupe poireaux pommes de terre; soupe aux poireaux; leak and potato soup; leak soup; leek and potatoe soup',
    summary: 'A silky soup of {a: fresh-leek, floury-potato}, good hot and just as good chilled.',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['french', 'british'],
    occasions: ['weeknight', 'guests', 'lunchbox'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'mild', 'one-pot', 'make-ahead', 'savoury', 'warm', 'vegetable-rich'],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      40 g unsalted-butter
      ! 500 g fresh-leek, sliced
      ? 2 clove fresh-garlic, crushed
      400 g floury-potato, peeled and diced
      1000 ml vegetable-stock
      ? = 1 bay-leaf
      ? 100 ml double-cream
      ? 1 pinch ground-nutmeg
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 2 tbsp fresh-chive, finely chopped
      ? 4 slice sourdough-bread, to serve`,
    method: `
      10m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: fresh-leek} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      18m: Add {a: floury-potato}. / Pour in {a: vegetable-stock}. / Add {a: bay-leaf}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: floury-potato} until very soft.
      Take the pot off the heat. / Take out {a: bay-leaf}. / Blend until smooth.
      Stir in {a: double-cream, ground-nutmeg}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-chive}. / Serve with {a: sourdough-bread}.`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'floury-potato': 'celeriac*0.9 parsnip*0.9 cauliflower',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk',
    },
    varies: {
      'floury-potato': 'potato celeriac parsnip cauliflower sweet-potato',
      'double-cream': 'cream plant-cream coconut-milk yogurt',
      'vegetable-stock': 'chicken-stock',
    },
    takes: soupAdditions,
  },

  'salade-nicoise': {
    title: 'Salade niçoise',
    swapped: 'Niçoise salad with {a: tinned-tuna}',
    also: 'salade nicoise; nicoise salad; niçoise salad; salad nicoise; salad niçoise; tuna nicoise; tuna nicoise salad; tuna niçoise; french tuna salad; salade nissarda; salade nicoisse; salad nicosia; nicose salad; nicoisse salad; nisoise salad',
    summary: 'A whole meal on a plate: {a: tinned-tuna, new-potato, green-bean, cherry-tomato} in a sharp dressing.',
    kinds: ['salad'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['french', 'mediterranean'],
    occasions: ['picnic', 'buffet', 'guests', 'weeknight', 'lunchbox'],
    seasons: ['summer', 'spring'],
    manners: ['easy', 'healthy', 'light', 'fresh', 'high-protein', 'filling', 'cold', 'savoury', 'mild', 'vegetable-rich'],
    methods: ['boiled', 'raw'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 25,
    list: `
      500 g new-potato, halved
      ? 200 g green-bean, trimmed
      5 tbsp extra-virgin-olive-oil
      2 tbsp red-wine-vinegar
      ? 1 tsp dijon-mustard
      ? 1 clove fresh-garlic, crushed
      ? fine-salt, to taste
      black-pepper, to taste
      ? 120 g romaine-lettuce, torn
      ! 250 g cherry-tomato, halved
      ? 1 red-onion, thinly sliced
      220 g tinned-tuna, drained
      ? 4 hen-egg, boiled for {10 min}, peeled and halved
      ? 80 g black-olive
      ? 25 g anchovy-fillet
      ? 1 handful fresh-basil, torn`,
    method: `
      15m: Boil {a: new-potato} in salted water until tender, then drain well.
      5m meanwhile: Boil {a: green-bean} in salted water until just tender, then drain well. / Cool {a: green-bean} under cold running water and drain again.
      Whisk {a: extra-virgin-olive-oil, red-wine-vinegar, dijon-mustard, fresh-garlic} together into a dressing. / Season with {a: fine-salt, black-pepper} to taste.
      Put {a: new-potato, green-bean, romaine-lettuce, cherry-tomato, red-onion} in a large bowl. / Toss everything with the dressing.
      Top with {a: tinned-tuna, hen-egg, black-olive, anchovy-fillet}. / Scatter with {a: fresh-basil} and serve.`,
    swaps: {
      'hen-egg': 'artichoke-heart',
      'tinned-tuna': 'tinned-salmon tinned-chickpea tinned-butter-bean',
      'anchovy-fillet': 'caper',
      'new-potato': 'tinned-butter-bean cauliflower',
      'red-wine-vinegar': 'cider-vinegar white-vinegar lemon-juice',
    },
    varies: {
      'tinned-tuna': 'tinned-fish smoked-fish cooked-chicken cooked-prawn pulse soft-cheese',
      'red-wine-vinegar': 'vinegar lemon-juice',
      'romaine-lettuce': 'lettuce leafy-green',
      'black-olive': 'olive',
    },
    takes: saladAdditions(5),
  },
  vinaigrette: {
    title: 'Vinaigrette',
    also: 'french dressing; french vinaigrette; classic vinaigrette; simple vinaigrette; simple salad dressing; salad dressing; oil and vinegar dressing; basic vinaigrette; house dressing; sauce vinaigrette; red wine vinaigrette; vinegrette; vinagrette; vinaigarette; vinegarette; vinaigret',
    summary: 'The everyday dressing of {a: extra-virgin-olive-oil, red-wine-vinegar}, whisked until it turns thick and smooth.',
    kinds: ['dressing', 'sauce'],
    courses: ['sauce'],
    cuisines: ['french'],
    occasions: ['weeknight', 'picnic', 'barbecue', 'buffet'],
    manners: ['quick', 'easy', 'cheap', 'light', 'fresh', 'sour', 'cold', 'savoury', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 5,
    list: `
      2 tbsp red-wine-vinegar
      ? 1 tsp dijon-mustard
      ? 1 tsp clear-honey
      ! 6 tbsp extra-virgin-olive-oil
      ? 1 tbsp shallot, finely chopped
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      Whisk {a: red-wine-vinegar, dijon-mustard, clear-honey} together.
      Whisk in {a: extra-virgin-olive-oil} little by little until thick and smooth. / Stir in {a: shallot}.
      Season with {a: fine-salt, black-pepper} to taste.`,
    swaps: { 'red-wine-vinegar': 'cider-vinegar white-vinegar lemon-juice', 'clear-honey': 'maple-syrup caster-sugar' },
    varies: {
      'red-wine-vinegar': 'vinegar lemon-juice lemon lime orange-juice',
      'extra-virgin-olive-oil': 'oil',
      'dijon-mustard': 'mustard',
      'clear-honey': 'syrup sugar',
    },
    takes: [
      'herb fresh-garlic caper chilli lemon-zest orange-zest poppy-seed | 2 | 3 | Chop {a} finely where needed. / Stir in {a}.',
      'yogurt plant-yogurt mayonnaise creme-fraiche tahini white-miso soy-sauce tamari harissa | 8 | 3 | Whisk in {a}.',
    ],
  },
  hollandaise: {
    title: 'Hollandaise sauce',
    also: 'hollandaise; sauce hollandaise; classic hollandaise; homemade hollandaise; dutch sauce; eggs benedict sauce; holandaise; hollandaise souce; hollandais sauce; holandaise sauce; hollondaise; hollandase',
    summary: 'A warm, silky sauce of {a: unsalted-butter} and {b: egg-yolk}, which {b?is|are} gently warmed but not cooked through.',
    kinds: ['sauce'],
    courses: ['sauce'],
    cuisines: ['french'],
    occasions: ['brunch', 'easter', 'guests', 'sunday'],
    seasons: ['spring'],
    manners: ['quick', 'creamy', 'warm', 'festive', 'savoury', 'mild'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      180 g unsalted-butter
      ! 4 egg-yolk
      2 tbsp plain-water
      1 tbsp lemon-juice
      ? fine-salt, to taste
      ? 1 pinch cayenne-pepper`,
    method: `
      4m: Melt {a: unsalted-butter} in a small pot over low heat. / Take the pot off the heat.
      5m: Whisk {a: egg-yolk, plain-water} in a bowl over barely simmering water until pale and thick.
      4m: Whisk in {a: unsalted-butter} little by little until thick and smooth. / If it gets too thick, whisk in a spoonful of hot water.
      Take the bowl off the heat. / Stir in {a: lemon-juice}. / Season with {a: fine-salt, cayenne-pepper} to taste. / Serve straight away.`,
    swaps: { 'lemon-juice': 'white-wine-vinegar*0.7 cider-vinegar*0.7' },
    varies: { 'lemon-juice': 'lime-juice vinegar orange-juice' },
    takes: ['herb lemon-zest orange-zest dijon-mustard wholegrain-mustard tomato-puree | 3 | 4 | Stir in {a}.'],
    risks: ['raw-egg'],
  },
  mayonnaise: {
    title: 'Mayonnaise',
    swapped: 'Thick, creamy sauce of {a: sunflower-oil, egg-yolk}',
    also: 'mayo; homemade mayonnaise; homemade mayo; fresh mayonnaise; real mayonnaise; sauce mayonnaise; mahonesa; mayonesa; maionese; mayonaise; mayonaisse; mayonnase; mayonase; mayonnaisse; majonnaise; mayonnaise sauce',
    summary: 'A thick, glossy sauce of {a: sunflower-oil}, blended with {b: egg-yolk} and not cooked at all.',
    kinds: ['sauce', 'dip', 'spread'],
    courses: ['sauce'],
    cuisines: ['french', 'spanish'],
    occasions: ['barbecue', 'picnic', 'buffet'],
    seasons: ['summer'],
    manners: ['quick', 'easy', 'cheap', 'creamy', 'cold', 'savoury', 'mild', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '8 servings, by half',
    prep: 10,
    list: `
      2 egg-yolk, at room temperature
      ? 1 tsp dijon-mustard
      1 tbsp white-wine-vinegar
      ! 250 ml sunflower-oil
      ? fine-salt, to taste
      ? white-pepper, to taste`,
    method: `
      Put {a: egg-yolk, dijon-mustard, white-wine-vinegar} in a tall, narrow jug. / Pour {a: sunflower-oil} on top.
      Hold a stick blender on the bottom of the jug and blend without moving it until the bottom turns thick and pale. / Lift it slowly and blend until everything is thick.
      Season with {a: fine-salt, white-pepper} to taste.
      Chill in the fridge until you serve it, and eat it within a day.`,
    swaps: {
      'egg-yolk': 'soy-milk*3.3 chickpea-water*2',
      'white-wine-vinegar': 'lemon-juice cider-vinegar white-vinegar',
      'dijon-mustard': 'wholegrain-mustard',
    },
    varies: { 'sunflower-oil': 'oil', 'white-wine-vinegar': 'vinegar lemon-juice lime-juice', 'egg-yolk': 'soy-milk chickpea-water' },
    takes: [
      'fresh-garlic herb caper gherkin lemon-zest spring-onion | 3 | 4 | Chop {a} finely where needed. / Stir in {a}.',
      'mustard sriracha chipotle-paste harissa tomato-ketchup wasabi-paste white-miso green-pesto curry-powder smoked-paprika yogurt | 4 | 4 | Stir in {a}.',
    ],
    risks: ['raw-egg'],
  },
});
