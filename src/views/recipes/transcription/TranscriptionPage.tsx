import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ChefHat from 'lucide-react/icons/chef-hat';
import type { transcriptionMachine } from '../../../../machines/recipes/transcription.machine.ts';
import { kitchenPath } from '../../../pages/member-paths.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { SourceForm } from './SourceForm.tsx';
import { SourcePane } from './SourcePane.tsx';
import styles from './TranscriptionPage.module.css';

/** /ai/{company uri}/transcribe: a written recipe is read, corrected beside its source, and saved. */
export function TranscriptionPage({ flow }: PageProps<typeof transcriptionMachine>) {
  const isSource = useSelector(flow, (snapshot) => snapshot.hasTag('source'));
  const isReading = useSelector(flow, (snapshot) => snapshot.matches('reading'));
  const { companyUri, form } = useSelector(flow, (snapshot) => snapshot.context);
  return (
    <div className={styles.page}>
      <ButtonLink className={styles.back} href={kitchenPath(companyUri)} variant="Transparent" size="Flat" icon={<ChefHat />}>
        <Trans>Create a recipe</Trans>
      </ButtonLink>
      <header className={styles.intro}>
        <h1>
          <Trans>Copy a written recipe</Trans>
        </h1>
        <p className={styles.hint}>
          {isSource ? (
            <Trans>
              From a book, a card, a message or a web page. Nothing is made up: what cannot be read is marked, and you correct it.
            </Trans>
          ) : (
            <Trans>Compare it with its source, correct what is wrong, and keep it.</Trans>
          )}
        </p>
      </header>
      <StatusMessage isHidden>
        {isReading && <Trans>Reading the recipe…</Trans>}
        {!isSource && form !== null && <Trans>The recipe was read. Please check it.</Trans>}
      </StatusMessage>
      {isSource || form === null ? (
        <Card className={styles.ask}>
          <SourceForm flow={flow} />
        </Card>
      ) : (
        <div className={styles.beside}>
          <SourcePane companyUri={companyUri} form={form} />
          <CorrectionForm flow={flow} form={form} />
        </div>
      )}
    </div>
  );
}
