import { providerNames, type Provider } from '../../../../contract/sign-in/providers.ts';
import { escapeHtml } from '../../../mail/escape-html.ts';
import { somePeople, type Person } from './people.ts';

interface ChoosePage {
  productName: string;
  /** The provider that this replaces. */
  standsInFor: Provider;
  /** What was typed and not understood. */
  typed?: { person: Person; problem: string };
}

const personButton = ({ name, email, isEmailVerified }: Person): string => `<form method="post">
<input type="hidden" name="name" value="${escapeHtml(name)}">
<input type="hidden" name="email" value="${escapeHtml(email)}">
${isEmailVerified ? '<input type="hidden" name="verified" value="on">' : ''}
<button class="person"><strong>${escapeHtml(name)}</strong> <span>${escapeHtml(email)}${isEmailVerified ? '' : ', not verified'}</span></button>
</form>`;

/** Asks who is there. It says what it is, so that nobody types the password of a real account. */
export function choosePage({ productName, standsInFor, typed }: ChoosePage): string {
  const product = escapeHtml(productName);
  const provider = providerNames[standsInFor];
  const person = typed?.person ?? { name: '', email: '', isEmailVerified: true, isHidden: false };
  const hide = `<label class="check"><input type="checkbox" name="hidden"${person.isHidden ? ' checked' : ''}> Hide my email</label>`;
  const problem = typed ? `<p class="problem" id="problem" role="alert">${escapeHtml(typed.problem)}</p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${product} demo identity provider</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/idp/idp.css">
</head>
<body>
<main>
<h1>${product} demo identity provider</h1>
<p>This page stands in for ${provider}, because no keys of ${provider} are set up here. Nothing leaves this computer, and there is no password.</p>
<h2>Who are you?</h2>
${somePeople.map(personButton).join('\n')}
<h2>Somebody else</h2>
<form method="post" class="other">
${problem}
<label>Name <input name="name" autocomplete="off" value="${escapeHtml(person.name)}"></label>
<label>Email <input name="email" type="email" autocomplete="off" value="${escapeHtml(person.email)}"${typed ? ' aria-describedby="problem" aria-invalid="true"' : ''}></label>
<label class="check"><input type="checkbox" name="verified"${person.isEmailVerified ? ' checked' : ''}> The email address is verified</label>
${standsInFor === 'apple' ? hide : ''}
<button>Continue</button>
</form>
<form method="post" class="refuse"><input type="hidden" name="refuse" value="on"><button>Refuse</button></form>
</main>
</body>
</html>
`;
}
