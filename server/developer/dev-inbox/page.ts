import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { escapeHtml } from '../../mail/escape-html.ts';

type MailRow = Selectable<Database['mails']>;

const formatTime = (time: number) => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }).format(time);

function mailArticle({ guid, sender, recipient, subject, text, created_at: createdAt }: MailRow): string {
  const title = escapeHtml(subject);
  return `<article class="mail" aria-labelledby="subject-${guid}">
<h2 id="subject-${guid}">${title}</h2>
<dl>
<div><dt>From</dt><dd>${escapeHtml(sender)}</dd></div>
<div><dt>To</dt><dd>${escapeHtml(recipient)}</dd></div>
<div><dt>Sent</dt><dd><time datetime="${new Date(createdAt).toISOString()}">${formatTime(createdAt)}</time></dd></div>
</dl>
<iframe src="/dev/inbox/${guid}" title="Mail: ${title}" sandbox></iframe>
<details><summary>Plain text</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>
</article>`;
}

const empty = '<p class="empty">No mail yet. Create an account, and its code arrives here within a moment.</p>';

/** The mails of a development server, newest first, as their readers would see them. */
export function inboxPage(mails: readonly MailRow[], productName: string): string {
  const name = escapeHtml(productName);
  const list = mails.length === 0 ? empty : mails.map(mailArticle).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${mails.length}) - ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/inbox.css">
<script type="module" src="/dev/inbox.js?newest=${mails[0]?.guid ?? ''}"></script>
</head>
<body>
<header><h1>Inbox</h1><p>Every mail that ${name} has sent from this computer. None has left it. New ones appear by themselves.</p>
<nav aria-label="Site"><a href="/">Back to ${name}</a></nav></header>
<main>
${list}
</main>
</body>
</html>
`;
}
