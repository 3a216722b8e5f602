import { describe, expect, test } from 'vitest';
import { type JobWatchEvent, jobWatchMachine } from '../../../machines/kitchen/job-watch.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { jobEvents } from './kitchen.fixture.ts';

const job = { companyUri: 'ana', jobGuid: 'job-1' };

function watch() {
  const stage = onStage(jobWatchMachine, () => job);
  const heard: unknown[] = [];
  stage.actor.on('*', (signal) => heard.push(signal));
  return {
    ...stage,
    heard,
    send: (event: JobWatchEvent) => stage.actor.send(event),
    value: () => stage.actor.getSnapshot().value,
    asked: (src: string) => stage.calls.filter((call) => call.src === src).map(({ input }) => input),
  };
}

test('reports the job’s events, and ends with its last one', () => {
  const { send, heard, value, asked } = watch();
  expect(asked('listen')).toEqual([job]);
  send({ type: 'stream.opened' });
  send({ type: 'job.told', event: jobEvents.stage });
  send({ type: 'stream.broke' });
  expect(value(), 'the browser mends this break').toBe('listening');
  send({ type: 'job.told', event: jobEvents.done });
  expect(heard).toEqual([
    { type: 'stream.changed', isConnected: true },
    { type: 'job.happened', event: jobEvents.stage },
    { type: 'stream.changed', isConnected: false },
    { type: 'job.happened', event: jobEvents.done },
  ]);
  expect(value()).toBe('over');
});

describe('a lost stream', () => {
  test('is reopened after growing delays, and quickly again after an event', async () => {
    const { send, clock, answer, asked, heard } = watch();
    const opensAfter = async (pause: number) => {
      send({ type: 'stream.ended' });
      clock.increment(pause - 1);
      const before = asked('lookAtJob').length;
      clock.increment(1);
      expect(asked('lookAtJob'), `after ${pause} ms`).toHaveLength(before + 1);
      await answer('lookAtJob', { status: 'cooking' });
    };
    for (const pause of [...timings.streamPauses, 15_000]) await opensAfter(pause);
    expect(asked('listen')).toHaveLength(6);
    send({ type: 'job.told', event: jobEvents.stage });
    await opensAfter(500);
    expect(heard[0]).toEqual({ type: 'stream.changed', isConnected: false });
  });

  test.each(['unknown', 'kitchenUnavailable', 'tooManyRequests'] as const)('waits for a server that says %s', async (name) => {
    const { send, clock, refuse, value, msUntil, actor } = watch();
    send({ type: 'stream.ended' });
    clock.increment(500);
    await refuse('lookAtJob', failure(name));
    expect(value()).toBe('pausing');
    expect(msUntil(actor, 'xstate.after.streamPause.jobWatch.pausing')).toBe(2_000);
  });

  test.each(['notFound', 'notSignedIn', 'notAllowed'] as const)('is given up when the server says %s', async (name) => {
    const { send, clock, refuse, actor } = watch();
    send({ type: 'stream.ended' });
    clock.increment(500);
    await refuse('lookAtJob', failure(name));
    expect(actor.getSnapshot()).toMatchObject({ value: 'over', output: { error: failure(name) } });
  });
});

describe('a stream that makes room', () => {
  function crowded() {
    const watched = watch();
    watched.send({ type: 'stream.crowded' });
    return watched;
  }

  test('is reopened when the job is over, without telling the user', async () => {
    const { clock, answer, refuse, value, heard, asked } = crowded();
    expect([value(), asked('lookAtJob')], 'at the next look').toEqual(['waiting', []]);
    for (const answered of [() => answer('lookAtJob', { status: 'cooking' }), () => refuse('lookAtJob', failure('unknown'))]) {
      clock.increment(timings.crowdedPause);
      await answered();
      expect(value()).toBe('waiting');
    }
    clock.increment(timings.crowdedPause);
    await answer('lookAtJob', { status: 'done' });
    expect([value(), asked('listen').length, heard]).toEqual(['listening', 2, []]);
  });

  test('is given up when the job is gone', async () => {
    const { clock, refuse, actor } = crowded();
    clock.increment(timings.crowdedPause);
    await refuse('lookAtJob', failure('notFound'));
    expect(actor.getSnapshot().output).toEqual({ error: failure('notFound') });
  });
});
