import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import type { ActorRefFrom } from 'xstate';
import type { listLinkMachine } from '../../../../machines/recipes/list-link.machine.ts';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { errorText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { pantryPath, sharedShoppingPath } from '../../../pages/member-paths.ts';
import styles from './ShoppingPage.module.css';

interface ShareListProps {
  flow: ActorRefFrom<typeof listLinkMachine>;
  /** The server's version. */
  isListShared: boolean;
}

/** The share link of the list, and a link to the pantry. */
export function ShareList({ flow, isListShared }: ShareListProps) {
  const { i18n } = useLingui();
  const { key, error, isShared } = useSelector(flow, (snapshot) => snapshot.context);
  const { clipboard } = useSelector(flow, (snapshot) => snapshot.children);
  const isLinking = useSelector(flow, (snapshot) => snapshot.matches('linking'));
  const isEnding = useSelector(flow, (snapshot) => snapshot.matches('ending'));
  return (
    <Card className={styles.share}>
      <h2 className={styles.aisle}>
        <Trans>Shop together</Trans>
      </h2>
      <p>
        <Trans>Anyone with the link can see and change this list. No account needed.</Trans>
      </p>
      {key !== null && <Link flow={flow} link={`${location.origin}${sharedShoppingPath}#${key}`} />}
      {clipboard !== undefined && <CopyNews clipboard={clipboard} />}
      <FormError>{error === null ? null : errorText(error, i18n)}</FormError>
      <div className={styles.buttons}>
        <Button
          variant="Outlined"
          size="Flat"
          icon={<Share2 />}
          isLoading={isLinking}
          disabled={isEnding}
          onClick={() => flow.send({ type: 'link.requested' })}
        >
          <Trans>Make a link</Trans>
        </Button>
        {(isShared ?? isListShared) && (
          <Button
            variant="Transparent"
            size="Flat"
            isLoading={isEnding}
            disabled={isLinking}
            onClick={() => flow.send({ type: 'sharing.ended' })}
          >
            <Trans>Stop sharing</Trans>
          </Button>
        )}
        <ButtonLink href={pantryPath} variant="Transparent" size="Flat">
          <Trans>Always at home</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}

function Link({ flow, link }: Pick<ShareListProps, 'flow'> & { link: string }) {
  return (
    <div className={styles.form}>
      <TextField label={<Trans>Link to this list</Trans>} readOnly dir="ltr" value={link} onValueChange={() => undefined} />
      <Button variant="Outlined" icon={<Copy />} onClick={() => flow.send({ type: 'copy.requested', text: link })}>
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}

function CopyNews({ clipboard }: { clipboard: ActorRefFrom<typeof clipboardMachine> }) {
  const isCopied = useSelector(clipboard, (snapshot) => snapshot.matches('copied'));
  const hasFailed = useSelector(clipboard, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      <StatusMessage>{isCopied && <Trans>The link was copied.</Trans>}</StatusMessage>
      <FormError>{hasFailed && <Trans>Your browser blocked copying.</Trans>}</FormError>
    </>
  );
}
