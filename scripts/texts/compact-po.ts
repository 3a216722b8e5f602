import { formatter } from '@lingui/format-po';

const options = { origins: false, lineNumbers: false };
/** The pages' messages are keyed by a hash of the English text, those of the server and the kitchen by the text itself. */
const pages = formatter(options);
const sentences = formatter({ ...options, explicitIdAsDefault: true });
const formatOf = (file: string) => (/[/\\]src[/\\]language[/\\]/.test(file) ? pages : sentences);

/** Headers that only name the program and the time of an extraction. */
const noise = /^"(?:POT-Creation-Date|MIME-Version|Content-Transfer-Encoding|X-Generator):.*\n/gm;

/** gettext catalogs with two lines for a message: its English text and the translation. The blank line after the headers stays. */
export function compact(po: string): string {
  const [headers = '', ...messages] = po
    .replace(noise, '')
    .trim()
    .split(/\n{2,}/);
  return `${[headers, messages.join('\n')].join('\n\n')}\n`;
}

export const compactPo: ReturnType<typeof formatter> = {
  catalogExtension: '.po',
  parse: (content, context) => formatOf(context.filename).parse(content, context),
  serialize: async (catalog, context) => compact(await formatOf(context.filename).serialize(catalog, context)),
};
