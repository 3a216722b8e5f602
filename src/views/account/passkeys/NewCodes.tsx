import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '../../../../machines/account/passkeys.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './PasskeysPage.module.css';

/** New recovery codes, which nobody can see again. One press selects them all. */
export function NewCodes({ flow }: { flow: ActorRefFrom<typeof passkeysMachine> }) {
  const codes = useSelector(flow, (snapshot) => snapshot.context.codes);
  const title = useRef<HTMLHeadingElement>(null);
  // WCAG 2.4.3: the button that asked for them is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.form}>
      <h2 ref={title} tabIndex={-1}>
        <Trans>Your recovery codes</Trans>
      </h2>
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
        <Button onClick={() => flow.send({ type: 'codes.kept' })}>
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </section>
  );
}
