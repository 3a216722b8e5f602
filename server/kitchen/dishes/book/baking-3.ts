import { dishes } from '../read-dish.ts';

export const bakingThird = dishes({
  'lemon-tart': {
    title: 'Lemon tart',
    also: 'tarte au citron; french lemon tart; lemon custard tart; lemon tarts; lemon pie; classic lemon tart; sharp lemon tart; citrus tart; lemon flan; lemmon tart; tart au citron; tarte citron; zitronentarte; zitronen-tarte; zitronentorte; tarta de limón; pay de limón; torta de limão; crostata al limone; citronpaj; citrontærte; レモンタルト; 柠檬挞; 柠檬塔; تارت الليمون; טארט לימון; लेमन टार्ट',
    summary: 'A crisp crust and a smooth, sharp filling of {a: lemon-juice, hen-egg, double-cream}.',
    kinds: ['tart', 'pie'],
    courses: ['dessert', 'baking'],
    cuisines: ['french', 'british', 'european'],
    occasions: ['guests', 'sunday', 'easter', 'party', 'date'],
    seasons: ['spring', 'summer'],
    audiences: ['crowd'],
    manners: ['sweet', 'sour', 'fresh', 'cold', 'creamy', 'make-ahead', 'festive'],
    methods: ['baked'],
    needs: ['oven', 'fridge'],
    makes: '1 tart for 8, by whole',
    prep: 30,
    list: `
      200 g plain-flour
      40 g icing-sugar
      ? 1 pinch fine-salt
      110 g unsalted-butter, cold, diced
      3 tbsp plain-water, cold
      ! 5 hen-egg
      170 g caster-sugar
      150 ml double-cream
      ! 150 ml lemon-juice
      ? 3 tsp lemon-zest, finely grated`,
    method: `
      Stir {a: plain-flour, icing-sugar, fine-salt} together in a large bowl. / Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Stir in {a: plain-water} and press together into a dough.
      30m rest: Roll out the dough and line a tart tin of about {23cm} with it. / Prick the base with a fork. / Chill in the fridge for {30 min}.
      20m: Heat the oven to {190C}. / Cover the dough with baking paper and baking weights and bake for {20 min}.
      8m: Take out the paper and weights and bake until the base is dry and pale gold. / Turn the oven down to {150C}.
      Whisk {a: hen-egg, caster-sugar, double-cream} together until smooth. / Whisk in {a: lemon-juice}. / Whisk in {a: lemon-zest}.
      28m: Pour the mixture into the crust. / Bake until set, with only a slight wobble in the middle.
      90m rest: Leave to cool, then chill in the fridge until set.
      Serve cold.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'icing-sugar': 'caster-sugar',
      'unsalted-butter': 'vegan-butter',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-cream',
    },
    varies: {
      'double-cream': 'cream creme-fraiche coconut-cream plant-cream',
      'plain-flour': 'spelt-flour wholemeal-flour',
      'lemon-zest': 'lime-zest orange-zest',
    },
    takes: [
      'berry soft-fruit | 20 | 8 | Lay {a} on top, cut into bite-sized pieces where needed.',
      'whipping-cream meringue creme-fraiche icing-sugar | 12 | 8 | Top with {a}.',
      'lime-zest orange-zest ground-cardamom poppy-seed | 1 | 6 | Whisk in {a}.',
    ],
  },
  'sugar-cookies': {
    title: 'Sugar cookies',
    swapped: 'Crisp shapes with {a: caster-sugar}',
    also: 'sugar cookie; cut out cookies; cut-out cookies; cutout cookies; iced biscuits; iced cookies; frosted sugar cookies; decorated cookies; christmas cookies; christmas sugar cookies; christmas biscuits; butter cookies; butter cookie; vanilla cookies; vanilla biscuits; shaped biscuits; cookie cutter cookies; halloween cookies; sugar biscuits; suger cookies; sugar cookys; butterplätzchen; butterplaetzchen; ausstechplätzchen; plätzchen; mürbeteigplätzchen; weihnachtsplätzchen; ausstecherle; sablés; biscuits sablés; galletas de mantequilla; galletas de azúcar; biscoitos amanteigados; biscotti al burro; シュガークッキー; 糖霜饼干; كوكيز السكر; עוגיות חמאה; शुगर कुकीज़',
    summary: 'Crisp, golden shapes of {a: unsalted-butter, caster-sugar}, to decorate as you like.',
    kinds: ['biscuit', 'sweets'],
    courses: ['baking', 'snack', 'dessert'],
    cuisines: ['american', 'german'],
    occasions: ['christmas', 'birthday', 'party', 'easter', 'halloween', 'valentine', 'lunchbox'],
    seasons: ['winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'crunchy', 'festive', 'mild', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'fridge'],
    makes: '36 biscuits for 12, by whole',
    prep: 30,
    list: `
      170 g unsalted-butter, softened
      140 g caster-sugar
      1 hen-egg
      ? 1 tsp vanilla-extract
      300 g plain-flour
      ? 1/4 tsp fine-salt
      ? 150 g icing-sugar
      2 tbsp plain-water
      ? 2 tbsp sprinkle`,
    method: `
      Beat {a: unsalted-butter, caster-sugar} together until pale and fluffy. / Beat in {a: hen-egg}. / Beat in {a: vanilla-extract}.
      Stir in {a: plain-flour, fine-salt} until a soft dough forms.
      60m rest: Chill in the fridge until firm.
      Heat the oven to {180C} and line a baking tray with baking paper. / Roll out the dough thinly. / Cut out shapes and lay them on the tray, not touching.
      20m*: Bake until pale golden.
      20m rest: Leave to cool on a rack.
      Stir {a: icing-sugar} with {b: plain-water} until smooth and use it to decorate. / Scatter with {a: sprinkle}.`,
    swaps: { 'plain-flour': 'gluten-free-flour', 'unsalted-butter': 'vegan-butter', 'hen-egg': 'flax-egg apple-sauce*0.7' },
    varies: {
      'caster-sugar': 'sugar',
      'plain-flour': 'spelt-flour wholemeal-flour',
      'vanilla-extract': 'lemon-zest orange-zest almond-extract vanilla-paste',
      sprinkle: 'pearl-sugar nut desiccated-coconut',
    },
    takes: [
      'nut dried-fruit chocolate desiccated-coconut candied-peel sprinkle | 6 | 2 | Chop {a} finely where needed. / Stir in {a}.',
      'cocoa-powder ground-cinnamon ground-ginger mixed-spice ground-cardamom lemon-zest orange-zest matcha | 0.5 | 2 | Stir in {a}.',
      'jam chocolate-spread lemon-curd | 6 | 7 | Spread half of them with {a} and lay the others on top.',
    ],
  },
  'ginger-biscuits': {
    title: 'Ginger biscuits',
    also: 'ginger biscuit; ginger nuts; ginger nut biscuits; gingernuts; ginger snaps; gingersnaps; ginger snap cookies; gingersnap cookies; ginger cookies; ginger cookie; ginger crunch biscuits; molasses cookies; ginger molasses cookies; spiced ginger biscuits; chewy ginger cookies; ginger bisquits; ingwerkekse; ingwerplätzchen; biscuits au gingembre; galletas de jengibre crujientes; biscoitos de gengibre; biscotti allo zenzero; ingefärskakor; ジンジャービスケット; 姜饼干; بسكويت الزنجبيل; עוגיות זנגוויל; अदरक के बिस्कुट',
    summary: 'Crisp at the edges and warm with {a: ground-ginger}.',
    kinds: ['biscuit', 'sweets'],
    courses: ['baking', 'snack', 'dessert'],
    cuisines: ['british', 'american'],
    occasions: ['christmas', 'halloween', 'party', 'picnic', 'lunchbox', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'quick', 'cheap', 'sweet', 'crunchy', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '24 biscuits for 12, by half',
    prep: 12,
    list: `
      230 g plain-flour
      1 tsp bicarbonate-of-soda
      ! 4 tsp ground-ginger
      ? 1 tsp ground-cinnamon
      ? 1/4 tsp fine-salt
      110 g unsalted-butter
      110 g light-brown-sugar
      80 g golden-syrup`,
    method: `
      Heat the oven to {180C} and line a baking tray with baking paper.
      Stir {a: plain-flour, bicarbonate-of-soda, ground-ginger, ground-cinnamon, fine-salt} together in a large bowl.
      4m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: light-brown-sugar, golden-syrup}. / Stir over low heat until smooth.
      Pour in the warm mixture and stir to a rough dough.
      Shape into balls of about {3cm} and lay them on the tray, well apart. / Press each one flat with a fork, once each way.
      12m*: Bake until golden. / Leave on the tray for {5 min}, until firm enough to lift. / Leave to cool on a rack.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter coconut-oil*0.85',
      'golden-syrup': 'maple-syrup agave-syrup',
    },
    varies: {
      'golden-syrup': 'honey maple-syrup black-treacle molasses agave-syrup date-syrup',
      'light-brown-sugar': 'sugar',
      'plain-flour': 'wholemeal-flour spelt-flour oat-flour',
    },
    takes: [
      'stem-ginger crystallised-ginger candied-peel chocolate nut rolled-oat dried-fruit | 6 | 5 | Chop {a} finely where needed. / Stir in {a}.',
      'orange-zest lemon-zest mixed-spice ground-clove ground-cardamom black-pepper | 0.4 | 3 | Stir in {a}.',
    ],
  },
  flapjacks: {
    title: 'Flapjacks',
    swapped: 'Bars of {a: rolled-oat}',
    also: "flapjack; oat flapjacks; british flapjacks; english flapjacks; oat bars; oat bar; oat squares; oatmeal bars; golden syrup flapjacks; chewy flapjacks; syrup oat bars; muesli bars; cereal bars; granola bars; granola bar; breakfast bars; homemade granola bars; oat slices; flap jacks; flap jack; flapjaks; haferriegel; müsliriegel; barres aux flocons d'avoine; barritas de avena; barrinhas de aveia; barrette d'avena; フラップジャック; 燕麦棒; ألواح الشوفان; חטיפי שיבולת שועל; ओट्स बार",
    summary: 'Chewy golden squares of {a: rolled-oat} with {b: golden-syrup}.',
    kinds: ['biscuit', 'sweets'],
    courses: ['baking', 'snack', 'breakfast', 'dessert'],
    cuisines: ['british', 'irish'],
    occasions: ['lunchbox', 'picnic', 'camping', 'party', 'buffet'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'filling', 'comforting', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '16 pieces for 16, by whole',
    prep: 8,
    list: `
      180 g unsalted-butter
      120 g light-brown-sugar
      130 g golden-syrup
      ? 1/4 tsp fine-salt
      360 g rolled-oat`,
    method: `
      Heat the oven to {170C} and line a tin of about {20cm} with baking paper.
      5m: Heat {a: unsalted-butter} in a large pot over medium heat. / Stir in {a: light-brown-sugar, golden-syrup, fine-salt}. / Stir over low heat until smooth. / Take the pot off the heat.
      Stir in {a: rolled-oat}. / Press the mixture firmly into the tin.
      28m: Bake until golden at the edges but still soft in the middle.
      90m rest: Leave to cool in the tin.
      Lift out and cut into squares.`,
    swaps: {
      'rolled-oat': 'gluten-free-oat quinoa-flake',
      'unsalted-butter': 'vegan-butter coconut-oil*0.85',
      'golden-syrup': 'maple-syrup agave-syrup',
    },
    varies: {
      'rolled-oat': 'muesli gluten-free-oat',
      'golden-syrup': 'syrup honey',
      'light-brown-sugar': 'sugar',
      'unsalted-butter': 'butter vegan-butter margarine coconut-oil',
    },
    takes: [
      'dried-fruit nut seed chocolate desiccated-coconut glace-cherry stem-ginger candied-peel berry | 10 | 3 | Stir in {a}, cut small where needed.',
      'banana apple carrot pear | 12 | 3 | Grate or mash {a} and stir in.',
      'ground-cinnamon ground-ginger mixed-spice orange-zest lemon-zest vanilla-extract peanut-butter tahini almond-butter | 2 | 3 | Stir in {a}.',
    ],
  },
});
