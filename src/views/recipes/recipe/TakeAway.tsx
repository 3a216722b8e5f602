import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import type { ShownAs } from '../../../../machines/recipes/shown-as.ts';
import type { takeAlongMachine } from '../../../../machines/recipes/take-along.machine.ts';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { recipeText } from '../../../texts/recipe-text.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

interface TakeAwayProps {
  recipe: Recipe;
  shown: ShownAs;
  /** True for the browser's copy: its file is created offline. */
  isKept?: boolean;
  takeAlong: ActorRefFrom<typeof takeAlongMachine>;
}

const canShare = () => 'share' in navigator;

/** Ways to export the recipe as displayed: print, text, or a file for other programs. `news`: what came of it, to be shown below the menu. */
export function useTakeAway({ recipe, shown, isKept = false, takeAlong }: TakeAwayProps) {
  const { i18n } = useLingui();
  const isBusy = useSelector(takeAlong, (snapshot) => snapshot.hasTag('busy'));
  const error = useSelector(takeAlong, (snapshot) => snapshot.context.error);
  const clipboard = useSelector(takeAlong, (snapshot) => snapshot.children.clipboard);
  const text = () => recipeText(recipe, shown, i18n);
  const items: MenuItem[] = [
    { key: 'print', label: <Trans>Print</Trans>, icon: <Printer />, onChoose: () => takeAlong.send({ type: 'print.requested' }) },
    {
      key: 'text',
      label: <Trans>Copy as text</Trans>,
      icon: <Copy />,
      onChoose: () => takeAlong.send({ type: 'copy.requested', text: text() }),
    },
    ...(canShare()
      ? [
          {
            key: 'send',
            label: <Trans>Send as text</Trans>,
            icon: <Send />,
            onChoose: () => takeAlong.send({ type: 'text.sent', title: recipe.title, text: text() }),
          },
        ]
      : []),
    {
      key: 'file',
      label: <Trans>Download for other apps</Trans>,
      icon: <Download />,
      onChoose: () => takeAlong.send({ type: isKept ? 'offline.file.requested' : 'file.requested', recipe }),
    },
  ];
  const news: ReactNode = (
    <>
      {clipboard !== undefined && <CopyNews clipboard={clipboard} text={text} />}
      <FormError>{commonText([], error, i18n)}</FormError>
    </>
  );
  return { items, isBusy, news };
}

/** The menu of a recipe that is not the reader's own. */
export function TakeAway(props: TakeAwayProps) {
  const { t } = useLingui();
  const { items, isBusy, news } = useTakeAway(props);
  const { title } = props.recipe;
  return (
    <>
      <Menu label={t`More for: ${title}`} words={<Trans>More</Trans>} icon={<Ellipsis />} items={items} isBusy={isBusy} />
      {news}
    </>
  );
}

function CopyNews({ clipboard, text }: { clipboard: ActorRefFrom<typeof clipboardMachine>; text: () => string }) {
  const isCopied = useSelector(clipboard, (snapshot) => snapshot.matches('copied'));
  const hasFailed = useSelector(clipboard, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      <StatusMessage>{isCopied && <Trans>Copied</Trans>}</StatusMessage>
      {hasFailed && (
        // The browser forbids clipboard access: the user copies by hand.
        <TextArea label={<Trans>Copy as text</Trans>} name="recipe-text" readOnly value={text()} onValueChange={() => undefined} />
      )}
    </>
  );
}
