import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostStrayErrors, surviveStrayErrors } from '../../server/stray-errors.ts';

// The listeners are called by hand: the runner has its own for errors that nobody caught.
let before: Set<NodeJS.UncaughtExceptionListener>;
let letGo: () => void;
const told = vi.fn<(details: { reason: string }, text: string) => void>();
const broken = vi.fn<() => void>();

beforeEach(() => {
  told.mockClear();
  broken.mockClear();
  before = new Set(process.listeners('uncaughtException'));
  letGo = surviveStrayErrors(told, broken);
});
afterEach(() => letGo());

const throwStray = (error: Error) => {
  for (const listener of process.listeners('uncaughtException').filter((one) => !before.has(one))) listener(error, 'uncaughtException');
};

test('an error that nobody caught is logged, and the process goes on', () => {
  throwStray(new Error('addresses is not iterable'));
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ reason: 'addresses is not iterable' }), 'an error that nobody caught');
  expect(broken).not.toHaveBeenCalled();
});

test('a process with many of them in a minute is given up, so that its supervisor starts another', () => {
  for (let count = 0; count <= mostStrayErrors; count += 1) throwStray(new Error('again'));
  expect(broken).toHaveBeenCalled();
});

test('the listeners are taken off', () => {
  letGo();
  throwStray(new Error('late'));
  expect(told).not.toHaveBeenCalled();
});
