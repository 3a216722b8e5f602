import { dishes } from '../read-dish.ts';

export const nepali = dishes({
  momos: {
    title: 'Momos',
    swapped: 'Momos with {a: minced-chicken}',
    also: 'momo; nepali momo; nepalese momo; nepali momos; nepalese momos; chicken momos; chicken momo; steamed momos; steamed momo; tibetan momos; tibetan momo; nepali dumplings; nepalese dumplings; tibetan dumplings; himalayan dumplings; momo dumplings; momo-cha; mo mo; nepalesische teigtaschen; tibetische teigtaschen; raviolis tibétains; ravioli népalais; मोमो; मःम; མོག་མོག་; モモ; ネパール餃子; 尼泊尔饺子; 馍馍饺子; مومو; מומו',
    summary: 'Steamed dumplings filled with {a: minced-chicken, white-cabbage} and plenty of {b: fresh-ginger}.',
    kinds: ['dumpling'],
    courses: ['main', 'dinner', 'starter', 'snack', 'lunch'],
    cuisines: ['nepali', 'indian', 'asian'],
    occasions: ['guests', 'party', 'buffet', 'lunar-new-year'],
    audiences: ['children', 'crowd'],
    manners: ['light', 'mild', 'high-protein', 'savoury', 'warm', 'make-ahead'],
    methods: ['steamed', 'stuffed'],
    needs: ['hob'],
    makes: '28 dumplings for 4, by half',
    prep: 50,
    list: `
      300 g plain-flour
      1 tsp fine-salt
      160 ml plain-water, warm
      400 g minced-chicken
      ? 200 g white-cabbage, finely chopped
      ? 1 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, finely grated
      ? 1 handful fresh-coriander, finely chopped
      1 tsp ground-cumin
      ? 1 tbsp soy-sauce
      2 tbsp vegetable-oil
      ? 100 g sweet-chilli-sauce, to serve`,
    method: `
      Stir {a: plain-flour, fine-salt half} together in a large bowl. / Add {a: plain-water} and stir to a rough dough. / Knead until smooth and elastic.
      30m rest: Cover and leave to rest for {30 min}.
      Put {a: minced-chicken} in a large bowl. / Add {a: white-cabbage, brown-onion, fresh-garlic, fresh-ginger, fresh-coriander}. / Add {a: ground-cumin, fine-salt rest, vegetable-oil half} and knead with your hands until the mixture holds together. / Stir in {a: soy-sauce}.
      Roll out the dough thinly. / Cut out rounds of about {9cm} with a glass. / Put a spoonful of filling on each round, fold over and press the edges together firmly.
      24m*: Bring a little water to the boil in a large pot and set a steamer basket or a metal sieve over it. / Brush the basket with {a: vegetable-oil rest}. / Lay the pieces in the basket, not touching, cover and steam for {12 min}. / Check that the filling is cooked through ({74C} inside).
      Serve straight away[ with {a: sweet-chilli-sauce}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'minced-chicken': 'minced-turkey minced-pork plant-mince firm-tofu',
      'soy-sauce': 'tamari coconut-aminos',
      'sweet-chilli-sauce': 'tomato-salsa',
    },
    varies: {
      'minced-chicken': 'mince plant-mince paneer firm-tofu',
      'white-cabbage': 'cabbage leaf mushroom carrot courgette',
      'sweet-chilli-sauce': 'soy-sauce sriracha tomato-salsa chilli-oil',
    },
    takes: [
      'leaf mushroom carrot courgette sweet-pepper spring-onion sweetcorn frozen-pea melting-cheese paneer herb nut | 25 | 4 | Stir {a} into the filling, cut small where needed.',
      'chilli garam-masala ground-coriander ground-turmeric sichuan-pepper sesame-oil five-spice | 1 | 4 | Stir {a} into the filling.',
    ],
  },
});
