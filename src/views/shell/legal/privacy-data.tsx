import { Trans } from '@lingui/react/macro';
import type { LegalSection } from './LegalDocument.tsx';

/** Collected data, purposes and recipients. */
export const privacyData = (productName: string): LegalSection[] => [
  {
    id: 'scope',
    title: <Trans>What this policy covers</Trans>,
    body: (
      <p>
        <Trans>
          It covers the {productName} website and mobile apps. “We” means the person or company that operates them and decides how your
          information is used. Sites that we link to, such as the app stores, have policies of their own.
        </Trans>
      </p>
    ),
  },
  {
    id: 'collected',
    title: <Trans>Information we collect</Trans>,
    body: (
      <>
        <p>
          <Trans>What you give us:</Trans>
        </p>
        <ul>
          <li>
            <Trans>
              Your account: email address, name, and a password, of which we keep only a one-way hash that cannot be turned back into it.
            </Trans>
          </li>
          <li>
            <Trans>
              Your cooking: the descriptions and photos that you send, servings, units and diets that you choose, and the recipes made from
              them.
            </Trans>
          </li>
          <li>
            <Trans>Your messages to us, when you write to support.</Trans>
          </li>
          <li>
            <Trans>
              If you sign in with Google or Facebook: the identifier, email address and name that they confirm to us. We never see the
              password that you use there.
            </Trans>
          </li>
          <li>
            <Trans>
              If you add a passkey: its public half and the name that you give it. Your fingerprint and your face never leave your device.
              Of recovery codes we keep one-way hashes only.
            </Trans>
          </li>
          <li>
            <Trans>
              If you set up an authenticator app: the key that it makes its codes from, when you set it up, and when you last used one of
              its codes. For a passkey we keep the same times, and whether it is synced.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>What arises from your use:</Trans>
        </p>
        <ul>
          <li>
            <Trans>
              Technical records: the time of a request, its network address, the kind of browser, and errors. We use them to keep the
              service working and safe.
            </Trans>
          </li>
          <li>
            <Trans>Page views: which page of ours was opened and which one before it. We do not follow you to other sites.</Trans>
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'use',
    title: <Trans>How we use it</Trans>,
    body: (
      <ul>
        <li>
          <Trans>
            To provide the service that you asked for: your account, your recipes, and answers to your messages (performance of a contract).
          </Trans>
        </li>
        <li>
          <Trans>
            To send you what the account needs: codes, and notices of important changes. We send no advertising without your consent.
          </Trans>
        </li>
        <li>
          <Trans>To prevent abuse, find faults and improve the service (our legitimate interest in a safe and working product).</Trans>
        </li>
        <li>
          <Trans>To meet duties that the law puts on us.</Trans>
        </li>
      </ul>
    ),
  },
  {
    id: 'recipes',
    title: <Trans>How recipes are made</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Recipes are written by software. When a recipe is written by an external AI provider, we send it your description, your choices
            and your photo, but not your name or email address. Every recipe says who cooked it.
          </Trans>
        </p>
        <p>
          <Trans>
            Before a photo is passed on, we make it smaller and remove what cameras hide in it, such as the place and the device. Please do
            not send photos that show people or private papers: a recipe never needs them.
          </Trans>
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: <Trans>Cookies and storage in your browser</Trans>,
    body: (
      <>
        <p>
          <Trans>
            We set a cookie that keeps you signed in and, when you choose a language, one that says which. Until you finish, your browser
            also keeps where you are in a sign-up and what you typed for a recipe, so that a reload loses nothing. All of this is needed for
            what you asked for. There are no advertising cookies.
          </Trans>
        </p>
        <p>
          <Trans>
            Once you have signed in, another cookie lets us recognise your browser, so that strangers who guess at your password do not keep
            you waiting. It is used for nothing else.
          </Trans>
        </p>
        <p>
          <Trans>For five minutes, a cookie ties the question for your passkey to the browser that asked it.</Trans>
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: <Trans>When we share it</Trans>,
    body: (
      <>
        <p>
          <Trans>We do not sell your information. We share it only:</Trans>
        </p>
        <ul>
          <li>
            <Trans>with providers who work for us under contract: hosting, email delivery, and the AI provider described above;</Trans>
          </li>
          <li>
            <Trans>with members of your company space, who see the recipes made in it;</Trans>
          </li>
          <li>
            <Trans>with authorities, when the law obliges us to;</Trans>
          </li>
          <li>
            <Trans>with the new owner if the service changes hands; they must keep the promises in this policy.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Some of these providers may work in other countries. Where those have weaker data protection laws than yours, we agree on the
            safeguards that your law asks for.
          </Trans>
        </p>
      </>
    ),
  },
];
