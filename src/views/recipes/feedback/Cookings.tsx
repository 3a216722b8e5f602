import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import CookingPot from 'lucide-react/icons/cooking-pot';
import type { ActorRefFrom } from 'xstate';
import { photoAddress } from '../../../../contract/kitchen/kitchen-endpoints.ts';
import type { Cooking } from '../../../../contract/recipes/feedback-endpoints.ts';
import type { cookingsMachine } from '../../../../machines/recipes/cookings.machine.ts';
import { saidOf } from '../../../texts/said.ts';
import { formatDate } from '../../../texts/time-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { PhotoButton } from '../../kitchen/photo/PhotoButton.tsx';
import { CookedTimes } from './CookedTimes.tsx';
import { CookingFields } from './CookingFields.tsx';
import styles from './FeedbackPanel.module.css';

interface CookingsProps {
  cookings: ActorRefFrom<typeof cookingsMachine>;
  version: number;
  isShort: boolean;
}

/** "I cooked this", and the cooking log. */
export function Cookings({ cookings, version, isShort }: CookingsProps) {
  const { i18n } = useLingui();
  const { page, companyUri, error } = useSelector(cookings, (snapshot) => snapshot.context);
  const isForm = useSelector(cookings, (snapshot) => snapshot.hasTag('form'));
  const isFetching = useSelector(cookings, (snapshot) => snapshot.matches('fetchingMore'));
  const isRemoving = useSelector(cookings, (snapshot) => snapshot.matches('removing'));
  const { times, lastOn, items, next } = page;
  return (
    <div className={styles.cookings}>
      {/* Stays mounted while the form is open: the focus returns to it. */}
      <Button
        variant="Outlined"
        size="Flat"
        icon={<CookingPot />}
        aria-expanded={isForm}
        onClick={() => cookings.send({ type: 'cooking.begun' })}
      >
        <Trans>I cooked this</Trans>
      </Button>
      {isForm && <CookingFields cookings={cookings} version={version} />}
      {!isForm && <FormError>{saidOf(error, i18n)}</FormError>}
      <StatusMessage>
        {lastOn !== null && <CookedTimes times={times} lastOn={lastOn} />}
        {isRemoving && (
          <>
            {' '}
            <span>
              <Trans>Removing…</Trans>
            </span>
          </>
        )}
      </StatusMessage>
      {!isShort && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((cooking) => (
            <CookedOn
              key={cooking.guid}
              cooking={cooking}
              companyUri={companyUri}
              hasVersions={version > 1}
              onRemove={() => cookings.send({ type: 'removal.requested', cooking: cooking.guid })}
            />
          ))}
        </ul>
      )}
      {!isShort && next !== null && (
        <Button variant="Outlined" size="Flat" isLoading={isFetching} onClick={() => cookings.send({ type: 'more.requested' })}>
          <Trans>Show earlier days</Trans>
        </Button>
      )}
    </div>
  );
}

interface CookedOnProps {
  cooking: Cooking;
  companyUri: string;
  /** Shown only when there are several versions. */
  hasVersions: boolean;
  onRemove: () => void;
}

function CookedOn({ cooking: { cookedOn, note, photoGuid, version }, companyUri, hasVersions, onRemove }: CookedOnProps) {
  const { t, i18n } = useLingui();
  const day = formatDate(cookedOn, i18n.locale);
  const photo = photoAddress({ companyUri, photoGuid });
  return (
    <li className={styles.cooking}>
      <div className={styles.said}>
        <strong>
          <time dateTime={cookedOn}>{day}</time>
        </strong>
        {hasVersions && (
          <span className={styles.hint}>
            <Trans>Version {version}</Trans>
          </span>
        )}
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {photo !== null && <PhotoButton className={styles.photo} src={photo} alt={t`The dish on ${day}`} />}
      </div>
      <RemoveButton label={t`Remove: ${day}`} onRemove={onRemove} />
    </li>
  );
}
