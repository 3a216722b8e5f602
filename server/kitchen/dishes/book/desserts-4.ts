import { dishes } from '../read-dish.ts';

export const dessertsFourth = dishes({
  'eton-mess': {
    title: 'Eton mess',
    also: 'strawberry eton mess; etons mess; eaton mess; eton mes; strawberries and cream; strawberries with cream; strawberry meringue mess; meringue and cream dessert; crushed meringue dessert; lancing mess; erdbeer-baiser-dessert; erdbeeren mit sahne; fraises à la chantilly et meringue; fresas con nata y merengue; morangos com chantilly e suspiro; イートンメス; 伊顿麦斯; 伊顿混乱; إيتون ميس; איטון מס; ईटन मेस',
    summary: 'Juicy {a: strawberry}, soft {b: whipping-cream} and crushed {c: meringue}, tumbled together.',
    kinds: ['pudding', 'fruit-salad'],
    courses: ['dessert'],
    cuisines: ['british'],
    occasions: ['guests', 'party', 'barbecue', 'sunday', 'picnic', 'birthday'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['quick', 'easy', 'sweet', 'creamy', 'fresh', 'cold', 'crunchy', 'no-cook', 'no-bake', 'leftovers'],
    methods: ['raw'],
    makes: '4 servings',
    prep: 15,
    list: `
      400 g strawberry, halved
      ? 1 tbsp icing-sugar
      300 ml whipping-cream, cold
      ? 1/2 tsp vanilla-extract
      ! 80 g meringue`,
    method: `
      Cut {a: strawberry} into small pieces where needed. / Put {a: strawberry half} in a large bowl. / Stir in {a: icing-sugar}. / Mash {a: strawberry half} roughly with a fork.
      Whip {a: whipping-cream} to soft peaks. / Stir in {a: vanilla-extract}.
      Break {a: meringue} into bite-sized pieces. / Fold {a: whipping-cream} in gently, keeping the air in the mixture. / Fold in {a: meringue}. / Fold in {a: strawberry rest}.
      Divide between bowls. / Serve straight away.`,
    swaps: { 'whipping-cream': 'lactose-free-cream vegan-double-cream', strawberry: 'raspberry mango' },
    varies: {
      strawberry: 'berry soft-fruit stone-fruit tropical-fruit frozen-berry rhubarb',
      'whipping-cream': 'double-cream greek-yogurt vegan-double-cream coconut-cream',
    },
    takes: [
      'berry soft-fruit chocolate nut lemon-curd stem-ginger passion-fruit | 20 | 4 | Fold in {a}, cut small where needed.',
      'lemon-zest rose-water elderflower-cordial balsamic-vinegar fresh-mint orange-liqueur ground-cinnamon | 1 | 2 | Stir in {a}.',
    ],
  },
  'strawberry-shortcake': {
    title: 'Strawberry shortcake',
    swapped: 'Shortcake with {a: strawberry}',
    also: 'strawberry shortcakes; strawberry short cake; american shortcake; shortcake with strawberries; strawberries and cream shortcake; shortcake biscuits with strawberries; berry shortcake; strawbery shortcake; strawberry shortcakes with cream; erdbeer-shortcake; erdbeertörtchen mit sahne; sablé aux fraises; pastel de fresas y nata; bolo de morango com creme; ストロベリーショートケーキ; 草莓酥饼; 草莓奶油酥饼; شورت كيك الفراولة; שורטקייק תותים; स्ट्रॉबेरी शॉर्टकेक',
    summary: 'Warm, tender rounds split and filled with {a: strawberry, whipping-cream}.',
    kinds: ['scone', 'cake'],
    courses: ['dessert', 'baking'],
    cuisines: ['american'],
    occasions: ['sunday', 'party', 'guests', 'picnic', 'birthday', 'barbecue'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'creamy', 'fresh', 'comforting', 'mild'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '8 pieces for 8, by half',
    prep: 25,
    list: `
      ! 500 g strawberry, sliced
      100 g caster-sugar
      320 g plain-flour
      4 tsp baking-powder
      ? 1/4 tsp fine-salt
      100 g unsalted-butter, cold, diced
      200 ml whole-milk
      300 ml whipping-cream, cold
      ? 1 tsp vanilla-extract`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      Cut {a: strawberry} into small pieces where needed. / Toss {a: strawberry} with {b: caster-sugar half}.
      Stir {a: plain-flour, baking-powder, fine-salt} together in a large bowl. / Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Stir in {a: caster-sugar rest}.
      Pour in {a: whole-milk most}. / Stir quickly to a soft, sticky dough; do not knead.
      Pat the dough out {3cm} thick. / Cut out rounds of about {6cm} and put them on the tray, pressing the leftover dough together for the last ones. / Brush with {a: whole-milk rest}.
      14m: Bake until golden. / Leave to cool until just warm.
      Whip {a: whipping-cream} to soft peaks. / Stir in {a: vanilla-extract}.
      Cut the rounds open and fill them with {a: strawberry, whipping-cream}. / Serve straight away.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'unsalted-butter': 'vegan-butter',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'whipping-cream': 'lactose-free-cream vegan-double-cream',
    },
    varies: {
      strawberry: 'berry soft-fruit stone-fruit mango frozen-berry',
      'whole-milk': 'milk plant-milk buttermilk kefir',
      'whipping-cream': 'double-cream clotted-cream mascarpone greek-yogurt vanilla-ice-cream',
    },
    takes: [
      'lemon-zest orange-zest vanilla-extract ground-cinnamon ground-cardamom | 1 | 4 | Stir in {a}.',
      'chocolate nut dried-fruit desiccated-coconut | 10 | 4 | Stir in {a}, cut small where needed.',
      'fresh-basil fresh-mint balsamic-vinegar lemon-juice orange-liqueur berry | 2 | 3 | Toss {a} with the rest.',
    ],
  },
  macaroons: {
    title: 'Coconut macaroons',
    also: 'macaroon; coconut macaroon; macaroons with coconut; coconut cookies; coconut biscuits; coconut balls baked; passover macaroons; coconut haystacks; coconut pyramids; chocolate dipped macaroons; cocanut macaroons; coconut macarons; maccaroons; macroons; kokosmakronen; kokos-makronen; rochers coco; rochers à la noix de coco; congolais; coquitos; cocadas al horno; sequilhos de coco; amaretti al cocco; kokostoppar; kokosmakroner; ココナッツマカロン; 椰子马卡龙; 椰蓉球; كوكيز جوز الهند; עוגיות קוקוס; नारियल मैकरून',
    summary: 'Chewy inside and golden outside, with {a: desiccated-coconut, egg-white}.',
    kinds: ['biscuit', 'sweets'],
    courses: ['baking', 'snack', 'dessert'],
    cuisines: ['american', 'german', 'french'],
    occasions: ['christmas', 'passover', 'easter', 'party', 'lunchbox'],
    seasons: ['winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'make-ahead', 'leftovers', 'festive'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '24 pieces for 12, by half',
    prep: 12,
    list: `
      ! 250 g desiccated-coconut
      150 g caster-sugar
      ? 1 pinch fine-salt
      ! 4 egg-white
      ? 1 tsp vanilla-extract
      ? 100 g dark-chocolate, chopped`,
    method: `
      Heat the oven to {170C} and line a baking tray with baking paper.
      Stir {a: desiccated-coconut, caster-sugar, fine-salt} together in a large bowl.
      Whisk {a: egg-white} until foamy and pour over. / Toss everything together. / Stir in {a: vanilla-extract}.
      Drop spoonfuls of the mixture onto the tray, well apart.
      18m: Bake until golden.
      20m rest: Leave to cool on a rack.
      4m: Melt {a: dark-chocolate} in a bowl over barely simmering water, stirring. / Drizzle with {a: dark-chocolate}.`,
    swaps: { 'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate' },
    varies: { 'dark-chocolate': 'chocolate', 'caster-sugar': 'sugar' },
    takes: [
      'nut glace-cherry dried-fruit chocolate candied-peel stem-ginger | 6 | 4 | Chop {a} finely where needed. / Stir in {a}.',
      'lemon-zest lime-zest orange-zest almond-extract cocoa-powder ground-cardamom matcha | 0.5 | 3 | Stir in {a}.',
    ],
  },
  'chocolate-truffles': {
    title: 'Chocolate truffles',
    swapped: 'Soft rounds of {a: dark-chocolate}',
    also: 'chocolate truffle; truffles; dark chocolate truffles; ganache truffles; chocolate ganache balls; homemade truffles; homemade chocolate truffles; cocoa truffles; chocolate balls; christmas truffles; choc truffles; choclate truffles; chocolate trufles; chocolate truffels; schokoladentrüffel; schokotrüffel; trüffelpralinen; truffes au chocolat; trufas de chocolate; tartufi al cioccolato; chokladtryfflar; chokoladetrøfler; トリュフチョコ; チョコレートトリュフ; 巧克力松露; ترافل الشوكولاتة; כדורי שוקולד; טראפלס; चॉकलेट ट्रफल',
    summary: 'Small, soft rounds of {a: dark-chocolate, double-cream}[, rolled in {b: cocoa-powder}].',
    kinds: ['sweets'],
    courses: ['dessert', 'snack'],
    cuisines: ['french', 'belgian', 'swiss'],
    occasions: ['christmas', 'valentine', 'date', 'guests', 'party', 'new-year', 'easter'],
    seasons: ['winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'creamy', 'festive', 'no-bake', 'make-ahead'],
    methods: ['boiled'],
    needs: ['hob', 'fridge'],
    makes: '24 pieces for 12, by half',
    prep: 25,
    list: `
      150 ml double-cream
      250 g dark-chocolate, finely chopped
      ? 20 g unsalted-butter
      ? 1 pinch fine-salt
      ? 30 g cocoa-powder`,
    method: `
      4m: Heat {a: double-cream} in a small pot over medium heat until it steams; do not let it boil. / Take the pot off the heat.
      Stir in {a: dark-chocolate} until melted. / Stir in {a: unsalted-butter, fine-salt}.
      120m rest: Tip everything into a baking dish. / Chill in the fridge until firm.
      Shape into balls of about {3cm}. / Roll the balls in {a: cocoa-powder}.
      30m rest: Chill in the fridge for {30 min}.`,
    swaps: {
      'double-cream': 'lactose-free-cream coconut-cream oat-cream soy-cream',
      'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate',
      'unsalted-butter': 'vegan-butter coconut-oil*0.8',
    },
    varies: {
      'dark-chocolate': 'chocolate',
      'double-cream': 'cream coconut-cream coconut-milk plant-cream',
      'cocoa-powder': 'desiccated-coconut nut icing-sugar sprinkle matcha carob-powder biscuit',
    },
    takes: [
      'dark-rum brandy whisky orange-liqueur coffee-liqueur amaretto orange-zest espresso instant-coffee peppermint-extract chilli-powder ground-cinnamon vanilla-extract | 2 | 3 | Stir in {a}.',
      'nut dried-fruit biscuit desiccated-coconut stem-ginger candied-peel peanut-butter hazelnut-butter | 6 | 3 | Stir in {a}, cut small where needed.',
    ],
  },
});
