import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import styles from './CodeSample.module.css';

interface CodeSampleProps {
  flow: ActorRefFrom<typeof clipboardMachine>;
  /** What the code renders: "Outlined, Big". Unique within the page. */
  name: string;
  code: string;
}

// Code runs left to right and is not translated. It scrolls, so the keyboard must reach it (WCAG 2.1.1).
const asCode = { dir: 'ltr', translate: 'no', role: 'group', tabIndex: 0 } as const;

/** Code to read and copy. */
export function CodeSample({ flow, name, code }: CodeSampleProps) {
  const { t } = useLingui();
  const isMeant = (piece: { key: string; text: string } | null) => piece?.key === name && piece.text === code;
  const isCopied = useSelector(flow, (snapshot) => isMeant(snapshot.context.piece) && snapshot.matches('copied'));
  const hasFailed = useSelector(flow, (snapshot) => isMeant(snapshot.context.piece) && snapshot.matches('failed'));
  const shown = useRef<HTMLElement>(null);
  const selectCode = () => {
    if (hasFailed && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  };
  useEffect(selectCode, [hasFailed]);
  return (
    <div className={styles.sample}>
      <div className={styles.row}>
        <pre className={styles.code} {...asCode} aria-label={t`Code: ${name}`}>
          <code ref={shown}>{code}</code>
        </pre>
        <Button
          className={styles.copy}
          variant="Transparent"
          size="Small"
          icon={isCopied ? <Check /> : <Copy />}
          aria-label={t`Copy the code: ${name}`}
          title={t`Copy the code`}
          onClick={() => flow.send({ type: 'copy.requested', key: name, text: code })}
        />
      </div>
      <StatusMessage>
        {isCopied && (
          <span className={styles.copied}>
            <Trans>Copied</Trans>
          </span>
        )}
        {hasFailed && (
          <span className={styles.failed}>
            <Trans>The browser did not let this page copy. The code is selected: press Ctrl+C (⌘C on a Mac).</Trans>
          </span>
        )}
      </StatusMessage>
    </div>
  );
}
