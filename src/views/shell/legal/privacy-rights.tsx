import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { LegalSection } from './LegalDocument.tsx';
import { SupportAddress } from './SupportAddress.tsx';

/** Retention, security and user rights. */
export const privacyRights = (productName: string, supportEmail: string | null): LegalSection[] => [
  {
    id: 'retention',
    title: <Trans>How long we keep it</Trans>,
    body: (
      <>
        <p>
          <Trans>
            We keep your account and your recipes for as long as you have the account. Codes sent by email are valid for ten minutes.
            Technical records are deleted when they are no longer needed to keep the service safe.
          </Trans>
        </p>
        <p>
          <Trans>
            When you ask us to delete your account, we process the request within 7 business days and remove your data within 30 days of our
            confirmation. <Link href="/terms#personal-data">How to ask for it</Link> is in the Terms and Conditions.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: <Trans>How we keep it safe</Trans>,
    body: (
      <p>
        <Trans>
          Connections are encrypted, passwords and sign-in tokens are stored only as hashes, and only staff who need it for their work can
          reach your data. No system is perfectly safe: if a breach puts you at risk, we tell you without delay.
        </Trans>
      </p>
    ),
  },
  {
    id: 'rights',
    title: <Trans>Your rights</Trans>,
    body: (
      <>
        <p>
          <Trans>Depending on where you live, you can ask us:</Trans>
        </p>
        <ul>
          <li>
            <Trans>what we know about you, and for a copy of it that other programs can read;</Trans>
          </li>
          <li>
            <Trans>to correct what is wrong;</Trans>
          </li>
          <li>
            <Trans>to delete it, or to limit what we do with it;</Trans>
          </li>
          <li>
            <Trans>to stop a use that rests on our legitimate interest, or on a consent that you take back.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            If somebody copied a recipe from your public link, the copy is theirs and keeps its title. It stops naming your recipe as its
            origin as soon as yours is deleted.
          </Trans>
        </p>
        <p>
          <Trans>
            Write to us from the email address of your account, so that we know it is you. It costs nothing, and we answer within one month.
            You can also complain to the data protection authority of the place where you live.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: <Trans>Age</Trans>,
    body: (
      <p>
        <Trans>
          {productName} is for people over 18 years of age. We do not knowingly collect information about anyone younger; if you believe
          that we did, tell us and we delete it.
        </Trans>
      </p>
    ),
  },
  {
    id: 'changes',
    title: <Trans>Changes to this policy</Trans>,
    body: (
      <p>
        <Trans>
          When we change this policy, we change the date at its top. We announce material changes at least 30 days before they take effect,
          by email or in the service, so that you can decide whether you want to stay.
        </Trans>
      </p>
    ),
  },
  {
    id: 'contact',
    title: <Trans>How to reach us</Trans>,
    body: (
      <p>
        {supportEmail === null ? (
          <Trans>
            Questions and requests about your information go to the person or company that gave you access to this installation.
          </Trans>
        ) : (
          <Trans>
            Questions and requests about your information go to <SupportAddress email={supportEmail} />.
          </Trans>
        )}
      </p>
    ),
  },
];
