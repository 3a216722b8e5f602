import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { LegalSection } from './LegalDocument.tsx';

/** Who may use the service, and how. */
export const termsUse = (productName: string): LegalSection[] => [
  {
    id: 'service',
    title: <Trans>The service</Trans>,
    body: (
      <p>
        <Trans>
          {productName} makes recipes from pictures of food and from descriptions of dishes, on the web and in mobile apps. You need a
          device and an internet connection; what those cost is between you and your provider. Apps from a store are also subject to the
          terms of that store.
        </Trans>
      </p>
    ),
  },
  {
    id: 'eligibility',
    title: <Trans>Who may use it</Trans>,
    body: (
      <p>
        <Trans>
          You must be over 18 years of age and able to enter into a binding agreement. If you use {productName} for a company, you confirm
          that you may accept these terms for it.
        </Trans>
      </p>
    ),
  },
  {
    id: 'account',
    title: <Trans>Your account</Trans>,
    body: (
      <p>
        <Trans>
          Give us an email address that is yours and keep your password to yourself. What happens through your account is your
          responsibility unless we are to blame for it. If you think that somebody else uses it, change your password and tell us at once.
        </Trans>
      </p>
    ),
  },
  {
    id: 'recipes',
    title: <Trans>Recipes are suggestions</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Recipes are written by software, in part by artificial intelligence. They can be wrong: about what a photo shows, about amounts,
            times and temperatures, about nutrition. Every recipe says what was assumed and who cooked it. Use your judgement before you
            cook and before you eat.
          </Trans>
        </p>
        <p>
          <strong>
            <Trans>If you have an allergy, an intolerance or another medical need, check every ingredient and its label yourself.</Trans>
          </strong>{' '}
          <Trans>
            Allergen and diet marks are a help, not a guarantee. Nothing here is medical or dietary advice. Cook meat, fish, eggs and
            leftovers to safe temperatures, and never eat a wild plant or mushroom because a recipe names it.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: <Trans>What you send, and what you get</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Your photos and descriptions stay yours. You allow us to store, change and process them as far as the service needs it, and to
            pass them to the providers that our <Link href="/privacy">Privacy Policy</Link> describes. You confirm that you may send them.
          </Trans>
        </p>
        <p>
          <Trans>
            You may use, change and share the recipes made for you, also commercially. Others may be given the same or a similar recipe:
            nobody gets an exclusive right to one.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: <Trans>What is not allowed</Trans>,
    body: (
      <>
        <p>
          <Trans>You agree not to:</Trans>
        </p>
        <ul>
          <li>
            <Trans>break the law or the rights of others, or send content that does;</Trans>
          </li>
          <li>
            <Trans>try to reach accounts or data of others, get around limits, or disturb the service;</Trans>
          </li>
          <li>
            <Trans>use robots to collect recipes or to create accounts;</Trans>
          </li>
          <li>
            <Trans>present a recipe as checked by a person, a doctor or an authority when it was not.</Trans>
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'property',
    title: <Trans>Our rights</Trans>,
    body: (
      <p>
        <Trans>
          The name {productName}, the design and the software belong to us or to those who licensed them to us. These terms let you use the
          service; they do not pass on any of these rights.
        </Trans>
      </p>
    ),
  },
];
