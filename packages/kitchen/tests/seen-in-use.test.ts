import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { dishOf } from '../src/dishes/all.ts';
import { planOf } from '../src/dishes/plan-of.ts';
import { readRequest } from '../src/reading/read.ts';
import { adapt, plainSummary } from '../src/wishes/adapt.ts';
import { cookOnce, type Outcome } from '../src/check/cook-once.ts';

const read = (text: string, language: Locale = 'en') => readRequest(text, language);
const wishesOf = (text: string, language?: Locale) => read(text, language).wishes.map(({ kind, id }) => `${kind} ${id}`);
const foodsOf = (text: string, language?: Locale) => read(text, language).foods.map(({ id }) => id);

async function recipeOf(description: string, language: Locale = 'en') {
  const outcome = await cookOnce({ description, language });
  if (outcome.type !== 'recipe') throw new Error(`"${description}": ${JSON.stringify(outcome)}`);
  return outcome;
}
const titles = (outcome: Outcome) => (outcome.type === 'question' ? outcome.question.suggestions.map(({ title }) => title) : []);
const itemsOf = ({ english }: Awaited<ReturnType<typeof recipeOf>>) => english.ingredients.map(({ item }) => item);

describe('what was read wrongly once', () => {
  test.each<[string, Locale, readonly string[]]>([
    ['soupe aux pois chiches', 'fr', ['chickpea', 'tinned-chickpea', 'dried-chickpea']],
    ['garbanzos con espinacas', 'es', ['chickpea', 'tinned-chickpea', 'dried-chickpea', 'spinach', 'fresh-spinach']],
  ])('"%s" is no chicken', (text, language, allowed) => {
    const { foods, dishes } = read(text, language);
    expect(foods.every(({ id }) => allowed.includes(id))).toBe(true);
    expect(dishes.every(({ id }) => !id.includes('chicken-') || id.includes('chickpea'))).toBe(true);
  });

  test.each(['I hate fish', 'I am hungry', 'nut allergy', 'am i allowed to eat soup?'])(
    'in "%s" nobody wants hake, ham or an allergy',
    (text) => {
      expect(foodsOf(text)).toEqual([]);
    },
  );

  test('"no egg carbonara" is the carbonara that everybody knows, without egg', async () => {
    expect(wishesOf('no egg carbonara')).toEqual(['without egg']);
    const outcome = await cookOnce({ description: 'no egg carbonara' });
    expect(outcome.type === 'recipe' ? itemsOf(outcome) : titles(outcome)).not.toEqual([]);
    expect(outcome.type === 'recipe' ? itemsOf(outcome).join() : '').not.toMatch(/\begg/);
  });

  test.each([
    'cake free of nuts',
    'nuts free cake',
    'cake with no nuts',
    'nut-free cake',
    'hold the nuts, cake',
    'cake, but my son is allergic to nuts',
  ])('"%s" keeps nuts and peanuts out', (text) => {
    const { wishes } = read(text);
    expect(wishes.some(({ kind, id }) => ['without', 'allergy', 'diet'].includes(kind) && (id === 'nut' || id === 'nut_free'))).toBe(true);
  });

  test.each<[string, Locale]>([
    ['curry for someone with a lupin allergy', 'en'],
    ['Curry für jemanden mit Lupinen-Unverträglichkeit', 'de'],
    ['curry pour une personne avec une allergie au lupin', 'fr'],
  ])('"%s" is not with lupin', (text, language) => {
    expect(foodsOf(text, language)).toEqual([]);
    expect(wishesOf(text, language)).toContain('allergy lupin');
  });

  test.each<[string, Locale]>([
    ['ramen without zzyzx', 'en'],
    ['no blorps please, soup', 'en'],
    ["I'm allergic to blorp. cake", 'en'],
    ['Suppe ohne Blorps', 'de'],
    ['sopa sin zzyzx', 'es'],
    ['soupe sans zzyzx', 'fr'],
  ])('a word in a wish that nobody knows is asked about: "%s"', async (text, language) => {
    const outcome = await cookOnce({ description: text, language });
    expect(outcome).toMatchObject({ type: 'question', question: { kind: 'unclear' } });
  });

  test('what is denied and no food is not wanted either', () => {
    expect(read('no soup please')).toMatchObject({ features: [], avoided: ['kind:soup'] });
    expect(read('no pizza, something else').dishes).toEqual([]);
  });

  test('two words that are near to something are no recipe of it', () => {
    expect(read('zilzil tibs')).toMatchObject({ foods: [], dishes: [] });
    expect(foodsOf('swet potato and blak beans')).toEqual(['sweet-potato', 'tinned-black-bean']);
  });
});

describe('what was offered wrongly once', () => {
  test('nobody with an allergy to nuts is asked whether to improvise with them', async () => {
    const outcome = await cookOnce({ description: 'nut allergy, something with chicken and rice' });
    expect(JSON.stringify(outcome.type === 'question' ? outcome.question.ingredients : [])).not.toContain('nut');
  });

  test('a low-carb question offers nothing with pasta', async () => {
    const outcome = await cookOnce({ description: 'something under 30 minutes with low carb' });
    const said = outcome.type === 'recipe' ? outcome.english.title : titles(outcome).join();
    expect(said).not.toMatch(/carbonara|pasta|spaghetti|risotto/i);
    const { prepMinutes, cookMinutes, nutrition } =
      outcome.type === 'recipe' ? outcome.body : { prepMinutes: 0, cookMinutes: 0, nutrition: null };
    expect(nutrition?.carbohydrate ?? 0).toBeLessThanOrEqual(30);
    expect((prepMinutes ?? 0) + (cookMinutes ?? 0)).toBeLessThanOrEqual(30);
  });

  test.each(['tomato soup', 'hummus', 'scrambled eggs', 'shakshuka', 'lentil soup'])(
    'a gluten-free %s is served with no bread in its list, its steps or its summary',
    async (dish) => {
      const { body, english } = await recipeOf(`gluten free ${dish}`);
      expect(body.labels).toContain('gluten_free');
      const texts = [english.summary, ...english.steps.map(({ text }) => text), ...itemsOf({ english } as never)].join(' ');
      expect(texts.replace(/gluten-free [a-z]+(?: bread)?/gi, '')).not.toMatch(/\b(?:bread|pasta|flour)\b/i);
    },
  );
});

describe('what people ask for first', () => {
  test.each<[string, Locale, string]>([
    ['cilantro lime rice', 'en', 'cilantro-lime-rice'],
    ['Kartoffelsuppe', 'de', 'german-potato-soup'],
    ['peanut butter cookies with no flour', 'en', 'peanut-butter-cookies'],
    ['hummous', 'en', 'hummus'],
    ['mac n cheese', 'en', 'mac-and-cheese'],
    ['pad thai', 'en', 'pad-thai'],
    ['butter chicken', 'en', 'butter-chicken'],
    ['eggs benedict', 'en', 'eggs-benedict'],
    ['gulab jamun', 'en', 'gulab-jamun'],
    ['नाश्ते में पोहा', 'hi', 'poha'],
    ['aloo paratha banana hai', 'hi', 'aloo-paratha'],
    ['肉じゃが', 'ja', 'nikujaga'],
    ['親子丼', 'ja', 'oyakodon'],
    ['coxinha de frango', 'pt-BR', 'coxinha'],
    ['chilaquiles verdes', 'es', 'chilaquiles'],
    ['Rinderrouladen', 'de', 'beef-roulades'],
    ['Frikadellen', 'de', 'frikadellen'],
    ['blanquette de veau', 'fr', 'blanquette-de-veau'],
    ['fabada asturiana', 'es', 'fabada'],
    ['叉烧', 'zh-Hans', 'char-siu'],
    ['סביח', 'he', 'sabich'],
    ['מלאווח', 'he', 'malawach'],
    ['منسف', 'ar', 'mansaf'],
  ])('"%s" in %s is %s', async (text, language, dish) => {
    expect((await recipeOf(text, language)).plan.dish).toBe(dish);
  });

  test('"leftover roast chicken" uses it, or asks what for', async () => {
    const outcome = await cookOnce({ description: 'leftover roast chicken' });
    expect(outcome.type === 'recipe' ? itemsOf(outcome).join() : titles(outcome).join()).toMatch(/chicken|pie|soup|salad/i);
  });

  test('"what can I cook tonight" is answered by a choice', async () => {
    expect(titles(await cookOnce({ description: 'what can I cook tonight?' }))).toHaveLength(3);
  });
});

describe('what no list of ingredients proves', () => {
  test('a baby gets what is made for babies, and no bangers', async () => {
    expect((await recipeOf('purée for my baby')).plan.dish).toBe('vegetable-puree');
    const outcome = await cookOnce({ description: 'carbonara for a baby' });
    expect(outcome).toMatchObject({ type: 'question' });
    expect(titles(outcome).length).toBeGreaterThan(0);
  });

  test.each(['low histamine dinner', 'low fructose soup'])('"%s" is asked about before anything is cooked', async (description) => {
    expect(await cookOnce({ description })).toMatchObject({ type: 'question', question: { kind: 'unclear' } });
  });

  test('what is known of a way of eating is kept, and the recipe says that it proves nothing', async () => {
    const { body, plan } = await recipeOf('keto omelette');
    expect(body.labels).toContain('low_carb');
    expect(plan.remarks.map(({ id }) => id).join()).toContain('Ingredients alone cannot show this');
    expect(wishesOf('jain curry')).toEqual([]);
    expect(read('jain curry').ways).toEqual([{ id: 'jain', text: 'jain' }]);
  });

  test.each([
    ['pancakes, allergic to egg white', /^eggs?$/],
    ['pad thai, peanut butter allergy', /peanut/],
  ])('who is allergic to a product is so to what it is made of: "%s"', async (description, allergen) => {
    expect(itemsOf(await recipeOf(description)).filter((item) => allergen.test(item))).toEqual([]);
  });

  test('a list needs no commas', () => {
    expect(wishesOf('cake, allergic to milk eggs and nuts')).toEqual(['allergy milk', 'allergy egg', 'allergy nut']);
    expect(wishesOf('no onion garlic and mushrooms, pasta')).toEqual(['without onion', 'without garlic', 'without mushroom']);
  });
});

describe('what stands in for something', () => {
  test.each([
    ['vegan lasagne', 'egg-free lasagne sheets', 'vegan'],
    ['dairy-free tiramisu', 'dairy-free ladyfingers', 'dairy_free'],
    ['vegan tiramisu', 'vegan speculoos biscuits', 'vegan'],
  ])('"%s" is made with %s', async (description, item, label) => {
    const made = await recipeOf(description);
    expect(itemsOf(made)).toContain(item);
    expect(made.body.labels).toContain(label);
  });

  test.each(['vegan poke bowl', 'tofu poke bowl', 'poke bowl without fish'])('"%s" says nothing of eating raw', async (description) => {
    const { english } = await recipeOf(description);
    const said = [english.summary, ...english.steps.map(({ text }) => text)].join(' ');
    expect(said).not.toMatch(/raw/);
    expect(english.ingredients.filter(({ item }) => item.includes('tofu'))).toHaveLength(1);
  });

  test('fish of another kind is still said to be bought for eating raw', async () => {
    const { english } = await recipeOf('salmon poke bowl');
    expect(english.steps.map(({ text }) => text).join(' ')).toMatch(/salmon fillets are sold for eating raw/);
  });

  test.each<[string, Locale]>([
    ['pancakes, milk replaced by soy milk', 'en'],
    ['pancakes, replace milk with soy milk', 'en'],
    ['pancakes, no milk, with soy milk', 'en'],
  ])('what is asked for instead is taken: "%s"', async (description, language) => {
    const made = await recipeOf(description, language);
    expect(itemsOf(made)).toContain('soya milk');
    expect(made.plan.remarks.map(({ id }) => id).join()).not.toContain('Not in this recipe');
  });

  test('what is asked for instead and may not be there either is not taken', async () => {
    expect((await cookOnce({ description: 'pancakes, milk replaced by soy milk, soy allergy' })).type).toBe('question');
  });
});

describe('what a wish does not do', () => {
  test('a summary that loses a food it cannot be said without names what is left', () => {
    const dish = dishOf('margherita-pizza');
    if (dish === null) throw new Error('There is no such dish.');
    const plan = planOf(dish);
    const at = plan.ingredients.findIndex(({ food }) => food === 'fresh-basil');
    const slots = { a: [{ at: 0, share: 'all' as const }], b: [{ at, share: 'all' as const }] };
    const summary = { key: '{a} with {b}.', slots, measures: {} };
    const adapted = adapt({ ...plan, summary }, [{ kind: 'without', id: 'herb' }], new Map());
    expect(adapted).toMatchObject({ ok: true, plan: { summary: { key: plainSummary, slots: { a: [{ at: 0 }] } } } });
  });

  test('nutrition is computed again when something was swapped', async () => {
    const [plain, vegan] = [await recipeOf('pancakes'), await recipeOf('vegan pancakes')];
    expect(vegan.body.nutrition).not.toBeNull();
    expect(vegan.body.nutrition).not.toEqual(plain.body.nutrition);
  });

  test('"half of" and "the rest of" are halves and rests, not the whole amount twice', async () => {
    const { body } = await recipeOf('mushroom risotto');
    const halves = body.steps.filter(({ text }) => /half of the/i.test(text));
    expect(halves.length).toBeGreaterThan(0);
    for (const { shares = [] } of halves) expect(shares.some((share) => share === 0.5)).toBe(true);
  });
});
