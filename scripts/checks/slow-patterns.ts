/** Why the time of a pattern may grow faster than its text: what it reads is short, or ours. */
const reasons = {
  ours: 'files of the repository, its build or its settings: nobody else writes them',
  line: 'a line of a pasted text, a page or a file, which is at most 2,000 characters long and is read in a thread',
  short: 'a field of a form, a title, an order or a step: the contract limits each to a few hundred or 2,000 characters',
  spaced: 'a line of at most 1,000 characters with single spaces',
  recorded: 'values of a recording in the browser of the person who makes it',
  ends: 'the last of its ways always fits, so it never goes back',
} as const;

const patterns: Readonly<Record<keyof typeof reasons, readonly string[]>> = {
  ours: [
    String.raw`/\/+$/`,
    String.raw`/<script type="module"[^>]*\ssrc="[^"]*?([^"/]+)"/`,
    String.raw`/[^/]+$/`,
    String.raw`/\{[a-e]\?[^}]*\}|\{[^}]*\}/g`,
    String.raw`/\{[^}]*\}/g`,
    String.raw`/\[([^\]]*)\]/g`,
    String.raw`/^([a-z]+):\s*(.*)$/`,
    String.raw`/^([!?]?)\s*(=?)\s*(?:(\d+(?:\.\d+)?(?:\/\d+)?)\s+)?(?:(fl oz|[a-z]+)\s+)?(@?[a-z0-9]+(?:-[a-z0-9]+)*)(?:,\s*(.+))?$/`,
    String.raw`/^(\d+)m([*^]?)(?:\s+(rest|meanwhile))?:\s*(.+)$/`,
    String.raw`/^(@?[a-z0-9-]+):\s*(.+)$/`,
    String.raw`/^([a-e]):\s*(.+)$/`,
    String.raw`/\s+as\s+/`,
    String.raw`/\{([^}]*)\}/g`,
    String.raw`/\[[^\]]*\]/g`,
  ],
  line: [
    String.raw`/[\s:：…・]+$/u`,
    String.raw`/\s+\S*$/u`,
    String.raw`/[,،、]\s+|[،、]|\s+(?=(?:plus|\+)\s+\d)/u`,
    String.raw`/(\p{L}{2,})(?:\((s|n|e|en|er|ern|nen|x|es|r)\)|\/(n|e|en|er|s)(?!\p{L}))/gu`,
    String.raw`/^\s*(?:[(（]([^()（）]{1,40})[)）]|[/|]\s*([\d.,½⅓⅔¼¾⅛ ]+\s?(?:fl\.?\s?oz|\p{L}+)\.?)(?=\s|$))\s*/u`,
    String.raw`/\s*[/|;]\s*/u`,
    String.raw`/\s*[(（].*$/u`,
    String.raw`/^[=~_*]+\s*|\s*[=~_*]+$/gu`,
    String.raw`/\s*[:：]+$/u`,
    String.raw`/\p{Nd}+\s*\p{L}/gu`,
    String.raw`/\s*[:：]$/u`,
    String.raw`/\s*[|•·▪◆;；]\s*(?![^(（]*[)）])/gu`,
    String.raw`/\s*[(（][^)）]*[)）]\s*$/u`,
    String.raw`/^[【［〈《](.+)[】］〉》]$|\s*[:：]$/u`,
    String.raw`/\s*[(（]([^()（）]+)[)）]$/u`,
    String.raw`/^\s*(?:\[[\d/.,: apmAPM]{4,24}\]\s*|\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s*(?:[ap]m)?\s*[-–]\s*)(?:[\p{L}\p{M} .~+\d]{1,30}:\s*)?/iu`,
    String.raw`/\s*\|\s*/gu`,
    String.raw`/(?<=\S)(?:\t|[ \u00A0]{3,})\s*(?=\S)/gu`,
  ],
  short: [
    String.raw`/^(\d+(?:[.,٫]\d+)?)?\s*(?:([⅛¼⅓⅜½⅝⅔¾⅞])|(\d+)\s*[/⁄]\s*(\d+))?$/u`,
    String.raw`/[^,;.()\d]*$/u`,
    String.raw`/⟨([^:⟩]+):([^⟩]*)⟩/g`,
    String.raw`/^.*@|>.*$/g`,
    String.raw`/^(.{2,}?)\s*[(（]([^()（）]+)[)）]$/u`,
    String.raw`/(\r\n|[\n\r])(\s*[-*•·‐-―](?=\s))?/g`,
  ],
  spaced: [String.raw`/^(\d+(?:\.\d+)?)\s+(?:(fl oz|\S+)\s+)?(.+)$/`],
  recorded: [String.raw`/[^\s@<>"',;:\\()[\]=/?&]+@(?=[^\s@])/gu`, String.raw`/^(\s*)[^@]*@/`],
  ends: ['/```(?:json)?\\s*([\\s\\S]*?)(?:```|$)/i'],
};

/** Patterns that may take more than their text is long, as they stand in the code, each with the reason why it may stay. */
export const slowPatterns: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([name, reason]) => patterns[name as keyof typeof reasons].map((pattern) => [pattern, reason] as const)),
);
