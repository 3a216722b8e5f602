import { expect, test } from 'vitest';
import { blockOf, networkOf, networksOf, siteOf } from '../../../server/http/network.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2345:3:4:5:6', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1:0::/48']],
  ['2001:0db8:0001:0002::9', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
])('%s belongs to %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
  expect([networkOf(address), siteOf(address)]).toEqual([networks[0], networks.at(-1)]);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2345:3:4:5:6', '2001:db8:1:0::/48'],
])('of %s only the block %s is kept', (address, block) => {
  expect(blockOf(address)).toBe(block);
});
