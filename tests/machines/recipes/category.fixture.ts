import type { PublicCategory } from '../../../contract/recipes/category-pages.ts';
import type { categoryMachine } from '../../../machines/recipes/category.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

export const category: PublicCategory = {
  slug: 'soups',
  name: 'Soups',
  parent: null,
  children: [{ slug: 'cold-soups', name: 'Cold soups' }],
  recipes: [
    {
      path: '/r/gazpacho-aB3dE6gH9jK2',
      title: 'Gazpacho',
      summary: 'A cold soup.',
      language: 'en',
      totalMinutes: 20,
      photo: null,
    },
  ],
  next: 'mc3k-aB3dE6gH9jK2',
};

export const categoryFixture: Fixture<typeof categoryMachine> = {
  inputs: { opened: () => ({ slug: 'soups', params: [] }) },
  events: {
    'query.arrived': { next: { params: [['after', 'mc3k-aB3dE6gH9jK2']] } },
    'language.changed': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadCategory: { soups: category } },
  errors: { loadCategory: { gone: failure('notFound'), offline: failure('unknown') } },
};
