/** The code input supports at most 32 boxes, default 4. */
export const codeBoxes = { max: 32, default: 4 } as const;

// Keyboards for Arabic, Persian and Urdu, and full-width input methods, type these for 0 to 9.
const foreignZeros = [0x0660, 0x06f0, 0xff10];

/** The digits of a text as 0 to 9, everything else dropped: '12-34.56' gives '123456'. */
export function onlyDigits(text: string): string {
  return Array.from(text, (sign) => {
    if (sign >= '0' && sign <= '9') return sign;
    const point = sign.codePointAt(0) ?? 0;
    const zero = foreignZeros.find((start) => point >= start && point <= start + 9);
    return zero === undefined ? '' : String(point - zero);
  }).join('');
}

/**
 * The code after pasting `digits` with the cursor on box `at`, and the new cursor position. Digits fill the boxes from there; a
 * complete code fills all boxes wherever the cursor was.
 */
export function pasteDigits(code: string, at: number, digits: string, boxes: number): { code: string; at: number } {
  const start = digits.length >= boxes ? 0 : at;
  const next = `${code.slice(0, start)}${digits}${code.slice(start + digits.length)}`.slice(0, boxes);
  return { code: next, at: Math.min(start + digits.length, boxes - 1) };
}
