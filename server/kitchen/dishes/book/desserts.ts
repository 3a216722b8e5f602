import { dishes } from '../read-dish.ts';

export const desserts = dishes({
  'fruit-salad': {
    title: 'Fruit salad',
    also: 'fruit salads; fresh fruit salad; mixed fruit salad; fruit bowl; fruit cocktail; summer fruit salad; tropical fruit salad; winter fruit salad; berry salad; fruit cup; chopped fruit; rainbow fruit salad; fruits salad; fruit sallad; obstsalat; fruchtsalat; salade de fruits; macédoine de fruits; macedonia de frutas; ensalada de frutas; salada de frutas; macedonia di frutta; fruktsallad; frugtsalat; fruktsalat; sałatka owocowa; meyve salatası; フルーツサラダ; 水果沙拉; سلطة فواكه; סלט פירות; फ्रूट सलाद; फलों का सलाद',
    summary: 'Colourful and juicy, with {a: strawberry, mango, kiwi-fruit, blueberry}[ in {b: orange-juice}].',
    kinds: ['fruit-salad', 'salad'],
    courses: ['dessert', 'breakfast', 'snack'],
    cuisines: ['international'],
    occasions: ['brunch', 'party', 'buffet', 'picnic', 'barbecue', 'lunchbox', 'birthday', 'weeknight'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'sweet', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    makes: '4 servings',
    prep: 20,
    list: `
      250 g strawberry, halved
      ? 1 mango, peeled and diced
      ? 2 kiwi-fruit, peeled and sliced
      ? 150 g blueberry
      ? 150 g table-grape, halved
      ? 100 ml orange-juice
      ? 1 tbsp lemon-juice
      ? 1 tbsp caster-sugar
      ? 8 leaf fresh-mint, torn`,
    method: `
      Cut {a: strawberry, mango, kiwi-fruit, blueberry, table-grape} into bite-sized pieces where needed. / Put {a: strawberry, mango, kiwi-fruit, blueberry, table-grape} in a large bowl.
      Whisk {a: orange-juice, lemon-juice, caster-sugar} together. / Pour the mixture over and stir until everything is coated.
      Leave to rest for {5 min} before serving. / Scatter with {a: fresh-mint} and serve.`,
    swaps: { strawberry: 'raspberry eating-apple banana watermelon' },
    varies: {
      strawberry: 'berry soft-fruit firm-fruit stone-fruit tropical-fruit frozen-fruit',
      mango: 'tropical-fruit soft-fruit stone-fruit firm-fruit melon',
      'kiwi-fruit': 'soft-fruit firm-fruit orange mandarin',
      blueberry: 'berry soft-fruit pomegranate',
      'table-grape': 'berry soft-fruit dried-fruit',
      'orange-juice': 'juice sugar-syrup plain-yogurt coconut-milk',
      'caster-sugar': 'sugar syrup honey',
    },
    takes: [
      'berry soft-fruit firm-fruit stone-fruit tropical-fruit melon orange mandarin banana | 40 | 2 | Cut {a} into bite-sized pieces where needed. / Add {a}.',
      'nut seed dried-fruit desiccated-coconut coconut-flake chocolate | 8 | 3 | Scatter with {a}.',
      'fresh-ginger lime-juice vanilla-extract ground-cinnamon clear-honey orange-blossom-water maraschino white-rum orange-liqueur | 2 | 3 | Stir in {a}.',
      'plain-yogurt greek-yogurt whipping-cream vanilla-ice-cream ready-custard soy-yogurt sorbet | 40 | 4 | Serve with {a}.',
    ],
  },
  'vanilla-ice-cream': {
    title: 'Vanilla ice cream',
    swapped: 'No-churn scoops with {a: vanilla-extract}',
    also: 'no churn ice cream; no-churn ice cream; no churn vanilla ice cream; no-churn vanilla ice cream; homemade ice cream; home made ice cream; ice cream without a machine; ice cream without machine; easy ice cream; two ingredient ice cream; 2 ingredient ice cream; condensed milk ice cream; homemade vanilla ice cream; vanila ice cream; vanilla icecream; ice creme; vanilleeis; vanille-eis; eis ohne eismaschine; glace à la vanille; glace vanille; helado de vainilla; sorvete de baunilha; gelato alla vaniglia; vaniljglass; vaniljeis; バニラアイス; バニラアイスクリーム; 香草冰淇淋; 香草冰激凌; آيس كريم الفانيليا; גלידת וניל; वनीला आइसक्रीम',
    summary: 'Smooth and rich from {a: whipping-cream, condensed-milk}, frozen without a machine.',
    kinds: ['ice-cream'],
    courses: ['dessert'],
    cuisines: ['american', 'international'],
    occasions: ['birthday', 'party', 'guests', 'barbecue', 'sunday'],
    seasons: ['summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cold', 'creamy', 'sweet', 'mild', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['freezer'],
    makes: '8 servings',
    prep: 15,
    list: `
      500 ml whipping-cream, cold
      350 g condensed-milk
      ! 3 tsp vanilla-extract
      ? 1 pinch fine-salt`,
    method: `
      Stir {a: condensed-milk, vanilla-extract, fine-salt} together in a large bowl.
      Whip {a: whipping-cream} to soft peaks. / Fold {a: whipping-cream} in gently, keeping the air in the mixture.
      360m rest: Tip everything into a baking dish. / Freeze until firm.
      10m rest: Leave to soften at room temperature for {10 min}. / Divide between bowls. / Serve straight away.`,
    swaps: { 'whipping-cream': 'lactose-free-cream vegan-double-cream coconut-cream', 'condensed-milk': 'vegan-condensed-milk' },
    varies: { 'vanilla-extract': 'vanilla-pod vanilla-paste', 'whipping-cream': 'double-cream coconut-cream plant-cream' },
    takes: [
      'strawberry raspberry blackberry blueberry mango cherry banana peach frozen-berry | 35 | 3 | Mash {a} roughly with a fork. / Fold in {a}.',
      'chocolate nut biscuit dried-fruit stem-ginger marshmallow toffee caramel-sweet meringue honeycomb cocoa-nib | 15 | 3 | Fold in {a}, cut small where needed.',
      'cocoa-powder instant-coffee espresso matcha ground-cinnamon lemon-zest peppermint-extract rose-water ground-cardamom | 3 | 2 | Whisk in {a} until smooth.',
      'caramel-sauce peanut-butter chocolate-spread jam dulce-de-leche biscuit-spread pistachio-paste lemon-curd | 15 | 3 | Fold in {a}.',
    ],
  },
  'banana-ice-cream': {
    title: 'Banana ice cream',
    also: 'nice cream; nicecream; banana nice cream; one ingredient ice cream; 1 ingredient ice cream; frozen banana ice cream; banana soft serve; healthy ice cream; banana icecream; bananna ice cream; bananeneis; bananen-eis; glace à la banane; helado de plátano; helado de banana; sorvete de banana; gelato alla banana; bananglass; バナナアイス; 香蕉冰淇淋; آيس كريم الموز; גלידת בננה; बनाना आइसक्रीम',
    summary: 'Frozen {a: banana} blended until smooth, soft and creamy.',
    kinds: ['ice-cream', 'sorbet'],
    courses: ['dessert', 'snack', 'breakfast'],
    cuisines: ['international'],
    occasions: ['weeknight', 'birthday'],
    seasons: ['summer'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'cold', 'creamy', 'sweet', 'mild', 'no-cook', 'no-bake', 'leftovers'],
    methods: ['raw'],
    needs: ['freezer', 'blender'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 5 banana, ripe
      3 tbsp whole-milk
      ? 1 tsp vanilla-extract`,
    method: `
      Line a baking tray with baking paper. / Peel {a: banana} and cut {a?it|them} into thick slices. / Lay {a: banana} on the tray, not touching.
      240m rest: Freeze until firm.
      5m rest: Leave to soften at room temperature for {5 min}.
      3m: Blend {a: banana, whole-milk} until smooth. / Stir in {a: vanilla-extract}.
      Serve straight away.`,
    swaps: { 'whole-milk': 'oat-milk soy-milk rice-milk lactose-free-milk' },
    varies: { 'whole-milk': 'milk plant-milk yogurt coconut-milk orange-juice cream' },
    takes: [
      'berry mango pineapple cherry peach | 40 | 5 | Add {a} and blend again until smooth.',
      'cocoa-powder peanut-butter almond-butter tahini chocolate-spread espresso matcha ground-cinnamon caramel-sauce date | 10 | 5 | Add {a} and blend again until smooth.',
      'chocolate nut seed desiccated-coconut biscuit maple-syrup granola | 8 | 5 | Top with {a}.',
    ],
  },
  'lemon-sorbet': {
    title: 'Lemon sorbet',
    also: 'lemon ice; lemon sherbet; lemon water ice; lemon granita; italian lemon ice; sorbet without a machine; homemade sorbet; citrus sorbet; lemon sorbets; lemon sorbay; lemmon sorbet; lemon sorbert; zitronensorbet; zitroneneis; sorbet citron; sorbet au citron; sorbete de limón; helado de limón; sorbet de limão; sorvete de limão; sorbetto al limone; citronsorbet; レモンシャーベット; レモンソルベ; 柠檬雪葩; 柠檬冰糕; سوربيه الليمون; סורבה לימון; लेमन सॉर्बे',
    summary: 'Sharp, cold and refreshing, with {a: lemon-juice, white-sugar}.',
    kinds: ['sorbet', 'ice-cream'],
    courses: ['dessert'],
    cuisines: ['italian', 'french'],
    occasions: ['guests', 'barbecue', 'date', 'party'],
    seasons: ['summer'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'light', 'fresh', 'cold', 'sour', 'sweet', 'no-bake', 'make-ahead'],
    methods: ['boiled'],
    needs: ['hob', 'freezer', 'blender'],
    makes: '6 servings',
    prep: 15,
    list: `
      250 g white-sugar
      350 ml plain-water
      ! 220 ml lemon-juice
      ? 2 tsp lemon-zest, finely grated
      ? 2 sprig fresh-mint, to serve`,
    method: `
      5m: Put {a: white-sugar, plain-water} in a small pot. / Stir over low heat until everything has dissolved.
      30m rest: Take the pot off the heat. / Stir in {a: lemon-zest}. / Leave to cool until lukewarm.
      300m rest: Stir in {a: lemon-juice}. / Tip everything into a baking dish. / Freeze until firm.
      3m: Break into pieces with a knife. / Blend until smooth.
      60m rest: Freeze until firm.
      Divide between bowls. / Serve straight away[ with {a: fresh-mint}].`,
    swaps: { 'white-sugar': 'caster-sugar' },
    varies: { 'lemon-juice': 'fresh-lemon-juice', 'lemon-zest': 'lime-zest orange-zest', 'white-sugar': 'sugar' },
    takes: [
      'prosecco vodka limoncello gin elderflower-cordial lime-juice orange-juice | 15 | 3 | Stir in {a}.',
      'fresh-ginger fresh-basil fresh-thyme fresh-rosemary dried-lavender fresh-mint | 1 | 2 | Add {a}.',
      'raspberry strawberry mango blueberry cucumber | 30 | 5 | Add {a} and blend again until smooth.',
    ],
  },
});
