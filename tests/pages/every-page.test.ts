import { expect, test } from 'vitest';
import { developerPaths, pagePaths } from '../../contract/shell/page-paths.ts';
import { listRoutes } from '../../src/pages/page-table.ts';
import { pages } from '../../src/pages/pages.ts';
import { leadElsewhere, patterns } from '../support/e2e/every-page.ts';

test('every page of the table is looked at in a browser', () => {
  const known = [...patterns, ...leadElsewhere].toSorted();
  expect([...new Set(listRoutes(pages).map(({ pattern }) => pattern))].toSorted()).toEqual(known);
});

test('the server answers for every page of the table, and for no other', () => {
  // The names of what differs are the parts' own.
  const shape = (path: string) => path.replaceAll(/:\w+/g, ':');
  const table = new Set(listRoutes(pages).map(({ pattern }) => shape(pattern)));
  table.delete('/*');
  expect([...table].toSorted()).toEqual([...pagePaths, ...developerPaths].map(shape).toSorted());
});
