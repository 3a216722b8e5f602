import { durationsIn } from '../../contract/recipes/durations.ts';
import { isLocale, sourceLocale, type Locale } from '../../contract/shell/locales.ts';

/*
 * What somebody who cooks says without a hand free, in the languages of the product. Plain tables: a command is understood when one of its
 * phrases is in what was heard.
 */

export type VoiceCommand =
  | { kind: 'next' | 'back' | 'repeat' | 'stopTimer' | 'stop' }
  /** Null: as long as the open step takes. Seconds are parts of a minute. */
  | { kind: 'startTimer'; minutes: number | null }
  /** What was asked for, as it was heard. */
  | { kind: 'howMuch'; of: string };

type Phrased = 'stopTimer' | 'startTimer' | 'stop' | 'repeat' | 'back' | 'next';
/** In this order they are looked for: what says more comes first. */
const order = ['stopTimer', 'startTimer', 'stop', 'repeat', 'back', 'next'] as const;

interface Words extends Record<Phrased, readonly string[]> {
  /** What rings: with a time beside it, a timer is to be started, however it is said. */
  timer: RegExp;
  /** With what is asked for in brackets. */
  howMuch: readonly RegExp[];
}

const tables: Readonly<Record<Locale, Words>> = {
  en: {
    timer: /timers?|alarm/u,
    stopTimer: ['stop timer', 'stop the timer', 'timer off', 'cancel timer', 'cancel the timer'],
    startTimer: ['start timer', 'start the timer', 'set timer', 'set the timer', 'set a timer', 'start a timer'],
    stop: ['stop listening', 'hands free off'],
    repeat: ['repeat', 'again', 'say that again', 'once more'],
    back: ['back', 'previous', 'go back', 'step back'],
    next: ['next', 'continue', 'go on', 'forward'],
    howMuch: [/how (?:much|many) (.+)/u],
  },
  de: {
    timer: /\p{L}*timer|\p{L}*wecker|alarm/u,
    stopTimer: ['timer stopp', 'stopp timer', 'timer aus', 'stoppe den timer', 'wecker aus', 'stopp den timer'],
    startTimer: ['timer start', 'starte timer', 'starte den timer', 'start timer', 'stell den timer', 'stelle den timer', 'wecker stellen'],
    stop: ['nicht mehr zuhören', 'hör auf', 'zuhören beenden'],
    repeat: ['wiederhol', 'wiederhole', 'wiederholen', 'noch mal', 'nochmal', 'noch einmal'],
    back: ['zurück', 'vorheriger', 'vorige'],
    next: ['weiter', 'nächster', 'nächste', 'vor'],
    howMuch: [/wie ?viele? (.+)/u],
  },
  fr: {
    timer: /minuteurs?|minuterie|alarme|chronometre/u,
    stopTimer: ['arrête le minuteur', 'arrêter le minuteur', 'arrêtez le minuteur', 'stop minuteur', 'coupe le minuteur'],
    startTimer: [
      'lance le minuteur',
      'lancer le minuteur',
      'lancez le minuteur',
      'démarre le minuteur',
      'démarrer le minuteur',
      'minuteur',
    ],
    stop: ['arrête d écouter', 'arrêter d écouter', 'arrêtez d écouter'],
    repeat: ['répète', 'répéter', 'répétez', 'encore une fois', 'redis'],
    back: ['retour', 'précédent', 'précédente', 'en arrière'],
    next: ['suivant', 'suivante', 'continue', 'continuer', 'continuez'],
    howMuch: [/combien (?:de |d |du |des )?(.+)/u, /quelle quantité (?:de |d )?(.+)/u],
  },
  es: {
    timer: /temporizador|alarma|cronometro/u,
    stopTimer: ['para el temporizador', 'detén el temporizador', 'parar temporizador', 'quita el temporizador'],
    startTimer: ['inicia el temporizador', 'iniciar temporizador', 'pon el temporizador', 'pon un temporizador', 'temporizador'],
    stop: ['deja de escuchar', 'dejar de escuchar'],
    repeat: ['repite', 'repetir', 'otra vez', 'de nuevo'],
    back: ['atrás', 'anterior', 'vuelve'],
    next: ['siguiente', 'continúa', 'continuar', 'adelante'],
    howMuch: [/cuánt[oa]s? (.+)/u, /cuant[oa]s? (.+)/u],
  },
  'pt-BR': {
    timer: /timer|temporizador|alarme|cronometro/u,
    stopTimer: [
      'parar timer',
      'pare o timer',
      'para o timer',
      'parar o timer',
      'parar temporizador',
      'pare o temporizador',
      'para o temporizador',
    ],
    startTimer: ['iniciar timer', 'inicie o timer', 'inicia o timer', 'iniciar o timer', 'timer', 'temporizador'],
    stop: ['parar de ouvir', 'pare de ouvir', 'para de ouvir'],
    repeat: ['repita', 'repete', 'repetir', 'de novo', 'outra vez'],
    back: ['voltar', 'volta', 'volte', 'anterior'],
    next: ['próximo', 'próxima', 'continuar', 'continua', 'continue', 'avançar'],
    howMuch: [/quant[oa]s? (?:de )?(.+)/u],
  },
  ar: {
    timer: /(?:ال)?مؤقت|(?:ال)?منبه|(?:ال)?تايمر/u,
    stopTimer: ['أوقف المؤقت', 'اوقف المؤقت', 'إيقاف المؤقت', 'ايقاف المؤقت'],
    startTimer: ['ابدأ المؤقت', 'ابدا المؤقت', 'شغل المؤقت', 'شغّل المؤقت', 'المؤقت'],
    stop: ['توقف عن الاستماع', 'أوقف الاستماع', 'اوقف الاستماع'],
    repeat: ['كرر', 'أعد', 'اعد', 'مرة أخرى', 'مرة اخرى'],
    back: ['السابق', 'السابقة', 'رجوع', 'ارجع', 'للخلف'],
    next: ['التالي', 'التالية', 'تابع', 'استمر'],
    howMuch: [/كم (?:من )?(.+)/u, /ما (?:مقدار|كمية) (.+)/u],
  },
  he: {
    timer: /ה?טיימר|ה?שעון/u,
    stopTimer: ['עצור טיימר', 'עצור את הטיימר', 'עצרי את הטיימר', 'כבה טיימר', 'בטל טיימר'],
    startTimer: ['הפעל טיימר', 'הפעל את הטיימר', 'הפעילי טיימר', 'התחל טיימר', 'טיימר'],
    stop: ['הפסק להקשיב', 'הפסיקי להקשיב'],
    repeat: ['חזור שוב', 'שוב', 'עוד פעם', 'תחזור על זה'],
    back: ['אחורה', 'הקודם', 'קודם', 'חזור'],
    next: ['הבא', 'קדימה', 'המשך', 'הלאה'],
    howMuch: [/כמה (.+)/u],
  },
  hi: {
    timer: /टाइमर|अलार्म/u,
    stopTimer: ['टाइमर बंद', 'टाइमर रोको', 'टाइमर रोकें', 'टाइमर बंद करो'],
    startTimer: ['टाइमर शुरू', 'टाइमर चालू', 'टाइमर लगाओ', 'टाइमर लगाएँ', 'टाइमर'],
    stop: ['सुनना बंद', 'सुनना रोको'],
    repeat: ['दोहराओ', 'दोहराएँ', 'फिर से', 'दुबारा', 'दोबारा'],
    back: ['पीछे', 'पिछला', 'वापस'],
    next: ['अगला', 'आगे', 'आगे बढ़ो'],
    howMuch: [/(.+?) कितन[ाीे]/u, /कितन[ाीे] (.+)/u],
  },
  ja: {
    timer: /タイマー|アラーム/u,
    stopTimer: ['タイマー止めて', 'タイマーを止めて', 'タイマーストップ', 'タイマー停止', 'タイマーを停止'],
    startTimer: ['タイマースタート', 'タイマー開始', 'タイマーを開始', 'タイマーをスタート', 'タイマーをかけて', 'タイマー'],
    stop: ['聞くのをやめて', '聞き取り終了'],
    repeat: ['もう一度', 'もう一回', '繰り返して', 'くり返して'],
    back: ['戻って', '戻る', '前へ', 'ひとつ前', '一つ前'],
    next: ['次', 'つぎ', '進んで', '進む'],
    howMuch: [/(.+?)(?:は|って)?(?:どのくらい|どれくらい|どれぐらい|何グラム|いくつ|何個)/u],
  },
  'zh-Hans': {
    timer: /计时|定时|闹钟/u,
    stopTimer: ['停止计时', '关闭计时', '取消计时', '停止定时', '关掉计时', '停止倒计时'],
    startTimer: ['开始计时', '启动计时', '设置计时', '开始定时', '计时器', '倒计时'],
    stop: ['停止收听', '不要听了', '别听了'],
    repeat: ['重复', '再说一遍', '再说一次', '再来一遍'],
    back: ['上一步', '返回', '后退'],
    next: ['下一步', '继续', '下一个'],
    howMuch: [/(?:要|需要|放|用)?多少(?:克|毫升|个)?(.+)/u, /(.+?)(?:要|需要|放|用)?多少/u],
  },
};

const wordless: ReadonlySet<Locale> = new Set(['ja', 'zh-Hans']);

const withoutMarks = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

/** As it is compared: small, without punctuation, accents of Latin letters apart. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const longestTimer = 1_440;

/** All that is said of a time, in minutes: "1 hour and 30 minutes"; null where nothing is. */
const minutesIn = (heard: string): number | null => {
  const minutes = durationsIn(heard).reduce((sum, each) => sum + each.minutes, 0);
  return minutes > 0 ? minutes : null;
};

const has = (words: string, phrase: string, language: Locale) =>
  wordless.has(language)
    ? words.replaceAll(' ', '').includes(plain(phrase).replaceAll(' ', ''))
    : ` ${words} `.includes(` ${plain(phrase)} `);

/** Beside a timer with its time: "cancel the ten minute timer". */
const ends =
  /(?<![\p{L}\p{M}])(?:stop|stopp|stoppe|cancel|off|aus|abbrechen|arrete|arreter|arretez|coupe|annule|deten|parar|quita|cancela|cancele|pare|أوقف|اوقف|إيقاف|ايقاف|ألغ|עצור|עצרי|כבה|בטל|बंद|रोको|रोकें)(?![\p{L}\p{M}])|止め|停止|ストップ|キャンセル|关闭|取消|关掉/u;

const namesTimer = ({ timer }: Words, words: string, language: Locale) =>
  wordless.has(language) ? timer.test(words.replaceAll(' ', '')) : words.split(' ').some((word) => timer.exec(word)?.[0] === word);

/** What was asked for; null when nothing was understood. */
export function readCommand(heard: string, spoken: string): VoiceCommand | null {
  const language = isLocale(spoken) ? spoken : sourceLocale;
  const table = tables[language];
  const words = plain(heard);
  const minutes = minutesIn(heard);
  const said = order.find((each) => table[each].some((phrase) => has(words, phrase, language)));
  // "Set a 5 minute timer", "timer, ten minutes": no list holds all ways to say it.
  const kind = minutes === null || !namesTimer(table, words, language) ? said : ends.test(words) ? 'stopTimer' : 'startTimer';
  const asIs = withoutMarks(heard.toLowerCase());
  const forms = [words, asIs].map((form) => (wordless.has(language) ? form.replaceAll(' ', '') : form));
  const asked = table.howMuch.flatMap((pattern) => forms.map((form) => pattern.exec(form))).find((found) => found !== null);
  if (asked?.[1] !== undefined && kind !== 'startTimer' && kind !== 'stopTimer') return { kind: 'howMuch', of: asked[1].trim() };
  if (kind === undefined) return null;
  if (kind !== 'startTimer') return { kind };
  // Nobody cooks for so long: it was not heard right.
  return minutes !== null && minutes > longestTimer ? null : { kind, minutes };
}

const shortestStem = 3;

/** Two words that begin alike: "egg" and "eggs", "Zwiebel" and "Zwiebeln". */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= shortestStem && long.startsWith(short) && long.length - short.length <= 3;
}

const isWordless = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The place of the ingredient that was asked for; null when there is none like it. */
export function findIngredient(of: string, items: readonly string[]): number | null {
  const asked = plain(of);
  const words = asked.split(' ');
  const scores = items.map((item) => {
    const name = plain(item);
    if (isWordless(asked)) return name.includes(asked) || asked.includes(name) ? 1 : 0;
    const own = name.split(' ');
    return words.filter((word) => own.some((each) => areAlike(word, each))).length / own.length;
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? null : scores.indexOf(best);
}
