import { dishes } from '../read-dish.ts';

export const maghrebSecond = dishes({
  'mint-tea': {
    title: 'Mint tea',
    also: 'moroccan mint tea; fresh mint tea; moroccan tea; moroccan green tea; mint green tea; green tea with mint; tea with mint; sweet mint tea; arabic mint tea; maghrebi mint tea; thé à la menthe; the a la menthe; thé marocain; atay; atai; touareg tea; minztee; frischer minztee; minzetee; marokkanischer minztee; pfefferminztee; té de menta; té a la menta; té moruno; tè alla menta; chá de hortelã; chá de menta; muntthee; verse muntthee; nane çayı; мятный чай; чай с мятой; марокканский чай; ミントティー; モロッカンミントティー; 薄荷茶; 摩洛哥薄荷茶; شاي بالنعناع; شاي نعناع; اتاي; أتاي; أتاي بالنعناع; תה נענע; תה עם נענע; पुदीना चाय; पुदीने की चाय',
    summary: 'Plenty of {a: fresh-mint} steeped in hot water[ with {b: green-tea}].',
    kinds: ['hot-drink'],
    courses: ['drink'],
    cuisines: ['moroccan', 'tunisian', 'egyptian', 'middle-eastern'],
    occasions: ['guests', 'ramadan', 'weeknight'],
    seasons: ['winter', 'summer'],
    manners: ['quick', 'easy', 'cheap', 'light', 'fresh', 'sweet', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 3,
    list: `
      1000 ml plain-water
      ? 8 g green-tea, loose or in bags
      ! 2 handful fresh-mint
      ? 50 g caster-sugar`,
    method: `
      6m: Bring {a: plain-water} to the boil in a large pot. / Take the pot off the heat.
      3m rest: Add {a: green-tea} and leave to stand for {3 min}.
      5m rest: Add {a: fresh-mint} and leave to stand for {5 min}. / Stir in {a: caster-sugar} until dissolved.
      Strain into mugs. / Serve straight away.`,
    swaps: { 'caster-sugar': 'clear-honey agave-syrup granulated-sweetener*0.12' },
    varies: { 'green-tea': 'tea', 'caster-sugar': 'clear-honey agave-syrup maple-syrup brown-sugar white-sugar' },
    takes: [
      'lemon orange lime fresh-ginger apple cucumber | 10 | 3 | 3m: Cut {a} into thin slices. / Add {a} and leave to stand for {3 min}.',
      'orange-blossom-water rose-water lemon-juice lime-juice | 2 | 4 | Stir in {a}.',
      'lemon-verbena fresh-basil lemongrass fresh-sage cinnamon-stick cardamom-pod star-anise lemon-balm | 1 | 3 | 4m: Add {a} and leave to stand for {4 min}.',
      'pine-nut | 3 | 5 | Scatter with {a} and serve.',
    ],
  },
});
