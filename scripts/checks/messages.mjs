// Texts: the catalogs hold exactly what the sources say, and no language lacks a translation.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePo } from 'pofile-ts';
import { capture, inRoot, productNode, root, tool } from '../runtime.mjs';

const sources = ['src', 'server', 'packages'];
const extraction = ['lingui.config.ts', 'scripts/texts'];

function contentOf(folder, file) {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Extracts in a copy, so that a check never writes into the tree. */
export async function messages() {
  const copy = mkdtempSync(join(tmpdir(), 'anydish-messages-'));
  try {
    for (const part of [...sources, 'contract', 'package.json', ...extraction]) cpSync(inRoot(part), join(copy, part), { recursive: true });
    symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'), 'dir');
    const lingui = (...args) => capture(productNode(), [tool('@lingui/cli', 'lingui'), ...args], { cwd: copy });

    const extracted = await lingui('extract', '--clean');
    if (extracted.code !== 0) return [extracted.output.trim()];
    const files = sources.flatMap((source) =>
      readdirSync(join(copy, source), { recursive: true }).flatMap((file) => (file.endsWith('.po') ? [join(source, file)] : [])),
    );
    const stale = files.filter((file) => contentOf(copy, file) !== contentOf(root, file));
    const missing = files.flatMap((file) =>
      parsePo(contentOf(copy, file))
        .items.filter(({ msgstr }) => (msgstr[0] ?? '') === '')
        .map(({ msgid }) => `${file} lacks a translation of "${msgid}"`),
    );
    return [...stale.map((file) => `${file} is not what the sources say: run \`npm run messages\``), ...missing];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
