import { is } from 'superstruct';
import type { FlowTab, TabSignal } from '../../machines/developer/flow-viewer.model.ts';
import type { Channel } from './flow-channel.ts';
import { viewerSignalSchema } from './flow-signals.ts';
import type { FlowRecorder, RecorderNews } from '../recording/flow-recorder.ts';
import { publicActor, publicStep } from '../recording/public-actor.ts';

function signalOf(news: RecorderNews, tabId: string): TabSignal {
  const key = `${tabId}/${news.trail.ref.sessionId}`;
  switch (news.type) {
    case 'started':
      return { type: 'actor.started', actor: publicActor(news.trail, tabId) };
    case 'ended':
      return { type: 'actor.ended', key };
    case 'stepped':
      return { type: 'step.happened', key, step: publicStep(news.step) };
  }
}

/** Reports this tab's actors to viewers in other tabs and executes their requests. Idle without a viewer. Starts with the viewer just announced. */
export function publishFlows(recorder: FlowRecorder, channel: Channel, describeTab: () => FlowTab): void {
  const { id } = describeTab();
  let isWatched = true;
  const tell = (signal: TabSignal) => channel.postMessage(signal);
  const describe = () => {
    isWatched = true;
    tell({ type: 'tab.described', tab: describeTab(), actors: recorder.trails().map((trail) => publicActor(trail, id)) });
  };
  channel.addEventListener('message', ({ data }) => {
    if (!is(data, viewerSignalSchema)) return;
    if (data.type === 'viewer.opened') describe();
    else if (data.type === 'event.sent') {
      if (data.key.startsWith(`${id}/`)) recorder.find(data.key.slice(id.length + 1))?.ref.send(data.event);
    } else {
      // There may be other viewers: the remaining ones answer.
      isWatched = false;
      channel.postMessage({ type: 'tab.opened' });
    }
  });
  recorder.subscribe((news) => {
    if (isWatched) tell(signalOf(news, id));
  });
  describe();
}
