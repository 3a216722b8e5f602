import { dishes } from '../read-dish.ts';

export const dessertsSecond = dishes({
  'berry-crumble': {
    title: 'Berry crumble',
    swapped: 'Crumble with {a: frozen-berry}',
    also: 'mixed berry crumble; berry crisp; mixed berry crisp; berries crumble; summer fruit crumble; summer berry crumble; frozen berry crumble; forest fruit crumble; red fruit crumble; bery crumble; berry crumbel; beerencrumble; beeren-crumble; beerenstreusel; crumble aux fruits rouges; crumble de frutos rojos; crumble de frutas vermelhas; crumble ai frutti di bosco; bärsmulpaj; smulpaj med bär; ベリークランブル; 莓果酥; كرامبل التوت; קראמבל פירות יער; बेरी क्रम्बल',
    summary: 'Juicy {a: frozen-berry} under a crisp, crumbly topping, straight from the oven.',
    kinds: ['crumble'],
    courses: ['dessert'],
    cuisines: ['british', 'irish', 'australian'],
    occasions: ['sunday', 'weeknight', 'guests'],
    seasons: ['summer', 'autumn'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'crunchy', 'sweet', 'warm', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '6 servings',
    prep: 15,
    list: `
      ! 750 g frozen-berry
      60 g caster-sugar
      2 tbsp cornflour
      ? 1 tsp lemon-zest, finely grated
      160 g plain-flour
      ? 1 pinch fine-salt
      100 g unsalted-butter, cold, diced
      80 g light-brown-sugar
      ? 60 g rolled-oat
      ? 300 g vanilla-ice-cream, to serve`,
    method: `
      Heat the oven to {190C}.
      Cut {a: frozen-berry} into small pieces where needed. / Put {a: frozen-berry} in a baking dish. / Stir in {a: caster-sugar, cornflour, lemon-zest}.
      Stir {a: plain-flour, fine-salt} together in a large bowl. / Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Stir in {a: light-brown-sugar}. / Stir in {a: rolled-oat}.
      40m: Scatter the topping evenly over the dish without pressing down. / Bake until golden and bubbling at the edges.
      10m rest: Leave to rest for {10 min} before serving. / Serve warm[ with {a: vanilla-ice-cream}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter coconut-oil*0.8',
      'rolled-oat': 'gluten-free-oat buckwheat-flake',
      cornflour: 'potato-starch tapioca-starch arrowroot',
      'vanilla-ice-cream': 'vegan-ice-cream',
    },
    varies: {
      'frozen-berry': 'berry cherry frozen-fruit plum rhubarb',
      'rolled-oat': 'granola muesli flaked-almond ground-almond desiccated-coconut',
      'vanilla-ice-cream': 'ready-custard double-cream clotted-cream greek-yogurt whipping-cream vegan-custard',
      'plain-flour': 'spelt-flour wholemeal-flour',
    },
    takes: [
      'apple pear peach plum rhubarb banana stem-ginger cherry | 40 | 3 | Add {a} to the dish, cut into bite-sized pieces where needed.',
      'ground-ginger mixed-spice ground-cardamom vanilla-extract orange-zest ground-cinnamon | 1 | 3 | Scatter with {a}.',
      'nut seed desiccated-coconut marzipan chocolate | 15 | 4 | Chop {a} roughly where needed. / Stir {a} into the topping.',
    ],
  },
  'chocolate-pudding': {
    title: 'Chocolate pudding',
    swapped: 'Pudding with {a: cocoa-powder}',
    also: 'chocolate puddings; chocolate custard; stovetop chocolate pudding; homemade chocolate pudding; american chocolate pudding; chocolate cornflour pudding; chocolate blancmange; choc pudding; chocolate pudding cup; chocolate pudding cups; choclate pudding; chocolate puding; schokoladenpudding; schokopudding; schoko-pudding; crème au chocolat; crème dessert au chocolat; natillas de chocolate; pudin de chocolate; pudim de chocolate cremoso; budino al cioccolato; chokladpudding; chokoladebudding; budyń czekoladowy; チョコレートプリン; チョコプリン; 巧克力布丁; بودينغ الشوكولاتة; פודינג שוקולד; चॉकलेट पुडिंग',
    summary: 'Smooth and silky, from {a: whole-milk, cocoa-powder, dark-chocolate}, chilled until set.',
    kinds: ['pudding', 'mousse'],
    courses: ['dessert', 'snack'],
    cuisines: ['american', 'german'],
    occasions: ['weeknight', 'birthday', 'lunchbox', 'party'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'sweet', 'mild', 'cold', 'warm', 'no-bake', 'make-ahead'],
    methods: ['boiled'],
    needs: ['hob', 'fridge'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 25 g cocoa-powder
      40 g cornflour
      70 g caster-sugar
      ? 1 pinch fine-salt
      550 ml whole-milk
      80 g dark-chocolate, chopped
      ? 1 tsp vanilla-extract`,
    method: `
      8m: Whisk {a: cocoa-powder, cornflour, caster-sugar, fine-salt} together in a small pot. / Whisk in {a: whole-milk} little by little. / Cook over medium heat, whisking all the time, until thick.
      Take the pot off the heat. / Stir in {a: dark-chocolate} until melted. / Stir in {a: vanilla-extract}.
      Divide between bowls.
      120m rest: Leave to cool, then chill in the fridge until set.
      Serve cold.`,
    swaps: {
      'whole-milk': 'lactose-free-milk oat-milk soy-milk rice-milk',
      'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate',
      cornflour: 'potato-starch tapioca-starch arrowroot',
    },
    varies: {
      'whole-milk': 'milk plant-milk light-coconut-milk coconut-milk',
      'dark-chocolate': 'chocolate',
      'caster-sugar': 'sugar syrup',
    },
    takes: [
      'orange-zest instant-coffee espresso ground-cinnamon chilli-powder dark-rum orange-liqueur peppermint-extract | 2 | 3 | Stir in {a}.',
      'peanut-butter hazelnut-butter almond-butter caramel-sauce chocolate-spread unsalted-butter double-cream | 12 | 3 | Stir in {a} until melted.',
      'banana berry soft-fruit nut whipping-cream biscuit ready-custard vanilla-ice-cream | 25 | 5 | Top with {a}.',
    ],
  },
  'no-bake-cheesecake': {
    title: 'No-bake cheesecake',
    also: 'no bake cheesecake; unbaked cheesecake; fridge cheesecake; refrigerator cheesecake; chilled cheesecake; easy cheesecake; no bake strawberry cheesecake; no-bake strawberry cheesecake; biscuit base cheesecake; cold cheesecake; nobake cheesecake; no bake cheese cake; philadelphia torte; kühlschranktorte; käsekuchen ohne backen; kaesekuchen ohne backen; cheesecake ohne backen; cheesecake sans cuisson; tarta de queso sin horno; tarta de queso fría; cheesecake sem forno; cheesecake fredda; cheesecake senza cottura; レアチーズケーキ; 免烤芝士蛋糕; 冻芝士蛋糕; تشيز كيك بدون خبز; עוגת גבינה ללא אפייה; नो बेक चीज़केक',
    summary: 'A crunchy base under a thick layer of {a: cream-cheese, whipping-cream}[, with {b: strawberry} on top].',
    kinds: ['cheesecake', 'cake', 'pudding'],
    courses: ['dessert'],
    cuisines: ['british', 'american'],
    occasions: ['birthday', 'party', 'guests', 'buffet', 'barbecue', 'easter', 'sunday'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'creamy', 'cold', 'sweet', 'festive', 'mild', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['fridge'],
    makes: '1 cake for 10, by whole',
    prep: 25,
    list: `
      220 g digestive-biscuit
      110 g unsalted-butter, melted
      500 g cream-cheese, at room temperature
      100 g icing-sugar
      ? 2 tsp vanilla-extract
      ? 1 tbsp lemon-juice
      300 ml whipping-cream, cold
      ? 250 g strawberry, halved`,
    method: `
      Line a tin of about {23cm} with baking paper.
      Crush {a: digestive-biscuit} to fine crumbs. / Stir in {a: unsalted-butter}. / Press the mixture firmly into the tin.
      Beat {a: cream-cheese, icing-sugar} together in a large bowl until smooth. / Beat in {a: vanilla-extract}. / Beat in {a: lemon-juice}.
      Whip {a: whipping-cream} to soft peaks. / Fold {a: whipping-cream} in gently, keeping the air in the mixture.
      300m rest: Spread the mixture in the tin and smooth the top. / Chill in the fridge until set.
      Top with {a: strawberry}. / Serve cold.`,
    swaps: {
      'digestive-biscuit': 'gluten-free-biscuit cornflake',
      'unsalted-butter': 'vegan-butter coconut-oil*0.8',
      'cream-cheese': 'lactose-free-cream-cheese vegan-cream-cheese',
      'whipping-cream': 'lactose-free-cream vegan-double-cream',
      'icing-sugar': 'caster-sugar',
    },
    varies: {
      'digestive-biscuit': 'biscuit oatcake',
      'cream-cheese': 'mascarpone quark ricotta',
      'whipping-cream': 'double-cream vegan-double-cream',
      strawberry: 'berry soft-fruit lemon-curd fruit-compote caramel-sauce dulce-de-leche jam',
      'lemon-juice': 'lime-juice fresh-lemon-juice',
    },
    takes: [
      'chocolate | 20 | 4 | Melt {a} in a bowl over barely simmering water, stirring. / Beat in {a}.',
      'lemon-zest lime-zest orange-zest instant-coffee matcha espresso ground-cinnamon peanut-butter lemon-curd clear-honey condensed-milk | 5 | 4 | Beat in {a}.',
      'raspberry blueberry mango stem-ginger cherry | 20 | 5 | Fold in {a}.',
      'nut chocolate-sandwich-biscuit speculoos-biscuit biscuit caramel-sauce berry soft-fruit jam passion-fruit | 15 | 6 | Top with {a}.',
    ],
  },
  meringues: {
    title: 'Meringues',
    also: 'meringue kisses; meringue cookies; meringue shells; meringue nests; french meringue; homemade meringues; baked meringue; forgotten cookies; egg white cookies; merengues; merangues; meringes; maringues; baiser; baisers; eiweißgebäck; meringue française; suspiros; merenguitos; meringhe; maränger; marengs; безе; メレンゲ; メレンゲクッキー; 蛋白糖; 蛋白霜饼; ميرينغ; נשיקות מרנג; मेरिंग',
    summary: 'Crisp, snow-white clouds of whisked {a: egg-white, caster-sugar}.',
    kinds: ['biscuit', 'sweets'],
    courses: ['baking', 'dessert', 'snack'],
    cuisines: ['french', 'swiss', 'british'],
    occasions: ['party', 'birthday', 'christmas', 'easter', 'buffet', 'guests'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'crunchy', 'light', 'festive', 'leftovers', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '16 pieces for 8, by half',
    prep: 15,
    list: `
      ! 4 egg-white, at room temperature
      ! 220 g caster-sugar
      ? 1 tsp lemon-juice
      ? 1 tsp vanilla-extract`,
    method: `
      Heat the oven to {110C} and line a baking tray with baking paper.
      Whisk {a: egg-white} to stiff peaks. / Whisk in {a: caster-sugar} little by little until thick and glossy.
      Fold in {a: lemon-juice}. / Fold in {a: vanilla-extract}.
      Drop spoonfuls of the mixture onto the tray, well apart.
      90m: Bake until the outside feels crisp and dry.
      60m rest: Turn the oven off, open the door a little and leave to cool inside.`,
    varies: { 'caster-sugar': 'white-sugar light-brown-sugar', 'lemon-juice': 'white-vinegar cider-vinegar' },
    takes: [
      'ground-almond ground-hazelnut cocoa-powder cocoa-nib instant-coffee desiccated-coconut ground-cinnamon orange-zest lemon-zest rose-water matcha | 2 | 4 | Fold in {a}.',
      'nut chocolate sprinkle | 4 | 5 | Chop {a} finely where needed. / Scatter with {a}.',
      'whipping-cream berry lemon-curd passion-fruit | 25 | 7 | Serve with {a}.',
    ],
  },
});
