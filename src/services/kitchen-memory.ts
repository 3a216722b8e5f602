/** Stored orders by company, until their recipe exists. */
export const orderKeys = 'anydish.kitchen.';

/** The database of the orders' photos. */
export const photoStoreNames = ['anydish-photos', 'photos'] as const;

/** Deletes all orders and photos from this browser at sign-out. Never rejects. */
export async function forgetOrders(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(orderKeys)) localStorage.removeItem(key);
    // Loaded here, because every page can sign out and few have photos.
    const { clear, createStore } = await import('idb-keyval');
    await clear(createStore(...photoStoreNames));
  } catch {
    // Without storage there is nothing to delete.
  }
}
