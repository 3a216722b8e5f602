import { parse } from 'regexparam';
import { describe, expect, test } from 'vitest';
import { developerPaths, pagePaths } from '../../contract/shell/page-paths.ts';
import { INDEX, listRoutes, SET_LATER, titleOf, WRAPPER, type Page } from '../../src/pages/page-table.ts';
import { pages } from '../../src/pages/pages.ts';
import { resolvePath } from '../../src/services/location.ts';
import { expectNoise } from '../support/noise.ts';

const load = async () => () => null;
const title = (id: string) => ({ id });

const table: readonly Page[] = [
  { key: 'home', path: '/', title: title('Home'), load },
  {
    key: 'shell',
    path: WRAPPER,
    title: SET_LATER,
    load,
    children: [
      { key: 'about', path: ['/about', '/company/about'], title: title('About'), load },
      {
        key: 'shop',
        path: '/shop',
        title: title('Shop'),
        load,
        children: [
          { key: 'shelf', path: INDEX, title: SET_LATER, load },
          { key: 'item', path: '/:item?', title: title('Item'), load },
        ],
      },
    ],
  },
  { key: 'lost', path: '*', title: title('Lost'), load },
];

const keysAt = (path: string, list = table) => resolvePath(listRoutes(list), parse, path).chain.map((page) => page.key);

describe('the page table', () => {
  test.each([
    ['/', ['home']],
    ['/about', ['shell', 'about']],
    ['/company/about', ['shell', 'about']],
    ['/shop', ['shell', 'shop', 'shelf']],
    ['/shop/apple', ['shell', 'shop', 'item']],
    ['/shop/apple/core', ['lost']],
    ['/nowhere', ['lost']],
  ])('shows at %s the pages %j', (path, keys) => {
    expect(keysAt(path)).toEqual(keys);
  });

  test('gives a page its parameters by name only, and a key of its own for each of them', () => {
    const [, , item] = resolvePath(listRoutes(table), parse, '/shop/apple').pages;
    expect(item).toEqual({ key: 'item:apple', chunkId: 'item', address: { path: '/shop/apple', params: { item: 'apple' } } });
  });

  test('keeps the key of a wrapper with any page inside it', () => {
    const keyOf = (path: string) => resolvePath(listRoutes(table), parse, path).pages[0]?.key;
    expect(keyOf('/shop/apple')).toBe(keyOf('/about'));
  });

  test('logs a console error for a key that is used twice', () => {
    expectNoise(/page key "home" is used twice/);
    listRoutes([...table, { key: 'home', path: '/again', title: SET_LATER }]);
  });
});

describe('the tab title', () => {
  test('is the deepest one', () => {
    expect(titleOf(resolvePath(listRoutes(table), parse, '/shop/apple').chain)).toEqual({ id: 'Item' });
  });

  test('skips what is set later', () => {
    expect(titleOf(resolvePath(listRoutes(table), parse, '/shop').chain)).toEqual({ id: 'Shop' });
  });

  test('is nobody’s when every title is set later', () => {
    expect(titleOf([{ key: 'a', path: '/a', title: SET_LATER }])).toBeNull();
  });
});

describe('the site', () => {
  test.each([
    ['/', ['landing', 'sample']],
    ['/privacy', ['privacy']],
    ['/terms', ['terms']],
    ['/sign-up', ['auth', 'signUp', 'signUpForm']],
    ['/sign-up/verification', ['auth', 'signUp', 'signUpVerification']],
    ['/sign-up/profile', ['auth', 'signUp', 'signUpProfile']],
    ['/login', ['auth', 'login']],
    ['/account', ['member', 'account']],
    ['/account/profile', ['member', 'settings', 'profileSettings']],
    ['/account/data', ['member', 'settings', 'dataExport']],
    ['/account/deletion', ['member', 'settings', 'deletion']],
    ['/ai/adas-kitchen/new', ['member', 'kitchen']],
    ['/ai/adas-kitchen/recipes/123', ['member', 'recipe']],
    ['/no/such/page', ['notFound']],
  ])('has at %s the pages %j', (path, keys) => {
    expect(keysAt(path, pages)).toEqual(keys);
  });
});

test('the server knows every page, and which are for developers', () => {
  const routes = listRoutes(pages).filter(({ pattern }) => pattern !== '/*');
  const isForDevelopers = (route: (typeof routes)[number]) => route.pages.some((page) => page.isForDevelopers === true);
  const patterns = (list: typeof routes) => list.map(({ pattern }) => pattern).toSorted();
  expect(patterns(routes.filter((route) => !isForDevelopers(route)))).toEqual([...pagePaths].toSorted());
  expect(patterns(routes.filter(isForDevelopers))).toEqual([...developerPaths].toSorted());
});
