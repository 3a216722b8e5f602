import type { CodeFlow } from '../accounts/codes.ts';
import { footnote, mailPage, paragraph } from './mail-page.ts';
import type { Mail } from './mailer.ts';

export interface CodeMail {
  to: string;
  /** What the code is for. */
  flow: CodeFlow;
  code: string;
  /** How long the code is good, in minutes. */
  minutes: number;
  productName: string;
}

const texts = {
  'sign-up': {
    title: 'Confirm your email address',
    subject: (productName: string) => `Confirm your email address for ${productName}`,
    greeting: (productName: string) => `Welcome to ${productName}!`,
    caution: 'If you did not ask for this, ignore it: without the code nobody can use your address.',
  },
  reset: {
    title: 'Reset your password',
    subject: (productName: string) => `Reset your password for ${productName}`,
    greeting: (productName: string) => `Choose a new password for ${productName}.`,
    caution: 'If you did not ask for this, ignore it and tell nobody the code: without it your password stays as it is.',
  },
  'email-change': {
    title: 'Confirm your new email address',
    subject: (productName: string) => `Confirm your new email address for ${productName}`,
    greeting: (productName: string) => `Use this address for ${productName}.`,
    caution: 'If you did not ask for this, ignore it: without the code nobody can use your address.',
  },
} as const satisfies Record<CodeFlow, unknown>;

/** The mail that carries a code. */
export function codeMail({ to, flow, code, minutes, productName }: CodeMail): Mail {
  const { title, subject, greeting, caution } = texts[flow];
  const life = `It is good for ${minutes} minutes; a newer code replaces it.`;
  return {
    to,
    subject: subject(productName),
    text: [
      greeting(productName),
      '',
      `Your code is: ${code}`,
      '',
      `Enter it on the page that asked for it. ${life}`,
      '',
      caution,
      '',
      productName,
    ].join('\n'),
    html: mailPage({
      productName,
      title,
      preview: `Your ${productName} code is ${code}`,
      body: `<p style="margin:0 0 24px;font-size:16px;line-height:1.5">Enter this code on the page that asked for it:</p>
<p style="margin:0 0 24px;padding:16px;background:#eef5f0;border-radius:12px;text-align:center;font-size:36px;font-weight:700;letter-spacing:8px">${code}</p>
${paragraph(life)}
${footnote(caution)}`,
    }),
  };
}
