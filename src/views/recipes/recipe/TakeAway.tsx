import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import type { ActorRefFrom } from 'xstate';
import type { OvenScale } from '../../../../contract/recipes/oven.ts';
import type { Have } from '../../../../contract/recipes/scale-by.ts';
import type { Recipe, UnitSystem } from '../../../../contract/recipes/recipe.ts';
import type { recipeMachine } from '../../../../machines/recipes/recipe.machine.ts';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { recipeText } from '../../../texts/recipe-text.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

interface TakeAwayProps {
  recipe: Recipe;
  servings: number;
  unitSystem: UnitSystem;
  have: Have | null;
  oven: OvenScale | null;
  flow: ActorRefFrom<typeof recipeMachine>;
  clipboard: ActorRefFrom<typeof clipboardMachine>;
}

const canShare = () => 'share' in navigator;

/** A recipe on paper, as a text, or as a file for other programs: as it is shown now. */
export function TakeAway({ recipe, servings, unitSystem, have, oven, flow, clipboard }: TakeAwayProps) {
  const { t, i18n } = useLingui();
  const isCopied = useSelector(clipboard, (snapshot) => snapshot.matches('copied'));
  const hasFailed = useSelector(clipboard, (snapshot) => snapshot.matches('failed'));
  const text = () => recipeText(recipe, { servings, unitSystem, have, oven }, i18n);
  const items = [
    { key: 'print', label: <Trans>Print</Trans>, icon: <Printer />, onChoose: () => flow.send({ type: 'print.requested' }) },
    {
      key: 'copy',
      label: <Trans>Copy as text</Trans>,
      icon: <Copy />,
      onChoose: () => clipboard.send({ type: 'copy.requested', key: 'recipe', text: text() }),
    },
    ...(canShare()
      ? [
          {
            key: 'send',
            label: <Trans>Send as text</Trans>,
            icon: <Send />,
            onChoose: () => flow.send({ type: 'text.sent', title: recipe.title, text: text() }),
          },
        ]
      : []),
    {
      key: 'file',
      label: <Trans>Download for other apps</Trans>,
      icon: <Download />,
      onChoose: () => flow.send({ type: 'file.requested' }),
    },
  ];
  return (
    <>
      <Menu label={t`Take the recipe along`} icon={<Printer />} items={items} />
      <StatusMessage>{isCopied && <Trans>Copied</Trans>}</StatusMessage>
      {hasFailed && (
        // The browser does not let the page write: it is copied by hand.
        <TextArea label={<Trans>Copy as text</Trans>} name="recipe-text" readOnly value={text()} onValueChange={() => undefined} />
      )}
    </>
  );
}
