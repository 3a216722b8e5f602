import { fromPromise } from 'xstate';

/** Rejects where the browser forbids writing: without https, or when the page is hidden. */
export const writeClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Writing to the system clipboard, as actors. */
export const clipboardActors = () => ({
  writeText: fromPromise<unknown, { text: string }>(({ input }) => writeClipboard(input.text)),
});

/** Opens the system's share dialog, which the user may cancel. */
export function sendText(text: { title: string; text: string }): void {
  navigator.share(text).catch(() => undefined);
}
