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

test('reads the initial draft at once, so that profile and restored draft are shown', async () => {
  const stage = start('miso ramen');
  expect(stage.call('readOrder').input).toEqual({ companyUri: company.uri, draft: described('miso ramen') });
  expect(readingOf(stage)).toBeNull();
  await stage.answer('readOrder', reading);
  expect([stateOf(stage), readingOf(stage)]).toEqual(['read', reading]);
});

test('waits for a pause after the last letter', async () => {
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

test('an older answer never replaces a newer one: an edit aborts it', async () => {
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

test('the last reading stays during a new one, and when that fails', async () => {
  const stage = start('no onion');
  await stage.answer('readOrder', reading);
  change(stage, 'no onion, please');
  expect(readingOf(stage)).toEqual(reading);
  stage.clock.increment(timings.typingPause);
  expect([stage.actor.getSnapshot().hasTag('busy'), readingOf(stage)]).toEqual([true, reading]);
  await stage.refuse('readOrder', failure('unknown'));
  expect([stateOf(stage), readingOf(stage)]).toEqual(['unread', reading]);
});

test('a failed reading is repeated with the next edit', async () => {
  const stage = start('no onion');
  await stage.refuse('readOrder', failure('tooManyRequests'));
  stage.clock.increment(60_000);
  expect(stage.calls, 'nobody asks again by itself').toHaveLength(1);
  change(stage, 'no onions');
  stage.clock.increment(timings.typingPause);
  await stage.answer('readOrder', reading);
  expect([stateOf(stage), readingOf(stage)]).toEqual(['read', reading]);
});

test('aborts the call when the order is sent', () => {
  const stage = start('no onion');
  stage.actor.stop();
  expect(stage.call('readOrder').signal.aborted).toBe(true);
});
