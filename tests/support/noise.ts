import { afterEach, beforeEach, expect } from 'vitest';

/*
 * A warning is a defect that nobody has read yet: console.error and console.warn fail the test,
 * unless it says beforehand what it expects to hear.
 */

let expected: RegExp[] = [];
let heard: RegExp[] = [];
let surprises: Error[] = [];

/** The running test expects (and needs) a console.error or console.warn that matches `pattern`. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

const inWords = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));

function listen(level: 'error' | 'warn') {
  return (...parts: unknown[]) => {
    const text = parts.map(inWords).join(' ');
    const match = expected.find((pattern) => pattern.test(text));
    if (match) {
      heard.push(match);
      return;
    }
    const surprise = new Error(`console.${level} was called without expectNoise(): ${text}`);
    // Kept as well, because the caller may swallow what is thrown.
    surprises.push(surprise);
    throw surprise;
  };
}

const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  expected = [];
  heard = [];
  surprises = [];
  console.error = listen('error');
  console.warn = listen('warn');
});

afterEach(() => {
  Object.assign(console, original);
  const [surprise] = surprises;
  if (surprise) throw surprise;
  expect(
    expected.filter((pattern) => !heard.includes(pattern)),
    'expected noise that was never made',
  ).toEqual([]);
});
