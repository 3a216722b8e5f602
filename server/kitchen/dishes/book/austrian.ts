import { dishes } from '../read-dish.ts';

export const austrian = dishes({
  schnitzel: {
    title: 'Schnitzel',
    swapped: '{a: pork-escalope} schnitzel',
    also: 'schnitzels; pork schnitzel; wiener schnitzel; wienerschnitzel; wiener schnitzl; viennese schnitzel; schnitzel wiener art; schnitzel viennese style; breaded schnitzel; breaded pork; breaded pork cutlet; breaded pork cutlets; breaded cutlet; breaded cutlets; breaded pork escalope; breaded escalope; pork milanese; milanese; cotoletta; cotoletta alla milanese; milanesa; milanesas; escalope milanaise; escalope panée; kotlet schabowy; schabowy; řízek; rizek; rántott hús; șnițel; snitel; snitzel; schnitzle; shnitzel; schnizel; schitzel; шницель; שניצל; شنيتزل; シュニッツェル; 炸猪排; 维也纳炸肉排',
    summary: 'Thin {a: pork-escalope} in a light, crisp crust, fried until golden[ and served with {b: lemon}].',
    kinds: ['schnitzel'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['austrian', 'german', 'polish', 'israeli'],
    occasions: ['weeknight', 'sunday', 'guests'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'quick', 'comforting', 'crunchy', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 15,
    list: `
      520 g pork-escalope
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      60 g plain-flour
      2 hen-egg, beaten
      120 g dried-breadcrumb
      120 ml sunflower-oil, for frying
      ? 1 lemon, cut into wedges
      ? 100 g lingonberry-jam, to serve`,
    method: `
      Cut or beat {a: pork-escalope} into thin, even slices where needed. / Season {a: pork-escalope} with {b: fine-salt, black-pepper}.
      Turn {a: pork-escalope} in {b: plain-flour}, then in {c: hen-egg}, then in {d: dried-breadcrumb}.
      12m*: Heat {a: sunflower-oil} in a wide pan over medium heat. / Fry {a: pork-escalope} in batches on both sides until golden and crisp, and cooked through in the middle.
      Drain on kitchen paper and serve warm. / Serve with {a: lemon, lingonberry-jam}.`,
    swaps: {
      'pork-escalope': 'turkey-breast chicken-breast veal-escalope firm-tofu celeriac',
      'hen-egg': 'plant-egg soy-milk oat-milk',
      'plain-flour': 'gluten-free-flour cornflour',
      'dried-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb rice-crumb',
      'lingonberry-jam': 'cranberry-sauce',
    },
    varies: {
      'pork-escalope':
        'veal pork-loin-steak pork-fillet pork-chop turkey-breast chicken-breast chicken-thigh duck-breast venison-steak sirloin-steak rump-steak lamb-steak tofu white-fish salmon aubergine courgette portobello-mushroom king-oyster-mushroom',
      'dried-breadcrumb': 'breadcrumb',
      'sunflower-oil': 'oil lard ghee unsalted-butter',
      'lingonberry-jam': 'jam cranberry-sauce',
    },
    takes: [
      'hard-cheese herb sesame-seed lemon-zest paprika smoked-paprika flaked-almond ground-almond ground-hazelnut pumpkin-seed | 8 | 2 | Chop or grate {a} finely where needed. / Stir {a} into the crumbs.',
      'mushroom | 100 | 4 | 8m: Fry {a} in another pan {a!done}. / Serve with {a}.',
      'egg | 55 | 5 | 4m: Fry {a} in another pan {a!done}. / Top with {a}.',
      'potato | 200 | 3 | 20m: Boil {a} in salted water until tender, then drain well. / Serve with {a}.',
    ],
  },
  kaiserschmarrn: {
    title: 'Kaiserschmarrn',
    also: 'kaiserschmarn; kaiser schmarrn; kaiserschmarren; kaiserschmaren; keiserschmarn; schmarrn; schmarren; emperor’s pancake; emperor pancake; emperors pancake; emperor’s mess; torn pancake; torn pancakes; shredded pancake; shredded pancakes; austrian pancake; austrian pancakes; austrian fluffy pancake; císařský trhanec; trhanec; császármorzsa; cesarski omlet; кайзершмаррн; カイザーシュマーレン',
    summary: 'A thick, fluffy pancake, torn up and tossed in {a: unsalted-butter}[, with {b: apple-sauce}].',
    kinds: ['pancake', 'pudding'],
    courses: ['dessert', 'breakfast', 'lunch'],
    cuisines: ['austrian', 'german'],
    occasions: ['sunday', 'brunch', 'weeknight', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'filling', 'warm', 'mild'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 10,
    list: `
      ? 60 g raisin
      ? 2 tbsp dark-rum
      200 g plain-flour
      300 ml whole-milk
      ! 4 egg-yolk
      ! 4 egg-white
      ? 1 pinch fine-salt
      ? 1 tsp vanilla-extract
      ? 3 tbsp caster-sugar
      60 g unsalted-butter
      ? 2 tbsp icing-sugar
      ? 250 g apple-sauce, to serve`,
    method: `
      Put {a: raisin} in a small bowl and pour over {b: dark-rum}.
      Whisk {a: plain-flour, whole-milk, egg-yolk, fine-salt, vanilla-extract} together until smooth.
      Whisk {a: egg-white} to stiff peaks. / Whisk in {a: caster-sugar}. / Fold {a: egg-white} in gently, keeping the air in the mixture.
      10m*: Melt {a: unsalted-butter half} in a wide pan over medium heat. / Pour the batter into the pan. / Scatter with {a: raisin}. / Cover and cook over low heat until golden underneath and almost set on top.
      6m*: Cut into quarters, turn each one and fry until golden. / Tear into bite-sized pieces with two forks. / Add {a: unsalted-butter rest} and toss until hot and glossy.
      Dust with {a: icing-sugar}. / Serve warm[ with {a: apple-sauce}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'unsalted-butter': 'vegan-butter',
      'dark-rum': 'apple-juice orange-juice',
      'apple-sauce': 'fruit-compote',
    },
    varies: {
      raisin: 'dried-fruit berry cherry',
      'dark-rum': 'alcohol apple-juice orange-juice',
      'whole-milk': 'milk plant-milk',
      'apple-sauce': 'fruit-compote jam cranberry-sauce vanilla-ice-cream yogurt',
      'plain-flour': 'spelt-flour wholemeal-flour buckwheat-flour',
    },
    takes: [
      'firm-fruit berry stone-fruit banana nut | 40 | 5 | Scatter {a} over the top, cut into small pieces where needed.',
      'ground-cinnamon lemon-zest orange-zest | 0.5 | 3 | Stir in {a}.',
      'chocolate chocolate-spread cream quark | 15 | 6 | Top with {a}.',
    ],
  },
  'apple-strudel': {
    title: 'Apple strudel',
    swapped: '{a: eating-apple} strudel',
    also: 'apple strudle; apple strudels; apple studel; apfelstrudel; apfel strudel; äpfelstrudel; viennese apple strudel; strudel; strudels; strudle; strudel with apples; filo apple strudel; phyllo apple strudel; apple filo roll; strudel di mele; almás rétes; almas retes; jablečný štrúdl; jablecny strudl; štrudla; štrudla s jabukama; štrudl od jabuka; яблочный штрудель; штрудель; シュトルーデル; アップルシュトゥルーデル; 苹果卷; 苹果馅饼卷; שטרודל תפוחים; شترودل التفاح',
    summary: '{a: eating-apple} with {b: ground-cinnamon, raisin}, rolled in crisp {c: filo-pastry} and baked until golden.',
    kinds: ['pie', 'pudding'],
    courses: ['dessert', 'baking', 'snack'],
    cuisines: ['austrian', 'german', 'hungarian', 'czech'],
    occasions: ['sunday', 'guests', 'christmas', 'birthday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['sweet', 'comforting', 'crunchy', 'warm', 'mild', 'festive'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '6 servings, by half',
    prep: 30,
    list: `
      80 g unsalted-butter
      70 g dried-breadcrumb
      ! 900 g eating-apple, peeled, cored and thinly sliced
      ? 60 g raisin
      80 g caster-sugar
      ? 1 tsp ground-cinnamon
      ? 1 tbsp lemon-juice
      120 g filo-pastry
      ? 1 tbsp icing-sugar
      ? 300 g vanilla-ice-cream, to serve`,
    method: `
      Heat the oven to {190C} and line a baking tray with baking paper.
      5m: Melt {a: unsalted-butter} in a small pot over low heat. / Toast {a: dried-breadcrumb} in a wide dry pan over medium heat until it smells good.
      Mix {a: eating-apple, raisin, caster-sugar, ground-cinnamon, lemon-juice} in a bowl.
      Lay {a: filo-pastry} on a clean cloth, overlapping, into a large rectangle, brushing the layers with {b: unsalted-butter most}. / Scatter with {a: dried-breadcrumb}. / Spread the filling along one side, leaving the edge free.
      Fold in the sides and roll up tightly. / Lift the roll onto the tray, seam side down. / Brush with {a: unsalted-butter rest}.
      35m: Bake until crisp and deep golden.
      10m rest: Leave to rest for {10 min} before serving.
      Dust with {a: icing-sugar}. / Serve warm[ with {a: vanilla-ice-cream}].`,
    swaps: {
      'filo-pastry': 'vegan-puff-pastry*2.6 gluten-free-puff-pastry*2.6',
      'unsalted-butter': 'vegan-butter sunflower-oil*0.8',
      'dried-breadcrumb': 'vegan-breadcrumb gluten-free-breadcrumb ground-almond',
      'vanilla-ice-cream': 'vegan-ice-cream',
      'eating-apple': 'cooking-apple',
    },
    varies: {
      'eating-apple': 'apple pear quince stone-fruit cherry rhubarb berry',
      raisin: 'dried-fruit',
      'dried-breadcrumb': 'breadcrumb ground-almond ground-hazelnut',
      'vanilla-ice-cream': 'ice-cream ready-custard cream yogurt',
    },
    takes: [
      'nut berry pear plum cherry dried-fruit lemon-zest ground-cardamom ground-nutmeg poppy-seed marzipan | 15 | 4 | Stir {a} into the filling.',
      'dark-rum calvados | 4 | 4 | Stir {a} into the filling.',
    ],
  },
});
