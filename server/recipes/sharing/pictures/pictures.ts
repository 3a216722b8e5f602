import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { isLocale, sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/schema.ts';
import { Failure } from '../../../http/failure.ts';
import { Permits } from '../../../kitchen/permits.ts';
import { speak } from '../../../language/speech.ts';
import { addressIn } from '../../../shell/page-address.ts';
import { languagesOf, publicBodyIn } from '../public-recipe.ts';
import { pathOf, type Found } from '../shared.ts';
import { cropPhoto, drawPreview, type Scene } from './draw.ts';
import { drawDish, previewSize, type Size } from './drawings.ts';

type Open = Pick<Extract<Found, { state: 'open' }>, 'share' | 'row'>;

/** The forms that https://developers.google.com/search/docs/appearance/structured-data/recipe asks for, besides that of a preview. */
export const pictureForms = {
  preview: previewSize,
  '16x9': { width: 1_200, height: 675 },
  '4x3': { width: 1_200, height: 900 },
  '1x1': { width: 1_200, height: 1_200 },
} as const satisfies Record<string, Size>;
export type PictureForm = keyof typeof pictureForms;
export const pictureFormNames = Object.keys(pictureForms) as readonly PictureForm[];

/** What is drawn otherwise since then has another address. */
const style = 1;

/** What a picture is made of, but for the bytes of a photo. */
interface Subject extends Omit<Scene, 'photo'> {
  form: PictureForm;
  photoGuid: string | null;
}

function subjectOf({ share, row }: Open, form: PictureForm, language: Locale, { productName }: Pick<Config, 'productName'>): Subject {
  const { title, kind, servings, prepMinutes, cookMinutes, language: written = sourceLocale } = publicBodyIn(row, language);
  const photoGuid = share.shows_photo ? row.photo_guid : null;
  // Those that are for search engines bear no words.
  if (form !== 'preview') return { form, photoGuid, kind, title: '', facts: '', productName: '', language: sourceLocale };
  const spoken = isLocale(written) ? written : sourceLocale;
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  const count = speak(spoken)._('{count, plural, one {# serving} other {# servings}}', { count: servings });
  const facts = [...(minutes > 0 ? [formatMinutes(minutes, spoken)] : []), count].join(' · ');
  return { form, photoGuid, kind, title, facts, productName, language: written };
}

/** The same for the same picture, in every process. */
const markOfContent = (subject: Subject): string =>
  createHash('sha256')
    .update(JSON.stringify([style, ...Object.entries(subject).toSorted(([one], [other]) => (one < other ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 12);

const fileOf = (form: PictureForm): string => (form === 'preview' ? 'picture.jpg' : `picture-${form}.jpg`);

/** The route of a picture in this form. */
export const pictureRoute = (form: PictureForm): string => `/r/:link/${fileOf(form)}`;

/** The path of a recipe's picture: another one whenever the picture is, so that those who keep it ask anew. */
export function pictureAt(open: Open, form: PictureForm, language: Locale, config: Pick<Config, 'productName'>): string {
  const path = `${pathOf(open.share)}/${fileOf(form)}?v=${markOfContent(subjectOf(open, form, language, config))}`;
  return form === 'preview' && languagesOf(open.row).length > 1 ? addressIn(path, language) : path;
}

/** So many are kept in memory, of at most two hundred kilobytes each. */
const mostKept = 120;
/** So many wait for the one that is being drawn: a request that finds the line full gets the dish alone. */
const mostWaiting = 6;

interface Picture {
  /** A JPEG. */
  bytes: Buffer;
  /** Says which it is; null for what stands in for it, which is not to be kept. */
  tag: string | null;
}

/** One at a time, and after each as long a rest as it took: however many ask, half a processor is left. */
function createPace() {
  const drawing = new Permits(1, mostWaiting);
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const paced = async () => {
      const begunAt = performance.now();
      const made = work();
      resolve(made);
      await made.catch(() => undefined);
      await setTimeout(performance.now() - begunAt, undefined, { ref: false });
    };
    drawing.during(paced).catch(reject);
    return promise;
  };
}

/** Pictures of shared recipes: drawn one at a time in a process, and kept for as long as others are not asked for more. */
export function createPictures({ db, config }: { db: Kysely<Database>; config: Pick<Config, 'productName'> }) {
  const kept = new Map<string, Promise<Buffer>>();
  const paced = createPace();

  async function draw({ photoGuid, form, ...scene }: Subject): Promise<Buffer> {
    const stored =
      photoGuid === null ? undefined : await db.selectFrom('photos').select('bytes').where('guid', '=', photoGuid).executeTakeFirst();
    const photo = stored?.bytes ?? null;
    if (form === 'preview') return drawPreview({ ...scene, photo });
    return photo === null ? drawDish(scene, pictureForms[form]) : cropPhoto(photo, pictureForms[form]);
  }

  return {
    /** Which picture it is, without drawing it. */
    tagOf: (open: Open, form: PictureForm, language: Locale): string => markOfContent(subjectOf(open, form, language, config)),

    /** The picture, or the dish of its kind while too many others are asked for. */
    take: async (open: Open, form: PictureForm, language: Locale): Promise<Picture> => {
      const subject = subjectOf(open, form, language, config);
      const key = markOfContent(subject);
      // Drawn once for all recipes of the kind.
      if (form !== 'preview' && subject.photoGuid === null) return { bytes: await drawDish(subject, pictureForms[form]), tag: key };
      const picture = kept.get(key) ?? paced(() => draw(subject));
      // What was asked for last stays longest.
      kept.delete(key);
      kept.set(key, picture);
      for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
      try {
        return { bytes: await picture, tag: key };
      } catch (error) {
        kept.delete(key);
        if (!(error instanceof Failure)) throw error;
        return { bytes: await drawDish(subject, pictureForms[form]), tag: null };
      }
    },
  };
}
