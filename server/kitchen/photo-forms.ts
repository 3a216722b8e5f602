import type { FastifyRequest } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { photoWidths, type PhotoWidth } from '../../contract/kitchen/photo.ts';
import type { Deps } from '../deps.ts';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { Permits } from './permits.ts';

/** Best first: a browser gets the first that it takes. */
const makers = {
  'image/avif': (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 76 }),
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 78, mozjpeg: true }),
} as const;
type MediaType = keyof typeof makers;
const mediaTypes = Object.keys(makers) as readonly MediaType[];

/** What `db` and `files` are needed for here. */
type Services = Pick<Deps, 'db' | 'files'>;

/** A photo as it is sent. */
export interface PhotoForm {
  type: string;
  bytes: Buffer;
}

export interface WantedForm {
  width: PhotoWidth;
  type: MediaType;
}

const isWidth = (value: number): value is PhotoWidth => photoWidths.some((width) => width === value);

/** The form that a request asks for; null for the photo itself. A browser that saves data gets the next smaller width. */
function wantedForm(
  query: unknown,
  headers: { accept?: string | undefined; 'save-data'?: string | string[] | undefined },
): WantedForm | null {
  const asked = typeof query === 'object' && query !== null && 'w' in query ? Number(query.w) : Number.NaN;
  if (!isWidth(asked)) return null;
  const smaller = photoWidths.findLast((width) => width < asked);
  const width = headers['save-data'] === 'on' ? (smaller ?? asked) : asked;
  const accept = headers.accept ?? '';
  return { width, type: mediaTypes.find((type) => accept.includes(type)) ?? 'image/jpeg' };
}

/** Kept in memory, at most about 150 kB each. */
const mostKept = 200;
/** Photos that wait for their forms; until then they are sent as they are. */
const mostWaiting = 200;

const keyOf = (guid: string, { width, type }: WantedForm) => `${guid} ${width} ${type}`;

/** Makes the forms of photos once, one photo at a time and behind all answers, and keeps those that are asked for in memory. */
export function createPhotoForms({ db, files, log }: Services & Pick<Deps, 'log'>) {
  const kept = new Map<string, PhotoForm>();
  const underWay = new Map<string, Promise<void>>();
  const making = new Permits(1, mostWaiting);
  let isClosed = false;

  async function make(guid: string): Promise<void> {
    if (isClosed) return;
    const photo = await db.selectFrom('photos').select(['bytes', 'file']).where('guid', '=', guid).executeTakeFirst();
    const whole = photo === undefined ? null : await files.read(photo);
    if (whole === null) return;
    const made = await db.selectFrom('photo_forms').select(['width', 'media_type']).where('photo_guid', '=', guid).execute();
    for (const width of photoWidths)
      for (const type of mediaTypes) {
        if (isClosed) return;
        if (made.some((form) => form.width === width && form.media_type === type)) continue;
        const picture = sharp(whole).timeout({ seconds: 20 }).resize({ width, withoutEnlargement: true });
        const bytes = await makers[type](picture).toBuffer();
        const stored = await files.keep({ folder: 'photos', guid, variant: `${width}-${type.slice('image/'.length)}` }, bytes, type);
        await insertForm(db, { photo_guid: guid, width, media_type: type, ...stored });
      }
  }

  function prepare(guid: string): void {
    if (isClosed || underWay.has(guid)) return;
    const made = making
      .during(() => make(guid))
      // The photo itself is sent; the next request tries again.
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'the forms of a photo were not made'))
      .finally(() => underWay.delete(guid));
    underWay.set(guid, made);
  }

  return {
    prepare,

    /** The form, from memory if it is there; null while it is not made. Its photo must exist. */
    take: async (guid: string, wanted: WantedForm): Promise<PhotoForm | null> => {
      const key = keyOf(guid, wanted);
      const known = kept.get(key) ?? (await readForm({ db, files }, guid, wanted));
      if (known === null) {
        prepare(guid);
        return null;
      }
      // Moves it to the end: the least recently used is dropped first.
      kept.delete(key);
      kept.set(key, known);
      for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
      return known;
    },

    /** Ends soon: what is missing is made when it is asked for. */
    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.all(underWay.values());
    },
  };
}
export type PhotoForms = ReturnType<typeof createPhotoForms>;

/**
 * The photo as a request asks for it: in a form, or as it is while its forms are not made. `isKnown`: the browser has it, and no bytes are read.
 * @throws Failure notFound, StoreError
 */
export async function photoFor({ db, files }: Services, forms: PhotoForms, { guid, request }: { guid: string; request: FastifyRequest }) {
  const wanted = wantedForm(request.query, request.headers);
  const tagOf = (form: WantedForm | null) => (form === null ? `"${guid}"` : `"${guid}-${form.width}-${form.type.slice('image/'.length)}"`);
  const known = request.headers['if-none-match'];
  const tag = tagOf(wanted);
  const isForm = wanted !== null;
  if (known === tag) return { type: wanted?.type ?? 'image/jpeg', bytes: Buffer.alloc(0), tag, isAsWanted: true, isForm, isKnown: true };
  const form = wanted === null ? null : await forms.take(guid, wanted);
  if (form !== null) return { ...form, tag, isAsWanted: true, isForm, isKnown: false };
  const photo = await db.selectFrom('photos').select(['bytes', 'file', 'media_type']).where('guid', '=', guid).executeTakeFirst();
  const bytes = photo === undefined ? null : await files.read(photo);
  if (photo === undefined || bytes === null) throw new Failure('notFound', i18n._('Photo not found.'));
  const itself = tagOf(null);
  return { type: photo.media_type, bytes, tag: itself, isAsWanted: !isForm, isForm, isKnown: known === itself };
}

async function readForm({ db, files }: Services, guid: string, { width, type }: WantedForm): Promise<PhotoForm | null> {
  const row = await db
    .selectFrom('photo_forms')
    .select(['bytes', 'file'])
    .where('photo_guid', '=', guid)
    .where('width', '=', width)
    .where('media_type', '=', type)
    .executeTakeFirst();
  if (row === undefined) return null;
  const bytes = await files.read(row);
  if (bytes !== null) return { type, bytes };
  // Its file is lost: it is made again.
  await db.deleteFrom('photo_forms').where('photo_guid', '=', guid).where('file', '=', row.file).execute();
  return null;
}

/** Another process may have made it meanwhile. */
const insertForm = (db: Kysely<Database>, form: Insertable<Database['photo_forms']>) =>
  db
    .insertInto('photo_forms')
    .values(form)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
