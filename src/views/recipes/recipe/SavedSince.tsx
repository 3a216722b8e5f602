import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment } from '../../../texts/time-texts.ts';

/** The time at which a recipe was stored, in milliseconds since 1970. */
export function SavedSince({ time }: { time: number }) {
  const { i18n } = useLingui();
  const moment = formatMoment(time, i18n.locale);
  return (
    <p>
      <Trans>
        Saved <time dateTime={new Date(time).toISOString()}>{moment}</time>
      </Trans>
    </p>
  );
}
