/** A proxy for any value: reading or calling it returns another proxy. */
function anything(): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? '' : Number.NaN);
      if (name === Symbol.iterator) return () => [].values();
      if (typeof name === 'symbol') return undefined;
      return anything();
    },
    apply: () => anything(),
    has: () => true,
    ownKeys: () => ['prototype'],
  });
}

/** The result of `read` on a probe; null when it fails. */
function dryRun(read: unknown, event: unknown): unknown {
  if (typeof read !== 'function') return read;
  try {
    return (read as (scope: object) => unknown)({ context: anything(), event, self: anything(), system: anything() });
  } catch {
    return null;
  }
}

const paramsOf = (use: unknown): unknown => (typeof use === 'object' && use !== null && 'params' in use ? use.params : undefined);

/**
 * The constant params of a guard or action: `{ type: 'isStep', params: () => ({ current: 'profile' }) }` gives "profile". They
 * distinguish two uses of one guard; values from event or context are unknown before the machine runs.
 */
export function constantsOf(use: unknown): string[] {
  const params = dryRun(paramsOf(use), anything());
  if (typeof params !== 'object' || params === null) return [];
  return Object.entries(params).flatMap(([name, value]) => {
    if (value === true) return [name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

/** The event fields that guards, actions and inputs read: those the event should have. */
export function fieldsRead(type: string, uses: readonly unknown[]): string[] {
  const fields = new Set<string>();
  const event = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'type') return type;
        if (typeof name === 'string') fields.add(name);
        return anything();
      },
    },
  );
  for (const use of uses) dryRun(typeof use === 'function' ? use : paramsOf(use), event);
  return [...fields];
}
