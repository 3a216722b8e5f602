import { useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import styles from './PasswordField.module.css';
import { TextField } from './TextField.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'asideEnd'> & {
  /** `current-password` to sign in, `new-password` to choose one: password managers depend on it. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a show button. Pasting is always allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <button
      className={styles.toggle}
      type="button"
      aria-label={t`Show password`}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      {isShown ? <EyeOff /> : <Eye />}
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      asideEnd={toggle}
    />
  );
}
