import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const vietnameseSecond = dishes({
  'lemongrass-chicken': {
    title: 'Lemongrass chicken',
    swapped: '{a: chicken-thigh} with {b: lemongrass}',
    also: 'vietnamese lemongrass chicken; lemon grass chicken; lemongrass chicken thighs; lemongrass chicken rice bowl; lemongrass chicken bowl; lemongrass chicken vermicelli bowl; grilled lemongrass chicken; chicken with lemongrass; chicken and lemongrass; vietnamese grilled chicken; vietnamese chicken; ga nuong xa; gà nướng sả; ga xao sa ot; gà xào sả ớt; lemongrass pork; lemongrass tofu; zitronengras hähnchen; hähnchen mit zitronengras; zitronengrashuhn; poulet à la citronnelle; poulet citronnelle; pollo al lemongrass; pollo con hierba limón; pollo con citronela; frango com capim-limão; レモングラスチキン; 香茅鸡; دجاج بعشبة الليمون; עוף בלמון גראס; लेमनग्रास चिकन',
    summary: 'Sticky, browned {a: chicken-thigh} marinated with {b: lemongrass, fresh-garlic}.',
    kinds: ['stir-fry', 'rice'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['vietnamese', 'asian'],
    occasions: ['weeknight', 'guests', 'lunchbox'],
    audiences: ['children'],
    manners: ['easy', 'healthy', 'high-protein', 'fresh', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      600 g chicken-thigh
      ! 30 g lemongrass, finely chopped
      ? 3 clove fresh-garlic, crushed
      2 tbsp fish-sauce
      1 tbsp soy-sauce
      2 tbsp brown-sugar
      3 tbsp vegetable-oil
      ? 280 g jasmine-rice, to serve
      ? 200 g cucumber, thinly sliced
      ? 100 g carrot, grated
      ? 1 red-chilli, sliced
      ? 1 handful fresh-coriander, picked
      ? 1 lime, cut into wedges`,
    method: `
      20m rest: Cut {a: chicken-thigh} into bite-sized pieces where needed. / Toss {a: chicken-thigh} with {b: lemongrass, fresh-garlic, fish-sauce, soy-sauce, brown-sugar} until coated. / Leave to marinate for {20 min}.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      12m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry {a: chicken-thigh} {a!done}.
      Divide {a: jasmine-rice} between bowls. / Top with {a: chicken-thigh}. / Add {a: cucumber, carrot}. / Scatter with {a: red-chilli, fresh-coriander}. / Serve straight away[ with {a: lime}].`,
    swaps: { 'chicken-thigh': 'turkey-breast firm-tofu', 'jasmine-rice': 'basmati-rice quinoa' },
    varies: {
      'chicken-thigh': 'poultry meat tofu shellfish salmon-fillet white-fish mushroom pork-fillet',
      'jasmine-rice': 'rice noodle grain',
      cucumber: 'salad mango',
      carrot: 'daikon radish white-cabbage red-cabbage',
      'brown-sugar': 'sugar syrup',
      'fresh-coriander': 'herb',
    },
    takes: stirFryAdditions(3, 4),
  },
  'vietnamese-iced-coffee': {
    title: 'Vietnamese iced coffee',
    also: 'vietnamese coffee; iced vietnamese coffee; ca phe sua da; cà phê sữa đá; cafe sua da; ca phe sua; cà phê sữa; iced coffee with condensed milk; coffee with condensed milk; condensed milk coffee; vietnamese milk coffee; vietnamesischer kaffee; vietnamesischer eiskaffee; café vietnamien; café glacé vietnamien; café vietnamita; caffè vietnamita; café com leite condensado gelado; ベトナムコーヒー; 越南咖啡; 越南冰咖啡; قهوة فيتنامية; קפה וייטנאמי; वियतनामी कॉफी',
    summary: 'Strong {a: brewed-coffee} over ice, sweet and thick with {b: condensed-milk}.',
    kinds: ['iced-drink'],
    courses: ['drink', 'breakfast', 'dessert'],
    cuisines: ['vietnamese', 'asian'],
    occasions: ['brunch'],
    seasons: ['summer'],
    audiences: ['one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'cold', 'sweet', 'creamy', 'no-bake'],
    needs: ['kettle'],
    makes: '2 servings',
    prep: 5,
    list: `
      80 g condensed-milk
      ! 240 ml brewed-coffee, strong and hot`,
    method: `
      Pour {a: brewed-coffee} into a large jug. / Stir in {a: condensed-milk}.
      10m rest: Leave to cool until lukewarm.
      Serve over ice.`,
    swaps: { 'condensed-milk': 'vegan-condensed-milk' },
    varies: { 'condensed-milk': 'milk plant-milk coconut-milk coconut-cream cream caramel-sauce' },
    takes: [
      'milk plant-milk coconut-milk cream | 40 | 2 | Pour in {a}.',
      'cocoa-powder chocolate-syrup caramel-sauce vanilla-extract ground-cinnamon ground-cardamom liqueur | 4 | 2 | Stir in {a}.',
    ],
  },
});
