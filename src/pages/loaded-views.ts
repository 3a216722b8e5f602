import type { PageView } from './page-table.ts';

// Views are code, not state: they stay out of the machines and are looked up by the id of the chunk that brought them.
const views = new Map<string, PageView>();

export const keepView = (chunkId: string, view: PageView): void => {
  views.set(chunkId, view);
};

export const viewOf = (chunkId: string): PageView | null => views.get(chunkId) ?? null;
