import type { NoticePermission } from '../../machines/kitchen/kitchen-jobs.machine.ts';

const permissions = { default: 'askable', granted: 'allowed', denied: 'refused' } as const;

/** What the browser says of notifications of this site. */
export const noticePermission = (): NoticePermission => ('Notification' in globalThis ? permissions[Notification.permission] : 'none');

/** Has the browser ask its user. Only a press may lead here. */
export async function askForNotices(): Promise<NoticePermission> {
  if (!('Notification' in globalThis)) return 'none';
  return permissions[await Notification.requestPermission()];
}

interface Notice {
  title: string;
  text?: string;
  /** One with the same tag takes its place: every tab may show it, and it is seen once. */
  tag: string;
  /** The page that a press opens. */
  href: string;
}

/** Shows a notification where that is allowed. Never rejects. */
export async function showSystemNotice({ title, text, tag, href }: Notice): Promise<void> {
  if (noticePermission() !== 'allowed') return;
  const options: NotificationOptions = { tag, ...(text !== undefined && { body: text }), data: { href } };
  try {
    // Phones show those of a worker only.
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (worker?.active) return await worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
    });
  } catch {
    // The note in the page says it as well.
  }
}
