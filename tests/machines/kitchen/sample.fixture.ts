import type { sampleMachine } from '../../../machines/kitchen/sample.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';
import { kitchenSamples } from './kitchen-samples.ts';

export const sampleFixture: Fixture<typeof sampleMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'sample.chosen': { second: { id: kitchenSamples[1].id } },
    'servings.changed': { more: { servings: 3 } },
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'language.changed': 'bare',
  },
  outputs: {
    loadSamples: { two: kitchenSamples },
    rewriteSamples: { two: kitchenSamples },
    loadCategories: { soups: [{ slug: 'soups', name: 'Soups' }] },
  },
  errors: {
    loadSamples: { offline: failure('unknown') },
    rewriteSamples: { offline: failure('unknown') },
    loadCategories: { offline: failure('unknown') },
  },
};
