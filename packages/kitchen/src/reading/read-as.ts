import { readOnce } from './read-one.ts';
import type { Understood } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An order is read for its wishes, before it is cooked, and while it is: so many texts of each language are kept. */
const mostKept = 4;
const kept = new WeakMap<Vocabulary, Map<string, Understood>>();

/** `readOnce`, or what it read lately. */
export function readAs(vocabulary: Vocabulary, written: string): Understood {
  const lately = kept.get(vocabulary) ?? new Map<string, Understood>();
  kept.set(vocabulary, lately);
  const understood = lately.get(written) ?? readOnce(vocabulary, written);
  lately.delete(written);
  lately.set(written, understood);
  for (const oldest of lately.keys()) if (lately.size > mostKept) lately.delete(oldest);
  return understood;
}
