import { Trans } from '@lingui/react/macro';
import { newRecord } from '../../../../contract/console/console-paths.ts';
import type { AreaName } from '../../../../contract/console/areas.ts';
import { useSession } from '../../../app/app-context.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { categoryTreePath, recordPath } from '../areas/area-views.ts';

const look = { variant: 'Outlined', size: 'Small' } as const;

/** The pages that a record leads to besides its own. */
export function RecordLinks({ area, guid }: { area: AreaName; guid: string }) {
  const { su } = useSession().extra;
  const path = recordPath(area, guid);
  if (area === 'users' && su?.canLoginAsUser === true) {
    return (
      <ButtonLink href={`${path}/login`} {...look}>
        <Trans>Log in as this user</Trans>
      </ButtonLink>
    );
  }
  if (area === 'categories') {
    return (
      <ButtonLink href={categoryTreePath} {...look}>
        <Trans>Order of the categories</Trans>
      </ButtonLink>
    );
  }
  if (area !== 'prompts') return null;
  return (
    <>
      <ButtonLink href={`${path}/lab`} {...look}>
        <Trans>Compare and try</Trans>
      </ButtonLink>
      <ButtonLink href={`${recordPath(area, newRecord)}?from=${encodeURIComponent(guid)}`} {...look}>
        <Trans>New version from this one</Trans>
      </ButtonLink>
    </>
  );
}
