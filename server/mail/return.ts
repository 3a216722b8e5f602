import { mailTimes, type MailTransport } from './transport.ts';

/** Watches for the return of a mail server that was away. */
export interface ReturnWatch {
  /** Looks every few seconds, from now until the server answers. */
  begin: () => void;
  stop: () => void;
}

/** Mails that failed while the server was away wait for minutes or hours: on its return they are sent at once. `onReturn` must not reject. */
export function watchReturn(transport: Pick<MailTransport, 'verify'>, onReturn: () => Promise<void>): ReturnWatch {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const look = () => {
    transport.verify().then(
      () => {
        timer = null;
        if (!isStopped) void onReturn();
      },
      () => {
        timer = null;
        begin();
      },
    );
  };
  function begin(): void {
    if (isStopped || timer !== null) return;
    timer = setTimeout(look, mailTimes.look);
    timer.unref();
  }
  return {
    begin,
    stop: () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
