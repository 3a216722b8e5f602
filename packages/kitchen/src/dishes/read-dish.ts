import { readData } from '#platform';
import { additionLines } from './shared-additions.ts';
import { faultAt, readDishEntries, type DishEntry, type DishField } from './dish-file.ts';
import { nounPhrase, readAddition, readClause, readIngredient, readOpen, readSwaps, readYield, wordsIn } from './dish-lines.ts';
import { risks, type Dish } from './dish.ts';
import { audiences, courses, cuisines, equipment, kinds, manners, methods, occasions, seasons } from './features.ts';

/** Every field of a dish; fields with a list of words name the allowed values. */
const fieldNames: ReadonlySet<string> = new Set(
  'title swapped also summary kinds courses cuisines occasions seasons audiences manners methods needs risks makes prep open list method varies takes swaps'.split(
    ' ',
  ),
);
const required = ['title', 'summary', 'kinds', 'courses', 'cuisines', 'makes', 'prep', 'list', 'method'];

const nothing: DishField = { line: 0, text: '', lines: [] };

/** Reads one dish; errors are reported with their line. */
class DishReader {
  readonly file: string;
  readonly entry: DishEntry;

  constructor(file: string, entry: DishEntry) {
    this.file = file;
    this.entry = entry;
  }

  field(name: string): DishField {
    return this.entry.fields.get(name) ?? nothing;
  }

  /** The result of `read`; adds the line to its error. */
  at<T>(line: number, read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw faultAt(this.file, line, `${this.entry.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  text<T>(name: string, read: (text: string) => T): T {
    const { line, text } = this.field(name);
    return this.at(line, () => read(text));
  }

  lines<T>(name: string, read: (text: string) => T): T[] {
    return this.field(name).lines.map(({ line, text }) => this.at(line, () => read(text)));
  }

  /** Lines of `food: text`. */
  pairs<T>(name: string, read: (key: string, text: string) => T): T[] {
    return this.lines(name, (line) => {
      const [, key = '', text = ''] = /^(@?[a-z0-9-]+):\s*(.+)$/.exec(line) ?? [];
      if (key === '') throw new Error(`"${line}" needs a name and a colon`);
      return read(key, text);
    });
  }

  words<Word extends string>(name: string, allowed: readonly Word[]): Word[] {
    return this.text(name, (text) =>
      wordsIn(text).map((word) => {
        const known = allowed.find((one) => one === word);
        if (known === undefined) throw new Error(`"${word}" is not among the ${name}`);
        return known;
      }),
    );
  }

  checkFields(): void {
    for (const [name, { line }] of this.entry.fields)
      if (!fieldNames.has(name)) throw faultAt(this.file, line, `${this.entry.id}: "${name}" is no field of a dish`);
    for (const name of required)
      if (!this.entry.fields.has(name)) throw faultAt(this.file, this.entry.line, `${this.entry.id}: "${name}" is missing`);
  }

  dish(): Dish {
    this.checkFields();
    const isOpen = this.entry.fields.has('open');
    return {
      id: this.entry.id,
      // An improvised dish is named after its foods: "carrot soup".
      title: this.text('title', (text) => nounPhrase(text, isOpen ? 'one' : 'bare')),
      titleWhenSwapped: this.entry.fields.has('swapped') ? this.text('swapped', (text) => nounPhrase(text)) : null,
      also: this.text('also', (text) => text.split(';').map((name) => name.trim())).filter((name) => name !== ''),
      summary: this.text('summary', (text) => nounPhrase(text)),
      kinds: this.words('kinds', kinds),
      courses: this.words('courses', courses),
      cuisines: this.words('cuisines', cuisines),
      occasions: this.words('occasions', occasions),
      seasons: this.words('seasons', seasons),
      audiences: this.words('audiences', audiences),
      manners: this.words('manners', manners),
      methods: this.words('methods', methods),
      needs: this.words('needs', equipment),
      makes: this.text('makes', readYield),
      prepMinutes: this.text('prep', (text) => {
        if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no number of minutes`);
        return Number(text);
      }),
      ingredients: this.lines('list', readIngredient),
      steps: this.lines('method', (line) => line.split(' / ').map((sentence) => readClause(sentence))),
      swaps: new Map(this.pairs('swaps', (food, text) => [food, readSwaps(text)] as const)),
      variations: this.pairs('varies', (food, text) => ({ food, by: wordsIn(text) })),
      additions: this.lines('takes', (text) => additionLines(text).map(readAddition)).flat(),
      risks: this.words('risks', risks),
      open: this.pairs('open', readOpen),
    };
  }
}

/** The dishes of a text, with `file` for errors. @throws Error that names file, line and dish. */
export const readDishes = (file: string, text: string): Dish[] =>
  readDishEntries(file, text).map((entry) => new DishReader(file, entry).dish());

/** The dishes of a file of data/. */
export const dishesOf = (file: string): Dish[] => readDishes(file, readData(file));
