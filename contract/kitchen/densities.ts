/** The weight of one US cup (240 ml) of a dry or soft food in grams, by kitchen convention. The first match wins. */
const table: readonly (readonly [pattern: RegExp, grams: number])[] = [
  [/\b(rice|tapioca|potato|chickpea|gram|corn) flour\b|cornflour|cornstarch/i, 120],
  [/\bflour\b/i, 125],
  [/\b(icing|powdered|confectioners'?) sugar\b/i, 120],
  [/\bsugar\b/i, 200],
  [/\b(peanut|almond) butter\b|\btahini\b/i, 250],
  // "butter beans" and "butternut squash" are not butter.
  [/\bbutter$|\bghee\b|\bmargarine\b|\bshortening\b/i, 227],
  [/\bhoney\b|\bsyrup\b|\btreacle\b|\bmolasses\b/i, 335],
  [/\b(breadcrumbs|panko)\b/i, 90],
  [/\boats\b/i, 90],
  [/\bcocoa\b/i, 90],
  [/\b(basmati|jasmine|arborio|long-grain|sushi|brown|white|short-grain|bomba|risotto|paella) rice\b|^rice$/i, 190],
  [/\b(semolina|polenta|couscous|bulgur|quinoa)\b/i, 175],
  [/\blentils\b|\bsplit peas\b/i, 195],
  [/\b(yogh?urt|creme fraiche|crème fraîche|sour cream|mayonnaise|ricotta|mascarpone)\b/i, 240],
  [/\bcoconut$|\bdesiccated coconut\b/i, 80],
  [/\b(almonds|walnuts|pecans|hazelnuts|cashews|peanuts|pine nuts)\b/i, 130],
  [/\b(chocolate chips|raisins|sultanas|currants)\b/i, 160],
];

/** Grams per cup of `item`; null when it is weighed (meat, vegetables) or poured. */
export function gramsPerCup(item: string): number | null {
  return table.find(([pattern]) => pattern.test(item))?.[1] ?? null;
}
