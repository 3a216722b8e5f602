/** Whole seconds from `now` until `readyAt` (both in milliseconds since 1970), never below zero. */
export const secondsUntil = (readyAt: number, now: number): number => Math.max(0, Math.ceil((readyAt - now) / 1_000));

/** Seconds as mm:ss. Spec 4, resend timer. */
export function formatCountdown(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
