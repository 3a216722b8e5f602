import type { I18n } from '@lingui/core';
import { connectionsPage } from '../../contract/account/connections.ts';
import { speak } from '../language/speech.ts';
import type { Mail } from './mailer.ts';
import { notice, type Letterhead } from './notice.ts';

interface ConnectionMail extends Letterhead {
  change: 'connected' | 'disconnected';
  providerName: string;
  /** The provider's name for the account; null when unknown. */
  account: string | null;
}

interface Connection {
  providerName: string;
  productName: string;
  account: string | null;
}

const connected = (i18n: I18n, { providerName, productName, account }: Connection) => ({
  title: i18n._('{providerName} was connected', { providerName }),
  subject: i18n._('{providerName} was connected to your {productName} account', { providerName, productName }),
  news:
    account === null
      ? i18n._('Your {productName} account can now be opened by signing in with {providerName}.', { productName, providerName })
      : i18n._('Your {productName} account can now be opened by signing in with {providerName} ({account}).', {
          productName,
          providerName,
          account,
        }),
});

const disconnected = (i18n: I18n, { providerName, productName, account }: Connection) => ({
  title: i18n._('{providerName} was disconnected', { providerName }),
  subject: i18n._('{providerName} was disconnected from your {productName} account', { providerName, productName }),
  news:
    account === null
      ? i18n._('Your {productName} account can no longer be opened by signing in with {providerName}.', { productName, providerName })
      : i18n._('Your {productName} account can no longer be opened by signing in with {providerName} ({account}).', {
          productName,
          providerName,
          account,
        }),
});

/** Informs the owner about connected sign-ins, and what to do if it was someone else. ASVS 6.3.7. */
export function connectionMail({ change, providerName, account, ...letterhead }: ConnectionMail): Mail {
  const { language, productName, publicUrl, supportEmail } = letterhead;
  const i18n = speak(language);
  const { title, subject, news } = (change === 'connected' ? connected : disconnected)(i18n, { providerName, productName, account });
  const [page, reset] = [publicUrl + connectionsPage, `${publicUrl}/reset-password`];
  return notice(letterhead, {
    subject,
    title,
    lines: [news, i18n._('If it was you, there is nothing to do. Your password, if you have one, stays as it is.')],
    last:
      supportEmail === null
        ? i18n._('If it was not you, choose a new password at {reset}, and look at what is connected at {page}.', { reset, page })
        : i18n._('If it was not you, choose a new password at {reset}, look at what is connected at {page} and write to {supportEmail}.', {
            reset,
            page,
            supportEmail,
          }),
    links: [reset, page],
  });
}
