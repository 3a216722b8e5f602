import { createParser } from 'eventsource-parser';
import { is } from 'superstruct';
import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { shoppingEndpoints, shoppingEventsPath, shoppingListSchema } from '../../contract/recipes/shopping.ts';
import type { ShoppingEvent } from '../../machines/recipes/shopping.machine.ts';
import { hasMessages, hearMessages } from './account-messages.ts';
import type { Api } from './api.ts';

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

type Tell = (event: ShoppingEvent) => void;
type Stop = () => void;

/** The event stream of a list. `key` is the secret of a share link; null for the viewer's own list. */
function streamList(key: string | null, send: Tell): Stop {
  const left = new AbortController();
  const tell: Tell = (event) => {
    if (!left.signal.aborted) send(event);
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
}

/** The viewer's own list is read when a message says that it has changed, and once more when there may have been messages before. */
function hearList(api: Api, send: Tell): Stop {
  const left = new AbortController();
  const tell: Tell = (event) => {
    if (!left.signal.aborted) send(event);
  };
  const read = () =>
    void api(shoppingEndpoints.readShopping, { body: {}, signal: left.signal }).then(
      (list) => tell({ type: 'list.told', list }),
      () => tell({ type: 'stream.broke' }),
    );
  const stopHearing = hearMessages((news) => {
    if (news.kind === 'live' ? news.isLive : news.message.kind === 'shopping') read();
  });
  read();
  return () => {
    left.abort();
    stopHearing();
  };
}

/** Changes of the list behind a link. */
export const followLinkedList = (key: string): CallbackActorLogic<EventObject> =>
  fromCallback<EventObject>(({ sendBack }) => streamList(key, sendBack));

/** Changes of the viewer's own list: by the messages of the account while there are any, else from the list's own stream. */
export const followOwnList = (api: Api): CallbackActorLogic<EventObject> =>
  fromCallback<EventObject>(({ sendBack }) => {
    const follow = (isLive: boolean) => (isLive ? hearList(api, sendBack) : streamList(null, sendBack));
    let isHearing = hasMessages();
    let stop = follow(isHearing);
    const stopHearing = hearMessages((news) => {
      if (news.kind !== 'live' || news.isLive === isHearing) return;
      isHearing = news.isLive;
      stop();
      stop = follow(isHearing);
    });
    return () => {
      stopHearing();
      stop();
    };
  });
