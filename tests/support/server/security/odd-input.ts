/** What nobody's form sends: wrong types, wrong lengths, wrong characters. Texts are written as JSON, so that halves of characters arrive as such. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' \n\t ',
  'x'.repeat(36),
  `${'x'.repeat(119)}🍜`,
  `${'x'.repeat(1_999)}🍜`.slice(0, 2_000),
  'x'.repeat(100_000),
  '🍜'.repeat(1_000),
  'e\u0301\u0302\u0303'.repeat(300),
  'a\u0000b',
  '\u0000',
  '\uD83C',
  '\uDF5C tail first',
  'ends in half \uD83C',
  '\u0001\u001B\u0008',
  'a\r\nb: c',
  '\uFFFE\uFFFF\uFEFF',
  '\u202Eevil',
  "'; drop table users; --",
  '../../../../etc/passwd',
  '%00%ff%zz',
  '\u{10FFFF}',
  'ｆｕｌｌ＠ｗｉｄｔｈ．ｅｘａｍｐｌｅ',
  'ada@example\u3002com',
  'half\uD83C@example.com',
  'nul\u0000@example.com',
  [],
  ['x'],
  [null],
  [[[[]]]],
  Array.from({ length: 500 }, () => 'x'),
  [{ kind: 'allergy', id: 'half \uD83C' }],
  [{ kind: 'allergy', id: 'x', note: 'nul \u0000' }],
  [{ kind: 'allergy', id: 'x', 'half \uD83C': 'a key' }],
  {},
  { length: 3 },
  { 'half \uD83C': 'nul \u0000' },
];

/** JSON that no object of ours is written as. */
export const oddJson: readonly string[] = [
  '',
  '{',
  '{"a":}',
  'null',
  '7',
  '"text"',
  '[]',
  '[[]]',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"email":1e999}',
  '{"email":"\\ud83c"}',
  '{"\\ud83c":"\\u0000"}',
  '{"email":"a","email":["b"]}',
  '\uFEFF{}',
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
];

/** Parts of an address, as they stand in it. */
export const oddParts: readonly string[] = [
  '%00',
  '%',
  '%zz',
  '%ff',
  '%c0%af',
  '%ed%a0%bc',
  '%f0%9f%8d%9c',
  '%F0%9F',
  '..%2f..',
  '%2e%2e',
  '%0d%0aset-cookie:%20a=b',
  "'%20or%201=1",
  'x'.repeat(36),
  'x'.repeat(99),
  'x'.repeat(3_000),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '__proto__',
  'toString',
  '%E2%80%AE',
];

/** Queries; `name` is one that the call knows. */
export const oddQueries = (name: string): readonly string[] => [
  ...oddParts.map((part) => `${name}=${part}`),
  `${name}=a&${name}=b`,
  `${name}[a]=b`,
  name,
  `=${name}`,
  '%00=%00',
  '%',
  '__proto__=x',
  'x=1&'.repeat(2_000),
];

interface OddBody {
  type: string | null;
  payload: string | Buffer;
  headers?: Record<string, string>;
}

const form = 'multipart/form-data';
/** Bodies of other kinds than the call takes, or of that kind and broken. */
export const oddBodies: readonly OddBody[] = [
  { type: null, payload: 'x' },
  { type: '', payload: 'x' },
  { type: 'garbage', payload: 'x' },
  { type: '/;;=', payload: 'x' },
  { type: 'text/plain', payload: '{}' },
  { type: 'application/xml', payload: '<x/>' },
  { type: 'application/x-www-form-urlencoded', payload: 'a=%00&b=%ff&%zz' },
  { type: 'application/json; charset=utf-16', payload: Buffer.from('{}', 'utf16le') },
  { type: 'application/json', payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: 'application/json', payload: '{}', headers: { 'content-encoding': 'gzip' } },
  { type: 'application/json', payload: '{}', headers: { 'content-length': '7' } },
  { type: 'application/json', payload: '{}', headers: { 'transfer-encoding': 'gzip' } },
  { type: form, payload: 'x' },
  { type: `${form}; boundary=`, payload: 'x' },
  { type: `${form}; boundary=x`, payload: '' },
  { type: `${form}; boundary=x`, payload: '--x' },
  { type: `${form}; boundary=x`, payload: '--x\r\n\r\n\r\n--x--' },
  { type: `${form}; boundary=x`, payload: '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nhalf' },
  { type: `${form}; boundary=x`, payload: '--x\r\ncontent-disposition: form-data; name="photo"\r\n\r\ntext\r\n--x--\r\n' },
  { type: `${form}; boundary=x`, payload: '--x\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--x--\r\n' },
  {
    type: `${form}; boundary=x`,
    payload: `--x\r\ncontent-disposition: form-data; name="photo"; filename="\u0000"\r\ncontent-type: \u0000\r\n\r\n\r\n--x--\r\n`,
  },
  { type: `${form}; boundary=${'x'.repeat(500)}`, payload: `--${'x'.repeat(500)}--` },
];
