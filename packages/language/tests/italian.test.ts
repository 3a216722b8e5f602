import { expect, test } from 'vitest';
import { commandsIn, endsTimer } from '../src/commands.ts';
import { durationsIn } from '../src/durations.ts';
import { sayGas, sayMeasure } from '../src/measures.ts';
import { readNumber } from '../src/numbers.ts';

test.each([
  ['ventuno', 21],
  ['trentotto', 38],
  ['quarantadue', 42],
  ['novantatre', 93],
  ['cento', 100],
  ['mezzo', 0.5],
])('%s is %d', (said, value) => {
  expect(readNumber(said)).toBe(value);
});

test.each([
  ["mezz'ora", 30],
  ['un quarto d’ora', 15],
  ['2 ore', 120],
  ['un’ora e mezza', 90],
  ['un’ora e un quarto', 75],
  ['2 ore e un quarto', 135],
  ['tre quarti d’ora', 45],
  ['20 minuti', 20],
  ['200 g', null],
])('%s takes %s minutes', (said, minutes) => {
  expect(durationsIn(said)[0]?.minutes ?? null).toBe(minutes);
});

test('measures, gas marks and commands', () => {
  expect(sayMeasure('cup', 2, '2', 'it')).toBe('2 tazze');
  expect(sayGas('4', 'it')).toBe('gas 4');
  expect(commandsIn('it').phrases.next).toContain('avanti');
  expect(commandsIn('it').phrases.back).toContain('vai indietro');
  expect(endsTimer('ferma il timer')).toBe(true);
});
