import { expect, test } from 'vitest';
import { areas } from '../../../contract/console/areas.ts';
import { undoableUntil } from '../../../contract/console/undo-time.ts';

const monday = Date.parse('2026-11-23T10:00:00Z');

test('actions can be undone for thirty days, a deletion until the account is erased, a mail never', () => {
  const { suspend, requestDeletion, startReset } = areas.users.actions;
  expect(undoableUntil(suspend, monday)).toBe(Date.parse('2026-12-23T10:00:00Z'));
  expect(undoableUntil(requestDeletion, monday)).toBe(Date.parse('2026-12-02T00:00:00Z'));
  expect(undoableUntil(startReset, monday)).toBeNull();
});
