import { sayText, type ModalBox, type ModalText } from '../../../../machines/shell/modal.model.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './ConfirmBox.module.css';
import { modalBox, type ModalContentProps } from './modal-view.ts';

interface Answers {
  text: ModalText;
  yes: ModalText;
  no: ModalText;
  isDangerous?: boolean;
}

/** A question with two buttons. Cancel comes first, so that Enter does no harm. */
export function ConfirmBox({ content: { text, yes, no, isDangerous }, onClose }: ModalContentProps<Answers>) {
  return (
    <>
      <p>{sayText(text)}</p>
      <div className={styles.answers}>
        <Button variant="Outlined" onClick={() => onClose(false)} data-first-focus>
          {sayText(no)}
        </Button>
        <Button variant={isDangerous ? 'FilledDanger' : 'FilledAccent1'} onClick={() => onClose(true)}>
          {sayText(yes)}
        </Button>
      </div>
    </>
  );
}

export const confirmBox = ({ title, ...answers }: Answers & { title: ModalText }): ModalBox => modalBox(ConfirmBox, answers, { title });
