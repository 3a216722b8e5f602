import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SitemapVersion } from '../../../../contract/console/sitemaps.ts';
import { Checks } from '../../../../src/views/console/sitemaps/Checks.tsx';
import { sitemaps } from '../../../machines/console/sitemaps.fixture.ts';
import { renderView } from '../../../support/views/render-view.tsx';

const show = (looked: number, isMet = true) => {
  const checks: SitemapVersion['checks'] = [{ id: 'reachable', isMet, looked, samples: [] }];
  const [version = expect.fail()] = sitemaps({ urls: 120_000, checks }).versions;
  return renderView(<Checks version={version} />);
};

test('all pages are reported as reachable only when all addresses were checked', () => {
  show(120_000);
  expect(screen.getByText('Every page is there, and may be listed')).toBeDefined();
});

test('a sample says how large it is', () => {
  show(20_000);
  expect(screen.queryByText(/Every page/)).toBeNull();
  expect(screen.getByText('Addresses that were asked for: 20,000 of 120,000')).toBeDefined();
});
