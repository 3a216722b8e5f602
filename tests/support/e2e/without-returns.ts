import { declaredTransitions, transitionName } from '../transitions.ts';
import type { BrowserDriver } from './browser-driver.ts';

const told = new Set(['network.returned', 'viewer.returned', 'language.changed']);

const reason = 'The page tells each of its flows the same: tests/e2e/returns.spec.ts sees that it does.';

/**
 * The driver of a flow that leaves out what the page around it tells when something is there again. It goes the way that a press on
 * "Try again" goes, which tests/machines/parts/returned.test.ts sees to. `after` are states that such news alone leads to, and why they are left out.
 */
export function withoutReturns(driver: BrowserDriver, after: readonly string[] = []): BrowserDriver {
  const { machine } = driver.subject;
  const left = declaredTransitions(machine).filter(
    ({ eventType, source }) => told.has(String(eventType)) || after.includes(source.path.join('.')),
  );
  return {
    ...driver,
    states: { ...driver.states, ...Object.fromEntries(after.map((state) => [state, { fleeting: reason }])) },
    without: { ...driver.without, ...Object.fromEntries(left.map((transition) => [transitionName(transition), reason])) },
    isOffered: (snapshot, event) => !told.has(event.type) && (driver.isOffered?.(snapshot, event) ?? true),
  };
}
