// Writes a page with the pictures of all dishes: `npm run pictures`, or `npm run pictures -- soup dark` for some of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { drawDish } from '../../src/draw.ts';
import { described, plans } from '../described.ts';

const scheme = argv.includes('dark') ? 'dark' : 'light';
const wanted = argv.slice(2).find((word) => word !== 'dark') ?? '';
const folder = join(import.meta.dirname, '../../../../.cache/pictures');

const shown = plans.filter(({ id, kind }) => `${kind} ${id}`.includes(wanted)).toSorted((a, b) => a.kind.localeCompare(b.kind));
const drawings = shown.map((plan) => ({ plan, svg: drawDish(described(plan), scheme) }));
const sizes = drawings.map(({ svg }) => gzipSync(svg).length).toSorted((a, b) => a - b);
const figures = drawings.map(({ plan, svg }) => `<figure>${svg}<figcaption>${plan.kind}: ${plan.name}</figcaption></figure>`);
const style = `body{margin:1rem;font:.75rem system-ui;background:${scheme === 'dark' ? '#1c1a17' : '#fffcf6'};color:${scheme === 'dark' ? '#ddd' : '#333'};display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr))}figure{margin:0}svg{display:block;border-radius:.9rem}`;

mkdirSync(folder, { recursive: true });
const file = join(folder, 'index.html');
writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Pictures of all dishes</title><style>${style}</style>${figures.join('')}`);
stdout.write(
  `${drawings.length} pictures, compressed ${sizes[Math.floor(sizes.length / 2)] ?? 0} bytes (median), ${sizes.at(-1) ?? 0} at most\n${pathToFileURL(file).href}\n`,
);
