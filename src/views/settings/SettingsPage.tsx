import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'wouter';
import { useApp } from '../../app/app-context.tsx';
import type { PageProps } from '../../pages/page-table.ts';
import { Card } from '../../ui/Card.tsx';
import { settingsEntries } from './settings-entries.ts';
import styles from './SettingsPage.module.css';

/** The frame around every page of the settings: a list of them all, and the one that is open. */
export function SettingsPage({ children }: PageProps) {
  const { i18n } = useLingui();
  const { app } = useApp();
  const path = useSelector(app, (snapshot) => snapshot.context.currentPath);
  const id = useId();
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-labelledby={id}>
        <p className={styles.title} id={id}>
          <Trans>Settings</Trans>
        </p>
        <ul className={styles.list}>
          {settingsEntries.map((entry) => (
            <li key={entry.path}>
              <Link className={styles.link} href={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
                <entry.Icon className={styles.icon} />
                {i18n._(entry.label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Card className={styles.sheet}>{children}</Card>
    </div>
  );
}
