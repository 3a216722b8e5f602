import type { NoticePermission } from '../../machines/kitchen/kitchen-jobs.machine.ts';

const permissions = { default: 'askable', granted: 'allowed', denied: 'refused' } as const;

/** The browser's notification permission for this site. */
export const noticePermission = (): NoticePermission => ('Notification' in globalThis ? permissions[Notification.permission] : 'none');

/** Asks for the permission. Call it only from a user gesture. */
export async function askForNotices(): Promise<NoticePermission> {
  if (!('Notification' in globalThis)) return 'none';
  return permissions[await Notification.requestPermission()];
}

interface Notice {
  title: string;
  text?: string;
  /** Notifications with the same tag replace each other, so several tabs show one. */
  tag: string;
  /** The page opened by a click. */
  href: string;
}

/** Shows a notification where allowed. Never rejects. */
export async function showSystemNotice({ title, text, tag, href }: Notice): Promise<void> {
  if (noticePermission() !== 'allowed') return;
  const options: NotificationOptions = { tag, ...(text !== undefined && { body: text }), data: { href } };
  try {
    // Phones show only notifications of a service worker.
    const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    if (worker?.active) return await worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      globalThis.focus();
      shown.close();
    });
  } catch {
    // The notice in the page says the same.
  }
}
