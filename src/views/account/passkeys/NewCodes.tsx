import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import styles from './PasskeysPage.module.css';

interface NewCodesProps {
  codes: readonly string[];
  /** The purpose of the codes, where the page does not explain it. */
  intro?: ReactNode;
  /** `h1` where the codes are the whole page. */
  as?: 'h1' | 'h2';
  onKept: () => void;
}

/** New recovery codes, shown once. One press selects them all. */
export function NewCodes({ codes, intro, as: Heading = 'h2', onKept }: NewCodesProps) {
  const title = useFocusOnEntry<HTMLHeadingElement>();
  // WCAG 2.4.3: the button that requested them is gone.
  return (
    <section className={styles.form}>
      <Heading ref={title} tabIndex={-1}>
        <Trans>Your recovery codes</Trans>
      </Heading>
      {intro && <p>{intro}</p>}
      <p>
        <Trans>Write them down or print them now: they are shown this once.</Trans>
      </p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onKept}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </section>
  );
}
