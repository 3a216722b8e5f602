import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

/** Lets every module of machines/ export what `exchange` makes of its machine. */
const exchangeMachines: Plugin = {
  name: 'exchange-machines',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\/machines\/[\w/-]+\.machine\.ts$/.test(id)) return null;
    const exchanged = code.replace(/^export const (\w+Machine) = /m, 'const $1Itself = ');
    const name = /^const (\w+Machine)Itself = /m.exec(exchanged)?.[1];
    if (name === undefined) throw new Error(`${id} exports no machine.`);
    return `import { exchange } from '${join(root, 'tests/mutation/exchange.ts')}';\n${exchanged}\nexport const ${name} = exchange(${name}Itself);\n`;
  },
};

export default defineConfig({
  root,
  plugins: [exchangeMachines],
  test: {
    environment: 'node',
    include: ['tests/machines/**/*.test.ts', 'tests/mutation/{against-plan,generated}.ts'],
    setupFiles: ['tests/support/noise.ts'],
    restoreMocks: true,
    // A mutant may wait for ever.
    testTimeout: 2_000,
    reporters: [{}],
  },
});
