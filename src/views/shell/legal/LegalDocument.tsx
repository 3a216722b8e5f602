import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { legalUpdatedOn } from '../../../../contract/shell/legal.ts';
import { sourceLocale } from '../../../../contract/shell/locales.ts';
import { formatDate } from '../../../texts/time-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import styles from './LegalDocument.module.css';

export interface LegalSection {
  /** Anchor of the section: other pages link to it, so it must not change. */
  id: string;
  title: ReactNode;
  body: ReactNode;
}

interface LegalDocumentProps {
  productName: string;
  title: ReactNode;
  intro: ReactNode;
  sections: readonly LegalSection[];
}

// A link to the binding text as a separate page, to save or send.
const inEnglish = { href: `?locale=${sourceLocale}`, hrefLang: sourceLocale };

/** A legal page: date, contents and sections. */
export function LegalDocument({ productName, title, intro, sections }: LegalDocumentProps) {
  const { t, i18n } = useLingui();
  const date = formatDate(legalUpdatedOn, i18n.locale);
  const article = useRef<HTMLElement>(null);
  // The browser looks for the anchor before this page is rendered.
  useEffect(() => {
    const here = [...(article.current?.querySelectorAll('section') ?? [])].find(({ id }) => location.hash === `#${id}`);
    here?.scrollIntoView();
  }, []);

  return (
    <Page productName={productName}>
      <article ref={article} className={styles.document}>
        <header className={styles.head}>
          {i18n.locale !== sourceLocale && (
            <p className={styles.translation} role="note">
              <Trans>
                This is a translation. Only the English text is binding. <a {...inEnglish}>Read the English text</a>
              </Trans>
            </p>
          )}
          <h1>{title}</h1>
          <p className={styles.date}>
            <Trans>
              Last updated <time dateTime={legalUpdatedOn}>{date}</time>
            </Trans>
          </p>
          <div className={styles.intro}>{intro}</div>
        </header>
        <nav className={styles.contents} aria-label={t`On this page`}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </article>
    </Page>
  );
}
