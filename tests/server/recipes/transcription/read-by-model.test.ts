import { describe, expect, test } from 'vitest';
import { checkedReading } from '../../../../server/recipes/transcription/read-copy.ts';

describe('what a model copies', () => {
  const answer = {
    is_recipe: true,
    title: 'Tomato soup',
    servings: 4,
    prep_minutes: 10,
    cook_minutes: null,
    ingredients: ['800 g tomatoes', '1 onion', '2 tbsp basil'],
    steps: ['Boil the tomatoes with the onion.', 'Serve with [?] bread.'],
    notes: null,
    text: null,
  };
  const source = { text: 'Tomato soup for 4\n800 g tomatoes\n1 onion\nBoil the tomatoes with the onion.\nServe with bread.' };

  test('is held against the text: what does not stand there is marked, and a figure that does not is left out', () => {
    const copied = checkedReading(answer, source.text);
    expect(copied).toMatchObject({ title: { isCertain: true }, servings: 4, prepMinutes: null });
    expect(copied?.ingredients.map(({ isCertain, doubts }) => ({ isCertain, doubts }))).toEqual([
      { isCertain: true, doubts: [] },
      { isCertain: true, doubts: [] },
      { isCertain: false, doubts: ['2', 'tbsp', 'basil'] },
    ]);
    expect(copied?.steps.map(({ isCertain, doubts }) => ({ isCertain, doubts }))).toEqual([
      { isCertain: true, doubts: [] },
      { isCertain: false, doubts: ['[?]'] },
    ]);
  });

  test('of a photo is held against the lines that it read there', () => {
    const copied = checkedReading({ ...answer, text: source.text }, '');
    expect(copied?.text).toBe(source.text);
    expect(copied?.ingredients[2]?.isCertain).toBe(false);
  });

  test('says what it left out, and marks a line that is too long', () => {
    const long = `1 onion ${'and more of it '.repeat(10)}and cashew nuts`;
    const copied = checkedReading(
      { ...answer, ingredients: ['800 g tomatoes', long] },
      `${source.text}\n${long}\nGarnish with roasted pine nuts`,
    );
    expect(copied?.left).toEqual(['Garnish with roasted pine nuts', long]);
    expect(copied?.ingredients[1]).toMatchObject({ isCertain: false });
    const many = Array.from({ length: 61 }, (_, index) => `${index + 1} tomatoes`);
    expect(checkedReading({ ...answer, ingredients: many }, source.text)?.left).toContain('tomatoes');
  });

  test('is nothing where nothing is written, and no answer of another form', () => {
    expect(checkedReading({ ...answer, is_recipe: false }, source.text)).toBeNull();
    expect(() => checkedReading({ ...answer, steps: 'all' }, source.text)).toThrow('steps');
  });
});
