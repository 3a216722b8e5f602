import { dishes } from '../read-dish.ts';

// Berries that are good raw: elderberries and sloes are not.
const berries = 'strawberry raspberry blackberry blueberry redcurrant blackcurrant frozen-berry table-grape cranberry';
const sweeteners =
  'white-sugar brown-sugar coconut-sugar palm-sugar erythritol xylitol clear-honey maple-syrup agave-syrup date-syrup golden-syrup sugar-syrup';

export const drinksThird = dishes({
  'mulled-wine': {
    title: 'Mulled wine',
    swapped: 'Mulled {a: red-wine}',
    also: 'mulled red wine; hot wine; hot spiced wine; spiced wine; winter wine; christmas wine; muled wine; glühwein; gluhwein; gluehwein; glögg; glogg; gløgg; vin chaud; vin brulé; vin brule; bisschopswijn; vino caliente; vinho quente; grzane wino; grzaniec; svařák; forralt bor; глинтвейн; グリューワイン; ホットワイン; 热红酒; 熱紅酒; יין חם',
    summary: 'Warm {a: red-wine}[ with {b: orange, cinnamon-stick, whole-clove}], heated gently and never boiled.',
    kinds: ['hot-drink', 'cocktail'],
    courses: ['drink'],
    cuisines: ['european', 'german', 'british', 'scandinavian'],
    occasions: ['christmas', 'new-year', 'party', 'guests'],
    seasons: ['winter'],
    audiences: ['crowd'],
    manners: ['easy', 'quick', 'sweet', 'warm', 'comforting', 'festive', 'one-pot', 'no-bake'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 5,
    list: `
      1000 ml red-wine
      ? 1 orange, sliced
      ? 2 cinnamon-stick
      ? 6 whole-clove
      ? 2 star-anise
      ? 80 g caster-sugar`,
    method: `
      Put {a: red-wine, orange, cinnamon-stick, whole-clove, star-anise, caster-sugar} in a large pot.
      15m: Heat gently, stirring often, until it steams; do not let it boil.
      10m rest: Take the pot off the heat. / Cover and leave to stand for {10 min}.
      Strain into mugs. / Serve warm.`,
    varies: {
      'red-wine':
        'white-wine rose-wine port sparkling-wine alcohol-free-red-wine alcohol-free-white-wine apple-juice grape-juice cranberry-juice cherry-juice dry-cider',
      'caster-sugar': sweeteners,
    },
    takes: [
      'fresh-ginger lemon lime orange-zest | 3 | 2 | Add {a}.',
      'apple pear cranberry dried-fruit whole-almond flaked-almond | 20 | 2 | Add {a}, cut into thin slices where needed.',
      'spirit liqueur port orange-juice apple-juice | 20 | 4 | Stir in {a}.',
    ],
    swaps: {
      'red-wine': 'alcohol-free-red-wine grape-juice apple-juice cranberry-juice',
      'caster-sugar': 'clear-honey agave-syrup',
      orange: 'lemon eating-apple*0.8',
      'star-anise': 'fennel-seed*0.9',
    },
  },
  mojito: {
    title: 'Mojito',
    also: 'mojitos; classic mojito; rum mojito; cuban mojito; mint mojito; mohito; mojíto; mochito; rum and mint cocktail; モヒート; 莫吉托; 莫希托; موهيتو; מוחיטו; मोहितो',
    summary: 'A long, cool cocktail of {a: white-rum, lime, fresh-mint} with ice and bubbles.',
    kinds: ['cocktail', 'iced-drink'],
    courses: ['drink'],
    cuisines: ['cuban', 'caribbean', 'latin-american'],
    occasions: ['party', 'barbecue', 'date', 'guests'],
    seasons: ['summer'],
    manners: ['quick', 'easy', 'light', 'fresh', 'cold', 'sweet', 'sour', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: [],
    makes: '2 servings',
    prep: 5,
    list: `
      ! 1 lime, cut into wedges
      4 tsp caster-sugar
      ! 1 handful fresh-mint, picked
      ! 100 ml white-rum
      200 ml sparkling-water, cold`,
    method: `
      Divide {a: lime, caster-sugar} between glasses and crush with the handle of a wooden spoon.
      Add {a: fresh-mint} and press lightly.
      Fill the glasses with ice. / Pour in {a: white-rum}.
      Top up with {a: sparkling-water} and stir. / Serve straight away.`,
    varies: {
      'white-rum': 'spirit',
      'caster-sugar': sweeteners,
      'sparkling-water': 'lemonade ginger-ale ginger-beer tonic-water sparkling-wine',
    },
    takes: [
      `${berries} soft-fruit | 40 | 2 | Crush {a} with a fork and divide between the glasses.`,
      'cucumber fresh-basil fresh-ginger red-chilli citrus | 8 | 3 | Add {a}, cut into thin slices where needed.',
      'coconut-milk coconut-cream coconut-water juice grenadine | 40 | 4 | Stir in {a}.',
    ],
    swaps: { 'caster-sugar': 'sugar-syrup clear-honey agave-syrup' },
  },
  'virgin-mojito': {
    title: 'Virgin mojito',
    also: 'nojito; mockjito; mojito mocktail; mocktail mojito; alcohol-free mojito; alcohol free mojito; non-alcoholic mojito; non alcoholic mojito; mojito without alcohol; mojito without rum; mojito sin alcohol; mojito sans alcool; mojito sem álcool; alkoholfreier mojito; virgin mohito; lime and mint drink; lime mint mocktail; limonana; ヴァージンモヒート; 无酒精莫吉托; موهيتو بدون كحول; מוחיטו ללא אלכוהול',
    summary: 'A long, refreshing cooler of {a: lime, fresh-mint} with ice and bubbles.',
    kinds: ['cocktail', 'iced-drink', 'lemonade'],
    courses: ['drink'],
    cuisines: ['cuban', 'international', 'caribbean'],
    occasions: ['party', 'barbecue', 'guests', 'birthday', 'ramadan', 'eid'],
    seasons: ['summer'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'cheap', 'light', 'fresh', 'cold', 'sweet', 'sour', 'mild', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: [],
    makes: '2 servings',
    prep: 5,
    list: `
      ! 2 lime, cut into wedges
      5 tsp caster-sugar
      ! 1 handful fresh-mint, picked
      400 ml sparkling-water, cold`,
    method: `
      Divide {a: lime, caster-sugar} between glasses and crush with the handle of a wooden spoon.
      Add {a: fresh-mint} and press lightly.
      Fill the glasses with ice.
      Top up with {a: sparkling-water} and stir. / Serve straight away.`,
    varies: { 'caster-sugar': sweeteners, 'sparkling-water': 'soft-drink coconut-water', lime: 'lemon' },
    takes: [
      `${berries} soft-fruit | 50 | 2 | Crush {a} with a fork and divide between the glasses.`,
      'cucumber fresh-basil fresh-ginger citrus | 8 | 3 | Add {a}, cut into thin slices where needed.',
      'juice grenadine fruit-cordial elderflower-cordial coconut-milk | 40 | 4 | Stir in {a}.',
    ],
    swaps: { 'caster-sugar': 'sugar-syrup clear-honey agave-syrup' },
  },
});
