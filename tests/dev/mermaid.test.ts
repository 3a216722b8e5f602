import { expect, test } from 'vitest';
import { flowGraph } from '../../src/recording/flow-graph.ts';
import { mermaidText } from '../../src/dev/mermaid.ts';
import { plantedMachine } from './planted-machine.ts';

test('a graph as a Mermaid state diagram: nested states, and an arrow for each way', () => {
  expect(mermaidText(flowGraph(plantedMachine)).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "any state" as planted_any',
    '  [*] --> planted_open',
    '  state "open" as planted_open {',
    '    [*] --> planted_open_empty',
    '    state "empty" as planted_open_empty',
    '    state "half" as planted_open_half',
    '  }',
    '  state "checking" as planted_checking',
    '  planted_checking : Somebody looks <it> & that .',
    '  state "ended" as planted_ended',
    '  planted_ended : Over.',
    '  planted_ended --> [*]',
    '  planted_any --> planted_open : reset',
    '  planted_open_empty --> planted_checking : code.changed [isLength long] / setCode',
    '  planted_open_empty --> planted_open_half : code.changed [isLength short] / setCode',
    '  planted_open_half --> planted_open_empty : always [isLength]',
    '  planted_checking --> planted_ended : check done',
    '  planted_checking --> planted_open : check failed',
    '  planted_checking --> planted_open : after patience',
    '',
  ]);
});
