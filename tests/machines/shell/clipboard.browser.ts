import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { clipboardFixture } from './clipboard.fixture.ts';
import type { BrowserDriver } from '../../support/e2e/browser-driver.ts';
import { holdClipboard } from '../../support/e2e/held-clipboard.ts';
import { all, any, button, no, text } from '../../support/e2e/sights.ts';

const copy = 'Copy the code: Imports';
const isCopied = text('Copied');
const hasFailed = text(/The code is selected/);
const isCalm = all(button(copy), no(any(isCopied, hasFailed)));

export const clipboardDriver: BrowserDriver = {
  because: 'The clipboard is the browser’s, and says no when it likes.',
  subject: { machine: clipboardMachine },
  fixture: clipboardFixture,
  open: async ({ page, visit, skip }) => {
    const decide = await holdClipboard(page);
    await visit('/buttons');
    return {
      'copy.requested': () => page.getByRole('button', { name: copy }).click(),
      'writeText.done': () => decide(true),
      'writeText.error': () => decide(false),
      'after(copiedShown)': () => skip(timings.copiedShown),
    };
  },
  states: { idle: isCalm, copying: isCalm, copied: isCopied, failed: hasFailed },
};
