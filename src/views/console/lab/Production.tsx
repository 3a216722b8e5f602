import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { formatList } from '../../../texts/list-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { LabProps } from './lab-props.ts';
import { Promotion } from './Promotion.tsx';
import styles from './LabPage.module.css';
import { isGateless, moveOf } from './use-lab-actions.ts';

/** The version in production, and what this one still needs to replace it. */
export function Production({ flow, lab }: LabProps) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { name, version, missing } = lab;
  const isMoving = snapshot.matches('moving');
  const isAsked = isMoving || snapshot.matches('confirming');
  const names = formatList(missing, i18n.locale);
  const move = moveOf(lab);
  return (
    <section className={styles.sheet} aria-busy={isMoving || undefined}>
      <h2>
        <Trans>Production</Trans>
      </h2>
      {version.labels.includes('production') && (
        <p>
          {name === 'recipe' ? (
            <Trans>The kitchen cooks by this version.</Trans>
          ) : (
            <Trans>Written recipes are copied by this version.</Trans>
          )}
        </p>
      )}
      {move?.isAllowed === false && missing.length > 0 && (
        <p id="lab-missing" className={styles.note}>
          <Trans>These required cases are missing: {names}.</Trans>
        </p>
      )}
      {move?.isAllowed === false && isGateless(lab) && (
        <p className={styles.note}>
          <Trans>No test case is required, so nothing shows that this version is good. Please make at least one required.</Trans>
        </p>
      )}
      {isAsked && <Promotion flow={flow} lab={lab} />}
      {move !== null && !isAsked && (
        <div>
          <Button
            disabled={!move.isAllowed || !snapshot.matches('shown')}
            onClick={() => flow.send({ type: 'production.requested', version: move.version })}
          >
            {i18n._(move.text)}
          </Button>
        </div>
      )}
    </section>
  );
}
