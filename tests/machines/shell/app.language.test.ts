import { expect, test } from 'vitest';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import { onStage } from '../../support/stage.ts';
import { appFixture } from './app.fixture.ts';
import { ada } from '../samples.ts';

const { english } = appFixture.events['language.arrived'];
if (english === undefined) throw new Error('The fixture has no language.');

test('the language actor starts once, in the page’s language', async () => {
  const stage = onStage(appMachine, ({ newId }) => ({ newGuid: newId }));
  await stage.answer('loadSession', ada);
  const language = () => stage.actor.getSnapshot().context.language;
  expect(language()).toBeNull();
  stage.actor.send({ type: 'language.arrived', ...english });
  const first = language();
  expect(stage.actor.getSnapshot().value, 'the pages stay').toMatchObject({ shell: 'running' });
  expect(first?.id).toBe('language');
  expect(first?.getSnapshot()).toMatchObject({ value: 'settled', context: english.input });
  stage.actor.send({ type: 'language.arrived', ...english });
  expect(language()).toBe(first);
});
