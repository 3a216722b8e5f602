import { dishes } from '../read-dish.ts';

// Berries that are good raw: elderberries and sloes are not.
const berries = 'strawberry raspberry blackberry blueberry redcurrant blackcurrant frozen-berry table-grape acai-berry physalis cranberry';
const fruit = `${berries} soft-fruit orange mandarin grapefruit apple pear frozen-fruit`;

/** What else goes into a blender when somebody asks for it. */
const blended = [
  `${fruit} | 60 | 2 | Add {a} and blend again until smooth.`,
  'leaf avocado cucumber celery-stalk fennel carrot cooked-beetroot cooked-carrot pumpkin-puree lettuce | 40 | 2 | Add {a} and blend again until smooth.',
  'nut spread chocolate dried-fruit rolled-oat granola silken-tofu protein-powder vegan-protein-powder yogurt plant-yogurt | 20 | 2 | Add {a} and blend again until smooth.',
  'fresh-mint fresh-basil fresh-parsley fresh-ginger fresh-turmeric chia-seed linseed hemp-seed matcha spirulina honey maple-syrup date-syrup | 5 | 2 | Add {a} and blend again until smooth.',
];

export const drinks = dishes({
  'berry-smoothie': {
    title: 'Berry smoothie',
    swapped: 'Smoothie with {a: frozen-berry}',
    also: 'smoothie; smoothies; fruit smoothie; mixed berry smoothie; berries smoothie; breakfast smoothie; simple smoothie; yogurt smoothie; yoghurt smoothie; frozen fruit smoothie; forest fruit smoothie; smoothy; smothie; smoothe; beerensmoothie; smoothie aux fruits rouges; batido de frutos rojos; batido de frutas; vitamina de frutas; スムージー; 思慕雪; سموذي; שייק פירות; स्मूदी',
    summary: 'A cold, thick smoothie of {a: frozen-berry, banana}, blended with {b: whole-milk, plain-yogurt}.',
    kinds: ['smoothie'],
    courses: ['breakfast', 'drink', 'snack'],
    cuisines: ['international', 'american'],
    occasions: ['brunch'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'one', 'students'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'sweet', 'creamy', 'mild', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '2 servings',
    prep: 5,
    list: `
      250 g frozen-berry
      1 banana, sliced
      200 ml whole-milk
      ? 150 g plain-yogurt
      ? 1 tbsp clear-honey`,
    method: `
      Blend {a: frozen-berry, banana, whole-milk, plain-yogurt, clear-honey} until smooth.
      Pour into glasses. / Serve straight away.`,
    varies: { 'frozen-berry': fruit, 'whole-milk': 'milk plant-milk kefir orange-juice apple-juice pineapple-juice coconut-water' },
    takes: blended,
    swaps: { 'frozen-berry': 'blueberry raspberry mango', banana: 'mango*1.2' },
  },
  'banana-smoothie': {
    title: 'Banana smoothie',
    also: 'banana shake; banana milkshake; banana milk; banana oat smoothie; banana oatmeal smoothie; banana breakfast smoothie; bananna smoothie; bananensmoothie; bananenmilch; bananenshake; smoothie à la banane; batido de plátano; batido de banana; licuado de plátano; licuado de banana; vitamina de banana; バナナスムージー; バナナジュース; 香蕉奶昔; 香蕉思慕雪; سموذي الموز; שייק בננה; बनाना शेक; kele ka shake',
    summary: 'A creamy, filling smoothie of {a: banana} blended with {b: whole-milk}.',
    kinds: ['smoothie', 'milkshake'],
    courses: ['breakfast', 'drink', 'snack'],
    cuisines: ['international', 'american'],
    occasions: ['brunch'],
    audiences: ['children', 'one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'filling', 'cold', 'sweet', 'creamy', 'mild', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '2 servings',
    prep: 5,
    list: `
      ! 2 banana, sliced
      300 ml whole-milk
      ? 100 g plain-yogurt
      ? 30 g rolled-oat
      ? 1/4 tsp ground-cinnamon`,
    method: `
      Blend {a: banana, whole-milk, plain-yogurt, rolled-oat, ground-cinnamon} until smooth.
      Pour into glasses. / Serve straight away.`,
    varies: { 'whole-milk': 'milk plant-milk kefir orange-juice apple-juice coconut-milk coconut-water' },
    takes: blended,
  },
  'mango-smoothie': {
    title: 'Mango smoothie',
    also: 'mango shake; mango milkshake; mango yogurt smoothie; mango yoghurt smoothie; tropical mango smoothie; mangosmoothie; smoothie à la mangue; batido de mango; licuado de mango; vitamina de manga; マンゴースムージー; 芒果奶昔; 芒果思慕雪; سموذي المانجو; שייק מנגו; मैंगो शेक; aam ka shake',
    summary: 'A sunny, creamy smoothie of {a: mango} blended with {b: whole-milk, plain-yogurt}.',
    kinds: ['smoothie', 'milkshake'],
    courses: ['breakfast', 'drink', 'snack'],
    cuisines: ['international', 'indian'],
    occasions: ['brunch', 'barbecue'],
    seasons: ['summer'],
    audiences: ['children', 'one'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'sweet', 'creamy', 'mild', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '2 servings',
    prep: 10,
    list: `
      ! 300 g mango, peeled and diced
      200 ml whole-milk
      ? 150 g plain-yogurt
      ? 1 lime, juice only
      ? 1 tbsp clear-honey`,
    method: `
      Blend {a: mango, whole-milk, plain-yogurt, lime, clear-honey} until smooth.
      Pour into glasses. / Serve straight away.`,
    varies: { 'whole-milk': 'milk plant-milk kefir orange-juice apple-juice pineapple-juice coconut-milk coconut-water' },
    takes: blended,
  },
  'green-smoothie': {
    title: 'Green smoothie',
    also: 'green smoothies; spinach smoothie; green juice; green drink; green breakfast smoothie; vegetable smoothie; veggie smoothie; detox smoothie; grüner smoothie; gruener smoothie; smoothie vert; batido verde; smoothie verde; suco verde; グリーンスムージー; 绿色思慕雪; سموذي أخضر; שייק ירוק; ग्रीन स्मूदी',
    summary: 'A fresh, leafy smoothie of {a: baby-spinach, eating-apple, banana}, a little sweet and a little sharp.',
    kinds: ['smoothie', 'juice'],
    courses: ['breakfast', 'drink', 'snack'],
    cuisines: ['international', 'american'],
    occasions: ['brunch'],
    seasons: ['spring', 'summer'],
    audiences: ['one'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'fresh', 'cold', 'mild', 'no-cook', 'no-bake', 'vegetable-rich'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '2 servings',
    prep: 10,
    list: `
      60 g baby-spinach, washed well
      150 g eating-apple, cored and sliced
      1 banana, sliced
      300 ml plain-water
      ? 1/2 lemon, juice only
      ? 1 tsp fresh-ginger, grated
      ? 6 ice-cube`,
    method: `
      Blend {a: baby-spinach, eating-apple, banana, plain-water, lemon, fresh-ginger, ice-cube} until smooth.
      Pour into glasses. / Serve straight away.`,
    varies: {
      'baby-spinach': 'leaf lettuce watercress cucumber celery-stalk',
      'eating-apple': 'pear soft-fruit grape orange',
      'plain-water': 'apple-juice orange-juice coconut-water plant-milk milk',
    },
    takes: blended,
    swaps: { 'eating-apple': 'fresh-pear mango*0.8', banana: 'mango*1.2 avocado*0.5', 'baby-spinach': 'kale round-lettuce' },
  },
  'strawberry-milkshake': {
    title: 'Strawberry milkshake',
    swapped: 'Milkshake with {a: strawberry}',
    also: 'milkshake; milk shake; milkshakes; milk shakes; strawberry shake; strawberry milk shake; thick shake; fruit milkshake; ice cream shake; erdbeershake; erdbeermilch; erdbeermilchshake; milkshake à la fraise; milk-shake fraise; batido de fresa; malteada de fresa; milkshake de morango; frappè alla fragola; ストロベリーミルクシェイク; ミルクシェイク; 草莓奶昔; ميلك شيك الفراولة; מילקשייק תות; स्ट्रॉबेरी मिल्कशेक',
    summary: 'A thick, sweet shake of {a: strawberry, vanilla-ice-cream, whole-milk}.',
    kinds: ['milkshake', 'iced-drink'],
    courses: ['drink', 'dessert', 'snack'],
    cuisines: ['american'],
    occasions: ['birthday', 'party', 'barbecue'],
    seasons: ['spring', 'summer'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'fresh', 'cold', 'sweet', 'creamy', 'comforting', 'mild', 'no-cook', 'no-bake'],
    needs: ['blender', 'freezer'],
    makes: '2 servings',
    prep: 5,
    list: `
      ! 200 g strawberry, trimmed
      200 ml whole-milk
      200 g vanilla-ice-cream
      ? 1/2 tsp vanilla-extract`,
    method: `
      Blend {a: strawberry, whole-milk, vanilla-ice-cream, vanilla-extract} until smooth.
      Pour into glasses. / Serve straight away.`,
    varies: { strawberry: `${berries} soft-fruit`, 'vanilla-ice-cream': 'ice-cream yogurt plant-yogurt' },
    takes: [
      `${fruit} | 60 | 2 | Add {a} and blend again until smooth.`,
      'chocolate spread nut biscuit syrup confectionery dulce-de-leche malted-milk-powder protein-powder | 20 | 2 | Add {a} and blend again until smooth.',
      'espresso brewed-coffee liqueur spirit | 20 | 2 | Add {a} and blend again until smooth.',
    ],
    swaps: { 'vanilla-ice-cream': 'vegan-ice-cream plain-yogurt lactose-free-yogurt' },
  },
  'hot-chocolate': {
    title: 'Hot chocolate',
    swapped: 'Hot {a: dark-chocolate}',
    also: 'hot chocolat; hot cocoa; cocoa drink; drinking chocolate; homemade hot chocolate; thick hot chocolate; chocolate drink; chocolate à la taza; chocolate a la taza; chocolate caliente; chocolate quente; chocolat chaud; cioccolata calda; heiße schokolade; heisse schokolade; trinkschokolade; ホットチョコレート; ココア; 热巧克力; 熱巧克力; شوكولاتة ساخنة; שוקו חם; हॉट चॉकलेट',
    summary: 'A rich, warming mug of {a: dark-chocolate} melted into {b: whole-milk}.',
    kinds: ['hot-drink'],
    courses: ['drink', 'dessert', 'breakfast'],
    cuisines: ['international', 'european'],
    occasions: ['christmas', 'halloween', 'valentine', 'sunday', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'sweet', 'warm', 'creamy', 'comforting', 'festive', 'mild', 'one-pot', 'no-bake'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 5,
    list: `
      500 ml whole-milk
      80 g dark-chocolate, finely chopped
      ? 1 tbsp caster-sugar
      ? 1/2 tsp vanilla-extract
      ? 1 pinch fine-salt
      ? 60 ml whipping-cream
      ? 1 handful marshmallow, to serve`,
    method: `
      4m: Heat {a: whole-milk} in a small pot over medium heat until it steams; do not let it boil.
      3m: Whisk in {a: dark-chocolate} until melted and smooth. / Stir in {a: caster-sugar, vanilla-extract, fine-salt}.
      Whip {a: whipping-cream} to soft peaks.
      Pour into mugs.
      Spoon over {a: whipping-cream}. / Scatter with {a: marshmallow}.
      Serve straight away.`,
    varies: {
      'dark-chocolate':
        'milk-chocolate white-chocolate chocolate-chip vegan-milk-chocolate vegan-white-chocolate dark-chocolate unsweetened-chocolate',
      'whole-milk': 'milk plant-milk',
    },
    takes: [
      'cinnamon-stick orange-zest fresh-mint | 2 | 2 | 5m: Add {a}, leave to stand for {5 min}, then lift out.',
      'ground-cinnamon ground-ginger gingerbread-spice pumpkin-spice instant-coffee | 1 | 4 | Whisk in {a}.',
      'spread syrup dulce-de-leche malted-milk-powder espresso brewed-coffee spirit liqueur | 20 | 4 | Whisk in {a}.',
    ],
    swaps: { 'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate', 'whipping-cream': 'vegan-double-cream' },
  },
  'golden-milk': {
    title: 'Golden milk',
    swapped: 'Golden {a: whole-milk}',
    also: "golden latte; turmeric milk; turmeric latte; tumeric latte; tumeric milk; haldi milk; haldi doodh; haldi wala doodh; haldi ka doodh; goldene milch; kurkuma latte; lait d'or; leche dorada; leite dourado; ゴールデンミルク; 黄金奶; 姜黄牛奶; الحليب الذهبي; חלב זהב; हल्दी दूध; हल्दी वाला दूध",
    summary: 'A warm, gently spiced mug of {a: whole-milk} coloured gold by {b: ground-turmeric}.',
    kinds: ['hot-drink'],
    courses: ['drink', 'breakfast', 'snack'],
    cuisines: ['indian', 'international'],
    seasons: ['autumn', 'winter'],
    audiences: ['one'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'warm', 'comforting', 'creamy', 'mild', 'one-pot', 'no-bake'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 2,
    list: `
      500 ml whole-milk
      ! 1 tsp ground-turmeric
      ? 1/2 tsp ground-cinnamon
      ? 1/2 tsp ground-ginger
      ? 1 pinch black-pepper
      ? 1 tbsp clear-honey`,
    method: `
      Whisk {a: whole-milk, ground-turmeric, ground-cinnamon, ground-ginger, black-pepper} together in a small pot.
      6m: Heat gently, stirring often, until it steams; do not let it boil.
      Take the pot off the heat. / Stir in {a: clear-honey} to taste.
      Strain into mugs.`,
    varies: { 'whole-milk': 'milk plant-milk coconut-milk' },
    takes: [
      'ground-cardamom ground-clove nutmeg saffron fresh-ginger vanilla-extract coconut-oil ghee almond-butter date-syrup | 3 | 2 | Whisk in {a}.',
    ],
  },
});
