import { dishes } from '../read-dish.ts';

export const chineseFourth = dishes({
  'scallion-pancakes': {
    title: 'Scallion pancakes',
    swapped: 'Flaky pancakes with {a: spring-onion}',
    also: 'spring onion pancakes; scallion pancake; spring onion pancake; green onion pancakes; green onion pancake; chinese pancakes; chinese scallion pancakes; chinese spring onion pancakes; scallion flatbread; cong you bing; congyoubing; cong you bings; flaky scallion pancakes; chinese savoury pancakes; scalion pancakes; skallion pancakes; frühlingszwiebelpfannkuchen; frühlingszwiebel-pfannkuchen; chinesische pfannkuchen; lauchzwiebelfladen; galettes à la ciboule; crêpes chinoises à la ciboule; galettes chinoises aux oignons; focaccine cinesi al cipollotto; tortitas de cebolleta; panqueques de cebolleta; panquecas de cebolinha; ネギ餅; ねぎもち; 葱油饼; 蔥油餅; 葱花饼; 葱餅; 파전병; فطائر البصل الأخضر; פנקייק בצל ירוק; स्कैलियन पैनकेक',
    summary: 'Crisp and flaky all through, rolled up with {a: spring-onion}.',
    kinds: ['flatbread', 'pancake'],
    courses: ['snack', 'starter', 'side', 'breakfast'],
    cuisines: ['chinese', 'taiwanese', 'asian'],
    occasions: ['brunch', 'sunday', 'party'],
    audiences: ['children', 'students'],
    manners: ['cheap', 'crunchy', 'savoury', 'mild', 'comforting', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 pancakes for 4, by half',
    prep: 25,
    list: `
      ! 300 g plain-flour
      ? 1 tsp fine-salt
      190 ml plain-water, boiling
      6 tbsp vegetable-oil
      ! 120 g spring-onion, sliced
      ? 2 tbsp soy-sauce
      ? 1 tbsp rice-vinegar`,
    method: `
      Stir {a: plain-flour, fine-salt half} together in a large bowl. / Add {a: plain-water} and stir to a rough dough. / Leave to cool until lukewarm. / Knead until smooth and elastic.
      30m rest: Cover and leave to rest for {30 min}.
      Divide the dough into equal pieces and shape each into a ball. / Roll out the dough thinly. / Brush with {a: vegetable-oil third}. / Scatter with {a: spring-onion, fine-salt rest}.
      Roll up tightly, starting with a long side. / Coil each roll into a spiral, press it flat and roll it out thinly again.
      16m*: Heat {a: vegetable-oil rest} in a wide pan over medium heat. / Fry in batches until golden and crisp on both sides. / Slide onto a board and cut into wedges.
      Stir {a: soy-sauce, rice-vinegar} together. / Serve hot, with the sauce for dipping.`,
    varies: { 'spring-onion': 'garlic-chive fresh-chive wild-garlic', 'vegetable-oil': 'sesame-oil lard', 'rice-vinegar': 'vinegar' },
    takes: [
      'sesame-seed five-spice chilli-flake sichuan-pepper cheddar mozzarella herb | 5 | 4 | Scatter with {a}.',
      'sweet-chilli-sauce hoisin-sauce chilli-oil crispy-chilli-oil sriracha kimchi | 10 | 6 | Serve with {a}.',
    ],
  },
});
