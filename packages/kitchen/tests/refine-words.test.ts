import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { locales } from '../../../contract/shell/locales.ts';
import type { CookEvent } from '../src/cook.ts';
import { soughtOf } from '../src/wishes/sought.ts';
import { orderFor } from '../../../tests/support/server/order.ts';
import { foodsOf, planOf, refine, saidBy } from './refining.ts';

/** How much there is of a food and of its kinds, in all. */
const amountOf = (end: CookEvent, food: string) =>
  end.type === 'done' ? (end.plan?.ingredients.find((one) => one.food === food)?.amount ?? 0) : saidBy(end);

type Words = Readonly<Record<Locale, string>>;
const milder: Words[] = [
  { en: 'less spicy', de: 'weniger scharf', fr: 'moins épicé', es: 'menos picante', 'pt-BR': 'menos picante', ar: 'أقل حرارة', he: 'פחות חריף', hi: 'कम तीखा', ja: '辛さ控えめに', 'zh-Hans': '少辣一点', it: 'meno piccante' },
  { en: 'not so hot', de: 'nicht so scharf', fr: 'plus doux', es: 'que pique menos', 'pt-BR': 'menos apimentado', ar: 'أقل حدة', he: 'קצת פחות חריף', hi: 'कम मसालेदार', ja: 'あまり辛くなく', 'zh-Hans': '不要那么辣', it: 'non troppo piccante' },
]; // prettier-ignore
const hotter: Words[] = [
  { en: 'more spicy', de: 'schärfer', fr: 'plus épicé', es: 'más picante', 'pt-BR': 'mais picante', ar: 'أكثر حرارة', he: 'יותר חריף', hi: 'ज़्यादा तीखा', ja: 'もっと辛く', 'zh-Hans': '更辣', it: 'più piccante' },
  { en: 'hotter', de: 'mehr Schärfe', fr: 'plus relevé', es: 'que pique más', 'pt-BR': 'mais apimentado', ar: 'أكثر حدة', he: 'חריף יותר', hi: 'और तीखा', ja: 'もっと辛くして', 'zh-Hans': '辣一点', it: 'più speziato' },
]; // prettier-ignore
const wished: [wish: string, Words][] = [
  ['feature:manner:cheap', { en: 'less expensive', de: 'günstiger', fr: 'moins cher', es: 'más barato', 'pt-BR': 'mais barato', ar: 'أرخص', he: 'זול יותר', hi: 'सस्ता', ja: 'もっと安く', 'zh-Hans': '更便宜', it: 'meno caro' }],
  ['feature:manner:quick', { en: 'quicker', de: 'schneller', fr: 'plus rapide', es: 'más rápido', 'pt-BR': 'mais rápido', ar: 'أسرع', he: 'מהיר יותר', hi: 'और जल्दी', ja: 'もっと早く', 'zh-Hans': '更快', it: 'più veloce' }],
  ['diet:vegan', { en: 'make it vegan', de: 'mach es vegan', fr: 'version végane', es: 'hazlo vegano', 'pt-BR': 'deixe vegano', ar: 'اجعله نباتيًا صرفًا', he: 'תעשה את זה טבעוני', hi: 'वीगन बना दो', ja: 'ヴィーガンにして', 'zh-Hans': '做成纯素', it: 'fallo vegano' }],
  ['diet:vegetarian', { en: 'vegetarian', de: 'vegetarisch', fr: 'végétarien', es: 'vegetariano', 'pt-BR': 'vegetariano', ar: 'اجعله نباتيًا', he: 'צמחוני', hi: 'शाकाहारी बना दो', ja: 'ベジタリアンにして', 'zh-Hans': '做成素食', it: 'vegetariano' }],
  ['without:onion', { en: 'without onion', de: 'ohne Zwiebeln', fr: 'sans oignon', es: 'sin cebolla', 'pt-BR': 'sem cebola', ar: 'بدون بصل', he: 'בלי בצל', hi: 'बिना प्याज़', ja: '玉ねぎなし', 'zh-Hans': '不要洋葱', it: 'senza cipolla' }],
  ['servings:6', { en: 'for 6', de: 'für 6 Personen', fr: 'pour 6 personnes', es: 'para 6 personas', 'pt-BR': 'para 6 pessoas', ar: 'لستة أشخاص', he: 'ל-6 אנשים', hi: '6 लोगों के लिए', ja: '6人分', 'zh-Hans': '6人份', it: 'per 6 persone' }],
  ['equipment:oven', { en: 'for the oven', de: 'für den Backofen', fr: 'au four', es: 'al horno', 'pt-BR': 'ao forno', ar: 'في الفرن', he: 'בתנור', hi: 'ओवन में', ja: 'オーブンで', 'zh-Hans': '用烤箱', it: 'al forno' }],
  ['minutes:20', { en: 'in 20 minutes', de: 'in 20 Minuten', fr: 'en 20 minutes', es: 'en 20 minutos', 'pt-BR': 'em 20 minutos', ar: 'في 20 دقيقة', he: 'ב-20 דקות', hi: '20 मिनट में', ja: '20分で', 'zh-Hans': '20分钟', it: 'in 20 minuti' }],
]; // prettier-ignore
const amounts: [food: string, by: 'more' | 'less', Words][] = [
  ['fresh-garlic', 'more', { en: 'more garlic', de: 'mehr Knoblauch', fr: "plus d'ail", es: 'más ajo', 'pt-BR': 'mais alho', ar: 'ثوم أكثر', he: 'יותר שום', hi: 'ज़्यादा लहसुन', ja: 'にんにく多めに', 'zh-Hans': '多放大蒜', it: 'più aglio' }],
  ['fresh-garlic', 'more', { en: 'double the garlic', de: 'doppelt so viel Knoblauch', fr: "deux fois plus d'ail", es: 'el doble de ajo', 'pt-BR': 'o dobro de alho', ar: 'ضعف الثوم', he: 'פי שניים שום', hi: 'दोगुना लहसुन', ja: 'にんにくを2倍に', 'zh-Hans': '大蒜加倍', it: 'il doppio di aglio' }],
  ['fine-salt', 'less', { en: 'less salt', de: 'weniger Salz', fr: 'moins de sel', es: 'menos sal', 'pt-BR': 'menos sal', ar: 'ملح أقل', he: 'פחות מלח', hi: 'कम नमक', ja: '塩を少なめに', 'zh-Hans': '少放盐', it: 'meno sale' }],
  ['fine-salt', 'less', { en: 'half the salt', de: 'halb so viel Salz', fr: 'moitié moins de sel', es: 'la mitad de sal', 'pt-BR': 'metade do sal', ar: 'نصف الملح', he: 'חצי מהמלח', hi: 'आधा नमक', ja: '塩を半分に', 'zh-Hans': '盐减半', it: 'metà sale' }],
  ['chicken-thigh', 'less', { en: 'less meat', de: 'weniger Fleisch', fr: 'moins de viande', es: 'menos carne', 'pt-BR': 'menos carne', ar: 'لحم أقل', he: 'פחות בשר', hi: 'कम मांस', ja: '肉を少なめに', 'zh-Hans': '少放肉', it: 'meno carne' }],
]; // prettier-ignore
const twice: Words = { en: 'double it', de: 'doppelte Menge', fr: 'double quantité', es: 'el doble de cantidad', 'pt-BR': 'o dobro da quantidade', ar: 'ضاعف الكمية', he: 'כמות כפולה', hi: 'दोगुनी मात्रा', ja: '倍の量で', 'zh-Hans': '分量加倍', it: 'doppia quantità' }; // prettier-ignore
const adding: Words = { en: 'add mushrooms', de: 'füge Pilze hinzu', fr: 'ajoute des champignons', es: 'añade champiñones', 'pt-BR': 'adicione cogumelos', ar: 'أضف الفطر', he: 'תוסיף פטריות', hi: 'मशरूम डालो', ja: 'きのこを加えて', 'zh-Hans': '加蘑菇', it: 'aggiungi dei funghi' }; // prettier-ignore
const allergic: Words = { en: "no garlic, I'm allergic", de: 'kein Knoblauch, ich bin allergisch', fr: "pas d'ail, je suis allergique", es: 'sin ajo, soy alérgico', 'pt-BR': 'sem alho, sou alérgico', ar: 'بدون ثوم، عندي حساسية', he: 'בלי שום, אני אלרגי', hi: 'लहसुन नहीं, मुझे एलर्जी है', ja: 'にんにくなしで、アレルギーです', 'zh-Hans': '不要大蒜，我过敏', it: 'niente aglio, sono allergica' }; // prettier-ignore

describe.each(locales)('in %s', (language) => {
  test('less spicy is less, and more is more', async () => {
    const hot = 'mild-chilli-powder';
    const before = planOf('chilli-con-carne').ingredients.find(({ food }) => food === hot)?.amount ?? 0;
    for (const words of milder) expect([words[language], amountOf(await refine('chilli-con-carne', words[language], language), hot)]).toEqual([words[language], before / 2]); // prettier-ignore
    for (const words of hotter) expect([words[language], amountOf(await refine('chilli-con-carne', words[language], language), hot)]).toEqual([words[language], before * 2]); // prettier-ignore
  });

  test.each(wished)('%s is understood', (wish, words) => {
    const { wishes, understood } = soughtOf(orderFor(words[language], { language }), [], language);
    const read = [...wishes.map(({ kind, id }) => `${kind}:${id}`), ...understood.features.map((id) => `feature:${id}`)];
    expect(read).toContain(wish);
    expect([understood.unclear, understood.unread]).toEqual([[], []]);
  });

  test.each(amounts)('of %s there is %s', async (food, by, words) => {
    const before = planOf('chicken-curry').ingredients.find((one) => one.food === food)?.amount ?? 0;
    const after = amountOf(await refine('chicken-curry', words[language], language), food);
    expect(after).toEqual(expect.any(Number));
    expect(by === 'more' ? Number(after) > before : Number(after) < before && Number(after) > 0).toBe(true);
  });

  test('twice of it is for twice as many', async () => {
    const end = await refine('chicken-curry', twice[language], language);
    expect(end.type === 'done' ? end.body.servings : saidBy(end)).toBe(planOf('chicken-curry').makes.servings * 2);
  });

  test('what is added takes nothing out', async () => {
    const end = await refine('spaghetti-bolognese', adding[language], language);
    const before = planOf('spaghetti-bolognese').ingredients.map(({ food }) => food);
    expect(foodsOf(end)).toEqual(expect.arrayContaining([...before, 'chestnut-mushroom']));
    expect(amountOf(end, 'chestnut-mushroom')).toBeGreaterThan(50);
    const step = end.type === 'done' ? end.plan?.steps.some(({ clauses }) => clauses.some(({ slots }) => slots['a']?.some(({ at }) => at >= before.length))) : false; // prettier-ignore
    expect(step).toBe(true);
  });

  test('an allergy to what is left out leaves it out', async () => {
    const end = await refine('spaghetti-bolognese', allergic[language], language);
    expect([saidBy(end), foodsOf(end).includes('fresh-garlic')]).toEqual(['done', false]);
  });
});

test.each<[Locale, string, string, string, 'more' | 'less']>([
  ['en', 'brownies', 'with less sugar', 'caster-sugar', 'less'],
  ['de', 'brownies', 'mit weniger Zucker', 'caster-sugar', 'less'],
  ['fr', 'brownies', 'avec moins de sucre', 'caster-sugar', 'less'],
  ['es', 'brownies', 'con menos azúcar', 'caster-sugar', 'less'],
  ['pt-BR', 'brownies', 'com menos açúcar', 'caster-sugar', 'less'],
  ['it', 'brownies', 'con meno zucchero', 'caster-sugar', 'less'],
  ['en', 'mushroom-risotto', 'with more parmesan', 'parmesan', 'more'],
  ['de', 'mushroom-risotto', 'mit mehr Parmesan', 'parmesan', 'more'],
  ['fr', 'mushroom-risotto', 'avec plus de parmesan', 'parmesan', 'more'],
  ['es', 'mushroom-risotto', 'con más parmesano', 'parmesan', 'more'],
])('%s, %s: "%s"', async (language, dish, words, food, by) => {
  const before = planOf(dish).ingredients.find((one) => one.food === food)?.amount ?? 0;
  const after = Number(amountOf(await refine(dish, words, language), food));
  expect(by === 'more' ? after > before : after < before && after > 0).toBe(true);
});

test('a danger is told where a recipe is changed, too', async () => {
  expect(saidBy(await refine('chicken-curry', 'reheat it for the third time'))).toMatch(/^Reheat cooked food only once/);
});

test.each<[Locale, string, string]>([
  ['es', 'spaghetti-carbonara', 'cámbialo a pavo en vez de panceta'],
  ['es', 'chilli-con-carne', 'hazlo en la olla lenta'],
])('%s, %s: "%s" is done', async (language, dish, words) => {
  expect(saidBy(await refine(dish, words, language))).toBe('done');
});

describe('an honest no', () => {
  test.each([
    ['brownies', 'for 2', /^This is made for 8/],
    ['brownies', 'low carb', /no way to change/],
    ['meringues', 'more protein', /no way to change/],
    ['brownies', 'more protein', /no way to change/],
    ['spaghetti-bolognese', 'half the salt', /leaves the amount of salt to you/],
    ['chicken-curry', 'half the sugar', /There is no sugar in Chicken curry/],
    ['chicken-curry', 'add pineapple', /do not know how to use pineapple/],
    ['shiro', 'vegan', /like that already/],
  ])('%s: %s', async (dish, words, said) => {
    expect(saidBy(await refine(dish, words))).toMatch(said);
  });

  test('several changes at once, and a denial is none', async () => {
    const several = await refine('chicken-curry', 'more ginger and garlic, less onion');
    expect(['fresh-ginger', 'fresh-garlic', 'brown-onion'].map((food) => amountOf(several, food))).toEqual([1.5, 5, 0.5]);
    expect(foodsOf(await refine('chicken-curry', 'no more garlic'))).not.toContain('fresh-garlic');
  });
});

const crowd: Words = { en: 'for a crowd', de: 'für viele Leute', fr: 'pour une grande tablée', es: 'para mucha gente', 'pt-BR': 'para muita gente', ar: 'لعدد كبير', he: 'להרבה אנשים', hi: 'बहुत लोगों के लिए', ja: '大人数で', 'zh-Hans': '多人份', it: 'per tanta gente' }; // prettier-ignore
const crisp: Words = { en: 'crispier please', de: 'knuspriger', fr: 'plus croustillant', es: 'más crujiente', 'pt-BR': 'mais crocante', ar: 'مقرمش أكثر', he: 'יותר פריך', hi: 'ज़्यादा कुरकुरा', ja: 'もっとカリカリに', 'zh-Hans': '更脆一点', it: 'più croccante' }; // prettier-ignore
const corn: Words = { en: 'throw in some corn', de: 'gib Mais dazu', fr: 'rajoute du maïs', es: 'échale maíz', 'pt-BR': 'põe milho', ar: 'زيد ذرة', he: 'תוסיף תירס', hi: 'मक्का डालो', ja: 'コーンを足して', 'zh-Hans': '加点玉米', it: 'aggiungi mais' }; // prettier-ignore
const noSauce: Words = { en: 'without the sauce', de: 'ohne die Soße', fr: 'sans la sauce', es: 'sin la salsa', 'pt-BR': 'sem o molho', ar: 'بدون الصلصة', he: 'בלי הרוטב', hi: 'बिना सॉस के', ja: 'ソースなしで', 'zh-Hans': '不要酱汁', it: 'senza la salsa' }; // prettier-ignore
const noWhiteSauce: Words = { en: 'without bechamel', de: 'ohne Béchamel', fr: 'sans béchamel', es: 'sin bechamel', 'pt-BR': 'sem bechamel', ar: 'بدون بشاميل', he: 'בלי בשמל', hi: 'बिना व्हाइट सॉस', ja: 'ホワイトソースなしで', 'zh-Hans': '不要白酱', it: 'senza besciamella' }; // prettier-ignore

describe.each(locales)('changes of a whole dish, in %s', (language) => {
  test('for a crowd is more of the same', async () => {
    const end = await refine('chicken-curry', crowd[language], language);
    expect(end.type === 'done' ? [end.plan?.dish, end.body.servings] : saidBy(end)).toEqual(['chicken-curry', 10]);
  });

  test('crispier ends in a hotter oven', async () => {
    const end = await refine('oven-chips', crisp[language], language);
    const keys = end.type === 'done' ? (end.plan?.steps.flatMap(({ clauses }) => clauses.map(({ key }) => key)) ?? []) : [saidBy(end)];
    expect(keys).toContain('Turn the oven up to {t}.');
  });

  test('corn goes in', async () => {
    expect(foodsOf(await refine('chilli-con-carne', corn[language], language))).toContain('sweetcorn');
  });

  test('a finished sauce is left out, and one that the recipe makes cannot be', async () => {
    const foods = foodsOf(await refine('burger', noSauce[language], language));
    expect(foods).toContain('minced-beef');
    expect(foods).not.toContain('tomato-ketchup');
    expect(foods).not.toContain('tomato-puree');
    expect(saidBy(await refine('lasagne', noWhiteSauce[language], language))).toMatch(/does not work that way/);
  });
});

test.each<[string, string, Locale, string[], string[]]>([
  ['club-sandwich', 'only bacon', 'en', ['streaky-bacon'], ['chicken-breast']],
  ['chicken-curry', 'skip the rice', 'en', ['chicken-thigh'], ['basmati-rice', 'quinoa']],
  ['chicken-curry', 'serve with naan', 'en', ['naan-bread', 'curry-powder'], []],
])('%s: %s', async (dish, words, language, there, gone) => {
  const foods = foodsOf(await refine(dish, words, language));
  expect(foods).toEqual(expect.arrayContaining(there));
  for (const food of gone) expect(foods).not.toContain(food);
});

test.each<[Locale, string, number]>([
  ['de', 'für ein ganzes Blech', 20],
  ['fr', 'pour une plaque entière', 20],
  ['en', 'for a whole sheet pan', 20],
])('%s: %s is twice the cake', async (language, words, servings) => {
  const end = await refine('apple-cake', words, language);
  expect(end.type === 'done' ? end.body.servings : saidBy(end)).toBe(servings);
});

test.each<[string, string, string]>([
  ['chicken-curry', 'less oil please', 'vegetable-oil'],
  ['chicken-curry', 'please use less oil', 'vegetable-oil'],
])('%s: %s', async (dish, words, food) => {
  const before = planOf(dish).ingredients.find((one) => one.food === food)?.amount ?? 0;
  expect(Number(amountOf(await refine(dish, words), food))).toBeLessThan(before);
});
