import { Button } from '../Button.tsx';

interface ActionToastProps {
  text: string;
  /** What the button says. */
  label: string;
  onPress: () => void;
}

/** Says what has happened, with a button for what comes next. */
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
