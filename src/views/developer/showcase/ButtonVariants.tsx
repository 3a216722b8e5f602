import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import styles from './ButtonVariants.module.css';
import { examplesOf, type ButtonSize } from './button-code.tsx';
import { sizeTexts, stateTexts, variantTexts } from './button-texts.ts';
import { Specimen } from './Specimen.tsx';
import specimens from './Specimen.module.css';

/** The keys of a complete table. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(table).filter((key): key is K => Object.hasOwn(table, key));

/** Each variant: its purpose, and its states in the chosen size. */
export function ButtonVariants({ flow }: { flow: ActorRefFrom<typeof clipboardMachine> }) {
  const { t, i18n } = useLingui();
  const [size, setSize] = useState<ButtonSize>('Default');
  const sizes = keysOf(sizeTexts).map((value) => ({ value, label: value }));
  return (
    <>
      <div className={styles.choice}>
        <Segmented label={<Trans>Size</Trans>} options={sizes} value={size} onValueChange={setSize} />
        <p className={styles.note}>{i18n._(sizeTexts[size])}</p>
      </div>
      {keysOf(variantTexts).map((variant) => {
        const examples = examplesOf({ variant, size }, t`Save`);
        return (
          <div key={variant} className={styles.variant}>
            <h3 id={variant} className={styles.name}>
              {variant}
            </h3>
            <p className={styles.note}>{i18n._(variantTexts[variant])}</p>
            <div className={specimens.grid}>
              {keysOf(stateTexts).map((state) => (
                <Specimen
                  key={state}
                  flow={flow}
                  caption={i18n._(stateTexts[state])}
                  name={`${variant}, ${i18n._(stateTexts[state])}`}
                  code={examples[state].code}
                  isTinted={variant === 'FilledPageBg'}
                >
                  {examples[state].shown}
                </Specimen>
              ))}
            </div>
          </div>
        );
      })}
    </>
  );
}
