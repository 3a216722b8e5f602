import type { CategoryNode } from '../../../contract/console/category-tree.ts';
import type { categoryTreeMachine } from '../../../machines/console/category-tree.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

const node = (name: string, parent: string | null = null, version = 1): CategoryNode => ({
  guid: `guid-${name.toLowerCase()}`,
  version,
  parent,
  name,
  slug: name.toLowerCase(),
  recipes: 3,
});

/** Soups with Broths and Stews below, then Cakes. */
export const tree: CategoryNode[] = [node('Soups'), node('Broths', 'guid-soups'), node('Stews', 'guid-soups'), node('Cakes')];

/** The same with Cakes first. */
export const moved: CategoryNode[] = [
  { ...node('Cakes', null, 2), movedFrom: { run: 'run-of-cakes', parent: null, before: null } },
  ...tree.slice(0, 3),
];

export const categoryTreeFixture: Fixture<typeof categoryTreeMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'category.moved': {
      up: { place: { guid: 'guid-cakes', parent: null, before: 'guid-soups' } },
      stews: { place: { guid: 'guid-stews', parent: 'guid-soups', before: 'guid-broths' } },
    },
    'undo.requested': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: { loadTree: { tree }, moveCategory: { moved } },
  errors: {
    loadTree: { denied: failure('notAllowed'), factorless: failure('secondFactorRequired'), offline: failure('unknown') },
    moveCategory: { changed: failure('conflict') },
  },
};
