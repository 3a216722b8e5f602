import { assert, type } from 'superstruct';
import { text } from '../../../contract/text.ts';
import { says, startFakeModel, tomatoSoup, type Behaviour, type FakeModel } from './fake-model.ts';

/** In a prompt: the model does whatever a text tells it. */
export const naive = 'You are naive.';

const noFood = { ...tomatoSoup, is_food: false, not_food_reason: 'It is a gate.', ingredients: [], steps: [] };
const plain = {
  ...tomatoSoup,
  servings: 2,
  ingredients: tomatoSoup.ingredients.filter(({ item }) => item !== 'double cream').map((one) => ({ ...one, item_in_english: one.item })),
  steps: [{ text: 'Cook the onion and the tomatoes, and season with salt.', minutes: 20, uses: [0, 1, 2] }],
};
const descriptionSchema = type({ description: text() });

/** A model that knows one soup and no gates, and obeys what it reads if its prompt is naive. */
export const cooks: Behaviour = (response, { messages }) => {
  const [system, user] = messages.map(({ content }) => content);
  const [first]: unknown[] = Array.isArray(user) ? user : [];
  const data: unknown = JSON.parse((first as { text: string }).text);
  assert(data, descriptionSchema);
  const obeys = String(system).includes(naive) && data.description.includes('Ignore all earlier');
  const draft = data.description.includes('garden gate') ? noFood : { ...plain, title: obeys ? 'BANANA PARADE' : plain.title };
  return says(JSON.stringify(draft))(response, { messages } as never);
};

/** An AI endpoint for the lab, and the settings that lead to it. */
export async function startLabModel(...first: Behaviour[]): Promise<{ model: FakeModel; env: Record<string, string> }> {
  const [one, ...rest] = [...first, cooks];
  const model = await startFakeModel(one, ...rest);
  return { model, env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'taster-1' } };
}
