import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { isExclusion } from '../../../contract/kitchen/wishes.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { exclusionOf } from '../src/wishes/exclusions.ts';
import { soughtOf } from '../src/wishes/sought.ts';

const sought = (description: string, language: Locale) => soughtOf({ description, diets: [] }, [], language);

describe('an everyday story about a food is not asked about', () => {
  test.each<[Locale, string]>([
    ['en', 'banana bread because mine have gone all spotty'],
    ['en', 'meatballs my toddler can pick up with her fingers'],
    ['en', 'thai green curry as good as the takeaway down our road'],
    ['de', 'die letzten Tomaten aus dem Gewächshaus sollen eine Soße werden'],
    ['fr', 'quiche aux lardons, je rentre tard, un petit plat sans prise de tête'],
    ['es', 'se me han juntado un montón de tomates maduros del huerto'],
    ['es', 'mi vecina me ha dado calabacines de su huerta'],
    ['pt-BR', 'carne de panela com mandioca que desmancha na boca'],
    ['pt-BR', 'torta de frango igual à da minha tia'],
    ['it', 'il pescatore mi ha dato delle alici freschissime'],
    ['ar', 'كيكة البرتقال هشة مثل كيكة أمي'],
    ['ar', 'أرز بالحليب كما تعمله جدتي في رمضان'],
    ['he', 'לביבות קישואים בלי הרבה התעסקות'],
    ['ja', 'バナナが熟れてきたのでケーキを焼きたい'],
    ['zh-Hans', '番茄牛腩怎么炖才软烂'],
    ['hi', 'चिकन करी बिल्कुल मम्मी के हाथ जैसी'],
    ['hi', 'घर में टमाटर बहुत हो गए हैं, चटनी बना लूं क्या'],
  ])('%s: "%s"', (language, text) => {
    expect(sought(text, language).understood.unclear).toEqual([]);
  });
});

describe('the same words beside harm are asked about, or the food is left out', () => {
  test.each<[Locale, string]>([
    ['en', 'satay, one peanut down our road and my son was blue'],
    ['en', 'pancakes, eggs give my toddler blisters on her fingers'],
    ['es', 'crepes, el huevo me ha dado ronchas'],
    ['it', 'frittata, le uova mi hanno dato uno shock'],
    ['pt-BR', 'bolo de nozes, as nozes queimam na boca da minha filha'],
    ['ar', 'عجة، بنتي ترجع كل ما أكلت بيض'],
    ['hi', 'अंडा करी, अंडे से मम्मी के हाथ सूज जाते हैं'],
    ['zh-Hans', '番茄炒蛋，孩子吃了鸡蛋就软了晕过去'],
  ])('%s: "%s"', (language, text) => {
    const { wishes, understood } = sought(text, language);
    expect(understood.unclear.length > 0 || wishes.some(isExclusion)).toBe(true);
  });
});

describe('"poison" said of a food is an allergy, and otherwise no food', () => {
  test.each<[Locale, string, string]>([
    ['en', 'fish pie, cod is basically poison to grandad', 'cod'],
    ['de', 'Paella, Garnelen sind reines Gift für meinen Mann', 'prawn'],
    ['fr', "paella, les crevettes c'est du poison pour ma femme", 'prawn'],
    ['es', 'paella, las gambas son veneno para mi hija', 'prawn'],
    ['it', 'carbonara, le uova sono veleno per mia figlia', 'egg'],
    ['he', 'פשטידת גבינה, גבינה זה רעל בשביל אבא', 'cheese'],
    ['ja', 'オムライス、卵は息子には毒です', 'egg'],
  ])('%s: "%s"', async (language, text, food) => {
    expect(sought(text, language).wishes.map(({ kind, id }) => `${kind} ${id}`)).toContain(`allergy ${food}`);
    expect((await cookOnce({ description: text, language })).type).not.toBe('refused');
  });

  test.each<[Locale, string]>([
    ['en', 'poison for my neighbour'],
    ['de', 'Gift für meinen Mann'],
  ])('%s: "%s" is refused', async (language, description) => {
    expect((await cookOnce({ description, language })).type).toBe('refused');
  });
});

describe('an allergy to one fish', () => {
  test('leaves out what is made of unnamed fish, and no other fish', async () => {
    const outcome = await cookOnce({ description: 'fish soup, allergic to cod' });
    if (outcome.type !== 'recipe') throw new Error(outcome.type);
    const foods = outcome.plan.ingredients.map(({ food }) => food);
    expect(foods).not.toContain('fish-stock');
    expect(foods).toContain('salmon-fillet');
  });

  test('is more than a dislike', () => {
    const says = (kind: 'allergy' | 'without', food: string) => exclusionOf({ kind, id: 'cod' })?.verdict(food);
    expect([says('allergy', 'fish-stock'), says('without', 'fish-stock')]).toEqual(['depends', 'free']);
    expect(says('allergy', 'salmon-fillet')).toBe('free');
  });
});

describe('suggestions for a food are made of it', () => {
  test.each<[Locale, string, string]>([
    ['en', 'got loads of courgettes from the allotment again, any ideas', 'courgette-soup'],
    ['es', 'se me han juntado un montón de tomates maduros del huerto', 'gazpacho'],
    ['he', 'משהו טעים עם חצילים, קניתי יותר מדי בשוק', 'baingan-bharta'],
  ])('%s: "%s"', async (language, description, dish) => {
    const outcome = await cookOnce({ description, language });
    if (outcome.type !== 'question') throw new Error(outcome.type);
    expect(outcome.question.suggestions.map(({ id }) => id)).toContain(dish);
  });
});
