import { dishes } from '../read-dish.ts';

export const japaneseFourth = dishes({
  'matcha-latte': {
    title: 'Matcha latte',
    also: 'matcha; hot matcha latte; green tea latte; matcha green tea latte; matcha tea latte; matcha with milk; matcha milk; matcha drink; iced matcha latte; iced matcha; vegan matcha latte; oat milk matcha latte; oat matcha latte; matcha oat latte; starbucks matcha latte; macha latte; matcha late; macha late; mocha latte green tea; maccha latte; grüntee-latte; grüner tee latte; matcha-latte; matcha latte machen; latte au matcha; thé matcha latte; latte matcha; latte al matcha; té matcha latte; té matcha con leche; chá matcha com leite; 抹茶ラテ; まっちゃラテ; 抹茶拿铁; 抹茶拿鐵; 抹茶牛奶; 말차라떼; 녹차라떼; ماتشا لاتيه; لاتيه الماتشا; מאצ׳ה לאטה; माचा लाटे; मैचा लाटे',
    summary: 'Bright green {a: matcha} under warm, foamy {b: whole-milk}.',
    kinds: ['hot-drink'],
    courses: ['drink', 'breakfast'],
    cuisines: ['japanese', 'international'],
    occasions: ['brunch'],
    seasons: ['autumn', 'winter'],
    audiences: ['one', 'students'],
    manners: ['quick', 'easy', 'comforting', 'creamy', 'light', 'warm', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 2,
    list: `
      ! 2 tsp matcha
      60 ml plain-water
      400 ml whole-milk
      ? 2 tsp clear-honey`,
    method: `
      Heat {a: plain-water} in a small pot over medium heat until it steams; do not let it boil. / Whisk in {a: matcha} until smooth.
      4m: Heat {a: whole-milk} in a small pot over medium heat until it steams; do not let it boil. / Whisk in {a: clear-honey}.
      Pour into mugs. / Whisk {a: whole-milk} until foamy and pour over. / Serve straight away.`,
    swaps: { 'whole-milk': 'oat-milk lactose-free-milk soy-milk almond-milk', 'clear-honey': 'maple-syrup agave-syrup' },
    varies: { 'whole-milk': 'milk plant-milk coconut-drink', 'clear-honey': 'syrup sugar sweetener' },
    takes: [
      'vanilla-extract ground-cinnamon ground-cardamom ground-ginger white-chocolate cocoa-powder spread protein-powder vegan-protein-powder | 2 | 3 | Whisk in {a}.',
      'ice-cube | 60 | 3 | Add {a}.',
    ],
  },
});
