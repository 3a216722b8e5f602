import { expect, test } from 'vitest';
import { handsFreeMachine } from '../../../machines/recipes/hands-free.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { voiceOn } from './hands-free.fixture.ts';

const begin = (language = 'en', isAvailable = true) => {
  const stage = onStage(handsFreeMachine, (world) => voiceOn(world, isAvailable));
  const turned = () => stage.world.parent.getSnapshot().context.flatMap((event) => ('by' in event ? [event['by']] : []));
  return { ...stage, language, turned, is: (state: string) => JSON.stringify(stage.actor.getSnapshot().value).includes(state) };
};
type Begun = ReturnType<typeof begin>;
const srcs = ({ calls }: Begun) => calls.map(({ src }) => src);

/** After consent, with the open step read. */
async function listening(language?: string) {
  const stage = begin(language);
  stage.actor.send({ type: 'listening.requested' });
  stage.actor.send({ type: 'listening.agreed' });
  await stage.answer('speak');
  return stage;
}
const hear = ({ actor, language }: Begun, words: string) => actor.send({ type: 'words.heard', words, language });

test('nothing listens or speaks before the user was told what leaves the device, and agreed', () => {
  const stage = begin();
  stage.actor.send({ type: 'listening.requested' });
  expect([stage.is('asking'), srcs(stage)]).toEqual([true, []]);
  stage.actor.send({ type: 'listening.declined' });
  expect([stage.is('off'), srcs(stage)]).toEqual([true, []]);
  stage.actor.send({ type: 'listening.requested' });
  stage.actor.send({ type: 'listening.agreed' });
  expect(srcs(stage)).toEqual(['speak']);
  stage.actor.send({ type: 'listening.stopped' });
  // Consent is asked once per page.
  stage.actor.send({ type: 'listening.requested' });
  expect(stage.is('speaking')).toBe(true);
});

test('never listens while speaking', async () => {
  const stage = await listening();
  expect(srcs(stage)).toEqual(['speak', 'listen']);
  hear(stage, 'repeat please');
  expect(stage.is('speaking')).toBe(true);
  // Later speech is accepted.
  hear(stage, 'next');
  expect(stage.turned()).toEqual([]);
  await stage.answer('speak');
  expect(srcs(stage)).toEqual(['speak', 'listen', 'speak', 'listen']);
});

test('turns the page, and reads the new step aloud', async () => {
  const stage = await listening();
  hear(stage, 'Next.');
  expect([stage.turned(), stage.is('listening')]).toEqual([[1], true]);
  stage.actor.send({ type: 'step.shown' });
  expect(stage.call('speak').input).toMatchObject({ spoken: { kind: 'step' } });
  await stage.answer('speak');
  hear(stage, 'go back');
  expect(stage.turned()).toEqual([1, -1]);
});

test('answers amounts, and starts and stops timers', async () => {
  const stage = await listening();
  hear(stage, 'How much flour?');
  expect(stage.call('speak').input).toMatchObject({ spoken: { kind: 'amount', of: 'flour' } });
  await stage.answer('speak');
  hear(stage, 'start timer');
  expect(stage.ran('startTimer')).toMatchObject([{ minutes: null }]);
  await stage.refuse('speak', failure('unknown'));
  hear(stage, 'set a timer for 12 minutes');
  expect(stage.ran('startTimer').at(-1)).toMatchObject({ minutes: 12 });
  expect(stage.call('speak').input).toMatchObject({ spoken: { kind: 'timerStarted', minutes: 12 } });
  await stage.answer('speak');
  hear(stage, 'stop the timer');
  expect(stage.ran('stopTimer')).toHaveLength(1);
});

test('shows what it did not understand, and keeps listening; “stop listening” ends it', async () => {
  const stage = await listening();
  hear(stage, 'what a nice day');
  expect(stage.actor.getSnapshot().context).toMatchObject({ heard: 'what a nice day', command: null });
  expect(stage.is('listening')).toBe(true);
  hear(stage, 'stop listening');
  expect(stage.is('off')).toBe(true);
});

test('an idle recogniser restarts after a moment; a refused or failed one is reported', async () => {
  const stage = await listening();
  stage.actor.send({ type: 'recogniser.ended' });
  expect(srcs(stage)).toHaveLength(2);
  stage.clock.increment(1_000);
  expect(srcs(stage).at(-1)).toBe('listen');
  stage.actor.send({ type: 'recogniser.refused' });
  expect(stage.is('denied')).toBe(true);
  stage.actor.send({ type: 'listening.requested' });
  await stage.answer('speak');
  stage.actor.send({ type: 'recogniser.failed' });
  expect(stage.is('failed')).toBe(true);
});

test('a browser without a recogniser says so, and asks for nothing', () => {
  const stage = begin('en', false);
  stage.actor.send({ type: 'listening.requested' });
  expect([stage.is('unavailable'), srcs(stage)]).toEqual([true, []]);
});

test('understands commands in the language they were heard in', async () => {
  const stage = await listening('de');
  hear(stage, 'Weiter!');
  expect(stage.turned()).toEqual([1]);
});
