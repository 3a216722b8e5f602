import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const storeKeys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret of the store' } as const;
const bucket = 'dishes';
const region = 'eu-test-1';

/** What the server does with calls: answers them, takes them and says nothing, answers 503, or breaks off in the middle of its answer. */
type Mood = 'well' | 'hung' | 'refusing' | 'cutting';

interface Held {
  bytes: Buffer;
  type: string;
  changedAt: number;
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
/** As AWS wants it: RFC 3986, with the slashes of a path as they are. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Why a request is refused; null for one that is signed by the keys above. https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function whyRefused(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const { headers, method = '' } = request;
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(headers.authorization ?? '') ?? [];
  const [id, day = '', ...scope] = credential.split('/');
  const time = String(headers['x-amz-date']);
  if (id !== storeKeys.accessKeyId || !time.startsWith(day) || scope.join('/') !== `${region}/s3/aws4_request`) return 'InvalidAccessKeyId';
  if (Math.abs(Date.now() - Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))) > 15 * 60_000)
    return 'RequestTimeTooSkewed';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const path = decodeURIComponent(url.pathname).split('/').map(encoded).join('/');
  const canonical = [method, path, query, lines.join(''), names, hash].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${storeKeys.secretAccessKey}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, [day, ...scope].join('/'), sha256(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(signature.padEnd(64, '0').slice(0, 64), 'hex')) ? null : 'SignatureDoesNotMatch';
}

/** As much of the S3 API as the product uses, over real HTTP: PUT, GET, multi-object delete and ListObjectsV2 of one bucket. */
export class TestObjectStore {
  readonly files = new Map<string, Held>();
  /** Method and path of every call, in order. */
  readonly calls: string[] = [];
  mood: Mood = 'well';
  /** Files per page of a list, less than the API's own 1000. */
  pageLength = 1_000;
  /** What it takes the time to be for what is written. */
  now: () => number = Date.now;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async open(): Promise<TestObjectStore> {
    const store = new TestObjectStore();
    store.#server.listen(0, '127.0.0.1');
    await once(store.#server, 'listening');
    return store;
  }

  get settings() {
    const { port } = this.#server.address() as AddressInfo;
    return { endpoint: `http://127.0.0.1:${port}`, bucket, region, ...storeKeys };
  }

  /** The same for the environment of a process. */
  get env(): Record<string, string> {
    const { endpoint } = this.settings;
    const keys = { S3_ACCESS_KEY_ID: storeKeys.accessKeyId, S3_SECRET_ACCESS_KEY: storeKeys.secretAccessKey };
    return { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, ...keys };
  }

  /** Keys that begin so, without their random end. */
  variants(prefix: string): string[] {
    return [...this.files.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.replace(/-[0-9a-f]{18}$/, '').slice(prefix.length));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const url = new URL(request.url ?? '/', 'http://store');
    // What was signed is the host that the client named.
    this.calls.push(`${request.method} ${url.pathname}`);
    if (this.mood === 'hung') return;
    const refuse = (status: number, code: string) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><AWSAccessKeyId>${storeKeys.accessKeyId}</AWSAccessKeyId></Error>`);
    if (this.mood === 'refusing') return refuse(503, 'SlowDown');
    if (this.mood === 'cutting' && request.method !== 'GET') return void request.socket.destroy();
    const why = whyRefused(request, url, body);
    if (why !== null) return refuse(403, why);
    const [, named, ...rest] = url.pathname.split('/');
    if (named !== bucket) return refuse(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    if (request.method === 'PUT') {
      this.files.set(key, { bytes: body, type: String(request.headers['content-type']), changedAt: this.now() });
      return void response.writeHead(200).end();
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      if (request.headers['content-md5'] !== createHash('md5').update(body).digest('base64')) return refuse(400, 'InvalidDigest');
      for (const [, gone = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) this.files.delete(gone);
      return void response.writeHead(200).end('<?xml version="1.0"?><DeleteResult/>');
    }
    if (request.method === 'GET' && key === '') return void response.writeHead(200).end(this.#list(url.searchParams));
    const held = this.files.get(key);
    if (request.method !== 'GET' || held === undefined) return refuse(404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': held.type, 'content-length': held.bytes.length });
    if (this.mood !== 'cutting') return void response.end(held.bytes);
    response.write(held.bytes.subarray(0, Math.floor(held.bytes.length / 2)), () => response.destroy());
  }

  #list(query: URLSearchParams): string {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
    const found = [...this.files].filter(([key]) => key.startsWith(prefix) && key > after).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const page = found.slice(0, Math.min(this.pageLength, Number(query.get('max-keys'))));
    const contents = page.map(
      ([key, { changedAt }]) => `<Contents><Key>${key}</Key><LastModified>${new Date(changedAt).toISOString()}</LastModified></Contents>`,
    );
    return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><IsTruncated>${page.length < found.length}</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }
}
