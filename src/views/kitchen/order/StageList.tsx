import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { stages, type Stage } from '../../../../contract/kitchen/kitchen.ts';
import { useApp } from '../../../app/app-context.tsx';
import { stageTexts } from '../../../texts/stage-texts.ts';
import { ProgressStages } from '../../../ui/ProgressStages.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';

interface StageListProps {
  /** Null while the order is being sent. */
  stage: Stage | null;
  hasPhoto: boolean;
  isDone: boolean;
}

const sendingText = msg`Sending your request`;

/** Waiting, repairing and looking at a photo are rare: these stages are listed only when they occur. */
const usual = new Set<Stage>(['reading', 'choosing', 'writing', 'checking', 'adapting']);

/** The kitchen's progress: the stages as a list, each new one announced once. */
export function StageList({ stage, hasPhoto, isDone }: StageListProps) {
  const { t, i18n } = useLingui();
  const { kitchen } = useApp().config;
  const isLooking = hasPhoto && kitchen === 'openai-compatible';
  const listed = stages.filter((known) => known === stage || usual.has(known) || (known === 'looking' && isLooking));
  const items = [{ id: 'sending', label: i18n._(sendingText) }, ...listed.map((id) => ({ id, label: i18n._(stageTexts[id]) }))];
  const current = stage ?? 'sending';
  return (
    <div>
      <ProgressStages label={t`Progress`} stages={items} currentId={isDone ? 'done' : current} />
      <StatusMessage isHidden>{i18n._(stage === null ? sendingText : stageTexts[stage])}</StatusMessage>
    </div>
  );
}
