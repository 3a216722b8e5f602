/*
 * Starts the product offline (decision 16). Caches the page, which is the same for everybody, and files with a content hash in their
 * name; never an API answer. Each build has its own cache.
 */
import { answerFile, answerPage, keepFiles, keepShell } from './answers.ts';
import type { Deployment } from './deployment.ts';
import { kindOf } from './requests.ts';

declare const self: ServiceWorkerGlobalScope & { deployment: Deployment };

// The site may have several host names.
const deployment = { ...self.deployment, origins: [self.location.origin, ...self.deployment.origins] };
const prefix = 'anydish-';
const cacheName = prefix + deployment.build;

async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)));
}

async function hear(event: ExtendableMessageEvent): Promise<void> {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'takeOver') await self.skipWaiting();
  if (data.type === 'keep' && 'addresses' in data && Array.isArray(data.addresses)) {
    const addresses = data.addresses.filter((address) => typeof address === 'string');
    await keepFiles(addresses, await caches.open(cacheName), deployment);
  }
}

/** Opens a notification's page: in an open window, or else in a new one. */
async function openPage({ notification }: NotificationEvent): Promise<void> {
  const data: unknown = notification.data;
  notification.close();
  if (typeof data !== 'object' || data === null || !('href' in data) || typeof data.href !== 'string') return;
  const { href, origin } = new URL(data.href, self.location.origin);
  if (origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window' });
  const window = (await open?.focus()) ?? null;
  if (window === null) await self.clients.openWindow(href);
  else await window.navigate(href).catch(() => self.clients.openWindow(href));
}

self.addEventListener('notificationclick', (event) => event.waitUntil(openPage(event)));

self.addEventListener('install', (event) => event.waitUntil(caches.open(cacheName).then((cache) => keepShell(cache, deployment))));

self.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => self.clients.claim())));

self.addEventListener('message', (event) => event.waitUntil(hear(event)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, deployment);
  if (kind === 'other') return;
  const answer = kind === 'page' ? answerPage : answerFile;
  event.respondWith(caches.open(cacheName).then((cache) => answer(request, cache, deployment)));
});
