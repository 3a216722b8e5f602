import { watchLoading } from '@anydish/kitchen/read';
import { parentPort } from 'node:worker_threads';
import { tasks } from './tasks.ts';
import type { Answered, Asked, ThreadMessage } from './station.ts';

const isTask = (name: string): name is keyof typeof tasks => Object.hasOwn(tasks, name);

async function answer({ task, input }: Asked): Promise<Answered> {
  if (!isTask(task)) return { ok: false, message: `There is no task "${task}".` };
  try {
    // The main thread checks inputs by the type of the task.
    const work = tasks[task] as (...input: readonly unknown[]) => unknown;
    return { ok: true, output: await work(...input) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (asked: Asked) => void answer(asked).then((said) => parentPort?.postMessage(said)));
const say = (message: ThreadMessage) => parentPort?.postMessage(message);
watchLoading((isLoading) => say(isLoading ? 'loading' : 'loaded'));
say('ready');
