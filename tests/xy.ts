import { Worker } from 'node:worker_threads';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
const f = 'tests/server/recipes/transcription/photos/';
const [name, lang, size='1600'] = process.argv.slice(2);
const photo = readFileSync(f+name);
const picture = await sharp(photo).resize({width:+size,height:+size,fit:'inside'}).greyscale().normalise().png().toBuffer();
const w = new Worker(new URL('/work/w/b/server/recipes/transcription/ocr-thread.ts','file:'), { workerData: { picture, languages: lang.split('+') } });
w.on('message', (m) => { for (const [k,l] of Map.groupBy(m,(x)=>x.line)) console.log(k, '|', l.map(x=>x.text+'·'+Math.round(x.confidence)+'@'+x.left).join(' ')); });
