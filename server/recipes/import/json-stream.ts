import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { Unusable } from './draft.ts';
import { isJson, type Json } from './json.ts';

/** Limits per JSON text; recipes in real exports have a few hundred values, nested eight deep. */
const jsonLimits = { values: 50_000, depth: 60, recipes: 12_000 } as const;

/** Bytes parsed before results are yielded. */
const stride = 64 * 1024;

const opening: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const closing: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

const lists: ReadonlySet<string> = new Set(['@graph', 'recipes', 'itemListElement']);

/** Counts values in memory, so that no text creates more objects than a recipe has. */
class Counter {
  #values = 0;
  #depth = 0;

  /** Results so far are yielded and released. */
  reset(): void {
    this.#values = 0;
  }

  take(token: TokenType): void {
    this.#values += 1;
    if (opening.has(token)) this.#depth += 1;
    if (closing.has(token)) this.#depth -= 1;
    if (this.#values > jsonLimits.values || this.#depth > jsonLimits.depth) throw new Unusable('tooLarge');
  }
}

/** The first character that is not white space. */
function firstSign(bytes: Uint8Array): string {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const at = bytes.findIndex((byte, index) => index >= start && byte > 0x20);
  return at < 0 ? '' : String.fromCodePoint(bytes[at] ?? 0);
}

/**
 * The objects of a JSON text, one after the other: the entries of its list, those of an object's list of recipes, or the object itself. Yielded
 * objects are not retained.
 * @throws Unusable `unreadable` for invalid JSON, `tooLarge` for more values or deeper nesting than any recipe has
 */
export function* objectsIn(bytes: Uint8Array): Generator<Json> {
  const isList = firstSign(bytes) === '[';
  const counter = new Counter();
  const found: Json[] = [];
  const whole: Json = {};
  let entries = 0;
  const parser = new TokenParser({ paths: isList ? ['$.*'] : ['$.*.*', '$.*'], keepStack: false });
  parser.onValue = ({ value, key, parent, stack }) => {
    const isEntry = stack.length === 2;
    const name = String(isEntry ? stack[1]?.key : key);
    if (isList || (isEntry && lists.has(name))) {
      // Remove yielded objects, so that the list does not grow.
      if (isEntry && Array.isArray(parent)) parent.length = 0;
      entries += 1;
      if (entries > jsonLimits.recipes) throw new Unusable('tooLarge');
      if (isJson(value)) found.push(value);
      counter.reset();
    } else if (!isEntry) whole[name] = value;
  };
  const tokenizer = new Tokenizer();
  tokenizer.onToken = (token) => {
    counter.take(token.token);
    parser.write(token);
  };
  const bytesOnly = bytes[0] === 0xef ? bytes.subarray(3) : bytes;
  if (bytesOnly.length === 0) throw new Unusable('unreadable');
  for (let at = 0; at < bytesOnly.length; at += stride) {
    try {
      tokenizer.write(bytesOnly.subarray(at, at + stride));
      if (at + stride >= bytesOnly.length) tokenizer.end();
    } catch (error) {
      yield* found.splice(0);
      throw error instanceof Unusable ? error : new Unusable('unreadable');
    }
    yield* found.splice(0);
  }
  if (!parser.isEnded) throw new Unusable('unreadable');
  if (!isList && entries === 0) yield whole;
}
