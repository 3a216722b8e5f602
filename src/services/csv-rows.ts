const [quote, lineFeed] = [0x22, 0x0a];

/** Counts the lines of a CSV file as its bytes come, in pieces of any length. A line feed inside a quoted cell ends no line. RFC 4180. */
export function createLineCounter(): (bytes: Uint8Array) => number {
  let [lines, isQuoted] = [0, false];
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) lines += 1;
    }
    return lines;
  };
}
