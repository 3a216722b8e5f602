/*
 * What sentences in the languages of the product say around the temperatures of ovens, and how they write them.
 */

// Word boundaries of regular expressions know ASCII alone, so long stems stand for themselves.
const ovenWords =
  /\boven|ofen\b|ofens|backrohr|backröhre|\brohr\b|(?:ober-?|unter)hitze|umluft|heißluft|\bfour\b|enfourne|horno|hornea|forno|fornea|فرن|תנור|ओवन|अवन|オーブン|烤箱|烤炉|焗炉|bak(?:e|ing)\b|\broast|\bgrill/iu;
const fanWords =
  /\bfan\b(?! (?:the|out|them))|convection|umluft|heißluft|heissluft|chaleur tournante|ventil|convecci|convecç|مروحة|טורבו|מאוורר|पंखा|कन्वेक्शन|コンベクション|熱風|热风|风炉/iu;
/** A tin that is turned is not hot. */
const turnWords = /\b(?:turn|rotat|spin|dreh|wend|tourne|gira|gire|vire|circle|angle)|-?winkel/iu;
const gasMention = /\b(?:gas|gaz|gás)\b|غاز|גז|गैस|ガス|燃气|\bth(?:ermostat)?\.? ?\d/iu;

/** What ovens are used for, and pans and pots at times: with what is fried or measured inside beside it, it is no oven. */
const bakeWords =
  /\b(?:pre-?heat|bake[sd]?|cook(?:ed)? (?:at|in)|cuire|cuisez|cuisson|préchauff|gratin|assar|asse\b|preaque|precal|cocer)|(?<!\p{L})(?:(?:über|ge|fertig|vor)?back(?:en|e|t)(?!\p{L})|vorheiz|vorgeheizt)|اخبز|يخبز|تخبز|خبز|אפו|לאפות|אופים|אופה|बेक|予熱|焼|预热|烘焙|烘烤|烤/iu;
const notOven =
  /\boil\b|\bfr(?:y|ied|yer)\b|(?<!\p{L})(?:öl|frittier|ausback|kerntemperatur)|huile|friture|aceite|fre[ií]r|óleo|fritar|زيت|שמן|तेल|油|\b(?:internal|inside|core|thermometer|syrup|caramel)|à cœur|中心/iu;

export const speaksOfOven = (sentence: string): boolean =>
  ovenWords.test(sentence) || ((bakeWords.test(sentence) || fanWords.test(sentence)) && !notOven.test(sentence));
export const speaksOfFan = (said: string): boolean => fanWords.test(said);
export const speaksOfTurning = (sentence: string): boolean => turnWords.test(sentence);
export const speaksOfGas = (text: string): boolean => gasMention.test(text);

const digits = '[\\d٠-٩۰-۹०-९]';
const number = `(${digits}{1,3})`;
/** Below zero: of a freezer. */
const minus = '(?:(?<![^\\s(（:：])[-−–]\\s?|(?:minus|moins|menos|ناقص|מינוס|माइनस|マイナス|零下)\\s?)';
const range = `${number}(?:\\s?(?:[–—-]|to|bis|à|a|até|إلى|עד|से|〜|~|至)\\s?${number})?`;
/** Words for degrees that say of which kind, longest first. */
const celsiusWords =
  '(?<=\\d\\d)C(?![a-zà-ÿ\\d])|(?<=\\d{3}) C(?![a-zà-ÿ\\d])|deg(?:s|rees?)?\\.? ?C(?![a-z])|°\\s?C(?![a-z])|º\\s?C(?![a-z])|℃|°\\s?م|degrees? (?:C\\b|Celsius|centigrade)|Grad Celsius|degrés? Celsius|grados? (?:centígrados|Celsius|C\\b)|graus? (?:Celsius|C\\b)|درجة مئوية|מעלות צלזיוס|डिग्री सेल्सियस|डिग्री सें|摄氏度';
const fahrenheitWords =
  '(?<=\\d\\d)F(?![a-zà-ÿ\\d])|(?<=\\d{3}) F(?![a-zà-ÿ\\d])|deg(?:s|rees?)?\\.? ?F(?![a-z])|°\\s?F(?![a-z])|º\\s?F(?![a-z])|℉|°\\s?ف|degrees? (?:F\\b|Fahrenheit)|Grad Fahrenheit|degrés? Fahrenheit|grados? Fahrenheit|graus? Fahrenheit|درجة فهرنهايت|מעלות פרנהייט|डिग्री फ़ारेनहाइट|डिग्री फारेनहाइट|华氏度';
const bareWords =
  '[°º](?!\\s?[CFcf](?![a-z])|\\s?[مف](?!\\p{L}))|degrees?\\b|degs?\\b\\.?|Grad\\b|degrés?|grados?|graus?|درجة|מעלות|डिग्री|度';
/** A number of degrees, of which scale, and below zero or not. */
export const degreesPattern: RegExp = new RegExp(
  `(?<!${digits}|[.,])(${minus})?${range}\\s?(?:(${celsiusWords})|(${fahrenheitWords})|(${bareWords}))`,
  'giu',
);
const mark = '([1-9]|10|¼|½|1/4|1/2)';
/** "gas mark 6", "gas 4", "th. 6", "Gas Stufe 3-4". The knob of a French oven counts in steps of 30 °C. */
export const marksPattern: RegExp = new RegExp(
  `(?<!\\p{L})(?:(th(?:ermostat)?\\.? ?|thermostat sur )|(?:gas ?mark|gas ?-?stufe|gas regulo|regulo|stufe gas|gas|gaz|gás|marca de gas|marca de gás) ?)${mark}(?:(?: ?[-–] ?| to | à | bis )${mark})?(?![\\d.,/]\\d|\\d| ?(?:min|h\\b|g\\b|cm|uhr))`,
  'giu',
);
