import type { PageView, PagePart } from './page-table.ts';

/** Views of actors beside the pages, by actor. */
const besidePages = {
  modals: async () => (await import('../views/shell/modals/ModalStack.tsx')).ModalStack,
  language: async () => (await import('../language/LanguageChoice.tsx')).LanguageChoice,
  scheme: async () => (await import('../views/shell/scheme/SchemeChoice.tsx')).SchemeChoice,
  headMenus: async () => (await import('./inside/member.ts')).HeadMenus,
  ringingTimers: async () => (await import('./inside/member.ts')).RingingTimers,
} as const satisfies Record<string, () => Promise<PageView>>;

// Views are code, not state: kept outside the machines, by the id of their chunk.
const views = new Map<string, PageView>();

const followers = new Set<() => void>();

export const keepView = (chunkId: string, view: PageView): void => {
  views.set(chunkId, view);
  for (const tell of followers) tell();
};

/** Calls back when a view is added. Returns a function to unsubscribe. */
export function followViews(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

export const viewOf = (chunkId: string): PageView | null => views.get(chunkId) ?? null;

/** Loads and registers the view of an actor beside the pages. */
export async function fetchView(actor: keyof typeof besidePages): Promise<void> {
  keepView(actor, await besidePages[actor]());
}

/** Views shown instead of forbidden pages. */
export const standIns = {
  needsNetwork: { load: async () => (await import('../views/shell/notices/NeedsNetwork.tsx')).NeedsNetwork },
  staffOnly: { load: async () => (await import('../views/console/staff-only/StaffOnly.tsx')).StaffOnly },
  ownerOnly: { load: async () => (await import('../views/account/settings/OwnerOnly.tsx')).OwnerOnly },
} as const satisfies Record<string, PagePart>;
