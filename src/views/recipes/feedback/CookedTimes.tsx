import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../../texts/time-texts.ts';

interface CookedTimesProps {
  times: number;
  /** '2026-11-23'. */
  lastOn: string;
}

/** How often a recipe was cooked, and the last date. */
export function CookedTimes({ times, lastOn }: CookedTimesProps) {
  const { i18n } = useLingui();
  const day = formatDate(lastOn, i18n.locale);
  return (
    <Trans>
      <Plural value={times} one="Cooked once" other="Cooked # times" />, last on {day}
    </Trans>
  );
}
