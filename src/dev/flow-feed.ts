import { is } from 'superstruct';
import type { RecordedEvent, TabSignal } from '../../machines/developer/flow-viewer.model.ts';
import type { Channel } from './flow-channel.ts';
import { tabSignalSchema, type ViewerSignal } from './flow-signals.ts';

/** The viewer's end of the channel. */
export interface FlowFeed {
  /** Calls back with messages of the tabs from now on. Returns a function to stop. */
  listen: (onSignal: (signal: TabSignal) => void) => () => void;
  /** Asks the tab of the actor with this key to send it an event. */
  send: (key: string, event: RecordedEvent) => void;
}

export function createFlowFeed(channel: Channel): FlowFeed {
  const tell = (signal: ViewerSignal) => channel.postMessage(signal);
  return {
    listen: (onSignal) => {
      const hear = ({ data }: { data: unknown }) => {
        if (!is(data, tabSignalSchema)) return;
        if (data.type === 'tab.opened') tell({ type: 'viewer.opened' });
        else onSignal(data);
      };
      channel.addEventListener('message', hear);
      tell({ type: 'viewer.opened' });
      return () => {
        channel.removeEventListener('message', hear);
        tell({ type: 'viewer.closed' });
      };
    },
    send: (key, event) => tell({ type: 'event.sent', key, event }),
  };
}
