import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useSelector } from '@xstate/react';
import Sparkles from 'lucide-react/icons/sparkles';
import { isEmpty, missingIn, valueOf } from '../../../../machines/console/record.model.ts';
import { useApp } from '../../../app/app-context.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { RecordProps } from './record-props.ts';
import styles from './RecordPage.module.css';

type Flow = Pick<RecordProps, 'flow'>;

/** The empty fields that the model can suggest: none without a model, or while all are empty and there is nothing to translate. */
function useMissing(flow: Flow['flow']): string[] {
  const { kitchen } = useApp().config;
  const context = useSelector(flow, (snapshot) => snapshot.context);
  if (kitchen === 'built-in') return [];
  const isAny = Object.entries(context.area.fields).some(
    ([name, { isSuggested }]) => isSuggested === true && !isEmpty(valueOf(context, name)),
  );
  return isAny ? missingIn(context) : [];
}

/** Asks the model for all missing names at once, and says what came of it. */
export function SuggestAll({ flow }: Flow) {
  const { t } = useLingui();
  const missing = useMissing(flow);
  const isAsking = useSelector(flow, (snapshot) => snapshot.matches('suggesting'));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const count = useSelector(flow, (snapshot) => snapshot.context.suggested.length);
  if (missing.length === 0 && count === 0) return null;
  return (
    <div className={styles.suggest}>
      {missing.length > 0 && (
        <Button
          variant="Outlined"
          size="Small"
          isLoading={isAsking}
          disabled={isBusy && !isAsking}
          onClick={() => flow.send({ type: 'suggestions.requested', names: missing })}
        >
          <Trans>Suggest missing names</Trans>
        </Button>
      )}
      {isAsking && (
        <Button variant="Transparent" size="Small" onClick={() => flow.send({ type: 'suggestions.abandoned' })}>
          <Trans>Stop</Trans>
        </Button>
      )}
      <p className={styles.note} role="status">
        {isAsking ? <Trans>The model is asked for names. Nothing is saved.</Trans> : null}
        {!isAsking && count > 0
          ? t`${plural(count, { one: '# name is suggested. Check it, then save.', other: '# names are suggested. Check them, then save.' })}`
          : null}
      </p>
    </div>
  );
}

/** Asks the model for the name in one language. */
export function SuggestOne({ flow, name, label }: Flow & { name: string; label: string }) {
  const { t } = useLingui();
  const missing = useMissing(flow);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  if (!missing.includes(name)) return null;
  return (
    <IconButton
      label={t`Suggest: ${label}`}
      isSmall
      disabled={isBusy}
      onClick={() => flow.send({ type: 'suggestions.requested', names: [name] })}
    >
      <Sparkles />
    </IconButton>
  );
}
