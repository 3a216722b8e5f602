import { dishes } from '../read-dish.ts';

export const iberianSweets = dishes({
  churros: {
    title: 'Churros',
    also: 'churro; churros con chocolate; churros and chocolate; churros with chocolate; churros with chocolate sauce; chocolate churros; spanish churros; spanish doughnuts; spanish donuts; mexican churros; cinnamon churros; porras; churos; chorros; churroz; churrios; churros recipe',
    summary: 'Crisp, ridged sticks of fried dough[, rolled in {a: caster-sugar, ground-cinnamon}].',
    kinds: ['doughnut', 'sweets'],
    courses: ['dessert', 'snack', 'breakfast'],
    cuisines: ['spanish', 'mexican'],
    occasions: ['party', 'birthday', 'brunch', 'new-year', 'sunday'],
    audiences: ['children', 'crowd'],
    manners: ['cheap', 'crunchy', 'sweet', 'comforting', 'warm'],
    methods: ['deep-fried', 'fried'],
    needs: ['hob'],
    makes: '20 pieces for 4, by half',
    prep: 15,
    list: `
      250 ml plain-water
      2 tbsp olive-oil
      ? 1/2 tsp fine-salt
      220 g plain-flour
      150 ml sunflower-oil, for frying
      ? 60 g caster-sugar
      ? 1 tsp ground-cinnamon
      ? 120 g dark-chocolate, chopped
      ? 120 ml whole-milk`,
    method: `
      5m: Bring {a: plain-water, olive-oil, fine-salt} to the boil in a large pot. / Take the pot off the heat. / Tip in {a: plain-flour} all at once and beat to a smooth, stiff dough.
      10m rest: Leave to cool until just warm. / Spoon the dough into a strong piping bag with a star nozzle of about {1cm}.
      15m*: Heat {a: sunflower-oil} in a small, deep pan over medium heat. / Pipe short lengths of dough into the pan, a few at a time, and fry, turning, until deep golden and crisp.
      Drain on kitchen paper. / Roll in {a: caster-sugar, ground-cinnamon} while hot.
      4m: Melt {a: dark-chocolate} with {b: whole-milk} in a small pot over low heat, stirring, to make a sauce for dipping.
      Serve straight away.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate',
      'caster-sugar': 'white-sugar coconut-sugar',
    },
    varies: {
      'dark-chocolate': 'chocolate',
      'whole-milk': 'milk plant-milk cream plant-cream',
      'caster-sugar': 'sugar',
      'sunflower-oil': 'oil',
    },
    takes: [
      'vanilla-extract orange-zest lemon-zest | 1 | 2 | Stir in {a}.',
      'caramel-sauce dulce-de-leche chocolate-spread berry | 20 | 6 | Serve with {a}.',
    ],
  },
  'portuguese-custard-tarts': {
    title: 'Portuguese custard tarts',
    also: 'pastéis de nata; pasteis de nata; pastel de nata; pasteis de belem; pastéis de belém; natas; nata tarts; portuguese tarts; portuguese egg tarts; egg custard tarts; custard tarts; egg tarts; custard tartlets; macau egg tarts; portugese custard tarts; portuguese tart; pastel de natas; pasteles de nata; pasties de nata',
    summary: 'Crisp shells of {a: puff-pastry} with a smooth filling of {b: egg-yolk, whole-milk}, baked very hot until browned in spots.',
    kinds: ['tart'],
    courses: ['dessert', 'snack', 'baking'],
    cuisines: ['portuguese'],
    occasions: ['party', 'buffet', 'guests', 'brunch', 'picnic', 'sunday'],
    audiences: ['children', 'crowd'],
    manners: ['sweet', 'creamy', 'crunchy', 'comforting', 'warm', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '12 tarts for 6, by half',
    prep: 25,
    list: `
      ? 15 g unsalted-butter, for greasing
      1 sheet puff-pastry
      120 g caster-sugar
      30 g cornflour
      ! 4 egg-yolk
      350 ml whole-milk
      100 ml double-cream
      ? 1 tsp lemon-zest, finely grated
      ? 1 tsp vanilla-extract
      ? 1/2 tsp ground-cinnamon, for dusting`,
    method: `
      Heat the oven to {230C}. / Grease the holes of a muffin tin well with {a: unsalted-butter}.
      Roll up {a: puff-pastry} tightly from a short side and cut into slices, one for each hole. / Lay each slice flat in its hole and press it thinly up the sides with wet thumbs.
      8m: Whisk {a: caster-sugar, cornflour, egg-yolk} together in a small pot. / Whisk in {a: whole-milk, double-cream} little by little. / Cook over medium heat, whisking all the time, until thick. / Take the pot off the heat. / Stir in {a: lemon-zest, vanilla-extract}.
      18m: Spoon the mixture into the holes, not quite to the rim. / Bake until the edges are deep golden and the tops are browned in spots.
      15m rest: Leave to cool in the tin. / Dust with {a: ground-cinnamon} and serve.`,
    swaps: {
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'puff-pastry': 'vegan-puff-pastry gluten-free-puff-pastry',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-cream',
      cornflour: 'potato-starch plain-flour',
    },
    varies: {
      'puff-pastry': 'shortcrust-pastry sweet-shortcrust-pastry',
      'double-cream': 'cream coconut-cream plant-cream',
      'whole-milk': 'milk plant-milk',
      'lemon-zest': 'orange-zest lime-zest',
    },
    takes: [
      'berry soft-fruit | 20 | 4 | Divide {a} between the holes of the tin.',
      'orange-zest ground-cardamom ground-nutmeg instant-coffee matcha | 1 | 4 | Stir in {a}.',
      'chocolate | 15 | 4 | Stir in {a} until melted.',
    ],
  },
});
