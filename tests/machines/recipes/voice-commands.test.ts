import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import { findIngredient, readCommand } from '../../../machines/recipes/voice-commands.ts';

type Said = readonly [next: string, back: string, repeat: string, start: string, stop: string, question: string, of: string];

const said: Readonly<Record<Locale, Said>> = {
  en: ['Next step', 'Go back.', 'Say that again', 'Start the timer', 'Stop timer', 'How much flour?', 'flour'],
  de: ['Weiter', 'Zurück', 'Noch mal bitte', 'Starte den Timer', 'Timer aus', 'Wie viel Mehl?', 'mehl'],
  fr: ['Suivant', 'Retour', 'Répète', 'Lance le minuteur', 'Arrête le minuteur', 'Combien de farine ?', 'farine'],
  es: ['Siguiente', 'Atrás', 'Repite', 'Pon el temporizador', 'Para el temporizador', '¿Cuánta harina?', 'harina'],
  it: ['Avanti', 'Indietro', 'Ripeti', 'Avvia il timer', 'Ferma il timer', 'Quanta farina?', 'farina'],
  'pt-BR': ['Próximo', 'Voltar', 'Repita', 'Iniciar timer', 'Parar o timer', 'Quanta farinha?', 'farinha'],
  ar: ['التالي', 'السابق', 'كرر', 'ابدأ المؤقت', 'أوقف المؤقت', 'كم من الدقيق؟', 'الدقيق'],
  he: ['הבא', 'אחורה', 'שוב', 'הפעל טיימר', 'עצור טיימר', 'כמה קמח?', 'קמח'],
  hi: ['आगे', 'पीछे', 'दोहराओ', 'टाइमर शुरू करो', 'टाइमर बंद करो', 'आटा कितना?', 'आटा'],
  ja: ['次', '戻って', 'もう一度', 'タイマースタート', 'タイマーを止めて', '小麦粉はどのくらい?', '小麦粉'],
  'zh-Hans': ['下一步', '上一步', '再说一遍', '开始计时', '停止计时', '面粉要多少？', '面粉'],
};

describe.each(locales)('in %s', (language) => {
  const [next, back, repeat, start, stop, question, of] = said[language];
  test.each([
    [next, { kind: 'next' }],
    [back, { kind: 'back' }],
    [repeat, { kind: 'repeat' }],
    [start, { kind: 'startTimer', minutes: null }],
    [stop, { kind: 'stopTimer' }],
    [question, { kind: 'howMuch', of }],
    ['xyz abc', null],
  ])('%s', (words, command) => {
    expect(readCommand(words, language)).toEqual(command);
  });
});

test('a timer for a given number of minutes', () => {
  expect(readCommand('set a timer for 12 minutes', 'en')).toEqual({ kind: 'startTimer', minutes: 12 });
  expect(readCommand('タイマー5分', 'ja')).toEqual({ kind: 'startTimer', minutes: 5 });
  expect(readCommand('set a timer for 0 minutes', 'en')).toEqual({ kind: 'startTimer', minutes: null });
});

test('a word inside another is not a command, and an unknown language falls back to English', () => {
  expect(readCommand('the nextdoor neighbour', 'en')).toBeNull();
  expect(readCommand('next', 'xx')).toEqual({ kind: 'next' });
});

test.each([
  ['flour', ['butter', 'plain flour'], 1],
  ['eggs', ['egg', 'milk'], 0],
  ['Zwiebeln', ['Zwiebel', 'Mehl'], 0],
  ['the brown sugar', ['white sugar', 'brown sugar'], 1],
  ['面粉', ['黄油', '中筋面粉'], 1],
  ['diamonds', ['egg', 'milk'], null],
])('“%s” among %j', (of, items, place) => {
  expect(findIngredient(of, items)).toBe(place);
});
