import { servingsFor, soughtOf } from '@anydish/kitchen/read';
import { type Cook, type CookEvent, type CookOrder } from '@anydish/kitchen/cook';

/** An order with nothing special about it. */
export function orderFor(description: string, more: Partial<CookOrder> = {}): CookOrder {
  const request = {
    requestKey: 'key-of-a-test',
    description,
    photoGuid: null,
    photos: [],
    language: 'en' as const,
    servings: 4,
    unitSystem: 'metric' as const,
    diets: [],
    choice: null,
    improvise: false,
    ...more,
  };
  const sought = soughtOf(request, [], request.language);
  return { ...request, servings: servingsFor(sought, request.servings), sought };
}

/** All that a cook says about an order. */
export async function cookAll(cook: Cook, order: CookOrder, signal = new AbortController().signal): Promise<CookEvent[]> {
  const events: CookEvent[] = [];
  for await (const event of cook.cook(order, signal)) events.push(event);
  return events;
}

/** The last event, which must be of the given type. */
export async function lastEvent<T extends CookEvent['type']>(
  cook: Cook,
  order: CookOrder,
  expected: T,
): Promise<Extract<CookEvent, { type: T }>> {
  const last = (await cookAll(cook, order)).at(-1);
  const isExpected = (event: CookEvent | undefined): event is Extract<CookEvent, { type: T }> => event?.type === expected;
  if (!isExpected(last)) throw new Error(`Expected ${expected}, but the cook ended with ${JSON.stringify(last)}.`);
  return last;
}
