import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const filipino = dishes({
  'chicken-adobo': {
    title: 'Chicken adobo',
    swapped: '{a: chicken-thigh-on-the-bone} adobo',
    also: 'adobo; filipino adobo; filipino chicken adobo; adobong manok; philippine adobo; pinoy adobo; adobo chicken; pork adobo; tofu adobo; soy and vinegar chicken; soy vinegar chicken; chicken in soy and vinegar; chicken with soy sauce and vinegar; chiken adobo; chicken abodo; filipino chicken; filipino chicken stew; philippinisches adobo; philippinisches hähnchen; adobo de poulet; poulet adobo; adobo filipino de pollo; pollo adobo filipino; adobo de pollo filipino; adobo di pollo; adobo de frango; アドボ; チキンアドボ; 阿斗波; 菲律宾阿多波鸡; أدوبو الدجاج; אדובו עוף; चिकन अडोबो',
    summary: '{a: chicken-thigh-on-the-bone} simmered with {b: soy-sauce, white-vinegar} until dark, sharp and glossy.',
    kinds: ['stew'],
    courses: ['main', 'dinner'],
    cuisines: ['filipino', 'asian'],
    occasions: ['weeknight', 'sunday', 'guests'],
    audiences: ['children', 'students', 'crowd'],
    manners: [
      'easy',
      'cheap',
      'comforting',
      'filling',
      'high-protein',
      'one-pot',
      'make-ahead',
      'leftovers',
      'sour',
      'savoury',
      'warm',
      'no-bake',
    ],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1 tbsp vegetable-oil
      1000 g chicken-thigh-on-the-bone
      ? 8 clove fresh-garlic, crushed
      80 ml soy-sauce
      80 ml white-vinegar
      250 ml plain-water
      ? 1 tbsp brown-sugar
      ? 3 bay-leaf
      ? 1 tsp black-peppercorn
      ? 280 g jasmine-rice, to serve
      ? 2 spring-onion, sliced`,
    method: `
      10m: Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: chicken-thigh-on-the-bone} in batches on all sides. / Lift {a: chicken-thigh-on-the-bone} out and set aside.
      1m: Stir in {a: fresh-garlic} and cook until it smells good.
      35m: Return {a: chicken-thigh-on-the-bone} to the pot. / Pour in {a: soy-sauce, white-vinegar, plain-water}. / Add {a: brown-sugar, bay-leaf, black-peppercorn}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh-on-the-bone} {a!done}.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      8m: Simmer, uncovered, until the sauce has thickened.
      Take out {a: bay-leaf}. / Scatter with {a: spring-onion}. / Serve hot[ with {a: jasmine-rice}].`,
    swaps: {
      'chicken-thigh-on-the-bone': 'turkey-leg firm-tofu*0.6',
      'white-vinegar': 'cider-vinegar rice-vinegar lime-juice',
      'jasmine-rice': 'basmati-rice quinoa',
    },
    varies: {
      'chicken-thigh-on-the-bone':
        'chicken-leg chicken-drumstick chicken-piece chicken-thigh chicken-wing pork-belly pork-shoulder duck-leg turkey-leg firm-tofu',
      'white-vinegar': 'vinegar',
      'jasmine-rice': 'rice grain potato noodle',
      'brown-sugar': 'sugar syrup',
    },
    takes: [
      'potato root firm-vegetable | 80 | 4 | 20m: Add {a}, cut into bite-sized pieces where needed. / Cook {a} until soft.',
      'quick-vegetable leaf mushroom | 50 | 5 | 6m: Add {a} and cook until just tender.',
      'egg | 55 | 6 | 10m meanwhile: Boil {a} for {10 min}, cool under cold running water and peel. / Top with {a}.',
      'chilli chilli-flake fresh-ginger lemongrass onion shallot | 4 | 3 | Stir in {a} and cook until it smells good.',
      'coconut-milk pineapple oyster-sauce fish-sauce | 40 | 5 | Stir in {a}.',
    ],
  },
  pancit: {
    title: 'Pancit',
    swapped: 'Pancit with {a: chicken-breast}',
    also: 'pancit bihon; pansit; pancit bihon guisado; pancit guisado; pancit canton; pansit bihon; pancit noodles; chicken pancit; pork pancit; prawn pancit; shrimp pancit; vegetable pancit; vegan pancit; filipino noodles; filipino fried noodles; filipino rice noodles; filipino stir fried noodles; philippine noodles; pinoy pancit; birthday noodles; philippinische nudeln; nouilles philippines; fideos filipinos; パンシット; 菲律宾炒米粉; بانسيت; פנסיט; पैनसिट',
    summary: 'Thin {a: rice-vermicelli} fried with {b: chicken-breast, white-cabbage, carrot}.',
    kinds: ['noodles', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['filipino', 'asian'],
    occasions: ['birthday', 'party', 'buffet', 'weeknight', 'new-year', 'lunchbox'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['quick', 'easy', 'cheap', 'filling', 'high-protein', 'mild', 'savoury', 'warm', 'no-bake', 'vegetable-rich'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      4 tbsp soy-sauce
      ? 1 tbsp oyster-sauce
      150 ml chicken-stock
      ! 250 g rice-vermicelli
      3 tbsp vegetable-oil
      350 g chicken-breast, thinly sliced
      ? 1 brown-onion, sliced
      ? 3 clove fresh-garlic, crushed
      200 g carrot, cut into matchsticks
      250 g white-cabbage, shredded
      ? 100 g green-bean, thinly sliced
      ? 3 spring-onion, sliced
      ? black-pepper, to taste
      ? 1 lemon, cut into wedges`,
    method: `
      Whisk {a: soy-sauce, oyster-sauce, chicken-stock} together.
      5m: Boil {a: rice-vermicelli} in salted water until half done, then drain well. / Cool {a: rice-vermicelli} under cold running water and drain again.
      6m: Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Cut {a: chicken-breast} into small pieces where needed. / Fry {a: chicken-breast} {a!done}. / Lift {a: chicken-breast} out and set aside.
      6m: Heat {a: vegetable-oil rest} in the wok. / Stir-fry {a: brown-onion, carrot, white-cabbage, green-bean} over high heat until just tender with some bite. / Stir in {a: fresh-garlic} and cook until it smells good.
      4m: Add {a: rice-vermicelli}. / Pour in the sauce and toss over high heat until everything is hot and glossy. / Return {a: chicken-breast} to the wok.
      Season with {a: black-pepper} to taste. / Scatter with {a: spring-onion}. / Serve straight away[ with {a: lemon}].`,
    swaps: {
      'chicken-breast': 'turkey-breast firm-tofu',
      'rice-vermicelli': 'rice-noodle glass-noodle',
      carrot: 'red-pepper courgette',
      'white-cabbage': 'chinese-cabbage courgette',
    },
    varies: {
      'chicken-breast': 'poultry meat shellfish tofu mince plant-mince sausage mushroom pork-fillet',
      'rice-vermicelli': 'noodle',
      carrot: 'firm-vegetable quick-vegetable',
      'white-cabbage': 'leaf quick-vegetable',
      'green-bean': 'quick-vegetable',
      'chicken-stock': 'stock',
    },
    takes: stirFryAdditions(5, 6),
  },
  'fish-amok': {
    title: 'Fish amok',
    swapped: '{a: white-fish-fillet} amok',
    also: 'amok; amok trey; fish amok trey; cambodian fish amok; cambodian fish curry; khmer fish curry; khmer amok; cambodian curry; steamed fish curry; steamed coconut fish curry; cambodian coconut fish; hor mok; ho mok; haw mok; hor mok pla; chicken amok; tofu amok; kambodschanisches fischcurry; amok de poisson; curry de poisson cambodgien; amok de pescado; amok di pesce; amok de peixe; អាម៉ុក; អាម៉ុកត្រី; ห่อหมก; アモック; 阿莫克鱼; أموك السمك; אמוק דג; फिश अमोक',
    summary: 'Soft pieces of {a: white-fish-fillet} steamed in fragrant, gently spiced {b: coconut-cream}.',
    kinds: ['curry', 'fish-dish'],
    courses: ['main', 'dinner', 'starter'],
    cuisines: ['cambodian', 'asian'],
    occasions: ['guests', 'date', 'weeknight'],
    manners: ['easy', 'healthy', 'light', 'creamy', 'high-protein', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['steamed'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 15,
    list: `
      ? 280 g jasmine-rice, to serve
      ! 250 g coconut-cream
      40 g thai-red-curry-paste
      ? 2 hen-egg
      1 tbsp fish-sauce
      ? 2 tsp palm-sugar
      ? 1/2 tsp ground-turmeric
      ? 3 leaf makrut-lime-leaf, shredded
      500 g white-fish-fillet, cut into {3cm} pieces
      ? 100 g baby-spinach
      ? 1 red-chilli, thinly sliced`,
    method: `
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      Whisk {a: coconut-cream, thai-red-curry-paste, hen-egg, fish-sauce, palm-sugar, ground-turmeric} together until smooth. / Stir in {a: makrut-lime-leaf half}.
      Bring a little water to the boil in a large pot and set a steamer basket or a metal sieve over it.
      Cut {a: white-fish-fillet} into bite-sized pieces where needed. / Fold in {a: white-fish-fillet, baby-spinach}. / Spoon the mixture into small ovenproof bowls.
      20m*: Put the bowls in the basket, cover and steam until set and cooked through.
      Scatter with {a: red-chilli, makrut-lime-leaf rest}. / Serve hot[ with {a: jasmine-rice}].`,
    swaps: {
      'white-fish-fillet': 'salmon-fillet chicken-breast firm-tofu',
      'hen-egg': 'plant-egg',
      'jasmine-rice': 'basmati-rice quinoa',
    },
    varies: {
      'white-fish-fillet': 'white-fish salmon-fillet trout-fillet raw-prawn firm-tofu silken-tofu chicken-breast',
      'baby-spinach': 'leaf',
      'jasmine-rice': 'rice noodle grain',
      'coconut-cream': 'coconut-milk',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom | 40 | 4 | 4m: Boil {a} in salted water until just tender, then drain well. / Stir in {a}.',
      'lemongrass galangal fresh-ginger fresh-garlic chilli-flake lime-zest | 2 | 3 | Stir in {a}.',
      'herb nut crispy-shallot lime-juice | 4 | 6 | Scatter with {a}.',
    ],
  },
});
