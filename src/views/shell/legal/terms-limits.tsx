import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { LegalSection } from './LegalDocument.tsx';
import { SupportAddress } from './SupportAddress.tsx';

/** Deletion, liability and changes. */
export const termsLimits = (productName: string, supportEmail: string | null): LegalSection[] => [
  {
    // An anchor section on personal data; stores and mails link to it.
    id: 'personal-data',
    title: <Trans>Personal data and account deletion</Trans>,
    body: (
      <>
        <p>
          <Trans>
            How we treat personal data is described in the <Link href="/privacy">Privacy Policy</Link>.
          </Trans>
        </p>
        <p>
          {supportEmail === null ? (
            <Trans>
              You can have your account deleted at any time. Write to the person or company that gave you access to this installation, from
              the email address of your account, and ask for deletion.
            </Trans>
          ) : (
            <Trans>
              You can have your account deleted at any time. Write to <SupportAddress email={supportEmail} /> from the email address of your
              account and ask for deletion.
            </Trans>
          )}
        </p>
        <p>
          <Trans>
            We process the request within 7 business days and confirm it to you. Within 30 days of this confirmation we remove your data:
            your profile, your photos, your descriptions and your recipes.
          </Trans>
        </p>
        <p>
          <Trans>
            Deletion cannot be undone, so keep a copy of the recipes that you love. We keep only what the law obliges us to keep, and only
            for as long as it does.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: <Trans>Suspension and ending</Trans>,
    body: (
      <p>
        <Trans>
          You may stop using the service whenever you like. We may suspend or close an account that breaks these terms or endangers the
          service or its users; unless there is danger in delay, we tell you first and let you explain. If we end the service as a whole, we
          announce it 30 days ahead so that you can save your recipes.
        </Trans>
      </p>
    ),
  },
  {
    id: 'warranty',
    title: <Trans>No warranty</Trans>,
    body: (
      <p>
        <Trans>
          The service is provided “as is” and “as available”. As far as the law allows, we give no warranty that it is free of errors or
          interruptions, or that a recipe is right, complete, safe or to your taste. Rights that the law gives consumers and that cannot be
          excluded remain untouched.
        </Trans>
      </p>
    ),
  },
  {
    id: 'liability',
    title: <Trans>Limitation of liability</Trans>,
    body: (
      <>
        <p>
          <Trans>
            As far as the law allows, we are not liable for indirect, incidental or consequential damage, or for lost profit or data. Our
            total liability for all claims that arise from the service is limited to $100 or the amount that you paid us for it, whichever
            is greater.
          </Trans>
        </p>
        <p>
          <Trans>
            Nothing in these terms limits liability for intent, gross negligence, injury to life, body or health, or anything else for which
            liability cannot be limited by law.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: <Trans>Changes to these terms</Trans>,
    body: (
      <p>
        <Trans>
          We may change these terms, for example when the service or the law changes. We announce material changes at least 30 days before
          they take effect, by email or in the service. If you go on using {productName} after that, the new terms apply; if you do not
          agree, you can have your account deleted before.
        </Trans>
      </p>
    ),
  },
  {
    id: 'law',
    title: <Trans>Law and disputes</Trans>,
    body: (
      <p>
        <Trans>
          The law of the place where the operator is established applies, together with the mandatory consumer protection of the place where
          you live. Please write to us first: most problems are solved faster in the kitchen than in court. If one of these terms is void,
          the others stay in force.
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
          <Trans>Questions about these terms go to the person or company that gave you access to this installation.</Trans>
        ) : (
          <Trans>
            Questions about these terms go to <SupportAddress email={supportEmail} />.
          </Trans>
        )}
      </p>
    ),
  },
];
