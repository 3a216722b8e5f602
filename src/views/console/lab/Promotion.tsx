import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { diffArrays } from 'diff';
import type { Lab } from '../../../../contract/console/lab.ts';
import { Button } from '../../../ui/Button.tsx';
import type { LabProps } from './lab-props.ts';
import styles from './LabPage.module.css';

/** Lines that one text has and the other lacks. */
function changedLines(from: string, to: string) {
  const parts = diffArrays(from.split('\n'), to.split('\n'));
  const count = (of: 'added' | 'removed') => parts.filter((part) => part[of]).reduce((sum, { value }) => sum + value.length, 0);
  return { added: count('added'), removed: count('removed') };
}

/** Asked before production moves: what changes, what passed, and who is served. */
export function Promotion({ flow, lab }: LabProps) {
  const snapshot = useSelector(flow, (current) => current);
  const { chosen } = snapshot.context;
  const version = lab.versions.find(({ guid }) => guid === chosen?.guid)?.version ?? lab.version.version;
  return (
    <div className={styles.question} role="group" aria-labelledby="promotion">
      <h3 id="promotion">
        <Trans>Publish version {version}?</Trans>
      </h3>
      <Facts lab={lab} version={version} />
      <div className={styles.actions}>
        <Button isLoading={snapshot.matches('moving')} onClick={() => flow.send({ type: 'production.confirmed' })}>
          <Trans>Publish version {version}</Trans>
        </Button>
        <Button variant="Outlined" disabled={!snapshot.matches('confirming')} onClick={() => flow.send({ type: 'production.dismissed' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

function Facts({ lab, version }: { lab: Lab; version: number }) {
  const { t } = useLingui();
  const { name, version: own, other, versions, cases, served } = lab;
  const now = versions.find(({ labels }) => labels.includes('production'))?.version ?? null;
  // Both texts are known when production is one of the two that are compared.
  const known = other === null ? undefined : [own, other].find((one) => one.version === version);
  const before = other === null ? undefined : [own, other].find((one) => one.version === now);
  const lines = known === undefined || before === undefined ? null : changedLines(before.body, known.body);
  const tried = cases.filter(({ isRequired }) => isRequired);
  const results = version === own.version ? tried.map(({ mine }) => mine) : tried.map(({ others }) => others);
  const passed = version === own.version || version === other?.version ? results.filter((one) => one?.isPassed === true).length : null;
  const all = tried.length;
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>What changes</Trans>
      </dt>
      <dd>
        {now === null ? t`Version ${version} serves.` : t`Version ${version} replaces version ${now}.`}{' '}
        {lines !== null && t`Lines added: ${{ added: lines.added }}. Lines removed: ${{ removed: lines.removed }}.`}
      </dd>
      <dt>
        <Trans>What passed</Trans>
      </dt>
      <dd>
        {name !== 'recipe' && t`This prompt has no test cases.`}
        {name === 'recipe' &&
          (passed === null ? t`It was in production before. Its cases are not shown here.` : t`${passed} of ${all} required cases`)}
      </dd>
      <dt>
        <Trans>Who is served</Trans>
      </dt>
      <dd>
        {name === 'recipe' ? (
          <Trans>Everybody who orders a recipe from now on.</Trans>
        ) : (
          <Trans>Everybody who copies a recipe from now on.</Trans>
        )}{' '}
        {served !== undefined && name === 'recipe' && (
          <>
            <Trans>In the last 24 hours:</Trans> <Plural value={served.orders} one="# order" other="# orders" />,{' '}
            <Plural value={served.people} one="# person" other="# people" />.
          </>
        )}
      </dd>
    </dl>
  );
}
