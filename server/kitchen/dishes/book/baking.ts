import { dishes } from '../read-dish.ts';

export const baking = dishes({
  'chocolate-cake': {
    title: 'Chocolate cake',
    swapped: 'Sponge with {a: cocoa-powder}',
    also: "choc cake; chocolate layer cake; chocolate fudge cake; fudge cake; chocolate birthday cake; chocolate sponge; chocolate sponge cake; moist chocolate cake; easy chocolate cake; chocolate gateau; chocolate ganache cake; devils food cake; devil's food cake; choclate cake; chocolat cake; chocolate cakes; schokoladenkuchen; schokokuchen; schokoladentorte; schokotorte; gâteau au chocolat; tarta de chocolate; pastel de chocolate; bizcocho de chocolate; bolo de chocolate; torta al cioccolato; chokladtårta; chokladkaka; ciasto czekoladowe; チョコレートケーキ; 巧克力蛋糕; كيكة الشوكولاتة; كعكة الشوكولاتة; עוגת שוקולד; चॉकलेट केक",
    summary: 'Two dark, moist layers with {a: cocoa-powder} under a smooth coat of {b: dark-chocolate, double-cream}.',
    kinds: ['cake'],
    courses: ['baking', 'dessert', 'snack'],
    cuisines: ['american', 'british', 'international'],
    occasions: ['birthday', 'party', 'guests', 'sunday', 'christmas', 'valentine'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'comforting', 'festive', 'make-ahead', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '1 cake for 12, by whole',
    prep: 25,
    list: `
      220 g plain-flour
      280 g caster-sugar
      ! 70 g cocoa-powder
      2 tsp baking-powder
      1 tsp bicarbonate-of-soda
      ? 1/2 tsp fine-salt
      220 ml whole-milk
      2 hen-egg
      120 ml sunflower-oil
      ? 2 tsp vanilla-extract
      200 ml brewed-coffee
      250 ml double-cream
      250 g dark-chocolate, chopped`,
    method: `
      Heat the oven to {180C}. / Grease two round tins of about {20cm} with {a: sunflower-oil little} and line them with baking paper.
      Stir {a: plain-flour, caster-sugar, cocoa-powder, baking-powder, bicarbonate-of-soda, fine-salt} together in a large bowl.
      Whisk {a: whole-milk, hen-egg} together in a jug, then beat in {b: sunflower-oil rest}. / Stir in {a: vanilla-extract, brewed-coffee}. / Pour the liquid into the bowl and stir until just combined; small lumps are fine.
      32m: Divide the mixture between the tins and smooth the top. / Bake until risen, and a skewer comes out clean.
      45m rest: Leave to cool in the tins for {5 min}, then turn out and leave to cool on a rack.
      4m: Heat {a: double-cream} in a small pot over medium heat until it steams; do not let it boil. / Take the pot off the heat. / Stir in {a: dark-chocolate} until melted.
      30m rest: Leave to cool until thick enough to spread.
      Spread one layer with half of the creamy mixture. / Lay the other half on top. / Spread with the rest of the creamy mixture.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'hen-egg': 'flax-egg',
      'brewed-coffee': 'plain-water',
      'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate',
      'double-cream': 'lactose-free-cream coconut-cream oat-cream soy-cream',
    },
    varies: {
      'whole-milk': 'milk buttermilk kefir plain-yogurt plant-milk',
      'plain-flour': 'spelt-flour wholemeal-flour',
      'sunflower-oil': 'oil',
      'dark-chocolate': 'chocolate',
      'caster-sugar': 'sugar',
    },
    takes: [
      'courgette beetroot carrot | 15 | 4 | Grate {a} coarsely and stir in.',
      'nut chocolate sour-cherry cherry raspberry banana desiccated-coconut | 12 | 4 | Fold {a} into the batter, cut small where needed.',
      'orange-zest ground-cinnamon chilli-powder instant-coffee dark-rum orange-liqueur peppermint-extract almond-extract | 1 | 3 | Stir in {a}.',
      'jam caramel-sauce peanut-butter chocolate-spread | 12 | 8 | Spread one layer with {a}.',
      'berry soft-fruit sprinkle | 12 | 9 | Scatter with {a}.',
    ],
  },
  'birthday-cake': {
    title: 'Birthday cake',
    also: "vanilla birthday cake; vanilla layer cake; vanilla cake; layer cake; vanilla cake with buttercream; buttercream cake; vanilla buttercream cake; party cake; celebration cake; happy birthday cake; yellow cake; white cake; funfetti cake; confetti cake; kids birthday cake; children's birthday cake; birthday sponge; brithday cake; birthday cakes; geburtstagskuchen; geburtstagstorte; gâteau d'anniversaire; tarta de cumpleaños; pastel de cumpleaños; bolo de aniversário; torta di compleanno; födelsedagstårta; バースデーケーキ; 誕生日ケーキ; 生日蛋糕; كيكة عيد ميلاد; עוגת יום הולדת; जन्मदिन का केक; बर्थडे केक",
    summary: 'Two soft layers with {a: strawberry-jam} between, under a thick, creamy coat, ready for candles.',
    kinds: ['cake'],
    courses: ['baking', 'dessert', 'snack'],
    cuisines: ['american', 'british', 'international'],
    occasions: ['birthday', 'party', 'buffet', 'guests'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'festive', 'creamy', 'make-ahead', 'mild'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 cake for 12, by whole',
    prep: 35,
    list: `
      400 g unsalted-butter, softened
      220 g caster-sugar
      4 hen-egg, beaten
      ? 3 tsp vanilla-extract
      240 g plain-flour
      3 tsp baking-powder
      ? 1/2 tsp fine-salt
      140 ml whole-milk
      350 g icing-sugar
      ? 150 g strawberry-jam
      ? 2 tbsp sprinkle`,
    method: `
      Heat the oven to {180C}. / Grease two round tins of about {20cm} with {a: unsalted-butter little} and line them with baking paper.
      Beat {a: caster-sugar, unsalted-butter half} together until pale and fluffy. / Beat in {a: hen-egg} little by little. / Stir in {a: vanilla-extract half}.
      Fold in {a: plain-flour, baking-powder, fine-salt} until no dry patches are left. / Stir in {a: whole-milk most}.
      25m: Divide the mixture between the tins and smooth the top. / Bake until risen and golden, and a skewer comes out clean.
      45m rest: Leave to cool in the tins for {5 min}, then turn out and leave to cool on a rack.
      Beat {a: icing-sugar, unsalted-butter rest} together until pale and fluffy. / Beat in {a: whole-milk rest}. / Beat in {a: vanilla-extract rest}.
      Spread one layer with {a: strawberry-jam}. / Spread with half of the creamy mixture. / Lay the other half on top.
      Spread with the rest of the creamy mixture. / Scatter with {a: sprinkle}.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'unsalted-butter': 'vegan-butter',
      'hen-egg': 'soy-yogurt*0.9 oat-yogurt*0.9 plain-yogurt*0.9',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
    },
    varies: {
      'strawberry-jam': 'jam lemon-curd chocolate-spread dulce-de-leche caramel-sauce',
      'vanilla-extract': 'lemon-zest orange-zest almond-extract vanilla-paste',
      'whole-milk': 'milk plant-milk buttermilk',
      sprinkle: 'chocolate berry nut desiccated-coconut jelly-sweet',
    },
    takes: [
      'chocolate blueberry raspberry nut desiccated-coconut poppy-seed sprinkle marshmallow | 10 | 4 | Fold in {a}.',
      'cocoa-powder lemon-zest orange-zest instant-coffee ground-cinnamon food-colouring matcha | 2 | 4 | Fold in {a}.',
      'cream-cheese peanut-butter chocolate-spread biscuit-spread | 8 | 7 | Beat in {a}.',
      'berry soft-fruit marzipan | 20 | 8 | Lay {a} on top, cut into bite-sized pieces where needed.',
    ],
  },
  cupcakes: {
    title: 'Cupcakes',
    also: 'cupcake; cup cakes; cup cake; vanilla cupcakes; vanilla cupcake; fairy cakes; fairy cake; butterfly cakes; buttercream cupcakes; frosted cupcakes; party cupcakes; birthday cupcakes; patty cakes; cupcackes; cupcaks; magdalenas decoradas; カップケーキ; 纸杯蛋糕; 杯子蛋糕; كب كيك; كابكيك; קאפקייקס; कपकेक',
    summary: 'Little golden bakes under a swirl of {a: unsalted-butter, icing-sugar}.',
    kinds: ['muffin', 'cake'],
    courses: ['baking', 'dessert', 'snack'],
    cuisines: ['american', 'british'],
    occasions: ['birthday', 'party', 'buffet', 'picnic', 'easter', 'halloween', 'valentine', 'lunchbox'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'festive', 'creamy', 'make-ahead', 'mild'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '12 muffins for 12, by half',
    prep: 25,
    list: `
      260 g unsalted-butter, softened
      130 g caster-sugar
      2 hen-egg, beaten
      ? 2 tsp vanilla-extract
      150 g plain-flour
      2 tsp baking-powder
      ? 1/4 tsp fine-salt
      90 ml whole-milk
      220 g icing-sugar
      ? 1 tbsp sprinkle`,
    method: `
      Heat the oven to {180C} and line a muffin tin with paper cases.
      Beat {a: caster-sugar, unsalted-butter half} together until pale and fluffy. / Beat in {a: hen-egg} little by little. / Stir in {a: vanilla-extract half}.
      Fold in {a: plain-flour, baking-powder, fine-salt} until no dry patches are left. / Stir in {a: whole-milk most}.
      20m: Divide the batter between the cases. / Bake until risen and golden, and a skewer comes out clean.
      30m rest: Leave to cool on a rack.
      Beat {a: icing-sugar, unsalted-butter rest} together until pale and fluffy. / Beat in {a: whole-milk rest}. / Beat in {a: vanilla-extract rest}.
      Spread the creamy mixture over the top. / Scatter with {a: sprinkle}.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'unsalted-butter': 'vegan-butter',
      'hen-egg': 'soy-yogurt*0.9 oat-yogurt*0.9 plain-yogurt*0.9',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
    },
    varies: {
      'vanilla-extract': 'lemon-zest orange-zest almond-extract vanilla-paste rose-water peppermint-extract',
      'whole-milk': 'milk plant-milk buttermilk',
      sprinkle: 'chocolate berry nut desiccated-coconut jelly-sweet',
    },
    takes: [
      'chocolate berry nut desiccated-coconut poppy-seed dried-fruit | 8 | 4 | Fold {a} into the batter, cut small where needed.',
      'carrot apple banana courgette | 12 | 4 | Grate {a} coarsely and stir in.',
      'cocoa-powder lemon-zest orange-zest instant-coffee ground-cinnamon pumpkin-spice matcha food-colouring | 2 | 4 | Fold in {a}.',
      'cream-cheese peanut-butter chocolate-spread jam caramel-sauce lemon-curd | 8 | 7 | Beat in {a}.',
    ],
  },
  'chocolate-muffins': {
    title: 'Chocolate muffins',
    swapped: 'Muffins with {a: cocoa-powder}',
    also: 'chocolate muffin; choc muffins; double chocolate muffins; double chocolate chip muffins; triple chocolate muffins; chocolate chunk muffins; dark chocolate muffins; choclate muffins; chocolate mufins; chocolate muffens; schokomuffins; schoko-muffins; schokoladenmuffins; muffins au chocolat; magdalenas de chocolate; muffins de chocolate; muffin al cioccolato; チョコレートマフィン; 巧克力玛芬; مافن الشوكولاتة; מאפינס שוקולד; चॉकलेट मफिन',
    summary: 'Dark, soft muffins of {a: cocoa-powder}, dotted with {b: chocolate-chip}.',
    kinds: ['muffin', 'cake'],
    courses: ['baking', 'snack', 'breakfast', 'dessert'],
    cuisines: ['american'],
    occasions: ['birthday', 'party', 'brunch', 'lunchbox', 'picnic', 'buffet'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'mild', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '12 muffins for 12, by half',
    prep: 15,
    list: `
      240 g plain-flour
      160 g caster-sugar
      ! 45 g cocoa-powder
      3 tsp baking-powder
      ? 1/2 tsp fine-salt
      240 ml whole-milk
      2 hen-egg
      100 g unsalted-butter, melted
      ? 1 tsp vanilla-extract
      150 g chocolate-chip`,
    method: `
      Heat the oven to {190C} and line a muffin tin with paper cases.
      Stir {a: plain-flour, caster-sugar, cocoa-powder, baking-powder, fine-salt} together in a large bowl.
      Whisk {a: whole-milk, hen-egg} together in a jug, then beat in {b: unsalted-butter}. / Stir in {a: vanilla-extract}.
      Pour the liquid into the bowl and stir until just combined; small lumps are fine.
      Fold {a: chocolate-chip} into the batter, cut small where needed.
      20m: Divide the batter between the cases. / Bake until risen, and a skewer comes out clean.
      Leave to cool on a rack.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'hen-egg': 'flax-egg',
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
      'chocolate-chip': 'vegan-chocolate-chip allergen-free-dark-chocolate',
    },
    varies: {
      'chocolate-chip': 'chocolate nut dried-fruit berry soft-fruit',
      'plain-flour': 'spelt-flour wholemeal-flour oat-flour',
      'whole-milk': 'milk buttermilk yogurt plant-milk plant-yogurt',
      'unsalted-butter': 'oil vegan-butter',
      'caster-sugar': 'sugar',
    },
    takes: [
      'berry soft-fruit nut seed dried-fruit desiccated-coconut chocolate marshmallow | 12 | 6 | Fold {a} into the batter, cut small where needed.',
      'courgette beetroot carrot pear apple | 15 | 6 | Grate {a} coarsely and stir in.',
      'orange-zest ground-cinnamon instant-coffee peanut-butter chilli-powder peppermint-extract | 2 | 4 | Stir in {a}.',
    ],
  },
});
