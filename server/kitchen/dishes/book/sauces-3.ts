import { dishes } from '../read-dish.ts';

export const saucesThird = dishes({
  'caramel-sauce': {
    title: 'Caramel sauce',
    also: 'salted caramel; salted caramel sauce; caramel topping; caramel syrup; homemade caramel; caramel for ice cream; carmel sauce; caramell sauce; karamellsoße; karamellsauce; karamellsosse; salzkaramell; salzkaramellsauce; sauce au caramel; sauce caramel; salsa de caramelo; salsa al caramello; calda de caramelo; molho de caramelo; キャラメルソース; 塩キャラメル; 焦糖酱; 焦糖醬; صلصة الكراميل; صوص الكراميل; רוטב קרמל; कैरेमल सॉस',
    summary: 'A glossy golden sauce of {a: caster-sugar, unsalted-butter, double-cream}, to pour while warm.',
    kinds: ['sauce', 'sweets'],
    courses: ['sauce', 'dessert'],
    cuisines: ['french', 'american', 'international'],
    occasions: ['party', 'birthday', 'christmas', 'guests'],
    manners: ['sweet', 'cheap', 'creamy', 'warm', 'make-ahead', 'no-bake', 'one-pot'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '8 servings',
    prep: 5,
    list: `
      ! 200 g caster-sugar
      60 ml plain-water
      150 ml double-cream, at room temperature
      60 g unsalted-butter, diced
      ? 1/2 tsp flaky-salt
      ? 1 tsp vanilla-extract`,
    method: `
      10m: Stir {a: caster-sugar, plain-water} together in a pot with high sides over medium heat until dissolved. / Boil without stirring, swirling the pot now and then, until deep amber.
      Take the pot off the heat. / Pour in {a: double-cream} slowly and with care; it bubbles up and is very hot.
      3m: Stir in {a: unsalted-butter}. / Stir over low heat until smooth.
      15m rest: Stir in {a: flaky-salt, vanilla-extract}. / Leave to cool for {15 min}; it thickens as it cools.`,
    varies: { 'double-cream': 'cream plant-cream coconut-cream coconut-milk' },
    takes: [
      'bourbon whisky dark-rum orange-liqueur espresso cocoa-powder ground-cinnamon ground-cardamom ground-ginger | 3 | 4 | Stir in {a}.',
    ],
    swaps: { 'double-cream': 'lactose-free-cream oat-cream coconut-cream soy-cream', 'unsalted-butter': 'vegan-butter coconut-oil*0.8' },
  },
  'chocolate-sauce': {
    title: 'Chocolate sauce',
    swapped: 'Sauce of {a: dark-chocolate, double-cream}',
    also: 'hot chocolate sauce; hot fudge sauce; hot fudge; fudge sauce; chocolate fudge sauce; chocolate topping; chocolate ganache; choclate sauce; choc sauce; chocolat sauce; schokoladensoße; schokoladensauce; schokosoße; schokosauce; schokoladensosse; sauce au chocolat; sauce chocolat; salsa de chocolate; salsa al cioccolato; calda de chocolate; molho de chocolate; チョコレートソース; チョコソース; 巧克力酱; 巧克力醬; صلصة الشوكولاتة; صوص الشوكولاتة; רוטב שוקולד; चॉकलेट सॉस',
    summary: 'A dark, glossy sauce of {a: dark-chocolate} and {b: double-cream}, to pour while warm.',
    kinds: ['sauce'],
    courses: ['sauce', 'dessert'],
    cuisines: ['french', 'international'],
    occasions: ['birthday', 'party', 'guests', 'valentine'],
    audiences: ['children'],
    manners: ['quick', 'easy', 'sweet', 'creamy', 'warm', 'make-ahead', 'no-bake', 'one-pot'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 5,
    list: `
      150 g dark-chocolate, finely chopped
      150 ml double-cream
      80 ml whole-milk
      ? 1 tbsp maple-syrup
      ? 15 g unsalted-butter
      ? 1 pinch fine-salt`,
    method: `
      4m: Heat {a: double-cream, whole-milk} in a small pot over medium heat until it steams; do not let it boil.
      Take the pot off the heat. / Whisk in {a: dark-chocolate} until melted and smooth.
      Stir in {a: maple-syrup, unsalted-butter, fine-salt}.
      Serve warm.`,
    varies: {
      'dark-chocolate': 'milk-chocolate white-chocolate chocolate-chip',
      'double-cream': 'cream plant-cream coconut-milk coconut-cream',
      'whole-milk': 'milk plant-milk',
    },
    takes: [
      'espresso orange-liqueur dark-rum whisky vanilla-extract peppermint-extract chilli-powder ground-cinnamon orange-zest hazelnut-butter peanut-butter | 4 | 4 | Stir in {a}.',
    ],
    swaps: {
      'dark-chocolate': 'vegan-dark-chocolate allergen-free-dark-chocolate',
      'double-cream': 'lactose-free-cream oat-cream soy-cream',
      'unsalted-butter': 'vegan-butter',
    },
  },
  'strawberry-jam': {
    title: 'Strawberry jam',
    swapped: 'Preserve of {a: strawberry}',
    also: 'strawberry jam recipe; homemade jam; homemade strawberry jam; small batch jam; fridge jam; refrigerator jam; strawberry preserve; strawberry preserves; strawberry jelly spread; strawberry spread; strawbery jam; strawberry conserve; erdbeermarmelade; erdbeerkonfitüre; erdbeerkonfituere; confiture de fraises; marmellata di fragole; confettura di fragole; mermelada de fresa; mermelada de frutilla; geleia de morango; いちごジャム; イチゴジャム; 苺ジャム; 草莓酱; 草莓果酱; مربى الفراولة; ריבת תותים; स्ट्रॉबेरी जैम',
    summary: '{a: strawberry} boiled down with {b: white-sugar} to a bright spread, in a small batch for the fridge.',
    kinds: ['jam', 'spread'],
    courses: ['breakfast', 'snack', 'sauce'],
    cuisines: ['british', 'french', 'german', 'international'],
    occasions: ['brunch', 'sunday'],
    seasons: ['spring', 'summer'],
    audiences: ['children'],
    manners: ['easy', 'cheap', 'sweet', 'make-ahead', 'no-bake', 'one-pot'],
    methods: ['boiled'],
    needs: ['hob', 'fridge'],
    makes: '2 jars for 24, by half',
    prep: 15,
    list: `
      ! 600 g strawberry
      ! 400 g white-sugar
      2 tbsp lemon-juice`,
    method: `
      Remove stalks and any stones from {a: strawberry}, and cut {a?it|them} into small pieces where needed.
      30m rest: Put {a: strawberry, white-sugar, lemon-juice} in a large pot. / Leave to stand for {30 min}, so that the juices run.
      5m: Stir over low heat until everything has dissolved.
      18m: Boil hard, stirring often, until a little of it on a cold plate wrinkles when you push it. / Take the pot off the heat. / Skim off the foam.
      Fill into clean hot jars, close them and leave to cool. / Keep in the fridge and eat within a month.`,
    varies: { strawberry: 'berry stone-fruit rhubarb fig frozen-fruit', 'lemon-juice': 'lime-juice orange-juice lemon lime' },
    takes: [
      'vanilla-pod vanilla-extract ground-cinnamon fresh-ginger fresh-basil fresh-mint fresh-thyme star-anise lemon-zest orange-zest | 0.3 | 5 | Stir in {a}.',
      'rhubarb berry stone-fruit apple pear | 12 | 2 | Remove stalks and any stones from {a}, and cut {a?it|them} into small pieces where needed. / Put {a} in a large pot.',
    ],
    swaps: { 'lemon-juice': 'fresh-lemon-juice lime-juice fresh-lime-juice' },
  },
  'fruit-compote': {
    title: 'Fruit compote',
    swapped: 'Stewed {a: frozen-berry}',
    also: 'compote; berry compote; mixed berry compote; mixed fruit compote; stewed fruit; warm berries; hot berries; hot berry sauce; berry sauce; berry topping; berry coulis; fruit sauce; fruit topping; compôte; compot; kompott; kompot; beerenkompott; heiße beeren; beerensoße; rote grütze; rote gruetze; fruchtsoße; compote de fruits; compote de fruits rouges; composta di frutta; composta di frutti di bosco; compota de frutas; compota de frutos rojos; compota; フルーツコンポート; コンポート; 糖煮水果; 果泥酱; كومبوت الفواكه; קומפוט פירות; קומפוט; फ्रूट कॉम्पोट',
    summary: '{a: frozen-berry} simmered soft and juicy, for spooning warm or cold.',
    kinds: ['jam', 'pudding', 'sauce'],
    courses: ['dessert', 'breakfast', 'sauce'],
    cuisines: ['german', 'french', 'polish', 'international'],
    occasions: ['brunch', 'sunday', 'christmas', 'weeknight'],
    seasons: ['summer', 'autumn', 'winter'],
    audiences: ['children', 'baby'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'sweet', 'warm', 'cold', 'make-ahead', 'no-bake', 'one-pot'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      500 g frozen-berry
      ? 40 g caster-sugar
      75 ml orange-juice
      ? = 1 cinnamon-stick
      ? 1/2 tsp vanilla-extract`,
    method: `
      10m: Cut {a: frozen-berry} into small pieces where needed. / Put {a: frozen-berry} in a small pot. / Pour in {a: orange-juice}. / Stir in {a: caster-sugar}. / Add {a: cinnamon-stick}. / Bring to the boil, then simmer gently. / Cook {a: frozen-berry} until very soft.
      Take out {a: cinnamon-stick}. / Stir in {a: vanilla-extract}.
      Serve warm or cold.`,
    varies: {
      'frozen-berry': 'berry soft-fruit firm-fruit stone-fruit frozen-fruit dried-fruit elderberry',
      'orange-juice': 'juice red-wine port plain-water',
      'caster-sugar': 'sugar syrup',
    },
    takes: [
      'berry soft-fruit firm-fruit dried-fruit orange mandarin | 40 | 1 | Cut {a} into small pieces where needed. / Put {a} in a small pot.',
      'fresh-ginger star-anise ground-cinnamon cardamom-pod whole-clove vanilla-pod lemon-zest orange-zest lemon-juice cornflour | 1 | 2 | Stir in {a} and simmer for a moment.',
    ],
    swaps: { 'frozen-berry': 'eating-apple plum mango', 'orange-juice': 'apple-juice plain-water' },
  },
  'apple-sauce': {
    title: 'Apple sauce',
    swapped: 'Sauce of {a: eating-apple}',
    also: 'applesauce; apple sauces; stewed apple; stewed apples; apple compote; apple mousse; cooked apples; homemade applesauce; homemade apple sauce; apple sause; aple sauce; apfelmus; apfelkompott; apfelmark; compote de pommes; compote pomme; salsa di mele; mousse di mele; compota de manzana; puré de manzana; puré de maçã; compota de maçã; äppelmos; mus jabłkowy; appelmoes; アップルソース; りんごソース; りんごのコンポート; 苹果酱; 苹果泥; صلصة التفاح; רסק תפוחים; सेब की चटनी मीठी',
    summary: '{a: eating-apple} cooked soft and crushed[, with a hint of {b: ground-cinnamon}].',
    kinds: ['sauce', 'mash', 'jam'],
    courses: ['sauce', 'dessert', 'side', 'snack'],
    cuisines: ['german', 'british', 'american', 'polish'],
    occasions: ['hanukkah', 'thanksgiving', 'christmas', 'sunday', 'lunchbox'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'baby'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'sweet', 'warm', 'cold', 'make-ahead', 'no-bake', 'one-pot'],
    methods: ['boiled', 'mashed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 800 g eating-apple, peeled and diced
      80 ml plain-water
      ? 1 tbsp lemon-juice
      ? 1 tbsp caster-sugar
      ? 1/2 tsp ground-cinnamon`,
    method: `
      15m: Put {a: eating-apple, plain-water, lemon-juice} in a small pot. / Bring to the boil, then cover and simmer over low heat. / Cook {a: eating-apple} until very soft.
      Take the pot off the heat. / Mash {a: eating-apple} until smooth.
      Stir in {a: caster-sugar, ground-cinnamon}.
      Serve warm or cold.`,
    varies: { 'eating-apple': 'apple pear quince', 'plain-water': 'apple-juice dry-cider white-wine', 'caster-sugar': 'sugar syrup' },
    takes: [
      'pear quince plum apricot cranberry blackberry blueberry raspberry strawberry rhubarb mango | 50 | 1 | Remove stalks and any stones from {a}, and cut {a?it|them} into small pieces where needed. / Put {a} in a small pot.',
      'raisin dried-cranberry ground-ginger vanilla-extract nutmeg ground-nutmeg calvados unsalted-butter vegan-butter horseradish-sauce | 5 | 4 | Stir in {a}.',
    ],
    swaps: { 'lemon-juice': 'fresh-lemon-juice lime-juice' },
  },
});
