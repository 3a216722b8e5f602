import type { AnyActorRef } from 'xstate';
import type { FlowTab } from '../../machines/developer/flow-viewer.model.ts';
import { flowChannel, type Channel } from './flow-channel.ts';
import { FlowRecorder } from '../recording/flow-recorder.ts';

const isOpening = (data: unknown): boolean => typeof data === 'object' && data !== null && 'type' in data && data.type === 'viewer.opened';

/** Records this tab's flows from the start of `root`; the publisher loads when the first viewer is announced. */
export function offerFlows(root: AnyActorRef, channel: Channel, describeTab: () => FlowTab): void {
  const recorder = new FlowRecorder();
  recorder.watch(root);
  const meet = ({ data }: { data: unknown }) => {
    if (!isOpening(data)) return;
    channel.removeEventListener('message', meet);
    void import('./flow-publisher.ts').then(({ publishFlows }) => publishFlows(recorder, channel, describeTab));
  };
  channel.addEventListener('message', meet);
  // A viewer that was open before this tab answers.
  channel.postMessage({ type: 'tab.opened' });
}

/**
 * Developer tools in every tab: its flows in /dev/flows, and with `?inspect` in the address the Stately inspector. Call it before
 * `root` is started.
 */
export function startDevTools(root: AnyActorRef): void {
  const channel = flowChannel();
  const tab = { id: crypto.randomUUID(), openedAt: Date.now() };
  offerFlows(root, channel, () => ({ ...tab, path: location.pathname }));
  addEventListener('pagehide', () => channel.postMessage({ type: 'tab.closed', tabId: tab.id }));
  if (new URLSearchParams(location.search).has('inspect')) void import('./inspector.ts').then(({ inspectFlows }) => inspectFlows(root));
}
