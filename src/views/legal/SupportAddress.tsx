import { Trans } from '@lingui/react/macro';

/** Where to write to. An installation that has set no address says so instead of naming one that nobody reads. */
export function SupportAddress({ email }: { email: string | null }) {
  if (email === null) return <Trans>the person or company that gave you access to this installation</Trans>;
  return <a href={`mailto:${email}`}>{email}</a>;
}
