const signature = 8;

/** True for a PNG that moves: it says so before its first picture (W3C PNG, third edition, 11.3.6.1). */
export function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = signature; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    // Length, type and checksum around the data.
    at += bytes.readUInt32BE(at) + 12;
  }
  return false;
}
