import { boolean, integer, is, min, optional, record, string, type, type Infer } from 'superstruct';
import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate';
import type { Progress } from '../../machines/recipes/cook-mode.machine.ts';
import { recordKeys } from './account-records.ts';
import { storedRecord } from './stored-record.ts';

const progressSchema = type({
  step: min(integer(), 0),
  /** Missing in what older versions stored. */
  wasCooked: optional(boolean()),
});
const storedSchema = type({ userGuid: string(), recipes: record(string(), progressSchema) });
const progressOf = ({ step, wasCooked = false }: Infer<typeof progressSchema>): Progress => ({ step, wasCooked });
const messageSchema = type({ guid: string(), progress: progressSchema });

const stored = storedRecord<Infer<typeof storedSchema>, unknown>(() => localStorage, recordKeys.browser.cooking, storedSchema);
/** Limit of recipes cooked at once; the oldest progress is dropped. */
const most = 20;

/** Cook-mode progress of a recipe, shared by all tabs of this browser. */
export interface CookingProgress {
  read: () => Progress | null;
  write: (progress: Progress) => void;
  follow: CallbackActorLogic<EventObject>;
}

export function createCookingProgress(userGuid: string, guid: string): CookingProgress {
  let opened: BroadcastChannel | undefined;
  const channel = () => (opened ??= new BroadcastChannel('anydish.cooking'));
  const own = () => {
    const found = stored.read();
    return found?.userGuid === userGuid ? found.recipes : {};
  };
  return {
    read: () => {
      const kept = own()[guid];
      return kept === undefined ? null : progressOf(kept);
    },
    write: (progress) => {
      const others = Object.entries(own()).filter(([other]) => other !== guid);
      const kept = progressOf(progress);
      stored.write({ userGuid, recipes: Object.fromEntries([...others.slice(-most + 1), [guid, kept]]) });
      channel().postMessage({ guid, progress: kept });
    },
    follow: fromCallback(({ sendBack }) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (is(data, messageSchema) && data.guid === guid) sendBack({ type: 'progress.replaced', progress: progressOf(data.progress) });
      };
      channel().addEventListener('message', hear);
      return () => {
        channel().removeEventListener('message', hear);
        channel().close();
        opened = undefined;
      };
    }),
  };
}
