import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { machineListText } from '../../scripts/flows/machine-list-text.ts';
import { statesOf, flowGraph } from '../../src/recording/flow-graph.ts';
import { machineList } from '../../src/dev/machine-list.ts';

const project = join(import.meta.dirname, '../..');

test('every machine of the folder is in the list: else run `npm run flows`', () => {
  expect(readFileSync(join(project, 'src/dev/machine-list.ts'), 'utf8')).toBe(machineListText(project));
});

test.each(Object.values(machineList))('$id and each of its states say what they mean', (machine) => {
  const { root, description } = flowGraph(machine);
  expect(description).not.toBe('');
  expect(
    statesOf(root)
      .filter((state) => state.description === '')
      .map(({ id }) => id),
  ).toEqual([]);
});
