import { randomUUID } from 'node:crypto';
import { requestFor } from '../kitchen-client.ts';
import { goodTrial, type Call } from './good-bodies.ts';

/**
 * Long text in a place of a call, `most` characters of it at most. `usual`: so many are sent in all shapes but one, where the text is made of
 * pieces of a bounded length that each cost the same.
 */
export type Untrusted =
  | { most: number; usual?: number; body: (text: string) => object; area?: string }
  | { most: number; usual?: number; query: (text: string) => Record<string, string>; area?: string }
  /** A file of `most` bytes, in this field of a form. */
  | { most: number; usual?: number; field: string; file: (text: string) => string };

/** Why a call takes nothing that could cost much. */
export type Harmless =
  /** Keys, choices and numbers. */
  | 'no text'
  /** Names, addresses, passwords and codes of at most 1,000 characters, which are compared, hashed or kept as they are. */
  | 'short'
  /** A file with a thread of its own for each: growth.test.ts measures what reads it. */
  | 'file'
  /** Only numbers and tokens that must fit a pattern of fixed length. */
  | 'keys';

/** The text in pieces of `length`, at most `count` of them, none of them blank. */
const pieces = (text: string, length: number, count: number): string[] =>
  Array.from({ length: Math.min(count, Math.ceil(text.length / length)) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  ).map((piece) => (piece.trim() === '' ? 'salt' : piece));

const lineOf = (item: string) => ({ amount: 1, unit: null, item });
const words = (most: number, more: object) => ({ most, body: (text: string) => ({ words: text, requestKey: randomUUID(), ...more }) });

const trialOf = (description: string) => ({ ...goodTrial(), description });

/**
 * What each call of the contract takes of texts and files of strangers, or why it takes none. A call that is new needs a row, or this does not
 * compile.
 */
export const untrustedInput = {
  getSession: 'no text',
  chooseLanguage: 'no text',
  signOut: 'no text',
  signIn: 'short',
  updateProfile: 'short',
  createAccount: 'short',
  verifyEmail: 'keys',
  getDelivery: 'keys',
  requestPasswordReset: 'short',
  denySignIn: 'keys',
  confirmPasswordReset: 'short',
  readNews: 'no text',
  readJobEvents: 'no text',
  seeJobs: 'keys',
  syncTimers: 'short',
  readShopping: 'keys',
  changeShopping: {
    most: 6_000,
    body: (text: string) => ({
      sentAt: 0,
      changes: pieces(text, 120, 50).map((line) => ({ line: randomUUID(), kind: 'added', at: 0, text: line })),
    }),
  },
  addToShopping: 'keys',
  shareShopping: 'no text',
  getPantry: 'no text',
  savePantry: 'keys',
  getPersonalData: 'no text',
  prepareExport: 'short',
  requestDeletion: 'short',
  cancelDeletion: 'no text',
  getConnections: 'no text',
  disconnect: 'no text',
  getPasskeys: 'no text',
  beginPasskey: 'short',
  addPasskey: 'short',
  renamePasskey: 'short',
  removePasskey: 'short',
  makeRecoveryCodes: 'short',
  beginPasskeySignUp: 'short',
  createAccountByPasskey: 'short',
  beginPasskeySignIn: 'no text',
  signInByPasskey: 'short',
  signInByRecoveryCode: 'short',
  getAccount: 'no text',
  changePassword: 'short',
  beginEmailChange: 'short',
  resendEmailCode: 'short',
  confirmEmailChange: 'keys',
  confirmSignIn: 'keys',
  getAuthenticator: 'no text',
  beginAuthenticator: 'short',
  confirmAuthenticator: 'keys',
  removeAuthenticator: 'short',
  getStepUpWays: 'no text',
  beginPasskeyStepUp: 'no text',
  stepUp: 'short',
  listDevices: 'no text',
  signOutDevice: 'no text',
  signOutOthers: 'no text',
  uploadPhoto: { most: 1_000_000, field: 'photo', file: (text: string) => `\u00FF\u00D8\u00FF\u00E0${text}` },
  importRecipes: 'file',
  readTranscription: {
    most: 20_000,
    body: (text: string) => ({ requestKey: randomUUID(), source: 'text', text, photoGuid: null, address: '', language: 'en' }),
  },
  keepTranscription: {
    most: 40_000,
    usual: 1_200,
    body: (text: string) => ({
      requestKey: randomUUID(),
      title: 'Tea',
      servings: 1,
      prepMinutes: null,
      cookMinutes: null,
      ingredients: pieces(text, 120, 60).map(lineOf),
      steps: pieces(text, 1_000, 40).map((step) => ({ text: step })),
      notes: '',
      photoGuid: null,
      origin: null,
    }),
  },
  createJob: { most: 2_000, body: (text: string) => requestFor(text) },
  readOrder: { most: 2_000, body: (text: string) => ({ description: text, diets: [], wishes: [], dismissed: [], withoutProfile: [] }) },
  getJob: 'no text',
  cancelJob: 'no text',
  listRecipes: { most: 2_000, query: (text: string) => ({ q: text.slice(0, 200), have: text }) },
  getRecipe: 'no text',
  changeRecipes: 'short',
  eraseRecipes: 'keys',
  listKeptOffline: 'no text',
  setRecipePhoto: 'keys',
  listCollections: 'no text',
  createCollection: 'short',
  renameCollection: 'short',
  deleteCollection: 'no text',
  orderCollections: 'keys',
  renameRecipe: 'short',
  copyRecipe: 'keys',
  listVersions: 'no text',
  getVersion: 'no text',
  restoreRecipe: 'no text',
  editRecipe: {
    most: 40_000,
    usual: 1_200,
    body: (text: string) => ({
      version: 1,
      title: 'Soup',
      ingredients: pieces(text, 120, 60).map((item) => ({ from: null, ...lineOf(item) })),
      steps: pieces(text, 1_000, 40).map((step) => ({ from: null, text: step })),
    }),
  },
  listNotes: 'no text',
  writeNote: { most: 2_000, body: (text: string) => ({ step: null, text }) },
  getFeedback: 'no text',
  giveThumb: 'no text',
  addCooking: {
    most: 2_000,
    body: (text: string) => ({ version: 1, cookedOn: '2026-01-01', note: text, photoGuid: null, requestKey: randomUUID() }),
  },
  removeCooking: 'no text',
  reportRecipe: words(4_000, { version: 1, kind: 'other' }),
  getShare: 'no text',
  shareRecipe: 'no text',
  withdrawShare: 'no text',
  getShared: 'no text',
  getPublicCategory: 'no text',
  keepShared: 'keys',
  reportShared: words(4_000, { kind: 'other' }),
  getDiet: 'no text',
  saveDiet: 'keys',
  saveCooking: 'no text',
  suggestFoods: { most: 80, query: (text: string) => ({ q: text }) },
  tellUs: words(4_000, { page: null, language: 'en', wantsAnswer: false }),
  getLoginSubject: 'no text',
  loginAsUser: { most: 5_000, body: (text: string) => ({ reason: text }) },
  listRows: { most: 500, query: (text: string) => ({ q: text }), area: 'users' },
  selectAll: { most: 2_000, body: (text: string) => ({ query: `q=${text.slice(0, 1_998)}` }), area: 'users' },
  startRun: 'short',
  listRuns: 'no text',
  getRun: 'no text',
  getReport: 'no text',
  cancelRun: 'no text',
  undoRun: 'no text',
  getRecord: 'no text',
  uploadPicture: { most: 1_000_000, field: 'photo', file: (text: string) => `\u00FF\u00D8\u00FF\u00E0${text}` },
  saveRecord: { most: 20_000, body: (text: string) => ({ version: 1, fields: { description: text } }), area: 'categories' },
  createRecord: { most: 20_000, body: (text: string) => ({ fields: { name: 'recipe', body: text } }), area: 'prompts' },
  getHistory: 'no text',
  restoreVersion: 'no text',
  listViews: 'no text',
  saveView: { most: 2_000, body: (text: string) => ({ name: 'Mine', query: `q=${text.slice(0, 1_998)}`, isShared: false }), area: 'users' },
  removeView: 'no text',
  find: { most: 200, query: (text: string) => ({ text }) },
  getOverview: 'no text',
  getRecipeContent: 'no text',
  correctRecipe: {
    most: 40_000,
    usual: 1_200,
    body: (text: string) => ({
      version: 1,
      title: 'Soup',
      summary: 'A soup.',
      ingredients: pieces(text, 120, 60).map((item) => ({ from: null, ...lineOf(item) })),
      steps: pieces(text, 1_000, 40).map((step) => ({ from: null, text: step })),
      reason: 'A wrong amount',
      isMailed: false,
    }),
  },
  getCategoryTree: 'no text',
  getCategoryChoices: 'no text',
  suggestNames: 'short',
  moveCategory: 'keys',
  getLab: 'no text',
  startTries: 'keys',
  cancelTries: 'no text',
  getSitemaps: 'no text',
  startSitemap: 'no text',
  cancelSitemap: 'no text',
  publishSitemap: 'no text',
  listSamples: 'no text',
  cookTrial: { most: 500, body: (text: string) => trialOf(text) },
  keepTrial: { most: 500, body: (text: string) => trialOf(text) },
  listCategories: 'no text',
  listDebugEntries: 'no text',
} as const satisfies Record<Call, Untrusted | Harmless>;
