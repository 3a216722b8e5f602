import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { useApp } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { settingsPath } from '../../../pages/member-paths.ts';
import { settingsGroups } from './settings-entries.ts';
import styles from './SettingsPage.module.css';

/** The frame of all settings pages: the list and the open page. On a phone the list is a page of its own; beside the list its first entry is open. */
export function SettingsPage({ children }: PageProps) {
  const { t, i18n } = useLingui();
  const { app } = useApp();
  const path = useSelector(app, (snapshot) => snapshot.context.currentPath);
  const isList = path === settingsPath;
  // Beside the list the first setting is open.
  const open = isList ? settingsGroups[0]?.entries[0]?.path : path;
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
      <nav className={styles.nav} aria-label={t`Settings`}>
        {/* Beside an open page its own heading is the first. */}
        {isList && (
          <h1 className={styles.title}>
            <Trans>Settings</Trans>
          </h1>
        )}
        {settingsGroups.map(({ title, entries }) => (
          <section key={entries[0]?.path} className={styles.group}>
            <h2 className={styles.subject}>{i18n._(title)}</h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link className={styles.link} href={entry.path} aria-current={entry.path === open ? 'page' : undefined}>
                    <entry.Icon className={styles.icon} />
                    <span className={styles.label}>{i18n._(entry.label)}</span>
                    <ChevronRight className={classes(styles.arrow, styles.chevron)} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <Card className={styles.sheet}>{children}</Card>
    </div>
  );
}
