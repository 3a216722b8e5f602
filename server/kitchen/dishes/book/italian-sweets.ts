import { dishes } from '../read-dish.ts';

export const italianSweets = dishes({
  tiramisu: {
    title: 'Tiramisu',
    also: 'tiramisù; tirami su; classic tiramisu; easy tiramisu; coffee and mascarpone dessert; mascarpone dessert; tiramissu; tiramasu; tirimisu; tiramisou; terramisu',
    summary: 'Coffee-soaked {a: ladyfinger} in layers with whipped {b: mascarpone, whipping-cream}.',
    kinds: ['pudding', 'cake'],
    courses: ['dessert'],
    cuisines: ['italian'],
    occasions: ['party', 'birthday', 'guests', 'date', 'valentine', 'christmas', 'new-year', 'buffet', 'easter'],
    audiences: ['crowd'],
    manners: ['easy', 'no-bake', 'no-cook', 'make-ahead', 'creamy', 'sweet', 'cold', 'festive'],
    methods: ['raw'],
    needs: ['fridge'],
    makes: '8 servings',
    prep: 25,
    list: `
      ! 300 ml brewed-coffee
      ? 3 tbsp coffee-liqueur
      500 g mascarpone
      100 g icing-sugar
      ? 1 tsp vanilla-extract
      300 ml whipping-cream
      200 g ladyfinger
      2 tbsp cocoa-powder`,
    method: `
      Make {a: brewed-coffee} strong and leave to cool. / Stir in {a: coffee-liqueur}.
      Beat {a: mascarpone, icing-sugar, vanilla-extract} together in a large bowl until smooth.
      Whip {a: whipping-cream} to soft peaks. / Fold {a: whipping-cream} in gently, keeping the air in the mixture.
      Soak {a: ladyfinger half} in {b: brewed-coffee half} for a second on each side and lay {a?it|them} close together in a dish. / Spread with half of the creamy mixture.
      Soak {a: ladyfinger rest} in {b: brewed-coffee rest} in the same way and lay {a?it|them} on top. / Spread with the rest of the creamy mixture.
      240m rest: Cover and chill in the fridge until firm enough to cut.
      Dust with {a: cocoa-powder} and serve.`,
    swaps: {
      mascarpone: 'lactose-free-cream-cheese vegan-cream-cheese',
      'whipping-cream': 'lactose-free-cream vegan-double-cream',
      ladyfinger:
        'gluten-free-ladyfinger dairy-free-ladyfinger sponge-cake vegan-speculoos-biscuit speculoos-biscuit gluten-free-sponge-cake gluten-free-biscuit',
      'coffee-liqueur': 'espresso',
      'icing-sugar': 'caster-sugar',
    },
    varies: { ladyfinger: 'sponge-cake panettone amaretti-biscuit speculoos-biscuit', 'coffee-liqueur': 'alcohol' },
    takes: ['berry soft-fruit chocolate nut | 40 | 5 | Scatter with {a}.'],
  },
  'panna-cotta': {
    title: 'Panna cotta',
    swapped: 'Panna cotta with {a: raspberry}',
    also: 'pannacotta; panacotta; pana cotta; panna cota; vanilla panna cotta; panna cotta with raspberries; panna cotta with berries; italian cream pudding; set cream; cooked cream; cream jelly',
    summary: 'Softly set {a: double-cream}, turned out and served with {b: raspberry}.',
    kinds: ['pudding'],
    courses: ['dessert'],
    cuisines: ['italian'],
    occasions: ['guests', 'date', 'valentine', 'party', 'christmas', 'birthday'],
    seasons: ['summer'],
    audiences: ['children'],
    manners: ['easy', 'no-bake', 'make-ahead', 'creamy', 'sweet', 'cold', 'mild', 'festive'],
    methods: ['boiled'],
    needs: ['hob', 'fridge'],
    makes: '6 servings',
    prep: 10,
    list: `
      200 ml whole-milk
      2 tsp gelatine-powder
      450 ml double-cream
      70 g caster-sugar
      ? 2 tsp vanilla-extract
      200 g raspberry`,
    method: `
      5m rest: Pour {a: whole-milk} into a small pot. / Scatter {a: gelatine-powder} over the top and leave to swell for {5 min}.
      6m: Stir in {a: double-cream, caster-sugar}. / Heat slowly, stirring, until it just begins to simmer. / Simmer very gently for {2 min}, stirring, until everything has dissolved.
      Take the pot off the heat. / Stir in {a: vanilla-extract}. / Pour into small moulds or glasses.
      240m rest: Leave to cool, then chill in the fridge until set.
      Hold the moulds briefly in hot water and turn them out, or serve in the glasses. / Serve with {a: raspberry}.`,
    swaps: {
      'gelatine-powder': 'agar-agar*0.4',
      'double-cream': 'lactose-free-cream coconut-cream oat-cream soy-cream',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      raspberry: 'strawberry mango',
    },
    varies: {
      raspberry: 'berry soft-fruit stone-fruit tropical-fruit fruit-compote caramel-sauce',
      'double-cream': 'coconut-milk coconut-cream',
    },
    takes: ['chocolate | 25 | 3 | Stir in {a} until melted.', 'nut syrup | 10 | 6 | Top with {a}.'],
  },
  affogato: {
    title: 'Affogato',
    also: 'affogato al caffe; affogato al caffè; coffee affogato; espresso affogato; vanilla affogato; ice cream with coffee; ice cream with espresso; vanilla ice cream with espresso; espresso over ice cream; afogato; affagato; affogatto',
    summary: 'Cold {a: vanilla-ice-cream} with hot {b: espresso} poured over it: the simplest dessert of all.',
    kinds: ['ice-cream', 'pudding'],
    courses: ['dessert'],
    cuisines: ['italian'],
    occasions: ['guests', 'date', 'valentine', 'weeknight', 'party'],
    seasons: ['summer'],
    manners: ['easy', 'no-bake', 'no-cook', 'sweet', 'creamy', 'cold'],
    methods: ['raw'],
    needs: ['freezer'],
    makes: '4 servings',
    prep: 5,
    list: `
      500 ml vanilla-ice-cream
      ! 160 ml espresso
      ? 4 amaretti-biscuit, to serve`,
    method: `
      10m rest: Put the serving glasses in the freezer until cold.
      Scoop {a: vanilla-ice-cream} into the glasses.
      Make {a: espresso} fresh and pour it over while hot.
      Serve straight away[ with {a: amaretti-biscuit}].`,
    swaps: { 'vanilla-ice-cream': 'vegan-ice-cream sorbet' },
    varies: { 'vanilla-ice-cream': 'ice-cream', espresso: 'brewed-coffee matcha', 'amaretti-biscuit': 'biscuit wafer' },
    takes: ['alcohol | 15 | 4 | Add a splash of {a}.', 'chocolate nut caramel-sauce syrup berry whipping-cream | 12 | 4 | Top with {a}.'],
  },
});
