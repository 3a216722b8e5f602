import type { PageView, PagePart } from './page-table.ts';

/** The views of actors beside the pages, by the actor. */
const besidePages = {
  modals: async () => (await import('../views/shell/modals/ModalStack.tsx')).ModalStack,
  language: async () => (await import('../language/LanguageChoice.tsx')).LanguageChoice,
  headMenus: async () => (await import('../views/kitchen/jobs/HeadMenus.tsx')).HeadMenus,
  ringingTimers: async () => (await import('../views/kitchen/timers/RingingTimers.tsx')).RingingTimers,
} as const satisfies Record<string, () => Promise<PageView>>;

// Views are code, not state: they stay out of the machines and are looked up by the id of the chunk that brought them.
const views = new Map<string, PageView>();

const followers = new Set<() => void>();

export const keepView = (chunkId: string, view: PageView): void => {
  views.set(chunkId, view);
  for (const tell of followers) tell();
};

/** Calls back when another view is there. Returns what ends that. */
export function followViews(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

export const viewOf = (chunkId: string): PageView | null => views.get(chunkId) ?? null;

/** Fetches the view of an actor beside the pages, and makes it known. */
export async function fetchView(actor: keyof typeof besidePages): Promise<void> {
  keepView(actor, await besidePages[actor]());
}

/** What stands in the place of a page that may not be shown. */
export const standIns = {
  needsNetwork: { load: async () => (await import('../views/shell/notices/NeedsNetwork.tsx')).NeedsNetwork },
  staffOnly: { load: async () => (await import('../views/console/staff-only/StaffOnly.tsx')).StaffOnly },
  ownerOnly: { load: async () => (await import('../views/account/settings/OwnerOnly.tsx')).OwnerOnly },
} as const satisfies Record<string, PagePart>;
