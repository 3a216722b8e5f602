import { useLingui } from '@lingui/react';
import type { AreaName } from '../../../../contract/console/areas.ts';
import { useSession } from '../../../app/app-context.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { recordLinks } from './record-links.ts';

/** Links to a record's other pages. */
export function RecordLinks({ area, guid }: { area: AreaName; guid: string }) {
  const { i18n } = useLingui();
  const { su } = useSession().extra;
  return recordLinks(area, guid, su).map(({ path, text }) => (
    <ButtonLink key={path} href={path} variant="Outlined" size="Small">
      {i18n._(text)}
    </ButtonLink>
  ));
}
