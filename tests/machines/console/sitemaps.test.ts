import { expect, test } from 'vitest';
import { sitemapsMachine } from '../../../machines/console/sitemaps.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { sitemaps, underWay } from './sitemaps.fixture.ts';

async function open(first = sitemaps()) {
  const stage = onStage(sitemapsMachine, () => undefined);
  await stage.answer('loadSitemaps', first);
  return stage;
}

test('polls while a version is generated, also after a failed poll, and stops when it is done', async () => {
  const { actor, answer, refuse, clock } = await open(underWay);
  expect(actor.getSnapshot().value).toEqual({ shown: 'watching' });
  clock.increment(2_000);
  await refuse('loadSitemaps', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'watching' }, context: { error: null, sitemaps: underWay } });
  clock.increment(2_000);
  await answer('loadSitemaps', sitemaps());
  expect(actor.getSnapshot().value).toEqual({ shown: 'calm' });
});

test('generates a version, stops it, and publishes one', async () => {
  const { actor, answer, call } = await open();
  actor.send({ type: 'version.requested' });
  await answer('startSitemap', {});
  await answer('loadSitemaps', underWay);
  actor.send({ type: 'cancel.requested', guid: 'guid-map-2' });
  expect(call('cancelSitemap').input).toEqual({ guid: 'guid-map-2' });
  await answer('cancelSitemap', {});
  await answer('loadSitemaps', sitemaps());
  actor.send({ type: 'publication.requested', guid: 'guid-map-2' });
  expect(call('publishSitemap').input).toEqual({ guid: 'guid-map-2' });
});

test('shows why publishing failed, until the next request', async () => {
  const { actor, refuse } = await open();
  actor.send({ type: 'publication.requested', guid: 'guid-map-2' });
  await refuse('publishSitemap', failure('conflict'));
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'calm' }, context: { error: failure('conflict') } });
  actor.send({ type: 'version.requested' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('shows the result of each order', async () => {
  const { actor, answer, call } = await open();
  actor.send({ type: 'version.requested' });
  await answer('startSitemap', {});
  await answer('loadSitemaps', underWay);
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'watching' }, context: { sitemaps: underWay } });
  actor.send({ type: 'cancel.requested', guid: 'guid-map-2' });
  await answer('cancelSitemap', {});
  expect(actor.getSnapshot().value).toBe('loading');
  await answer('loadSitemaps', sitemaps());
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'calm' }, context: { sitemaps: sitemaps() } });
  actor.send({ type: 'publication.requested', guid: 'guid-map-1' });
  expect(call('publishSitemap').input).toEqual({ guid: 'guid-map-1' });
  await answer('publishSitemap', {});
  expect(actor.getSnapshot().value).toBe('loading');
});

test('keeps polling while it is generated', async () => {
  const { actor, answer, clock } = await open(underWay);
  clock.increment(2_000);
  await answer('loadSitemaps', underWay);
  expect(actor.getSnapshot().value).toEqual({ shown: 'watching' });
});

test.each([
  ['is not made', { type: 'version.requested' }, 'startSitemap'],
  ['is not stopped', { type: 'cancel.requested', guid: 'guid-map-2' }, 'cancelSitemap'],
] as const)('says why a version %s', async (_, order, src) => {
  const { actor, refuse } = await open(underWay);
  actor.send(order);
  await refuse(src, failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'watching' }, context: { error: failure('unknown') } });
});
