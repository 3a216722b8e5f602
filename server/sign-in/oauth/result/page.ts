import type { I18n } from '@lingui/core';
import { toWire } from '../../../../contract/casing.ts';
import { connectionsPage } from '../../../../contract/account/connections.ts';
import { directionOf, type Locale } from '../../../../contract/shell/locales.ts';
import { oauthCallback, oauthChannel, type OauthMessage } from '../../../../contract/sign-in/oauth.ts';
import { providerNames, type Provider } from '../../../../contract/sign-in/providers.ts';
import { speak } from '../../../language/speech.ts';
import { escapeHtml } from '../../../mail/escape-html.ts';
import { problemText } from '../problem-texts.ts';

interface Result {
  language: Locale;
  productName: string;
  provider: Provider;
  /** It was no sign-in: the provider was to be connected to an account. */
  isConnecting: boolean;
  message: OauthMessage;
}

function titleOf(i18n: I18n, provider: Provider, isConnecting: boolean, isDone: boolean): string {
  if (!isConnecting) return isDone ? i18n._('You are signed in') : i18n._('You are not signed in');
  const name = providerNames[provider];
  return isDone ? i18n._('{name} is connected', { name }) : i18n._('{name} is not connected', { name });
}

/**
 * The last page of a pop-up: it reports to the page that opened it and closes itself. Who sees it, because the window is no
 * pop-up or would not close, reads what happened. The data stand in a block that no Content-Security-Policy counts as a script.
 */
export function resultPage({ language, productName, provider, isConnecting, message }: Result): string {
  const i18n = speak(language);
  const name = escapeHtml(productName);
  const title = escapeHtml(titleOf(i18n, provider, isConnecting, message.status));
  const text = message.problem === null ? i18n._('You can close this window.') : problemText(message.problem, provider, i18n);
  const signInPage = message.status ? '/account' : '/login';
  const path = isConnecting ? connectionsPage : signInPage;
  const way = escapeHtml(
    message.status ? i18n._('Go on to {productName}', { productName }) : i18n._('Back to {productName}', { productName }),
  );
  const data = JSON.stringify(toWire(message)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/oauth/result.css">
<script type="application/json" id="result" data-channel="${oauthChannel}" data-callback="${oauthCallback}">${data}</script>
<script type="module" src="/api/oauth/result.js"></script>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${path}">${way}</a></p>
</main>
</body>
</html>
`;
}
