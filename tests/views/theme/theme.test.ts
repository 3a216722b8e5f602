import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const theme = readFileSync('src/theme/theme.css', 'utf8');
const [normal = '', reduced = ''] = theme.split('@media (prefers-reduced-motion: reduce)');
const properties = (css: string) =>
  new Map(Array.from(css.matchAll(/(--[\w-]+):\s*([^;]*);/g), ([, name = '', value = '']) => [name, value]));
const slots = properties(normal);

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour in the light (0) or the dark (1) scheme. */
function colourOf(name: string, scheme: number): string {
  const value = slots.get(`--color-${name}`) ?? '';
  return /^light-dark\((#\w+), (#\w+)\)$/.exec(value)?.[scheme + 1] ?? value;
}

/** The lower contrast of the two colour schemes. */
function contrast(one: string, other: string): number {
  const inScheme = (scheme: number) => {
    const [light = 0, dark = 0] = [one, other].map((name) => luminance(colourOf(name, scheme))).toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  return Math.min(inScheme(0), inScheme(1));
}

test('the palette slots exist, the highlights are empty', () => {
  for (const slot of ['primary', 'secondary', 'danger', 'success', 'accent1', 'accent2'])
    for (const scheme of [0, 1]) expect(colourOf(slot, scheme)).toMatch(/^#/);
  for (const number of [1, 2, 3, 4, 5]) expect(slots.get(`--color-highlight${number}`)).toBe('');
  expect(slots.get('--gradient-message')).toMatch(/^linear-gradient/);
});

test.each([
  ['primary', 'page'],
  ['primary', 'sunken'],
  ['primary', 'gray'],
  ['primary', 'raised'],
  ['secondary', 'page'],
  ['secondary', 'sunken'],
  ['danger', 'page'],
  ['danger', 'surface'],
  ['success', 'page'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent1', 'accent1'],
  ['on-accent1', 'accent1-hover'],
  ['on-accent2', 'accent2'],
  ['on-accent2', 'accent2-hover'],
  ['accent1-strong', 'page'],
  ['accent1-strong', 'accent1-light'],
  ['accent1-strong', 'accent1-light-hover'],
  ['accent2-strong', 'accent2-light'],
  ['accent2-strong', 'accent2-light-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['placeholder', 'surface'],
])('the text colour %s is readable on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['control-line', 'surface'],
  ['control-line', 'page'],
  ['focus', 'page'],
  ['focus', 'surface'],
])('the edge colour %s is visible on %s', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});

test('the durations and layers have their fixed values', () => {
  expect(
    Object.fromEntries(
      ['--delay-landing', '--duration-collapse', '--duration-modal', '--layer-modal', '--layer-banner'].map((name) => [
        name,
        slots.get(name),
      ]),
    ),
  ).toEqual({
    '--delay-landing': '100ms',
    '--duration-collapse': '300ms',
    '--duration-modal': '200ms',
    '--layer-modal': '1298',
    '--layer-banner': '10000',
  });
  // 16 px a rem: 50 px and 120 px.
  expect([slots.get('--field-block'), slots.get('--textarea-block')]).toEqual(['3.125rem', '7.5rem']);
});

test('reduced motion sets every duration to zero', () => {
  const times = [...slots].filter(([, value]) => value.endsWith('ms')).map(([name]) => name);
  expect(times.length).toBeGreaterThan(5);
  // A toast is removed when its animation ends, so there must be one: too short to see.
  expect([...properties(reduced)]).toEqual(times.map((name) => [name, name === '--duration-toast' ? '1ms' : '0ms']));
});

describe.each(globSync('src/{ui,views}/**/*.css'))('%s', (file) => {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

  test('has no literal colour and no literal pixel size', () => {
    expect(css.match(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(|\b\d*\.?\d+px\b/gi)).toBeNull();
  });

  test('uses only properties defined by the theme or the file itself', () => {
    const own = properties(css);
    const used = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
    expect(used.filter((name) => !slots.has(name) && !own.has(name))).toEqual([]);
  });
});
