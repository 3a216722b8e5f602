import { cookOnce, type Ordered, type Outcome } from '../src/check/cook-once.ts';

/** The recipe for an order. @throws Error for a question or a refusal */
export async function cooked(ordered: Ordered): Promise<Extract<Outcome, { type: 'recipe' }>> {
  const outcome = await cookOnce(ordered);
  if (outcome.type !== 'recipe') throw new Error(`"${ordered.description}" is not cooked: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** The dish that is cooked for an order, or those that are offered; none for a refusal. */
export async function dishesFor(ordered: Ordered): Promise<string[]> {
  const outcome = await cookOnce(ordered);
  if (outcome.type === 'recipe') return [outcome.plan.dish ?? ''];
  return outcome.type === 'question' ? outcome.question.suggestions.map(({ id }) => id.split('+')[0] ?? '') : [];
}
