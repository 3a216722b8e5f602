import { is, nullable, object, string } from 'superstruct';
import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate';

/** The channel over which the tabs of one browser, which share a session, tell each other whose it is. */
export const sessionChannel = 'anydish.session';

const announcementSchema = object({ userGuid: nullable(string()) });

/** What a session actor hears of the tabs around it, and says to them. */
export interface SessionTabs {
  follow: CallbackActorLogic<EventObject>;
  tell: (userGuid: string | null) => void;
}

/** This tab's end of the channel. It carries a guid and nothing else; what it means, each tab asks the server. */
export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(sessionChannel);
  return {
    follow: fromCallback(({ sendBack }) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (is(data, announcementSchema)) sendBack({ type: 'session.announced', userGuid: data.userGuid });
      };
      // A tab that slept may have missed what was said, and a session may have run out.
      const look = () => {
        if (document.visibilityState === 'visible') sendBack({ type: 'session.refresh.requested' });
      };
      channel.addEventListener('message', hear);
      document.addEventListener('visibilitychange', look);
      return () => {
        channel.removeEventListener('message', hear);
        document.removeEventListener('visibilitychange', look);
      };
    }),
    tell: (userGuid) => channel.postMessage({ userGuid }),
  };
}
