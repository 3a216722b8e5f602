// Plays one recording, named on the command line: see scripts/replay.mjs.
import { readFileSync } from 'node:fs';
import { argv, stderr, stdout } from 'node:process';
import { assert, StructError } from 'superstruct';
import { machineList } from '../../../src/dev/machine-list.ts';
import { recordingSchema, type Recording } from '../../../src/recording/recording.ts';
import { replayRecording, replayReport } from './replay-recording.ts';

function readRecording(file: string): Recording {
  const recording: unknown = JSON.parse(readFileSync(file, 'utf8'));
  assert(recording, recordingSchema);
  return recording;
}

/** One line that says what is wrong with the file. */
function inOneLine(error: unknown, file: string): string {
  if (error instanceof StructError) return `${file} is no flow recording: ${error.message}`;
  if (error instanceof SyntaxError) return `${file} is no JSON: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}

function main(file: string | undefined): number {
  if (file === undefined) {
    stderr.write('Which recording? npm run replay FILE\n');
    return 2;
  }
  try {
    const recording = readRecording(file);
    const machine = Object.values(machineList).find(({ id }) => id === recording.machine);
    if (machine === undefined) throw new Error(`There is no machine "${recording.machine}".`);
    const replayed = replayRecording(recording, machine);
    stdout.write(`${replayReport(recording, replayed)}\n`);
    return replayed.steps.every(({ isSame }) => isSame) ? 0 : 1;
  } catch (error) {
    stderr.write(`${inOneLine(error, file)}\n`);
    return 2;
  }
}

process.exitCode = main(argv[2]);
