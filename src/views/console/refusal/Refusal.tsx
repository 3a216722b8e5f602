import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffFlag } from '../../../../contract/console/area.ts';
import { denialOf } from '../../../../contract/console/refusals.ts';
import type { ApiError } from '../../../../contract/errors.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NoSecondFactor } from '../../sign-in/step-up/NoSecondFactor.tsx';
import { flagTexts } from '../areas/flag-texts.ts';

const isFlag = (flag: string): flag is StaffFlag => Object.hasOwn(flagTexts, flag);

/** A console page that the viewer may not see: names the missing permission and who can grant it. */
export function Denied({ error }: { error: ApiError | null }) {
  const { i18n } = useLingui();
  const denial = denialOf(error);
  const title = (
    <h1>
      <Trans>You do not have access to this page</Trans>
    </h1>
  );
  if (denial === null) return <EmptyState art={<EmptyPlateArt />} title={title} />;
  const permission = isFlag(denial.flag) ? i18n._(flagTexts[denial.flag]) : denial.flag;
  const givers = formatList(denial.givers, i18n.locale);
  return (
    <EmptyState art={<EmptyPlateArt />} title={title}>
      <p>
        <Trans>
          Your account lacks the permission <strong>{permission}</strong>. Nothing of this page was loaded.
        </Trans>
      </p>
      {denial.givers.length > 0 && (
        <p>
          <Trans>
            These colleagues can give it to you: <bdi>{givers}</bdi>
          </Trans>
        </p>
      )}
    </EmptyState>
  );
}

/** Staff without a second factor get a link to set one up. */
export function Factorless() {
  const title = (
    <h1>
      <Trans>A second factor is missing</Trans>
    </h1>
  );
  return (
    <EmptyState art={<EmptyPlateArt />} title={title}>
      <NoSecondFactor />
    </EmptyState>
  );
}
