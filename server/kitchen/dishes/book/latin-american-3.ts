import { chillies } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const latinAmerican3 = dishes({
  chimichurri: {
    title: 'Chimichurri',
    also: 'chimichuri; chimmichurri; chimi churri; chimichurry; chimichurri sauce; salsa chimichurri; chimi; argentinian steak sauce; argentine parsley sauce; green steak sauce; herb sauce for steak; parsley and garlic sauce; チミチュリ; チミチュリソース; 阿根廷香芹酱; 青酱 阿根廷; تشيميتشوري; צ׳ימיצ׳ורי; चिमिचुर्री; чимичурри',
    summary: 'A sharp green sauce of {a: fresh-parsley, fresh-garlic, olive-oil, red-wine-vinegar}, for anything grilled.',
    kinds: ['sauce', 'marinade', 'dip'],
    courses: ['sauce'],
    cuisines: ['argentinian', 'latin-american'],
    occasions: ['barbecue', 'party', 'picnic'],
    seasons: ['summer'],
    manners: ['quick', 'easy', 'cheap', 'fresh', 'cold', 'sour', 'savoury', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: [],
    makes: '6 servings',
    prep: 15,
    list: `
      ! 2 bunch fresh-parsley
      ? 4 clove fresh-garlic, crushed
      ? 1 tsp dried-oregano
      ? 1/2 tsp chilli-flake
      3 tbsp red-wine-vinegar
      120 ml olive-oil
      ? 1/2 tsp fine-salt`,
    method: `
      Chop {a: fresh-parsley} finely. / Put {a: fresh-parsley} in a large bowl.
      Stir in {a: fresh-garlic}. / Stir in {a: dried-oregano, chilli-flake}. / Season with {a: fine-salt}.
      Stir in {a: red-wine-vinegar}. / Stir in {a: olive-oil}.
      10m rest: Leave to stand for {10 min} so that the flavours mingle. / Taste and season again.
      Spoon into a clean jar and keep in the fridge.`,
    varies: {
      'fresh-parsley': 'herb',
      'red-wine-vinegar': 'vinegar lemon-juice lime-juice',
      'chilli-flake': chillies,
      'olive-oil': 'oil',
    },
    takes: [
      'fresh-coriander fresh-mint fresh-oregano fresh-basil lemon-zest spring-onion shallot red-onion caper sweet-pepper avocado | 5 | 3 | Chop {a} finely where needed. / Stir in {a}.',
    ],
    swaps: { 'red-wine-vinegar': 'cider-vinegar white-vinegar lemon-juice' },
  },
  'pao-de-queijo': {
    title: 'Pão de queijo',
    also: 'pao de queijo; paõ de queijo; pan de queso brasileño; pao do queijo; pao de quejo; pães de queijo; paes de queijo; brazilian cheese bread; brazilian cheese balls; brazilian cheese puffs; brazilian cheese rolls; cheese bread balls; cheese puffs brazilian; tapioca cheese bread; pan de bono; pandebono; ポンデケージョ; ポン・デ・ケイジョ; 巴西奶酪面包; 巴西芝士球; خبز الجبن البرازيلي; לחמניות גבינה ברזילאיות; पाओ दे केजो; пан де кейжо',
    summary: 'Crisp, chewy little balls of {a: tapioca-starch} with {b: parmesan, mozzarella}, eaten warm.',
    kinds: ['roll', 'nibbles', 'bread'],
    courses: ['snack', 'baking', 'breakfast', 'side'],
    cuisines: ['brazilian', 'latin-american'],
    occasions: ['brunch', 'party', 'lunchbox', 'buffet'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'comforting', 'crunchy', 'savoury', 'mild', 'warm'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '32 pieces for 8, by half',
    prep: 20,
    list: `
      ! 400 g tapioca-starch
      200 ml whole-milk
      100 ml vegetable-oil
      ? 1 tsp fine-salt
      2 hen-egg
      150 g parmesan, grated
      100 g mozzarella, grated`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      4m: Put {a: whole-milk, vegetable-oil} in a small pot. / Add {a: fine-salt}. / Bring to the boil. / Take the pot off the heat.
      10m rest: Put {a: tapioca-starch} in a large bowl. / Pour in the warm mixture and stir to a rough dough. / Leave to cool until just warm.
      Beat in {a: hen-egg} little by little. / Add {a: parmesan, mozzarella} and knead with your hands until the mixture holds together.
      Shape into balls of about {3cm} and lay them on the tray, well apart.
      20m*: Bake until risen and deep golden.
      Serve warm.`,
    varies: {
      parmesan: 'hard-cheese cheddar feta',
      mozzarella: 'melting-cheese',
      'vegetable-oil': 'oil butter vegan-butter',
      'whole-milk': 'plant-milk',
    },
    takes: [
      'herb bacon-bit spring-onion black-pepper smoked-paprika garlic-powder sun-dried-tomato olive | 2 | 5 | Chop {a} finely where needed. / Knead in {a}.',
    ],
    swaps: {
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      'hen-egg': 'flax-egg',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan*0.6',
      mozzarella: 'lactose-free-mozzarella vegan-mozzarella',
    },
  },
  brigadeiros: {
    title: 'Brigadeiros',
    also: 'brigadeiro; brigadero; brigaderos; brigadiero; brigadieros; brigaderio; brazilian chocolate truffles; brazilian fudge balls; brazilian truffles; brazilian chocolate balls; chocolate fudge balls; condensed milk chocolate balls; negrinho; docinhos de festa; docinho de festa; brigadeiro de chocolate; ブリガデイロ; 巴西巧克力球; 巴西松露巧克力; بريغاديرو; בריגדיירו; ब्रिगेडेइरो; бригадейро',
    summary: 'Small, soft balls of {a: condensed-milk, cocoa-powder}[, rolled in {b: sprinkle}].',
    kinds: ['sweets'],
    courses: ['dessert', 'snack'],
    cuisines: ['brazilian', 'latin-american'],
    occasions: ['birthday', 'party', 'valentine', 'christmas', 'buffet'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'sweet', 'festive', 'make-ahead', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob', 'fridge'],
    makes: '20 pieces for 10, by half',
    prep: 20,
    list: `
      400 g condensed-milk
      ! 30 g cocoa-powder
      25 g unsalted-butter
      ? 1 pinch fine-salt
      ? 70 g sprinkle`,
    method: `
      Put {a: condensed-milk} in a small pot. / Whisk in {a: cocoa-powder} until smooth. / Stir in {a: unsalted-butter, fine-salt}.
      12m: Cook over low heat, stirring all the time, until the mixture is thick and comes away from the bottom of the pot.
      60m rest: Leave to cool, then chill in the fridge until set.
      Shape into balls of about {3cm} with wet hands.
      Roll in {a: sprinkle}. / Keep in the fridge and eat within three days.`,
    varies: {
      sprinkle: 'nut desiccated-coconut coconut-flake chocolate cocoa-powder seed icing-sugar freeze-dried-strawberry puffed-rice',
      'cocoa-powder': 'drinking-chocolate carob-powder',
    },
    takes: [
      'vanilla-extract instant-coffee orange-zest ground-cinnamon dark-rum coffee-liqueur orange-liqueur chilli-flake | 1 | 2 | Stir in {a}.',
      'nut desiccated-coconut dark-chocolate peanut-butter chocolate-spread | 5 | 3 | Stir in {a}, cut small where needed.',
    ],
    swaps: {
      'condensed-milk': 'vegan-condensed-milk',
      'unsalted-butter': 'vegan-butter coconut-oil*0.85',
      sprinkle: 'desiccated-coconut*0.6',
    },
  },
  caipirinha: {
    title: 'Caipirinha',
    also: 'caipirinhas; capirinha; caiprinha; caiparinha; caipirina; caipirinia; kaipirinha; caipi; caipirinha de limão; caipirinha de limao; lime caipirinha; brazilian cocktail; brazilian lime cocktail; cachaca cocktail; cachaça cocktail; cachaca and lime; カイピリーニャ; 凯匹林纳; 卡琵莉亚; كايبيرينيا; קאיפירינייה; קייפיריניה; कैपिरिन्हा; кайпиринья',
    summary: 'A short, strong cocktail of {a: cachaca, lime, caster-sugar} over ice.',
    kinds: ['cocktail', 'iced-drink'],
    courses: ['drink'],
    cuisines: ['brazilian', 'latin-american'],
    occasions: ['party', 'barbecue', 'date', 'guests', 'new-year'],
    seasons: ['summer'],
    manners: ['quick', 'easy', 'light', 'fresh', 'cold', 'sweet', 'sour', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: [],
    makes: '2 servings',
    prep: 5,
    list: `
      ! 2 lime, cut into wedges
      4 tsp caster-sugar
      ! 120 ml cachaca`,
    method: `
      Divide {a: lime, caster-sugar} between glasses and crush with the handle of a wooden spoon.
      Fill the glasses with ice. / Pour in {a: cachaca}.
      Stir well. / Serve straight away.`,
    varies: {
      cachaca: 'spirit sake',
      'caster-sugar': 'sugar sugar-syrup honey agave-syrup maple-syrup',
    },
    takes: [
      'strawberry raspberry blackberry blueberry soft-fruit pineapple mango passion-fruit table-grape watermelon orange | 40 | 2 | Crush {a} with a fork and divide between the glasses.',
      'fresh-mint fresh-basil fresh-ginger red-chilli | 3 | 2 | Add {a} and press lightly.',
      'juice coconut-water coconut-milk ginger-ale sparkling-water | 50 | 3 | Top up with {a} and stir.',
    ],
    swaps: { 'caster-sugar': 'sugar-syrup clear-honey agave-syrup' },
  },
});
