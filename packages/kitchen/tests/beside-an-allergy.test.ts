import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { readRequest } from '../src/reading/read.ts';

const wishesOf = (text: string, language: Locale) => readRequest(text, language).wishes.map(({ kind, id }) => `${kind} ${id}`);

/** By language: an allergy in front of a dish, the same behind it, and the dish. */
const told: Readonly<Record<Locale, { before: readonly string[]; behind: readonly string[]; dish: string }>> = {
  en: {
    before: ['mollusc allergy', 'my daughter has a mollusc allergy', 'allergic to molluscs', 'molluscs (allergy)', 'allergies (molluscs)'],
    behind: ['allergies: molluscs', 'allergy - molluscs', 'allergic to: molluscs', 'mollusc allergy', 'molluscs: allergy'],
    dish: 'pears in red wine',
  },
  de: {
    before: ['Muschelallergie', 'Muschel-Allergie', 'Muscheln Allergie', 'Allergie gegen Muscheln'],
    behind: ['Allergie: Muscheln', 'Allergien – Muscheln', 'allergisch gegen: Muscheln', 'Muschelallergie'],
    dish: 'Birnen in Rotwein',
  },
  fr: {
    before: ['allergie aux mollusques', 'mollusques : allergie', 'allergique aux mollusques'],
    behind: ['allergies : mollusques', 'allergie - mollusques', 'allergie aux mollusques'],
    dish: 'poires au vin rouge',
  },
  es: {
    before: ['alergia a moluscos', 'moluscos: alergia', 'soy alérgica a los moluscos'],
    behind: ['alergias: moluscos', 'alergia - moluscos', 'alérgica a: moluscos'],
    dish: 'peras al vino tinto',
  },
  'pt-BR': {
    before: ['alergia a moluscos', 'moluscos: alergia', 'sou alérgica a moluscos'],
    behind: ['alergias: moluscos', 'alergia - moluscos', 'alérgica a: moluscos'],
    dish: 'peras ao vinho tinto',
  },
  ar: {
    before: ['حساسية من الرخويات', 'رخويات: حساسية', 'عندي حساسية من الرخويات'],
    behind: ['حساسية: رخويات', 'الحساسية: رخويات', 'حساسية - رخويات'],
    dish: 'كمثرى بالنبيذ الأحمر',
  },
  he: {
    before: ['אלרגיה לרכיכות', 'רכיכות: אלרגיה', 'יש לי אלרגיה לרכיכות'],
    behind: ['אלרגיות: רכיכות', 'אלרגיה - רכיכות', 'אלרגית ל: רכיכות'],
    dish: 'אגסים ביין אדום',
  },
  hi: {
    before: ['घोंघा-सीप परिवार से एलर्जी', 'घोंघा-सीप परिवार एलर्जी', 'बेटी को घोंघा-सीप परिवार से एलर्जी है'],
    behind: ['एलर्जी: घोंघा-सीप परिवार', 'एलर्जी - घोंघा-सीप परिवार', 'घोंघा-सीप परिवार से एलर्जी'],
    dish: 'रेड वाइन में नाशपाती',
  },
  ja: {
    before: ['貝類アレルギー', '娘は貝類アレルギーです', '貝類のアレルギー', '貝類（アレルギー）'],
    behind: ['アレルギー:貝類', 'アレルギー：貝類', 'アレルギー→貝類', '貝類アレルギー'],
    dish: '洋梨の赤ワイン煮',
  },
  it: {
    before: ['allergia ai molluschi', 'molluschi: allergia', 'mia figlia è allergica ai molluschi', 'molluschi (allergia)'],
    behind: ['allergie: molluschi', 'allergia - molluschi', 'allergica a: molluschi', 'allergia ai molluschi'],
    dish: 'pere al vino rosso',
  },
  'zh-Hans': {
    before: ['贝类过敏', '女儿贝类过敏', '对贝类过敏', '贝类（过敏）'],
    behind: ['过敏:贝类', '过敏：贝类', '过敏原：贝类', '过敏 - 贝类', '贝类过敏'],
    dish: '红酒炖梨',
  },
};
const joints = [': ', '：', ', ', '，', '. ', '! ', ' - ', ' – ', ' → ', '\n', '\n\n', '; ', ' ✨ '];

describe.each(Object.entries(told) as [Locale, (typeof told)[Locale]][])('in %s', (language, { before, behind, dish }) => {
  const texts = joints.flatMap((joint) => [
    ...before.map((said) => `${said}${joint}${dish}`),
    ...behind.map((said) => `${dish}${joint}${said}`),
  ]);

  test('an allergy stays one, and the dish beside it stays wanted, with any words between them', () => {
    const wrong = texts.flatMap((text) => {
      const { wishes, dishes, unclear } = readRequest(text, language);
      const isRead = wishes.length === 1 && wishes[0]?.kind === 'allergy' && ['mollusc', 'mussel', 'shellfish'].includes(wishes[0].id);
      return isRead && unclear.length === 0 && dishes.some(({ id }) => id === 'poached-pears') ? [] : [text];
    });
    expect(wrong).toEqual([]);
  });
});

describe('of foods on both sides of an allergy none is forgotten', () => {
  test.each<[string, Locale, readonly string[]]>([
    ['fish allergy: eggs', 'en', ['allergy fish', 'allergy egg']],
    ['nut allergy and dairy', 'en', ['allergy nut', 'allergy dairy']],
    ['fish allergy: salmon', 'en', ['allergy fish', 'allergy salmon']],
    ['花生过敏、牛奶', 'zh-Hans', ['allergy peanut', 'allergy milk']],
    ['Lachs-Allergie: Nüsse', 'de', ['allergy salmon', 'allergy nut']],
  ])('"%s" in %s leaves out both', (text, language, wishes) => {
    expect(wishesOf(text, language)).toEqual(wishes);
  });

  test.each<[string, Locale, string, readonly string[]]>([
    ['nut allergy: salmon and peas', 'en', 'allergy nut', ['salmon', 'pea']],
    ['nut allergy, dairy', 'en', 'allergy nut', ['dairy']],
    ['salmon allergic to nuts', 'en', 'allergy nut', ['salmon']],
    ['卵アレルギー：鶏肉と米', 'ja', 'allergy egg', ['chicken', 'rice']],
    ['鸡肉过敏食物:花生', 'zh-Hans', 'allergy peanut', ['chicken']],
  ])('"%s" in %s is asked about', (text, language, wish, meant) => {
    expect(wishesOf(text, language)).toEqual([wish]);
    expect(readRequest(text, language).unclear).toMatchObject([{ meant }]);
  });

  test.each<[string, Locale, string]>([
    ['salmon (allergy: nuts)', 'en', 'salmon'],
    ['chicken and peas, allergic to dairy', 'en', 'chicken pea'],
    ['saumon : allergie aux noix', 'fr', 'salmon'],
    ['nut allergy. Salmon please', 'en', 'salmon'],
  ])('in "%s" it is plain what is wanted', (text, language, foods) => {
    const read = readRequest(text, language);
    expect(read.foods.map(({ id }) => id).join(' ')).toBe(foods);
    expect(read.unclear).toEqual([]);
  });

  test('the lines under a heading are its list, up to an empty line', () => {
    for (const list of [
      'Allergies:\n- fish\n- milk\n\nPasta',
      'Allergies:\r\nfish\r\nmilk\r\n\r\nPasta',
      'Allergies:\n• fish\n• milk\nPasta',
    ]) {
      expect(wishesOf(list, 'en')).toEqual(['allergy fish', 'allergy milk']);
      expect(readRequest(list, 'en').features).toEqual(['kind:pasta']);
    }
  });

  test('"米 乳製品" is rice and dairy, not rice milk', () => {
    expect(wishesOf('米 乳製品アレルギー', 'ja')).toContain('allergy dairy');
  });

  test('"nuts: no" is asked about', () => {
    expect(readRequest('nuts: no, salmon', 'en').unclear).toMatchObject([{ meant: ['nut'] }]);
  });

  test.each<[string, Locale, string, string]>([
    ['allergic to lemon, want fish', 'en', 'allergy lemon', 'fish'],
    ['allergisch gegen Nüsse, möchte Fisch', 'de', 'allergy nut', 'fish'],
    ['allergica al limone, vorrei del pesce', 'it', 'allergy lemon', 'fish'],
    ['alérgico a limão, quero peixe', 'pt-BR', 'allergy citrus', 'fish'],
    ['אלרגי לאגוזים, רוצה דג', 'he', 'allergy nut', 'fish'],
    ['عندي حساسية من المكسرات، أريد سمك', 'ar', 'allergy nut', 'fish'],
    ['不要洋葱,要鱼', 'zh-Hans', 'without onion', 'fish'],
    ['allergic to molluscs, fish pie', 'en', 'allergy mollusc', ''],
  ])('in "%s" something new begins after the comma', (text, language, wish, food) => {
    expect(wishesOf(text, language)).toEqual([wish]);
    expect(
      readRequest(text, language)
        .foods.map(({ id }) => id)
        .join(' '),
    ).toBe(food);
  });

  test.each<[string, Locale, string]>([
    ['からしなし、おでん', 'ja', 'without mustard'],
    ['水なしのププサ', 'ja', 'without water'],
    ['פלמני ללא שימוש בשום', 'he', 'without garlic'],
    ['ナッツなし、魚がいい', 'ja', 'without nut'],
  ])('"%s" in %s leaves it out', (text, language, wish) => {
    expect(wishesOf(text, language)).toContain(wish);
  });
});
