import { dishes } from '../read-dish.ts';

// Berries that are good raw: elderberries and sloes are not.
const berries = 'strawberry raspberry blackberry blueberry redcurrant blackcurrant frozen-berry table-grape cranberry';
const sweeteners =
  'white-sugar brown-sugar coconut-sugar palm-sugar erythritol xylitol clear-honey maple-syrup agave-syrup date-syrup golden-syrup sugar-syrup';

export const drinksSecond = dishes({
  lemonade: {
    title: 'Lemonade',
    swapped: 'Still cooler with {a: lemon}',
    also: 'homemade lemonade; home-made lemonade; old-fashioned lemonade; still lemonade; fresh lemonade; traditional lemonade; cloudy lemonade; lemon drink; lemonaid; limonade; zitronenlimonade; citronnade; limonada; limonata; nimbu pani; shikanji; レモネード; 柠檬水; 檸檬水; عصير ليمون; ليموناضة; לימונדה; लेमोनेड; नींबू पानी; शिकंजी',
    summary: 'A sweet and sharp jug of {a: lemon, caster-sugar}, served over ice.',
    kinds: ['lemonade', 'iced-drink', 'juice'],
    courses: ['drink'],
    cuisines: ['international', 'american'],
    occasions: ['party', 'picnic', 'barbecue', 'birthday', 'buffet'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['quick', 'easy', 'cheap', 'light', 'fresh', 'cold', 'sweet', 'sour', 'mild', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: [],
    makes: '6 servings',
    prep: 15,
    list: `
      ! 5 lemon, juice only
      120 g caster-sugar
      1000 ml plain-water, cold
      ? 1 handful fresh-mint`,
    method: `
      Squeeze {a: lemon} into a large jug.
      Stir in {a: caster-sugar} until dissolved.
      Pour in {a: plain-water}.
      Add {a: fresh-mint}.
      Taste, and make it sweeter or sharper as you like. / Serve over ice.`,
    varies: { lemon: 'lime orange mandarin', 'plain-water': 'sparkling-water coconut-water', 'caster-sugar': sweeteners },
    takes: [
      `${berries} soft-fruit | 40 | 2 | Crush {a} with a fork and add to the jug.`,
      'lime orange grapefruit cucumber apple | 25 | 4 | Add {a}, cut into thin slices where needed.',
      'fresh-ginger | 4 | 2 | Grate {a} and add to the jug.',
      'herb dried-lavender | 1 | 4 | Add {a}.',
      'elderflower-cordial fruit-cordial rose-water iced-tea | 15 | 4 | Stir in {a}.',
      'spirit sparkling-wine white-wine | 25 | 4 | Stir in {a}.',
    ],
    swaps: { 'caster-sugar': 'clear-honey agave-syrup maple-syrup' },
  },
  'iced-tea': {
    title: 'Iced tea',
    swapped: 'Iced {a: black-tea}',
    also: 'ice tea; ice-tea; homemade iced tea; lemon iced tea; lemon ice tea; peach iced tea; peach ice tea; sweet tea; cold tea; cold brew tea; icetea; ice t; eistee; zitroneneistee; pfirsicheistee; thé glacé; the glace; té helado; te helado; chá gelado; chá gelado de limão; tè freddo; アイスティー; 冰茶; 冻柠茶; شاي مثلج; תה קר; आइस टी',
    summary: 'Strong {a: black-tea}, chilled[ with {b: lemon, fresh-mint}] and served over ice.',
    kinds: ['iced-drink'],
    courses: ['drink'],
    cuisines: ['american', 'southern-us', 'international'],
    occasions: ['picnic', 'barbecue', 'party', 'buffet'],
    seasons: ['summer'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'light', 'fresh', 'cold', 'sweet', 'mild', 'no-bake', 'make-ahead'],
    needs: ['hob', 'fridge'],
    makes: '4 servings',
    prep: 5,
    list: `
      1000 ml plain-water
      8 g black-tea, loose or in bags
      ? 4 tbsp caster-sugar
      ? 1 lemon, sliced
      ? 1 handful fresh-mint`,
    method: `
      4m: Bring {a: plain-water half} to the boil. / Take the pot off the heat.
      5m: Add {a: black-tea} and leave to stand for {5 min}. / Strain into a large jug.
      Stir in {a: caster-sugar} until dissolved. / Pour in {a: plain-water rest}.
      60m rest: Chill in the fridge until very cold.
      Add {a: lemon, fresh-mint}. / Serve over ice.`,
    varies: { 'black-tea': 'tea', 'caster-sugar': sweeteners },
    takes: [
      `${berries} soft-fruit citrus | 40 | 4 | Add {a}, cut into thin slices where needed.`,
      'fresh-ginger lemongrass cinnamon-stick herb | 2 | 3 | Add {a}.',
      'apple-juice orange-juice peach-juice mango-juice pineapple-juice lemonade elderflower-cordial fruit-cordial spirit | 40 | 4 | Stir in {a}.',
    ],
    swaps: { 'black-tea': 'rooibos-tea green-tea herbal-tea', 'caster-sugar': 'clear-honey agave-syrup' },
  },
  'ginger-tea': {
    title: 'Ginger tea',
    also: 'fresh ginger tea; ginger lemon tea; lemon ginger tea; lemon and ginger tea; ginger and lemon tea; ginger honey tea; honey ginger tea; honey lemon ginger tea; hot ginger drink; ginger infusion; cold remedy tea; ingwertee; tisane au gingembre; thé au gingembre; té de jengibre; chá de gengibre; tè allo zenzero; saenggang-cha; 생강차; 生姜湯; ジンジャーティー; しょうが湯; 姜茶; شاي الزنجبيل; תה ג׳ינג׳ר; अदरक की चाय; adrak tea',
    summary: 'A hot, gently spicy infusion of {a: fresh-ginger}[ with {b: lemon, clear-honey}].',
    kinds: ['hot-drink'],
    courses: ['drink'],
    cuisines: ['international', 'asian'],
    seasons: ['autumn', 'winter'],
    audiences: ['one'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'warm', 'comforting', 'one-pot', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 3,
    list: `
      ! 30 g fresh-ginger, thinly sliced
      600 ml plain-water
      ? 1/2 lemon, juice only
      ? 1 tbsp clear-honey`,
    method: `
      Put {a: fresh-ginger, plain-water} in a small pot.
      10m: Bring to the boil, then cover and simmer over low heat.
      Strain into mugs.
      Stir in {a: lemon, clear-honey} to taste.`,
    varies: { 'clear-honey': sweeteners, lemon: 'lime orange' },
    takes: [
      'cinnamon-stick fresh-turmeric lemongrass orange-zest | 2 | 2 | Add {a}.',
      'fresh-mint lemon-balm lemon-verbena black-tea green-tea herbal-tea rooibos-tea | 2 | 3 | 4m: Take the pot off the heat. / Add {a} and leave to stand for {4 min}.',
      'apple orange lime | 40 | 2 | Add {a}, cut into thin slices where needed.',
    ],
  },
  'fruit-punch': {
    title: 'Fruit punch',
    also: "punch; party punch; alcohol-free punch; non-alcoholic punch; childrens punch; children's punch; kids punch; tropical punch; fruit bowl punch; punch bowl; fruit bowle; kinderbowle; früchtebowle; bowle; kinderpunsch; ponche de frutas; ponche; punch aux fruits; フルーツポンチ; フルーツパンチ; 水果潘趣; 水果宾治; بانش الفواكه; פונץ׳ פירות; फ्रूट पंच",
    summary: 'A big, bright jug of {a: orange-juice, pineapple-juice, cranberry-juice}[, full of {b: strawberry, orange}].',
    kinds: ['juice', 'iced-drink', 'cocktail'],
    courses: ['drink'],
    cuisines: ['american', 'international'],
    occasions: ['party', 'birthday', 'new-year', 'halloween', 'christmas', 'eid', 'buffet', 'barbecue'],
    seasons: ['summer'],
    audiences: ['children', 'crowd'],
    manners: ['quick', 'easy', 'light', 'fresh', 'cold', 'sweet', 'festive', 'mild', 'no-cook', 'no-bake'],
    methods: ['raw'],
    needs: ['fridge'],
    makes: '8 servings',
    prep: 10,
    list: `
      500 ml orange-juice, cold
      500 ml pineapple-juice, cold
      250 ml cranberry-juice, cold
      ? 2 lime, juice only
      ? 200 g strawberry, quartered
      ? 1 orange, sliced
      500 ml ginger-ale, cold
      ? 1 handful fresh-mint`,
    method: `
      Pour {a: orange-juice, pineapple-juice, cranberry-juice} into a large jug. / Squeeze in {a: lime}.
      Add {a: strawberry, orange}.
      Top up with {a: ginger-ale} and stir. / Add {a: fresh-mint}.
      Serve over ice.`,
    varies: {
      'cranberry-juice': 'juice',
      'orange-juice': 'juice',
      'pineapple-juice': 'juice',
      'ginger-ale': 'lemonade sparkling-water sparkling-wine soft-drink alcohol-free-sparkling-wine',
      strawberry: `${berries} soft-fruit apple pear`,
    },
    takes: [
      `${berries} soft-fruit citrus apple pear cucumber | 30 | 3 | Add {a}, cut into thin slices where needed.`,
      'grenadine fruit-cordial elderflower-cordial syrup sorbet | 15 | 2 | Stir in {a}.',
      'spirit liqueur wine | 30 | 2 | Stir in {a}.',
      'fresh-ginger herb | 1 | 3 | Add {a}.',
    ],
    swaps: {
      'orange-juice': 'apple-juice mango-juice',
      'pineapple-juice': 'apple-juice mango-juice',
      'cranberry-juice': 'pomegranate-juice grape-juice apple-juice',
      'ginger-ale': 'sparkling-water',
    },
  },
  'iced-coffee': {
    title: 'Iced coffee',
    also: 'ice coffee; iced latte; ice latte; iced café latte; cold coffee; coffee on ice; iced white coffee; frappe; frappé; cold brew with milk; eiskaffee; café glacé; cafe glace; café con hielo; café helado; café gelado; caffè freddo; café frío; アイスコーヒー; アイスカフェラテ; 冰咖啡; 冰拿铁; قهوة مثلجة; קפה קר; אייס קפה; कोल्ड कॉफी',
    summary: 'Strong {a: brewed-coffee}, cooled and topped up with cold {b: whole-milk}.',
    kinds: ['iced-drink'],
    courses: ['drink', 'breakfast'],
    cuisines: ['international', 'american'],
    occasions: ['brunch'],
    seasons: ['summer'],
    audiences: ['one', 'students'],
    manners: ['easy', 'cheap', 'light', 'fresh', 'cold', 'sweet', 'mild', 'no-bake', 'make-ahead'],
    needs: ['fridge'],
    makes: '2 servings',
    prep: 5,
    list: `
      ! 300 ml brewed-coffee, strong and hot
      ? 4 tsp caster-sugar
      250 ml whole-milk, cold`,
    method: `
      Pour {a: brewed-coffee} into a large jug. / Stir in {a: caster-sugar} until dissolved.
      30m rest: Leave to cool, then chill in the fridge until very cold.
      Fill the glasses with ice. / Pour in {a: brewed-coffee}.
      Top up with {a: whole-milk} and stir. / Serve straight away.`,
    varies: {
      'whole-milk': 'milk plant-milk coconut-milk cream',
      'caster-sugar': `${sweeteners} condensed-milk caramel-sauce chocolate-syrup`,
    },
    takes: [
      'vanilla-ice-cream chocolate-ice-cream vegan-ice-cream nut-ice-cream whipping-cream | 50 | 5 | Spoon over {a}.',
      'chocolate-syrup caramel-sauce cocoa-powder drinking-chocolate chocolate-spread dulce-de-leche | 10 | 2 | Whisk in {a}.',
      'vanilla-extract almond-extract liqueur | 5 | 4 | Stir in {a}.',
      'cinnamon-stick orange-zest | 2 | 2 | Add {a}.',
    ],
    swaps: { 'caster-sugar': 'clear-honey agave-syrup' },
  },
});
