import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './ButtonMatrix.module.css';
import { examplesOf, type ButtonSize, type ButtonVariant } from './button-code.tsx';
import { sizeTexts, variantTexts } from './button-texts.ts';
import { CodeSample } from './CodeSample.tsx';
import { keysOf } from './ButtonVariants.tsx';

interface Chosen {
  variant: ButtonVariant;
  size: ButtonSize;
}

/** Every variant in every size. Pressing one copies its code. */
export function ButtonMatrix({ flow }: { flow: ActorRefFrom<typeof clipboardMachine> }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Chosen>({ variant: 'FilledAccent1', size: 'Default' });
  const text = t`Save`;
  const name = t`The button pressed last`;
  const codeOf = (look: Chosen) => examplesOf(look, text).normal.code;
  const choose = (look: Chosen) => {
    setChosen(look);
    flow.send({ type: 'copy.requested', key: name, text: codeOf(look) });
  };
  return (
    <>
      <div className={styles.code}>
        <CodeSample flow={flow} name={name} code={codeOf(chosen)} />
      </div>
      <div className={styles.scroller} role="group" aria-label={t`Every variant in every size`}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Variant</Trans>
              </th>
              {keysOf(sizeTexts).map((size) => (
                <th key={size} scope="col">
                  <code>{size}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keysOf(variantTexts).map((variant) => (
              <tr key={variant} data-tinted={variant === 'FilledPageBg' || undefined}>
                <th scope="row">
                  <code>{variant}</code>
                </th>
                {keysOf(sizeTexts).map((size) => (
                  <td key={size}>
                    <Button
                      variant={variant}
                      size={size}
                      aria-label={`${text}: ${variant}, ${size}`}
                      onClick={() => choose({ variant, size })}
                    >
                      {text}
                    </Button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
