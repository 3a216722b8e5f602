import { dishes } from '../read-dish.ts';

export const sauces = dishes({
  'barbecue-sauce': {
    title: 'Barbecue sauce',
    also: 'bbq sauce; bbq-sauce; barbeque sauce; barbecue dip; bbq dip; homemade bbq sauce; kansas city sauce; smoky bbq sauce; barbercue sauce; barbicue sauce; grillsauce; barbecuesauce; sauce barbecue; salsa barbacoa; molho barbecue; salsa bbq; バーベキューソース; 烧烤酱; 燒烤醬; صلصة الباربكيو; רוטב ברביקיו; बारबेक्यू सॉस',
    summary: 'A thick, smoky, sweet and sharp sauce of {a: tomato-ketchup} and {b: dark-brown-sugar}, for dipping and brushing.',
    kinds: ['sauce', 'marinade', 'dip'],
    courses: ['sauce'],
    cuisines: ['american', 'southern-us'],
    occasions: ['barbecue', 'party', 'picnic'],
    seasons: ['summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'sour', 'mild', 'savoury', 'one-pot', 'make-ahead', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '8 servings',
    prep: 10,
    list: `
      1 tbsp vegetable-oil
      ? 1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 2 tsp smoked-paprika
      300 g tomato-ketchup
      80 ml cider-vinegar
      70 g dark-brown-sugar
      ? 2 tbsp worcestershire-sauce
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      6m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good.
      Stir in {a: smoked-paprika} and let the spices sizzle for a moment.
      15m: Stir in {a: tomato-ketchup, cider-vinegar, dark-brown-sugar, worcestershire-sauce}. / Bring to the boil, then simmer gently. / Simmer, uncovered, until the sauce has thickened.
      Season with {a: fine-salt, black-pepper} to taste.
      Spoon into a clean jar and keep in the fridge.`,
    varies: {
      'tomato-ketchup': 'passata tinned-tomato',
      'dark-brown-sugar': 'sugar syrup',
      'cider-vinegar': 'vinegar',
    },
    takes: [
      'whisky dark-rum ale stout cola | 8 | 3 | 2m: Pour in {a} and let it boil down by half.',
      'red-chilli green-chilli chipotle-chilli chilli-flake cayenne-pepper hot-sauce chipotle-paste sriracha harissa | 1 | 3 | Stir in {a}.',
      'mustard soy-sauce tamari tomato-puree instant-coffee orange-juice pineapple-juice apple-juice apple-sauce jam | 8 | 3 | Stir in {a}.',
    ],
    swaps: { 'tomato-ketchup': 'passata', 'cider-vinegar': 'white-vinegar lemon-juice' },
  },
  'tomato-salsa': {
    title: 'Tomato salsa',
    swapped: 'Fresh dip of {a: ripe-tomato}',
    also: 'salsa; salsas; tomato dip; red salsa; salsa roja; restaurant salsa; restaurant style salsa; blender salsa; homemade salsa; taco salsa; salsa dip; salsa sauce; salsa for nachos; chunky salsa; mexican salsa; tomato salas; tomatosalsa; tomatensalsa; salsa de tomate; salsa de jitomate; salsa mexicana; トマトサルサ; サルサソース; 番茄莎莎酱; 莎莎酱; صلصة السالسا; סלסה עגבניות; टोमैटो साल्सा',
    summary: 'A quick, fresh dip of {a: ripe-tomato}[ with {b: red-onion}][, sharpened with {c: lime-juice}].',
    kinds: ['dip', 'sauce'],
    courses: ['sauce', 'snack', 'side'],
    cuisines: ['mexican', 'latin-american'],
    occasions: ['party', 'barbecue', 'picnic', 'buffet'],
    seasons: ['summer'],
    audiences: ['crowd', 'children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'fresh', 'cold', 'savoury', 'spicy', 'no-cook', 'no-bake', 'vegetable-rich'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '6 servings',
    prep: 10,
    list: `
      ! 600 g ripe-tomato, quartered
      ? 1 red-onion, roughly chopped
      ? 1 jalapeno, deseeded and sliced
      ? 1 clove fresh-garlic, peeled
      ? 1 handful fresh-coriander
      ? 2 tbsp lime-juice
      ? 1/4 tsp ground-cumin
      ? 1/2 tsp fine-salt`,
    method: `
      Blend {a: red-onion, jalapeno, fresh-garlic, fresh-coriander} until finely chopped.
      Add {a: ripe-tomato} and blend in short bursts to a coarse sauce.
      Stir in {a: lime-juice, ground-cumin, fine-salt}.
      10m rest: Leave to stand for {10 min} so that the flavours mingle. / Taste and season again.
      Serve cold.`,
    varies: {
      'ripe-tomato': 'tomato tomatillo mango pineapple papaya peach nectarine watermelon roasted-red-pepper',
      'red-onion': 'onion',
      jalapeno: 'chilli chilli-flake',
      'lime-juice': 'lemon-juice vinegar lime lemon',
      'fresh-coriander': 'herb',
    },
    takes: [
      'avocado mango pineapple peach cucumber sweetcorn pulse sweet-pepper | 25 | 4 | Cut {a} into small pieces where needed. / Stir in {a}.',
    ],
  },
  'tahini-sauce': {
    title: 'Tahini sauce',
    swapped: '{a: tahini} sauce',
    also: 'tahina sauce; tahini dressing; lemon tahini sauce; lemon tahini dressing; tahini dip; sesame sauce; tarator; taratoor; tahine sauce; tahinisauce; sauce tahini; sauce tahina; salsa de tahini; salsa tahini; molho tahine; طراطور; صلصة الطحينة; طحينية; רוטב טחינה; טחינה מוכנה; タヒニソース; 芝麻酱汁; ताहिनी सॉस',
    summary: 'A pale, creamy sauce of {a: tahini}[ and {b: lemon-juice}], good over hot and cold dishes.',
    kinds: ['sauce', 'dressing', 'dip'],
    courses: ['sauce'],
    cuisines: ['levantine', 'israeli', 'egyptian', 'turkish'],
    occasions: ['barbecue', 'buffet', 'weeknight'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'creamy', 'cold', 'mild', 'savoury', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 10,
    list: `
      120 g tahini
      3 tbsp lemon-juice
      ? 1 clove fresh-garlic, crushed
      ? 1/4 tsp ground-cumin
      90 ml plain-water
      ? fine-salt, to taste
      ? 1 tbsp fresh-parsley, finely chopped`,
    method: `
      Whisk {a: tahini, lemon-juice, fresh-garlic, ground-cumin} together.
      Whisk in {a: plain-water} little by little until thick and smooth.
      Season with {a: fine-salt} to taste.
      Scatter with {a: fresh-parsley} and serve.`,
    varies: { tahini: 'almond-butter cashew-butter peanut-butter sunflower-seed-butter pumpkin-seed-butter', 'fresh-parsley': 'herb' },
    takes: [
      'yogurt plant-yogurt | 25 | 3 | Whisk in {a}.',
      'maple-syrup date-syrup clear-honey miso harissa soy-sauce tamari pomegranate-molasses sriracha | 5 | 3 | Whisk in {a}.',
      'fresh-ginger chilli herb paprika sumac ground-turmeric | 1 | 3 | Stir in {a}.',
    ],
    swaps: { tahini: 'sunflower-seed-butter cashew-butter', 'lemon-juice': 'fresh-lemon-juice lime-juice white-vinegar*0.6' },
  },
  'ranch-dressing': {
    title: 'Ranch dressing',
    also: 'ranch dip; ranch sauce; buttermilk ranch; buttermilk dressing; buttermilk ranch dressing; homemade ranch; ranch salad dressing; creamy ranch; creamy herb dressing; creamy salad dressing; ranchdressing; ranch-dressing; rench dressing; salsa ranch; aderezo ranch; molho ranch; ランチドレッシング; 田园沙拉酱; 牧场沙拉酱; صلصة الرانش; רוטב ראנץ; रैंच ड्रेसिंग',
    summary: 'A creamy dressing of {a: mayonnaise, soured-cream}[ with {b: fresh-chive, fresh-dill}], good as a dip as well.',
    kinds: ['dressing', 'dip', 'sauce'],
    courses: ['sauce'],
    cuisines: ['american'],
    occasions: ['party', 'barbecue', 'buffet', 'picnic'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'creamy', 'cold', 'mild', 'savoury', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['fridge'],
    makes: '6 servings',
    prep: 10,
    list: `
      120 g mayonnaise
      120 g soured-cream
      80 ml buttermilk
      ? 2 tsp lemon-juice
      ? 1/2 tsp garlic-powder
      ? 1/2 tsp onion-powder
      ? 1 tbsp fresh-chive, finely chopped
      ? 1 tbsp fresh-dill, finely chopped
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      Whisk {a: mayonnaise, soured-cream, buttermilk} together.
      Stir in {a: lemon-juice, garlic-powder, onion-powder}. / Stir in {a: fresh-chive, fresh-dill}.
      Season with {a: fine-salt, black-pepper} to taste.
      30m rest: Chill in the fridge until very cold.`,
    varies: {
      'soured-cream': 'yogurt plant-yogurt creme-fraiche',
      buttermilk: 'milk kefir plant-milk',
      'fresh-chive': 'herb spring-onion',
      'fresh-dill': 'herb',
    },
    takes: [
      'blue-cheese parmesan | 10 | 4 | Stir in {a}.',
      'avocado | 20 | 4 | Mash {a} until smooth. / Stir in {a}.',
      'jalapeno chipotle-paste hot-sauce sriracha bacon-bit paprika smoked-paprika mustard worcestershire-sauce | 3 | 4 | Stir in {a}.',
    ],
    swaps: {
      mayonnaise: 'vegan-mayonnaise greek-yogurt',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream plain-yogurt',
      buttermilk: 'lactose-free-milk oat-milk soy-milk',
    },
  },
  'honey-mustard-dressing': {
    title: 'Honey mustard dressing',
    swapped: '{a: clear-honey, dijon-mustard} dressing',
    also: 'honey and mustard dressing; honey mustard sauce; honey mustard vinaigrette; mustard dressing; mustard honey dressing; mustard vinaigrette; honey dijon dressing; honey-mustard salad dressing; honey mustard dip; hony mustard dressing; honig-senf-dressing; honig senf dressing; honigsenfdressing; honig-senf-soße; vinaigrette miel moutarde; sauce miel moutarde; aderezo de miel y mostaza; salsa de miel y mostaza; molho de mostarda e mel; ハニーマスタードドレッシング; ハニーマスタード; 蜂蜜芥末酱; صلصة العسل والخردل; רוטב דבש וחרדל',
    summary: 'A sweet and sharp dressing of {a: clear-honey, dijon-mustard}, whisked together in one bowl.',
    kinds: ['dressing', 'sauce', 'marinade'],
    courses: ['sauce'],
    cuisines: ['american', 'european', 'international'],
    occasions: ['barbecue', 'picnic', 'buffet', 'weeknight'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'cheap', 'sweet', 'sour', 'mild', 'cold', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: [],
    makes: '4 servings',
    prep: 5,
    list: `
      1 tbsp dijon-mustard
      1 tbsp clear-honey
      2 tbsp cider-vinegar
      4 tbsp extra-virgin-olive-oil
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      Whisk {a: dijon-mustard, clear-honey, cider-vinegar} together.
      Whisk in {a: extra-virgin-olive-oil} little by little until thick and smooth.
      Season with {a: fine-salt, black-pepper} to taste.`,
    varies: {
      'dijon-mustard': 'wholegrain-mustard english-mustard sweet-mustard yellow-mustard',
      'clear-honey': 'syrup',
      'cider-vinegar': 'vinegar lemon-juice lemon lime-juice orange-juice',
      'extra-virgin-olive-oil': 'oil',
    },
    takes: [
      'yogurt plant-yogurt mayonnaise vegan-mayonnaise creme-fraiche soured-cream | 15 | 3 | Whisk in {a}.',
      'fresh-garlic shallot herb poppy-seed | 1 | 3 | Chop {a} finely where needed. / Stir in {a}.',
    ],
    swaps: { 'cider-vinegar': 'white-vinegar lemon-juice', 'dijon-mustard': 'yellow-mustard wholegrain-mustard' },
  },
  'white-bean-dip': {
    title: 'White bean dip',
    swapped: 'Dip of {a: tinned-cannellini-bean}',
    also: 'white bean hummus; bean dip; bean spread; white bean spread; white bean puree; white bean purée; cannellini bean dip; cannellini dip; cannellini hummus; bean hummus; white beans dip; weißes bohnenmus; weiße-bohnen-dip; bohnendip; bohnenaufstrich; purée de haricots blancs; tartinade de haricots blancs; crema di cannellini; crema di fagioli; dip de alubias; paté de alubias; pasta de feijão branco; 白いんげん豆のディップ; 白豆蘸酱; متبل الفاصوليا البيضاء; ממרח שעועית לבנה',
    summary: 'A smooth, tangy dip of {a: tinned-cannellini-bean, extra-virgin-olive-oil} with a gentle taste.',
    kinds: ['dip', 'spread', 'beans'],
    courses: ['starter', 'snack', 'sauce'],
    cuisines: ['italian', 'mediterranean', 'international'],
    occasions: ['party', 'buffet', 'picnic', 'lunchbox', 'barbecue'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'creamy', 'cold', 'mild', 'savoury', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['mashed', 'raw'],
    needs: ['blender'],
    makes: '6 servings',
    prep: 10,
    list: `
      ! 2 can tinned-cannellini-bean, drained and rinsed
      4 tbsp extra-virgin-olive-oil
      2 tbsp lemon-juice
      ? 1 clove fresh-garlic, crushed
      ? 1/2 tsp ground-cumin
      3 tbsp plain-water
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 tsp fresh-rosemary, finely chopped`,
    method: `
      Blend {a: tinned-cannellini-bean, lemon-juice, fresh-garlic, ground-cumin, plain-water, extra-virgin-olive-oil most} until smooth.
      Season with {a: fine-salt, black-pepper} to taste. / If it is too thick, blend in a splash of water.
      Drizzle with {a: extra-virgin-olive-oil rest}. / Scatter with {a: fresh-rosemary} and serve.`,
    varies: { 'tinned-cannellini-bean': 'pulse', 'lemon-juice': 'lime-juice vinegar lemon lime', 'fresh-rosemary': 'herb' },
    takes: [
      'tahini almond-butter cashew-butter peanut-butter yogurt cream-cheese plant-yogurt green-pesto harissa | 8 | 2 | Add {a} and blend again until smooth.',
      'roasted-red-pepper sun-dried-tomato cooked-beetroot avocado artichoke-heart olive caper feta baby-spinach | 25 | 2 | Add {a} and blend again until smooth.',
      'herb chilli paprika smoked-paprika chilli-flake lemon-zest | 1 | 2 | Stir in {a}.',
    ],
    swaps: { 'lemon-juice': 'fresh-lemon-juice lime-juice white-vinegar*0.6' },
  },
});
