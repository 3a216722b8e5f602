/** What a call reveals about the server: it answered, with its build if given; or it did not. */
export type ServerNews = { type: 'answered'; build: string | null } | { type: 'silent' };

type Listener = (news: ServerNews) => void;

const listeners = new Set<Listener>();

export function tellNews(news: ServerNews): void {
  for (const listener of listeners) listener(news);
}

/** Subscribes to what other calls reveal; makes no calls itself. Returns a function to unsubscribe. */
export function hearNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The header with the server's build. The worker repeats the name, because it must be a single file. */
const buildHeader = 'x-build';

export const answeredBy = ({ headers }: Pick<Response, 'headers'>): ServerNews => ({ type: 'answered', build: headers.get(buildHeader) });
