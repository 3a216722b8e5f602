import { dishes } from '../read-dish.ts';

export const australian = dishes({
  'avocado-toast': {
    title: 'Avocado toast',
    also: 'avocado on toast; avo toast; avo on toast; avacado toast; avocado toasts; avocado bread; avocado sandwich; smashed avocado; smashed avo; smashed avo on toast; smashed avocado on toast; crushed avocado on toast; mashed avocado on toast; open avocado sandwich; avocadobrot; tostada de aguacate; アボカドトースト; 牛油果吐司; 鳄梨吐司; توست الأفوكادو; טוסט אבוקדו; एवोकाडो टोस्ट; авокадо тост',
    summary: 'Crisp {a: sourdough-bread} under roughly mashed {b: avocado}[ with {c: lemon-juice}].',
    kinds: ['toast', 'sandwich'],
    courses: ['breakfast', 'lunch', 'snack'],
    cuisines: ['australian', 'american', 'international'],
    occasions: ['brunch', 'weeknight', 'sunday'],
    seasons: ['spring', 'summer'],
    audiences: ['one', 'students', 'children'],
    manners: ['quick', 'easy', 'healthy', 'light', 'fresh', 'creamy', 'crunchy', 'savoury', 'vegetable-rich'],
    methods: ['mashed'],
    needs: ['toaster'],
    makes: '2 servings',
    prep: 10,
    list: `
      ! 2 avocado, ripe
      ? 1 tbsp lemon-juice
      ? 1/4 tsp fine-salt
      ? 1/4 tsp black-pepper
      200 g sourdough-bread, sliced
      ? 1 tbsp extra-virgin-olive-oil
      ? 1/2 tsp chilli-flake`,
    method: `
      Halve {a: avocado}, remove the stones and scoop out the flesh. / Mash {a: avocado} roughly with a fork. / Stir in {a: lemon-juice}. / Season with {a: fine-salt, black-pepper}.
      3m: Toast {a: sourdough-bread} until golden.
      Spread {a: sourdough-bread} with {b: avocado}. / Drizzle with {a: extra-virgin-olive-oil}. / Sprinkle with {a: chilli-flake}.
      Serve straight away.`,
    varies: {
      'sourdough-bread': 'bread crispbread rice-cake bagel english-muffin',
      'lemon-juice': 'lime-juice lime lemon vinegar',
      'chilli-flake': 'chilli herb seed everything-bagel-seasoning dukkah zaatar paprika hot-sauce',
      'extra-virgin-olive-oil': 'oil chilli-oil',
    },
    takes: [
      'egg | 55 | 3 | 6m: Fry {a} in another pan {a!done}. / Keep {a} warm to serve on top.',
      'bacon mushroom halloumi tofu sausage chorizo shellfish poultry | 50 | 3 | 7m: Cut {a} into small pieces where needed. / Fry {a} in a dry pan over medium heat {a!done}. / Keep {a} warm to serve on top.',
      'feta soft-cheese hard-cheese melting-cheese smoked-fish tinned-fish cooked-ham cured-ham tomato salad cooked-prawn pulse olive pickle kimchi strawberry mango pomegranate cooked-beetroot hummus | 30 | 4 | Top with {a}, cut into thin slices where needed.',
      'herb seed nut everything-bagel-seasoning dukkah balsamic-glaze honey hot-sauce | 4 | 4 | Spoon or scatter {a} over the top.',
    ],
    swaps: { 'sourdough-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread' },
  },
  pavlova: {
    title: 'Pavlova',
    swapped: 'Pavlova with {a: strawberry}',
    also: 'pav; pavlovas; pavalova; pavlovia; pavola; pavlova cake; pavlova torte; meringue cake; fruit pavlova; berry pavlova; strawberry pavlova; summer pavlova; christmas pavlova; meringue with cream and fruit; meringue with whipped cream and berries; aussie pavlova; new zealand pavlova; pawlowa; パブロバ; パヴロヴァ; 帕芙洛娃; 巴甫洛娃蛋糕; بافلوفا; פבלובה; पावलोवा; анна павлова; павлова',
    summary:
      'A crisp round of whisked {a: egg-white} and {b: caster-sugar}, soft inside, under {c: whipping-cream, strawberry, kiwi-fruit}.',
    kinds: ['cake', 'pudding'],
    courses: ['dessert'],
    cuisines: ['australian'],
    occasions: ['christmas', 'easter', 'birthday', 'guests', 'party', 'sunday', 'valentine'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['sweet', 'light', 'fresh', 'crunchy', 'creamy', 'festive', 'cold'],
    methods: ['baked'],
    needs: ['oven', 'mixer'],
    makes: '8 servings, by half',
    prep: 25,
    list: `
      4 egg-white, at room temperature
      ! 220 g caster-sugar
      ? 2 tsp cornflour
      ? 1 tsp white-vinegar
      ? 1 tsp vanilla-extract
      300 ml whipping-cream, cold
      250 g strawberry, halved
      ? 150 g kiwi-fruit, peeled and sliced
      ? 70 g passion-fruit, halved`,
    method: `
      Heat the oven to {150C} and line a baking tray with baking paper.
      Whisk {a: egg-white} to stiff peaks. / Whisk in {a: caster-sugar} little by little until thick and glossy.
      Fold in {a: cornflour}. / Fold in {a: white-vinegar}. / Fold in {a: vanilla-extract}.
      Spread the mixture on the tray in a round of about {20cm}, a little higher at the edge.
      75m: Turn the oven down to {120C}. / Bake until the outside feels crisp and dry.
      60m rest: Turn the oven off, open the door a little and leave to cool inside.
      Whip {a: whipping-cream} to soft peaks. / Spread {a: whipping-cream} over the top.
      Cut {a: strawberry, kiwi-fruit} into small pieces where needed. / Top with {a: strawberry, kiwi-fruit}. / Spoon over {a: passion-fruit}. / Serve straight away.`,
    varies: {
      strawberry:
        'raspberry blackberry blueberry redcurrant frozen-berry cherry soft-fruit mango peach orange mandarin fruit-compote lemon-curd',
      'kiwi-fruit': 'raspberry blackberry blueberry cherry soft-fruit orange mandarin pomegranate table-grape',
      'passion-fruit': 'soft-fruit pomegranate lemon-curd raspberry blueberry fruit-compote passion-fruit-juice',
      'caster-sugar': 'white-sugar light-brown-sugar',
    },
    takes: [
      'cocoa-powder cocoa-nib ground-almond ground-hazelnut instant-coffee lemon-zest orange-zest rose-water ground-cinnamon | 2 | 4 | Fold in {a}.',
      'nut chocolate caramel-sauce chocolate-syrup lemon-curd fresh-mint cooked-chestnut berry soft-fruit | 15 | 9 | Spoon or scatter {a} over the top.',
    ],
    swaps: {
      'egg-white': 'chickpea-water*0.9',
      cornflour: 'potato-starch tapioca-starch arrowroot',
      'white-vinegar': 'cider-vinegar lemon-juice',
      'whipping-cream': 'lactose-free-cream vegan-double-cream',
      strawberry: 'raspberry mango',
    },
  },
  'anzac-biscuits': {
    title: 'Anzac biscuits',
    also: 'anzac biscuit; anzac cookies; anzac cookie; anzacs; anzac bikkies; anzac bickies; ansac biscuits; anzak biscuits; anzac biscuts; oat and coconut biscuits; oat coconut cookies; oat and golden syrup biscuits; australian oat biscuits; アンザックビスケット; 澳新军团饼干; 安扎克饼干; بسكويت أنزاك; עוגיות אנזק; एंज़ैक बिस्कुट',
    summary: 'Chewy, golden rounds of {a: rolled-oat}[, {b: desiccated-coconut}] and {c: golden-syrup}.',
    kinds: ['biscuit'],
    courses: ['baking', 'snack', 'dessert'],
    cuisines: ['australian'],
    occasions: ['lunchbox', 'picnic', 'camping', 'party'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'crunchy', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob'],
    makes: '18 biscuits for 9, by half',
    prep: 15,
    list: `
      120 g rolled-oat
      120 g plain-flour
      ? 70 g desiccated-coconut
      120 g light-brown-sugar
      ? 1 pinch fine-salt
      110 g unsalted-butter
      40 g golden-syrup
      1/2 tsp bicarbonate-of-soda
      2 tbsp plain-water, boiling`,
    method: `
      Heat the oven to {160C} and line a baking tray with baking paper.
      Stir {a: rolled-oat, plain-flour, desiccated-coconut, light-brown-sugar, fine-salt} together in a large bowl.
      4m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: golden-syrup}. / Stir over low heat until smooth. / Take the pot off the heat.
      Stir in {a: bicarbonate-of-soda} with care; it bubbles up and is very hot. / Stir in {a: plain-water}. / Pour the mixture over and stir until everything is coated.
      Shape into balls of about {3cm} and lay them on the tray, well apart. / Press each one flat with a fork, once each way.
      13m*: Bake until golden. / Leave on the tray for {5 min}, until firm enough to lift. / Leave to cool on a rack.`,
    varies: {
      'light-brown-sugar': 'white-sugar caster-sugar dark-brown-sugar muscovado-sugar coconut-sugar demerara-sugar',
      'golden-syrup': 'honey maple-syrup agave-syrup black-treacle date-syrup',
      'plain-flour': 'wholemeal-flour spelt-flour oat-flour',
      'desiccated-coconut': 'coconut-flake nut seed',
    },
    takes: [
      'chocolate nut dried-fruit seed | 10 | 5 | Chop {a} finely where needed. / Stir in {a}.',
      'ground-ginger ground-cinnamon mixed-spice orange-zest lemon-zest vanilla-extract | 0.5 | 3 | Stir in {a}.',
    ],
    swaps: {
      'rolled-oat': 'gluten-free-oat',
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter coconut-oil*0.85',
      'golden-syrup': 'maple-syrup clear-honey',
    },
  },
});
