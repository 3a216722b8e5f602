import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import FolderArchive from 'lucide-react/icons/folder-archive';
import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { isError } from '../../../../contract/errors.ts';
import type { dataExportMachine } from '../../../../machines/account/data-export.machine.ts';
import { importPath } from '../../../pages/member-paths.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { DataPlaceholder } from '../../../ui/DataPlaceholder.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { AuthForm } from '../../sign-in/credentials/AuthForm.tsx';
import { SignInAgain } from '../../sign-in/credentials/SignInAgain.tsx';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';
import { OwnerOnly } from './OwnerOnly.tsx';

/** /account/data: export of all data, or of all recipes. */
export function DataExportPage({ flow }: PageProps<typeof dataExportMachine>) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (current) => current);
  const { hasPassword, password, problem, error, file } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isBegun = snapshot.matches('begun');
  if (snapshot.matches('denied')) return <OwnerOnly />;
  const isOpen = snapshot.matches('asking') || isBusy;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flow.send(isBegun ? { type: 'again.requested' } : { type: 'export.submitted', file: 'everything' });
  };
  return (
    <AuthForm
      title={<Trans>Your data</Trans>}
      intro={
        <Trans>
          Everything we hold about you, in one JSON file: your account, recipes and photos, where you are signed in, and the log of changes
          to your account.
        </Trans>
      }
      onSubmit={submit}
    >
      {snapshot.matches('loading') && (
        // In a box of its own, so that an empty line of the form takes no space.
        <div>
          <DataPlaceholder />
        </div>
      )}
      {snapshot.matches('failed') && <DataError onRetry={() => flow.send({ type: 'retry.requested' })} />}
      {isOpen && hasPassword && (
        <CurrentPasswordField
          {...{ password, problem, error, isBusy }}
          onChange={(value) => flow.send({ type: 'password.changed', password: value })}
        />
      )}
      <FormError action={isError(error, 'notAllowed') && <SignInAgain />}>
        {isOpen && commonText(['currentPassword'], error, i18n)}
      </FormError>
      <SuccessMessage>{isBegun && <Trans>Your download has started. Keep the file somewhere safe.</Trans>}</SuccessMessage>
      {isOpen && (
        <Button type="submit" isBlock icon={<Download />} isLoading={isBusy && file === 'everything'} disabled={isBusy}>
          <Trans>Download my data</Trans>
        </Button>
      )}
      {isOpen && (
        <>
          <p>
            <Trans>
              Or all your recipes as a ZIP with their photos: pages to read without internet, and files that other recipe apps can read.
            </Trans>
          </p>
          <Button
            variant="Outlined"
            isBlock
            icon={<FolderArchive />}
            isLoading={isBusy && file === 'recipes'}
            disabled={isBusy}
            onClick={() => flow.send({ type: 'export.submitted', file: 'recipes' })}
          >
            <Trans>Download my recipes</Trans>
          </Button>
        </>
      )}
      {isOpen && (
        <p>
          <Trans>
            To bring recipes back, or over from another app: <Link href={importPath}>import recipes</Link>.
          </Trans>
        </p>
      )}
      {isBegun && (
        <Button type="submit" variant="Outlined" isBlock>
          <Trans>Download it again</Trans>
        </Button>
      )}
    </AuthForm>
  );
}
