import { Trans, useLingui } from '@lingui/react/macro';
import ChefHat from 'lucide-react/icons/chef-hat';
import type { SubmitEvent } from 'react';
import { longestTrial } from '../../../../contract/kitchen/trial-path.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './TryForm.module.css';

/** One field and its button: what is described is cooked on the next page. The browser keeps the text, so that it may be typed before the code comes. */
export function TryForm({ onDescribe }: { onDescribe: (text: string) => void }) {
  const { t } = useLingui();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('description');
    onDescribe(typeof text === 'string' ? text : '');
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <Field label={<Trans>Describe a dish</Trans>} isLabelHidden frame="none">
        {({ className: _, ...control }) => (
          <input
            {...control}
            className={styles.field}
            type="text"
            name="description"
            dir="auto"
            maxLength={longestTrial}
            autoComplete="off"
            enterKeyHint="go"
            placeholder={t`Chickpea curry without nuts`}
          />
        )}
      </Field>
      <Button type="submit" size="Flat" icon={<ChefHat />} className={styles.send}>
        <Trans>Make a recipe</Trans>
      </Button>
    </form>
  );
}
