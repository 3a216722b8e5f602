import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { SitemapVersion } from '../../../../contract/console/sitemaps.ts';
import type { sitemapsMachine } from '../../../../machines/console/sitemaps.machine.ts';
import { useOfferedActions, type OfferedAction } from '../palette/offered-actions.ts';

export const isUnderWay = ({ state }: SitemapVersion): boolean => state === 'waiting' || state === 'writing' || state === 'checking';

/** It passed every check, now or when it was published before. */
export const mayBePublished = ({ state, isPublished, publishedAt, checks }: SitemapVersion): boolean =>
  state === 'done' && !isPublished && (publishedAt !== null || checks.every(({ isMet }) => isMet));

/** Offers the sitemap buttons in the palette. */
export function useSitemapActions(flow: ActorRefFrom<typeof sitemapsMachine>): void {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const versions = snapshot.matches('shown') ? (snapshot.context.sitemaps?.versions ?? []) : [];
  const actionOf = (shown: SitemapVersion): OfferedAction[] => {
    const { guid, number: version, publishedAt } = shown;
    if (isUnderWay(shown)) return [{ id: `stop.${guid}`, title: t`Stop`, run: () => flow.send({ type: 'cancel.requested', guid }) }];
    if (!mayBePublished(shown)) return [];
    const title = publishedAt === null ? t`Publish version ${version}` : t`Publish version ${version} again`;
    return [{ id: `publish.${guid}`, title, run: () => flow.send({ type: 'publication.requested', guid }) }];
  };
  useOfferedActions('sitemaps', [
    ...versions.flatMap(actionOf),
    ...(snapshot.matches({ shown: 'calm' })
      ? [{ id: 'make', title: t`Make a new version`, run: () => flow.send({ type: 'version.requested' }) }]
      : []),
  ]);
}
