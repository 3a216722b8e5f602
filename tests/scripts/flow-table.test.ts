import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flowTable } from '../../scripts/flow-table.ts';
import { tempFolder } from '../support/temp-folder.ts';

const levels = ['actor', 'view', 'browser'];
const lamp = { kind: 'machine', machine: 'lamp', levels, states: ['lamp.dark', 'lamp.lit'], transitions: ['lamp.dark on switched'] };
const everything = [...lamp.states, ...lamp.transitions];
const reached = (level: string, names: string[]) => ({ kind: 'reached', level, machine: 'lamp', names });
const whole = levels.map((level) => reached(level, everything));

const tableOf = (...lines: object[]) =>
  flowTable(join(tempFolder({ 'flows.jsonl': lines.map((line) => `${JSON.stringify(line)}\n`).join('') }), 'flows.jsonl'));

test('a flow that is reached at every level is complete', () => {
  const { text, complete, incomplete } = tableOf(lamp, ...whole);
  expect([complete, incomplete]).toEqual([1, 0]);
  expect(text.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['flow', 'states', 'transitions', 'actor: states, transitions', 'view: states, transitions', 'browser: states, transitions'],
    ['lamp', '2', '1', '2, 1', '2, 1', '2, 1'],
    ['+n: with a reason, written down in its driver, why it is not to be seen or done there. -: needs no browser beyond the told tests.'],
  ]);
});

test('what several tests reach adds up', () => {
  const parts = everything.map((name) => reached('browser', [name]));
  expect(tableOf(lamp, ...whole.slice(0, 2), ...parts)).toMatchObject({ complete: 1, incomplete: 0 });
});

test('a reason stands for what is not reached, and is counted as such', () => {
  const reasons = { kind: 'reasons', level: 'view', machine: 'lamp', reasons: [['lamp.lit', 'The lamp is behind a door.']] };
  const { text, incomplete } = tableOf(lamp, ...whole, reasons);
  expect(incomplete).toBe(0);
  expect(text).toContain('1+1, 1');
});

test.each([
  ['a state', 'lamp.lit'],
  ['a transition', 'lamp.dark on switched'],
])('names %s that no test reaches at one of the levels', (_, name) => {
  const { text, complete, incomplete } = tableOf(
    lamp,
    ...whole.slice(0, 2),
    reached(
      'browser',
      everything.filter((other) => other !== name),
    ),
  );
  expect([complete, incomplete]).toEqual([0, 1]);
  expect(text.split('\n').at(-1)).toBe(`not reached (browser): ${name}`);
});

test('a flow without one of its levels is incomplete', () => {
  const { text, incomplete } = tableOf(lamp, ...whole.slice(1));
  expect(incomplete).toBe(1);
  for (const name of everything) expect(text).toContain(`not reached (actor): ${name}`);
});

test('a flow that needs no browser is complete without one', () => {
  const { text, incomplete } = tableOf({ ...lamp, levels: ['actor', 'view'] }, ...whole.slice(0, 2));
  expect(incomplete).toBe(0);
  expect(text).toMatch(/^lamp .* -$/m);
});

test('no flow at all is no success', () => {
  expect(tableOf()).toMatchObject({ complete: 0, incomplete: 1 });
  expect(flowTable('/no/such/file')).toMatchObject({ complete: 0, incomplete: 1 });
});
