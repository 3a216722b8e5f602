import { dishes } from '../read-dish.ts';

export const bakingSecond = dishes({
  'vegan-chocolate-cake': {
    title: 'Vegan chocolate cake',
    swapped: 'Sponge with {a: cocoa-powder}',
    also: 'plant based chocolate cake; plant-based chocolate cake; dairy free chocolate cake; dairy-free chocolate cake; egg free chocolate cake; eggless chocolate cake; egg-free chocolate cake; chocolate cake without eggs; chocolate cake without milk; wacky cake; crazy cake; depression cake; vegan choc cake; vegan chocolate sponge; vegan fudge cake; vegan choclate cake; veganer schokoladenkuchen; veganer schokokuchen; gâteau au chocolat vegan; bizcocho de chocolate vegano; tarta de chocolate vegana; bolo de chocolate vegano; torta al cioccolato vegana; ヴィーガンチョコレートケーキ; 纯素巧克力蛋糕; עוגת שוקולד טבעונית; كعكة شوكولاتة نباتية',
    summary: 'Moist and dark, stirred together in one bowl, with {a: cocoa-powder} and a glaze of {b: vegan-dark-chocolate}.',
    kinds: ['cake'],
    courses: ['baking', 'dessert', 'snack'],
    cuisines: ['american', 'international'],
    occasions: ['birthday', 'party', 'guests', 'buffet', 'picnic', 'valentine'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'make-ahead', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '1 cake for 10, by whole',
    prep: 15,
    list: `
      240 g plain-flour
      200 g caster-sugar
      ! 50 g cocoa-powder
      1 tsp baking-powder
      1 tsp bicarbonate-of-soda
      ? 1/2 tsp fine-salt
      380 ml oat-milk
      100 ml sunflower-oil
      1 tbsp cider-vinegar
      ? 2 tsp vanilla-extract
      150 g vegan-dark-chocolate, chopped
      ? 120 g raspberry`,
    method: `
      Heat the oven to {180C} and line a tin of about {23cm} with baking paper.
      Stir {a: plain-flour, caster-sugar, cocoa-powder, baking-powder, bicarbonate-of-soda, fine-salt} together in a large bowl.
      Whisk {a: oat-milk most, sunflower-oil, cider-vinegar} together. / Stir in {a: vanilla-extract}. / Pour the liquid into the bowl and stir until just combined; small lumps are fine.
      35m: Pour the batter into the tin and smooth the top. / Bake until risen, and a skewer comes out clean.
      60m rest: Leave to cool in the tin.
      4m: Heat {a: oat-milk rest} in a small pot over medium heat until it steams; do not let it boil. / Take the pot off the heat. / Stir in {a: vegan-dark-chocolate} until melted.
      Spread the mixture over the top. / Scatter with {a: raspberry}.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'oat-milk': 'soy-milk rice-milk',
      'cider-vinegar': 'lemon-juice white-vinegar',
      'vegan-dark-chocolate': 'allergen-free-dark-chocolate',
    },
    varies: {
      'oat-milk': 'plant-milk',
      'sunflower-oil': 'oil',
      'plain-flour': 'spelt-flour wholemeal-flour',
      raspberry: 'berry soft-fruit nut',
    },
    takes: [
      'courgette beetroot carrot | 15 | 4 | Grate {a} coarsely and stir in.',
      'nut vegan-chocolate-chip berry sour-cherry banana desiccated-coconut | 12 | 4 | Fold {a} into the batter, cut small where needed.',
      'orange-zest ground-cinnamon instant-coffee espresso chilli-powder dark-rum peppermint-extract | 1 | 3 | Stir in {a}.',
    ],
  },
  'flourless-chocolate-cake': {
    title: 'Flourless chocolate cake',
    swapped: 'Dark bake of {a: dark-chocolate}',
    also: 'flourless chocolate torte; chocolate torte; chocolate cake without flour; no flour chocolate cake; flour free chocolate cake; flour-free chocolate cake; gluten free chocolate cake; gluten-free chocolate cake; rich chocolate torte; chocolate nemesis; flourless brownie cake; flowerless chocolate cake; schokoladenkuchen ohne mehl; schokokuchen ohne mehl; fondant au chocolat sans farine; gâteau au chocolat sans farine; tarta de chocolate sin harina; bolo de chocolate sem farinha; torta tenerina; kladdkaka utan mjöl; ガトーショコラ; 无面粉巧克力蛋糕; עוגת שוקולד ללא קמח',
    summary: 'Dense and silky {a: dark-chocolate} raised only by {b: hen-egg}, with a thin, crackled top.',
    kinds: ['cake'],
    courses: ['dessert', 'baking'],
    cuisines: ['french', 'italian', 'european'],
    occasions: ['guests', 'date', 'valentine', 'birthday', 'passover', 'christmas', 'party'],
    audiences: ['crowd'],
    manners: ['easy', 'sweet', 'festive', 'comforting', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '1 cake for 10, by whole',
    prep: 15,
    list: `
      250 g dark-chocolate, chopped
      180 g unsalted-butter, diced
      ! 5 hen-egg, at room temperature
      170 g caster-sugar
      ? 1 tsp vanilla-extract
      ? 1 pinch fine-salt
      30 g cocoa-powder
      ? 1 tbsp icing-sugar
      ? 150 g raspberry, to serve`,
    method: `
      Heat the oven to {170C} and line a tin of about {23cm} with baking paper.
      6m: Melt {a: dark-chocolate, unsalted-butter} in a bowl over barely simmering water, stirring. / Leave to cool until just warm.
      6m: Whisk {a: hen-egg, caster-sugar} together until pale and thick. / Whisk in {a: vanilla-extract, fine-salt}.
      Fold in the melted mixture. / Fold in {a: cocoa-powder} until no dry patches are left.
      32m: Pour the batter into the tin and smooth the top. / Bake until the edges are set but the middle is still soft.
      60m rest: Leave to cool in the tin.
      Dust with {a: icing-sugar}. / Serve warm or cold. / Serve with {a: raspberry}.`,
    swaps: {
      'unsalted-butter': 'vegan-butter coconut-oil*0.85',
      'cocoa-powder': 'ground-almond carob-powder',
      'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate',
      'icing-sugar': 'caster-sugar',
    },
    varies: {
      'dark-chocolate': 'milk-chocolate unsweetened-chocolate vegan-milk-chocolate',
      'cocoa-powder': 'ground-almond ground-hazelnut',
      raspberry: 'berry soft-fruit whipping-cream vanilla-ice-cream creme-fraiche',
      'caster-sugar': 'sugar',
    },
    takes: [
      'ground-almond ground-hazelnut nut cherry raspberry | 12 | 5 | Fold {a} into the batter, cut small where needed.',
      'orange-zest espresso instant-coffee dark-rum brandy orange-liqueur ground-cinnamon chilli-powder | 1 | 4 | Whisk in {a}.',
      'whipping-cream creme-fraiche vanilla-ice-cream caramel-sauce | 25 | 8 | Serve with {a}.',
    ],
  },
  'mug-cake': {
    title: 'Mug cake',
    also: 'chocolate mug cake; microwave cake; microwave mug cake; cake in a mug; mug brownie; microwave brownie; brownie in a mug; microwave chocolate cake; five minute cake; 5 minute cake; 5 minute mug cake; one minute cake; cup cake in the microwave; single serve cake; mugcake; tassenkuchen; schoko-tassenkuchen; tassenkuchen mikrowelle; gâteau dans une tasse; bizcocho en taza; pastel en taza; bolo de caneca; torta in tazza; muggkaka; マグカップケーキ; 马克杯蛋糕; كيك المج; كيكة الكوب; עוגה בכוס; מאג קייק; मग केक',
    summary: 'A warm, soft treat with {a: cocoa-powder} for one, made right in the mug.',
    kinds: ['cake', 'pudding'],
    courses: ['dessert', 'snack'],
    cuisines: ['american'],
    occasions: ['weeknight'],
    audiences: ['one', 'students', 'children'],
    manners: ['quick', 'easy', 'cheap', 'sweet', 'comforting', 'warm'],
    needs: ['microwave'],
    makes: '1 serving',
    prep: 4,
    list: `
      4 tbsp plain-flour
      ! 1 tbsp cocoa-powder
      2 tbsp caster-sugar
      1/4 tsp baking-powder
      ? 1 pinch fine-salt
      4 tbsp whole-milk
      4 tsp sunflower-oil
      ? 1/4 tsp vanilla-extract
      ? 15 g chocolate-chip`,
    method: `
      Stir {a: plain-flour, cocoa-powder, caster-sugar, baking-powder, fine-salt} together in a large mug.
      Whisk in {a: whole-milk, sunflower-oil} until smooth. / Stir in {a: vanilla-extract}.
      Scatter with {a: chocolate-chip}.
      1m: Cook in the microwave at full power for about {1 min}, until risen and just set on top.
      2m rest: Leave to rest for {2 min} before serving.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'chocolate-chip': 'vegan-chocolate-chip allergen-free-dark-chocolate',
    },
    varies: {
      'whole-milk': 'milk plant-milk',
      'sunflower-oil': 'oil',
      'plain-flour': 'spelt-flour wholemeal-flour oat-flour',
      'chocolate-chip': 'chocolate nut berry',
    },
    takes: [
      'banana berry nut chocolate marshmallow desiccated-coconut | 20 | 4 | Stir in {a}, cut small where needed.',
      'peanut-butter chocolate-spread jam caramel-sauce biscuit-spread | 15 | 4 | Drop spoonfuls of {a} onto the batter and swirl with a knife.',
      'ground-cinnamon instant-coffee orange-zest | 1 | 3 | Stir in {a}.',
      'vanilla-ice-cream whipping-cream sprinkle | 30 | 6 | Top with {a}.',
    ],
  },
  'apple-cake': {
    title: 'Apple cake',
    swapped: 'Sponge with {a: eating-apple}',
    also: 'apple sponge; apple sponge cake; sunken apple cake; german apple cake; dutch apple cake; dorset apple cake; irish apple cake; swedish apple cake; apple cinnamon cake; apple and cinnamon cake; easy apple cake; apple coffee cake; apple tea cake; fresh apple cake; apple cakes; aple cake; apfelkuchen; versunkener apfelkuchen; gâteau aux pommes; tarta de manzana casera; bizcocho de manzana; bolo de maçã; torta di mele; äppelkaka; eplekake; æblekage; appeltaart; szarlotka; jabłecznik; шарлотка; яблочный пирог; りんごケーキ; アップルケーキ; 苹果蛋糕; كيكة التفاح; עוגת תפוחים; सेब का केक',
    summary: 'A soft, golden crumb with {a: eating-apple} baked into the top.',
    kinds: ['cake'],
    courses: ['baking', 'dessert', 'snack'],
    cuisines: ['german', 'british', 'irish', 'scandinavian', 'polish'],
    occasions: ['sunday', 'guests', 'birthday', 'picnic', 'brunch', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'comforting', 'mild', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 cake for 10, by whole',
    prep: 20,
    list: `
      ! 600 g eating-apple, peeled
      ? 1 tbsp lemon-juice
      140 g unsalted-butter, softened
      130 g caster-sugar
      3 hen-egg, beaten
      ? 1 tsp vanilla-extract
      200 g plain-flour
      2 tsp baking-powder
      ? 1/2 tsp ground-cinnamon
      ? 1 pinch fine-salt
      3 tbsp whole-milk
      ? 1 tbsp icing-sugar`,
    method: `
      Heat the oven to {180C} and line a tin of about {23cm} with baking paper.
      Remove the core or stone from {a: eating-apple} and cut {a?it|them} into thin slices. / Toss {a: eating-apple} with {b: lemon-juice}.
      Beat {a: unsalted-butter, caster-sugar} together until pale and fluffy. / Beat in {a: hen-egg} little by little. / Beat in {a: vanilla-extract}.
      Fold in {a: plain-flour, baking-powder, ground-cinnamon, fine-salt} until no dry patches are left. / Stir in {a: whole-milk}.
      45m: Spread the mixture in the tin and smooth the top. / Lay {a: eating-apple} on top. / Bake until risen and golden, and a skewer comes out clean.
      30m rest: Leave to cool in the tin.
      Dust with {a: icing-sugar} and serve.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'unsalted-butter': 'vegan-butter',
      'hen-egg': 'soy-yogurt*0.9 oat-yogurt*0.9 plain-yogurt*0.9',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'icing-sugar': 'caster-sugar',
    },
    varies: {
      'eating-apple': 'apple pear stone-fruit quince cherry rhubarb',
      'whole-milk': 'milk plant-milk buttermilk plain-yogurt',
      'plain-flour': 'spelt-flour wholemeal-flour',
      'caster-sugar': 'sugar',
    },
    takes: [
      'nut dried-fruit marzipan chocolate berry stem-ginger desiccated-coconut | 12 | 5 | Chop {a} finely where needed. / Fold in {a}.',
      'mixed-spice ground-cardamom ground-ginger lemon-zest orange-zest dark-rum calvados almond-extract | 1 | 4 | Stir in {a}.',
      'flaked-almond demerara-sugar | 4 | 5 | Scatter {a} over the dish.',
      'whipping-cream vanilla-ice-cream ready-custard creme-fraiche | 30 | 8 | Serve with {a}.',
    ],
  },
});
