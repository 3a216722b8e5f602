import { expect, test } from 'vitest';
import { emptyDraft, type OrderDraft } from '../../../machines/kitchen/draft.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { readingMachine } from '../../../machines/kitchen/reading.machine.ts';
import { onStage } from '../../support/stage.ts';
import { reading } from './kitchen.fixture.ts';
import { company, failure } from '../samples.ts';

const described = (description: string): OrderDraft => ({ ...emptyDraft('draft-1'), description });
const start = (description = '') => onStage(readingMachine, () => ({ companyUri: company.uri, draft: described(description) }));

type Running = ReturnType<typeof start>;
const change = ({ actor }: Running, description: string) => actor.send({ type: 'order.changed', draft: described(description) });
const stateOf = ({ actor }: Running) => actor.getSnapshot().value;
const readingOf = ({ actor }: Running) => actor.getSnapshot().context.reading;

test('reads what stands in the order at once, so that the profile and an order of before are shown', async () => {
  const stage = start('miso ramen');
  expect(stage.call('readOrder').input).toEqual({ companyUri: company.uri, draft: described('miso ramen') });
  expect(readingOf(stage)).toBeNull();
  await stage.answer('readOrder', reading);
  expect([stateOf(stage), readingOf(stage)]).toEqual(['read', reading]);
});

test('asks nobody before typing pauses: the last letter counts, not the first', async () => {
  const stage = start();
  await stage.answer('readOrder', { ...reading, wishes: [] });
  change(stage, 'r');
  stage.clock.increment(timings.typingPause - 1);
  change(stage, 'ramen');
  stage.clock.increment(timings.typingPause - 1);
  expect([stateOf(stage), stage.calls.length]).toEqual(['waiting', 1]);
  stage.clock.increment(1);
  expect([stateOf(stage), stage.calls.length]).toEqual(['reading', 2]);
  expect(stage.call('readOrder').input).toMatchObject({ draft: { description: 'ramen' } });
});

test('an older answer never replaces a newer one: it is taken back as soon as the order changes', async () => {
  const stage = start('no onion');
  const older = stage.call('readOrder');
  change(stage, 'no garlic');
  expect(older.signal.aborted).toBe(true);
  stage.clock.increment(timings.typingPause);
  const newer = { ...reading, wishes: [] };
  await stage.answer('readOrder', newer);
  older.resolve(reading);
  await new Promise((resolve) => setImmediate(resolve));
  expect(readingOf(stage)).toEqual(newer);
});

test('what was understood before stays in sight while the order is read again, and when it cannot be', async () => {
  const stage = start('no onion');
  await stage.answer('readOrder', reading);
  change(stage, 'no onion, please');
  expect(readingOf(stage)).toEqual(reading);
  stage.clock.increment(timings.typingPause);
  expect([stage.actor.getSnapshot().hasTag('busy'), readingOf(stage)]).toEqual([true, reading]);
  await stage.refuse('readOrder', failure('unknown'));
  expect([stateOf(stage), readingOf(stage)]).toEqual(['unread', reading]);
});

test('an order that could not be read is read with its next change', async () => {
  const stage = start('no onion');
  await stage.refuse('readOrder', failure('tooManyRequests'));
  stage.clock.increment(60_000);
  expect(stage.calls, 'nobody asks again by itself').toHaveLength(1);
  change(stage, 'no onions');
  stage.clock.increment(timings.typingPause);
  await stage.answer('readOrder', reading);
  expect([stateOf(stage), readingOf(stage)]).toEqual(['read', reading]);
});

test('takes the call back when the order is sent', () => {
  const stage = start('no onion');
  stage.actor.stop();
  expect(stage.call('readOrder').signal.aborted).toBe(true);
});
