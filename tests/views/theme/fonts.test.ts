import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/theme/fonts.css', 'utf8');
const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);

/** The code points of a face that the page waits for. */
function coreOf(family: string): Set<number> {
  const face = faces.find((one) => one.includes(`'${family}'`) && one.includes('-core.woff2')) ?? '';
  const codes = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  return new Set(codes);
}

test('a page waits for at most 30 KiB of fonts', () => {
  const preloaded = [...readFileSync('index.html', 'utf8').matchAll(/href="\/(src\/theme\/fonts\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(preloaded).toEqual(['src/theme/fonts/figtree-core.woff2', 'src/theme/fonts/fraunces-core.woff2']);
  expect(preloaded.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThanOrEqual(30 * 1024);
});

test.each(['Figtree', 'Fraunces'])('%s has every letter of our texts in Latin languages', (family) => {
  const core = coreOf(family);
  for (const language of ['de', 'fr', 'es', 'pt-BR', 'it']) {
    const texts = readFileSync(`src/language/locales/${language}.po`, 'utf8').matchAll(/^(?:msgid|msgstr) "(.*)"$/gm);
    const letters = new Set([...texts].flatMap(([, text = '']) => [...text]).filter((letter) => /\p{Script=Latin}/u.test(letter)));
    expect([...letters].filter((letter) => !core.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  }
});

test('fallbacks of the text face leave other scripts to the faces of the system', () => {
  const fallbacks = faces.filter((face) => face.includes("'Text "));
  expect(fallbacks).toHaveLength(8);
  for (const face of fallbacks) {
    expect(face).toContain('size-adjust');
    expect(face).toContain('ascent-override');
    expect(face).toContain('unicode-range: U+0000-02FF');
  }
});
