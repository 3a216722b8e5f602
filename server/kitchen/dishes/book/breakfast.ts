import { dishes } from '../read-dish.ts';

// Berries that are good raw: elderberries and sloes are not.
const berries = 'strawberry raspberry blackberry blueberry redcurrant blackcurrant frozen-berry table-grape acai-berry physalis';
const fruit = `${berries} soft-fruit orange mandarin grapefruit`;

export const breakfast = dishes({
  'overnight-oats': {
    title: 'Overnight oats',
    swapped: 'Overnight {a: rolled-oat}',
    also: 'overnight oat; over night oats; overnite oats; overnight oatmeal; overnight porridge; no-cook oats; no-cook porridge; cold oats; fridge oats; refrigerator oats; refrigerator oatmeal; soaked oats; oats in a jar; jar oats; oat pots; breakfast oats in a jar; aveia de um dia para o outro; avena nocturna; オーバーナイトオーツ; 隔夜燕麦',
    summary: 'Creamy {a: rolled-oat} soaked in {b: whole-milk}, stirred together in one bowl and easy to carry in a jar.',
    kinds: ['porridge', 'muesli'],
    courses: ['breakfast', 'snack'],
    cuisines: ['international', 'american'],
    occasions: ['lunchbox', 'weeknight', 'camping'],
    audiences: ['children', 'one', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'creamy', 'cold', 'sweet', 'mild', 'filling', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['fridge'],
    makes: '2 servings',
    prep: 5,
    list: `
      100 g rolled-oat
      ? 1 tbsp chia-seed
      ? 1/2 tsp ground-cinnamon
      ? 1 pinch fine-salt
      250 ml whole-milk
      ? 100 g plain-yogurt
      ? 1 tbsp maple-syrup
      ? 100 g blueberry, washed well`,
    method: `
      Stir {a: rolled-oat, chia-seed, ground-cinnamon, fine-salt} together in a large bowl.
      Stir in {a: whole-milk, plain-yogurt, maple-syrup}.
      480m rest: Cover and chill in the fridge overnight.
      Stir well. / Divide between bowls.
      Scatter with {a: blueberry} and serve.`,
    varies: { 'whole-milk': 'milk plant-milk kefir apple-juice orange-juice', blueberry: `${berries} soft-fruit` },
    takes: [
      `${fruit} nut seed dried-fruit jam | 30 | 5 | Top with {a}.`,
      'apple pear carrot | 50 | 3 | Grate {a} coarsely and stir in.',
      'chocolate spread protein-powder vegan-protein-powder espresso matcha | 10 | 3 | Stir in {a}.',
    ],
  },
  'chia-pudding': {
    title: 'Chia pudding',
    also: 'chia seed pudding; chia seeds pudding; chia pot; chia pots; chia breakfast pudding; overnight chia; overnight chia pudding; chia cream; chiapudding; chia-pudding; pudin de chía; pudin de chia; pudim de chia; チアプディング; チアシードプリン; 奇亚籽布丁',
    summary: 'A cool, thick pudding of {a: chia-seed} and {b: whole-milk}[, served with {c: raspberry}].',
    kinds: ['pudding', 'porridge'],
    courses: ['breakfast', 'dessert', 'snack'],
    cuisines: ['international'],
    occasions: ['lunchbox', 'brunch'],
    audiences: ['children', 'one'],
    manners: ['easy', 'healthy', 'light', 'creamy', 'cold', 'sweet', 'mild', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['fridge'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 80 g chia-seed
      500 ml whole-milk
      ? 2 tbsp maple-syrup
      ? 1 tsp vanilla-extract
      ? 200 g raspberry
      ? 20 g coconut-flake`,
    method: `
      Whisk {a: chia-seed, whole-milk, maple-syrup, vanilla-extract} together.
      10m rest: Leave to stand for {10 min}, then whisk again so that no lumps are left.
      120m rest: Chill in the fridge until set.
      Divide between bowls.
      Top with {a: raspberry}. / Scatter with {a: coconut-flake} and serve.`,
    varies: { 'whole-milk': 'milk plant-milk coconut-milk kefir', raspberry: `${berries} soft-fruit` },
    takes: [
      `${fruit} nut seed dried-fruit granola | 30 | 5 | Top with {a}.`,
      'dark-chocolate milk-chocolate white-chocolate | 10 | 5 | Grate {a} over the top.',
      'cocoa-powder carob-powder matcha spread protein-powder vegan-protein-powder | 6 | 2 | Whisk in {a}.',
    ],
    swaps: { 'whole-milk': 'lactose-free-milk oat-milk soy-milk coconut-drink' },
  },
  'smoothie-bowl': {
    title: 'Smoothie bowl',
    also: 'smoothie bowls; smoothiebowl; berry smoothie bowl; fruit smoothie bowl; breakfast smoothie bowl; nice cream bowl; bowl de smoothie; スムージーボウル; 思慕雪碗',
    summary: 'A thick, cold smoothie of {a: frozen-berry, banana}, eaten with a spoon from a bowl.',
    kinds: ['smoothie', 'bowl'],
    courses: ['breakfast', 'snack', 'dessert'],
    cuisines: ['international', 'american'],
    occasions: ['brunch'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'one'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'cold', 'sweet', 'creamy', 'mild', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: ['blender'],
    makes: '2 servings',
    prep: 10,
    list: `
      300 g frozen-berry
      1 banana, sliced
      150 g greek-yogurt
      50 ml whole-milk
      ? 80 g kiwi-fruit, peeled and sliced
      ? 40 g granola
      ? 2 tbsp coconut-flake`,
    method: `
      Blend {a: frozen-berry, banana, greek-yogurt, whole-milk} until smooth. / Stop and stir when the blades get stuck; the mixture should stay thick.
      Divide between bowls.
      Top with {a: kiwi-fruit}. / Scatter with {a: granola, coconut-flake} and serve straight away.`,
    varies: {
      'frozen-berry': `${berries} soft-fruit frozen-fruit`,
      'whole-milk': 'milk plant-milk juice',
      'kiwi-fruit': `${berries} soft-fruit`,
    },
    takes: [
      `${fruit} nut seed dried-fruit chocolate granola | 30 | 3 | Top with {a}.`,
      'leaf avocado cooked-beetroot | 30 | 2 | Add {a} and blend again until smooth.',
      'spread protein-powder vegan-protein-powder matcha spirulina rolled-oat silken-tofu | 10 | 2 | Add {a} and blend again until smooth.',
    ],
    swaps: {
      'frozen-berry': 'blueberry mango',
      'greek-yogurt': 'lactose-free-yogurt soy-yogurt coconut-yogurt',
      banana: 'mango*1.2',
      'kiwi-fruit': 'strawberry',
    },
  },
  'yogurt-with-granola-and-fruit': {
    title: 'Yogurt with granola and fruit',
    swapped: '{a: greek-yogurt}[ with {b: granola, strawberry}]',
    also: 'yoghurt with granola and fruit; yogurt and granola; yoghurt and granola; granola and yogurt; granola with yogurt; yogurt with granola; yogurt with fruit; yoghurt with fruit; fruit and yogurt; granola bowl; yogurt bowl; yoghurt bowl; yogurt parfait; yoghurt parfait; granola parfait; fruit parfait; breakfast parfait; fruit and granola parfait; greek yogurt bowl; yogurt con granola; iogurte com granola; joghurt mit früchten',
    summary: 'Thick {a: greek-yogurt} in a bowl, with {b: strawberry, banana, granola} on top.',
    kinds: ['bowl', 'muesli'],
    courses: ['breakfast', 'snack', 'dessert'],
    cuisines: ['international', 'american'],
    occasions: ['brunch', 'buffet', 'lunchbox'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'one', 'students'],
    manners: [
      'quick',
      'easy',
      'healthy',
      'light',
      'fresh',
      'cold',
      'sweet',
      'creamy',
      'crunchy',
      'mild',
      'high-protein',
      'no-cook',
      'no-bake',
    ],
    methods: ['raw'],
    needs: [],
    makes: '2 servings',
    prep: 10,
    list: `
      400 g greek-yogurt
      150 g strawberry, sliced
      ? 1 banana, sliced
      ? 2 tsp clear-honey
      80 g granola`,
    method: `
      Divide {a: greek-yogurt} between bowls.
      Top with {a: strawberry, banana}. / Drizzle with {a: clear-honey}.
      Scatter with {a: granola} and serve straight away.`,
    varies: { 'greek-yogurt': 'yogurt plant-yogurt quark cottage-cheese', strawberry: fruit, granola: 'muesli rolled-oat nut' },
    takes: [`${fruit} apple pear nut seed dried-fruit chocolate spread | 30 | 3 | Top with {a}.`],
    swaps: { granola: 'gluten-free-granola rolled-oat gluten-free-oat puffed-rice', strawberry: 'raspberry mango', banana: 'mango*1.2' },
  },
});
