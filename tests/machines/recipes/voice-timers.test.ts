import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { readCommand } from '../../../machines/recipes/voice-commands.ts';

/** Spoken timer commands and their minutes. */
const said: Readonly<Record<Locale, readonly (readonly [words: string, minutes: number | null])[]>> = {
  en: [
    ['set a timer for 1 hour 30 minutes', 90],
    ['set a timer for 2 hours', 120],
    ['start a timer for 90 seconds', 1.5],
    ['set a timer for ten minutes', 10],
    ['set the timer for half an hour', 30],
    ['set a timer for an hour and a half', 90],
    ['set a 5 minute timer', 5],
    ['timer 5 minutes', 5],
    ['twenty-five minute timer please', 25],
    ['start timer for fifty nine minutes', 59],
    ['Start the timer', null],
  ],
  de: [
    ['Stell den Timer auf 1 Stunde', 60],
    ['Timer 1 Stunde 30 Minuten', 90],
    ['Stelle einen Timer auf fünfundzwanzig Minuten', 25],
    ['Timer auf eine halbe Stunde', 30],
    ['Timer auf anderthalb Stunden', 90],
    ['Wecker in einer Viertelstunde', 15],
    ['Küchenwecker neunzig Sekunden', 1.5],
    ['Starte den Timer', null],
  ],
  fr: [
    ['Mets un minuteur de 10 minutes', 10],
    ['Minuteur une heure et demie', 90],
    ['Lance le minuteur pour vingt-cinq minutes', 25],
    ['minuteur une demi-heure', 30],
    ['minuteur de trois quarts d’heure', 45],
    ['minuteur 90 secondes', 1.5],
    ['Lance le minuteur', null],
  ],
  es: [
    ['Pon un temporizador de 2 horas', 120],
    ['temporizador de media hora', 30],
    ['pon una alarma de una hora y media', 90],
    ['temporizador veinticinco minutos', 25],
    ['temporizador treinta y cinco minutos', 35],
    ['temporizador 45 segundos', 0.75],
    ['Pon el temporizador', null],
  ],
  it: [
    ['Imposta un timer di 2 ore', 120],
    ['timer di 10 minuti', 10],
    ["timer di un'ora e mezza", 90],
    ["timer di mezz'ora", 30],
    ['timer di venticinque minuti', 25],
    ['timer di 90 secondi', 1.5],
    ['Avvia il timer', null],
  ],
  'pt-BR': [
    ['Timer de 1 hora e 30 minutos', 90],
    ['coloque um timer de meia hora', 30],
    ['timer de uma hora e meia', 90],
    ['temporizador de vinte e cinco minutos', 25],
    ['timer noventa segundos', 1.5],
    ['Iniciar timer', null],
  ],
  ar: [
    ['ابدأ المؤقت لمدة ساعة ونصف', 90],
    ['المؤقت نصف ساعة', 30],
    ['اضبط المؤقت على خمس وعشرين دقيقة', 25],
    ['مؤقت ساعتين', 120],
    ['المؤقت ١٠ دقائق', 10],
    ['المؤقت 90 ثانية', 1.5],
    ['ابدأ المؤقت', null],
  ],
  he: [
    ['טיימר לשעה וחצי', 90],
    ['הפעל טיימר לחצי שעה', 30],
    ['טיימר שעתיים', 120],
    ['טיימר עשרים וחמש דקות', 25],
    ['כוון טיימר ל-10 דקות', 10],
    ['טיימר 90 שניות', 1.5],
    ['הפעל טיימר', null],
  ],
  hi: [
    ['डेढ़ घंटे का टाइमर', 90],
    ['आधे घंटे का टाइमर लगाओ', 30],
    ['पच्चीस मिनट का टाइमर', 25],
    ['टाइमर १० मिनट', 10],
    ['दो घंटे का टाइमर', 120],
    ['90 सेकंड का टाइमर', 1.5],
    ['टाइमर शुरू करो', null],
  ],
  ja: [
    ['タイマー1時間30分', 90],
    ['タイマーを1時間半でかけて', 90],
    ['二十五分のタイマー', 25],
    ['90秒タイマー', 1.5],
    ['2時間のタイマーをスタート', 120],
    ['タイマースタート', null],
  ],
  'zh-Hans': [
    ['计时一个半小时', 90],
    ['定时半小时', 30],
    ['设置二十五分钟的计时器', 25],
    ['两小时倒计时', 120],
    ['计时90秒', 1.5],
    ['开始计时', null],
  ],
};

describe.each(Object.entries(said))('a timer in %s', (language, rows) => {
  test.each(rows)('%s', (words, minutes) => {
    expect(readCommand(words, language)).toEqual({ kind: 'startTimer', minutes });
  });
});

test.each([
  ['stop the 5 minute timer', 'stopTimer'],
  ['stop timer', 'stopTimer'],
])('%s starts no timer', (words, kind) => {
  expect(readCommand(words, 'en')).toEqual({ kind });
});

test('a timer of days is a recognition error, and a time alone is not a command', () => {
  expect(readCommand('set a timer for 48 hours', 'en')).toBeNull();
  expect(readCommand('ten minutes', 'en')).toBeNull();
});
