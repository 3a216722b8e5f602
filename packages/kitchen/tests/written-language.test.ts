import { expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { cookOnce } from '@anydish/kitchen/check';
import { writtenLanguage } from '@anydish/kitchen/write';

test('the kitchen’s own recipes are recognised in every language, whatever was expected', async () => {
  for (const language of locales) {
    const outcome = await cookOnce({ description: 'Tomato soup', language });
    if (outcome.type !== 'recipe') throw new Error(`No soup in ${language}.`);
    const { title, summary, steps } = outcome.body;
    const text = [title, summary, ...steps.map((step) => step.text)].join('\n');
    for (const expected of locales) expect(writtenLanguage(text, expected), `${language}, expected ${expected}`).toBe(language);
  }
});

test('sentences by others are recognised, also of related languages', () => {
  expect(writtenLanguage('Pela las patatas y córtalas en dados. Cuécelas en el caldo 20 minutos.', 'pt-BR')).toBe('es');
  expect(writtenLanguage('Descasque as batatas e corte em cubos. Cozinhe no caldo por 20 minutos.', 'es')).toBe('pt-BR');
  expect(writtenLanguage('土豆去皮切丁，放入高汤煮20分钟。', 'ja')).toBe('zh-Hans');
  expect(writtenLanguage('Paella', 'en')).toBe('en');
});
