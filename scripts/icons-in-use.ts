// For /icons: the icons that the product uses, read from its sources when its pages are built.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const moduleId = 'virtual:icons-in-use';
const resolvedId = `\0${moduleId}`;

/** What an icon paints: its elements, each with its attributes. Lucide's drawings are flat. */
function drawingOf(icon: LucideIcon) {
  const inside = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return [...inside.matchAll(/<(\w+)([^>]*)>/g)].map(([, element, attributes = '']) => [
    element,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  ]);
}

/** Names of the files that import each icon, by the icon's name: "chef-hat" -> ["ButtonMatrix"]. */
function usesIn(root: string): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted())
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g))
      uses.set(name, [...(uses.get(name) ?? []), basename(file).replace(/\.\w+$/, '')]);
  return uses;
}

/**
 * A module that lists them with their drawings. It holds copies: a page that imported every icon would tear each of them out of
 * the chunk of the page that needs it, and all visitors would fetch more files for the sake of the developers.
 */
export const iconsInUse = (root: string): Plugin => ({
  name: 'icons-in-use',
  resolveId: (source) => (source === moduleId ? resolvedId : null),
  load: async (id) => {
    if (id !== resolvedId) return null;
    const uses = [...usesIn(root)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const icons = uses.map(async ([name, usedIn]) => {
      const { default: icon }: { default: LucideIcon } = await import(`lucide-react/icons/${name}`);
      return { name, usedIn, nodes: drawingOf(icon) };
    });
    return `export const icons = ${JSON.stringify(await Promise.all(icons))};`;
  },
});
