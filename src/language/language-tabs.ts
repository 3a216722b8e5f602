import { enums, object } from 'superstruct';
import { locales } from '../../contract/shell/locales.ts';
import { openTabChannel } from '../services/tab-channel.ts';

/** The channel on which tabs of one browser announce a language choice. */
export const languageChannel = 'anydish.language';

/** This tab's end of the channel. */
export const createLanguageTabs = () =>
  openTabChannel(languageChannel, object({ locale: enums(locales) }), ({ locale }) => ({ type: 'language.announced', locale }));
