/** What a call tells of the server: it answered, with the build that it has if it says so; or nobody did. */
export type ServerNews = { type: 'answered'; build: string | null } | { type: 'silent' };

type Listener = (news: ServerNews) => void;

const listeners = new Set<Listener>();

export function tellNews(news: ServerNews): void {
  for (const listener of listeners) listener(news);
}

/** What is heard this way is not asked for again. Returns the way to stop. */
export function hearNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In which the server names its build. The worker has the same name: it must be one file. */
const buildHeader = 'x-build';

export const answeredBy = ({ headers }: Pick<Response, 'headers'>): ServerNews => ({ type: 'answered', build: headers.get(buildHeader) });
