// `npm run images`: draws public/app from our own drawings. What comes of it is committed: a start draws nothing.
import { mkdirSync, readFileSync } from 'node:fs';
import { inRoot, onProductNode, say } from './runtime.mjs';
import { setup } from './setup.mjs';

setup();
await onProductNode(import.meta);
const { default: sharp } = await import('sharp');

const icon = ['public', 'favicon.svg'];
// No rounded corners: the platform cuts its own shape out of it.
const fullIcon = ['scripts', 'artwork', 'icon.svg'];
const drawings = {
  'icon-192.png': { from: icon, width: 192, height: 192 },
  'icon-512.png': { from: icon, width: 512, height: 512 },
  'maskable-512.png': { from: fullIcon, width: 512, height: 512 },
  'apple-touch-icon.png': { from: fullIcon, width: 180, height: 180 },
  'link-preview.png': { from: ['scripts', 'artwork', 'link-preview.svg'], width: 1200, height: 630 },
};

mkdirSync(inRoot('public', 'app'), { recursive: true });
for (const [file, { from, width, height }] of Object.entries(drawings)) {
  const drawing = sharp(readFileSync(inRoot(...from)), { density: 1200 }).resize(width, height);
  await drawing.png({ compressionLevel: 9, palette: true, quality: 95 }).toFile(inRoot('public', 'app', file));
}
say(`${Object.keys(drawings).length} pictures in public/app`);
