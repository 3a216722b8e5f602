import { randomUUID } from 'node:crypto';
import type { endpoints } from '../../../../contract/endpoints.ts';
import { newGuid } from '../../../../server/db/guid.ts';
import { goodPassword, someEmail } from '../accounts.ts';
import { requestFor } from '../kitchen-client.ts';
import { consoleBodies } from './console-bodies.ts';

/** The name of a call in the contract's table. */
export type Call = keyof typeof endpoints;
type Body = Record<string, unknown>;

const address = () => ({ email: someEmail(), currentPassword: '' });
const token = { token: 'x'.repeat(43), code: '123456' };

const said = Buffer.from('{"challenge":"x"}').toString('base64url');
const registration = { id: 'x', clientData: said, attestation: 'x', transports: ['internal'] };
const assertion = { id: 'x', clientData: said, authenticatorData: 'x', signature: 'x', userHandle: null };

/** A body that each call takes, to be spoilt field by field; null for a call without one. A call that is new needs a row, or this does not compile. */
export const goodBodies: Record<Call, (() => Body) | null> = {
  getSession: null,
  chooseLanguage: () => ({ language: 'de' }),
  signOut: null,
  signIn: () => ({ email: someEmail(), password: goodPassword }),
  updateProfile: () => ({ firstName: 'Ada', lastName: '' }),
  createAccount: () => ({ email: someEmail(), password: goodPassword }),
  verifyEmail: () => token,
  getDelivery: () => ({ token: token.token }),
  requestPasswordReset: () => ({ email: someEmail() }),
  denySignIn: () => ({ token: token.token }),
  confirmPasswordReset: () => ({ ...token, password: goodPassword, keep: ['x'] }),
  seeJobs: () => ({ jobs: [randomUUID()] }),
  syncTimers: () => ({
    timers: [
      { guid: randomUUID(), revision: 1, name: 'Toast', step: 0, companyUri: 'kitchen', recipeGuid: randomUUID(), endsAt: 1, isStopped: false },
    ],
  }),
  readShopping: () => ({ key: 'x'.repeat(43) }),
  changeShopping: () => ({ changes: [{ line: randomUUID(), kind: 'added', at: 0, text: 'Bread' }], sentAt: 0 }),
  addToShopping: () => ({ addKey: randomUUID(), recipes: [{ guid: randomUUID(), servings: 4 }], unitSystem: 'metric' }),
  shareShopping: () => ({ isShared: true }),
  getPantry: null,
  savePantry: () => ({ foods: ['salt'] }),
  getPersonalData: null,
  prepareExport: () => ({ currentPassword: '' }),
  requestDeletion: () => ({ currentPassword: '' }),
  cancelDeletion: null,
  getConnections: null,
  disconnect: null,
  getPasskeys: null,
  beginPasskey: () => ({ currentPassword: '' }),
  addPasskey: () => ({ registration }),
  renamePasskey: () => ({ name: 'Telephone' }),
  removePasskey: () => ({ currentPassword: '' }),
  makeRecoveryCodes: () => ({ currentPassword: '' }),
  beginPasskeySignUp: () => ({ email: someEmail() }),
  createAccountByPasskey: () => ({ registration }),
  beginPasskeySignIn: null,
  signInByPasskey: () => ({ assertion }),
  signInByRecoveryCode: () => ({ email: someEmail(), code: 'abcd-efgh-jkmn' }),
  getAccount: null,
  changePassword: () => ({ currentPassword: 'x', newPassword: goodPassword }),
  beginEmailChange: address,
  resendEmailCode: () => ({ email: someEmail() }),
  confirmEmailChange: () => token,
  confirmSignIn: () => ({ code: '123456' }),
  getAuthenticator: null,
  beginAuthenticator: () => ({ currentPassword: '' }),
  confirmAuthenticator: () => ({ code: '123456' }),
  removeAuthenticator: () => ({ currentPassword: '' }),
  getStepUpWays: null,
  beginPasskeyStepUp: null,
  stepUp: () => ({ code: '123456', password: goodPassword }),
  listDevices: null,
  signOutDevice: null,
  signOutOthers: null,
  uploadPhoto: null,
  importRecipes: null,
  createJob: () => ({ ...requestFor('a ramen', { wishes: [], dismissed: [], withoutProfile: [], refines: newGuid() }) }),
  readOrder: () => ({ description: 'a ramen', diets: [], wishes: [], dismissed: [], withoutProfile: [] }),
  getJob: null,
  cancelJob: null,
  listRecipes: null,
  getRecipe: null,
  changeRecipes: () => ({ guids: [newGuid()], change: { isFavourite: true, addTag: 'quick', removeTag: 'slow' } }),
  renameRecipe: () => ({ title: 'Soup' }),
  copyRecipe: () => ({ copyKey: newGuid() }),
  listVersions: null,
  getVersion: null,
  restoreRecipe: () => ({ version: 1, to: 1 }),
  editRecipe: () => ({
    version: 1,
    title: 'Soup',
    ingredients: [{ from: 0, amount: 1, unit: 'cup', item: 'water' }],
    steps: [{ from: null, text: 'Boil it.' }],
  }),
  listNotes: null,
  writeNote: () => ({ step: null, text: 'Less salt' }),
  getFeedback: null,
  giveThumb: () => ({ version: 1, thumb: 'up' }),
  addCooking: () => ({ version: 1, cookedOn: '2026-01-01', note: 'Good', photoGuid: newGuid(), requestKey: newGuid() }),
  removeCooking: null,
  reportRecipe: () => ({ version: 1, kind: 'unsafe', words: 'Raw chicken', requestKey: newGuid() }),
  getShare: null,
  shareRecipe: () => ({ isListed: false, showsPhoto: false }),
  withdrawShare: null,
  getShared: null,
  getPublicCategory: null,
  keepShared: () => ({ copyKey: newGuid() }),
  reportShared: () => ({ words: 'an advertisement', kind: 'other', requestKey: randomUUID() }),
  getDiet: null,
  tellUs: () => ({ words: 'more soups', page: '/account', language: 'en', wantsAnswer: true, requestKey: randomUUID() }),
  saveDiet: () => ({ wishes: [] }),
  saveCooking: () => ({ servings: 4, unitSystem: 'metric' }),
  suggestFoods: null,
  getLoginSubject: null,
  loginAsUser: () => ({ reason: 'a question by mail' }),
  ...consoleBodies,
  listSamples: null,
  listDebugEntries: null,
};
