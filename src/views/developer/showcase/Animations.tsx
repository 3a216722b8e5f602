import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { Animated } from '../../../ui/Animated.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './Animations.module.css';
import { Specimen } from './Specimen.tsx';
import specimens from './Specimen.module.css';

const codeOf = (by: string, text: string) => `<Animated by="${by}">
  <Button>${text}</Button>
</Animated>`;

/** The two animations of the kit, to replay. */
export function Animations({ flow }: { flow: ActorRefFrom<typeof clipboardMachine> }) {
  const { t } = useLingui();
  const [turn, setTurn] = useState(0);
  const text = t`Save`;
  const shown = [
    { by: 'bounceIn', name: t`Bounce in` },
    { by: 'pulsate', name: t`Pulsate` },
  ] as const;
  return (
    <>
      <Button className={styles.again} variant="Outlined" size="Flat" icon={<RotateCw />} onClick={() => setTurn(turn + 1)}>
        <Trans>Play again</Trans>
      </Button>
      <div className={specimens.grid}>
        {shown.map(({ by, name }) => (
          <Specimen key={by} flow={flow} caption={name} name={name} code={codeOf(by, text)}>
            <Animated key={turn} by={by}>
              <Button>{text}</Button>
            </Animated>
          </Specimen>
        ))}
      </div>
    </>
  );
}
