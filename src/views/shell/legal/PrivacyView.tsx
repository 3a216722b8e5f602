import { Trans } from '@lingui/react/macro';
import type { PublicConfig } from '../../../../contract/shell/public-config.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { privacyData } from './privacy-data.tsx';
import { privacyRights } from './privacy-rights.tsx';

interface PrivacyViewProps {
  config: Pick<PublicConfig, 'productName' | 'supportEmail'>;
}

/** The Privacy Policy. */
export function PrivacyView({ config: { productName, supportEmail } }: PrivacyViewProps) {
  const intro = (
    <p>
      <Trans>
        {productName} turns a picture of a food or the description of a dish into a recipe. This policy says which information we need for
        that, what we do with it, how long we keep it, and what you can ask of us.
      </Trans>
    </p>
  );
  return (
    <LegalDocument
      productName={productName}
      title={<Trans>Privacy Policy</Trans>}
      intro={intro}
      sections={[...privacyData(productName), ...privacyRights(productName, supportEmail)]}
    />
  );
}
