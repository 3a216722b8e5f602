import { dishes } from '../read-dish.ts';

export const britishBaking = dishes({
  scones: {
    title: 'Scones',
    also: 'scone; english scones; british scones; plain scones; cream tea; cream tea scones; cream scones; scones with jam and cream; scones with clotted cream and jam; afternoon tea scones; devon scones; cornish scones; fruit scones; sultana scones; raisin scones; buttermilk scones; sweet scones; scones and jam; skones; scons; scone with jam; englische scones; scones ingleses; スコーン; 司康; 司康饼; 英式松饼; سكونز; סקונס; स्कोन',
    summary: 'Tall, soft, golden rounds[, to split and fill with {a: strawberry-jam, clotted-cream}].',
    kinds: ['scone'],
    courses: ['baking', 'snack', 'breakfast', 'dessert'],
    cuisines: ['british', 'irish'],
    occasions: ['brunch', 'sunday', 'picnic', 'guests', 'easter'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'sweet', 'mild', 'warm'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '8 pieces for 8, by half',
    prep: 15,
    list: `
      350 g plain-flour
      4 tsp baking-powder
      ? 1/4 tsp fine-salt
      90 g unsalted-butter, cold, diced
      40 g caster-sugar
      180 ml whole-milk
      ? 120 g strawberry-jam, to serve
      ? 120 g clotted-cream, to serve`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      Stir {a: plain-flour, baking-powder, fine-salt} together in a large bowl. / Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Stir in {a: caster-sugar}.
      Pour in {a: whole-milk most}. / Stir quickly to a soft, sticky dough; do not knead.
      Pat the dough out {3cm} thick. / Cut out rounds of about {6cm} and put them on the tray, pressing the leftover dough together for the last ones. / Brush with {a: whole-milk rest}.
      13m: Bake until golden.
      Leave to cool until just warm. / Serve warm[ with {a: strawberry-jam, clotted-cream}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'clotted-cream': 'vegan-double-cream',
    },
    varies: {
      'strawberry-jam': 'jam clear-honey lemon-curd',
      'clotted-cream': 'whipping-cream double-cream mascarpone creme-fraiche salted-butter unsalted-butter',
      'whole-milk': 'milk plant-milk buttermilk kefir',
    },
    takes: [
      'dried-fruit candied-peel chocolate nut glace-cherry stem-ginger blueberry | 12 | 3 | Stir in {a}.',
      'lemon-zest orange-zest vanilla-extract mixed-spice ground-cinnamon dried-lavender | 1 | 3 | Stir in {a}.',
    ],
  },
  'victoria-sponge': {
    title: 'Victoria sponge',
    also: 'victoria sponge cake; victoria sandwich; victoria sandwich cake; victorian sponge; victoria cake; sponge cake with jam and cream; jam sponge; jam and cream sponge; jam sponge cake; jam and cream cake; sandwich cake; sponge sandwich; plain sponge cake; classic sponge cake; vanilla sponge cake; afternoon tea cake; sponge cake; victora sponge; viktoria sponge; vicky sponge; viktoria-kuchen; biskuitkuchen mit marmelade; gâteau victoria; bizcocho victoria; ヴィクトリアスポンジケーキ; ビクトリアケーキ; 维多利亚海绵蛋糕; עוגת ויקטוריה; كعكة فيكتوريا',
    summary: 'Two light layers filled with {a: strawberry-jam, whipping-cream}.',
    kinds: ['cake'],
    courses: ['dessert', 'baking', 'snack'],
    cuisines: ['british'],
    occasions: ['birthday', 'party', 'picnic', 'guests', 'easter', 'sunday'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'light', 'festive', 'mild'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 cake for 10, by whole',
    prep: 20,
    list: `
      210 g unsalted-butter, softened
      200 g caster-sugar
      4 hen-egg, beaten
      ? 1 tsp vanilla-extract
      200 g plain-flour
      2.5 tsp baking-powder
      2 tbsp whole-milk
      ? 150 g strawberry-jam
      ? 200 ml whipping-cream
      ? 1 tbsp icing-sugar`,
    method: `
      Heat the oven to {180C}. / Grease two round tins of about {20cm} with {a: unsalted-butter little} and line them with baking paper.
      Beat {a: caster-sugar, unsalted-butter rest} together until pale and fluffy. / Beat in {a: hen-egg} little by little. / Stir in {a: vanilla-extract}.
      Fold in {a: plain-flour, baking-powder} until no dry patches are left. / Stir in {a: whole-milk}.
      23m: Divide the mixture between the tins and smooth the top. / Bake until risen and golden, and a skewer comes out clean.
      45m rest: Leave to cool in the tins for {5 min}, then turn out and leave to cool on a rack.
      Whip {a: whipping-cream} to soft peaks. / Spread one half with {a: strawberry-jam}. / Spoon over {a: whipping-cream}. / Lay the other half on top.
      Dust with {a: icing-sugar} and serve.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter',
      'hen-egg': 'soy-yogurt*0.9 oat-yogurt*0.9 plain-yogurt*0.9',
      'whipping-cream': 'lactose-free-cream vegan-double-cream',
      'caster-sugar': 'white-sugar',
    },
    varies: {
      'strawberry-jam': 'jam lemon-curd chocolate-spread dulce-de-leche',
      'whipping-cream': 'double-cream mascarpone greek-yogurt vegan-double-cream cream-cheese',
      'vanilla-extract': 'lemon-zest orange-zest almond-extract vanilla-paste',
    },
    takes: [
      'berry soft-fruit | 25 | 7 | Lay {a} on top, cut into bite-sized pieces where needed.',
      'lemon-zest orange-zest poppy-seed ground-ginger mixed-spice cocoa-powder chocolate-chip dark-chocolate-chip instant-coffee | 2 | 4 | Fold in {a}.',
    ],
  },
  shortbread: {
    title: 'Shortbread',
    also: 'shortbread biscuits; shortbread biscuit; shortbread cookies; shortbread fingers; scottish shortbread; scotch shortbread; butter shortbread; petticoat tails; butter biscuits; short bread; shortbreads; easy shortbread; three ingredient biscuits; 3 ingredient biscuits; 3 ingredient shortbread; three ingredient shortbread; shortbred; shotbread; schottisches shortbread; sablés écossais; galletas de mantequilla escocesas; ショートブレッド; 黄油酥饼; 苏格兰黄油酥饼; بسكويت الزبدة; שורטברד; עוגיות חמאה סקוטיות',
    summary: 'Crisp, melting fingers of {a: unsalted-butter, plain-flour, caster-sugar}.',
    kinds: ['biscuit'],
    courses: ['baking', 'snack', 'dessert'],
    cuisines: ['british'],
    occasions: ['christmas', 'new-year', 'party', 'guests', 'picnic', 'lunchbox'],
    seasons: ['winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'crunchy', 'make-ahead', 'festive', 'mild'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '16 biscuits for 8, by half',
    prep: 15,
    list: `
      170 g unsalted-butter, softened
      90 g caster-sugar
      250 g plain-flour
      ? 1/4 tsp fine-salt`,
    method: `
      Beat {a: unsalted-butter, caster-sugar most} together until pale and fluffy. / Stir in {a: plain-flour, fine-salt} until a soft dough forms.
      Heat the oven to {160C} and line a tin of about {20cm} with baking paper. / Press the dough evenly into the tin. / Mark into fingers with a knife and prick all over with a fork.
      30m rest: Chill in the fridge until firm.
      40m: Bake until pale golden.
      Cut along the marks while still warm. / Scatter with {a: caster-sugar rest}.
      30m rest: Leave to cool in the tin.`,
    swaps: { 'plain-flour': 'gluten-free-flour', 'unsalted-butter': 'vegan-butter', 'caster-sugar': 'white-sugar' },
    varies: {
      'unsalted-butter': 'salted-butter vegan-butter',
      'caster-sugar': 'icing-sugar light-brown-sugar vanilla-sugar',
      'plain-flour': 'spelt-flour wholemeal-flour',
    },
    takes: [
      'nut chocolate dried-fruit stem-ginger crystallised-ginger candied-peel desiccated-coconut caramel-sweet | 10 | 2 | Chop {a} finely where needed. / Stir in {a}.',
      'lemon-zest orange-zest vanilla-extract dried-lavender ground-ginger ground-cinnamon ground-cardamom caraway-seed fresh-rosemary matcha earl-grey-tea | 1 | 2 | Stir in {a}.',
    ],
  },
  'lemon-drizzle-cake': {
    title: 'Lemon drizzle cake',
    also: 'lemon drizzle; lemon drizzle loaf; lemon drizzle loaf cake; lemon cake; lemon loaf; lemon loaf cake; lemon pound cake; lemon sponge; lemon sponge cake; lemon drizzle sponge; glazed lemon cake; lemon tea cake; lemon teacake; lemon bread cake; sticky lemon cake; lemmon drizzle cake; lemon drizle cake; lemon drissle cake; zitronenkuchen; zitronen-kastenkuchen; saftiger zitronenkuchen; cake au citron; gâteau au citron; bizcocho de limón; budín de limón; pastel de limón; bolo de limão; torta al limone; citronkage; sitruunakakku; レモンケーキ; レモンドリズルケーキ; 柠檬蛋糕; 柠檬糖霜蛋糕; كيك الليمون; עוגת לימון; लेमन केक',
    summary: 'Moist and sharp, with {a: lemon-zest} inside and a crisp crust of {b: lemon-juice, white-sugar} on top.',
    kinds: ['cake'],
    courses: ['dessert', 'baking', 'snack'],
    cuisines: ['british'],
    occasions: ['birthday', 'picnic', 'guests', 'easter', 'sunday', 'lunchbox'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'sour', 'fresh', 'make-ahead', 'mild'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 loaf for 10, by whole',
    prep: 15,
    list: `
      180 g unsalted-butter, softened
      180 g caster-sugar
      ! 4 tsp lemon-zest, finely grated
      3 hen-egg, beaten
      200 g plain-flour
      2.5 tsp baking-powder
      ? 1/4 tsp fine-salt
      3 tbsp whole-milk
      80 ml lemon-juice
      90 g white-sugar`,
    method: `
      Heat the oven to {170C} and line a tin with baking paper.
      Beat {a: unsalted-butter, caster-sugar, lemon-zest} together until pale and fluffy. / Beat in {a: hen-egg} little by little.
      Fold in {a: plain-flour, baking-powder, fine-salt} until no dry patches are left. / Stir in {a: whole-milk}.
      48m: Spread the mixture in the tin and smooth the top. / Bake until risen and golden, and a skewer comes out clean.
      Stir {a: lemon-juice, white-sugar} together. / Prick the top all over with a skewer while still hot, and spoon the mixture over slowly.
      60m rest: Leave to cool in the tin.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter',
      'hen-egg': 'soy-yogurt*0.9 oat-yogurt*0.9 plain-yogurt*0.9',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'lemon-juice': 'fresh-lemon-juice lime-juice',
    },
    varies: { 'whole-milk': 'milk plant-milk buttermilk plain-yogurt' },
    takes: [
      'poppy-seed ground-almond blueberry raspberry blackberry desiccated-coconut stem-ginger white-chocolate candied-peel | 12 | 4 | Fold in {a}.',
      'orange-zest lime-zest vanilla-extract ground-ginger ground-cardamom fresh-thyme dried-lavender elderflower-cordial | 1 | 4 | Fold in {a}.',
    ],
  },
  'carrot-cake': {
    title: 'Carrot cake',
    swapped: 'Spiced sponge with {a: carrot}',
    also: 'carrot cakes; carrot cake with cream cheese frosting; carrot cake with cream cheese icing; carrot and walnut cake; carrot walnut cake; carrot traybake; carrot tray bake; carrot sheet cake; carrot loaf; carrot bread; spiced carrot cake; moist carrot cake; easter carrot cake; passion cake; rabbit cake; carot cake; carrott cake; carrrot cake; rüblitorte; rüblikuchen; rueblikuchen; möhrenkuchen; karottenkuchen; karottentorte; gâteau aux carottes; gâteau à la carotte; tarta de zanahoria; pastel de zanahoria; bizcocho de zanahoria; bolo de cenoura; torta di carote; morotskaka; gulerodskage; gulrotkake; porkkanakakku; キャロットケーキ; 胡萝卜蛋糕; كيك الجزر; كعكة الجزر; עוגת גזר; गाजर का केक',
    summary: 'Moist and spiced, with {a: carrot}[ and {b: walnut-half}] under a creamy topping of {c: cream-cheese}.',
    kinds: ['cake'],
    courses: ['dessert', 'baking', 'snack'],
    cuisines: ['british', 'american', 'swiss'],
    occasions: ['birthday', 'easter', 'party', 'picnic', 'guests', 'lunchbox'],
    seasons: ['spring', 'autumn'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'creamy', 'make-ahead', 'festive', 'mild'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 cake for 12, by whole',
    prep: 25,
    list: `
      3 hen-egg
      200 g light-brown-sugar
      180 ml sunflower-oil
      220 g plain-flour
      2 tsp baking-powder
      ? 1/2 tsp bicarbonate-of-soda
      ? 2 tsp ground-cinnamon
      ? 1/2 tsp ground-nutmeg
      ? 1/4 tsp fine-salt
      ! 280 g carrot, peeled and grated
      ? 80 g walnut-half, roughly chopped
      250 g cream-cheese, cold
      60 g unsalted-butter, softened
      80 g icing-sugar
      ? 1 tsp lemon-zest, finely grated`,
    method: `
      Heat the oven to {170C} and line a tin of about {23cm} with baking paper.
      Whisk {a: hen-egg, light-brown-sugar, sunflower-oil} together until smooth.
      Fold in {a: plain-flour, baking-powder, bicarbonate-of-soda, ground-cinnamon, ground-nutmeg, fine-salt} until no dry patches are left. / Fold in {a: carrot}. / Fold in {a: walnut-half}.
      45m: Spread the mixture in the tin and smooth the top. / Bake until risen and golden, and a skewer comes out clean.
      60m rest: Leave to cool in the tin.
      Beat {a: unsalted-butter, icing-sugar} together until pale and fluffy. / Beat in {a: cream-cheese}. / Stir in {a: lemon-zest}.
      Spread the creamy mixture over the top.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'hen-egg': 'flax-egg',
      'cream-cheese': 'lactose-free-cream-cheese vegan-cream-cheese',
      'unsalted-butter': 'vegan-butter',
      'walnut-half': 'pumpkin-seed sunflower-seed',
    },
    varies: {
      carrot: 'courgette parsnip butternut-squash pumpkin hokkaido-squash sweet-potato beetroot eating-apple',
      'walnut-half': 'nut seed',
      'cream-cheese': 'mascarpone lactose-free-cream-cheese vegan-cream-cheese',
    },
    takes: [
      'dried-fruit nut seed desiccated-coconut tinned-pineapple chocolate candied-peel stem-ginger | 12 | 4 | Chop {a} finely where needed. / Fold in {a}.',
      'ground-ginger mixed-spice ground-cardamom ground-clove vanilla-extract orange-zest | 1 | 4 | Fold in {a}.',
    ],
  },
});
