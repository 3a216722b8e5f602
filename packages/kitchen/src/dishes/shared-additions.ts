import { readData } from '#platform';
import { faultAt } from './dish-file.ts';

const file = 'additions.txt';

interface SharedList {
  lines: readonly string[];
}

let known: ReadonlyMap<string, SharedList> | null = null;

/** The lists of data/additions.txt by name; loaded once. */
function sharedLists(): ReadonlyMap<string, SharedList> {
  if (known !== null) return known;
  const lists = new Map<string, { lines: string[] }>();
  let last: { lines: string[] } | null = null;
  readData(file)
    .split('\n')
    .forEach((raw, index) => {
      if (raw.trim() === '' || raw.startsWith('#')) return;
      if (!raw.startsWith(' ')) {
        last = { lines: [] };
        lists.set(raw.trim(), last);
      } else if (last === null) throw faultAt(file, index + 1, 'a list begins with its name');
      else last.lines.push(raw.trim());
    });
  known = lists;
  return lists;
}

/** Expands `like curry 2 5` to its lines; other lines are returned unchanged. @throws Error for a list that does not exist. */
export function additionLines(text: string): readonly string[] {
  const [, name, step, last] = /^like ([a-z-]+)(?: (\d+))?(?: (\d+))?$/.exec(text) ?? [];
  if (name === undefined) return [text];
  const list = sharedLists().get(name);
  if (list === undefined) throw new Error(`data/additions.txt has no list "${name}"`);
  const places: Readonly<Record<string, string | undefined>> = { step, last };
  return list.lines.map((line) =>
    line.replace(/\{(step|last)(\+1)?\}/g, (_, place: string, next: string | undefined) => {
      const given = places[place];
      if (given === undefined) throw new Error(`"${text}" does not say {${place}}`);
      return String(Number(given) + (next === undefined ? 0 : 1));
    }),
  );
}
