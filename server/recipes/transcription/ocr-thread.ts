import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzip } from 'node:zlib';
import { linesOfWords, type SeenWord } from './seen-text.ts';

/*
 * Reads the text of one picture in its own thread: it keeps a processor busy for a second, and can be terminated. All data comes from packages;
 * nothing is downloaded.
 */

/** The used part of tesseract.js-core, the engine of tesseract.js: https://github.com/naptha/tesseract.js-core */
interface Engine {
  FS: { writeFile: (path: string, data: Uint8Array) => void };
  TessBaseAPI: new () => {
    Init: (path: null, languages: string, mode: number) => number;
    SetVariable: (name: string, value: string) => void;
    SetImageFile: (exif: number, radians: number) => number;
    FindLines: () => void;
    GetGradient: () => number;
    Recognize: (monitor: null) => number;
    GetTSVText: (page: number) => string;
  };
}

export interface OcrTask {
  picture: Uint8Array;
  /** ISO 639-2 codes, as in the names of the data packages. */
  languages: readonly string[];
}

const require = createRequire(import.meta.url);
/** Only the neural engine, whose data is loaded. */
const neural = 1;
const upright = 1;
/** Below this angle a line counts as straight, in radians. */
const straight = 0.005;

async function loadEngine(languages: readonly string[]): Promise<Engine> {
  const load = require('tesseract.js-core/tesseract-core-simd-lstm') as (options: object) => Promise<Engine>;
  const silent = () => undefined;
  const engine = await load({ print: silent, printErr: silent });
  for (const language of languages) {
    const path = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    engine.FS.writeFile(`${language}.traineddata`, await promisify(gunzip)(await readFile(path)));
  }
  return engine;
}

const isWord = '5';

/** Words with their places, as the engine lists them: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsOf(tsv: string): SeenWord[] {
  return tsv.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level !== isWord || text.trim() === '') return [];
    return [
      {
        text: text.trim(),
        line: `${block} ${paragraph} ${line}`,
        left: Number(left),
        top: Number(top),
        width: Number(width),
        height: Number(height),
        confidence: Number(confidence),
      },
    ];
  });
}

async function read({ picture, languages }: OcrTask): Promise<SeenWord[]> {
  const engine = await loadEngine(languages);
  const api = new engine.TessBaseAPI();
  if (api.Init(null, languages.join('+'), neural) !== 0) throw new Error('The data of a language could not be read.');
  engine.FS.writeFile('/input', picture);
  const show = (radians: number) => {
    if (api.SetImageFile(upright, radians) !== 0) throw new Error('The picture could not be read.');
  };
  // A single block: when the engine looks for columns, it loses isolated digits. seen-text.ts finds columns instead.
  api.SetVariable('tessedit_pageseg_mode', '6');
  show(0);
  api.FindLines();
  const slope = api.GetGradient();
  if (Math.abs(slope) >= straight) show(slope);
  api.Recognize(null);
  return wordsOf(api.GetTSVText(0));
}

// Safe: only ocr.ts starts this thread.
parentPort?.postMessage(linesOfWords(await read(workerData as OcrTask)));
