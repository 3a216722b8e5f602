import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { Link } from 'wouter';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { settingsPath } from '../../../pages/member-paths.ts';
import { settingsEntries } from './settings-entries.ts';
import styles from './SettingsPage.module.css';

/** The frame of all settings pages: the list and the open page. On a phone the list is a separate page. */
export function SettingsPage({ children }: PageProps) {
  const { i18n } = useLingui();
  const { app } = useApp();
  const path = useSelector(app, (snapshot) => snapshot.context.currentPath);
  const id = useId();
  const isList = path === settingsPath;
  const Title = isList ? 'h1' : 'p';
  return (
    <div className={classes(styles.page, isList ? styles.isList : styles.isOpen)}>
      {!isList && (
        <ButtonLink
          href={settingsPath}
          variant="Transparent"
          size="Flat"
          icon={<ArrowLeft className={styles.arrow} />}
          className={styles.back}
        >
          <Trans>Back to settings</Trans>
        </ButtonLink>
      )}
      <nav className={styles.nav} aria-labelledby={id}>
        <Title className={styles.title} id={id}>
          <Trans>Settings</Trans>
        </Title>
        <ul className={styles.list}>
          {settingsEntries.map((entry) => (
            <li key={entry.path}>
              <Link className={styles.link} href={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
                <entry.Icon className={styles.icon} />
                <span className={styles.label}>{i18n._(entry.label)}</span>
                <ChevronRight className={classes(styles.arrow, styles.chevron)} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Card className={styles.sheet}>{children}</Card>
    </div>
  );
}
