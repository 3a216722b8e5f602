import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PromptVersion } from '../../../../contract/console/lab.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { LabProps } from './lab-props.ts';
import styles from './LabPage.module.css';

/** Which version the kitchen uses, and what is still missing before it is this one. */
export function Production({ flow, lab }: LabProps) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { name, version, cases, missing, wasProduction, previous } = lab;
  // Cases are dishes to cook: other prompts have none to pass.
  const isGateless = name === 'recipe' && !cases.some(({ isRequired }) => isRequired);
  const isProduction = version.labels.includes('production');
  const isMoving = snapshot.matches('moving');
  const names = formatList(missing, i18n.locale);
  const move = ({ guid, rowVersion, labels }: PromptVersion) =>
    flow.send({ type: 'production.requested', version: { guid, rowVersion, labels } });
  const button = (target: PromptVersion, isAllowed: boolean, text: ReactNode) => (
    <div>
      <Button isLoading={isMoving} disabled={!isAllowed || !snapshot.matches('shown')} onClick={() => move(target)}>
        {text}
      </Button>
    </div>
  );
  return (
    <section className={styles.sheet} aria-busy={isMoving || undefined}>
      <h2>
        <Trans>Production</Trans>
      </h2>
      {isProduction && (
        <p>
          {name === 'recipe' ? (
            <Trans>The kitchen cooks by this version.</Trans>
          ) : (
            <Trans>Written recipes are copied by this version.</Trans>
          )}
        </p>
      )}
      {isProduction && previous !== null && button(previous, true, <RollBack version={previous.version} />)}
      {!isProduction && wasProduction && button(version, true, <Trans>Roll back to this version</Trans>)}
      {!isProduction && !wasProduction && (
        <>
          {missing.length > 0 && (
            <p id="lab-missing" className={styles.note}>
              <Trans>These required cases are missing: {names}.</Trans>
            </p>
          )}
          {isGateless && (
            <p className={styles.note}>
              <Trans>No test case is required, so nothing shows that this version is good. Please make at least one required.</Trans>
            </p>
          )}
          {button(version, missing.length === 0 && !isGateless, <Trans>Make this production</Trans>)}
        </>
      )}
    </section>
  );
}

function RollBack({ version }: { version: number }) {
  return <Trans>Roll back to version {version}</Trans>;
}
