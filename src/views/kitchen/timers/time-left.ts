const second = 1_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Remaining hours, minutes and seconds in clock format. */
export function timeLeft(endsAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / second));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`;
}
