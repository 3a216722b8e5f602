import { Trans, useLingui } from '@lingui/react/macro';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { CodeSample } from './CodeSample.tsx';
import { Drawings } from './Drawings.tsx';
import { IconGrid } from './IconGrid.tsx';
import { ShowcaseLayout } from './ShowcaseLayout.tsx';

const sized = `.icon {
  inline-size: var(--icon);
  block-size: var(--icon);
}`;

/** /icons: every icon the product uses, and our own drawings, with the code to copy. */
export function IconsPage({ flow }: PageProps<typeof clipboardMachine>) {
  const { t } = useLingui();
  return (
    <ShowcaseLayout
      title={<Trans>Icons</Trans>}
      intro={
        <p>
          <Trans>
            One set of lines for all that can be done, and drawings of our own for what should be remembered. An icon never says alone what
            a button does: a text stands beside it, or is its name.
          </Trans>
        </p>
      }
      sections={[
        {
          id: 'use',
          title: <Trans>How to use them</Trans>,
          intro: (
            <Trans>
              Each icon is a component of its own, so that a page fetches those that it shows and no others. It has the colour of the text
              around it and is hidden from screen readers. Give it a size of the theme: 1em in a text, --icon in a button, --icon-big in a
              list.
            </Trans>
          ),
          body: <CodeSample flow={flow} name={t`A size`} code={sized} />,
        },
        {
          id: 'icons',
          title: <Trans>Icons in use</Trans>,
          intro: <Trans>Read from the sources when the pages are built: what is not here, no page shows.</Trans>,
          body: <IconGrid flow={flow} />,
        },
        {
          id: 'drawings',
          title: <Trans>Our own drawings</Trans>,
          intro: <Trans>Drawn for this product, in the colours of its theme. None is fetched from elsewhere.</Trans>,
          body: <Drawings flow={flow} />,
        },
      ]}
    />
  );
}
