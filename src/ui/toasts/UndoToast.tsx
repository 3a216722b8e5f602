import { Trans } from '@lingui/react/macro';
import { Button } from '../Button.tsx';

interface UndoToastProps {
  text: string;
  onUndo: () => void;
}

/** Says what was done, with a button that takes it back. */
export function UndoToast({ text, onUndo }: UndoToastProps) {
  return (
    <div className="toast-undo">
      <span>{text}</span>
      <Button variant="Outlined" size="Flat" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
