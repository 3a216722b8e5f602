import { Parser } from 'htmlparser2';

/** What is read of a page at most. Real pages stay far below. */
const most = { depth: 300, scripts: 40, scriptBytes: 1_500_000, text: 400_000 } as const;

/** What stands around a recipe on every page, and what is no text. */
const around: ReadonlySet<string> = new Set(
  'nav header footer aside form noscript button select script style iframe object svg math template'.split(' '),
);
const blocks: ReadonlySet<string> = new Set('br p div li h1 h2 h3 h4 h5 h6 tr ul ol section article main table blockquote'.split(' '));
const main: ReadonlySet<string> = new Set(['main', 'article']);

export interface PageText {
  /** The texts of its blocks of linked data. */
  linkedData: readonly string[];
  /** What its first heading says; '' for none. */
  heading: string;
  /** What it shows, a block a line: "# " before headings, "- " before entries of lists, tabs between cells. Of `main` or `article` where there is one. */
  text: string;
}

/** Takes a page apart in one pass. A page that is nested deeper than any real one is read to there. */
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
        // Line ends of the source are spaces on the page.
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
