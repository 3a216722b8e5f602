import { dishes } from '../read-dish.ts';

export const dessertsThird = dishes({
  'baked-apples': {
    title: 'Baked apples',
    swapped: 'Baked {a: eating-apple}',
    also: 'baked apple; stuffed baked apples; stuffed apples; roast apples; roasted apples; oven baked apples; cinnamon baked apples; whole baked apples; filled baked apples; apples baked in the oven; baked stuffed apples; backed apples; bratapfel; bratäpfel; bratapfel mit marzipan; pommes au four; pomme au four; manzanas asadas; manzanas al horno; maçã assada; maçãs assadas; mele al forno; ugnsbakade äpplen; stekte epler; pieczone jabłka; печёные яблоки; 焼きりんご; 烤苹果; تفاح مشوي; תפוחים אפויים; बेक्ड एप्पल',
    summary: 'Whole {a: eating-apple} baked until soft[, filled with {b: raisin, walnut-half}].',
    kinds: ['stuffed', 'pudding'],
    courses: ['dessert'],
    cuisines: ['german', 'british', 'polish', 'european'],
    occasions: ['christmas', 'weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children'],
    manners: ['easy', 'cheap', 'comforting', 'sweet', 'warm', 'mild', 'light'],
    methods: ['baked', 'stuffed'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 4 eating-apple
      ? 50 g raisin
      ? 40 g walnut-half, finely chopped
      40 g light-brown-sugar
      ? 1 tsp ground-cinnamon
      30 g unsalted-butter, diced
      150 ml apple-juice
      ? 250 ml ready-custard, to serve`,
    method: `
      Heat the oven to {190C}.
      Cut the core out of {a: eating-apple} from the top. / Put {a: eating-apple} in a baking dish.
      Mix {a: raisin, walnut-half, light-brown-sugar, ground-cinnamon} in a bowl. / Spoon the filling into the hollows. / Scatter with {a: unsalted-butter}.
      40m: Pour in {a: apple-juice}. / Bake {a: eating-apple} until a knife goes in without resistance.
      5m rest: Leave to rest for {5 min} before serving. / Serve warm[ with {a: ready-custard}].`,
    swaps: {
      'unsalted-butter': 'vegan-butter coconut-oil*0.8',
      'apple-juice': 'plain-water',
      'ready-custard': 'vegan-custard',
      'walnut-half': 'sunflower-seed pumpkin-seed',
    },
    varies: {
      'eating-apple': 'cooking-apple pear quince',
      raisin: 'dried-fruit',
      'walnut-half': 'nut seed amaretti-biscuit rolled-oat marzipan',
      'light-brown-sugar': 'sugar syrup honey',
      'apple-juice': 'juice white-wine plain-water',
      'ready-custard': 'vanilla-ice-cream vegan-ice-cream double-cream whipping-cream greek-yogurt creme-fraiche',
    },
    takes: [
      'marzipan nut dried-fruit seed rolled-oat chocolate amaretti-biscuit candied-peel | 8 | 3 | Chop {a} finely where needed. / Put {a} in a bowl, for the filling.',
      'ground-ginger mixed-spice ground-cardamom orange-zest lemon-zest vanilla-extract dark-rum calvados | 1 | 4 | Scatter with {a}.',
    ],
  },
  'poached-pears': {
    title: 'Poached pears',
    swapped: 'Poached {a: fresh-pear}',
    also: 'poached pear; pears in red wine; red wine poached pears; pears poached in red wine; wine poached pears; mulled pears; spiced poached pears; pears in wine; drunken pears; stewed pears; poached fruit; poatched pears; poched pears; rotweinbirnen; pochierte birnen; birnen in rotwein; poires au vin; poires au vin rouge; poires pochées; peras al vino; peras al vino tinto; peras ao vinho; peras bêbedas; pere al vino rosso; pere al vino; stoofpeertjes; päron i rödvin; 洋梨のコンポート; 洋梨の赤ワイン煮; 红酒炖梨; كمثرى مطبوخة; אגסים ביין; वाइन में पकी नाशपाती',
    summary: 'Tender {a: fresh-pear} simmered in spiced {b: red-wine} and served in a glossy sauce.',
    kinds: ['pudding', 'fruit-salad'],
    courses: ['dessert'],
    cuisines: ['french', 'spanish', 'italian'],
    occasions: ['guests', 'date', 'christmas', 'valentine', 'new-year'],
    seasons: ['autumn', 'winter'],
    manners: ['easy', 'light', 'sweet', 'warm', 'cold', 'festive', 'one-pot', 'no-bake', 'make-ahead'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 4 fresh-pear, peeled
      600 ml red-wine
      120 g caster-sugar
      ? = 1 cinnamon-stick
      ? = 3 whole-clove
      ? 1 tsp orange-zest
      ? 120 g creme-fraiche, to serve`,
    method: `
      5m: Put {a: red-wine, caster-sugar} in a large pot. / Stir over low heat until everything has dissolved. / Add {a: cinnamon-stick, whole-clove, orange-zest}.
      25m: Add {a: fresh-pear}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: fresh-pear} until a knife goes in without resistance.
      12m: Lift {a: fresh-pear} out and set aside. / Bring to the boil and simmer until slightly thickened.
      20m rest: Pour the sauce over. / Leave to cool until just warm.
      Serve warm or cold. / Serve with {a: creme-fraiche}.`,
    swaps: {
      'red-wine': 'alcohol-free-red-wine grape-juice cranberry-juice',
      'creme-fraiche': 'lactose-free-cream oat-cream coconut-yogurt',
    },
    varies: {
      'fresh-pear': 'pear quince eating-apple stone-fruit',
      'red-wine': 'white-wine rose-wine port juice plain-water mulled-wine',
      'caster-sugar': 'sugar syrup honey',
      'creme-fraiche': 'mascarpone vanilla-ice-cream vegan-ice-cream whipping-cream greek-yogurt double-cream ready-custard',
    },
    takes: [
      'star-anise cardamom-pod fresh-ginger vanilla-pod vanilla-extract lemon-zest black-peppercorn bay-leaf | 1 | 2 | Add {a}.',
      'dried-fruit cranberry blackberry fig | 15 | 3 | Add {a}.',
      'chocolate chocolate-syrup nut blue-cheese amaretti-biscuit caramel-sauce | 15 | 5 | Chop {a} roughly where needed. / Scatter with {a}.',
    ],
  },
  'semolina-pudding': {
    title: 'Semolina pudding',
    swapped: 'Creamy pudding of {a: semolina}',
    also: 'semolina; semolina porridge; creamed semolina; milk semolina; sweet semolina; semolina pud; semolina milk pudding; cream of wheat; farina pudding; manna pudding; semolena pudding; semolina puding; grießbrei; griessbrei; grießpudding; griesspudding; grießkoch; semoule au lait; gâteau de semoule; sémola con leche; mingau de semolina; budino di semolino; semolino dolce; mannagrynsgröt; mannapuuro; mannagrøt; semuljegrød; kasza manna; krupicová kaše; tejbegríz; griș cu lapte; манная каша; каша манная; irmik tatlısı; セモリナプディング; 粗麦粉布丁; بودينغ السميد; דייסת סולת; सूजी की खीर',
    summary: 'Soft, smooth and warming, with {a: semolina, whole-milk}.',
    kinds: ['pudding', 'porridge'],
    courses: ['dessert', 'breakfast', 'snack'],
    cuisines: ['british', 'german', 'austrian', 'scandinavian', 'polish', 'russian'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'baby', 'students'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'creamy', 'mild', 'sweet', 'warm', 'filling', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 3,
    list: `
      1000 ml whole-milk
      ? 45 g caster-sugar
      ? 1 pinch fine-salt
      110 g semolina
      ? 1 tsp vanilla-extract
      ? 15 g unsalted-butter
      ? 1/2 tsp ground-cinnamon`,
    method: `
      6m: Bring {a: whole-milk} to the boil in a large pot. / Stir in {a: caster-sugar, fine-salt}.
      8m: Pour in {a: semolina} in a thin stream, whisking. / Simmer over low heat, stirring often, until thick and creamy.
      5m rest: Take the pot off the heat. / Stir in {a: vanilla-extract, unsalted-butter}. / Leave to rest for {5 min} before serving.
      Divide between bowls. / Dust with {a: ground-cinnamon} and serve.`,
    swaps: {
      semolina: 'fine-cornmeal',
      'whole-milk': 'lactose-free-milk oat-milk rice-milk soy-milk',
      'unsalted-butter': 'vegan-butter',
    },
    varies: {
      'whole-milk': 'milk plant-milk light-coconut-milk',
      'ground-cinnamon': 'ground-nutmeg ground-cardamom mixed-spice cinnamon-sugar cocoa-powder',
      'vanilla-extract': 'vanilla-pod vanilla-paste lemon-zest orange-zest rose-water orange-blossom-water',
      'caster-sugar': 'sugar syrup honey',
    },
    takes: [
      'berry soft-fruit jam fruit-compote apple-sauce nut orange caramel-sauce stone-fruit | 35 | 4 | Top with {a}.',
      'dried-fruit lemon-zest orange-zest coconut-milk cocoa-powder condensed-milk egg-yolk | 15 | 3 | Stir in {a}.',
      'chocolate cream syrup spread | 15 | 3 | Stir in {a} until melted.',
    ],
  },
  jelly: {
    title: 'Fruit jelly',
    swapped: 'Wobbly glasses of {a: cranberry-juice}',
    also: 'jello; jell-o; fruit jello; jelly and fruit; jelly with fruit; raspberry jelly; homemade jelly; home made jelly; fresh fruit jelly; juice jelly; red jelly; berry jelly; party jelly; jelly dessert; gelatin dessert; gelatine dessert; jelo; jely; jelley; wackelpudding; götterspeise; wackelpeter; gelée de fruits; gelatina de frutas; gelatina; gelatina di frutta; fruktgelé; ゼリー; フルーツゼリー; 果冻; 水果果冻; جيلي; جيلي الفواكه; ג׳לי; फ्रूट जेली; जेली',
    summary: 'Bright and wobbly, of {a: cranberry-juice}[ with {b: raspberry}].',
    kinds: ['jelly', 'pudding'],
    courses: ['dessert', 'snack'],
    cuisines: ['british', 'american'],
    occasions: ['birthday', 'party', 'halloween', 'buffet'],
    seasons: ['summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'light', 'fresh', 'cold', 'sweet', 'mild', 'no-bake', 'make-ahead'],
    methods: ['boiled'],
    needs: ['hob', 'fridge'],
    makes: '6 servings',
    prep: 10,
    list: `
      ? 200 g raspberry
      700 ml cranberry-juice
      5 tsp gelatine-powder
      70 g caster-sugar`,
    method: `
      Divide {a: raspberry} between glasses.
      5m rest: Pour {a: cranberry-juice half} into a small pot. / Scatter {a: gelatine-powder} over the top and leave to swell for {5 min}.
      6m: Stir in {a: caster-sugar}. / Heat slowly, stirring, until it just begins to simmer. / Simmer very gently for {2 min}, stirring, until everything has dissolved.
      Take the pot off the heat. / Stir in {a: cranberry-juice rest}. / Pour into glasses.
      240m rest: Leave to cool, then chill in the fridge until set.
      Serve cold.`,
    swaps: { 'gelatine-powder': 'agar-agar*0.4', 'cranberry-juice': 'grape-juice apple-juice' },
    varies: {
      raspberry: 'strawberry blueberry blackberry redcurrant frozen-berry cherry table-grape mandarin peach tinned-peach',
      'cranberry-juice':
        'apple-juice grape-juice orange-juice cherry-juice mixed-fruit-juice blackcurrant-juice pomegranate-juice beetroot-juice',
      'caster-sugar': 'sugar syrup honey',
    },
    takes: [
      'strawberry blueberry blackberry mandarin peach table-grape cherry banana | 35 | 1 | Cut {a} into small pieces where needed. / Divide {a} between glasses.',
      'prosecco elderflower-cordial lemon-juice lime-juice vodka champagne sparkling-wine | 12 | 4 | Stir in {a}.',
      'whipping-cream ready-custard vanilla-ice-cream vegan-custard | 25 | 7 | Serve with {a}.',
    ],
  },
});
