import { describe, expect, test } from 'vitest';
import { timings } from '../../../machines/parts/timings.ts';
import { updateMachine } from '../../../machines/shell/update.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { ownBuild } from './update.fixture.ts';

function found(...builds: string[]) {
  const stage = onStage(updateMachine, () => ({ build: ownBuild }));
  for (const build of builds) stage.actor.send({ type: 'build.found', build });
  return stage;
}

test('is silent while the server has this tab’s build', () => {
  const { actor, calls } = found(ownBuild);
  expect(actor.getSnapshot()).toMatchObject({ value: 'current', context: { newBuild: null } });
  expect(actor.getSnapshot().hasTag('offered')).toBe(false);
  expect(calls.map(({ src }) => src)).toEqual(['watchBuilds']);
});

test('offers another build, always the newest', () => {
  const { actor, ran } = found('two', 'three');
  expect(actor.getSnapshot()).toMatchObject({ value: 'offered', context: { newBuild: 'three' } });
  expect(actor.getSnapshot().hasTag('offered')).toBe(true);
  expect(ran('reload')).toEqual([]);
});

test('withdraws the offer when the new version is rolled back', () => {
  const { actor } = found('two', ownBuild);
  expect(actor.getSnapshot()).toMatchObject({ value: 'current', context: { newBuild: null } });
});

describe('later', () => {
  test('hides the offer of this version', () => {
    const { actor } = found('two');
    actor.send({ type: 'later.requested' });
    actor.send({ type: 'build.found', build: 'two' });
    actor.send({ type: 'build.found', build: ownBuild });
    expect(actor.getSnapshot()).toMatchObject({ value: 'postponed', context: { newBuild: 'two' } });
    expect(actor.getSnapshot().hasTag('offered')).toBe(false);
  });

  test('applies to that version only: the next one is offered', () => {
    const { actor } = found('two');
    actor.send({ type: 'later.requested' });
    actor.send({ type: 'build.found', build: 'three' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'offered', context: { newBuild: 'three' } });
  });
});

describe('accepting it', () => {
  test('waits until nothing is being sent, then activates the new version, and only then reloads', async () => {
    const { actor, answer, ran } = found('two');
    actor.send({ type: 'update.requested' });
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(ran('reload')).toHaveLength(0);
    actor.send({ type: 'work.ended' });
    expect(actor.getSnapshot().value).toBe('updating');
    expect(ran('reload')).toHaveLength(0);
    await answer('takeOver');
    expect(actor.getSnapshot().value).toBe('reloading');
    expect(ran('reload')).toHaveLength(1);
  });

  test('can be cancelled while something is being sent', () => {
    const { actor, call, ran } = found('two');
    actor.send({ type: 'update.requested' });
    const { signal } = call('watchWork');
    actor.send({ type: 'later.requested' });
    expect(actor.getSnapshot().value).toBe('postponed');
    expect(signal.aborted).toBe(true);
    expect(ran('reload')).toEqual([]);
  });

  test('survives a worker that fails', async () => {
    const { actor, refuse, ran } = found('two');
    actor.send({ type: 'update.requested' });
    actor.send({ type: 'work.ended' });
    await refuse('takeOver', failure('unknown'));
    expect(ran('reload')).toHaveLength(1);
  });

  test('and a worker that does nothing', async () => {
    const { actor, clock, ran } = found('two');
    actor.send({ type: 'update.requested' });
    actor.send({ type: 'work.ended' });
    clock.increment(timings.takeOverTimeout - 1);
    expect(ran('reload')).toHaveLength(0);
    clock.increment(1);
    expect(ran('reload')).toHaveLength(1);
  });
});
