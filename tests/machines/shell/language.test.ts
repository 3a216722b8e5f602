import { describe, expect, test } from 'vitest';
import { timings } from '../../../machines/parts/timings.ts';
import { type LanguageInput, languageMachine } from '../../../machines/shell/language.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, failure, inEnglish } from '../samples.ts';

function start(input: LanguageInput = inEnglish) {
  const stage = onStage(languageMachine, () => input);
  const asked = () => stage.calls.filter(({ src }) => src === 'showTexts').map(({ input: wish }) => wish);
  const signIn = (language: 'en' | 'de' | 'ja' | null) => stage.actor.send({ type: 'account.changed', account: { language } });
  return { ...stage, asked, signIn, now: () => stage.actor.getSnapshot() };
}

test('starts in the served language, and loads nothing', () => {
  const { now, calls } = start();
  expect(now()).toMatchObject({ value: 'settled', context: { locale: 'en' } });
  expect(calls.map(({ src }) => src)).toEqual(['followTabs', 'followSession']);
});

describe('a choice', () => {
  test('keeps the old language until the new texts are loaded; then informs the browser and the other tabs', async () => {
    const { actor, now, asked, answer, ran, calls } = start();
    actor.send({ type: 'language.chosen', locale: 'de' });
    expect(now()).toMatchObject({ value: 'switching', context: { locale: 'en', wanted: 'de' } });
    expect(now().hasTag('busy')).toBe(true);
    expect([asked(), ran('rememberChoice'), ran('tellTabs')]).toEqual([[{ locale: 'de' }], [], []]);
    await answer('showTexts');
    expect(now()).toMatchObject({ value: 'settled', context: { locale: 'de' } });
    expect([ran('rememberChoice'), ran('tellTabs')]).toEqual([[{ locale: 'de' }], [{ locale: 'de' }]]);
    // No account to save it to.
    expect(calls.map(({ src }) => src)).not.toContain('saveLanguage');
  });

  test('is saved for a signed-in user', async () => {
    const { actor, now, signIn, answer, call, ran } = start();
    signIn(null);
    actor.send({ type: 'language.chosen', locale: 'de' });
    await answer('showTexts');
    expect(now()).toMatchObject({ value: 'saving', context: { locale: 'de' } });
    expect([ran('rememberChoice'), ran('tellTabs')]).toEqual([[{ locale: 'de' }], [{ locale: 'de' }]]);
    expect(call('saveLanguage').input).toEqual({ language: 'de' });
    await answer('saveLanguage', ada);
    expect(now().value).toBe('saved');
    expect(ran('saveSession')).toEqual([{ session: ada }]);
  });

  test('equal to the account’s language is not saved again', async () => {
    const { actor, now, signIn, answer } = start();
    signIn('en');
    actor.send({ type: 'language.chosen', locale: 'en' });
    await answer('showTexts');
    expect(now().value).toBe('settled');
  });

  test('replaces an older one, also while that is being saved', async () => {
    const { actor, now, signIn, answer, call, asked } = start();
    signIn(null);
    actor.send({ type: 'language.chosen', locale: 'de' });
    const older = call('showTexts');
    actor.send({ type: 'language.chosen', locale: 'ja' });
    expect(older.signal.aborted).toBe(true);
    await answer('showTexts');
    expect(now()).toMatchObject({ value: 'saving', context: { locale: 'ja' } });
    const saving = call('saveLanguage');
    actor.send({ type: 'language.chosen', locale: 'fr' });
    expect(saving.signal.aborted).toBe(true);
    expect(asked()).toEqual([{ locale: 'de' }, { locale: 'ja' }, { locale: 'fr' }]);
  });

  test('that failed to save is reported, stays, and can be saved again', async () => {
    const { actor, now, signIn, answer, refuse, ran, calls } = start();
    signIn('en');
    actor.send({ type: 'language.chosen', locale: 'de' });
    await answer('showTexts');
    await refuse('saveLanguage', failure('unknown'));
    expect(now()).toMatchObject({ value: 'unsaved', context: { locale: 'de' } });
    expect(ran('reportUnsaved')).toHaveLength(1);
    // The account's unchanged language is not a new choice.
    signIn('en');
    expect(now()).toMatchObject({ value: 'unsaved', context: { locale: 'de' } });
    actor.send({ type: 'retry.requested' });
    expect(now().value).toBe('saving');
    await answer('saveLanguage', ada);
    expect(calls.filter(({ src }) => src === 'saveLanguage')).toHaveLength(2);
  });

  test('is not saved after a sign-out in the meantime', async () => {
    const { actor, now, signIn, answer, call } = start();
    signIn(null);
    actor.send({ type: 'language.chosen', locale: 'de' });
    await answer('showTexts');
    signIn('ja');
    expect(now()).toMatchObject({ value: 'saving', context: { account: { language: 'ja' } } });
    actor.send({ type: 'account.changed', account: null });
    expect(call('saveLanguage').signal.aborted).toBe(true);
    expect(now()).toMatchObject({ value: 'settled', context: { locale: 'de', account: null } });
  });

  test('is newer than the account’s language, and updates the account', async () => {
    const { actor, now, signIn, answer, call } = start();
    actor.send({ type: 'language.chosen', locale: 'de' });
    signIn('ja');
    expect(now()).toMatchObject({ value: 'switching', context: { wanted: 'de' } });
    await answer('showTexts');
    expect(call('saveLanguage').input).toEqual({ language: 'de' });
  });
});

describe('texts that fail to load', () => {
  test('are reported; the old language stays, and a retry is a new choice', async () => {
    const { actor, now, refuse, answer, ran, asked } = start();
    actor.send({ type: 'language.chosen', locale: 'de' });
    await refuse('showTexts', new TypeError('Failed to fetch'));
    expect(now()).toMatchObject({ value: 'failed', context: { locale: 'en', wanted: 'de' } });
    expect([ran('reportMissing'), ran('rememberChoice')]).toEqual([[{ locale: 'de' }], []]);
    actor.send({ type: 'retry.requested' });
    await answer('showTexts');
    expect(now()).toMatchObject({ value: 'settled', context: { locale: 'de' } });
    expect(asked()).toEqual([{ locale: 'de' }, { locale: 'de' }]);
    expect(ran('tellTabs')).toEqual([{ locale: 'de' }]);
  });

  test.each(['language.chosen', 'language.announced'] as const)('are given up after two minutes (%s)', (type) => {
    const { actor, now, clock, ran, call } = start();
    actor.send({ type, locale: 'de' });
    clock.increment(timings.chunkTimeout - 1);
    expect(now().hasTag('busy')).toBe(true);
    clock.increment(1);
    expect(now().value).toBe('failed');
    expect(call('showTexts').signal.aborted).toBe(true);
    expect(ran('reportMissing')).toEqual([{ locale: 'de' }]);
  });

  test('requested by the account are reported too', async () => {
    const { now, signIn, refuse, ran } = start();
    signIn('de');
    await refuse('showTexts', new TypeError('Failed to fetch'));
    expect(now()).toMatchObject({ value: 'failed', context: { locale: 'en' } });
    expect(ran('reportMissing')).toEqual([{ locale: 'de' }]);
  });
});

describe('the account', () => {
  test('sets the language: the page follows, and the browser stores it for the next page', async () => {
    const { now, signIn, answer, asked, ran, calls } = start();
    signIn('ja');
    expect(now()).toMatchObject({ value: 'following', context: { locale: 'en', wanted: 'ja' } });
    await answer('showTexts');
    expect(now()).toMatchObject({ value: 'settled', context: { locale: 'ja', account: { language: 'ja' } } });
    expect([asked(), ran('rememberChoice'), ran('tellTabs')]).toEqual([[{ locale: 'ja' }], [{ locale: 'ja' }], []]);
    expect(calls.map(({ src }) => src)).not.toContain('saveLanguage');
  });

  test.each([['en'], [null]] as const)('that says %s changes nothing on an English page', (language) => {
    const { now, signIn } = start();
    signIn(language);
    expect(now()).toMatchObject({ value: 'settled', context: { account: { language } } });
  });

  test('changed on another device is followed, over an earlier choice here', async () => {
    const { actor, now, signIn, answer } = start();
    signIn('en');
    actor.send({ type: 'language.chosen', locale: 'de' });
    await answer('showTexts');
    await answer('saveLanguage', ada);
    signIn('de');
    expect(now().value).toBe('saved');
    signIn('ja');
    expect(now()).toMatchObject({ value: 'following', context: { wanted: 'ja' } });
  });

  test('changed during a load is followed', () => {
    const { now, signIn, call } = start();
    signIn('de');
    const older = call('showTexts');
    signIn('ja');
    expect(older.signal.aborted).toBe(true);
    expect(now()).toMatchObject({ value: 'following', context: { wanted: 'ja' } });
    signIn(null);
    expect(now()).toMatchObject({ value: 'following', context: { wanted: 'ja', account: { language: null } } });
  });
});

describe('another tab', () => {
  test('chooses a language: this one follows, without announcing it again', async () => {
    const { actor, now, answer, asked, ran } = start();
    actor.send({ type: 'language.announced', locale: 'fr' });
    expect(now().value).toBe('following');
    await answer('showTexts');
    expect(now()).toMatchObject({ value: 'settled', context: { locale: 'fr' } });
    expect([asked(), ran('tellTabs')]).toEqual([[{ locale: 'fr' }], []]);
  });

  test('with the same language has no effect', () => {
    const { actor, now } = start();
    actor.send({ type: 'language.announced', locale: 'en' });
    expect(now().value).toBe('settled');
  });

  test('that chooses again is followed', () => {
    const { actor, now, call } = start();
    actor.send({ type: 'language.announced', locale: 'fr' });
    const older = call('showTexts');
    actor.send({ type: 'language.announced', locale: 'ja' });
    expect([older.signal.aborted, call('showTexts').input]).toEqual([true, { locale: 'ja' }]);
    expect(now().value).toBe('following');
  });
});

describe('an address with a locale', () => {
  const fixed = { locale: 'pseudo', isFixed: true };

  test('overrides the account and other tabs', () => {
    const { actor, now, signIn } = start(fixed);
    signIn('de');
    actor.send({ type: 'language.announced', locale: 'fr' });
    expect(now()).toMatchObject({ value: 'settled', context: { locale: 'pseudo', account: { language: 'de' } } });
  });

  test('loses its effect with the first choice', async () => {
    const { actor, now, answer } = start(fixed);
    actor.send({ type: 'language.chosen', locale: 'de' });
    await answer('showTexts');
    expect(now()).toMatchObject({ value: 'settled', context: { locale: 'de', isFixed: false } });
    actor.send({ type: 'language.announced', locale: 'fr' });
    expect(now().value).toBe('following');
  });
});
