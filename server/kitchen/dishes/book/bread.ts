import { dishes } from '../read-dish.ts';

export const bread = dishes({
  'white-bread': {
    title: 'White bread',
    also: 'homemade bread; home-made bread; home baked bread; white loaf; bread loaf; loaf of bread; white loaf of bread; farmhouse loaf; farmhouse white; sandwich bread; sandwich loaf; basic bread; simple bread; easy bread; yeast bread; tin loaf; bloomer; bread from scratch; white sandwich bread; wite bread; whitebread; weißbrot; weissbrot; toastbrot; pain blanc; pain de mie; pain maison; pan blanco; pan casero; pan de molde; pão branco; pão caseiro; pane bianco; vitt bröd; ホワイトブレッド; 白パン; 食パン; 白面包; خبز أبيض; לחם לבן; सफेद ब्रेड; व्हाइट ब्रेड',
    summary: 'Soft slices of {a: strong-flour} under a thin, golden crust.',
    kinds: ['bread'],
    courses: ['baking', 'breakfast', 'side', 'snack'],
    cuisines: ['british', 'american', 'international'],
    occasions: ['sunday', 'brunch', 'lunchbox', 'picnic'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'mild', 'savoury', 'filling', 'comforting', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 loaf for 12, by whole',
    prep: 15,
    list: `
      500 g strong-flour
      7 g dried-yeast
      1 tsp white-sugar
      ? 1.5 tsp fine-salt
      300 ml plain-water, warm
      2 tbsp sunflower-oil`,
    method: `
      Stir {a: strong-flour, dried-yeast, white-sugar, fine-salt} together in a large bowl. / Add {a: plain-water, sunflower-oil} and stir to a rough dough.
      10m: Knead until smooth and elastic.
      60m rest: Cover and leave to rise in a warm place until doubled.
      Shape the dough into a thick roll and lay it in a long, narrow tin of about {25cm}, lined with baking paper.
      40m rest: Cover and leave to rise in a warm place until puffy.
      Heat the oven to {220C}.
      32m: Bake until risen and deep golden, and it sounds hollow when tapped underneath.
      30m rest: Leave to cool on a rack.`,
    swaps: { 'strong-flour': 'gluten-free-bread-flour', 'dried-yeast': 'fresh-yeast*2' },
    varies: {
      'strong-flour': 'plain-flour spelt-flour wholemeal-flour tipo-00-flour',
      'sunflower-oil': 'oil unsalted-butter vegan-butter',
      'plain-water': 'whole-milk milk plant-milk',
      'white-sugar': 'sugar syrup honey',
    },
    takes: [
      'seed nut dried-fruit olive sun-dried-tomato rolled-oat | 8 | 4 | Knead in {a}, cut small where needed.',
      'herb caraway-seed fennel-seed onion-powder garlic-powder dried-onion | 1 | 4 | Knead in {a}, cut small where needed.',
      'melting-cheese hard-cheese potato carrot beetroot pumpkin | 12 | 2 | Grate or mash {a} and stir in.',
    ],
  },
  'no-knead-bread': {
    title: 'No-knead bread',
    also: 'no knead bread; no knead loaf; overnight bread; overnight no knead bread; dutch oven bread; pot bread; bread in a pot; artisan bread; crusty bread; crusty loaf; easy artisan bread; rustic bread; rustic loaf; country bread; peasant bread; cast iron bread; five minute bread; noknead bread; no need bread; no kneed bread; topfbrot; brot ohne kneten; pain sans pétrissage; pain cocotte; pan sin amasar; pão sem sova; pane senza impasto; grytbröd; eltefritt brød; こねないパン; 免揉面包; خبز بدون عجن; לחם ללא לישה; לחם בסיר',
    summary: 'A crisp crust and an open crumb from {a: strong-flour, plain-water, dried-yeast} and a long, slow rise.',
    kinds: ['bread'],
    courses: ['baking', 'side', 'breakfast'],
    cuisines: ['american', 'european', 'international'],
    occasions: ['sunday', 'guests', 'brunch', 'picnic'],
    audiences: ['crowd', 'students'],
    manners: ['easy', 'cheap', 'crunchy', 'savoury', 'mild', 'filling', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 loaf for 10, by whole',
    prep: 10,
    list: `
      480 g strong-flour
      1/2 tsp dried-yeast
      ? 2 tsp fine-salt
      360 ml plain-water`,
    method: `
      Stir {a: strong-flour, dried-yeast, fine-salt} together in a large bowl. / Add {a: plain-water} and stir to a wet, sticky dough.
      840m rest: Cover and leave to rise at room temperature overnight, until full of bubbles.
      Fold the edges of the dough into the middle a few times with wet hands. / Lay the dough on baking paper, seam side down.
      45m rest: Cover and leave to rise in a warm place until puffy.
      30m meanwhile: Heat the oven to {240C}, with a heavy, lidded pot inside.
      30m: Lift the dough with its paper into the hot pot with care and cover. / Bake for {30 min}.
      15m: Take off the lid. / Bake until risen and deep golden, and it sounds hollow when tapped underneath.
      60m rest: Leave to cool on a rack.`,
    swaps: { 'strong-flour': 'gluten-free-bread-flour', 'dried-yeast': 'fresh-yeast*2' },
    varies: { 'strong-flour': 'plain-flour spelt-flour wholemeal-flour rye-flour tipo-00-flour' },
    takes: [
      'seed nut dried-fruit olive sun-dried-tomato rolled-oat | 10 | 2 | Stir in {a}, cut small where needed.',
      'herb garlic onion caraway-seed fennel-seed | 2 | 2 | Stir in {a}, cut small where needed.',
      'melting-cheese hard-cheese potato carrot | 12 | 2 | Grate or mash {a} and stir in.',
    ],
  },
  'pizza-dough': {
    title: 'Pizza dough',
    also: 'pizza base; pizza bases; pizza crust; homemade pizza dough; home made pizza dough; pizza base dough; easy pizza dough; italian pizza dough; neapolitan pizza dough; yeast pizza dough; pizza bread dough; calzone dough; basic pizza dough; thin crust pizza dough; pizza doe; piza dough; pizza doug; pizzateig; hefeteig für pizza; pâte à pizza; masa de pizza; masa para pizza; massa de pizza; impasto per pizza; impasto pizza; pizzadeg; pizzadej; ピザ生地; 披萨面团; 比萨面团; عجينة البيتزا; בצק פיצה; पिज़्ज़ा का आटा; पिज्जा डो',
    summary: 'A soft, elastic dough of {a: strong-flour, dried-yeast, olive-oil}, ready to roll out and top.',
    kinds: ['dough', 'pizza', 'bread'],
    courses: ['baking', 'dinner', 'lunch'],
    cuisines: ['italian'],
    occasions: ['party', 'weeknight', 'sunday', 'birthday', 'guests'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'mild', 'savoury', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '4 pizzas for 4, by quarter',
    prep: 10,
    list: `
      500 g strong-flour
      7 g dried-yeast
      1 tsp white-sugar
      ? 2 tsp fine-salt
      320 ml plain-water, warm
      2 tbsp olive-oil`,
    method: `
      Stir {a: strong-flour, dried-yeast, white-sugar, fine-salt} together in a large bowl. / Add {a: plain-water, olive-oil} and stir to a rough dough.
      10m: Knead until smooth and elastic.
      60m rest: Cover and leave to rise in a warm place until doubled.
      20m meanwhile: Heat the oven to {250C}, or as hot as it goes, with a baking tray inside.
      Divide the dough into equal pieces and shape each into a ball. / Roll or press out each piece thinly on baking paper.
      20m*: Top as you like. / Slide each pizza with its paper onto the hot tray and bake for about {10 min}, until the edge is puffed and browned in spots.`,
    swaps: { 'strong-flour': 'gluten-free-bread-flour gluten-free-flour', 'dried-yeast': 'fresh-yeast*2' },
    varies: {
      'strong-flour': 'plain-flour spelt-flour wholemeal-flour tipo-00-flour',
      'white-sugar': 'sugar syrup honey',
      'olive-oil': 'oil',
    },
    takes: ['herb garlic garlic-powder chilli-flake seed fennel-seed | 2 | 2 | Knead in {a}, cut small where needed.'],
  },
  'garlic-bread': {
    title: 'Garlic bread',
    also: "garlic baguette; garlic bread baguette; garlic butter bread; garlic and herb bread; garlic toast; garlic loaf; homemade garlic bread; garlic breads; garlic herb baguette; garlick bread; galic bread; garlicbread; knoblauchbrot; knoblauchbaguette; kräuterbaguette; kräuterbutterbaguette; pain à l'ail; baguette à l'ail; pan de ajo; pan con mantequilla de ajo; pão de alho; pane all'aglio; vitlöksbröd; hvidløgsbrød; czosnkowa bagietka; ガーリックブレッド; ガーリックトースト; 蒜香面包; 蒜蓉面包; خبز بالثوم; לחם שום; गार्लिक ब्रेड",
    summary: 'Crisp {a: baguette} soaked with {b: unsalted-butter} and plenty of {c: fresh-garlic}.',
    kinds: ['toast', 'bread', 'nibbles'],
    courses: ['side', 'starter', 'snack'],
    cuisines: ['italian', 'american', 'british'],
    occasions: ['party', 'barbecue', 'weeknight', 'guests', 'buffet'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['quick', 'easy', 'cheap', 'savoury', 'crunchy', 'warm', 'comforting'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    list: `
      1 baguette
      90 g unsalted-butter, softened
      ! 4 clove fresh-garlic, crushed
      ? 1 handful fresh-parsley, finely chopped
      ? 1/4 tsp fine-salt`,
    method: `
      Heat the oven to {200C}.
      Mix {a: unsalted-butter, fresh-garlic} in a bowl. / Stir in {a: fresh-parsley, fine-salt}.
      Cut deep slits into {a: baguette}, a finger apart, without cutting right through, or cut {a?it|them} into slices. / Spread the slits with the mixture.
      10m: Wrap in foil and bake for {10 min}.
      5m: Open the foil. / Bake until golden.
      Serve straight away.`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      baguette: 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
      'fresh-parsley': 'fresh-basil fresh-chive',
    },
    varies: { baguette: 'bread', 'unsalted-butter': 'butter vegan-butter olive-oil', 'fresh-parsley': 'herb' },
    takes: [
      'melting-cheese hard-cheese soft-cheese | 20 | 5 | Scatter with {a}, cut small where needed.',
      'chilli-flake lemon-zest paprika herb spring-onion bacon-bit sun-dried-tomato olive | 2 | 3 | Stir in {a}, cut small where needed.',
    ],
  },
  flatbread: {
    title: 'Yogurt flatbread',
    swapped: 'Soft rounds with {a: plain-yogurt}',
    also: 'flatbreads; flat bread; flat breads; yogurt flatbreads; yoghurt flatbread; yoghurt flatbreads; greek yogurt flatbread; easy flatbreads; quick flatbread; two ingredient flatbread; 2 ingredient flatbread; two ingredient dough; 2 ingredient dough; no yeast flatbread; flatbread without yeast; pan bread; skillet flatbread; soft flatbread; homemade flatbread; flattbread; fladenbrot; joghurt-fladenbrot; pfannenbrot; galette au yaourt; pain plat; pains plats au yaourt; pan plano; pan plano de yogur; pão sírio de frigideira; focaccine in padella allo yogurt; フラットブレッド; 酸奶扁面包; خبز الزبادي; פיתות יוגורט; योगर्ट फ्लैटब्रेड',
    summary: 'Soft, puffed rounds of {a: plain-flour, plain-yogurt} straight from a hot pan.',
    kinds: ['flatbread', 'bread'],
    courses: ['side', 'baking', 'snack', 'lunch'],
    cuisines: ['mediterranean', 'middle-eastern', 'international'],
    occasions: ['weeknight', 'barbecue', 'camping', 'party', 'lunchbox', 'guests'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '6 flatbreads for 6, by half',
    prep: 12,
    list: `
      300 g plain-flour
      2 tsp baking-powder
      ? 1/2 tsp fine-salt
      260 g plain-yogurt
      2 tbsp olive-oil`,
    method: `
      Stir {a: plain-flour, baking-powder, fine-salt} together in a large bowl. / Stir in {a: plain-yogurt} until a soft dough forms. / Knead until smooth.
      Divide the dough into equal pieces and shape each into a ball. / Roll out each piece thinly to a round.
      18m*: Heat a wide heavy pan over high heat until very hot. / Cook one at a time until puffed and browned in spots, turning once. / Brush with {a: olive-oil}.
      Wrap in a clean cloth to keep soft. / Serve warm.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt oat-yogurt coconut-yogurt',
    },
    varies: {
      'plain-yogurt': 'yogurt plant-yogurt kefir quark',
      'plain-flour': 'strong-flour spelt-flour wholemeal-flour self-raising-flour',
      'olive-oil': 'oil butter garlic-butter vegan-butter',
    },
    takes: [
      'herb seed cumin-seed chilli-flake spring-onion garlic zaatar nigella-seed garlic-powder | 2 | 2 | Knead in {a}, cut small where needed.',
      'melting-cheese feta paneer | 25 | 3 | Put a little {a:bare} in the middle of each piece, fold the dough over and roll it out again.',
    ],
  },
});
