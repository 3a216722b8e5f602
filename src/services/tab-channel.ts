import { is, type Struct } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';

/** The channels of the product, by what is announced on them. */
export const tabChannels = { language: 'anydish.language', scheme: 'anydish.scheme' };

/** A channel on which the tabs of one browser announce something. `follow` sends the event of each message that another tab tells. */
export function openTabChannel<Message>(name: string, schema: Struct<Message>, eventOf: (message: Message) => EventObject) {
  const channel = new BroadcastChannel(name);
  return {
    follow: fromCallback<EventObject>(({ sendBack }) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (is(data, schema)) sendBack(eventOf(data));
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    }),
    tell: (message: Message) => channel.postMessage(message),
  };
}
