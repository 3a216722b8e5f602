import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { ovenScales } from '../../../../contract/recipes/oven.ts';
import { unitSystems } from '../../../../contract/recipes/recipe.ts';
import type { cookingDefaultsMachine } from '../../../../machines/account/cooking-defaults.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { ovenNames, unitSystemNames } from '../../../texts/food-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { SubmitBar } from '../../../ui/SubmitBar.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { FormHead } from '../../sign-in/credentials/FormHead.tsx';
import styles from './LanguageForm.module.css';

/** /account/cooking: defaults of new recipes, and the units for display. */
export function CookingPage({ flow }: PageProps<typeof cookingDefaultsMachine>) {
  const { t, i18n } = useLingui();
  const { servings, unitSystem, oven, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useSelector(flow, (snapshot) => snapshot.matches({ editing: 'saved' }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send({ type: 'form.submitted' });
  };
  return (
    <>
      <FormHead
        title={<Trans>Servings and units</Trans>}
        intro={<Trans>A new recipe starts with these. Recipes are shown in these units until you choose others for one.</Trans>}
      />
      <form className={styles.page} noValidate onSubmit={submit}>
        <Stepper
          label={<Trans>Servings</Trans>}
          value={servings}
          {...servingsRange}
          onValueChange={(value) => flow.send({ type: 'servings.changed', servings: value })}
          lessLabel={t`Fewer servings`}
          moreLabel={t`More servings`}
        />
        <Segmented
          label={<Trans>Units</Trans>}
          options={unitSystems.map((value) => ({ value, label: i18n._(unitSystemNames[value]) }))}
          value={unitSystem}
          onValueChange={(value) => flow.send({ type: 'units.changed', unitSystem: value })}
        />
        <SelectField
          label={t`Oven`}
          value={oven ?? ''}
          options={[{ value: '', label: t`Match my units` }, ...ovenScales.map((value) => ({ value, label: i18n._(ovenNames[value]) }))]}
          onValueChange={(value) => flow.send({ type: 'oven.changed', oven: ovenScales.find((scale) => scale === value) ?? null })}
        />
        <FormError>{error === null ? null : errorText(error, i18n)}</FormError>
        <SubmitBar>
          <Button type="submit" isLoading={isBusy}>
            <Trans>Save changes</Trans>
          </Button>
          <SuccessMessage>{isSaved && <Trans>Your changes are saved.</Trans>}</SuccessMessage>
        </SubmitBar>
      </form>
    </>
  );
}
