import { dishes } from '../read-dish.ts';

export const breadSecond = dishes({
  bagels: {
    title: 'Bagels',
    also: 'bagel; homemade bagels; home made bagels; new york bagels; plain bagels; sesame bagels; boiled bagels; chewy bagels; montreal bagels; bagles; baigels; beigels; beigel; bagals; bajgle; bejgle; бейгл; бейглы; ベーグル; 贝果; 百吉饼; بيغل; خبز البيغل; בייגל; בייגלס; बेगल',
    summary: 'Shiny, chewy rings of {a: strong-flour}[ with {b: sesame-seed}], boiled and then baked.',
    kinds: ['roll', 'bread'],
    courses: ['baking', 'breakfast', 'lunch', 'snack'],
    cuisines: ['american', 'polish'],
    occasions: ['brunch', 'sunday', 'lunchbox'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['cheap', 'mild', 'savoury', 'filling', 'make-ahead'],
    methods: ['baked', 'boiled'],
    needs: ['oven', 'hob'],
    makes: '8 pieces for 8, by half',
    prep: 25,
    list: `
      500 g strong-flour
      7 g dried-yeast
      2 tbsp white-sugar
      ? 1.5 tsp fine-salt
      300 ml plain-water, warm
      ? 3 tbsp sesame-seed`,
    method: `
      Stir {a: strong-flour, dried-yeast, white-sugar, fine-salt} together in a large bowl. / Add {a: plain-water} and stir to a rough dough.
      10m: Knead until smooth and elastic.
      60m rest: Cover and leave to rise in a warm place until doubled.
      Divide the dough into equal pieces and shape each into a ball. / Push a hole through the middle of each with a floured finger and widen it to {4cm}.
      15m rest: Cover and leave to stand for {15 min}.
      Heat the oven to {220C} and line a baking tray with baking paper. / Bring a large pot of water to the boil.
      8m*: Boil a few at a time for {1 min} on each side, then lift them out and lay them on the tray. / Scatter with {a: sesame-seed}.
      20m: Bake until risen and deep golden.
      Leave to cool on a rack.`,
    swaps: { 'strong-flour': 'gluten-free-bread-flour', 'dried-yeast': 'fresh-yeast*2' },
    varies: {
      'sesame-seed': 'seed poppy-seed everything-bagel-seasoning dried-onion melting-cheese flaky-salt nigella-seed',
      'strong-flour': 'plain-flour spelt-flour wholemeal-flour tipo-00-flour',
      'white-sugar': 'sugar syrup honey malt-extract',
    },
    takes: [
      'blueberry dried-fruit nut ground-cinnamon jalapeno chocolate onion garlic herb sun-dried-tomato olive | 8 | 2 | Stir in {a}, cut small where needed.',
      'melting-cheese hard-cheese | 10 | 8 | Scatter with {a}, cut small where needed.',
    ],
  },
  'dinner-rolls': {
    title: 'Dinner rolls',
    also: 'dinner roll; bread rolls; bread roll; soft rolls; soft bread rolls; white rolls; white bread rolls; milk rolls; soft dinner rolls; parker house rolls; thanksgiving rolls; buttery rolls; pull apart rolls; pull-apart rolls; bread buns; soft white baps; baps; burger buns; homemade burger buns; hamburger buns; homemade bread rolls; yeast rolls; diner rolls; dinner roles; brötchen; broetchen; milchbrötchen; semmeln; petits pains; petits pains au lait; panecillos; pan de leche; pãezinhos; pão de leite; panini al latte; småfranska; boller; rundstykker; bułki; булочки; ディナーロール; ロールパン; 餐包; 小面包; خبز صمون; لحمانيات; לחמניות; डिनर रोल',
    summary: 'Soft, golden and tender, from {a: strong-flour, whole-milk, unsalted-butter}.',
    kinds: ['roll', 'bread'],
    courses: ['baking', 'side', 'breakfast'],
    cuisines: ['american', 'german', 'british'],
    occasions: ['thanksgiving', 'christmas', 'sunday', 'buffet', 'guests', 'lunchbox', 'picnic', 'brunch', 'barbecue'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'mild', 'comforting', 'savoury', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '12 pieces for 12, by half',
    prep: 20,
    list: `
      70 g unsalted-butter
      310 ml whole-milk
      500 g strong-flour
      7 g dried-yeast
      2 tbsp caster-sugar
      ? 1.5 tsp fine-salt`,
    method: `
      5m: Heat {a: unsalted-butter most} in a small pot over low heat. / Stir in {a: whole-milk}. / Leave to cool until lukewarm.
      Stir {a: strong-flour, dried-yeast, caster-sugar, fine-salt} together in a large bowl. / Pour in the warm mixture and stir to a rough dough.
      10m: Knead until smooth and elastic.
      60m rest: Cover and leave to rise in a warm place until doubled.
      Divide the dough into equal pieces and shape each into a ball. / Lay the pieces in a baking dish lined with baking paper, almost touching.
      40m rest: Cover and leave to rise in a warm place until puffy.
      Heat the oven to {190C}.
      20m: Bake until risen and deep golden. / Brush with {a: unsalted-butter rest}.
      Leave to cool on a rack. / Serve warm or cold.`,
    swaps: {
      'strong-flour': 'gluten-free-bread-flour',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'dried-yeast': 'fresh-yeast*2',
    },
    varies: {
      'whole-milk': 'milk plant-milk plain-water',
      'strong-flour': 'plain-flour spelt-flour wholemeal-flour',
      'unsalted-butter': 'oil butter vegan-butter garlic-butter',
      'caster-sugar': 'sugar syrup honey',
    },
    takes: [
      'herb garlic seed dried-fruit melting-cheese hard-cheese potato pumpkin sweet-potato | 8 | 3 | Grate or mash {a} and stir in.',
      'nut chocolate olive sun-dried-tomato | 8 | 3 | Stir in {a}, cut small where needed.',
      'sesame-seed poppy-seed flaky-salt everything-bagel-seasoning rolled-oat | 1 | 8 | Scatter with {a}.',
    ],
  },
  'hot-cross-buns': {
    title: 'Hot cross buns',
    also: 'hot cross bun; hot-cross buns; hot x buns; easter buns; easter bun; good friday buns; cross buns; spiced easter buns; fruit buns; spiced fruit buns; spiced currant buns; traditional hot cross buns; hotcross buns; hot crossed buns; hot cross bunns; osterbrötchen; oster-brötchen; brioches de pâques anglaises; bollos de pascua; pãezinhos de páscoa; panini dolci di pasqua; ホットクロスバンズ; 十字面包; 复活节十字面包; كعك الصليب; לחמניות צלב; हॉट क्रॉस बन',
    summary: 'Soft and spiced, with {a: sultana, mixed-spice} and a pale cross on top.',
    kinds: ['roll', 'bread'],
    courses: ['baking', 'breakfast', 'snack'],
    cuisines: ['british', 'irish', 'australian'],
    occasions: ['easter', 'brunch', 'sunday'],
    seasons: ['spring'],
    audiences: ['children', 'crowd'],
    manners: ['cheap', 'sweet', 'comforting', 'festive', 'mild', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '12 buns for 12, by half',
    prep: 30,
    list: `
      50 g unsalted-butter
      300 ml whole-milk
      570 g strong-flour
      7 g dried-yeast
      70 g caster-sugar
      ? 3 tsp mixed-spice
      ? 1 tsp fine-salt
      160 g sultana
      ? 40 g candied-peel
      ? 2 tsp orange-zest, finely grated
      70 ml plain-water
      ? 60 g apricot-jam`,
    method: `
      5m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: whole-milk}. / Leave to cool until lukewarm.
      Stir {a: strong-flour most, dried-yeast, caster-sugar, mixed-spice, fine-salt} together in a large bowl. / Pour in the warm mixture and stir to a rough dough.
      10m: Knead until smooth and elastic. / Knead in {a: sultana, candied-peel, orange-zest}, cut small where needed.
      75m rest: Cover and leave to rise in a warm place until doubled.
      Divide the dough into equal pieces and shape each into a ball. / Lay the pieces in a baking dish lined with baking paper, almost touching.
      45m rest: Cover and leave to rise in a warm place until puffy.
      Heat the oven to {200C}. / Stir {a: strong-flour rest} with {b: plain-water} until smooth and pipe a cross onto each piece.
      20m: Bake until risen and deep golden.
      Brush with {a: apricot-jam}. / Leave to cool on a rack. / Serve warm or cold.`,
    swaps: {
      'strong-flour': 'gluten-free-bread-flour',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'unsalted-butter': 'vegan-butter margarine',
      'dried-yeast': 'fresh-yeast*2',
      sultana: 'raisin currant dried-cranberry chocolate-chip',
    },
    varies: {
      sultana: 'dried-fruit chocolate nut',
      'whole-milk': 'milk plant-milk',
      'strong-flour': 'plain-flour spelt-flour wholemeal-flour',
      'apricot-jam': 'jam orange-marmalade golden-syrup clear-honey maple-syrup sugar-syrup',
      'mixed-spice': 'ground-cinnamon ground-allspice gingerbread-spice pumpkin-spice',
    },
    takes: [
      'chocolate nut dried-fruit stem-ginger apple blueberry marzipan | 10 | 4 | Stir in {a}, cut small where needed.',
      'ground-cinnamon ground-nutmeg ground-ginger ground-cardamom vanilla-extract lemon-zest cocoa-powder | 1 | 3 | Stir in {a}.',
    ],
  },
  doughnuts: {
    title: 'Baked doughnuts',
    also: 'doughnut; donut; donuts; dough nuts; baked donuts; baked doughnut; oven baked doughnuts; oven donuts; oven baked donuts; jam doughnuts; jam doughnut; jelly donuts; jelly doughnuts; filled doughnuts; filled donuts; sugar doughnuts; sugared doughnuts; yeast doughnuts; doughnuts without frying; dougnuts; donughts; doughnutts; berliner; krapfen; faschingskrapfen; pfannkuchen berliner; ofenkrapfen; ofenberliner; beignets au four; donuts al horno; rosquillas al horno; sonhos de forno; bomboloni al forno; munkar i ugn; pączki pieczone; ドーナツ; ドーナッツ; 焼きドーナツ; 甜甜圈; 烤甜甜圈; دونات; دونتس; סופגניות; סופגניות אפויות; דונאטס; डोनट',
    summary: 'Soft, sugared and golden from the oven[, filled with {a: strawberry-jam}].',
    kinds: ['doughnut', 'roll', 'sweets'],
    courses: ['baking', 'snack', 'dessert', 'breakfast'],
    cuisines: ['american', 'german', 'austrian'],
    occasions: ['birthday', 'party', 'hanukkah', 'brunch', 'new-year', 'halloween'],
    audiences: ['children', 'crowd'],
    manners: ['cheap', 'sweet', 'comforting', 'mild', 'warm'],
    methods: ['baked', 'stuffed'],
    needs: ['oven', 'hob'],
    makes: '12 pieces for 12, by half',
    prep: 25,
    list: `
      110 g unsalted-butter
      240 ml whole-milk
      450 g strong-flour
      7 g dried-yeast
      140 g caster-sugar
      ? 1/2 tsp fine-salt
      ? 1 tsp vanilla-extract
      ? 180 g strawberry-jam`,
    method: `
      5m: Heat {a: unsalted-butter half} in a small pot over low heat. / Stir in {a: whole-milk}. / Stir in {a: vanilla-extract}. / Leave to cool until lukewarm.
      Stir {a: strong-flour, dried-yeast, caster-sugar half, fine-salt} together in a large bowl. / Pour in the warm mixture and stir to a rough dough.
      10m: Knead until smooth and elastic.
      75m rest: Cover and leave to rise in a warm place until doubled.
      Divide the dough into equal pieces and shape each into a ball. / Lay the pieces on a baking tray lined with baking paper, well apart.
      40m rest: Cover and leave to rise in a warm place until puffy.
      Heat the oven to {190C}.
      14m: Bake until golden.
      2m: Heat {a: unsalted-butter rest} in a small pot over low heat. / Brush with {a: unsalted-butter rest}. / Roll the balls in {a: caster-sugar rest}.
      Pipe {a: strawberry-jam} into the middle through a small hole. / Serve warm or cold.`,
    swaps: {
      'strong-flour': 'gluten-free-bread-flour',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'unsalted-butter': 'vegan-butter margarine',
      'dried-yeast': 'fresh-yeast*2',
    },
    varies: {
      'strawberry-jam': 'jam lemon-curd chocolate-spread ready-custard dulce-de-leche vegan-custard apple-sauce',
      'whole-milk': 'milk plant-milk',
      'strong-flour': 'plain-flour spelt-flour',
      'vanilla-extract': 'lemon-zest orange-zest ground-cardamom ground-nutmeg',
    },
    takes: [
      'ground-cinnamon ground-cardamom mixed-spice lemon-zest orange-zest | 1 | 3 | Stir in {a}.',
      'chocolate | 8 | 10 | Melt {a} in a bowl over barely simmering water, stirring. / Drizzle with {a}.',
      'sprinkle nut desiccated-coconut icing-sugar | 3 | 11 | Scatter with {a}.',
    ],
  },
});
