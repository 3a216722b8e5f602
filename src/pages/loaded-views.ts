import type { PageView, PagePart } from './page-table.ts';

/** The views of actors beside the pages, by the actor. */
const besidePages = {
  modals: async () => (await import('../views/shell/modals/ModalStack.tsx')).ModalStack,
  language: async () => (await import('../language/LanguageChoice.tsx')).LanguageChoice,
} as const satisfies Record<string, () => Promise<PageView>>;

// Views are code, not state: they stay out of the machines and are looked up by the id of the chunk that brought them.
const views = new Map<string, PageView>();

export const keepView = (chunkId: string, view: PageView): void => {
  views.set(chunkId, view);
};

export const viewOf = (chunkId: string): PageView | null => views.get(chunkId) ?? null;

/** Fetches the view of an actor beside the pages, and makes it known. */
export async function fetchView(actor: keyof typeof besidePages): Promise<void> {
  keepView(actor, await besidePages[actor]());
}

/** What stands in the place of a page that may not be shown. */
export const standIns = {
  needsNetwork: { load: async () => (await import('../views/shell/notices/NeedsNetwork.tsx')).NeedsNetwork, texts: 'notices' },
  staffOnly: { load: async () => (await import('../views/console/staff-only/StaffOnly.tsx')).StaffOnly, texts: 'staff' },
  ownerOnly: { load: async () => (await import('../views/account/settings/OwnerOnly.tsx')).OwnerOnly, texts: 'settings' },
} as const satisfies Record<string, PagePart>;
