import { dishes } from '../read-dish.ts';

export const americanBakingSecond = dishes({
  'blueberry-muffins': {
    title: 'Blueberry muffins',
    swapped: 'Muffins with {a: blueberry}',
    also: 'blueberry muffin; blue berry muffins; bluberry muffins; blueberry muffens; blueberry mufins; american muffins; berry muffins; fruit muffins; breakfast muffins; bakery style muffins; muffins with blueberries; bilberry muffins; plain muffins; sweet muffins; blaubeermuffins; blaubeer-muffins; heidelbeermuffins; muffins aux myrtilles; muffins de arándanos; muffin ai mirtilli; muffins de mirtilo',
    summary: 'Soft, tall muffins full of {a: blueberry}, stirred together in minutes.',
    kinds: ['muffin', 'cake'],
    courses: ['baking', 'breakfast', 'snack', 'dessert'],
    cuisines: ['american'],
    occasions: ['brunch', 'birthday', 'lunchbox', 'picnic', 'party', 'buffet'],
    seasons: ['summer'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'mild', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '12 muffins for 12, by half',
    prep: 15,
    list: `
      280 g plain-flour
      140 g caster-sugar
      3 tsp baking-powder
      ? 1/2 tsp fine-salt
      200 ml whole-milk
      2 hen-egg
      100 g unsalted-butter, melted
      ? 1 tsp vanilla-extract
      ? 1 tsp lemon-zest, finely grated
      ! 200 g blueberry`,
    method: `
      Heat the oven to {190C} and line a muffin tin with paper cases.
      Stir {a: plain-flour, caster-sugar, baking-powder, fine-salt} together in a large bowl.
      Whisk {a: whole-milk, hen-egg} together in a jug, then beat in {b: unsalted-butter}. / Stir in {a: vanilla-extract, lemon-zest}.
      Pour the liquid into the bowl and stir until just combined; small lumps are fine.
      Fold {a: blueberry} into the batter, cut small where needed.
      22m: Divide the batter between the cases. / Bake until risen and golden, and a skewer comes out clean.
      Leave to cool on a rack.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'hen-egg': 'flax-egg',
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
    },
    varies: {
      blueberry: 'berry soft-fruit rhubarb nut seed dried-fruit',
      'plain-flour': 'spelt-flour wholemeal-flour oat-flour',
      'whole-milk': 'milk buttermilk yogurt plant-milk plant-yogurt',
      'unsalted-butter': 'oil vegan-butter',
      'caster-sugar': 'sugar',
    },
    takes: [
      'berry soft-fruit chocolate nut seed dried-fruit desiccated-coconut | 12 | 6 | Fold {a} into the batter, cut small where needed.',
      'apple pear carrot courgette | 15 | 6 | Grate {a} coarsely and stir in.',
      'ground-cinnamon mixed-spice ground-ginger orange-zest lime-zest poppy-seed cocoa-powder cream-cheese peanut-butter | 3 | 5 | Fold {a} into the batter, cut small where needed.',
    ],
  },
  waffles: {
    title: 'Waffles',
    also: 'waffle; belgian waffles; belgian waffle; american waffles; breakfast waffles; crispy waffles; sweet waffles; homemade waffles; plain waffles; easy waffles; waffels; wafles; waffeln; gaufres; gofres; wafels; cialde; ワッフル; 华夫饼; وافل; ופל בלגי',
    summary: 'Crisp outside and light inside[, with deep pockets for {a: maple-syrup}].',
    kinds: ['waffle'],
    courses: ['breakfast', 'dessert', 'snack'],
    cuisines: ['american', 'belgian'],
    occasions: ['brunch', 'sunday', 'birthday', 'valentine'],
    audiences: ['children'],
    manners: ['easy', 'cheap', 'sweet', 'mild', 'crunchy', 'warm'],
    methods: ['baked'],
    needs: ['waffle-iron'],
    makes: '8 waffles for 4, by half',
    prep: 10,
    list: `
      220 g plain-flour
      40 g cornflour
      2 tsp baking-powder
      ? 2 tbsp caster-sugar
      ? 1/2 tsp fine-salt
      350 ml whole-milk
      2 hen-egg
      90 g unsalted-butter, melted
      ? 1 tsp vanilla-extract
      ? 80 ml maple-syrup, to serve
      ? 200 g strawberry, sliced`,
    method: `
      Stir {a: plain-flour, cornflour, baking-powder, caster-sugar, fine-salt} together in a large bowl.
      Whisk {a: whole-milk, hen-egg} together in a jug, then beat in {b: unsalted-butter most}. / Stir in {a: vanilla-extract}.
      5m rest: Pour the liquid into the bowl and stir until just combined; small lumps are fine. / Leave the batter to rest.
      20m*: Heat the waffle iron and brush it with {a: unsalted-butter rest}. / Pour in a ladle of batter, close the iron and bake until golden and crisp, and no more steam rises.
      Top with {a: strawberry}. / Serve warm[ with {a: maple-syrup}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      cornflour: 'potato-starch',
      'baking-powder': 'gluten-free-baking-powder',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'hen-egg': 'flax-egg',
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
    },
    varies: {
      'plain-flour': 'spelt-flour wholemeal-flour buckwheat-flour oat-flour',
      'whole-milk': 'milk buttermilk kefir plant-milk',
      'maple-syrup': 'syrup jam chocolate-spread peanut-butter whipping-cream vanilla-ice-cream fruit-compote',
      strawberry: 'berry soft-fruit',
      'unsalted-butter': 'oil vegan-butter',
    },
    takes: [
      'berry soft-fruit nut vanilla-ice-cream whipping-cream jam chocolate-spread peanut-butter lemon-curd | 30 | 6 | Top with {a}.',
      'chocolate ground-cinnamon lemon-zest orange-zest | 8 | 4 | Fold {a} into the batter, cut small where needed.',
      'melting-cheese hard-cheese cooked-ham bacon-bit sweetcorn spring-onion herb | 15 | 4 | Fold {a} into the batter, cut small where needed.',
    ],
  },
  granola: {
    title: 'Granola',
    also: 'homemade granola; home made granola; nut granola; crunchy granola; toasted muesli; crunchy muesli; baked muesli; maple granola; oat granola; honey granola; grannola; ganola; granolla; knuspermüsli; knuspermuesli; granola maison; granola casera; granola caseira; グラノーラ; 格兰诺拉麦片; جرانولا; גרנולה; ग्रेनोला',
    summary: 'Crunchy, golden {a: rolled-oat} baked with {b: whole-almond, maple-syrup}, for breakfast or snacking.',
    kinds: ['muesli', 'nibbles'],
    courses: ['breakfast', 'snack', 'baking'],
    cuisines: ['american'],
    occasions: ['brunch', 'lunchbox', 'camping'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'crunchy', 'sweet', 'filling', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '10 servings',
    prep: 10,
    list: `
      300 g rolled-oat
      100 g whole-almond, roughly chopped
      ? 60 g pumpkin-seed
      ? 1 tsp ground-cinnamon
      ? 1/2 tsp fine-salt
      100 ml maple-syrup
      60 ml sunflower-oil
      ? 1 tsp vanilla-extract
      ? 100 g raisin
      ? 30 g coconut-flake`,
    method: `
      Heat the oven to {150C} and line a baking tray with baking paper.
      Stir {a: rolled-oat, whole-almond, pumpkin-seed, ground-cinnamon, fine-salt} together in a large bowl.
      Whisk {a: maple-syrup, sunflower-oil, vanilla-extract} together. / Pour the mixture over and stir until everything is coated.
      35m: Spread the mixture on the tray and press it down lightly. / Bake until golden, stirring once halfway through.
      30m rest: Leave to cool on the tray; it turns crisp as it cools.
      Stir in {a: raisin, coconut-flake}, cut small where needed. / Keep in a closed jar and eat within a month.`,
    swaps: { 'rolled-oat': 'gluten-free-oat', 'whole-almond': 'sunflower-seed pumpkin-seed', 'maple-syrup': 'agave-syrup golden-syrup' },
    varies: {
      'whole-almond': 'nut seed',
      raisin: 'dried-fruit chocolate',
      'maple-syrup': 'syrup',
      'sunflower-oil': 'oil',
      'coconut-flake': 'desiccated-coconut nut',
    },
    takes: [
      'nut seed millet-flake quinoa-flake buckwheat puffed-rice | 10 | 3 | Stir in {a}, cut small where needed.',
      'dried-fruit chocolate | 10 | 6 | Stir in {a}, cut small where needed.',
      'cocoa-powder mixed-spice ground-ginger pumpkin-spice ground-cardamom peanut-butter almond-butter tahini orange-zest | 4 | 4 | Stir in {a}.',
    ],
  },
  'smores-bars': {
    title: "S'mores bars",
    also: "s'mores; smores; smores bars; smore bars; s'more bars; smores squares; no bake s'mores; no-bake smores bars; no bake smores bars; rice crispy bars; rice crispy treats; rice krispie treats; rice krispies treats; rice crispies; rice crispy squares; rice krispie squares; rice crispie cakes; crispy rice bars; crispy rice squares; crispy rice treats; marshmallow bars; marshmallow treats; marshmallow squares; puffed rice bars; smoores bars",
    summary: 'Crisp squares of {a: puffed-rice-cereal} and melted {b: marshmallow} under a layer of {c: milk-chocolate}.',
    kinds: ['sweets', 'biscuit'],
    courses: ['snack', 'dessert', 'baking'],
    cuisines: ['american', 'canadian'],
    occasions: ['birthday', 'party', 'halloween', 'buffet', 'picnic', 'lunchbox'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'crunchy', 'no-bake', 'make-ahead', 'cold'],
    methods: ['boiled'],
    needs: ['hob', 'fridge'],
    makes: '16 pieces for 8, by whole',
    prep: 10,
    list: `
      50 g unsalted-butter
      250 g marshmallow
      ? 1/4 tsp fine-salt
      130 g puffed-rice-cereal
      ? 80 g graham-cracker, roughly chopped
      150 g milk-chocolate, roughly chopped`,
    method: `
      Line a tin of about {20cm} with baking paper.
      6m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: marshmallow most} and stir until melted and smooth. / Stir in {a: fine-salt}.
      Take the pot off the heat. / Fold in {a: puffed-rice-cereal}. / Fold in {a: graham-cracker}. / Press the mixture firmly into the tin.
      5m: Melt {a: milk-chocolate} in a bowl over barely simmering water, stirring. / Spread {a: milk-chocolate} over the top. / Scatter with {a: marshmallow rest}.
      60m rest: Chill in the fridge until set.
      Lift out and cut into squares.`,
    swaps: {
      'unsalted-butter': 'vegan-butter coconut-oil*0.8',
      marshmallow: 'vegan-marshmallow',
      'puffed-rice-cereal': 'puffed-rice',
      'graham-cracker': 'digestive-biscuit gluten-free-biscuit',
      'milk-chocolate': 'dark-chocolate vegan-dark-chocolate allergen-free-dark-chocolate',
    },
    varies: {
      'puffed-rice-cereal': 'puffed-rice cornflake',
      'milk-chocolate': 'chocolate chocolate-spread',
      'graham-cracker': 'biscuit nut dried-fruit hard-pretzel popcorn',
    },
    takes: [
      'nut dried-fruit biscuit popcorn hard-pretzel sprinkle caramel-sweet desiccated-coconut | 8 | 4 | Stir in {a}, cut small where needed.',
      'peanut-butter chocolate-spread biscuit-spread | 10 | 3 | Stir in {a}.',
    ],
  },
});
