import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { streamCompletion } from '../../../../server/kitchen/openai/stream-completion.ts';
import { says, startFakeModel } from '../../../support/server/fake-model.ts';

test('while what has come is being read, the model is not silent', async () => {
  const model = await startFakeModel(says('Tomato soup', { pieces: 2, every: 1 }));
  const idleLimit = 1_500;
  const answer = streamCompletion({
    endpoint: { baseUrl: model.baseUrl, apiKey: 'sk-secret', model: 'taster-1' },
    messages: [],
    jsonSchema: {},
    format: 'text',
    limit: { name: 'max_tokens', most: 100 },
    signal: new AbortController().signal,
    idleLimit,
    spend: () => undefined,
  });
  let text = '';
  for await (const piece of answer) {
    text += piece;
    await pause(idleLimit + 500);
  }
  await model.close();
  expect(text).toBe('Tomato soup');
});
