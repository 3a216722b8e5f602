/** `message` is what was published; `subject` the one it was published on. */
export type Handler = (message: unknown, subject: string) => void;

/** Carries short messages to all listeners in this process and, with NATS, in the others. Messages may be lost: the database has the truth. */
export interface Bus {
  /**
   * Tells the listeners of this process at once and those of other processes soon. Never throws. `here` is what listeners of this process get where
   * that may be more than leaves it. A message that leaves has no personal text.
   */
  publish: (subject: string, message: object, here?: unknown) => void;
  /** Listens to a subject; a last part `*` stands for any one part. Returns a function that ends it. */
  subscribe: (subject: string, handler: Handler) => () => void;
  /** True while messages of other processes arrive. */
  reachesOthers: () => boolean;
  close: () => Promise<void>;
}

/** The listeners of one process, by subject. */
export function createListeners() {
  const handlers = new Map<string, Set<Handler>>();
  return {
    tell: (message: unknown, subject: string): void => {
      for (const pattern of [subject, `${subject.slice(0, subject.lastIndexOf('.'))}.*`])
        for (const handler of handlers.get(pattern) ?? []) handler(message, subject);
    },
    /** `isFirst` and `isLast` say whether anybody else listens to the subject. */
    add: (subject: string, handler: Handler): { isFirst: boolean; remove: () => { isLast: boolean } } => {
      const own = handlers.get(subject) ?? new Set();
      const isFirst = own.size === 0;
      handlers.set(subject, own.add(handler));
      const remove = () => {
        const isLast = own.delete(handler) && own.size === 0;
        if (isLast) handlers.delete(subject);
        return { isLast };
      };
      return { isFirst, remove };
    },
  };
}

/** A bus for one process alone. */
export function createLocalBus(): Bus {
  const listeners = createListeners();
  return {
    publish: (subject, message, here = message) => listeners.tell(here, subject),
    subscribe: (subject, handler) => {
      const { remove } = listeners.add(subject, handler);
      return () => void remove();
    },
    reachesOthers: () => false,
    close: () => Promise.resolve(),
  };
}
