import { Trans, useLingui } from '@lingui/react/macro';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { Animations } from './Animations.tsx';
import { ButtonMatrix } from './ButtonMatrix.tsx';
import { ButtonVariants } from './ButtonVariants.tsx';
import { CodeSample } from './CodeSample.tsx';
import { ShowcaseLayout } from './ShowcaseLayout.tsx';

const imports = `import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Animated } from '../../../ui/Animated.tsx';`;

/** /buttons: every variant and size, in every state, with the code to copy. */
export function ButtonsPage({ flow }: PageProps<typeof clipboardMachine>) {
  const { t } = useLingui();
  return (
    <ShowcaseLayout
      title={<Trans>Buttons</Trans>}
      intro={
        <p>
          <Trans>
            What can be pressed, and what it looks like while it can, while it works and while it cannot. Point at them, press them, walk
            through them by keyboard.
          </Trans>
        </p>
      }
      sections={[
        {
          id: 'use',
          title: <Trans>How to use them</Trans>,
          intro: (
            <Trans>
              An action is a Button, a way to another page a ButtonLink. Both take a variant and a size; an icon stands before the text. A
              button that waits for an answer gets isLoading: it keeps its width and its name, and cannot be pressed twice.
            </Trans>
          ),
          body: <CodeSample flow={flow} name={t`Imports`} code={imports} />,
        },
        {
          id: 'all',
          title: <Trans>All of them</Trans>,
          intro: <Trans>Eleven variants in five sizes. Press one to copy its code.</Trans>,
          body: <ButtonMatrix flow={flow} />,
        },
        {
          id: 'variants',
          title: <Trans>Variants and states</Trans>,
          intro: <Trans>What each variant is for, in each of its states.</Trans>,
          body: <ButtonVariants flow={flow} />,
        },
        {
          id: 'animations',
          title: <Trans>Animations</Trans>,
          intro: (
            <Trans>
              Sparingly: something that arrives bounces in, something that must not be missed pulsates three times. Both stand still for
              people who asked for less motion.
            </Trans>
          ),
          body: <Animations flow={flow} />,
        },
      ]}
    />
  );
}
