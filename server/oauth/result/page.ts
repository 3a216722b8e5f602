import { toWire } from '../../../contract/casing.ts';
import { connectionsPage } from '../../../contract/connections.ts';
import { oauthCallback, oauthChannel, type OauthMessage } from '../../../contract/oauth.ts';
import { providerNames, type Provider } from '../../../contract/providers.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { problemText } from '../problem-texts.ts';

interface Result {
  productName: string;
  provider: Provider;
  /** It was no sign-in: the provider was to be connected to an account. */
  isConnecting: boolean;
  message: OauthMessage;
}

/**
 * The last page of a pop-up: it reports to the page that opened it and closes itself. Who sees it, because the window is no
 * pop-up or would not close, reads what happened. The data stand in a block that no Content-Security-Policy counts as a script.
 */
export function resultPage({ productName, provider, isConnecting, message }: Result): string {
  const name = escapeHtml(productName);
  const signInTitle = message.status ? 'You are signed in' : 'You are not signed in';
  const connectTitle = `${providerNames[provider]} is ${message.status ? '' : 'not '}connected`;
  const title = isConnecting ? connectTitle : signInTitle;
  const text = message.problem === null ? 'You can close this window.' : problemText(message.problem, provider);
  const signInPage = message.status ? '/account' : '/login';
  const path = isConnecting ? connectionsPage : signInPage;
  const way = message.status ? `Go on to ${name}` : `Back to ${name}`;
  const data = JSON.stringify(toWire(message)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
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
