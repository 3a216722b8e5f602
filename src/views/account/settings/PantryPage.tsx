import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import type { pantryMachine } from '../../../../machines/account/pantry.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FoodField } from '../../kitchen/wishes/FoodField.tsx';
import { FormHead } from '../../sign-in/credentials/FormHead.tsx';
import styles from './PantryPage.module.css';

/** /account/pantry: foods that are always at home, and never go on the shopping list automatically. */
export function PantryPage({ flow }: PageProps<typeof pantryMachine>) {
  const isForm = useSelector(flow, (snapshot) => snapshot.hasTag('form'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      <FormHead
        title={<Trans>Always at home</Trans>}
        intro={<Trans>We leave these out when you add a recipe to your shopping list. A kind of food covers everything in it.</Trans>}
      />
      {isForm && <PantryForm flow={flow} />}
      {hasFailed && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {!isForm && !hasFailed && <DataPlaceholder isInSheet shape="lines" />}
    </>
  );
}

function PantryForm({ flow }: Pick<PageProps<typeof pantryMachine>, 'flow'>) {
  const { t, i18n } = useLingui();
  const { foods, text, error } = useSelector(flow, (snapshot) => snapshot.context);
  const { foodSearch } = useSelector(flow, (snapshot) => snapshot.children);
  const isSaving = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isUnsaved = useSelector(flow, (snapshot) => snapshot.matches({ shown: 'unsaved' }));
  return (
    <div className={styles.page}>
      {foodSearch !== undefined && (
        <FoodField
          label={<Trans>Add a food</Trans>}
          text={text}
          search={foodSearch}
          onTextChange={(typed) => flow.send({ type: 'food.typed', text: typed })}
          onChoose={(food) => flow.send({ type: 'food.added', food })}
        />
      )}
      {foods.length === 0 && (
        <p>
          <Trans>Nothing yet. Everything a recipe needs goes on the list.</Trans>
        </p>
      )}
      <ul className={styles.foods} aria-label={t`Always at home`}>
        {foods.map(({ id, label }) => (
          <li key={id}>
            <Button variant="Outlined" size="Flat" icon={<X />} onClick={() => flow.send({ type: 'food.removed', id })}>
              <span aria-hidden="true">
                <bdi>{label}</bdi>
              </span>
              <VisuallyHidden>{t`Remove: ${label}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <StatusMessage>{isSaving && <Trans>Saving…</Trans>}</StatusMessage>
      <FormError>{isUnsaved && error !== null ? errorText(error, i18n) : null}</FormError>
      {isUnsaved && (
        <Button variant="Outlined" onClick={() => flow.send({ type: 'form.submitted' })}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
