import { expect, test } from 'vitest';
import { deliveryMachine } from '../../../machines/sign-in/delivery.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const start = () => onStage(deliveryMachine, () => ({ token: 'token-1' }));
const asked = ({ calls }: ReturnType<typeof start>) => calls.map(({ input }) => input);

test('polls the delivery after a while, until it is known', async () => {
  const stage = start();
  stage.clock.increment(timings.deliveryPause - 1);
  expect(asked(stage)).toEqual([]);
  stage.clock.increment(1);
  await stage.answer('checkDelivery', 'waiting');
  stage.clock.increment(2 * timings.deliveryPause);
  await stage.answer('checkDelivery', 'delivered');
  expect(stage.actor.getSnapshot().value).toBe('delivered');
  stage.clock.increment(3_600_000);
  expect(asked(stage)).toEqual([{ token: 'token-1' }, { token: 'token-1' }]);
});

test('reports a refused mail, until another code is sent', async () => {
  const stage = start();
  stage.clock.increment(timings.deliveryPause);
  await stage.answer('checkDelivery', 'undeliverable');
  expect(stage.actor.getSnapshot().value).toBe('undeliverable');
  stage.actor.send({ type: 'token.replaced', token: 'token-2', resendAt: 0 });
  expect(stage.actor.getSnapshot().value).toEqual('pausing');
  stage.clock.increment(timings.deliveryPause);
  expect(asked(stage).at(-1)).toEqual({ token: 'token-2' });
});

test('polls again without an answer', async () => {
  const stage = start();
  stage.clock.increment(timings.deliveryPause);
  await stage.refuse('checkDelivery', failure('unknown'));
  expect(stage.actor.getSnapshot().value).toEqual('pausing');
  stage.clock.increment(2 * timings.deliveryPause - 1);
  expect(asked(stage), 'more and more seldom').toHaveLength(1);
  stage.clock.increment(1);
  expect(asked(stage)).toHaveLength(2);
});

test('polls with growing delays, and soon again for a newer mail', async () => {
  const stage = start();
  for (const pause of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    const times = asked(stage).length;
    stage.clock.increment(pause - 1);
    expect(asked(stage)).toHaveLength(times);
    stage.clock.increment(1);
    await stage.answer('checkDelivery', 'waiting');
  }
  stage.actor.send({ type: 'token.replaced', token: 'token-2', resendAt: 0 });
  stage.clock.increment(timings.deliveryPause);
  expect(stage.actor.getSnapshot().value).toBe('asking');
});

test('aborts the poll when the page is left', () => {
  const stage = start();
  stage.clock.increment(timings.deliveryPause);
  stage.actor.stop();
  expect(stage.call('checkDelivery').signal.aborted).toBe(true);
});
