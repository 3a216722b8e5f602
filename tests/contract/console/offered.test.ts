import { expect, test } from 'vitest';
import { isOffered } from '../../../contract/console/area.ts';
import { areaNames, areas } from '../../../contract/console/areas.ts';
import { exportAddress, headOf } from '../../../contract/console/export.ts';

test('a record offers an action only in a state to which it applies', () => {
  const offered = (fields: Record<string, unknown>) =>
    Object.entries(areas.users.actions).flatMap(([action, rule]) => (isOffered(rule, fields) ? [action] : []));
  expect(offered({ isSuspended: false })).not.toContain('liftSuspension');
  expect(offered({ isSuspended: false })).toContain('suspend');
  expect(offered({ isSuspended: true })).not.toContain('suspend');
  expect(offered({ isSuspended: true })).toContain('liftSuspension');
  const { restore, trash, withdraw } = areas.recipes.actions;
  expect([isOffered(restore, { isInTrash: false }), isOffered(trash, { isInTrash: false })]).toEqual([false, true]);
  expect([isOffered(withdraw, { sharedPath: null }), isOffered(withdraw, { sharedPath: '/r/soup' })]).toEqual([false, true]);
});

test('the state of an action is a field of its area', () => {
  const unknown = areaNames.flatMap((name) => {
    const { actions, fields } = areas[name];
    return Object.entries(actions).flatMap(([action, rule]) => {
      const field = 'offeredIf' in rule ? rule.offeredIf.field : null;
      return field === null || Object.hasOwn(fields, field) ? [] : [`${name}.${action}`];
    });
  });
  expect(unknown).toEqual([]);
});

test('the first line of a file has a name for each column, else their ids', () => {
  expect(headOf(['email', 'name'], 'E-mail\nName, full')).toEqual(['E-mail', 'Name, full']);
  expect(headOf(['email', 'name'], 'E-mail')).toEqual(['email', 'name']);
  expect(headOf(['email'], undefined)).toEqual(['email']);
  const address = exportAddress({ area: 'users', query: 'q=a', columns: ['email', 'name'], labels: ['E-mail', 'Name'] });
  expect(new URL(address, 'http://x').searchParams.get('labels')).toBe('E-mail\nName');
});
