import { is } from 'superstruct';
import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { shoppingEventsPath, shoppingListSchema } from '../../contract/recipes/shopping.ts';
import type { ShoppingEvent } from '../../machines/recipes/shopping.machine.ts';

const dataOf = (event: string) =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length))
    .join('\n');

/** The data of each server-sent event of a stream that `fetch` has opened. EventSource sends no body, and an address is no place for a secret. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) if (dataOf(event) !== '') yield dataOf(event);
  }
}

/** What becomes of a list. `key` is the secret of a link; null for the viewer's own list. */
export const followList = (key: string | null): CallbackActorLogic<EventObject> =>
  fromCallback<EventObject>(({ sendBack }) => {
    const left = new AbortController();
    const tell = (event: ShoppingEvent) => {
      if (!left.signal.aborted) sendBack(event);
    };
    const follow = async () => {
      const response = await fetch(shoppingEventsPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(key === null ? {} : { key }),
        signal: left.signal,
      });
      if (response.status === 404) return tell({ type: 'list.lost' });
      if (response.ok && response.body !== null) {
        for await (const data of eventsIn(response.body)) {
          const list = fromWire(JSON.parse(data));
          if (is(list, shoppingListSchema)) tell({ type: 'list.told', list });
        }
      }
      return tell({ type: 'stream.broke' });
    };
    follow().catch(() => tell({ type: 'stream.broke' }));
    return () => left.abort();
  });
