import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { useApp } from '../../../app/app-context.tsx';
import { EmptyPlateArt } from '../../../ui/art/EmptyPlateArt.tsx';
import { SpiltPotArt } from '../../../ui/art/SpiltPotArt.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { LogoMark } from '../../../ui/LogoMark.tsx';
import styles from './Drawings.module.css';
import { Specimen } from './Specimen.tsx';
import specimens from './Specimen.module.css';

// Imported from the landing page's chunk, to keep that chunk in one piece.
const {
  landingDrawings: { HeroArt, StoreButtons },
} = await import('../../../pages/first/landing.ts');

/** Our own drawings. */
export function Drawings({ flow }: { flow: ActorRefFrom<typeof clipboardMachine> }) {
  const { t } = useLingui();
  const { config } = useApp();
  const drawings = [
    { name: t`The sign`, code: '<LogoMark />', shown: <LogoMark /> },
    { name: t`The sign with the name`, code: '<Logo productName={productName} />', shown: <Logo productName={config.productName} /> },
    { name: t`An empty plate: nothing here yet`, code: '<EmptyPlateArt />', shown: <EmptyPlateArt /> },
    { name: t`A spilt pot: something went wrong`, code: '<SpiltPotArt />', shown: <SpiltPotArt /> },
    { name: t`The picture of the landing page`, code: '<HeroArt />', shown: <HeroArt /> },
    {
      name: t`The store buttons`,
      code: '<StoreButtons appStoreUrl={appStoreUrl} playStoreUrl={playStoreUrl} webAppPath="/sign-up" />',
      shown: <StoreButtons appStoreUrl={config.appStoreUrl} playStoreUrl={config.playStoreUrl} webAppPath="/sign-up" />,
    },
  ];
  return (
    <div className={specimens.grid}>
      {drawings.map(({ name, code, shown }) => (
        <Specimen key={code} flow={flow} caption={name} name={name} code={code}>
          <div className={styles.drawing}>{shown}</div>
        </Specimen>
      ))}
    </div>
  );
}
