import type { DebugEntry } from '../../../contract/developer/debug.ts';
import type { debugMachine } from '../../../machines/developer/debug.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const exchange: readonly DebugEntry[] = [
  { role: 'user', content: 'a ramen' },
  { role: 'assistant', content: 'Miso Ramen' },
];

export const debugFixture: Fixture<typeof debugMachine> = {
  inputs: { opened: () => undefined },
  events: { 'refresh.requested': 'bare', 'retry.requested': 'bare', 'network.returned': 'bare', 'viewer.returned': 'bare' },
  outputs: { loadEntries: { exchange } },
  errors: { loadEntries: { offline: failure('unknown') } },
};
