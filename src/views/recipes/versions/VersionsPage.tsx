import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Version } from '../../../../contract/recipes/version-endpoints.ts';
import type { recipeVersionsMachine } from '../../../../machines/recipes/recipe-versions.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { recipePath } from '../../../pages/member-paths.ts';
import { saidOf } from '../../../texts/said.ts';
import { formatDay } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { MissingRecipe } from '../recipe/MissingRecipe.tsx';
import { OpenedVersion } from './OpenedVersion.tsx';
import styles from './VersionsPage.module.css';

/** /ai/{company uri}/recipes/{guid}/versions: the version history, with restore. */
export function VersionsPage({ flow }: PageProps<typeof recipeVersionsMachine>) {
  const { i18n } = useLingui();
  const { companyUri, guid, versions, opened, wanted, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches('loading'));
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches('missing'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  const isOpening = useSelector(flow, (snapshot) => snapshot.matches('opening'));
  const isOpen = useSelector(
    flow,
    (snapshot) => snapshot.matches('opened') || snapshot.matches('restoring') || snapshot.matches('restored'),
  );
  if (isMissing) return <MissingRecipe />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Versions</Trans>
        </h1>
        <ButtonLink href={recipePath({ companyUri, guid })} variant="Transparent" size="Flat">
          <Trans>Back to the recipe</Trans>
        </ButtonLink>
      </div>
      {hasFailed && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {isLoading && <DataPlaceholder />}
      {!hasFailed && !isLoading && (
        <ol className={styles.list} reversed>
          {versions.map((one) => (
            <VersionLine
              key={one.version}
              one={one}
              isCurrent={one === versions[0]}
              isShown={isOpen && opened?.recipe.version === one.version}
              isOpening={isOpening && wanted === one.version}
              onOpen={() => flow.send({ type: 'version.opened', version: one.version })}
            />
          ))}
        </ol>
      )}
      <DroppedText versions={versions} />
      <FormError>{!hasFailed && saidOf(error, i18n)}</FormError>
      {isOpen && opened !== null && <OpenedVersion key={opened.recipe.version} flow={flow} opened={opened} />}
    </div>
  );
}

interface VersionLineProps {
  one: Version;
  isCurrent: boolean;
  isShown: boolean;
  isOpening: boolean;
  onOpen: () => void;
}

function VersionLine({ one, isCurrent, isShown, isOpening, onOpen }: VersionLineProps) {
  const { i18n } = useLingui();
  const { version, title, wish, createdAt } = one;
  return (
    <li className={styles.version}>
      <div>
        <p className={styles.name}>
          <Trans>Version {version}</Trans> · <KindText version={one} />
          {isCurrent && (
            <>
              {' '}
              · <Trans>current</Trans>
            </>
          )}
        </p>
        <p>
          <bdi>{title}</bdi>
        </p>
        {wish !== null && (
          <p className={styles.hint} dir="auto">
            {wish}
          </p>
        )}
        <p className={styles.hint}>{formatDay(createdAt, i18n.locale)}</p>
      </div>
      <Button variant="Outlined" size="Flat" aria-expanded={isShown} isLoading={isOpening} onClick={onOpen}>
        <Trans>Look at version {version}</Trans>
      </Button>
    </li>
  );
}

function KindText({ version: { kind, madeFrom } }: { version: Version }): ReactNode {
  if (kind === 'original') return <Trans>the original</Trans>;
  if (kind === 'refined') return <Trans>changed by the kitchen</Trans>;
  return kind === 'edited' ? <Trans>edited by hand</Trans> : <Trans>version {madeFrom} brought back</Trans>;
}

/** Numbers of deleted versions: numbering has no gaps otherwise. */
function DroppedText({ versions }: { versions: readonly Version[] }) {
  const { i18n } = useLingui();
  const newest = versions[0]?.version ?? 0;
  const there = new Set(versions.map(({ version }) => version));
  const dropped = Array.from({ length: newest }, (_, index) => index + 1).filter((version) => !there.has(version));
  const [first, last] = [dropped[0], dropped.at(-1)];
  if (first === undefined || last === undefined || versions.length === 0) return null;
  const format = new Intl.NumberFormat(i18n.locale);
  const [from, to] = [format.format(first), format.format(last)];
  return (
    <p className={styles.hint}>
      <Trans>
        Not all versions from {from} to {to} are kept any more. The first one always is.
      </Trans>
    </p>
  );
}
