import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { CodeSample } from '../../../src/views/developer/showcase/CodeSample.tsx';
import { clipboardFixture, piece } from './clipboard.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, no, role, text } from '../../support/views/sights.ts';

const isCopied = text('Copied');
const hasFailed = text(/The code is selected/);
/** Takes no visible time. */
const isCalm = all(role('button', `Copy the code: ${piece.key}`), no(any(isCopied, hasFailed)));

export const clipboardDriver: ViewDriver<typeof clipboardMachine> = {
  machine: clipboardMachine,
  fixture: clipboardFixture,
  open: openFlow(clipboardMachine, clipboardFixture, (flow) => <CodeSample flow={flow} name={piece.key} code={piece.text} />),
  events: { 'copy.requested': press(`Copy the code: ${piece.key}`) },
  states: { idle: isCalm, copying: isCalm, copied: isCopied, failed: hasFailed },
};
