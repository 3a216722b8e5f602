import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { formatMinutes } from '../../../../contract/recipes/minutes.ts';
import { isLocale, sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { Permits } from '../../../kitchen/permits.ts';
import { speak } from '../../../language/speech.ts';
import { addressIn } from '../../../shell/page-address.ts';
import { languagesOf, publicBodyIn } from '../public-recipe.ts';
import { pictureOfKind } from '../../picture.ts';
import { pathOf, type Found } from '../shared.ts';
import { cropPhoto, drawPreview, type Scene } from './draw.ts';
import { drawAlone, drawKind, previewSize, type Size } from './drawings.ts';

type Open = Pick<Extract<Found, { state: 'open' }>, 'share' | 'row'>;

/** The aspect ratios that https://developers.google.com/search/docs/appearance/structured-data/recipe asks for, besides the preview's. */
export const pictureForms = {
  preview: previewSize,
  '16x9': { width: 1_200, height: 675 },
  '4x3': { width: 1_200, height: 900 },
  '1x1': { width: 1_200, height: 1_200 },
} as const satisfies Record<string, Size>;
export type PictureForm = keyof typeof pictureForms;
export const pictureFormNames = Object.keys(pictureForms) as readonly PictureForm[];

/** Increase it when drawings change, so that addresses change. */
const style = 2;

/** The inputs of a picture, except the photo's bytes. */
interface Subject extends Omit<Scene, 'photo'> {
  form: PictureForm;
  kind: string | undefined;
  photoGuid: string | null;
}

function subjectOf({ share, row }: Open, form: PictureForm, language: Locale, { productName }: Pick<Config, 'productName'>): Subject {
  const {
    title,
    kind,
    picture: dish = pictureOfKind(kind),
    servings,
    prepMinutes,
    cookMinutes,
    language: written = sourceLocale,
  } = publicBodyIn(row, language);
  const photoGuid = share.shows_photo ? row.photo_guid : null;
  // Pictures for search engines have no text.
  if (form !== 'preview') return { form, photoGuid, kind, dish, title: '', facts: '', productName: '', language: sourceLocale };
  const spoken = isLocale(written) ? written : sourceLocale;
  const minutes = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  const count = speak(spoken)._('{count, plural, one {# serving} other {# servings}}', { count: servings });
  const facts = [...(minutes > 0 ? [formatMinutes(minutes, spoken)] : []), count].join(' · ');
  return { form, photoGuid, kind, dish, title, facts, productName, language: written };
}

/** Equal for equal pictures, in every process. */
const markOfContent = (subject: Subject): string =>
  createHash('sha256')
    .update(JSON.stringify([style, ...Object.entries(subject).toSorted(([one], [other]) => (one < other ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 12);

const fileOf = (form: PictureForm): string => (form === 'preview' ? 'picture.jpg' : `picture-${form}.jpg`);

/** The route of a picture in this form. */
export const pictureRoute = (form: PictureForm): string => `/r/:link/${fileOf(form)}`;

/** The path of a recipe's picture. It changes with the picture, so that caches load it again. */
export function pictureAt(open: Open, form: PictureForm, language: Locale, config: Pick<Config, 'productName'>): string {
  const path = `${pathOf(open.share)}/${fileOf(form)}?v=${markOfContent(subjectOf(open, form, language, config))}`;
  return form === 'preview' && languagesOf(open.row).length > 1 ? addressIn(path, language) : path;
}

/** Pictures kept in memory, at most 200 kB each. */
const mostKept = 120;
/** Length of the drawing queue: when it is full, a request gets the generic dish picture. */
const mostWaiting = 6;

interface Picture {
  /** A JPEG. */
  bytes: Buffer;
  /** Identifies the picture; null for a placeholder, which must not be cached. */
  tag: string | null;
}

/** One at a time, followed by a pause of the same length: drawing uses at most half a processor. */
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

/** Pictures of shared recipes: drawn one at a time per process, and cached (least recently used are dropped). */
export function createPictures({ db, files, config }: Pick<Deps, 'db' | 'files'> & { config: Pick<Config, 'productName'> }) {
  const kept = new Map<string, Promise<Buffer>>();
  const paced = createPace();

  async function draw({ photoGuid, form, kind: _, ...scene }: Subject): Promise<Buffer> {
    const stored =
      photoGuid === null
        ? undefined
        : await db.selectFrom('photos').select(['bytes', 'file']).where('guid', '=', photoGuid).executeTakeFirst();
    const photo = stored === undefined ? null : await files.read(stored);
    if (form === 'preview') return drawPreview({ ...scene, photo });
    return photo === null ? drawAlone(scene.dish, pictureForms[form]) : cropPhoto(photo, pictureForms[form]);
  }

  return {
    /** The picture's id, without drawing it. */
    tagOf: (open: Open, form: PictureForm, language: Locale): string => markOfContent(subjectOf(open, form, language, config)),

    /** The picture, or the generic dish picture while the queue is full. */
    take: async (open: Open, form: PictureForm, language: Locale): Promise<Picture> => {
      const subject = subjectOf(open, form, language, config);
      const key = markOfContent(subject);
      const picture = kept.get(key) ?? paced(() => draw(subject));
      // Moves it to the end: the least recently used is dropped first.
      kept.delete(key);
      kept.set(key, picture);
      for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
      try {
        return { bytes: await picture, tag: key };
      } catch (error) {
        kept.delete(key);
        if (!(error instanceof Failure)) throw error;
        return { bytes: await drawKind(subject.kind, pictureForms[form]), tag: null };
      }
    },
  };
}
