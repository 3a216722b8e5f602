import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import ChefHat from 'lucide-react/icons/chef-hat';
import ScanText from 'lucide-react/icons/scan-text';
import { kitchenPath, transcriptionPath } from '../../../pages/member-paths.ts';
import styles from './KitchenModes.module.css';

interface KitchenModesProps {
  companyUri: string;
  /** True on the transcription page. */
  isCopying?: boolean;
}

/** The two ways to a recipe: created by the kitchen, or transcribed. */
export function KitchenModes({ companyUri, isCopying = false }: KitchenModesProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.modes} aria-label={t`Ways to a recipe`}>
      <Link className={styles.mode} href={kitchenPath(companyUri)} aria-current={isCopying ? undefined : 'page'}>
        <ChefHat />
        <Trans>Create a recipe</Trans>
      </Link>
      <Link className={styles.mode} href={transcriptionPath(companyUri)} aria-current={isCopying ? 'page' : undefined}>
        <ScanText />
        <Trans>Copy a written recipe</Trans>
      </Link>
    </nav>
  );
}
