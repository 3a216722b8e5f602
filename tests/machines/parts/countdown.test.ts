import { expect, test } from 'vitest';
import { formatCountdown, secondsUntil } from '../../../machines/parts/countdown.ts';

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59, '00:59'],
  [60, '01:00'],
  [61, '01:01'],
  [3_600, '60:00'],
])('shows %i seconds as %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

test.each([
  [60_000, 60],
  [59_999, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
  [-5_000, 0],
])('%i ms ahead are %i whole seconds', (ms, seconds) => expect(secondsUntil(1_000_000 + ms, 1_000_000)).toBe(seconds));
