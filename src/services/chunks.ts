/** A code file that failed to load. */
export class FileError extends Error {
  readonly address: string;
  /** The server answered that the file does not exist. */
  readonly isMissing: boolean;

  constructor(address: string, { status = 0 }: { status?: number } = {}) {
    super(`Unable to load ${address}`);
    this.address = address;
    this.isMissing = status === 404 || status === 410;
  }
}

/** Files loaded or loading, by address. Failed files are removed, so that the next import requests them again. */
const files = new Map<string, Promise<void>>();

for (const { href } of document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])'))
  files.set(href, Promise.resolve());
// Styles that stand in a rendered page (server/shell/index-page.ts).
for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-files]'))
  for (const address of dataset['files']?.split(' ') ?? []) files.set(new URL(address, document.baseURI).href, Promise.resolve());

function applyStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new FileError(address));
    });
    document.head.append(link);
  });
}

/** Puts the file into the browser's cache, for the following import or link. */
async function cacheFile(address: string): Promise<void> {
  const response = await fetch(address).catch(() => Response.error());
  if (!response.ok) throw new FileError(address, response);
  // The browser caches a file only when it was read to its end.
  await response.arrayBuffer().catch(() => {
    throw new FileError(address);
  });
}

async function request(address: string): Promise<void> {
  await cacheFile(address);
  if (new URL(address).pathname.endsWith('.css')) await applyStyle(address);
}

function fetchFile(address: string): Promise<void> {
  let file = files.get(address);
  if (file === undefined) {
    file = request(address);
    files.set(address, file);
    file.catch(() => files.delete(address));
  }
  return file;
}

/**
 * Wraps every `import()` of a build (vite.config.ts puts it in place of Vite's own helper): `load` is the import, `names` are its
 * files, relative to `importer`. Chromium repeats a script's failure, preloaded or imported, until the page is reloaded, so no
 * import starts before its files are cached. Rejects as `load` does, or with a `FileError`; the next call requests that file again.
 */
export async function importWithFiles<T>(load: () => Promise<T>, names: readonly string[] = [], importer = document.baseURI): Promise<T> {
  await Promise.all(names.map((name) => fetchFile(new URL(name, importer).href)));
  return load();
}
