import { dishes } from '../read-dish.ts';

export const iberianPots = dishes({
  paella: {
    title: 'Paella',
    swapped: 'Paella with {a: chicken-thigh}',
    also: 'paella mixta; mixed paella; paella valenciana; valencian paella; spanish paella; chicken and prawn paella; chicken and seafood paella; paella with chicken and prawns; spanish rice with saffron; saffron rice with chicken and prawns; paelha; payella; pallea; paela; paiella; paellia; paella rice; arroz de paella',
    summary: 'Golden rice with {a: chicken-thigh, raw-prawn}, cooked in one wide pan without stirring.',
    kinds: ['rice', 'seafood-dish'],
    courses: ['main', 'dinner'],
    cuisines: ['spanish', 'mediterranean'],
    occasions: ['party', 'guests', 'sunday', 'barbecue', 'birthday'],
    seasons: ['summer'],
    audiences: ['crowd'],
    manners: ['comforting', 'festive', 'filling', 'high-protein', 'one-pot', 'savoury', 'mild', 'warm'],
    methods: ['braised', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      900 ml chicken-stock
      ? 2 pinch saffron
      400 g chicken-thigh, cut into {3cm} pieces
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp olive-oil
      ? 1 brown-onion, finely chopped
      ? 1 red-pepper, cut into strips
      ? 3 clove fresh-garlic, crushed
      ? 2 tsp smoked-paprika
      ? 200 g ripe-tomato, chopped
      ! 320 g paella-rice
      ? 120 g green-bean, cut into {3cm} pieces
      ? 250 g raw-prawn, peeled and deveined
      ? 1 handful fresh-parsley, chopped
      ? 1 lemon, cut into wedges`,
    method: `
      Heat {a: chicken-stock} in a small pot and keep {a?it|them} just below a simmer. / Stir in {a: saffron}.
      10m: Season {a: chicken-thigh} with {b: fine-salt, black-pepper}. / Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: chicken-thigh} {a!done}.
      8m: Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic, smoked-paprika} and cook until it smells good. / Add {a: ripe-tomato} and cook until soft.
      2m: Stir in {a: paella-rice} until the grains are hot and see-through at the edges. / Add {a: green-bean}.
      12m: Pour in {a: chicken-stock}. / Simmer gently, without stirring, until the grains show above the liquid.
      6m: Lay {a: raw-prawn} on top, cover and cook {a!done}. / Cook until the grains are tender and the liquid has gone.
      5m rest: Take the pan off the heat. / Cover and leave to rest for {5 min}.
      Scatter with {a: fresh-parsley}. / Serve with {a: lemon}.`,
    swaps: { 'chicken-thigh': 'turkey-breast tinned-butter-bean firm-tofu', 'raw-prawn': 'artichoke-heart frozen-pea' },
    varies: {
      'chicken-thigh': 'poultry pork-fillet squid pulse tofu mushroom cauliflower',
      'raw-prawn': 'prawn mussel clam artichoke-heart asparagus scallop frozen-pea',
      'green-bean': 'quick-vegetable',
    },
    takes: [
      'chorizo sausage bacon squid mushroom firm-vegetable pork-fillet white-fish | 50 | 3 | 5m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'quick-vegetable pulse leaf olive | 50 | 5 | Add {a}.',
      'mussel clam | 60 | 7 | 5m: Lay {a} on top, cover and cook {a!done}.',
      'white-wine sherry | 25 | 4 | Pour in {a} and let it boil away.',
    ],
  },
  'chicken-chorizo-rice': {
    title: 'Chicken and chorizo rice',
    swapped: 'Rice with {a: chicken-thigh, chorizo}',
    also: 'chicken chorizo rice; chorizo and chicken rice; chicken and chorizo; chorizo rice; one pot chicken and chorizo rice; spanish chicken and rice; spanish chicken rice; spanish style chicken and rice; arroz con pollo y chorizo; chicken and chorizo paella; chicken chorizo paella; chicken and choritzo rice; chicken and chorizo jambalaya; chicken with chorizo and rice',
    summary: 'Smoky rice with {a: chicken-thigh, chorizo}, everything from one pan.',
    kinds: ['rice', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['spanish'],
    occasions: ['weeknight', 'guests', 'lunchbox'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'savoury', 'warm'],
    methods: ['braised', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      1 tbsp olive-oil
      120 g chorizo, sliced
      450 g chicken-thigh, cut into {3cm} pieces
      ? 1 brown-onion, finely chopped
      ? 1 red-pepper, cut into strips
      ? 2 clove fresh-garlic, crushed
      ? 2 tsp smoked-paprika
      ! 300 g long-grain-rice
      ? 200 g tinned-tomato, chopped
      700 ml chicken-stock
      ? 100 g frozen-pea
      ? fine-salt, to taste
      black-pepper, to taste
      ? 1 handful fresh-parsley, chopped`,
    method: `
      4m: Heat {a: olive-oil} in a wide pan over medium heat. / Fry {a: chorizo} {a!done}.
      9m: Add {a: chicken-thigh} and fry, stirring often, {a!done}.
      7m: Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic, smoked-paprika} and cook until it smells good.
      20m: Stir in {a: long-grain-rice}. / Stir in {a: tinned-tomato}. / Pour in {a: chicken-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: long-grain-rice} {a!done}.
      3m: Stir in {a: frozen-pea} and heat through. / Season with {a: fine-salt, black-pepper} to taste.
      5m rest: Take the pan off the heat. / Cover and leave to rest for {5 min}.
      Scatter with {a: fresh-parsley} and serve.`,
    swaps: {
      chorizo: 'sujuk vegan-chorizo pancetta smoked-tofu mixed-mushroom',
      'chicken-thigh': 'turkey-breast firm-tofu tinned-chickpea',
    },
    varies: {
      'chicken-thigh': 'poultry tofu pulse pork-fillet mushroom',
      chorizo: 'sausage bacon chorizo',
      'frozen-pea': 'quick-vegetable leaf',
    },
    takes: [
      'mushroom quick-vegetable firm-vegetable aromatic squash | 50 | 3 | 6m: Add {a} and cook {a!done}.',
      'pulse olive caper sun-dried-tomato | 40 | 5 | Stir in {a}.',
      'raw-prawn | 60 | 5 | 4m: Add {a} and cook {a!done}.',
      'leaf | 30 | 6 | 2m: Add {a} and stir until wilted.',
      'white-wine sherry red-wine | 25 | 4 | Pour in {a} and let it boil away.',
    ],
  },
  'caldo-verde': {
    title: 'Caldo verde',
    also: 'portuguese kale soup; portuguese green soup; portuguese cabbage soup; portuguese potato and kale soup; kale and potato soup; potato and kale soup; kale soup; green broth; kale and chorizo soup; chorizo and kale soup; kale potato soup; sopa de caldo verde; couve soup; caldo verdi; caldo verde soup; calda verde',
    summary: 'A smooth soup of {a: floury-potato} with ribbons of {b: kale}[ and slices of {c: chorizo}].',
    kinds: ['soup', 'cream-soup'],
    courses: ['main', 'starter', 'lunch', 'dinner'],
    cuisines: ['portuguese'],
    occasions: ['weeknight', 'new-year', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'filling', 'one-pot', 'savoury', 'warm', 'mild', 'vegetable-rich'],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      ? 150 g chorizo, sliced
      ? 1 brown-onion, chopped
      ? 2 clove fresh-garlic, crushed
      600 g floury-potato, peeled and diced
      1200 ml chicken-stock
      ! 200 g kale, shredded
      ? fine-salt, to taste
      black-pepper, to taste`,
    method: `
      4m: Heat {a: olive-oil} in a large pot over medium heat. / Fry {a: chorizo} {a!done}. / Lift {a: chorizo} out and set aside.
      6m: Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      18m: Add {a: floury-potato}. / Pour in {a: chicken-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: floury-potato} until very soft.
      Take the pot off the heat. / Blend until smooth.
      6m: Bring to the boil. / Add {a: kale} and cook {a!done}.
      Return {a: chorizo} to the pot. / Season with {a: fine-salt, black-pepper} to taste. / Divide between bowls.`,
    swaps: { chorizo: 'sujuk vegan-chorizo', 'floury-potato': 'celeriac cauliflower parsnip' },
    varies: {
      chorizo: 'sausage bacon',
      kale: 'leaf',
      'floury-potato': 'potato sweet-potato cauliflower',
      'chicken-stock': 'stock',
    },
    takes: [
      'pulse | 60 | 5 | 3m: Stir in {a} and heat through.',
      'root firm-vegetable leek celery-stalk | 50 | 3 | Add {a}, cut into bite-sized pieces where needed.',
      'chilli-flake smoked-paprika red-chilli | 1 | 3 | Stir in {a} and let the spices sizzle for a moment.',
      'cooked-chicken ham | 50 | 6 | Cut {a} into small pieces where needed. / Stir in {a} and heat through.',
    ],
  },
  gazpacho: {
    title: 'Gazpacho',
    also: 'gazpacho andaluz; andalusian gazpacho; gaspacho; red gazpacho; tomato gazpacho; spanish cold soup; cold tomato soup; chilled tomato soup; spanish tomato soup; cold vegetable soup; chilled vegetable soup; cold spanish soup; summer tomato soup; gazpacho soup; gaspacio; gazpaco; gazpatcho; gaspatcho; gazpacho andalou',
    summary: 'A cold, silky soup of {a: ripe-tomato, extra-virgin-olive-oil} for hot days, blended and chilled.',
    kinds: ['soup', 'cream-soup'],
    courses: ['starter', 'lunch', 'main'],
    cuisines: ['spanish', 'mediterranean'],
    occasions: ['barbecue', 'picnic', 'buffet', 'guests', 'party'],
    seasons: ['summer'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'fresh', 'cold', 'no-cook', 'no-bake', 'make-ahead', 'vegetable-rich', 'savoury'],
    methods: ['raw'],
    needs: ['blender', 'fridge'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 1000 g ripe-tomato, quartered
      ? 200 g cucumber, peeled and sliced
      ? 1 green-pepper, roughly chopped
      ? 1 clove fresh-garlic, peeled
      ? 60 g white-bread, torn
      2 tbsp sherry-vinegar
      5 tbsp extra-virgin-olive-oil
      ? fine-salt, to taste
      black-pepper, to taste`,
    method: `
      Blend {a: ripe-tomato, cucumber, green-pepper, fresh-garlic, white-bread, sherry-vinegar, extra-virgin-olive-oil most} until smooth.
      Season with {a: fine-salt, black-pepper} to taste.
      120m rest: Chill in the fridge until very cold.
      Taste and season again. / If it is too thick, blend in a splash of water.
      Divide between bowls. / Drizzle with {a: extra-virgin-olive-oil rest} and serve.`,
    swaps: { 'sherry-vinegar': 'cider-vinegar white-vinegar lemon-juice', cucumber: 'celery-stalk*0.5' },
    varies: {
      'sherry-vinegar': 'vinegar lemon-juice lemon lime-juice',
      'green-pepper': 'sweet-pepper',
      'white-bread': 'bread',
      'ripe-tomato': 'plum-tomato beef-tomato cherry-tomato',
    },
    takes: [
      'watermelon melon strawberry peach mango avocado cherry cooked-beetroot red-onion spring-onion celery-stalk red-chilli jalapeno almond roasted-red-pepper herb | 20 | 2 | Add {a} and blend again until smooth.',
      'ham crouton smoked-paprika ground-cumin tinned-tuna | 8 | 5 | Scatter with {a}.',
      'cooked-prawn | 30 | 5 | Spoon {a} over the soup.',
    ],
  },
});
