import { assert, type } from 'superstruct';
import { text } from '../../../contract/text.ts';
import { says, startFakeModel, type Behaviour, type FakeModel } from './fake-model.ts';
import { answerTo } from './lab-answers.ts';

/** In a prompt: the model does whatever a text tells it. */
export const naive = 'You are naive.';

const descriptionSchema = type({ description: text() });

/** Answers each order by its text; `prompt` is the version's own text. */
export const answering =
  (answer: (description: string, prompt: string) => object): Behaviour =>
  (response, { messages }) => {
    const [system, user] = messages.map(({ content }) => content);
    const [first]: unknown[] = Array.isArray(user) ? user : [];
    const data: unknown = JSON.parse((first as { text: string }).text);
    assert(data, descriptionSchema);
    return says(JSON.stringify(answer(data.description, String(system))))(response, { messages } as never);
  };

/** A model that knows the dishes of the cases and no gates, and obeys what it reads if its prompt is naive. */
export const cooks: Behaviour = answering((description, prompt) => {
  const obeys = prompt.includes(naive) && description.includes('Ignore all earlier');
  return { ...answerTo(description), ...(obeys ? { title: 'BANANA PARADE' } : {}) };
});

/** An AI endpoint for the lab, and the settings that lead to it. It answers by each of `first` once, and then as `cooks` does. */
export const startLabModel = (...first: Behaviour[]) => startModelOf(...first, cooks);

/** The same for any model: the last behaviour answers all further requests. */
export async function startModelOf(...behaviours: Behaviour[]): Promise<{ model: FakeModel; env: Record<string, string> }> {
  const [one = cooks, ...rest] = behaviours;
  const model = await startFakeModel(one, ...rest);
  return { model, env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'taster-1' } };
}
