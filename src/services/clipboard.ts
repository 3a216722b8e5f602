import { fromPromise } from 'xstate';

/** Rejects where the browser does not let the page write: when it is not served over https, or not looked at. */
export const writeClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Writing to the clipboard of the system, as actors. */
export const clipboardActors = () => ({
  writeText: fromPromise<unknown, { text: string }>(({ input }) => writeClipboard(input.text)),
});

/** Hands a text to another program of the system. Its reader may think better of it. */
export function sendText(text: { title: string; text: string }): void {
  navigator.share(text).catch(() => undefined);
}
