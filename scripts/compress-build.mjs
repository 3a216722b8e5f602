// Compresses what was built, once and as well as it goes: a server that did it for each visitor could afford far less.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

// Fonts are compressed already; WebAssembly is not.
const isText = /\.(?:js|css|svg|wasm)$/;

/** Puts beside each text under `folder` its Brotli form, `<name>.br`, where that is smaller. */
export async function compressBuild(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => isText.test(name));
  const compress = promisify(brotliCompress);
  await Promise.all(
    names.map(async (name) => {
      const text = readFileSync(join(folder, name));
      const compressed = await compress(text);
      if (compressed.length < text.length) writeFileSync(join(folder, `${name}.br`), compressed);
    }),
  );
}
