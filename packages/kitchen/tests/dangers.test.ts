import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { dangers } from '../src/safety/dangers.ts';
import { reasons } from '../src/safety/reasons.ts';
import { dangersOfRecipe } from '../src/safety/recipe-dangers.ts';

/** Requests by the reason that they must get. */
const dangerous: Readonly<Record<string, readonly (readonly [Locale, string])[]>> = {
  canning: [
    ['en', 'can green beans in a water bath'],
    ['en', 'home-canned meat'],
    ['en', 'how to preserve meatballs in jars for months'],
    ['de', 'Hackfleisch einkochen und ein Jahr im Keller lagern'],
    ['fr', 'mettre en conserve des haricots verts'],
    ['es', 'conservas caseras de pescado en frascos por un año'],
  ],
  'garlic-oil': [
    ['en', 'garlic in oil for a month'],
    ['en', 'how to store sun dried tomatoes in olive oil for six months'],
    ['de', 'Knoblauch in Öl einlegen und einen Monat lagern'],
    ['fr', "ail dans l'huile pendant deux mois"],
    ['es', 'ajo en aceite por un mes'],
    ['pt-BR', 'alho no azeite por meses'],
    ['it', "aglio sott'olio per mesi"],
    ['ja', 'にんにくのオイル漬けを一ヶ月保存'],
    ['zh-Hans', '大蒜泡油保存一个月'],
    ['ar', 'ثوم في الزيت لمدة شهر'],
    ['he', 'שום בשמן למשך חודש'],
    ['hi', 'लहसुन तेल में एक महीने'],
  ],
  'left-out': [
    ['en', 'rice left out overnight, fried rice?'],
    ['en', 'I forgot the chicken curry on the table all night, can I reheat it?'],
    ['de', 'Reis stand über Nacht auf dem Herd'],
    ['es', 'arroz dejado toda la noche fuera de la nevera'],
    ['pt-BR', 'arroz que ficou fora da geladeira a noite toda'],
    ['ja', '一晩放置したご飯'],
    ['zh-Hans', '米饭放了一夜'],
    ['ar', 'أرز ترك طوال الليل'],
    ['he', 'אורז נשאר בחוץ כל הלילה'],
    ['hi', 'चावल रात भर बाहर रखा'],
  ],
  thawing: [
    ['en', 'thaw chicken on the counter'],
    ['en', 'defrosting a turkey in warm water'],
    ['de', 'Hähnchen auf der Arbeitsplatte auftauen'],
    ['fr', 'décongeler du poulet sur le plan de travail'],
    ['es', 'descongelar pollo a temperatura ambiente'],
    ['pt-BR', 'descongelar frango na pia'],
    ['it', 'scongelare il pollo a temperatura ambiente'],
    ['ja', '鶏肉を常温で解凍'],
    ['zh-Hans', '鸡肉在室温解冻'],
    ['ar', 'إذابة الدجاج في درجة حرارة الغرفة'],
    ['he', 'להפשיר עוף על השיש'],
    ['hi', 'चिकन को कमरे के तापमान पर डीफ्रॉस्ट'],
  ],
  'slow-frozen': [['en', 'frozen chicken breasts straight into the crockpot']],
  'keep-time': [['en', 'week old cooked chicken']],
  reheated: [
    ['en', 'leftover chicken, reheated for the third time'],
    ['de', 'Reis zum dritten Mal aufwärmen'],
  ],
  'raw-poultry': [
    ['en', 'raw chicken'],
    ['en', 'chicken tartare'],
    ['en', 'chicken medium rare'],
    ['en', 'rare burgers'],
    ['de', 'Hähnchen rosa gebraten'],
    ['fr', 'poulet cru'],
    ['ja', '鶏の刺身'],
  ],
  'raw-pregnancy': [
    ['en', 'raw egg mayonnaise while pregnant'],
    ['de', 'Mett für meine schwangere Frau'],
    ['fr', 'tartare de boeuf enceinte'],
    ['es', 'sushi de salmón crudo embarazada'],
    ['ja', '妊娠中に生卵'],
    ['zh-Hans', '孕妇吃生鱼片'],
    ['ar', 'لحم نيء للحامل'],
  ],
  'raw-frail': [
    ['en', 'steak tartare for my 85 year old grandfather in a care home'],
    ['en', 'smoothie with raw milk for my 5 year old'],
  ],
  'raw-flour': [
    ['en', 'raw flour dough, edible cookie dough'],
    ['de', 'Keksteig zum Naschen'],
  ],
  'dried-beans': [
    ['en', 'dried kidney beans in a slow cooker'],
    ['en', 'kidney beans dried, without soaking'],
    ['de', 'getrocknete Kidneybohnen im Slow Cooker'],
    ['es', 'alubias rojas secas en olla de cocción lenta'],
  ],
  'rhubarb-leaf': [['en', 'rhubarb leaves pie']],
  kernel: [['en', 'bitter almonds biscuits']],
  'green-potato': [
    ['en', 'green potatoes soup'],
    ['de', 'Kartoffeln mit grünen Stellen'],
    ['zh-Hans', '发芽的土豆'],
  ],
  'bitter-squash': [['en', 'my zucchini tastes bitter, soup?']],
  'wild-found': [
    ['de', 'Bärlauch selbst gesammelt'],
    ['it', 'funghi raccolti nel bosco'],
  ],
  'cure-meat': [['en', 'venison salami at home']],
  distilling: [
    ['en', 'moonshine'],
    ['de', 'Schnaps brennen'],
  ],
  choking: [
    ['en', 'whole nuts snack for 1 year old'],
    ['en', 'whole grapes and popcorn for my toddler'],
    ['de', 'Ganze Nüsse als Snack für mein Kleinkind'],
    ['fr', 'raisins entiers pour mon bébé'],
    ['es', 'palomitas para un bebé de 1 año'],
    ['ja', '1歳にピーナッツ'],
  ],
  'honey-baby': [
    ['en', 'honey for babies'],
    ['de', 'Honig für mein 8 Monate altes Baby'],
    ['pt-BR', 'mel para bebê'],
    ['it', 'miele per un bambino di 6 mesi'],
    ['ja', '赤ちゃんにはちみつ'],
    ['zh-Hans', '给宝宝吃蜂蜜'],
    ['ar', 'عسل لرضيع'],
    ['he', 'דבש לתינוק'],
    ['hi', 'बच्चे के लिए शहद 6 महीने'],
  ],
  'wet-fryer': [['en', 'deep fry a frozen turkey']],
  'oil-fire': [['en', 'oil in my pan is on fire']],
  'alcohol-fire': [['en', 'heat vodka on the stove to infuse it with herbs']],
  'pressure-abuse': [['en', 'instant pot beans filled to the brim']],
  'coal-indoors': [
    ['en', 'charcoal grill in my living room'],
    ['de', 'Holzkohlegrill im Wohnzimmer'],
    ['ja', '室内で七輪'],
  ],
  'microwave-egg': [['en', 'hard boiled eggs in the microwave']],
  mussels: [['en', 'mussels that are already open']],
};

describe('a dangerous combination gets its reason and the safe way', () => {
  const rows = Object.entries(dangerous).flatMap(([reason, requests]) => requests.map((request) => [reason, ...request] as const));

  test.each(rows)('%s: %s "%s"', async (reason, language, description) => {
    expect(await cookOnce({ description, language })).toEqual({ type: 'refused', message: reasons[reason]?.id });
  });
});

describe('jokes, praise and harmless treatments are not refused', () => {
  test.each<[Locale, string]>([
    ['en', 'tacos without cilantro, it tastes like soap'],
    ['en', 'marry me chicken'],
    ['en', 'killer chili'],
    ['en', 'drunken noodles'],
    ['en', 'crack chicken'],
    ['en', 'hush puppies'],
    ['en', 'death by chocolate'],
    ['en', 'suicide wings'],
    ['en', 'my cat stole the tuna, what can I make with rice?'],
    ['en', 'no-knead bread, leave the dough on the counter overnight'],
    ['en', 'overnight oats'],
    ['en', 'prawns fried in garlic oil'],
    ['en', 'raw carrot salad with grilled chicken'],
    ['en', 'I have 2 raw chicken breasts'],
    ['en', 'raw vegetable sticks, I am pregnant'],
    ['en', 'no raw eggs please, pancakes for my pregnant wife'],
    ['en', 'steak medium rare'],
    ['en', 'cheesecake in a water bath'],
    ['en', 'pickled cucumbers in jars'],
    ['en', 'ground almond cake for my toddler'],
    ['en', 'grape salad for kids'],
    ['en', 'frozen peas soup in the slow cooker'],
    ['en', 'thaw the peas and make a soup'],
    ['en', 'chili with tinned kidney beans in the slow cooker'],
    ['en', 'bitter melon stir fry'],
    ['en', 'green beans with almonds'],
    ['en', 'grilled chicken marinated overnight in the fridge'],
    ['en', 'mulled wine, heat it on the stove'],
    ['de', 'Kalter Hund'],
    ['de', 'Quarkstollen, der Teig geht über Nacht in der Küche'],
    ['fr', 'poulet à la diable'],
    ['es', 'brazo de gitano'],
    ['it', 'pollo alla diavola'],
    ['ja', '生春巻き'],
    ['ja', '親子丼'],
    ['zh-Hans', '生菜沙拉'],
    ['ar', 'أم علي'],
  ])('%s: %s', async (language, description) => {
    expect((await cookOnce({ description, language })).type).not.toBe('refused');
  });

  test.each(['baby potatoes roasted', 'baby back ribs', 'baby spinach salad'])('"%s" is not for babies', async (description) => {
    const outcome = await cookOnce({ description });
    expect(JSON.stringify(outcome)).not.toMatch(/does not work this way|meets all your wishes/);
  });
});

test('each reason of the table is tried here or in the golden set', () => {
  const elsewhere = [
    'death-cap', 'puffer-fish', 'poisonous-plant', 'poison', 'drug', 'person', 'pet', 'alcohol-child', 'refreeze', 'spoiled', 'raw-toxin',
    'raw-freshwater',
  ]; // prettier-ignore
  expect(new Set(dangers().map(({ reason }) => reason))).toEqual(new Set([...Object.keys(dangerous), ...elsewhere]));
});

describe('a recipe written by somebody else gets a warning', () => {
  const recipe = (title: string, items: readonly string[], steps: readonly string[]) => ({
    title,
    ingredients: items.map((item) => ({ amount: null, unit: null, item, note: null, scales: true, replaces: null })),
    steps: steps.map((text) => ({ text, minutes: null, uses: [] })),
  });

  test.each([
    ['garlic-oil', recipe('Garlic oil', ['garlic', 'olive oil'], ['Cover the garlic in olive oil and keep it in the pantry for a month.'])],
    ['thawing', recipe('Roast chicken', ['chicken'], ['Thaw the chicken on the counter overnight.', 'Roast it.'])],
    ['honey-baby', recipe('Baby porridge', ['oats', 'honey'], ['Stir the honey in.'])],
    ['dried-beans', recipe('Slow cooker chili', ['dried kidney beans', 'beef'], ['Put everything in and cook for 8 hours.'])],
  ] as const)('%s', (reason, body) => {
    expect(dangersOfRecipe(body, 'en').map(({ id }) => id)).toContain(reasons[reason]?.id);
  });

  test.each([
    recipe('Steak', ['rump steak', 'butter'], ['Take the steak out of the fridge half an hour before.', 'Fry until medium rare.']),
    recipe('Chili', ['dried kidney beans'], ['Soak the beans overnight.', 'Boil first for ten minutes.', 'Cook in the slow cooker.']),
    recipe('Bread', ['flour', 'yeast', 'milk'], ['Leave the dough on the counter overnight.']),
    recipe('Roast chicken', ['raw chicken', 'garlic', 'olive oil'], ['Rub the chicken with garlic in oil.', 'Roast for an hour.']),
  ])('$title: none', (body) => {
    expect(dangersOfRecipe(body, 'en')).toEqual([]);
  });
});
