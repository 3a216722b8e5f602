import { dishes } from '../read-dish.ts';

export const childrenThird = dishes({
  'banana-oat-pancakes': {
    title: 'Banana oat pancakes',
    swapped: 'Banana pancakes with {a: rolled-oat}',
    also: 'banana oatmeal pancakes; banana pancakes; banana pancake; oat pancakes; oatmeal pancakes; banana and oat pancakes; oat and banana pancakes; healthy pancakes; baby pancakes; pancakes for baby; toddler pancakes; three ingredient pancakes; 3 ingredient pancakes; blender pancakes; flourless pancakes; pancakes without flour; sugar free pancakes; bananenpfannkuchen; bananen-pancakes; bananenpancakes; hafer-bananen-pancakes; haferpancakes; pancakes banane avoine; crêpes banane avoine; pancake banana e avena; tortitas de plátano y avena; tortitas de avena; hotcakes de avena y plátano; panqueca de banana com aveia; panqueca de banana; バナナオートミールパンケーキ; バナナパンケーキ; 香蕉燕麦松饼; 香蕉松饼; بان كيك الموز والشوفان; פנקייק בננה; פנקייק בננה ושיבולת שועל; बनाना ओट्स पैनकेक',
    summary: 'Soft little pancakes of {a: banana, rolled-oat}, mixed in the blender and fried golden.',
    kinds: ['pancake'],
    courses: ['breakfast', 'snack', 'dessert'],
    cuisines: ['american', 'international'],
    occasions: ['brunch', 'weeknight', 'lunchbox', 'sunday'],
    audiences: ['children', 'baby'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'sweet', 'mild', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob', 'blender'],
    makes: '12 pancakes for 4, by half',
    prep: 10,
    list: `
      ! 2 banana
      150 g rolled-oat
      2 hen-egg
      120 ml whole-milk
      1 tsp baking-powder
      ? 1/2 tsp ground-cinnamon
      1 tbsp vegetable-oil
      ? 150 g blueberry, to serve
      ? 150 g plain-yogurt, to serve`,
    method: `
      Blend {a: banana, rolled-oat, hen-egg, whole-milk, baking-powder, ground-cinnamon} until smooth.
      5m rest: Leave the batter to rest.
      15m*: Heat {a: vegetable-oil little} in a wide pan over medium heat. / Drop in spoonfuls of batter and fry until bubbles burst on top and the edges look dry, then turn and fry until golden, using {a: vegetable-oil rest} for the next batches.
      Serve warm[ with {a: blueberry, plain-yogurt}].`,
    varies: {
      blueberry: 'berry soft-fruit maple-syrup clear-honey jam',
      'whole-milk': 'milk plant-milk',
      'plain-yogurt': 'yogurt plant-yogurt quark',
      'vegetable-oil': 'oil butter',
    },
    takes: [
      'berry soft-fruit chocolate nut dried-fruit seed desiccated-coconut | 25 | 3 | Fold {a} into the batter.',
      'cocoa-powder peanut-butter almond-butter cashew-butter vanilla-extract protein-powder vegan-protein-powder baby-spinach pumpkin-puree carrot apple | 8 | 2 | Add {a} and blend again until smooth.',
    ],
    swaps: { 'hen-egg': 'flax-egg', 'rolled-oat': 'gluten-free-oat', 'plain-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt' },
  },
  'apple-puree': {
    title: 'Apple purée',
    swapped: 'Purée of {a: eating-apple}',
    also: 'apple puree; apple pure; baby apple puree; apple baby food; baby food apple; apple puree for baby; apple puree for babies; first food apple; fruit puree; fruit purée; baby fruit puree; pureed apple; pureed fruit; apfelbrei; apfelpüree; apfelpueree; obstbrei; babybrei apfel; apfelbrei für babys; purée de pommes; purée de pomme bébé; purea di mele; pure di mele; papilla de manzana; puré de manzana para bebé; papinha de maçã; りんごのピューレ; 離乳食りんご; りんごペースト; 宝宝苹果泥; 苹果蓉; هريس التفاح; بيوريه التفاح; מחית תפוחים; מחית פירות; सेब की प्यूरी; सेब का प्यूरी',
    summary: 'Smooth, mild {a: eating-apple}, cooked soft and blended until silky.',
    kinds: ['mash', 'pudding'],
    courses: ['snack', 'dessert', 'breakfast', 'side'],
    cuisines: ['international'],
    occasions: ['weeknight', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['baby', 'children'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'mild', 'sweet', 'cold', 'make-ahead', 'no-bake', 'one-pot'],
    methods: ['boiled', 'mashed', 'steamed'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 600 g eating-apple, peeled and diced
      80 ml plain-water
      ? 1 pinch ground-cinnamon`,
    method: `
      12m: Put {a: eating-apple, plain-water} in a small pot. / Bring to the boil, then cover and simmer over low heat. / Cook {a: eating-apple} until very soft.
      Take the pot off the heat. / Stir in {a: ground-cinnamon}. / Blend until smooth.
      Leave to cool until just warm. / Keep the rest in the fridge for up to two days, or freeze it in small portions.`,
    varies: { 'eating-apple': 'apple pear quince peach nectarine apricot plum mango', 'plain-water': 'apple-juice' },
    takes: [
      'pear peach nectarine apricot plum mango banana blueberry strawberry raspberry carrot sweet-potato pumpkin butternut-squash beetroot parsnip prune | 40 | 1 | Cut {a} into small pieces where needed. / Put {a} in a small pot.',
      'rolled-oat gluten-free-oat millet-flake rice-flake oat-flour plain-yogurt greek-yogurt rapeseed-oil ground-almond vanilla-pod | 10 | 2 | 2m: Stir in {a} and let everything bubble for a moment.',
    ],
  },
  'vegetable-puree': {
    title: 'Vegetable purée',
    swapped: 'Purée of {a: carrot, floury-potato}',
    also: 'vegetable puree; veggie puree; veg puree; baby vegetable puree; vegetable baby food; baby food; vegetable puree for babies; puree for baby; baby puree; weaning puree; first vegetables; carrot puree; carrot purée; carrot baby food; carrot and potato puree; homemade baby food; gemüsebrei; gemuesebrei; babybrei; karottenbrei; möhrenbrei; karotten-kartoffel-brei; gemüsepüree; purée de légumes; purée de carottes; purée bébé; purea di verdure; pappa di verdure; puré de verduras; papilla de verduras; puré de legumes; papinha de legumes; 野菜ピューレ; 離乳食; にんじんペースト; 蔬菜泥; 宝宝蔬菜泥; 胡萝卜泥; هريس الخضار; بيوريه الخضار; מחית ירקות; מחית גזר; सब्ज़ी की प्यूरी; वेजिटेबल प्यूरी',
    summary: 'Soft {a: carrot, floury-potato}, blended smooth for the youngest at the table.',
    kinds: ['mash', 'vegetables'],
    courses: ['lunch', 'side', 'dinner'],
    cuisines: ['international'],
    occasions: ['weeknight'],
    audiences: ['baby', 'children'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'mild', 'warm', 'make-ahead', 'no-bake', 'one-pot', 'vegetable-rich'],
    methods: ['boiled', 'mashed', 'steamed'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 10,
    list: `
      400 g carrot, peeled and diced
      250 g floury-potato, peeled and diced
      250 ml plain-water
      2 tbsp rapeseed-oil`,
    method: `
      15m: Put {a: carrot, floury-potato, plain-water} in a small pot. / Bring to the boil, then cover and simmer over low heat. / Cook {a: carrot, floury-potato} until very soft.
      Take the pot off the heat. / Stir in {a: rapeseed-oil}. / Blend until smooth. / If it is too thick, blend in a splash of water.
      Leave to cool until just warm. / Keep the rest in the fridge for up to two days, or freeze it in small portions.`,
    varies: {
      carrot: 'firm-vegetable quick-vegetable root leaf',
      'floury-potato': 'potato root rolled-oat',
      'rapeseed-oil': 'oil butter vegan-butter',
    },
    takes: [
      'firm-vegetable quick-vegetable root leaf fennel leek celery-stalk apple pear red-lentil tomato | 60 | 1 | Cut {a} into small pieces where needed. / Put {a} in a small pot.',
      'poultry mince meat salmon-fillet white-fish-fillet cod-fillet pulse | 25 | 1 | Cut {a} into small pieces where needed. / Put {a} in a small pot.',
      'orange-juice rolled-oat gluten-free-oat cream yogurt parmesan herb whole-milk butter ground-nutmeg | 8 | 2 | Stir in {a}.',
    ],
    swaps: { 'floury-potato': 'sweet-potato parsnip', carrot: 'parsnip butternut-squash', 'rapeseed-oil': 'sunflower-oil olive-oil' },
  },
});
