import { dishes } from '../read-dish.ts';

export const indianSweets = dishes({
  'mango-lassi': {
    title: 'Mango lassi',
    swapped: 'Indian smoothie with {a: mango}',
    also: 'lassi; mango lassie; mango lasi; mangolassi; mango yogurt drink; mango yoghurt drink; sweet lassi; aam lassi; aam ki lassi; mango yogurt shake; indian yogurt drink; indian mango drink; lassi mangue; lassi à la mangue; lassi de mango; lassi de manga; lassi al mango; मैंगो लस्सी; आम की लस्सी; लस्सी; マンゴーラッシー; ラッシー; 芒果拉西; 芒果酸奶; لاسي المانجو; לאסי מנגו',
    summary: '{a: mango} blended with cold {b: plain-yogurt} until thick and frothy.',
    kinds: ['smoothie', 'milkshake', 'iced-drink'],
    courses: ['drink', 'dessert', 'breakfast', 'snack'],
    cuisines: ['indian', 'pakistani'],
    occasions: ['brunch', 'party', 'barbecue', 'diwali'],
    seasons: ['summer'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'healthy', 'fresh', 'cold', 'sweet', 'creamy', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '4 glasses for 4, by quarter',
    prep: 10,
    list: `
      ! 500 g mango, peeled and diced
      400 g plain-yogurt, cold
      150 ml whole-milk, cold
      ? 2 tbsp white-sugar
      ? 1 pinch ground-cardamom
      ? 8 ice-cube`,
    method: `
      Blend {a: mango, plain-yogurt, whole-milk, white-sugar, ground-cardamom, ice-cube} until smooth.
      Taste, and make it sweeter or sharper as you like.
      Pour into glasses. / Serve straight away.`,
    swaps: {
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      'whole-milk': 'lactose-free-milk oat-milk plain-water',
      'white-sugar': 'maple-syrup honey',
    },
    varies: { mango: 'soft-fruit berry banana', 'white-sugar': 'honey maple-syrup brown-sugar', 'plain-yogurt': 'yogurt buttermilk kefir' },
    takes: [
      'soft-fruit berry pineapple avocado | 50 | 1 | Cut {a} into small pieces where needed. / Put {a} in the blender.',
      'saffron rose-water pistachio lime-juice fresh-mint ground-cinnamon fresh-ginger ground-turmeric vanilla-extract | 2 | 2 | Stir in {a}.',
    ],
  },
  'masala-chai': {
    title: 'Masala chai',
    also: 'chai; chai tea; chai masala; spiced tea; indian tea; indian spiced tea; chai latte; masala tea; spiced milk tea; indian milk tea; ginger chai; adrak chai; adrak wali chai; cardamom tea; elaichi chai; karak chai; karak tea; chay masala; homemade chai; gewürztee; indischer gewürztee; thé chai; thé indien aux épices; té chai; chá chai; tè chai; tè speziato; मसाला चाय; चाय; مصالحہ چائے; マサラチャイ; チャイ; 印度奶茶; 马萨拉茶; شاي كرك; شاي ماسالا; צ׳אי מסאלה; צ׳אי',
    summary: 'Strong {a: black-tea} simmered with {b: whole-milk} and warming spices.',
    kinds: ['hot-drink'],
    courses: ['drink', 'breakfast', 'snack'],
    cuisines: ['indian', 'pakistani', 'nepali'],
    occasions: ['brunch', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['students'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'sweet', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      500 ml plain-water
      ? 1 tbsp fresh-ginger, thinly sliced
      ? 8 cardamom-pod
      ? 1 cinnamon-stick
      ? 4 whole-clove
      ? 1/4 tsp black-pepper
      ! 10 g black-tea, loose or in bags
      500 ml whole-milk
      ? 3 tbsp white-sugar`,
    method: `
      8m: Put {a: plain-water, fresh-ginger, cardamom-pod, cinnamon-stick, whole-clove, black-pepper} in a small pot. / Bring to the boil. / Simmer gently for {5 min}.
      3m: Add {a: black-tea}. / Simmer gently for {2 min}.
      5m: Pour in {a: whole-milk}. / Stir in {a: white-sugar} until dissolved. / Bring to the boil, then simmer gently.
      Strain into mugs. / Serve straight away.`,
    swaps: { 'whole-milk': 'lactose-free-milk oat-milk soy-milk', 'white-sugar': 'honey maple-syrup' },
    varies: { 'white-sugar': 'honey maple-syrup brown-sugar jaggery', 'whole-milk': 'milk', 'black-tea': 'tea' },
    takes: [
      'star-anise fennel-seed nutmeg vanilla-extract saffron fresh-mint lemongrass orange-zest ground-turmeric | 0.5 | 2 | Stir in {a}.',
    ],
  },
  kheer: {
    title: 'Kheer',
    also: 'rice kheer; indian rice pudding; indian milk pudding; chawal ki kheer; chawal kheer; payasam; rice payasam; paal payasam; payesh; payasa; firni; phirni; cardamom rice pudding; indian rice dessert; kheer pudding; rice pudding with cardamom; indischer milchreis; riz au lait indien; arroz con leche indio; arroz doce indiano; खीर; चावल की खीर; পায়েস; பாயசம்; پायस; キール; インドのライスプディング; 印度米布丁; 印度牛奶米布丁; خير; أرز بالحليب الهندي; קהיר',
    summary: '{a: basmati-rice} simmered slowly in {b: whole-milk} with the scent of {c: ground-cardamom} until thick.',
    kinds: ['pudding'],
    courses: ['dessert'],
    cuisines: ['indian', 'pakistani', 'bangladeshi', 'nepali', 'sri-lankan'],
    occasions: ['diwali', 'eid', 'ramadan', 'guests', 'birthday'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'creamy', 'comforting', 'festive', 'make-ahead', 'one-pot', 'no-bake', 'mild'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 100 g basmati-rice
      1200 ml whole-milk
      80 g white-sugar
      ? 1 tsp ground-cardamom
      ? 1 pinch saffron
      ? 40 g raisin
      ? 30 g flaked-almond, toasted`,
    method: `
      Rinse {a: basmati-rice} in a fine sieve under cold running water.
      45m: Put {a: basmati-rice, whole-milk} in a large pot. / Bring to the boil. / Simmer over low heat, stirring often, until thick and creamy.
      5m: Stir in {a: white-sugar, ground-cardamom, saffron, raisin}. / Simmer gently for {5 min}.
      Take the pot off the heat. / Leave to cool until just warm.
      Scatter with {a: flaked-almond}. / Serve warm or cold.`,
    swaps: { 'whole-milk': 'lactose-free-milk oat-milk soy-milk', 'white-sugar': 'maple-syrup' },
    varies: {
      'whole-milk': 'milk coconut-milk',
      raisin: 'dried-fruit',
      'flaked-almond': 'nut',
      'white-sugar': 'jaggery brown-sugar',
      'basmati-rice': 'rice vermicelli',
    },
    takes: [
      'nut berry soft-fruit dried-fruit rose-petal | 25 | 5 | Scatter with {a}.',
      'rose-water vanilla-extract ground-cinnamon nutmeg orange-zest condensed-milk | 5 | 4 | Stir in {a}.',
    ],
  },
  'mango-chutney': {
    title: 'Mango chutney',
    swapped: 'Spiced preserve of {a: mango}',
    also: 'homemade mango chutney; sweet mango chutney; mango chutny; mango relish; chutney; indian chutney; fruit chutney; spicy mango chutney; aam ki chutney; mangochutney; mango-chutney; chutney de mangue; chutney à la mangue; chutney de mango; chutney di mango; chutney de manga; आम की चटनी; मैंगो चटनी; マンゴーチャツネ; 芒果酸辣酱; تشاتني المانجو; צ׳אטני מנגו',
    summary: '{a: mango} cooked down with {b: white-vinegar, white-sugar} and spices until thick.',
    kinds: ['chutney', 'sauce'],
    courses: ['sauce', 'side'],
    cuisines: ['indian', 'british'],
    occasions: ['christmas', 'barbecue', 'buffet', 'picnic'],
    seasons: ['summer'],
    manners: ['easy', 'sweet', 'sour', 'make-ahead', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '2 jars for 16, by half',
    prep: 20,
    list: `
      ! 900 g mango, peeled and diced
      1 tbsp vegetable-oil
      ? 1 tsp cumin-seed
      ? 1 tsp nigella-seed
      ? 1 tbsp fresh-ginger, grated
      ? 2 clove fresh-garlic, crushed
      ? 1 red-chilli, finely chopped
      180 g white-sugar
      150 ml white-vinegar
      1 tsp fine-salt
      ? 40 g raisin`,
    method: `
      2m: Heat {a: vegetable-oil} in a large pot over medium heat. / Stir in {a: cumin-seed, nigella-seed} and let the spices sizzle for a moment. / Stir in {a: fresh-ginger, fresh-garlic, red-chilli} and cook until it smells good.
      Add {a: mango}. / Stir in {a: white-sugar, white-vinegar, fine-salt, raisin}.
      45m: Bring to the boil, then simmer gently, half covered, until thick.
      Fill into clean hot jars, close them and leave to cool. / Keep in the fridge and eat within a month.`,
    swaps: { 'white-vinegar': 'cider-vinegar lemon-juice' },
    varies: {
      mango: 'soft-fruit firm-fruit pineapple green-mango papaya rhubarb',
      raisin: 'dried-fruit',
      'white-sugar': 'brown-sugar jaggery',
      'white-vinegar': 'cider-vinegar',
    },
    takes: [
      'onion firm-fruit | 12 | 2 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook until soft.',
      'ground-cinnamon ground-cardamom ground-turmeric mustard-seed star-anise curry-powder lime-juice chilli-flake dried-fruit | 1 | 3 | Stir in {a}.',
    ],
  },
});
