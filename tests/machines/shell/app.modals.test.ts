import { describe, expect, test } from 'vitest';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import { onStage } from '../../support/stage.ts';
import { appFixture, pageAt } from './app.fixture.ts';
import { ada } from '../samples.ts';

type Running = ReturnType<typeof onStage<typeof appMachine>>;

const goTo = ({ actor }: Running, path: string) =>
  actor.send({ type: 'location.changed', path, pages: [pageAt(path, path)], place: 'members' });
const isBlank = ({ actor }: Running) => actor.getSnapshot().hasTag('blank');

/** A stack whose calls are never answered. */
const { logic: watched } = appFixture.events['modals.arrived'].stack ?? {};
if (watched === undefined) throw new Error('The fixture has no stack.');

describe('the boxes above the pages', () => {
  const running = async () => {
    const stage = onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
    goTo(stage, '/account');
    await stage.answer('loadSession', ada);
    return stage;
  };

  test('are requested by any part of the app, which does not change', async () => {
    const stage = await running();
    const box = { title: 'A photo' };
    stage.actor.send({ type: 'modal.requested', box });
    expect(stage.ran('openModal')).toMatchObject([{ box }]);
    expect(isBlank(stage)).toBe(false);
  });

  test('have one stack, which loads with the first of them and outlives pages', async () => {
    const stage = await running();
    const modals = () => stage.actor.getSnapshot().context.modals;
    expect(modals()).toBeNull();
    stage.actor.send({ type: 'modals.arrived', logic: watched });
    const first = modals();
    expect(first?.getSnapshot().value).toBe('empty');
    expect(isBlank(stage)).toBe(false);
    stage.actor.send({ type: 'modals.arrived', logic: watched });
    goTo(stage, '/privacy');
    expect(modals()).toBe(first);
    expect(first?.getSnapshot().status).toBe('active');
  });

  test('close when another page is shown', async () => {
    const stage = await running();
    stage.actor.send({ type: 'modals.arrived', logic: watched });
    const { modals } = stage.actor.getSnapshot().context;
    modals?.send({ type: 'modal.requested', key: 'a', box: { title: 'A photo' } });
    goTo(stage, '/account');
    expect(
      modals?.getSnapshot().context.boxes.map(({ isLeaving }) => isLeaving),
      'the same page',
    ).toEqual([false]);
    goTo(stage, '/privacy');
    expect(modals?.getSnapshot().context.boxes.map(({ isLeaving }) => isLeaving)).toEqual([true]);
  });
});
