import { t } from '@lingui/core/macro';
import { fromEventObservable, toObserver, type Observer } from 'xstate';
import { flowViewerMachine } from '../../../machines/developer/flow-viewer.machine.ts';
import type { FlowTarget, FlowViewerContext, TabSignal } from '../../../machines/developer/flow-viewer.model.ts';
import type { Chunk } from '../../../machines/shell/page.machine.ts';
import { firstTarget, hashOf, targetOf } from '../../dev/flow-address.ts';
import { flowChannel } from '../../dev/flow-channel.ts';
import { exportOf } from '../../dev/flow-export.ts';
import { createFlowFeed } from '../../dev/flow-feed.ts';
import { writeClipboard } from '../../services/clipboard.ts';
import { saveFile } from '../../services/save-file.ts';
import { showError, showNotice } from '../../services/toaster.ts';

/** A subscribe function that returns its unsubscribe function. */
const observable = <T>(listen: (tell: (value: T) => void) => () => void) => ({
  subscribe: (observer: Observer<T> | ((value: T) => void), onError?: (error: unknown) => void, onComplete?: () => void) => {
    const { next } = toObserver(observer, onError, onComplete);
    return { unsubscribe: listen((value) => next?.(value)) };
  },
});

type TargetOpened = { type: 'target.opened'; target: FlowTarget };

function watchHash(tell: (event: TargetOpened) => void): () => void {
  const onChange = () => {
    // The skip link changes the address, too.
    const target = targetOf(location.hash);
    if (target !== null) tell({ type: 'target.opened', target });
  };
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

async function copy({ text }: { text: string }): Promise<void> {
  try {
    await writeClipboard(text);
    showNotice(t`Copied. Play it with: npm run replay FILE`);
  } catch {
    showError(t`Your browser blocked copying.`);
  }
}

async function takeOut(what: 'svg' | 'mermaid' | 'recording', context: FlowViewerContext): Promise<void> {
  const file = await exportOf(what, context);
  if (file === null) return;
  if (what === 'recording') await copy(file);
  else saveFile(file);
}

/** The flow of /dev/flows, opened at the machine in the address. */
export function openFlowViewer(): Chunk {
  const feed = createFlowFeed(flowChannel());
  const logic = flowViewerMachine.provide({
    actors: {
      watchTabs: fromEventObservable<TabSignal, undefined>(() => observable(feed.listen)),
      watchTarget: fromEventObservable<TargetOpened, undefined>(() => observable(watchHash)),
    },
    actions: {
      showTarget: (_, { target }) => history.replaceState(null, '', hashOf(target)),
      sendToActor: (_, { key, event }) => {
        if (key !== null) feed.send(key, event);
      },
      exportFlow: (_, { what, context }) => void takeOut(what, context),
    },
  });
  return { flow: { logic, input: { target: targetOf(location.hash) ?? firstTarget } }, eventFor: () => null };
}
