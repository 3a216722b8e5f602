import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useEffect, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paletteMachine } from '../../../../machines/console/palette.machine.ts';
import { lastOffer, type consoleFrameMachine } from '../../../../machines/console/console-frame.machine.ts';
import { useSessionActor } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { mainId } from '../../../ui/SkipLink.tsx';
import { DeletionNotice } from '../../shell/member/DeletionNotice.tsx';
import { PaletteContext, useOfferedActions } from '../palette/offered-actions.ts';
import { isBoxOpen, isTyped } from '../list/use-list-keys.ts';
import { ConsoleNav } from './ConsoleNav.tsx';
import styles from './ConsolePage.module.css';

/** The frame of all console pages: navigation and palette. */
export function ConsolePage({ flow, children }: PageProps<typeof consoleFrameMachine>) {
  const { t } = useLingui();
  const id = useId();
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
        {/* On a phone: what opens the navigation. */}
        <header className={styles.bar}>
          <Button variant="Transparent" size="Flat" icon={<MenuIcon />} popoverTarget={id} aria-haspopup="true">
            <Trans>Menu</Trans>
          </Button>
          <IconButton label={t`Find`} onClick={() => palette?.send({ type: 'palette.opened' })}>
            <Search />
          </IconButton>
        </header>
        <ConsoleNav flow={flow} id={id} />
        <main className={styles.main} id={mainId} tabIndex={-1}>
          <DeletionNotice />
          {children}
        </main>
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
