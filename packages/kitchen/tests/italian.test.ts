import { describe, expect, test } from 'vitest';
import { cookOnce } from '../src/check/cook-once.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { namesIn } from '../src/foods/names.ts';
import { readRequest } from '../src/reading/read.ts';
import { grammarOf } from '../src/writing/grammars.ts';

const wishesOf = (text: string) => readRequest(text, 'it').wishes.map(({ kind, id }) => `${kind} ${id}`);

describe('an allergen is left out, by whatever name', () => {
  test.each<[id: string, names: readonly string[]]>([
    ['gluten', ['glutine', 'cereali contenenti glutine']],
    ['wheat', ['frumento', 'grano', 'grano tenero']],
    ['crustacean', ['crostacei', 'crostaceo']],
    ['prawn', ['gamberi', 'gamberetti', 'gamberoni', 'mazzancolle']],
    ['egg', ['uova', 'uovo', 'ovoprodotti']],
    ['fish', ['pesce', 'pesci']],
    ['peanut', ['arachidi', 'noccioline', 'noccioline americane', 'arachide']],
    ['soybean', ['soia', 'soja', 'semi di soia']],
    ['milk', ['latte', 'latte vaccino', 'proteine del latte', 'caseina']],
    ['dairy', ['latticini', 'derivati del latte', 'prodotti caseari']],
    ['nut', ['frutta a guscio', 'frutta secca', 'noci', 'frutti a guscio']],
    ['hazelnut', ['nocciole', 'nocciola']],
    ['celery', ['sedano']],
    ['mustard', ['senape']],
    ['sesame', ['sesamo']],
    ['sulphites', ['solfiti', 'anidride solforosa']],
    ['lupin', ['lupini', 'lupino', 'farina di lupini']],
    ['mollusc', ['molluschi', 'mollusco']],
    ['mussel', ['cozze', 'mitili']],
  ])('%s', (id, names) => {
    const { foods, lineage } = foodTree();
    expect(foods.has(id)).toBe(true);
    for (const name of names) {
      const found = readRequest(`una torta, sono allergica a ${name}`, 'it').wishes.filter(({ kind }) => kind === 'allergy');
      expect(
        found.map(({ id: said }) => said).some((said) => lineage(id).has(said)),
        name,
      ).toBe(true);
    }
  });

  test.each([
    ['sono allergico agli agrumi', 'allergy citrus'],
    ['mio figlio è allergico alle arachidi', 'allergy peanut'],
    ['intolleranza: lattosio', 'allergy lactose'],
    ['sono molto allergica al pesce', 'allergy fish'],
    ['i peperoni mi fanno male', 'allergy sweet-pepper'],
    ['non digerisco l’aglio', 'allergy garlic'],
    ['mia figlia non tollera il latte', 'allergy milk'],
    ['tracce di arachidi', 'allergy peanut'],
    ['il medico mi ha vietato le uova', 'allergy egg'],
    ['le nocciole mi danno orticaria', 'allergy hazelnut'],
    ['dopo aver mangiato, shock anafilattico da crostacei', 'allergy crustacean'],
  ])('%s', (text, wish) => {
    expect(wishesOf(text)).toContain(wish);
  });
});

test.each([
  ['carbonara senza uova', ['without egg']],
  ['niente né aglio né cipolla', ['without garlic', 'without onion']],
  ['non mangio carne né pesce', ['without meat', 'without fish']],
  ['né carne né pesce', ['without meat', 'without fish']],
  ['le melanzane non mi piacciono', ['without aubergine']],
  ['il sedano lo odio', ['without celery']],
  ['non ho uova', ['without egg']],
  ['mangio tutto tranne i funghi', ['without mushroom']],
  ['pomodori: no', ['without tomato']],
  ['che non contenga latte', ['without milk']],
  ['ragù senza sedano né carote', ['without celery', 'without carrot']],
  ['ingredienti da evitare: soia, sesamo', ['without soybean', 'without sesame']],
  ['sostituisci il burro con la margarina', ['without butter']],
  ['panna al posto del burro', ['without butter']],
  ['torta, non ho latte', ['without milk']],
  ['torta, non mi piacciono le mele', ['without apple']],
  ['una torta, sono allergica a nocciole', ['allergy hazelnut']],
  ['torta, mi fa male il latte', ['allergy milk']],
  ['pollo, ma non digerisco la panna', ['allergy cream']],
  ['cena vegana per 4 persone', ['diet vegan', 'servings 4']],
  ['mia moglie è celiaca', ['diet gluten_free']],
  ['pronto in mezz’ora', ['minutes 30']],
  ['non ho il forno', ['no-equipment oven']],
])('%s', (text, wishes) => {
  const read = readRequest(text, 'it');
  expect(read.unclear).toEqual([]);
  expect(read.language).toBe('it');
  expect(wishesOf(text)).toEqual(wishes);
});

test.each(['non sono allergico al pesce', 'poco sale', 'senza troppo aglio', 'non senza uova', 'allergico a blorpi'])(
  'asks about "%s"',
  (text) => {
    expect(readRequest(text, 'it').unclear).not.toEqual([]);
  },
);

test('allergies and what is wanted are told apart', () => {
  const { wishes, foods } = readRequest('allergica al limone, vorrei del pesce', 'it');
  expect(wishes.map(({ id }) => id)).toEqual(['lemon']);
  expect(foods.map(({ id }) => id)).toEqual(['fish']);
});

test.each([
  ['torta di mele buonissima come quella della nonna', 'apple-cake'],
  ['vorrei dei pancake morbidi per colazione', 'pancakes'],
  ['mi piacciono le uova, fammi una carbonara', 'spaghetti-carbonara'],
  ['tiramisù per il compleanno di mio marito', 'tiramisu'],
  ['risotto ai funghi cremoso per una cena tra amici', 'mushroom-risotto'],
  ['zuppa di lenticchie per quando fuori piove', 'lentil-soup'],
])('"%s" is harmless', async (description) => {
  const { unclear } = readRequest(description, 'it');
  expect(unclear).toEqual([]);
  expect((await cookOnce({ description, language: 'it' })).type).toBe('recipe');
});

test.each([
  'carbonara, mia moglie muore se mangia uova',
  'carbonara. Ieri le uova hanno mandato mio figlio in ospedale',
  'carbonara, uova xqzrtw',
  'carbonara, attenzione alle uova',
  'carbonara, le uova? no grazie',
  'carbonara s/ uova',
  'carbonara, alle uova sono allergica',
  'carbonara, uova a parte',
  'carbonara, lascia perdere le uova',
  'frittata. pfwkrz uova',
])('"%s" is asked about before anything with eggs is cooked', async (description) => {
  const outcome = await cookOnce({ description, language: 'it' });
  const foods = outcome.type === 'recipe' ? outcome.english.ingredients.map(({ item }) => item) : [];
  expect(foods.filter((item) => /\begg/.test(item))).toEqual([]);
});

describe('articles and prepositions', () => {
  const say = (id: string, form: string, isMany = false) => {
    const name = namesIn('it').get(id);
    if (name === undefined) throw new Error(`no name for ${id}`);
    return grammarOf('it').say({ name, isMany, share: 'all', form, isFirst: true });
  };
  test.each([
    ['hen-egg', '', false, 'l’uovo'],
    ['hen-egg', '', true, 'le uova'],
    ['hen-egg', 'di', true, 'delle uova'],
    ['yogurt', '', false, 'lo yogurt'],
    ['spinach', '', true, 'gli spinaci'],
    ['spaghetti', 'a', true, 'agli spaghetti'],
    ['onion', 'in', false, 'nella cipolla'],
    ['garlic', 'di', false, 'dell’aglio'],
    ['white-sugar', 'con', false, 'con lo zucchero'],
    ['tomato', 'da', true, 'dai pomodori'],
  ])('%s %s %s', (id, form, isMany, said) => {
    expect(say(id, form, isMany)).toBe(said);
  });
});
