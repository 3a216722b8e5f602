import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Share, ShareChoices } from '../../../../contract/recipes/share-endpoints.ts';
import type { shareMachine } from '../../../../machines/recipes/share.machine.ts';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SuccessMessage } from '../../../ui/SuccessMessage.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './SharePanel.module.css';

type Choice = keyof ShareChoices;

/** The public link of a recipe: a preview of what it shows, the link, and its revocation. */
export function SharePanel({ share }: { share: ActorRefFrom<typeof shareMachine> }) {
  const titleId = useId();
  const isClosed = useSelector(share, (snapshot) => snapshot.matches('closed'));
  const isLoading = useSelector(share, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(share, (snapshot) => snapshot.matches('failed'));
  const { state } = useSelector(share, (snapshot) => snapshot.context);
  if (isClosed) return null;
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={isLoading || undefined}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Trans>Share this recipe</Trans>
        </h2>
        <Button variant="Transparent" size="Small" onClick={() => share.send({ type: 'share.closed' })}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {hasFailed && <DataError onRetry={() => share.send({ type: 'retry.requested' })} />}
      {state !== null &&
        (state.barredFor === null ? (
          <ShareForm share={share} hasPhoto={state.hasPhoto} link={state.share} />
        ) : (
          <Barred reason={state.barredFor} />
        ))}
    </section>
  );
}

function Barred({ reason }: { reason: string }) {
  return (
    <>
      <p>
        <Trans>Our team withdrew this recipe. It cannot be shared again.</Trans>
      </p>
      <p dir="auto">{reason}</p>
    </>
  );
}

interface ShareFormProps {
  share: ActorRefFrom<typeof shareMachine>;
  hasPhoto: boolean;
  link: Share | null;
}

function ShareForm({ share, hasPhoto, link }: ShareFormProps) {
  const { t, i18n } = useLingui();
  const { choices, error } = useSelector(share, (snapshot) => snapshot.context);
  const isSaving = useSelector(share, (snapshot) => snapshot.matches('saving'));
  const isWithdrawing = useSelector(share, (snapshot) => snapshot.matches('withdrawing'));
  const clipboard = useSelector(share, (snapshot) => snapshot.children.clipboard);
  const options: { value: Choice; label: string }[] = [
    { value: 'isListed', label: t`Show in search engines` },
    ...(hasPhoto ? [{ value: 'showsPhoto' as const, label: t`Show my photo` }] : []),
  ];
  const choose = (values: Choice[]) =>
    share.send({ type: 'choices.changed', choices: { isListed: values.includes('isListed'), showsPhoto: values.includes('showsPhoto') } });
  return (
    <>
      <p className={styles.hint}>
        <Trans>Anyone with the link can read this recipe. They do not see your name, wishes or tags.</Trans>
      </p>
      {link !== null && clipboard !== undefined && <ShareLink address={link.address} clipboard={clipboard} />}
      <CheckboxChips
        label={t`Your choice`}
        options={options}
        values={options.map(({ value }) => value).filter((value) => choices[value])}
        onValuesChange={choose}
      />
      <FormError>{commonText([], error, i18n)}</FormError>
      {link === null ? (
        <Button isLoading={isSaving} onClick={() => share.send({ type: 'share.confirmed' })}>
          <Trans>Make a link</Trans>
        </Button>
      ) : (
        <div className={styles.buttons}>
          <ButtonLink href={link.path} variant="Outlined" size="Flat">
            <Trans>See the shared page</Trans>
          </ButtonLink>
          <Button
            variant="Outlined"
            size="Flat"
            isLoading={isWithdrawing}
            disabled={isSaving}
            onClick={() => share.send({ type: 'withdrawal.requested' })}
          >
            <Trans>Stop sharing</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

/** The link, to copy by a press or by hand. */
function ShareLink({ address, clipboard }: { address: string; clipboard: ActorRefFrom<typeof clipboardMachine> }) {
  const isCopied = useSelector(clipboard, (snapshot) => snapshot.matches('copied'));
  const hasFailed = useSelector(clipboard, (snapshot) => snapshot.matches('failed'));
  return (
    <div className={styles.link}>
      <TextField
        label={<Trans>Link</Trans>}
        value={address}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
        onValueChange={() => undefined}
      />
      <Button
        size="Flat"
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => clipboard.send({ type: 'copy.requested', key: 'share', text: address })}
      >
        <Trans>Copy the link</Trans>
      </Button>
      <SuccessMessage>{isCopied && <Trans>Copied</Trans>}</SuccessMessage>
      <FormError>{hasFailed && <Trans>Your browser blocked copying. Select the link and copy it yourself.</Trans>}</FormError>
    </div>
  );
}
