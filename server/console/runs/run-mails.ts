import type { Action } from '../../../contract/console/area.ts';
import type { Deps } from '../../deps.ts';
import type { Mail, Mailer } from '../../mail/mailer.ts';

/** How long a mail of an undoable action waits for an undo, in milliseconds. */
const mailHold = 60_000;

interface MailingRun {
  guid: string;
  undoes: string | null;
  is_silent: boolean;
}

/**
 * The mailer of a bulk action. Mails that an undo may take back wait for a minute. An undo deletes the waiting mail in place of sending its own; later
 * its own mail corrects the first one. After an action that told nobody, its undo tells nobody either.
 */
export function mailerOfRun({ clock, mailer }: Pick<Deps, 'clock' | 'mailer'>, run: MailingRun, { mails }: Pick<Action, 'mails'>): Mailer {
  const isHeld = mails === 'held' || mails === 'optional';
  const correct = async (tx: Parameters<Mailer['send']>[0], undone: string, mail: Mail): Promise<void> => {
    const original = await tx.selectFrom('console_runs').select('is_silent').where('guid', '=', undone).executeTakeFirst();
    if (original?.is_silent === true) return;
    const waiting = await tx
      .deleteFrom('mails')
      .where('run_guid', '=', undone)
      .where('recipient', '=', mail.to)
      .where('about_guid', 'is not distinct from', mail.about ?? null)
      .where('held_until', '>', clock.now())
      .where('attempts', '=', 0)
      .where('delivered_at', 'is', null)
      .returning('guid')
      .execute();
    if (waiting.length === 0) await mailer.send(tx, mail);
  };
  return {
    deliver: mailer.deliver,
    send: async (tx, mail) => {
      if (run.undoes !== null && isHeld) await correct(tx, run.undoes, mail);
      else if (!run.is_silent) await mailer.send(tx, isHeld ? { ...mail, runGuid: run.guid, heldUntil: clock.now() + mailHold } : mail);
    },
  };
}
