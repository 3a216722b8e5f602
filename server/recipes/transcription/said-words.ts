/*
 * What people write around recipes, in the languages of the pages: above the parts, beside servings and times, and what is no part of any recipe.
 * Each list is an alternative of a regular expression.
 */

/** Above the ingredients. */
export const ingredientsHead =
  "ingredients?(?: list)?|you[’']?ll need|you will need|what you need|zutaten(?:liste)?|das brauchst du|ihr braucht|ingrédients|il (?:vous|te) faut|ingredientes|necesitas|vas a necesitar|você vai precisar|المقادير|المكونات|مقادير|מצרכים|מרכיבים|חומרים|सामग्री|आवश्यक सामग्री|材料|食材|用料|配料|原料|主料";

/** Above the steps. */
export const methodHead =
  "method|directions?|instructions?|preparation|steps|how to make(?: it)?|what to do|procedure|zubereitung|anleitung|so geht[’']?s|so wird[’']?s gemacht|préparation|étapes|réalisation|marche à suivre|preparación|elaboración|instrucciones|pasos|modo de preparación|preparo|modo de (?:preparo|fazer)|preparação|como fazer|طريقة (?:التحضير|العمل|الطهي)|الطريقة|التحضير|الخطوات|אופן (?:ה)?הכנה|הכנה|הוראות(?: הכנה)?|विधि|बनाने की विधि|बनाने का तरीका|तरीका|निर्देश|作り方|つくり方|手順|做法|步骤|制作方法|制作步骤|方法";

/** Above what its writer wants to say besides. */
export const notesHead =
  "notes?|tips?|hints?|cook[’']s notes?|chef[’']s tips?|notiz(?:en)?|tipps?|hinweise?|anmerkung(?:en)?|remarques?|astuces?|conseils?|notas?|consejos?|trucos?|dicas?|observaç(?:ão|ões)|ملاحظات|ملاحظة|نصائح|הערות|הערה|טיפים|טיפ|सुझाव|टिप्स|नोट|メモ|コツ(?:・ポイント)?|ポイント|备注|小贴士|贴士|提示";

/** Above what is no part of the recipe any more. */
export const endHead =
  'nutrition(?:al)?(?: facts| information)?|comments?|\\d+ comments|reviews?|related(?: recipes| posts)?|you may also like.*|more recipes.*|leave a (?:comment|reply).*|did you make this.*|nährwerte?(?: pro portion)?|kommentare?|ähnliche rezepte|das könnte .*|valeurs nutritionnelles|commentaires?|à lire aussi.*|información nutricional|valor nutricional|comentarios?|recetas relacionadas|informação nutricional|comentários?|receitas relacionadas|القيمة الغذائية|التعليقات|ערכים תזונתיים|תגובות|टिप्पणियाँ|栄養成分|コメント|营养成分|评论';

/** Parts of a part: "For the sauce". */
export const partHead = "for (?:the|your)|für (?:den|die|das)|pour (?:le|la|les|l[’'])|para (?:el|la|los|las|o|a|os|as)|do|da";

const advert =
  'advert(?:isement|s)?|sponsored.*|anzeige|werbung|publicité|publicidad|publicidade|إعلان|פרסומת|विज्ञापन|広告|スポンサーリンク|广告';
const button =
  'jump to recipe|skip to .*|print(?: this)?(?: recipe)?|pin(?: it| recipe)?|save(?: recipe)?|share(?: this| on .*)?|rate this.*|subscribe.*|sign up.*|newsletter.*|follow (?:me|us).*|read more.*|click here.*|shop now.*|buy .* online.*|home [>›»/].*|menu|search|cookie.*|we use cookies.*|accept(?: all)?|zum rezept(?: springen)?|rezept drucken|drucken|teilen|newsletter abonnieren|imprimer|partager|abonnez-vous.*|imprimir|compartir|suscríbete.*|compartilhar|inscreva-se.*|(?:[½\\d]x ?){2,}|[★☆⭐ \\d./()]+(?:votes?|reviews?|ratings?|bewertungen)?\\)?|sent from my .*|von meinem .* gesendet|\\d+ (?:shares?|likes?|views?)';
const greeting = 'hi|hello|hey|dear|hallo|liebe[r]?|bonjour|salut|hola|querid[oa]s?|oi|olá|مرحبا|שלום|नमस्ते|こんにちは|你好';
const goodbye =
  'love|cheers|best(?: wishes| regards)?|kind regards|regards|enjoy|see you.*|x{1,4}|bon app[ée]tit|guten appetit|lass(?:t)? es (?:dir|euch) schmecken|liebe grüße|viele grüße|lg|gruß|bisous|bises|cordialement|un abrazo|besos|saludos|buen provecho|abraços?|beijos|bom apetite|صحتين|بالهناء والشفاء|בתיאבון|נשיקות';

/** What a page or a mail says besides its recipe. */
export const besides = new RegExp(`^(?:${advert}|${button})$`, 'iu');
export const addressing = new RegExp(`^(?:${greeting})(?![\\p{L}\\p{M}])[^.]{0,30}[,!]?$`, 'iu');
export const partingWords = new RegExp(`^(?:${goodbye})(?![\\p{L}\\p{M}])[\\p{L} ,!.]{0,24}$`, 'iu');
export const isAddress = /^(?:https?:\/\/|www\.)\S+$/iu;

/** Lines of the head of a mail. */
export const mailHead = /^(?:from|to|cc|date|sent|von|an|datum|gesendet|de|à|date|para|fecha|enviado|data)\s*:\s.*(?:@|\d{4})/iu;
export const mailSubject = /^(?:subject|betreff|objet|asunto|assunto)\s*:\s*(?:(?:re|fwd?|aw|wg|tr|rv|enc)\s*:\s*)*(.+)$/iu;

const count = String.raw`(\d{1,3})(?:\s*(?:-|–|to|bis|à|a|~|〜|～|or|oder|ou|o)\s*\d{1,3})?`;
const eaters =
  'servings?|people|persons?|portions?|portionen|personen|personnes|pers\\.?|parts|personne|guests?|gäste|esser|convives|raciones|porciones|personas|comensales|porções|pessoas|أشخاص|حصص|شخص|מנות|סועדים|लोग(?:ों)?|सर्विंग|व्यक्ति|人分|人前|人份|人';
const serving =
  'serves|servings?|yields?|feeds|portions?|portionen|personen|ergibt|raciones|porciones|rinde|comensales|porções|rende|rendimento|serve|تكفي|يكفي|عدد الأشخاص|عدد الحصص|מספר מנות|מנות|सर्विंग|कितने लोगों के लिए|分量|份量|人数';

/** "Serves 4", and "4 servings": the number is the first group of one of them. */
export const servingsBefore = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${serving})\\s*[:：]?\\s*(?:for|about|ca\\.?|pour|para|für|ל|لـ|ل)?\\s*${count}(?![\\d/]|\\.\\d)`,
  'iu',
);
export const servingsAfter = new RegExp(`(?<![\\d./])${count}\\s*(?:${eaters})(?![\\p{L}\\p{M}])`, 'iu');

const forWords = 'for|für|pour|para|per|x|לל?-?|لـ?|ل';
/** "For 4", "Pour 6", "(para 4)": nothing else stands beside it. */
export const servingsFor = new RegExp(`^(?:.*[(（]\\s*)?(?:${forWords})\\s*${count}\\s*(?:के लिए)?\\s*[)）.:]?$`, 'iu');

const timed = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${words})\\s*(?:[:：=–-]|\\||is|ist)?\\s*(?:(?:about|approx\\.?|ca\\.?|circa|etwa|env(?:iron)?\\.?|less than|under|up to|unter|weniger als|bis zu|moins de|menos de|約|约|大约|حوالي|כ-)\\s*)?`,
    'iu',
  );

/** "Prep time: 20 min", as far as its duration. */
export const prepTime = timed(
  'active(?: time)?|prep(?:aration)?(?: time)?|hands-on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit(?=.*backzeit)|(?:temps (?:de )?)?préparation|(?:tiempo de )?preparación|(?:tempo de )?preparo|وقت التحضير|مدة التحضير|זמן הכנה|तैयारी(?: का समय)?|準備(?:時間)?|准备时间|准备',
);
export const cookTime = timed(
  'cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|kochzeit|backzeit|garzeit|koch-\\s?/backzeit|(?:temps (?:de )?)?cuisson|(?:tiempo de )?cocción|(?:tempo de )?cozimento|(?:tempo de )?forno|وقت الطهي|مدة الطهي|זמן בישול|זמן אפייה|पकाने का समय|調理時間|加熱時間|烹饪时间|烹调时间',
);
export const wholeTime = timed(
  'total(?: time)?|ready in|takes|time|gesamtzeit|zubereitungszeit|fertig in|zeit|temps total|prêt en|tiempo total|tiempo|tempo total|tempo|الوقت الكلي|الوقت|זמן כולל|कुल समय|समय|合計時間|所要時間|総時間|总时间|用时|耗时',
);
