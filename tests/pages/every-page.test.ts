import { expect, test } from 'vitest';
import { listRoutes } from '../../src/pages/page-table.ts';
import { pages } from '../../src/pages/pages.ts';
import { leadElsewhere, patterns } from '../support/e2e/every-page.ts';

test('every page of the table is looked at in a browser', () => {
  const known = [...patterns, ...leadElsewhere].toSorted();
  expect([...new Set(listRoutes(pages).map(({ pattern }) => pattern))].toSorted()).toEqual(known);
});
