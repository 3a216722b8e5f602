/** Messages between tabs of this browser: offline marks or offline copies changed. */
type OfflineNews = 'marks' | 'copies';

const channelName = 'anydish.offline';

export function tellOffline(news: OfflineNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Listens to this tab and others; returns a function to unsubscribe. */
export function followOffline(onNews: (news: OfflineNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'marks' || data === 'copies') onNews(data);
  });
  return () => channel.close();
}
