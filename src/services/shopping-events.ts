import { createParser } from 'eventsource-parser';
import { is } from 'superstruct';
import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { shoppingEventsPath, shoppingListSchema } from '../../contract/recipes/shopping.ts';
import type { ShoppingEvent } from '../../machines/recipes/shopping.machine.ts';

/** Reads server-sent events from a `fetch` response. EventSource cannot send a body, and a secret must not be in an address. */
async function readEvents(body: ReadableStream<Uint8Array>, hear: (data: string) => void): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => hear(data) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** Changes of a list. `key` is the secret of a share link; null for the viewer's own list. */
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
      if (response.ok && response.body !== null)
        await readEvents(response.body, (data) => {
          const list = fromWire(JSON.parse(data));
          if (is(list, shoppingListSchema)) tell({ type: 'list.told', list });
        });
      return tell({ type: 'stream.broke' });
    };
    follow().catch(() => tell({ type: 'stream.broke' }));
    return () => left.abort();
  });
