import { enums, is, object } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';
import { locales, type Locale } from '../../contract/shell/locales.ts';

/** The channel on which tabs of one browser announce a language choice. */
export const languageChannel = 'anydish.language';

const announcementSchema = object({ locale: enums(locales) });

/** This tab's end of the channel. */
export function createLanguageTabs() {
  const channel = new BroadcastChannel(languageChannel);
  return {
    follow: fromCallback<EventObject>(({ sendBack }) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (is(data, announcementSchema)) sendBack({ type: 'language.announced', locale: data.locale });
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    }),
    tell: (locale: Locale) => channel.postMessage({ locale }),
  };
}
