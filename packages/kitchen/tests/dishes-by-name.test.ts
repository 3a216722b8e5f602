import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { soughtOf } from '../src/wishes/sought.ts';

const dishesIn = (description: string, language: Locale) =>
  soughtOf({ description, diets: [] }, [], language).understood.dishes.map(({ id }) => id);

describe('a famous dish is known by the name that people type', () => {
  test.each<[Locale, string, string]>([
    ['de', 'Labskaus', 'labskaus'],
    ['de', 'Hühnerfrikassee', 'huehnerfrikassee'],
    ['de', 'Szegediner Gulasch', 'szegediner-goulash'],
    ['de', 'Matjes Hausfrauenart', 'matjes-hausfrauenart'],
    ['de', 'Grüne Soße mit Eiern', 'gruene-sosse'],
    ['de', 'Birnen, Bohnen und Speck', 'birnen-bohnen-speck'],
    ['fr', 'aligot', 'aligot'],
    ['fr', 'galette des rois', 'galette-des-rois'],
    ['fr', 'poulet basquaise', 'poulet-basquaise'],
    ['fr', 'far breton', 'far-breton'],
    ['fr', 'pissaladière', 'pissaladiere'],
    ['es', 'pollo al ajillo', 'pollo-al-ajillo'],
    ['es', 'huevos rotos', 'huevos-rotos'],
    ['pt-BR', 'bolinho de chuva', 'bolinho-de-chuva'],
    ['pt-BR', 'vatapá', 'vatapa'],
    ['ar', 'فتة حمص', 'fatteh'],
    ['ar', 'هريس', 'harees'],
    ['ar', 'أم علي', 'umm-ali'],
    ['he', 'בורקס גבינה', 'burekas'],
    ['he', 'חריימה', 'hraime'],
    ['he', 'רוגלך שוקולד', 'rugelach'],
    ['ja', '筑前煮', 'chikuzenni'],
    ['ja', 'ナポリタン', 'napolitan'],
    ['ja', 'いなり寿司', 'inari-sushi'],
    ['zh-Hans', '鱼香肉丝', 'yuxiang-pork'],
    ['zh-Hans', '地三鲜', 'di-san-xian'],
    ['zh-Hans', '蚂蚁上树', 'ants-climbing-a-tree'],
    ['hi', 'ढोकला', 'dhokla'],
    ['hi', 'दही भल्ले', 'dahi-bhalla'],
    ['hi', 'साबूदाना खिचड़ी', 'sabudana-khichdi'],
    ['it', 'orecchiette con le cime di rapa', 'orecchiette-cime-di-rapa'],
    ['it', 'crostata di marmellata', 'crostata'],
    ['it', 'torta pasqualina', 'torta-pasqualina'],
    ['it', 'torta allo yogurt per la colazione', 'gateau-au-yaourt'],
    ['en', 'salt and pepper squid', 'salt-and-pepper-squid'],
    ['en', 'cheese and onion pasty', 'cheese-and-onion-pasties'],
  ])('%s: %s', (language, text, dish) => {
    expect(dishesIn(text, language)).toContain(dish);
  });
});

test('a nickname that is no dish is still no dish', () => {
  expect(dishesIn('marry me', 'en')).toEqual([]);
});

describe('food is reheated once only', () => {
  test.each<[Locale, string]>([
    ['en', 'reheat the chicken curry for the third time'],
    ['en', 'rice that i already reheated twice, can i warm it again'],
    ['de', 'Reis zum dritten Mal aufwärmen'],
    ['fr', 'réchauffer le poulet au curry une troisième fois'],
    ['es', 'recalentar el arroz con pollo por tercera vez'],
    ['pt-BR', 'esquentar o arroz pela terceira vez'],
    ['it', 'riscaldare il risotto per la terza volta'],
    ['ar', 'تسخين الأرز للمرة الثالثة'],
    ['he', 'לחמם אורז בפעם השלישית'],
    ['ja', 'カレーを3回目に温め直したい'],
    ['zh-Hans', '咖喱鸡第三次加热'],
    ['hi', 'चावल तीसरी बार गरम करना है'],
  ])('%s: %s', async (language, description) => {
    const outcome = await cookOnce({ description, language });
    expect(outcome.type === 'refused' ? outcome.message : outcome.type).toMatch(/^Reheat cooked food only once/);
  });

  test.each(['pork curry that reheats well for work', 'soup to reheat every day at work'])('"%s" is no danger', async (description) => {
    expect((await cookOnce({ description })).type).not.toBe('refused');
  });
});
