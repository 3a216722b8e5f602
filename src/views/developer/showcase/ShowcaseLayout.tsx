import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useApp } from '../../../app/app-context.tsx';
import { Page } from '../../../ui/Page.tsx';
import styles from './ShowcaseLayout.module.css';

interface ShowcaseSection {
  /** Anchor of the section. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  body: ReactNode;
}

interface ShowcaseLayoutProps {
  title: ReactNode;
  intro: ReactNode;
  sections: readonly ShowcaseSection[];
}

/** A page for developers: introduction, contents and sections. */
export function ShowcaseLayout({ title, intro, sections }: ShowcaseLayoutProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const body = useRef<HTMLDivElement>(null);
  // The browser looks for the anchor before this page is rendered.
  useEffect(() => {
    const here = [...(body.current?.querySelectorAll('section') ?? [])].find(({ id }) => location.hash === `#${id}`);
    here?.scrollIntoView();
  }, []);
  return (
    <Page productName={config.productName} className={styles.page} language="en">
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.intro}>{intro}</div>
      </header>
      <nav className={styles.contents} aria-label={t`On this page`}>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={body} className={styles.sections}>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.intro && <p className={styles.lead}>{section.intro}</p>}
            {section.body}
          </section>
        ))}
      </div>
    </Page>
  );
}
