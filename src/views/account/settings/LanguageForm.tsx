import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ActorRefFrom } from 'xstate';
import { locales } from '../../../../contract/shell/locales.ts';
import type { languageMachine } from '../../../../machines/shell/language.machine.ts';
import { ownName } from '../../../language/language-names.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { RadioChips } from '../../../ui/RadioChips.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { languageSettingTexts as texts } from './language-texts.ts';
import styles from './LanguageForm.module.css';

/** A choice applies and saves at once; a failed save can be retried. */
export function LanguageForm({ flow }: { flow: ActorRefFrom<typeof languageMachine> }) {
  const { _ } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { locale, wanted } = snapshot.context;
  const shown = snapshot.hasTag('busy') ? wanted : locales.find((tag) => tag === locale);
  const trouble = snapshot.matches('failed') ? _(texts.failed(ownName(wanted))) : snapshot.matches('unsaved') && _(texts.unsaved);
  const again = (
    <Button variant="Outlined" size="Flat" icon={<RotateCw />} onClick={() => flow.send({ type: 'retry.requested' })}>
      {_(texts.again)}
    </Button>
  );
  return (
    <div className={styles.page}>
      <RadioChips
        label={_(texts.title)}
        options={locales.map((tag) => ({ value: tag, label: ownName(tag), lang: tag }))}
        value={shown ?? null}
        onValueChange={(chosen) => flow.send({ type: 'language.chosen', locale: chosen })}
      />
      <SuccessMessage>{snapshot.matches('saved') && _(texts.saved)}</SuccessMessage>
      <FormError action={again}>{trouble}</FormError>
    </div>
  );
}
