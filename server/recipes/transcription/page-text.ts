import { Parser } from 'htmlparser2';

/** Size limits of a page. Real pages stay far below. */
const most = { depth: 300, scripts: 40, scriptBytes: 1_500_000, text: 400_000 } as const;

/** Elements that surround the recipe on every page, or contain no text. */
const around: ReadonlySet<string> = new Set(
  'nav header footer aside form noscript button select script style iframe object svg math template'.split(' '),
);
const blocks: ReadonlySet<string> = new Set('br p div li h1 h2 h3 h4 h5 h6 tr ul ol section article main table blockquote'.split(' '));
const main: ReadonlySet<string> = new Set(['main', 'article']);

export interface PageText {
  /** Its linked-data blocks. */
  linkedData: readonly string[];
  /** Its first heading; '' when there is none. */
  heading: string;
  /**
   * Its visible text, one block per line: "# " before headings, "- " before list entries, tabs between cells. From `main` or `article` if present.
   */
  text: string;
}

/** Parses a page in one pass. Below the nesting limit the rest is ignored. */
export function pageText(html: string): PageText {
  const linkedData: string[] = [];
  let scriptBytes = 0;
  let script: string[] | null = null;
  let heading: string | null = null;
  let isInHeading = false;
  let depth = 0;
  let hidden = 0;
  let inMain = 0;
  let isOver = false;
  const all: string[] = [];
  const inside: string[] = [];
  let length = 0;

  const say = (text: string) => {
    if (hidden > 0 || length > most.text) return;
    length += text.length;
    all.push(text);
    if (inMain > 0) inside.push(text);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (isOver) return;
        depth += 1;
        if (depth > most.depth) {
          isOver = true;
          parser.pause();
          return;
        }
        if (name === 'script' && /^\s*application\/ld\+json/i.test(attributes['type'] ?? '') && linkedData.length < most.scripts)
          script = [];
        if (around.has(name)) hidden += 1;
        if (main.has(name)) inMain += 1;
        if (name === 'h1' && heading === null) {
          heading = '';
          isInHeading = true;
        }
        if (blocks.has(name)) say('\n');
        if (/^h[1-6]$/.test(name)) say(`${'#'.repeat(Number(name.slice(1)))} `);
        if (name === 'li') say('- ');
      },
      ontext: (text) => {
        if (isOver) return;
        if (script !== null) {
          scriptBytes += text.length;
          if (scriptBytes <= most.scriptBytes) script.push(text);
          return;
        }
        if (isInHeading && heading !== null && heading.length < 1_000) heading += text;
        // Source line breaks are spaces on the page.
        say(text.replace(/\s+/g, ' '));
      },
      onclosetag: (name) => {
        if (isOver) return;
        depth -= 1;
        if (name === 'script' && script !== null) {
          linkedData.push(script.join(''));
          script = null;
        }
        if (around.has(name)) hidden -= 1;
        if (name === 'td' || name === 'th') say('\t');
        if (blocks.has(name)) say('\n');
        if (main.has(name)) inMain -= 1;
        if (name === 'h1') isInHeading = false;
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  if (!isOver) parser.end();
  const shown = inside.join('');
  return { linkedData, heading: (heading ?? '').replace(/\s+/g, ' ').trim(), text: shown.trim() === '' ? all.join('') : shown };
}
