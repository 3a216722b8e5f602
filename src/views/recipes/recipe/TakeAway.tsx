import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import type { ActorRefFrom } from 'xstate';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import type { ShownAs } from '../../../../machines/recipes/shown-as.ts';
import type { takeAlongMachine } from '../../../../machines/recipes/take-along.machine.ts';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { commonText } from '../../../texts/error-texts.ts';
import { recipeText } from '../../../texts/recipe-text.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { Menu } from '../../../ui/Menu.tsx';
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

/** Exports the recipe as displayed: print, text, or a file for other programs. */
export function TakeAway({ recipe, shown, isKept = false, takeAlong }: TakeAwayProps) {
  const { t, i18n } = useLingui();
  const isFetching = useSelector(takeAlong, (snapshot) => snapshot.hasTag('busy'));
  const error = useSelector(takeAlong, (snapshot) => snapshot.context.error);
  const clipboard = useSelector(takeAlong, (snapshot) => snapshot.children.clipboard);
  const text = () => recipeText(recipe, shown, i18n);
  const items = [
    { key: 'print', label: <Trans>Print</Trans>, icon: <Printer />, onChoose: () => takeAlong.send({ type: 'print.requested' }) },
    {
      key: 'copy',
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
  return (
    <>
      <Menu label={t`Take the recipe along`} icon={<Printer />} items={items} isBusy={isFetching} />
      {clipboard !== undefined && <CopyNews clipboard={clipboard} text={text} />}
      <FormError>{commonText([], error, i18n)}</FormError>
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
