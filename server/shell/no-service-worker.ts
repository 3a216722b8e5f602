/** Code of a worker that is served where none is wanted: a browser that has another gets rid of it, and of all that it kept. */
export const undoingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const undo = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(undo());
});
`;
