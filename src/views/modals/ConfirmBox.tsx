import { Button } from '../../ui/Button.tsx';
import styles from './ConfirmBox.module.css';
import type { ModalContentProps } from './modal-view.ts';

interface Answers {
  text: string;
  yes: string;
  no: string;
  isDangerous?: boolean;
}

/** A question with two buttons. The way out comes first, so that Enter alone does no harm. */
export function ConfirmBox({ content: { text, yes, no, isDangerous }, onClose }: ModalContentProps<Answers>) {
  return (
    <>
      <p>{text}</p>
      <div className={styles.answers}>
        <Button variant="Outlined" onClick={() => onClose(false)} data-first-focus>
          {no}
        </Button>
        <Button variant={isDangerous ? 'FilledDanger' : 'FilledAccent1'} onClick={() => onClose(true)}>
          {yes}
        </Button>
      </div>
    </>
  );
}
