import { expect, test } from 'vitest';
import { categories } from '../../../contract/console/content-areas.ts';
import { besideMachine } from '../../../machines/console/beside.machine.ts';
import { onStage } from '../../support/stage.ts';
import { category } from './console-samples.ts';

const start = (guid: string | null = null) =>
  onStage(besideMachine, ({ newId }) => ({ name: 'categories' as const, area: categories, guid, newId }));

type Stage = ReturnType<typeof start>;
const openIn = ({ actor }: Stage) => actor.getSnapshot().context.record?.getSnapshot().context.guid ?? null;

test('a record is opened and closed beside the list, and the address says which', () => {
  const stage = start();
  expect(openIn(stage)).toBeNull();
  stage.actor.send({ type: 'record.opened', guid: 'guid-soups' });
  expect(openIn(stage)).toBe('guid-soups');
  stage.actor.send({ type: 'record.closed' });
  expect(openIn(stage)).toBeNull();
  expect(stage.ran('writeAddress')).toEqual([expect.objectContaining({ guid: 'guid-soups' }), { guid: null }]);
});

test('a link or Back opens what the address names, and the address is not written again', () => {
  const stage = start('guid-soups');
  expect(openIn(stage)).toBe('guid-soups');
  stage.actor.send({ type: 'address.arrived', guid: 'guid-salads' });
  expect(openIn(stage)).toBe('guid-salads');
  stage.actor.send({ type: 'address.arrived', guid: null });
  expect(openIn(stage)).toBeNull();
  expect(stage.ran('writeAddress')).toEqual([]);
});

test('what was typed in a record, and which of it the model suggested, is there again when one comes back to it', async () => {
  const stage = start('guid-soups');
  const open = () => stage.actor.getSnapshot().context.record;
  await stage.answer('loadRecord', category());
  open()?.send({ type: 'field.changed', name: 'slug', value: 'soups-and-stews' });
  open()?.send({ type: 'suggestions.requested', names: ['name.fr'] });
  await stage.answer('suggestFields', { fields: { 'name.fr': 'Soupes' } });
  stage.actor.send({ type: 'record.opened', guid: 'guid-salads' });
  expect(open()?.getSnapshot().context).toMatchObject({ edits: {}, suggested: [] });
  stage.actor.send({ type: 'record.opened', guid: 'guid-soups' });
  const edits = { slug: 'soups-and-stews', 'name.fr': 'Soupes' };
  expect(open()?.getSnapshot().context).toMatchObject({ edits, suggested: ['name.fr'] });
});

test('the record that is open is not fetched again by a second click on its row', async () => {
  const stage = start('guid-soups');
  await stage.answer('loadRecord', category());
  const { record } = stage.actor.getSnapshot().context;
  stage.actor.send({ type: 'record.opened', guid: 'guid-soups' });
  expect(stage.actor.getSnapshot().context.record).toBe(record);
});
