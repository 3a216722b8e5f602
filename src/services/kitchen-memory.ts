/** Where orders are remembered, by company, until their recipe exists. */
export const orderKeys = 'anydish.kitchen.';

/** The database of photos that belong to orders. */
export const photoStoreNames = ['anydish-photos', 'photos'] as const;

/** Deletes every order and photo that this browser remembers: they go with their writer. Never rejects. */
export async function forgetOrders(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(orderKeys)) localStorage.removeItem(key);
    // Fetched here, because every page can sign out and few have photos.
    const { clear, createStore } = await import('idb-keyval');
    await clear(createStore(...photoStoreNames));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
