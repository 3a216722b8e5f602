import { dishes } from '../read-dish.ts';

export const americanPies = dishes({
  'apple-pie': {
    title: 'Apple pie',
    swapped: 'Covered pie with {a: eating-apple}',
    also: 'apple pies; american apple pie; classic apple pie; double crust apple pie; covered apple pie; deep dish apple pie; homemade apple pie; fruit pie; apple pie with ice cream; apple pie à la mode; apple pie a la mode; appel pie; aple pie; gedeckter apfelkuchen; amerikanischer apfelkuchen; tarte aux pommes américaine; pastel de manzana; pay de manzana; torta de maçã americana; アップルパイ; 苹果派; فطيرة التفاح; פאי תפוחים; एप्पल पाई',
    summary: 'A golden crust above and below, filled to the brim with {a: eating-apple}[ and {b: ground-cinnamon}].',
    kinds: ['pie', 'cake', 'tart'],
    courses: ['dessert', 'baking'],
    cuisines: ['american', 'british'],
    occasions: ['thanksgiving', 'christmas', 'sunday', 'guests', 'party', 'picnic'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['sweet', 'comforting', 'warm', 'festive', 'cheap', 'mild'],
    methods: ['baked', 'stuffed'],
    needs: ['oven', 'fridge'],
    makes: '1 pie for 8, by whole',
    prep: 35,
    list: `
      340 g plain-flour
      ? 1/2 tsp fine-salt
      200 g unsalted-butter, cold, diced
      80 ml plain-water, cold
      ! 1000 g eating-apple, peeled
      120 g light-brown-sugar
      25 g cornflour
      ? 1 tbsp lemon-juice
      ? 2 tsp ground-cinnamon
      ? 1 pinch ground-nutmeg
      ? 1 tbsp whole-milk
      ? 300 g vanilla-ice-cream, to serve`,
    method: `
      Stir {a: plain-flour, fine-salt} together in a large bowl. / Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Stir in {a: plain-water} and press together into a dough.
      30m rest: Chill in the fridge for {30 min}.
      Heat the oven to {190C}. / Remove the core or stone from {a: eating-apple} and cut {a?it|them} into thin slices. / Put {a: eating-apple} in a large bowl. / Add {a: light-brown-sugar, cornflour, lemon-juice, ground-cinnamon, ground-nutmeg} and toss.
      Roll out two thirds of the dough thinly and line a pie dish of about {23cm} with it. / Spoon in the filling.
      Roll out the rest of the dough, lay it on top and press the edges together. / Cut a few slits in the middle. / Brush with {a: whole-milk}.
      50m: Bake until deep golden, and the juices bubble up through the slits. / Cover the top with foil if it browns too fast.
      60m rest: Leave to cool until just warm.
      Serve warm[ with {a: vanilla-ice-cream}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter',
      cornflour: 'potato-starch',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'vanilla-ice-cream': 'vegan-ice-cream',
    },
    varies: {
      'eating-apple':
        'cooking-apple fresh-pear asian-pear quince peach nectarine apricot plum cherry sour-cherry blueberry blackberry rhubarb',
      'vanilla-ice-cream': 'ice-cream whipping-cream double-cream creme-fraiche ready-custard vegan-custard cheddar',
      'light-brown-sugar': 'sugar',
      'plain-flour': 'spelt-flour wholemeal-flour',
    },
    takes: [
      'berry pear rhubarb stone-fruit dried-fruit nut candied-peel caramel-sauce quince | 20 | 4 | Stir in {a}, cut small where needed.',
      'mixed-spice ground-ginger ground-cardamom ground-allspice vanilla-extract orange-zest lemon-zest dark-rum brandy calvados | 2 | 4 | Stir in {a}.',
    ],
  },
  'pumpkin-pie': {
    title: 'Pumpkin pie',
    also: 'pumpkin pies; pumkin pie; pumpkin pie from scratch; classic pumpkin pie; thanksgiving pie; thanksgiving pumpkin pie; pumpkin tart; spiced pumpkin pie; pumpkin custard pie; pumpkin puree pie; amerikanischer kürbiskuchen; kürbis-pie; kürbispie; kuerbiskuchen; tarte à la citrouille; tarte au potiron; pastel de calabaza; pay de calabaza; torta de abóbora; パンプキンパイ; 南瓜派; فطيرة القرع; פאי דלעת',
    summary: 'A smooth, gently spiced filling of {a: pumpkin-puree} in a crisp crust.',
    kinds: ['pie', 'tart', 'cake'],
    courses: ['dessert', 'baking'],
    cuisines: ['american', 'canadian'],
    occasions: ['thanksgiving', 'halloween', 'christmas', 'guests', 'party'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['sweet', 'creamy', 'comforting', 'festive', 'make-ahead', 'cold', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'fridge'],
    makes: '1 pie for 8, by whole',
    prep: 25,
    list: `
      200 g plain-flour
      ? 1/2 tsp fine-salt
      110 g unsalted-butter, cold, diced
      50 ml plain-water, cold
      ! 425 g pumpkin-puree
      140 g light-brown-sugar
      3 hen-egg
      250 ml evaporated-milk
      ? 2 tsp pumpkin-spice
      ? 1 tsp vanilla-extract
      ? 200 ml whipping-cream, cold`,
    method: `
      Stir {a: plain-flour, fine-salt} together in a large bowl. / Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Stir in {a: plain-water} and press together into a dough.
      30m rest: Roll out the dough and line a tart tin of about {23cm} with it. / Prick the base with a fork. / Chill in the fridge for {30 min}.
      20m: Heat the oven to {190C}. / Cover the dough with baking paper and baking weights and bake for {20 min}.
      6m: Take out the paper and weights and bake until the base is dry and pale gold. / Turn the oven down to {170C}.
      Whisk {a: pumpkin-puree, light-brown-sugar, hen-egg, evaporated-milk} together until smooth. / Whisk in {a: pumpkin-spice, vanilla-extract}.
      45m: Pour the mixture into the crust. / Bake until set, with only a slight wobble in the middle.
      120m rest: Leave to cool, then chill in the fridge until set.
      Whip {a: whipping-cream} to soft peaks. / Serve cold[ with {a: whipping-cream}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter',
      'hen-egg': 'cornflour*0.2',
      'evaporated-milk': 'lactose-free-cream oat-cream soy-cream coconut-milk',
      'whipping-cream': 'lactose-free-cream vegan-double-cream',
    },
    varies: {
      'evaporated-milk': 'double-cream single-cream coconut-milk plant-cream condensed-milk',
      'light-brown-sugar': 'sugar',
      'plain-flour': 'spelt-flour wholemeal-flour',
      'pumpkin-spice': 'ground-cinnamon mixed-spice ground-ginger',
    },
    takes: [
      'maple-syrup ground-ginger ground-cinnamon ground-nutmeg ground-clove mixed-spice orange-zest lemon-zest dark-rum bourbon black-treacle cream-cheese | 4 | 6 | Whisk in {a}.',
      'nut meringue chocolate caramel-sauce | 10 | 8 | Scatter {a} over the top.',
    ],
  },
  cheesecake: {
    title: 'Cheesecake',
    also: 'baked cheesecake; new york cheesecake; newyork cheesecake; ny cheesecake; american cheesecake; cheese cake; vanilla cheesecake; cream cheese cake; classic cheesecake; strawberry cheesecake; chesecake; cheescake; cheesecakes; käsekuchen; kaesekuchen; quarkkuchen; topfenkuchen; gâteau au fromage blanc; tarta de queso; pastel de queso; torta di formaggio; sernik; чизкейк; チーズケーキ; 芝士蛋糕; 乳酪蛋糕; تشيز كيك; עוגת גבינה; चीज़केक',
    summary: 'Smooth, baked {a: cream-cheese} on a crumbly base[, topped with {b: strawberry}].',
    kinds: ['cheesecake', 'cake'],
    courses: ['dessert', 'baking'],
    cuisines: ['american'],
    occasions: ['birthday', 'party', 'guests', 'christmas', 'easter', 'valentine', 'buffet'],
    audiences: ['crowd', 'children'],
    manners: ['sweet', 'creamy', 'festive', 'make-ahead', 'cold', 'mild', 'comforting'],
    methods: ['baked'],
    needs: ['oven', 'fridge'],
    makes: '1 cake for 12, by whole',
    prep: 25,
    list: `
      200 g digestive-biscuit
      90 g unsalted-butter, melted
      700 g cream-cheese, at room temperature
      170 g caster-sugar
      200 g soured-cream
      20 g cornflour
      ? 2 tsp vanilla-extract
      ? 1 tsp lemon-zest, finely grated
      3 hen-egg
      ? 200 g strawberry, sliced`,
    method: `
      Heat the oven to {160C} and line a tin of about {23cm} with baking paper.
      10m: Crush {a: digestive-biscuit} to fine crumbs. / Stir in {a: unsalted-butter}. / Press the mixture firmly into the tin. / Bake for {10 min}.
      Beat {a: cream-cheese, caster-sugar} together in a large bowl until smooth. / Beat in {a: hen-egg, soured-cream, cornflour}. / Beat in {a: vanilla-extract, lemon-zest}.
      55m: Pour the mixture over. / Bake until set, with only a slight wobble in the middle.
      60m rest: Turn the oven off, open the door a little and leave to cool inside.
      240m rest: Chill in the fridge until set.
      Top with {a: strawberry}. / Serve cold.`,
    swaps: {
      'digestive-biscuit': 'gluten-free-biscuit cornflake',
      'unsalted-butter': 'vegan-butter coconut-oil*0.8',
      'cream-cheese': 'lactose-free-cream-cheese vegan-cream-cheese',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream',
      'hen-egg': 'cornflour*0.12',
      strawberry: 'raspberry mango',
    },
    varies: {
      'digestive-biscuit': 'biscuit oatcake',
      'cream-cheese': 'mascarpone quark curd-cheese ricotta',
      'soured-cream': 'creme-fraiche yogurt double-cream plant-yogurt skyr',
      strawberry: 'berry soft-fruit jam lemon-curd fruit-compote caramel-sauce dulce-de-leche chocolate-syrup',
      'lemon-zest': 'lime-zest orange-zest',
    },
    takes: [
      'chocolate | 15 | 4 | Melt {a} in a bowl over barely simmering water, stirring. / Beat in {a}.',
      'blueberry raspberry pumpkin-puree sour-cherry sultana raisin | 15 | 4 | Fold in {a}.',
      'lemon-juice lime-juice instant-coffee espresso matcha ground-cinnamon pumpkin-spice peanut-butter clear-honey maple-syrup orange-liqueur | 3 | 4 | Beat in {a}.',
      'berry soft-fruit nut caramel-sauce chocolate-sandwich-biscuit speculoos-biscuit | 15 | 8 | Top with {a}.',
    ],
  },
});
