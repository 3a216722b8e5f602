import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Lab, PromptVersion } from '../../../../contract/console/lab.ts';
import { useOfferedActions } from '../palette/offered-actions.ts';
import type { LabProps } from './lab-props.ts';

interface Move {
  version: Pick<PromptVersion, 'guid' | 'rowVersion' | 'labels'>;
  text: MessageDescriptor;
  isAllowed: boolean;
}

const moveTo = ({ guid, rowVersion, labels }: PromptVersion, text: MessageDescriptor, isAllowed = true): Move => ({
  version: { guid, rowVersion, labels },
  text,
  isAllowed,
});

/** No case is required, so nothing gates the version. Cases are dishes to cook: other prompts have none. */
export const isGateless = ({ name, cases }: Pick<Lab, 'name' | 'cases'>): boolean =>
  name === 'recipe' && !cases.some(({ isRequired }) => isRequired);

const publishAgain = (previous: PromptVersion): Move => {
  const { version } = previous;
  return moveTo(previous, msg`Publish version ${version} again`);
};

/** How production can move; null where there is no other version to return to. */
export function moveOf({ name, version, previous, wasProduction, missing, cases }: Lab): Move | null {
  if (version.labels.includes('production')) {
    if (previous === null) return null;
    return publishAgain(previous);
  }
  return wasProduction
    ? moveTo(version, msg`Publish this version again`)
    : moveTo(version, msg`Make this production`, missing.length === 0 && !isGateless({ name, cases }));
}

/** Offers the lab's buttons in the palette. */
export function useLabActions(flow: LabProps['flow']): void {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { lab } = snapshot.context;
  const isShown = snapshot.matches('shown');
  const move = lab === null ? null : moveOf(lab);
  const isTried = lab?.cases.some(({ mine }) => mine?.state === 'waiting' || mine?.state === 'running') === true;
  const version = lab?.version.version ?? 0;
  const guid = lab?.version.guid ?? '';
  const cases = lab?.cases.map((one) => one.guid) ?? [];
  const canTry = isShown && lab !== null && lab.name === 'recipe' && lab.model !== null && cases.length > 0;
  useOfferedActions('lab', [
    ...(isShown && move?.isAllowed === true
      ? [{ id: 'move', title: i18n._(move.text), run: () => flow.send({ type: 'production.requested', version: move.version }) }]
      : []),
    ...(canTry && !isTried
      ? [
          {
            id: 'try',
            title: t`Try version ${version} on all cases`,
            run: () => flow.send({ type: 'tries.requested', guid, cases }),
          },
        ]
      : []),
    ...(canTry && isTried
      ? [{ id: 'stop', title: t`Stop trying version ${version}`, run: () => flow.send({ type: 'cancel.requested', guid }) }]
      : []),
  ]);
}
