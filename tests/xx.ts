import { readdirSync, readFileSync } from 'node:fs';
import { readText } from '../server/recipes/transcription/read-text.ts';
import { readPhoto } from '../server/recipes/transcription/ocr.ts';
import { scoreOf, truthOf, shareOf, sum, noScore } from './server/recipes/transcription/truth.ts';
const f = 'tests/server/recipes/transcription/photos/';
let W = noScore, F = noScore;
for (const n of readdirSync(f).filter(x=>x.endsWith('.txt')).toSorted()) { 
 if (process.argv[2] && !n.startsWith(process.argv[2])) continue;
 const tr = readFileSync(f+n,'utf8'); const lang = /language: (\S+)/.exec(tr)[1];
 const t = performance.now();
 const lines = await readPhoto(readFileSync(f+n.replace('.txt','.jpg')), lang as any, new AbortController().signal);
 const r = readText(lines); const s = scoreOf(truthOf(tr), r); W = sum(W, s.words); F = sum(F, s.fields);
 console.log(n, Math.round(performance.now()-t), shareOf(s.words).toFixed(3), shareOf(s.fields).toFixed(3), s.wrong, r.ingredients.flatMap(x=>x.doubts), r.steps.flatMap(x=>x.doubts), r.left);
 if (process.argv[2]) console.log(lines);
}
console.log(shareOf(W), shareOf(F));
