import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import BookPlus from 'lucide-react/icons/book-plus';
import { recipeOf } from '../../../../machines/kitchen/trial.model.ts';
import type { trialMachine } from '../../../../machines/kitchen/trial.machine.ts';
import { useApp, useSession } from '../../../app/app-context.tsx';
import type { PageProps } from '../../../pages/page-table.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useFocusOnEntry } from '../../../ui/use-focus.ts';
import { RecipeSheet } from '../../recipes/recipe/RecipeSheet.tsx';
import { WaysIn } from '../../shell/landing/WaysIn.tsx';
import { TrialForm } from './TrialForm.tsx';
import styles from './TrialPage.module.css';

type Props = Pick<PageProps<typeof trialMachine>, 'flow'>;

/** /try: a dish is described, cooked and read without an account. */
export function TrialPage({ flow }: PageProps<typeof trialMachine>) {
  const { productName } = useApp().config;
  const { isVerified } = useSession();
  const isWriting = useSelector(flow, (snapshot) => snapshot.hasTag('writing'));
  const isCooking = useSelector(flow, (snapshot) => snapshot.matches('cooking'));
  return (
    <Page productName={productName} nav={<WaysIn isSignedIn={isVerified} />} className={styles.main}>
      {isWriting && <TrialForm flow={flow} />}
      {isCooking && <Cooking flow={flow} />}
      {!isWriting && !isCooking && <TrialRecipe flow={flow} />}
    </Page>
  );
}

function Cooking({ flow }: Props) {
  const title = useFocusOnEntry<HTMLHeadingElement>();
  return (
    <>
      <div className={styles.cooking}>
        <h1 ref={title} tabIndex={-1}>
          <Trans>Your recipe is on its way</Trans>
        </h1>
        <Button variant="Outlined" size="Flat" onClick={() => flow.send({ type: 'cancel.requested' })}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <DataPlaceholder shape="recipe" />
    </>
  );
}

/** The whole recipe, with the way into the cookbook. */
function TrialRecipe({ flow }: Props) {
  const { i18n } = useLingui();
  const { trial, shown, error } = useSelector(flow, (snapshot) => snapshot.context);
  const isKeeping = useSelector(flow, (snapshot) => snapshot.matches('keeping') || snapshot.matches('kept'));
  const start = useFocusOnEntry<HTMLDivElement>();
  const recipe = recipeOf(trial);
  if (recipe === null || shown === null) return null;
  return (
    <div ref={start} className={styles.recipe} tabIndex={-1}>
      <RecipeSheet recipe={recipe} photo={null} shown={shown} onShownChange={flow.send}>
        <Button icon={<BookPlus />} isLoading={isKeeping} onClick={() => flow.send({ type: 'keep.requested' })}>
          <Trans>Keep it</Trans>
        </Button>
        <Button variant="Outlined" disabled={isKeeping} onClick={() => flow.send({ type: 'another.requested' })}>
          <Trans>Another dish</Trans>
        </Button>
        <p className={styles.note}>
          <Trans>This recipe is in this tab only. Keep it in your cookbook with a free account.</Trans>
        </p>
        <FormError>{commonText([], error, i18n)}</FormError>
      </RecipeSheet>
    </div>
  );
}
