import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BulkActionRef } from '../../../../machines/console/bulk-action.machine.ts';
import styles from './BulkActionBox.module.css';

/** To whom an action writes, and what the mail says. */
const mailTexts: Readonly<Record<string, MessageDescriptor>> = {
  'recipes.withdraw': msg`Mail to the owner of each recipe: “We withdrew a recipe that you shared. The link to it no longer works. You still have the recipe in your cookbook. The reason: …”`,
  'reports.withdraw': msg`Mail to the owner of each recipe: “We withdrew a recipe that you shared. The link to it no longer works. You still have the recipe in your cookbook. The reason: …”`,
  'reports.reply': msg`Mail to the person who reported it, in their language, with your message and the words of the report.`,
  'users.requestDeletion': msg`Mail to the owner of each account: it will be deleted, on which day, and how to keep it.`,
  'users.startReset': msg`Mail to the owner: “Our support team asks you to choose a new password. Until then your password works as before.”`,
  'users.sendCode': msg`The undelivered mail with the verification code is sent again.`,
  'mails.sendAgain': msg`The same mails as before, to the same addresses.`,
  'signups.sendCode': msg`Mail with a new verification code to the address that signed up.`,
  'admins.giveFlag': msg`Mail to the person and to everybody who manages admins: which permissions were given, and by whom.`,
  'admins.removeAdmin': msg`Mail to the person and to everybody who manages admins: which permissions were taken, and by whom.`,
  'admins.takeFlag': msg`Mail to the person and to everybody who manages admins: which permissions were taken, and by whom.`,
};

/** The mails that an action sends, with a switch where staff may do without. */
export function MailNotice({ flow }: { flow: BulkActionRef }) {
  const { i18n } = useLingui();
  const { area, action, description, isMailed } = useSelector(flow, (snapshot) => snapshot.context);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const kind = description?.mails;
  const text = mailTexts[`${area}.${action}`];
  if (kind === undefined)
    return (
      <p className={styles.note}>
        <Trans>No mail is sent.</Trans>
      </p>
    );
  return (
    <div className={styles.facts}>
      {text !== undefined && <p>{i18n._(text)}</p>}
      {kind !== 'atOnce' && (
        <p className={styles.note}>
          <Trans>It is sent after a minute. An undo before that cancels it; a later undo sends a correction.</Trans>
        </p>
      )}
      {kind === 'optional' && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={isMailed}
            disabled={isBusy}
            onChange={(event) => flow.send({ type: 'mail.switched', isMailed: event.currentTarget.checked })}
          />
          <Trans>Send this mail</Trans>
        </label>
      )}
    </div>
  );
}
