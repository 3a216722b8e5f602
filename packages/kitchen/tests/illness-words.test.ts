import { expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { readRequest } from '../src/reading/read.ts';

test.each([
  ['de', 'Spätzle für Zöliakiebetroffene'],
  ['de', 'Spätzle, bin Zöli'],
  ['en', 'spaetzle for coeliacs'],
  ['en', 'celiac noodles'],
  ['fr', 'gâteau pour cœliaques'],
  ['es', 'pasta para celíacos'],
  ['pt-BR', 'massa para celíaca'],
  ['it', 'gnocchi per celiaci'],
  ['it', 'torta, mia zia è celiaca'],
  ['he', 'פסטה לחולת צליאק'],
  ['ar', 'معكرونة لمريض السيلياك'],
  ['ja', 'セリアック病でも食べられるパスタ'],
  ['zh-Hans', '乳糜泻患者吃的面'],
  ['hi', 'सीलिएक मरीज के लिए पास्ता'],
] satisfies [Locale, string][])('%s: "%s" is without gluten', (language, text) => {
  const { wishes, unclear } = readRequest(text, language);
  expect([wishes.some(({ kind, id }) => kind === 'diet' && id === 'gluten_free'), unclear]).toEqual([true, []]);
});

// People who write so are ill of something: what is not understood of it is asked, never cooked over.
test.each([
  ['de', 'Spätzle für Zöliakiegeplagte'],
  ['de', 'blorpfreier Kuchen'],
  ['de', 'Kuchen für Nussallergiegeplagte'],
  ['de', 'Nudeln für Weizenintolerante Freunde mit Blorpintoleranz'],
  ['es', 'pasta para celiaquitos'],
] satisfies [Locale, string][])('%s: "%s" is asked about', (language, text) => {
  expect(readRequest(text, language).unclear.length).toBeGreaterThan(0);
});

test.each([
  ['de', 'alkoholfreier Punsch'],
  ['de', 'kostenlose Rezepte mit Reis'],
  ['en', 'celery soup'],
  ['de', 'Selleriesuppe'],
] satisfies [Locale, string][])('%s: "%s" is plain', (language, text) => {
  expect(readRequest(text, language).unclear).toEqual([]);
});
