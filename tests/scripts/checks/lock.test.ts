import { expect, test } from 'vitest';
import { lockIsComplete } from '../../../scripts/checks/lock.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const check = (packages: object) => lockIsComplete(tempFolder({ 'package-lock.json': JSON.stringify({ packages }) }));
const sharp = { version: '1.0.0', optionalDependencies: { 'sharp-arm64': '2.0.0' } };

test('a package for another platform that is missing from the lock is named', () => {
  expect(check({ 'node_modules/sharp': sharp })).toEqual(['node_modules/sharp wants sharp-arm64@2.0.0, and the lock has none']);
});

test('the wrong version is as bad as none', () => {
  const packages = { 'node_modules/sharp': sharp, 'node_modules/sharp-arm64': { version: '2.0.1' } };
  expect(check(packages)).toEqual(['node_modules/sharp wants sharp-arm64@2.0.0, and the lock has 2.0.1']);
});

test('the nearest copy counts, beside the package or further up', () => {
  const nested = { 'node_modules/a/node_modules/sharp': sharp, 'node_modules/a/node_modules/sharp-arm64': { version: '2.0.0' } };
  expect(check({ ...nested, 'node_modules/sharp-arm64': { version: '1.0.0' } })).toEqual([]);
  expect(check({ 'node_modules/a/node_modules/sharp': sharp, 'node_modules/sharp-arm64': { version: '2.0.0' } })).toEqual([]);
});

test('a range is satisfied by any version, and the product itself is checked too', () => {
  const product = { optionalDependencies: { node: '24.0.0', fsevents: '^2.3.0' } };
  const packages = { '': product, 'node_modules/node': { version: '24.0.0' }, 'node_modules/fsevents': { version: '2.3.3' } };
  expect(check(packages)).toEqual([]);
  expect(check({ '': product })).toHaveLength(2);
});
