import { Button } from '../Button.tsx';

interface ActionToastProps {
  text: string;
  /** The button's label. */
  label: string;
  onPress: () => void;
}

/** Reports an event with a button for the next step. */
export function ActionToast({ text, label, onPress }: ActionToastProps) {
  return (
    <div className="toast-action">
      <span dir="auto">{text}</span>
      <Button variant="Outlined" size="Flat" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
