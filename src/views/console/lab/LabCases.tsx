import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { Lab, PromptVersion } from '../../../../contract/console/lab.ts';
import { Button } from '../../../ui/Button.tsx';
import { recordPath } from '../areas/area-views.ts';
import type { LabProps } from './lab-props.ts';
import styles from './LabPage.module.css';
import { caseAnchor, ResultTable } from './ResultTable.tsx';
import { TriedRecipes } from './TriedRecipes.tsx';
import { TryResult } from './TryResult.tsx';

type Case = Lab['cases'][number];
const isOpen = (one: Case['mine']) => one?.state === 'waiting' || one?.state === 'running';

/** Every case with its result, in this version and in the compared one. */
export function LabCases({ flow, lab }: LabProps) {
  const { version, other, cases, model } = lab;
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Cases</Trans>
      </h2>
      {model === null ? (
        <p>
          <Trans>No AI endpoint is set up, so nothing can be tried. The operator of this site can set one.</Trans>
        </p>
      ) : (
        <p className={styles.note}>
          <Trans>
            Answered by the model <bdi>{model}</bdi>. Each try costs tokens.
          </Trans>
        </p>
      )}
      <div className={styles.actions}>
        <TryButtons flow={flow} lab={lab} version={version} isOpen={cases.some(({ mine }) => isOpen(mine))} />
        {other !== null && <TryButtons flow={flow} lab={lab} version={other} isOpen={cases.some(({ others }) => isOpen(others))} />}
        {other !== null && <TryBoth flow={flow} lab={lab} beside={other.guid} />}
      </div>
      {cases.length > 0 && <ResultTable lab={lab} />}
      <ul className={styles.cases}>
        {cases.map((one) => (
          <CaseCard key={one.guid} flow={flow} lab={lab} one={one} />
        ))}
      </ul>
    </section>
  );
}

/** Runs a version on all cases, or stops the run. */
function TryButtons({ flow, lab, version: { guid, version }, isOpen: isUnderWay }: LabProps & { version: PromptVersion; isOpen: boolean }) {
  const snapshot = useSelector(flow, (current) => current);
  const isShown = snapshot.matches('shown');
  const isOrdered = snapshot.context.order?.guid === guid;
  if (isUnderWay) {
    return (
      <Button
        variant="Outlined"
        size="Small"
        disabled={!isShown}
        isLoading={isOrdered && snapshot.matches('cancelling')}
        onClick={() => flow.send({ type: 'cancel.requested', guid })}
      >
        <Trans>Stop trying version {version}</Trans>
      </Button>
    );
  }
  return (
    <Button
      variant="FilledGray"
      size="Small"
      disabled={!isShown || lab.model === null || lab.cases.length === 0}
      isLoading={isOrdered && snapshot.matches('starting')}
      onClick={() => flow.send({ type: 'tries.requested', guid, cases: lab.cases.map((one) => one.guid) })}
    >
      <Trans>Try version {version} on all cases</Trans>
    </Button>
  );
}

/** Runs both versions on all cases. */
function TryBoth({ flow, lab: { version, cases, model }, beside }: LabProps & { beside: string }) {
  const isShown = useSelector(flow, (current) => current.matches('shown'));
  const isUnderWay = cases.some(({ mine, others }) => isOpen(mine) || isOpen(others));
  return (
    <Button
      variant="FilledGray"
      size="Small"
      disabled={!isShown || isUnderWay || model === null || cases.length === 0}
      onClick={() => flow.send({ type: 'tries.requested', guid: version.guid, cases: cases.map(({ guid }) => guid), beside })}
    >
      <Trans>Try both on all cases</Trans>
    </Button>
  );
}

/** Computed once: the list renders on each poll. */
function bringIntoView(card: HTMLElement | null): void {
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}

function CaseCard({ flow, lab, one }: LabProps & { one: Case }) {
  const { t } = useLingui();
  const isShown = useSelector(flow, (current) => current.matches('shown'));
  const { version, other, model } = lab;
  const { guid, name, description, expects, isRequired, hasPhoto, recipeGuid = null, cooked = null, mine, others } = one;
  const titleOf = ({ version: number }: PromptVersion) => t`Version ${{ version: number }}`;
  const again = ({ guid: tried, version: number }: PromptVersion) => (
    <Button
      variant="Outlined"
      size="Small"
      aria-label={t`Try version ${{ version: number }} on ${name}`}
      disabled={!isShown || model === null}
      onClick={() => flow.send({ type: 'tries.requested', guid: tried, cases: [guid] })}
    >
      <Trans>Try</Trans>
    </Button>
  );
  const notes = [
    expects === 'recipe' ? t`A recipe is expected` : t`A refusal is expected`,
    ...(isRequired ? [t`Required`] : []),
    ...(hasPhoto ? [t`With a photo`] : []),
    ...(recipeGuid === null ? [] : [t`Made from a recipe`]),
  ];
  const isSought = recipeGuid !== null && location.hash === `#${recipeGuid}`;
  return (
    <li id={caseAnchor(guid)} className={styles.sheet} ref={isSought ? bringIntoView : undefined} tabIndex={isSought ? -1 : undefined}>
      <h3>
        <Link href={recordPath('cases', guid)}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      <p className={styles.note}>{notes.join(' · ')}</p>
      {description !== '' && <p dir="auto">{description}</p>}
      <div className={styles.sides}>
        <TryResult title={titleOf(version)} result={mine} action={isOpen(mine) ? null : again(version)} />
        {other !== null && <TryResult title={titleOf(other)} result={others} action={isOpen(others) ? null : again(other)} />}
      </div>
      <TriedRecipes
        name={name}
        left={{ title: other === null ? '' : titleOf(other), recipe: others?.recipe ?? null }}
        right={{ title: titleOf(version), recipe: mine?.recipe ?? null }}
      />
      {cooked !== null && recipeGuid !== null && (
        <div className={styles.side}>
          <h4>
            <Link href={recordPath('recipes', recipeGuid)}>
              <Trans>The user’s recipe</Trans>
            </Link>
          </h4>
          <TriedRecipes
            name={name}
            left={{ title: t`The user’s recipe`, recipe: cooked }}
            right={{ title: titleOf(version), recipe: mine?.recipe ?? null }}
          />
        </div>
      )}
    </li>
  );
}
