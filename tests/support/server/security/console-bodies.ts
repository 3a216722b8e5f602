import type { consoleEndpoints } from '../../../../contract/console/console-endpoints.ts';
import type { correctionEndpoints } from '../../../../contract/console/correction.ts';
import type { categoryTreeEndpoints } from '../../../../contract/console/category-tree.ts';
import type { sitemapEndpoints } from '../../../../contract/console/sitemaps.ts';
import type { labEndpoints } from '../../../../contract/console/lab.ts';

type Body = Record<string, unknown>;

/** A body that each call of the console takes; null for a call without one. A call that is new needs a row, or this does not compile. */
export const consoleBodies: Record<
  | keyof typeof consoleEndpoints
  | keyof typeof labEndpoints
  | keyof typeof categoryTreeEndpoints
  | keyof typeof correctionEndpoints
  | keyof typeof sitemapEndpoints,
  (() => Body) | null
> = {
  listRows: null,
  selectAll: () => ({ query: 'q=ada' }),
  startRun: () => ({ action: 'suspend', targets: { rows: [] }, answer: 'spam', requestKey: crypto.randomUUID() }),
  listRuns: null,
  getRun: null,
  getReport: null,
  cancelRun: null,
  undoRun: null,
  getRecord: null,
  uploadPicture: null,
  saveRecord: () => ({ version: 1, fields: { slug: 'soups' } }),
  createRecord: () => ({ fields: { slug: 'soups', position: 1, parent: null } }),
  getHistory: null,
  restoreVersion: () => ({ version: 1, to: 1 }),
  listViews: null,
  saveView: () => ({ name: 'Mine', query: 'q=ada', isShared: false }),
  removeView: null,
  find: null,
  getOverview: null,
  getCategoryTree: null,
  getCategoryChoices: null,
  getRecipeContent: null,
  correctRecipe: () => ({
    version: 1,
    title: 'Toast',
    summary: 'Bread.',
    ingredients: [{ from: null, amount: 1, unit: null, item: 'bread' }],
    steps: [{ from: null, text: 'Toast it.' }],
    reason: 'A wrong amount',
    isMailed: true,
  }),
  suggestNames: () => ({ names: [{ language: 'en', name: 'Soups' }], languages: ['de', 'ar'] }),
  moveCategory: () => ({ version: 1, parent: null, before: null }),
  getLab: null,
  startTries: () => ({ cases: [crypto.randomUUID()] }),
  cancelTries: null,
  getSitemaps: null,
  startSitemap: null,
  cancelSitemap: null,
  publishSitemap: null,
};
