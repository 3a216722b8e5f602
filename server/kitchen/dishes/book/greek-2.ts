import { dishes } from '../read-dish.ts';

export const greekSecond = dishes({
  avgolemono: {
    title: 'Avgolemono',
    also: 'avgolemono soup; avgolemeno; avgo lemono; avgolomeno; avgolemono chicken soup; greek lemon soup; greek chicken soup; greek lemon chicken soup; greek chicken lemon soup; lemon chicken soup; lemon and chicken soup; chicken lemon rice soup; lemon rice soup; egg lemon soup; egg and lemon soup; egg-lemon soup; lemon egg soup; kotosoupa avgolemono; kotosoupa; soupa avgolemono; terbiyeli tavuk çorbası; zitronensuppe; zitronen-hühnersuppe; griechische hühnersuppe; soupe grecque au citron; sopa griega de pollo y limón; αυγολέμονο; κοτόσουπα αυγολέμονο; κοτόσουπα; авголемоно; アヴゴレモノ; 希腊柠檬鸡汤; 柠檬鸡汤; شوربة الدجاج بالليمون; אבגולמונו; מרק עוף יווני',
    summary: 'A silky soup of {a: chicken-thigh, long-grain-rice}, thickened with {b: hen-egg, lemon-juice}.',
    kinds: ['soup', 'cream-soup'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['greek', 'mediterranean'],
    occasions: ['weeknight', 'easter', 'guests'],
    seasons: ['winter', 'spring', 'autumn'],
    audiences: ['children'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'high-protein', 'light', 'one-pot', 'mild', 'sour', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1400 ml chicken-stock
      400 g chicken-thigh
      ? 1 carrot, finely diced
      ? 2 stalk celery-stalk, finely diced
      120 g long-grain-rice
      ! 3 hen-egg
      ! 60 ml lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 8 g fresh-dill, chopped`,
    method: `
      20m: Bring {a: chicken-stock} to the boil in a large pot. / Add {a: chicken-thigh} and simmer very gently {a!done}. / Lift {a: chicken-thigh} out and set aside.
      15m: Add {a: carrot, celery-stalk}. / Add {a: long-grain-rice}. / Simmer, half covered, until the grains are tender.
      Cut {a: chicken-thigh} into bite-sized pieces where needed. / Return {a: chicken-thigh} to the pot. / Turn the heat down low.
      3m: Whisk {a: hen-egg, lemon-juice} in a large bowl. / Pour {a: chicken-stock little} slowly into the bowl, whisking all the time, then pour everything back into the pot. / Heat gently, stirring often, until it steams; do not let it boil.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-dill} and serve straight away.`,
    swaps: { 'long-grain-rice': 'quinoa', 'celery-stalk': 'fennel' },
    varies: { 'chicken-thigh': 'poultry tofu pulse white-fish', 'long-grain-rice': 'rice orzo grain', 'fresh-dill': 'herb' },
    takes: [
      'firm-vegetable root leek fennel | 50 | 2 | Add {a}, cut into bite-sized pieces where needed.',
      'quick-vegetable leaf | 40 | 4 | 5m: Stir in {a} and cook until just tender.',
      'pulse | 50 | 3 | Stir in {a} and heat through.',
    ],
  },
});
