import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../app/app-context.tsx';
import styles from './WhoCooks.module.css';

/** Names the cook before the order, so that a change of cook is never silent; the recipe names it, too. */
export function WhoCooks() {
  const { kitchen } = useApp().config;
  return (
    <p className={styles.who}>
      {kitchen === 'built-in' ? (
        <Trans>The built-in kitchen will cook this, from its own cookbook.</Trans>
      ) : (
        <Trans>An AI model will write this recipe. It can be wrong, so trust your senses.</Trans>
      )}
    </p>
  );
}
