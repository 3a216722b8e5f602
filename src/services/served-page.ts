import { is } from 'superstruct';
import { fromWire } from '../../contract/casing.ts';
import { sessionSchema, type Session } from '../../contract/entities.ts';
import { takenOver } from '../../contract/shell/served-page.ts';

/** A text that was typed before the code arrived. */
interface TypedEarly {
  name: string;
  value: string;
}

/** What was typed into the served page, and which of its fields has the focus. */
interface LeftBehind {
  typed: readonly TypedEarly[];
  focused: string | null;
}

const rootOf = (): HTMLElement | null => (typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('#root'));

/** The digest of the state that the page in the document was rendered from; null for an empty page. */
export const servedDigest = (root: HTMLElement): string | null => (root.childElementCount > 0 ? (root.dataset['digest'] ?? null) : null);

/** True while the document holds a page that the server has rendered, and that the code has not taken over. */
export function isServed(): boolean {
  const root = rootOf();
  return !isTaken && root !== null && servedDigest(root) !== null;
}

let isTaken = false;
let resolveTaken = (): void => undefined;
const taken = new Promise<void>((resolve) => {
  resolveTaken = resolve;
});

/** Resolves when the code has taken the served page over: nothing may change what it shows before. At once for an empty page. */
export async function whenTakenOver(): Promise<void> {
  if (isServed()) await taken;
}

/** The page belongs to the code from now on. */
export function tellTakenOver(): void {
  isTaken = true;
  delete rootOf()?.dataset['digest'];
  resolveTaken();
  document.dispatchEvent(new Event(takenOver));
}

const fieldsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input[name]')].filter(({ type }) => type !== 'radio' && type !== 'checkbox');

/** Sets a field as its user does: past React, which watches the property of the element itself. */
const setField = (field: HTMLInputElement, value: string) => Reflect.set(HTMLInputElement.prototype, 'value', value, field);

/** Takes what was typed early out of the fields, which are then as they were served. */
export function takeTyped(root: HTMLElement): LeftBehind {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLInputElement && root.contains(activeElement) ? activeElement.name : null;
  const changed = fieldsIn(root).filter(({ value, defaultValue }) => value !== defaultValue);
  const typed = changed.map(({ name, value }) => ({ name, value }));
  for (const field of changed) setField(field, field.defaultValue);
  return { typed, focused };
}

/** Types it again, for the code to hear. */
export function giveTypedBack(root: HTMLElement, { typed, focused }: LeftBehind): void {
  const fields = fieldsIn(root);
  for (const { name, value } of typed) {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) continue;
    setField(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const field = fields.find(({ name }) => name === focused);
  if (field !== undefined && field !== document.activeElement) field.focus();
}

const answers: ReadonlyMap<string, unknown> = new Map(
  Object.entries((typeof document === 'undefined' ? null : parsed(document.querySelector('#answers'))) ?? {}),
);
const used = new Set<string>();

function parsed(block: Element | null): Record<string, unknown> | null {
  const value: unknown = JSON.parse(block?.textContent ?? 'null');
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

/** The body of an answer that came with the page, for the first call that asks for it; null without one. */
export function takeServedAnswer(address: string): unknown {
  if (used.has(address) || !answers.has(address)) return null;
  used.add(address);
  return answers.get(address);
}

/** A page from the history may be older than the session: the browser does not ask for it again. */
const isFromHistory = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

/** The session that came with the page, for the first look-up; null without one. `guest` makes the session of a reader who is not signed in. */
export function takeServedSession(guest: () => Session): Session | null {
  const block = document.querySelector('#session');
  const text = block?.textContent ?? null;
  block?.remove();
  if (text === null || isFromHistory()) return null;
  const value = fromWire(JSON.parse(text));
  if (value === null) return guest();
  return is(value, sessionSchema) ? value : null;
}
