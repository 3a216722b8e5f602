import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import { longestLine } from '../../../../contract/recipes/shopping.ts';
import type { shoppingMachine } from '../../../../machines/recipes/shopping.machine.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './ShoppingPage.module.css';

/** Adds a custom item. */
export function LineForm({ flow }: Pick<PageProps<typeof shoppingMachine>, 'flow'>) {
  const text = useSelector(flow, (snapshot) => snapshot.context.text);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'line.submitted' });
      }}
    >
      <TextField
        label={<Trans>What else do you need?</Trans>}
        maxLength={longestLine}
        dir="auto"
        value={text}
        onValueChange={(typed) => flow.send({ type: 'text.changed', text: typed })}
      />
      <Button type="submit" icon={<Plus />}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
