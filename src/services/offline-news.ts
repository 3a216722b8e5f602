/** What tabs of this browser tell each other: other recipes may be marked to be kept offline; other copies are kept. */
type OfflineNews = 'marks' | 'copies';

const channelName = 'anydish.offline';

export function tellOffline(news: OfflineNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Hears the news of this tab and of others; the result ends it. */
export function followOffline(onNews: (news: OfflineNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'marks' || data === 'copies') onNews(data);
  });
  return () => channel.close();
}
