/** A file of the product's code that did not come. */
export class FileError extends Error {
  readonly address: string;
  /** The server answered that it has no such file. */
  readonly isMissing: boolean;

  constructor(address: string, { status = 0 }: { status?: number } = {}) {
    super(`Unable to load ${address}`);
    this.address = address;
    this.isMissing = status === 404 || status === 410;
  }
}

/** Files that are here or on their way, by address. One that failed is not: the next import asks for it again. */
const files = new Map<string, Promise<void>>();

for (const { href } of document.querySelectorAll<HTMLLinkElement>('link:is([rel=modulepreload], [rel=stylesheet])'))
  files.set(href, Promise.resolve());

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

/** Leaves the file in the browser's cache, where an import or a link finds it. */
async function cacheFile(address: string): Promise<void> {
  const response = await fetch(address).catch(() => Response.error());
  if (!response.ok) throw new FileError(address, response);
  // Only a file that was read to its end is kept.
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
 * Every `import()` of a build runs in this (vite.config.ts puts it in the place of Vite's own helper): `load` is the import, `names` the
 * files that it needs, relative to `importer`. Chromium repeats the failure of a script, preloaded or imported, until the page is
 * reloaded, so no import begins before its files are here. Rejects as `load` does, or with a `FileError`; the
 * next call asks for that file again.
 */
export async function importWithFiles<T>(load: () => Promise<T>, names: readonly string[] = [], importer = document.baseURI): Promise<T> {
  await Promise.all(names.map((name) => fetchFile(new URL(name, importer).href)));
  return load();
}
