import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The text of src/dev/machine-list.ts for the machines under `root`. */
export function machineListText(root: string): string {
  const machines = globSync('machines/**/*.machine.ts', { cwd: root })
    .map((file) => {
      const variable = /^export const (\w+Machine)\b/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
      if (variable === undefined) throw new Error(`${file} exports no machine.`);
      return { name: basename(file, '.machine.ts'), file, variable };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const key = (name: string) => (name.includes('-') ? `'${name}'` : name);
  return [
    '// Written by `npm run flows`.',
    "import type { AnyStateMachine } from 'xstate';",
    ...machines.map(({ file, variable }) => `import { ${variable} } from '../../${file}';`),
    '',
    '/** Every machine of the product by the name of its file. */',
    'export const machineList: Readonly<Record<string, AnyStateMachine>> = {',
    ...machines.map(({ name, variable }) => `  ${key(name)}: ${variable},`),
    '};',
    '',
  ].join('\n');
}
