import { dishes } from '../read-dish.ts';

export const frenchSweets = dishes({
  'creme-brulee': {
    title: 'Crème brûlée',
    also: 'creme brulee; crème brulée; creme brûlée; burnt cream; vanilla creme brulee; classic creme brulee; crema quemada; custard with caramel crust; cream brulee; creme bruleé; creme brule; cream brule; creme brullee; crem brulee; creme brulle; cremebrulee',
    summary: 'A smooth, softly set dessert of {a: double-cream, egg-yolk} under a thin, brittle crust of {b: demerara-sugar}.',
    kinds: ['pudding'],
    courses: ['dessert'],
    cuisines: ['french'],
    occasions: ['date', 'valentine', 'guests', 'christmas', 'new-year', 'party'],
    manners: ['creamy', 'sweet', 'cold', 'crunchy', 'festive', 'make-ahead', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'hob', 'fridge', 'grill'],
    makes: '6 servings',
    prep: 10,
    list: `
      550 ml double-cream
      ? 2 tsp vanilla-extract
      ! 6 egg-yolk
      80 g caster-sugar
      6 tsp demerara-sugar`,
    method: `
      5m: Heat the oven to {150C}. / Heat {a: double-cream} in a small pot over medium heat until it steams; do not let it boil. / Take the pot off the heat. / Stir in {a: vanilla-extract}.
      Whisk {a: egg-yolk, caster-sugar} together until smooth. / Whisk in {a: double-cream} little by little.
      35m: Pour into small ovenproof dishes and set them in a deep baking tin. / Pour hot water into the tin until it reaches halfway up the dishes. / Bake until set, with only a slight wobble in the middle.
      180m rest: Leave to cool, then chill in the fridge until set.
      4m: Scatter with {a: demerara-sugar}. / Put close under a very hot grill, or use a kitchen torch, until the top is deep amber.
      4m rest: Leave to stand for {4 min}, until the top is hard. / Serve straight away.`,
    swaps: {
      'double-cream': 'lactose-free-cream coconut-cream oat-cream soy-cream',
      'demerara-sugar': 'white-sugar',
      'caster-sugar': 'white-sugar maple-syrup',
    },
    varies: { 'double-cream': 'cream coconut-milk coconut-cream plant-cream', 'demerara-sugar': 'sugar', 'caster-sugar': 'sugar syrup' },
    takes: [
      'orange-zest lemon-zest instant-coffee espresso matcha ground-cinnamon ground-cardamom ground-ginger orange-liqueur pistachio-paste | 2 | 2 | Stir in {a}.',
      'chocolate | 20 | 2 | Stir in {a} until melted.',
      'berry soft-fruit | 25 | 3 | Divide {a} between the dishes.',
    ],
  },
  'chocolate-mousse': {
    title: 'Chocolate mousse',
    swapped: 'Mousse of {a: dark-chocolate}',
    also: 'mousse au chocolat; mousse de chocolate; dark chocolate mousse; easy chocolate mousse; choc mousse; chocolate mouse; choclate mousse; chocolate moose; chocolate mouss; chocolat mousse; chocolate mousse cups; chocolate pots; chocolate cream dessert; mus de chocolate',
    summary: 'A light, rich mousse of {a: dark-chocolate, whipping-cream}, chilled until set.',
    kinds: ['mousse', 'pudding'],
    courses: ['dessert'],
    cuisines: ['french'],
    occasions: ['date', 'valentine', 'guests', 'birthday', 'party', 'christmas', 'new-year'],
    audiences: ['children'],
    manners: ['easy', 'no-bake', 'make-ahead', 'creamy', 'sweet', 'cold', 'festive'],
    needs: ['hob', 'fridge'],
    makes: '6 servings',
    prep: 15,
    list: `
      120 ml whole-milk
      200 g dark-chocolate, chopped
      ? 1 tsp vanilla-extract
      ? 1 pinch fine-salt
      300 ml whipping-cream
      ? 1 tbsp icing-sugar
      ? 120 g raspberry, to serve`,
    method: `
      3m: Heat {a: whole-milk} in a small pot over medium heat until it steams; do not let it boil. / Take the pot off the heat.
      Stir in {a: dark-chocolate} until melted. / Stir in {a: vanilla-extract, fine-salt}.
      20m rest: Leave to cool until just warm.
      Whip {a: whipping-cream, icing-sugar} to soft peaks. / Fold {a: whipping-cream} in gently, keeping the air in the mixture.
      120m rest: Divide between bowls. / Chill in the fridge until set.
      Top with {a: raspberry}. / Serve cold.`,
    swaps: {
      'whole-milk': 'lactose-free-milk oat-milk soy-milk rice-milk',
      'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate',
      'whipping-cream': 'lactose-free-cream vegan-double-cream coconut-cream',
      'icing-sugar': 'caster-sugar',
    },
    varies: {
      'dark-chocolate': 'chocolate',
      'whole-milk': 'milk plant-milk brewed-coffee coconut-milk',
      raspberry: 'berry soft-fruit nut',
    },
    takes: [
      'orange-zest espresso instant-coffee dark-rum brandy whisky amaretto orange-liqueur coffee-liqueur ground-cinnamon cayenne-pepper peppermint-extract | 3 | 3 | Stir in {a}.',
      'peanut-butter hazelnut-butter almond-butter caramel-sauce | 15 | 3 | Stir in {a} until melted.',
      'berry soft-fruit nut biscuit caramel-sauce cream syrup flaky-salt | 15 | 6 | Top with {a}.',
    ],
  },
  'cherry-clafoutis': {
    title: 'Cherry clafoutis',
    swapped: 'Clafoutis with {a: cherry}',
    also: 'clafoutis; clafouti; clafoutis aux cerises; clafoutis cerises; flaugnarde; french cherry pudding; baked cherry pudding; baked cherry custard; cherry flan; cherry batter pudding; kirschauflauf; clafoutie; clafoutti; claffoutis; clafouits; cherry clafouti',
    summary: '{a: cherry} baked in a soft, sweet batter of {b: hen-egg, whole-milk}.',
    kinds: ['pudding', 'cake'],
    courses: ['dessert', 'baking'],
    cuisines: ['french'],
    occasions: ['sunday', 'guests', 'brunch'],
    seasons: ['summer'],
    audiences: ['children'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'mild', 'warm', 'creamy'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '6 servings, by half',
    prep: 20,
    list: `
      ? 15 g unsalted-butter, for greasing
      ! 500 g cherry, stones removed
      ! 4 hen-egg
      110 g caster-sugar
      ? 1 tsp vanilla-extract
      110 g plain-flour
      ? 1 pinch fine-salt
      350 ml whole-milk
      100 ml double-cream
      ? 1 tbsp icing-sugar, for dusting`,
    method: `
      Heat the oven to {180C}. / Grease a baking dish with {a: unsalted-butter}. / Spread {a: cherry} in the dish.
      Whisk {a: hen-egg, caster-sugar, vanilla-extract} together until pale and thick. / Whisk in {a: plain-flour, fine-salt} until smooth. / Whisk in {a: whole-milk, double-cream} little by little.
      40m: Pour the mixture over. / Bake until risen, golden and set in the middle.
      20m rest: Leave to cool until just warm. / Dust with {a: icing-sugar} and serve.`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'double-cream': 'lactose-free-cream oat-cream soy-cream',
      'icing-sugar': 'caster-sugar',
    },
    varies: {
      cherry: 'stone-fruit berry fresh-pear rhubarb fig banana pineapple mango eating-apple',
      'double-cream': 'cream creme-fraiche plant-cream',
      'whole-milk': 'milk plant-milk',
    },
    takes: [
      'berry soft-fruit firm-fruit dried-fruit chocolate nut | 40 | 3 | Scatter {a} over the top.',
      'kirsch dark-rum brandy amaretto almond-extract lemon-zest orange-zest ground-cinnamon | 3 | 3 | Whisk in {a}.',
    ],
  },
  'tarte-tatin': {
    title: 'Tarte tatin',
    swapped: 'Upside-down tart with {a: eating-apple}',
    also: 'tart tatin; tarte tatin aux pommes; apple tarte tatin; apple tatin; upside down apple tart; upside-down apple tart; upside down apple pie; french apple tart; caramelised apple tart; caramelized apple tart; caramel apple tart; tatin; tarte tartin; tart tartin; tarte tatan; tarte taten',
    summary: 'Soft, caramelised {a: eating-apple} under crisp {b: puff-pastry}, turned upside down to serve.',
    kinds: ['tart', 'pie'],
    courses: ['dessert', 'baking'],
    cuisines: ['french'],
    occasions: ['sunday', 'guests', 'date', 'thanksgiving', 'christmas'],
    seasons: ['autumn', 'winter'],
    manners: ['sweet', 'comforting', 'warm', 'crunchy', 'festive', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '1 tart for 6, by whole',
    prep: 20,
    list: `
      120 g caster-sugar
      60 g unsalted-butter
      ! 1000 g eating-apple, peeled, cored and quartered
      ? 1/2 tsp ground-cinnamon
      1 sheet puff-pastry
      ? 150 g creme-fraiche, to serve`,
    method: `
      Heat the oven to {200C}.
      8m: Melt {a: caster-sugar} in an ovenproof pan of about {24cm} over medium heat, swirling the pan now and then, until deep amber. / Take the pan off the heat. / Stir in {a: unsalted-butter} with care; it bubbles up and is very hot.
      10m: Lay {a: eating-apple} in the pan, close together. / Scatter with {a: ground-cinnamon}. / Cook gently over low heat until beginning to soften.
      30m: Lay {a: puff-pastry} over the top, tuck in the edges all round and prick with a fork. / Bake until risen and deep golden.
      10m rest: Leave to rest for {10 min} before serving. / Cover the pan with a large plate and turn both over with care.
      Serve warm[ with {a: creme-fraiche}].`,
    swaps: {
      'unsalted-butter': 'vegan-butter',
      'puff-pastry': 'vegan-puff-pastry gluten-free-puff-pastry',
      'creme-fraiche': 'lactose-free-cream oat-cream coconut-yogurt',
    },
    varies: {
      'eating-apple': 'apple pear quince stone-fruit pineapple banana fig',
      'creme-fraiche': 'cream yogurt ice-cream ready-custard plant-cream',
      'puff-pastry': 'shortcrust-pastry sweet-shortcrust-pastry',
    },
    takes: [
      'ground-ginger ground-cardamom mixed-spice lemon-zest flaky-salt fresh-thyme fresh-rosemary | 1 | 4 | Scatter with {a}.',
      'nut dried-fruit berry stem-ginger cranberry | 20 | 4 | Scatter with {a}.',
      'ice-cream ready-custard caramel-sauce | 40 | 6 | Serve with {a}.',
    ],
  },
});
