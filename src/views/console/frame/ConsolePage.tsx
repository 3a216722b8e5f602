import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import Search from 'lucide-react/icons/search';
import Waypoints from 'lucide-react/icons/waypoints';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { areaNames, areas } from '../../../../contract/console/areas.ts';
import type { paletteMachine } from '../../../../machines/console/palette.machine.ts';
import { lastOffer, type consoleFrameMachine } from '../../../../machines/console/console-frame.machine.ts';
import { useApp, useSession, useSessionActor } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { areaViews, listPath } from '../areas/area-views.ts';
import { PaletteContext, useOfferedActions } from '../palette/offered-actions.ts';
import { isBoxOpen, isTyped } from '../list/use-list-keys.ts';
import styles from './ConsolePage.module.css';

/** The frame of all console pages: navigation and palette. */
export function ConsolePage({ flow, children }: PageProps<typeof consoleFrameMachine>) {
  const { t, i18n } = useLingui();
  const { su } = useSession().extra;
  const palette = useSelector(flow, (snapshot) => snapshot.children.palette) ?? null;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) {
        typeAhead(event, palette);
        return;
      }
      const key = event.key.toLowerCase();
      if (key === 'k') {
        event.preventDefault();
        palette?.send({ type: 'palette.opened' });
      }
      if (key !== 'z' || event.shiftKey || event.altKey) return;
      // Text fields have their own undo, and a box above the page comes first.
      if (!isTyped(event.target) && !isBoxOpen()) flow.send({ type: 'undo.requested' });
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [flow, palette]);
  return (
    <PaletteContext value={palette}>
      <FrameActions flow={flow} />
      <div className={styles.console}>
        <div className={styles.bar}>
          <nav className={styles.nav} aria-label={t`Console`}>
            <AreaLink href="/console" icon={<House />} isExact>
              <Trans>Overview</Trans>
            </AreaLink>
            {areaNames
              .filter((name) => su?.[areas[name].needs] === true)
              .map((name) => {
                const { Icon, title } = areaViews[name];
                return (
                  <AreaLink key={name} href={listPath(name)} icon={<Icon />}>
                    {i18n._(title)}
                  </AreaLink>
                );
              })}
            <AreaLink href="/console/sitemaps" icon={<Waypoints />}>
              <Trans>Sitemaps</Trans>
            </AreaLink>
            <AreaLink href="/console/activity" icon={<History />}>
              <Trans>Activity</Trans>
            </AreaLink>
          </nav>
          <Button
            variant="Outlined"
            size="Small"
            icon={<Search />}
            aria-keyshortcuts="Control+K"
            className={styles.find}
            onClick={() => palette?.send({ type: 'palette.opened' })}
          >
            <Trans>Find</Trans> <kbd className={styles.key}>Ctrl K</kbd>
          </Button>
        </div>
        {children}
      </div>
    </PaletteContext>
  );
}

/** Keys that arrive while the palette's box is still being loaded are part of what is searched. */
function typeAhead(event: KeyboardEvent, palette: ActorRefFrom<typeof paletteMachine> | null): void {
  const snapshot = palette?.getSnapshot();
  const isInBox = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
  if (snapshot?.matches('open') !== true || event.altKey || event.key.length !== 1 || isInBox) return;
  event.preventDefault();
  palette?.send({ type: 'text.changed', text: `${snapshot.context.text}${event.key}` });
}

/** Actions available on every console page. */
function FrameActions({ flow }: Pick<PageProps<typeof consoleFrameMachine>, 'flow'>) {
  const { t } = useLingui();
  const session = useSessionActor();
  const canUndo = useSelector(flow, ({ context }) => lastOffer(context) !== null);
  useOfferedActions('frame', [
    ...(canUndo ? [{ id: 'undo', title: t`Undo what was done last`, run: () => flow.send({ type: 'undo.requested' }) }] : []),
    { id: 'signOut', title: t`Sign out`, run: () => session.send({ type: 'signOut.requested' }) },
  ]);
  return null;
}

interface AreaLinkProps {
  href: string;
  icon: ReactNode;
  isExact?: boolean;
  children: ReactNode;
}

function AreaLink({ href, icon, isExact = false, children }: AreaLinkProps) {
  const path = useSelector(useApp().app, (snapshot) => snapshot.context.currentPath);
  const isCurrent = path === href || (!isExact && path?.startsWith(`${href}/`) === true);
  const name = useRef<HTMLSpanElement>(null);
  // On a small screen the links overflow.
  useEffect(() => {
    if (isCurrent) name.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  return (
    <ButtonLink href={href} variant={isCurrent ? 'FilledAccent1Light' : 'Transparent'} size="Small" icon={icon} isCurrent={isCurrent}>
      <span ref={name}>{children}</span>
    </ButtonLink>
  );
}
