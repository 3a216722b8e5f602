import { fromPromise } from 'xstate';

/** Writing to the clipboard of the system, as actors. A page that is not served over https, or is not looked at, is refused. */
export const clipboardActors = () => ({
  writeText: fromPromise<unknown, { text: string }>(({ input }) => navigator.clipboard.writeText(input.text)),
});
