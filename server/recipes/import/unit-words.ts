import type { Unit } from '../../../contract/recipes/recipe.ts';

/** What people write for each unit, in the languages of the pages; a `.` after it is left out. Those with a capital are only meant with it. */
const words: Record<Unit, string> = {
  g: 'g gr gm gms gram grams gramm gramme grammes gramo gramos grama gramas غ غم جم جرام غرام גרם ג ग्राम グラム 克',
  kg: 'ק״ג किलोग्राम kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos quilo quilos كغ كجم كيلو ק"ג קילו किलो किग्रा キロ 公斤 千克',
  ml: 'מ״ל סמ״ק ملليلتر ml milliliter milliliters millilitre millilitres mililitro mililitros مل ملل מ"ל मिली मिलीलीटर ミリリットル 毫升',
  l: 'ליטרים l lt ltr liter liters litre litres litro litros لتر ליטר लीटर リットル 升',
  tsp: 'teelöffel tl. cuil._à_café c._à_c. c._à_c c.à.c. c.à.c c._à_thé c._à_caf cuillère_à_thé cuillères_à_thé cuillerée_à_café cuillerées_à_café cucharilla cucharillas cdita cditas colherinha colher_de_café colheres_de_café col._chá c._chá ملعقة_شاي ملاعق_شاي م_ص م.صغيرة م._صغيرة टीस्पून टी_स्पून चाय_का_चम्मच छोटी_चम्मच 小さじ 小匙 茶勺 tsp tsps teaspoon teaspoons t TL Teelöffel cac càc cuillère_à_café cuillères_à_café c._à_café c_à_café cdta cdtas cucharadita cucharaditas colher_de_chá colheres_de_chá colher_(chá) colheres_(chá) ملعقة_صغيرة ملاعق_صغيرة م.ص כפית כפיות चम्मच छोटा_चम्मच छोटे_चम्मच 小さじ 茶匙 小匙 小勺',
  tbsp: 'el. essl. cuil._à_soupe c._à_s. c._à_s c.à.s. c.à.s c._soupe c._à_table cuillerée_à_soupe cuillerées_à_soupe cucharada_sopera cucharadas_soperas cs. c.s. col._sopa c._sopa ملعقة_طعام ملاعق_طعام ملعقة_أكل ملاعق_أكل م_ك م.كبيرة م._كبيرة टेबलस्पून टेबल_स्पून बड़ी_चम्मच 汤勺 勺 tbsp tbsps tbs tablespoon tablespoons T EL Esslöffel cas càs cuillère_à_soupe cuillères_à_soupe c._à_soupe c_à_soupe cda cdas cucharada cucharadas colher_de_sopa colheres_de_sopa colher_(sopa) colheres_(sopa) ملعقة_كبيرة ملاعق_كبيرة م.ك כף כפות बड़ा_चम्मच बड़े_चम्मच 大さじ 汤匙 大匙 大勺 湯匙',
  cup: 'c C xícara_de_chá xícaras_de_chá xícara_(chá) xícaras_(chá) xíc._(chá) xic._(chá) xíc. xíc xic_chá xícara_de_(chá) tazón فنجان प्याला cup cups Tasse Tassen tasse tasses taza tazas xícara xícaras xic كوب أكواب כוס כוסות कप カップ 杯',
  'fl oz': 'fl_oz fl._oz floz fluid_ounce fluid_ounces',
  oz: 'oz ounce ounces onza onzas onça onças Unze Unzen once onces أونصة אונקיה औंस オンス 盎司',
  lb: 'lb lbs pound pounds libra libras رطل ליברה पाउंड ポンド 磅',
  pinch:
    'Msp. Msps. Messersp. pinch pinches dash dashes Prise Prisen Messerspitze Msp pincée pincées pizca pizcas pitada pitadas رشة קורט चुटकी ひとつまみ 少々 撮',
  clove:
    'かけ 片 clove cloves Zehe Zehen Knoblauchzehe Knoblauchzehen gousse gousses diente dientes dente dentes فص فصوص שן שיני कली कलियां 片 瓣',
  slice:
    'slice slices Scheibe Scheiben tranche tranches rebanada rebanadas rodaja rodajas loncha lonchas fatia fatias شريحة شرائح פרוסה פרוסות स्लाइस 枚',
  can: '听 can cans tin tins Dose Dosen boîte boîtes lata latas علبة علب פחית פחיות קופסת डिब्बा 缶 罐',
  bunch: 'bunch bunches Bund botte bottes bouquet manojo manojos maço maços ramo ramos حزمة باقة צרור गुच्छा 束 把',
  sprig: 'sprig sprigs Zweig Zweige Zweiglein brin brins ramita ramitas galho galhos raminho raminhos غصن ענף ענפי टहनी 枝',
  handful: 'handful handfuls Handvoll Hand_voll poignée poignées puñado puñados punhado punhados حفنة חופן मुट्ठी ひとつかみ 一把',
  stalk: 'stalk stalks stick_of_celery Stange Stangen Stängel tige tiges tallo tallos talo talos عود גבעול गट्टी 本 根',
  leaf: 'leaf leaves Blatt Blätter feuille feuilles hoja hojas folha folhas ورقة أوراق עלה עלים עלי पत्ता पत्ते 葉',
  sheet: 'sheet sheets Platte Platten plaque plaques lámina láminas lâmina lâminas 板 张',
  piece:
    '丁 玉 袋 パック 株 尾 匹 颗 粒 只 条 块 棵 朵 盒 头 יחידות piece pieces pc pcs Stück Stücke Stk pièce pièces morceau morceaux pieza piezas trozo trozos pedaço pedaços unidade unidades unidad unidades قطعة قطع חתיכה חתיכות יחידה टुकड़ा टुकड़े 個 个 コ',
};

const entries = Object.entries(words).flatMap(([unit, list]) =>
  // Checked: the keys of `words` are the units.
  list.split(' ').map((word) => [word.replaceAll('_', ' '), unit as Unit] as const),
);
// "T" is a tablespoon and "t" a teaspoon; everything else is read in any case.
const exact = new Map<string, Unit>(entries);
const anyCase = new Map<string, Unit>(entries.flatMap(([word, unit]) => (word.length === 1 ? [] : [[word.toLowerCase(), unit] as const])));

/** What a recipe of ours does not measure by, as what it does. */
const measures: readonly (readonly [words: string, unit: Unit, times: number])[] = [
  ['cl centilitre centilitres centiliter centilitro centilitros Zentiliter ס"ל', 'ml', 10],
  ['dl décilitre décilitres deciliter decilitro decilitros Deziliter ד"ל', 'ml', 100],
  ['cc', 'ml', 1],
  ['quart quarts qt qts', 'cup', 4],
  ['pint pints pt pts', 'cup', 2],
  ['gallon gallons', 'cup', 16],
  ['mg', 'g', 0.001],
  ['Pfund Pfd livre livres 斤', 'g', 500],
  ['dozen Dutzend douzaine douzaines docena docenas dúzia dúzias دزينة תריסר दर्जन ダース 打', 'piece', 12],
];
const converted = new Map(
  measures.flatMap(([list, unit, times]) => list.split(' ').map((word) => [word.toLowerCase(), { unit, times }] as const)),
);

/** What a word measures by; of a dozen, the things themselves are counted. */
export function measureOf(word: string): { unit: Unit | null; times: number } | null {
  const unit = unitOf(word);
  if (unit !== null) return { unit, times: 1 };
  const other = converted.get(word.trim().toLowerCase().replace(/\.$/, ''));
  return other === undefined ? null : { unit: other.times === 12 ? null : other.unit, times: other.times };
}

/** The unit that is written so: "Cups", "EL", "g."; null for any other word. */
export function unitOf(word: string): Unit | null {
  const bare = word.trim().replace(/\.$/, '');
  return exact.get(bare) ?? anyCase.get(bare.toLowerCase()) ?? null;
}

/** All words, the longest first, as they may stand before an ingredient. */
export const unitWords: readonly string[] = [...entries.map(([word]) => word), ...measures.flatMap(([list]) => list.split(' '))].toSorted(
  (a, b) => b.length - a.length,
);
