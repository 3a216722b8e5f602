import { is, nullable, object, string } from 'superstruct';
import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate';

/** The channel on which the tabs of a browser, which share a session, announce its user. */
export const sessionChannel = 'anydish.session';

const announcementSchema = object({ userGuid: nullable(string()) });

/** A session actor's connection to the other tabs. */
export interface SessionTabs {
  follow: CallbackActorLogic<EventObject>;
  tell: (userGuid: string | null) => void;
}

/** This tab's end of the channel. It carries only a guid; each tab asks the server for the rest. */
export function createSessionTabs(): SessionTabs {
  const channel = new BroadcastChannel(sessionChannel);
  return {
    follow: fromCallback(({ sendBack }) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (is(data, announcementSchema)) sendBack({ type: 'session.announced', userGuid: data.userGuid });
      };
      // A sleeping tab may have missed messages, and a session may have expired.
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
