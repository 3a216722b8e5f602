import { Trans } from '@lingui/react/macro';
import type { PublicConfig } from '../../../../contract/shell/public-config.ts';
import { LegalDocument } from './LegalDocument.tsx';
import { termsLimits } from './terms-limits.tsx';
import { termsUse } from './terms-use.tsx';

interface TermsViewProps {
  config: Pick<PublicConfig, 'productName' | 'supportEmail'>;
}

/** The Terms and Conditions, with the anchor section on personal data. */
export function TermsView({ config: { productName, supportEmail } }: TermsViewProps) {
  const intro = (
    <p>
      <Trans>
        These terms are the agreement between you and the operator of {productName}. Please read them: by creating an account or using the
        service you accept them. If you do not agree, please do not use it.
      </Trans>
    </p>
  );
  return (
    <LegalDocument
      productName={productName}
      title={<Trans>Terms and Conditions</Trans>}
      intro={intro}
      sections={[...termsUse(productName), ...termsLimits(productName, supportEmail)]}
    />
  );
}
