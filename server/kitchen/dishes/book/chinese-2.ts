import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const chineseSecond = dishes({
  'beef-and-broccoli': {
    title: 'Beef and broccoli',
    swapped: '{a: rump-steak} with {b: broccoli}',
    also: 'beef with broccoli; beef broccoli; beef & broccoli; broccoli beef; broccoli and beef; beef and broccoli stir fry; beef broccoli stir fry; stir fried beef with broccoli; chinese beef and broccoli; takeaway beef and broccoli; beef and brocoli; beef and brocolli; beef and broccolli; jie lan niu rou; xilanhua niurou; rindfleisch mit brokkoli; rind mit brokkoli; bœuf au brocoli; boeuf brocoli; boeuf au brocoli; manzo e broccoli; manzo con broccoli; ternera con brócoli; carne con brócoli; res con brocoli; carne com brócolis; 牛肉とブロッコリー炒め; 西兰花炒牛肉; 西蘭花牛肉; لحم بالبروكلي; בקר וברוקולי; बीफ ब्रोकली',
    summary: 'Tender {a: rump-steak} and {b: broccoli} in a dark, glossy sauce.',
    kinds: ['stir-fry'],
    courses: ['main', 'dinner'],
    cuisines: ['chinese', 'american', 'asian'],
    occasions: ['weeknight'],
    audiences: ['children', 'students'],
    manners: ['easy', 'healthy', 'high-protein', 'mild', 'savoury', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 500 g rump-steak
      3 tbsp soy-sauce
      1.5 tbsp cornflour
      2 tbsp oyster-sauce
      ? 1 tbsp brown-sugar
      100 ml plain-water
      3 tbsp vegetable-oil
      ! 450 g broccoli, in florets
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 1 tbsp sesame-seed
      ? 280 g jasmine-rice, to serve`,
    method: `
      10m rest: Cut {a: rump-steak} into thin strips where needed. / Toss {a: rump-steak} with {b: soy-sauce third, cornflour half} until coated. / Leave to marinate for {10 min}.
      Whisk {a: soy-sauce rest, cornflour rest, oyster-sauce, brown-sugar, plain-water} together.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      3m: Cut {a: broccoli} into small pieces where needed. / Boil {a: broccoli} in salted water until just tender, then drain well.
      5m*: Heat {a: vegetable-oil} in a wok over high heat until it shimmers. / Fry {a: rump-steak} in batches {a!done}.
      2m: Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Add {a: broccoli}. / Stir the sauce again, pour in and let it bubble until thick and glossy.
      Scatter with {a: sesame-seed}. / Serve straight away[ with {a: jasmine-rice}].`,
    swaps: { 'jasmine-rice': 'basmati-rice quinoa' },
    varies: {
      'rump-steak':
        'beef-strip sirloin-steak flank-steak fillet-steak pork-fillet pork-loin-steak lamb-steak venison-steak duck-breast chicken-thigh chicken-breast tofu seitan tempeh mushroom',
      broccoli: 'tenderstem-broccoli chinese-broccoli cauliflower green-bean asparagus mangetout sugar-snap-pea firm-vegetable',
      'jasmine-rice': 'rice noodle grain',
      'oyster-sauce': 'hoisin-sauce black-bean-sauce teriyaki-sauce',
      'brown-sugar': 'sugar syrup',
    },
    takes: stirFryAdditions(6, 7),
  },
  'mapo-tofu': {
    title: 'Mapo tofu',
    also: 'ma po tofu; mapo doufu; ma po doufu; mabo tofu; mabo dofu; mapo bean curd; ma po bean curd; sichuan tofu; szechuan tofu; spicy tofu; spicy sichuan tofu; tofu in chilli sauce; tofu with minced pork; mapo tofu with pork; pockmarked tofu; mapu tofu; tofu mapo; sezchuan tofu; scharfer tofu; tofu mapo art; tofu épicé du sichuan; tofu piccante; tofu picante; マーボー豆腐; 麻婆豆腐; まーぼーどうふ; 마파두부; توفو مابو; מאפו טופו; मापो टोफू',
    summary: 'Soft {a: silken-tofu} in a deep red, tingling sauce[ with {b: minced-pork}].',
    kinds: ['stir-fry', 'bowl'],
    courses: ['main', 'dinner'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['students'],
    manners: ['quick', 'easy', 'spicy', 'cheap', 'comforting', 'high-protein', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['fried', 'braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      300 ml chicken-stock
      1 tbsp soy-sauce
      1 tsp white-sugar
      1.5 tbsp cornflour
      2 tbsp vegetable-oil
      200 g minced-pork
      ? 3 clove fresh-garlic, finely chopped
      ? 1 tbsp fresh-ginger, grated
      ? 1 tbsp fermented-black-bean, chopped
      2.5 tbsp doubanjiang
      ! 600 g silken-tofu, cut into {2cm} pieces
      ? 1 tsp sichuan-pepper, crushed
      ? 40 g spring-onion, sliced
      ? 280 g jasmine-rice, to serve`,
    method: `
      Whisk {a: chicken-stock, soy-sauce, white-sugar, cornflour} together.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      6m: Heat {a: vegetable-oil} in a wok over high heat until it shimmers. / Add {a: minced-pork} and fry, breaking up lumps, {a!done}.
      2m: Stir in {a: doubanjiang} and cook for a minute, stirring. / Stir in {a: fresh-garlic, fresh-ginger, fermented-black-bean} and cook until it smells good.
      6m: Stir the sauce again, pour in and let it bubble until thick and glossy. / Fold in {a: silken-tofu}. / Simmer gently for {5 min}.
      Scatter with {a: sichuan-pepper, spring-onion}. / Serve straight away[ with {a: jasmine-rice}].`,
    swaps: {
      'minced-pork': 'minced-turkey shiitake-mushroom',
      doubanjiang: 'gluten-free-gochujang chilli-garlic-sauce',
      'jasmine-rice': 'basmati-rice quinoa',
    },
    varies: {
      'minced-pork': 'mince plant-mince mushroom',
      'silken-tofu': 'firm-tofu egg-tofu chickpea-tofu',
      doubanjiang: 'gochujang chilli-garlic-sauce chilli-paste',
      'chicken-stock': 'stock',
      'jasmine-rice': 'rice noodle grain',
      'spring-onion': 'leek onion herb',
    },
    takes: stirFryAdditions(5, 6),
  },
  'pork-dumplings': {
    title: 'Pork dumplings',
    swapped: 'Dumplings with {a: minced-pork}',
    also: 'dumplings; potstickers; pot stickers; potsticker; pot sticker; chinese dumplings; fried dumplings; pan fried dumplings; pan-fried dumplings; pork potstickers; pork pot stickers; steamed dumplings; pork and cabbage dumplings; vegetable dumplings; veggie dumplings; vegan dumplings; dim sum; jiaozi; jiao zi; guotie; shui jiao; asian dumplings; dumpling recipe; dumplngs; chinesische teigtaschen; teigtaschen mit schweinefleisch; raviolis chinois; raviolis vapeur; raviolis grillés; ravioli cinesi; ravioli al vapore; empanadillas chinas; dumplings chinos; raviolis chinos; guioza chinesa; 水餃子; 焼き餃子風; 猪肉饺子; 饺子; 锅贴; 水饺; 만두; 군만두; دامبلنغ; دمبلنغ; דאמפלינג; כיסונים סיניים; डंपलिंग',
    summary: 'Juicy parcels with {a: minced-pork, chinese-cabbage}, crisp underneath and soft on top.',
    kinds: ['dumpling', 'nibbles'],
    courses: ['main', 'starter', 'snack', 'dinner'],
    cuisines: ['chinese', 'asian'],
    occasions: ['lunar-new-year', 'party', 'guests', 'sunday'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'savoury', 'mild', 'festive', 'make-ahead', 'warm', 'no-bake'],
    methods: ['fried', 'steamed', 'stuffed', 'pan-fried'],
    needs: ['hob'],
    makes: '32 dumplings for 4, by half',
    prep: 40,
    list: `
      250 g chinese-cabbage, finely chopped
      ? 1 tsp fine-salt
      ? 40 g spring-onion, finely chopped
      ? 1 tbsp fresh-ginger, grated
      4 tbsp soy-sauce
      ? 1 tbsp sesame-oil
      350 g minced-pork
      ! 32 dumpling-wrapper
      3 tbsp vegetable-oil
      2 tbsp rice-vinegar
      ? 1 tsp chilli-oil`,
    method: `
      10m rest: Toss {a: chinese-cabbage} with {b: fine-salt}. / Leave to stand for {10 min}, so that the juices run. / Squeeze out as much liquid as you can in a clean cloth.
      Put {a: chinese-cabbage, spring-onion, fresh-ginger, soy-sauce third, sesame-oil} in a large bowl. / Add {a: minced-pork} and knead with your hands until the mixture holds together.
      Put a little filling on each of {a: dumpling-wrapper}, wet the edges, fold over and press together firmly.
      8m*: Heat {a: vegetable-oil} in a wide pan over medium heat. / Lay the parcels in the pan in batches, not touching, and fry until golden underneath.
      8m*: Pour in a small glass of water for each batch, cover and steam until it has boiled away. / Check that the filling is cooked through ({74C} inside). / Cook until golden and crisp underneath.
      Stir {a: soy-sauce rest, rice-vinegar, chilli-oil} together. / Serve hot, with the sauce for dipping.`,
    swaps: { 'minced-pork': 'minced-turkey plant-mince', 'chinese-cabbage': 'white-cabbage courgette' },
    varies: { 'minced-pork': 'mince plant-mince', 'chinese-cabbage': 'cabbage leaf kimchi', 'rice-vinegar': 'vinegar' },
    takes: [
      'quick-vegetable firm-vegetable mushroom shellfish tofu leek celery-stalk | 30 | 3 | Chop {a} finely. / Stir in {a}.',
      'oyster-sauce hoisin-sauce five-spice fresh-garlic chilli chilli-flake white-pepper herb | 3 | 3 | Stir in {a}.',
      'sweet-chilli-sauce sriracha sesame-seed crispy-chilli-oil | 8 | 6 | Serve with {a}.',
    ],
  },
  'spring-rolls': {
    title: 'Spring rolls',
    also: 'spring roll; springrolls; vegetable spring rolls; veggie spring rolls; veg spring rolls; crispy spring rolls; fried spring rolls; chinese spring rolls; pancake rolls; vegetarian spring rolls; vegan spring rolls; mini spring rolls; chun juan; chunjuan; lumpia; lumpiang shanghai; egg roll; egg rolls; sping rolls; frühlingsrollen; fruehlingsrollen; frühlingsrolle; chinesische frühlingsrollen; rouleaux de printemps frits; rouleaux de printemps; involtini primavera; involtino primavera; rollitos de primavera; rollito primavera; rollitos primavera; rolinho primavera; rolinhos primavera; crepe primavera; 春巻き; はるまき; 揚げ春巻き; 春卷; 炸春卷; 素春卷; سبرينغ رول; سبرنج رول; אגרול; ספרינג רול; स्प्रिंग रोल',
    summary: 'Crisp, golden rolls filled with {a: white-cabbage, carrot, bean-sprout}.',
    kinds: ['spring-roll', 'nibbles'],
    courses: ['starter', 'snack', 'side', 'lunch'],
    cuisines: ['chinese', 'asian'],
    occasions: ['lunar-new-year', 'party', 'buffet', 'guests'],
    audiences: ['children', 'crowd'],
    manners: ['crunchy', 'savoury', 'mild', 'vegetable-rich', 'festive', 'make-ahead', 'cheap', 'no-bake'],
    methods: ['fried', 'deep-fried', 'stuffed'],
    needs: ['hob'],
    makes: '16 pieces for 4, by half',
    prep: 35,
    list: `
      150 ml vegetable-oil
      200 g white-cabbage, shredded
      150 g carrot, cut into matchsticks
      ? 150 g bean-sprout
      ? 100 g shiitake-mushroom, sliced
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      2 tbsp soy-sauce
      ? 1 tsp sesame-oil
      ? 40 g spring-onion, sliced
      16 spring-roll-wrapper
      ? 100 ml sweet-chilli-sauce, to serve`,
    method: `
      6m: Cut {a: white-cabbage, carrot, shiitake-mushroom} into thin strips where needed. / Heat {a: vegetable-oil little} in a wok over high heat until it shimmers. / Stir-fry {a: white-cabbage, carrot, shiitake-mushroom, bean-sprout} over high heat until just tender with some bite. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good. / Stir in {a: soy-sauce, sesame-oil, spring-onion}.
      15m rest: Leave to cool until just warm.
      Spoon the filling onto {a: spring-roll-wrapper}. / Fold in the sides and roll up tightly. / Wet the ends and press them down to seal the rolls.
      12m*: Heat {a: vegetable-oil rest} in a small, deep pan over medium heat. / Fry a few at a time, turning, until deep golden and hot in the middle. / Drain on kitchen paper.
      Serve hot[ with {a: sweet-chilli-sauce}].`,
    swaps: { 'spring-roll-wrapper': 'rice-paper*0.5', 'sweet-chilli-sauce': 'plum-sauce', 'white-cabbage': 'courgette carrot' },
    varies: {
      'white-cabbage': 'leaf cabbage quick-vegetable',
      carrot: 'firm-vegetable quick-vegetable',
      'bean-sprout': 'quick-vegetable',
      'shiitake-mushroom': 'mushroom quick-vegetable leaf tofu',
      'sweet-chilli-sauce': 'hoisin-sauce plum-sauce sriracha',
      'spring-roll-wrapper': 'rice-paper filo-pastry',
    },
    takes: [
      'poultry meat shellfish tofu mince plant-mince | 50 | 2 | 7m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'noodle | 15 | 2 | 5m: Cook {a} as the packet says. / Drain {a}. / Stir in {a}.',
      'oyster-sauce hoisin-sauce five-spice chilli chilli-flake white-pepper herb | 3 | 2 | Stir in {a}.',
    ],
  },
  'steamed-rice': {
    title: 'Steamed rice',
    swapped: 'Steamed {a: jasmine-rice}',
    also: 'plain rice; rice; boiled rice; white rice; cooked rice; fluffy rice; perfect rice; simple rice; plain boiled rice; plain white rice; how to cook rice; how to boil rice; rice for dinner; rice as a side; side of rice; jasmine rice; basmati rice; boiled basmati rice; rice on the stove; stovetop rice; bai mi fan; mi fan; baifan; gohan; steam rice; steemed rice; reis; gekochter reis; reis kochen; weißer reis; jasminreis; basmatireis; riz blanc; riz nature; riz cuit; riz vapeur; riso bianco; riso bollito; riso in bianco; arroz blanco; arroz cocido; arroz hervido; arroz branco; arroz cozido; ご飯; ごはん; 白ご飯; 白米; ライス; 白饭; 米饭; 蒸米饭; 白飯; 밥; 쌀밥; أرز أبيض; أرز مسلوق; رز ابيض; אורז לבן; אורז; चावल; सादा चावल; उबले चावल',
    summary: 'Tender, fluffy {a: jasmine-rice} that cooks by itself under a lid.',
    kinds: ['rice'],
    courses: ['side', 'lunch', 'dinner'],
    cuisines: ['chinese', 'asian', 'international'],
    occasions: ['weeknight'],
    audiences: ['children', 'students', 'one'],
    manners: ['easy', 'cheap', 'mild', 'light', 'warm', 'one-pot', 'no-bake'],
    methods: ['boiled', 'steamed'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 2,
    list: `
      ! 300 g jasmine-rice
      450 ml plain-water
      ? 1/2 tsp fine-salt`,
    method: `
      Rinse {a: jasmine-rice} in a fine sieve under cold running water.
      3m: Put {a: jasmine-rice, plain-water, fine-salt} in a small pot. / Bring to the boil, then cover and simmer over low heat.
      12m: Cook {a: jasmine-rice} {a!done}.
      8m rest: Take the pot off the heat. / Leave to rest for {8 min} before serving.`,
    varies: { 'jasmine-rice': 'basmati-rice long-grain-rice short-grain-rice' },
    takes: [
      'quick-vegetable pulse | 30 | 3 | Stir in {a}.',
      'bay-leaf cinnamon-stick star-anise cardamom-pod whole-clove saffron ground-turmeric fresh-ginger lemongrass cumin-seed | 1 | 2 | Add {a}.',
      'herb nut seed lemon-juice lime-juice lemon-zest butter sesame-oil coconut-cream dried-fruit | 5 | 4 | Stir in {a}.',
    ],
  },
});
